/**
 * All options (chapter 18): their defaults, and a codec that checks set-ups and external JSON.
 *
 * @packageDocumentation
 */
import { left, right } from 'fp-ts/Either';
import * as t from 'io-ts';
import { refined, ruled } from '../../../core/reading/codec.js';
import { isObject, optionsOf } from '../../../core/reading/objects.js';
import { defaultsOf } from '../../../core/reading/options.js';
import { described, schemaOf } from '../../../core/reading/schema.js';
import { constant } from '../../../core/values/constant.js';
import { fault } from '../../../core/values/fault.js';
import { editions } from '../tables/faction.js';
import { type FactionId, factions } from '../tables/factions/index.js';
import { bonusTiles, scoringTiles } from '../tables/tiles.js';
import { editionsOn, fireAndIce, type Options, optionTable, switchesOf } from './options.js';
import { isPlayable } from './playable.js';

const distinct = (items: readonly unknown[]): boolean => new Set(items).size === items.length;

/** True if a tile is not in the game because the option that adds it is off. */
const isLeftOut = (options: Omit<Options, 'setup'>, option: 'temple-scoring-tile' | 'shipping-bonus' | null): boolean =>
  option !== null && !options[option];

/** Why the factions given for an auction do not fit the other options; undefined if they fit. @rule TMY-13.9 */
const tokensFault = (tokens: readonly FactionId[], options: Omit<Options, 'setup'>): string | undefined => {
  const chosen = factions.filter(({ id }) => tokens.includes(id));
  if (!options.auction) return 'faction tokens need the option auction';
  if (tokens.length !== options.players) return 'there are as many faction tokens as players';
  if (!distinct(tokens) || !distinct(chosen.map(({ board }) => board)))
    return 'the faction tokens are from different boards';
  return chosen.every((faction) => isPlayable(switchesOf(options), faction)) ? undefined : 'a faction needs its option';
};

/** Why a given set-up does not fit the other options; undefined if the set-up fits. */
const setupFault = ({ setup, ...options }: Options): string | undefined => {
  if (setup === null) return undefined;
  const scoring = setup.scoring.map((id) => scoringTiles.find((tile) => tile.id === id));
  const bonus = setup.bonus.map((id) => bonusTiles.find((tile) => tile.id === id));
  if (!distinct(setup.scoring) || !distinct(setup.bonus) || !distinct(setup.final)) return 'every tile is there once';
  if (scoring.some((tile, index) => tile === undefined || index >= tile.lastRound))
    return 'a scoring tile lies too late';
  if (setup.bonus.length !== options.players + 3) return 'players + 3 bonus tiles are in the game';
  if (scoring.some((tile) => tile !== undefined && isLeftOut(options, tile.option)))
    return 'a scoring tile needs its option';
  if (bonus.some((tile) => tile !== undefined && isLeftOut(options, tile.option)))
    return 'a bonus tile needs its option';
  if (setup.final.length > 0 !== options['fire-and-ice-final-scoring']) return 'final scoring tiles need their option';
  if (setup.start >= options.players) return 'the start seat is at the table';
  return setup.tokens === undefined ? undefined : tokensFault(setup.tokens, options);
};

const plain = optionsOf<Options>('Terra Mystica options', optionTable);

/** True if the given options choose an edition in place of the one that the named option adds. @rule TMY-18.2 */
const isReplaced = (u: Readonly<Record<string, unknown>>, name: string): boolean =>
  name === 'fire-and-ice-factions/variable_v5' &&
  editions.some((edition) => u[`fire-and-ice-factions/${edition}`] === true);

/** Turns on the options of Fire & Ice if a map of that expansion is chosen, except options that are set explicitly. */
const withExpansion = (u: unknown): unknown =>
  // An object with more keys than there are options is always rejected, so do not copy it.
  isObject(u) && (u['map'] === 'fire-ice' || u['map'] === 'fire-ice-2') && Object.keys(u).length <= optionCount
    ? Object.fromEntries([
        ...fireAndIce
          .filter((name) => !Object.hasOwn(u, name) && !isReplaced(u, name))
          .map((name) => [name, true] as const),
        ...Object.entries(u),
      ])
    : u;

const optionCount = Object.keys(optionTable).length;

const filled = described(
  new t.Type<Options, unknown>(plain.name, plain.is, (u, c) => plain.validate(withExpansion(u), c), plain.encode),
  schemaOf(plain),
);

/** JSON codec of the options: an object in which every key may be left out. @rule TMY-18 */
export const options: t.Type<Options, unknown> = ruled(
  'TMY-18',
  refined(filled, 'Terra Mystica options', (value) => {
    if (editionsOn(value).length > 1)
      return left(fault(['fire-and-ice-factions/variable'], 'one edition of these factions is played', 'TMY-18.2'));
    const wrong = setupFault(value);
    return wrong === undefined ? right(value) : left(fault(['setup'], wrong, 'TMY-13.1'));
  }),
);

/**
 * The default of every option, on the base map. The options of Fire & Ice are on by default if a map of that expansion is played.
 *
 * @rule TMY-18
 * @example
 * ```ts
 * import { defaultOptions } from 'rulehouse/terra-mystica';
 * [defaultOptions.players, defaultOptions.map]; // [4, 'original']
 * ```
 */
export const defaultOptions: Options = constant(defaultsOf<Options>(optionTable));
