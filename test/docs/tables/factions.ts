/** The page about the factions, generated from the tables of the code. */
import { type Faction, type FactionId, factions, type Kind, kinds } from '../../../src/games/terra-mystica/index.js';
import { kindTitles, structureSupply } from '../../../src/games/terra-mystica/tables/pieces.js';
import { abilities, digText, homeText, shipText } from './abilities.js';
import { many, table } from './words.js';

const income = (faction: Faction, kind: Kind): string => {
  const { coins = [], workers = [], priests = [], power = [] } = faction.income[kind];
  const parts = [
    [coins, 'C'],
    [workers, 'W'],
    [priests, 'P'],
    [power, 'PW'],
  ] as const;
  return (
    parts
      .flatMap(([values, sign]) =>
        values.length === 0 ? [] : [`${values.slice(kind === 'D' ? 0 : 1).join(' ')} ${sign}`],
      )
      .join(', ') || '-'
  );
};

/** The page as Markdown. */
export const factionPage = (): string => {
  const all: readonly (Faction & { readonly id: FactionId })[] = factions;
  const name = ({ title, id }: { readonly title: string; readonly id: string }): string => `[${title}](#${id})`;
  const starts = table(
    ['faction', 'home', 'coins', 'workers', 'priests', 'power in bowls I, II', 'Fire, Water, Earth, Air', 'points'],
    all.map((one) => [
      name(one),
      homeText(one),
      one.start.coins,
      one.start.workers,
      one.start.priests,
      one.start.power.join(', '),
      one.start.cults.join(', '),
      one.start.vp,
    ]),
  );
  const costs = table(
    ['faction', 'dwelling', 'trading house', 'without a neighbour', 'temple', 'stronghold', 'sanctuary'],
    all.map((one) => {
      const price = ([workers, coins]: readonly [number, number]): string => `${String(workers)} W, ${String(coins)} C`;
      const { D, TP, TE, SH, SA } = one.costs;
      return [name(one), price(D), price(TP), price([TP[0], 2 * TP[1]]), price(TE), price(SH), price(SA)];
    }),
  );
  const incomes = table(
    ['faction', ...kinds.map((kind) => kindTitles[kind])],
    all.map((one) => [name(one), ...kinds.map((kind) => income(one, kind))]),
  );
  const ways = table(
    ['faction', 'a spade by level', 'shipping'],
    all.map((one) => [name(one), digText(one), shipText(one)]),
  );
  const sections = all.map((one) => {
    const list = abilities(one);
    return `### ${one.title} {#${one.id}}\n\nHome: ${homeText(one)}. ${one.pack === 'base' ? 'Base game' : `Fire & Ice (${one.pack})`}.\n\n${list.join('\n')}\n`;
  });
  return `---
description: 'All 20 factions of Terra Mystica: start, costs, income, abilities.'
synonyms: 'factions, races, prices, incomes, abilities'
aside: false
---

# Factions of Terra Mystica

This page lists all ${String(all.length)} factions, generated from the code: their starting resources, costs, income and special abilities. A test compares this page with the tables of
\`rulehouse/terra-mystica\`. C stands for coins, W for workers, P for priests, PW for power.

Every faction has ${kinds.map((kind) => many(structureSupply[kind], kindTitles[kind], kindTitles[kind] === 'sanctuary' ? 'sanctuaries' : `${kindTitles[kind]}s`)).join(', ')}.

## At the beginning

${starts}

## Prices

A trading house is cheaper next to another player's structure (TMY-6.2).

${costs}

## Income

This is a faction's income in each round by the number of structures built: for 0, 1, 2 … dwellings, and for 1, 2 … of the others (TMY-14.1).

${incomes}

## Digging and shipping

${ways}

## What only they can do

${sections.join('\n')}`;
};
