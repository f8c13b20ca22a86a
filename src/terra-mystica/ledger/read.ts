/**
 * Reading ledger files: the text of a game as the community writes it (chapter 24), with every figure of every row. Any text is
 * untrusted: reading is total and bounded, and a fault names the line.
 *
 * @packageDocumentation
 */
import { type Either, isLeft, left, right } from 'fp-ts/Either';
import { type Fault, fault, show } from '../../core/fault.js';
import { defaultOptions, type Options } from '../options.js';
import { editions } from '../tables/faction.js';
import { type FactionId, factions } from '../tables/factions/index.js';
import { type MapId, maps } from '../tables/maps.js';
import { type BonusId, bonusTiles, type FinalId, finalTiles, type ScoringId, scoringTiles } from '../tables/tiles.js';
import type { Figures } from './figures.js';

/** One row of a seat. */
export interface LedgerRow {
  readonly _tag: 'Row';
  /** Line of the file, from 1. */
  readonly line: number;
  /** Whose row it is. */
  readonly faction: FactionId;
  /** What the row says of the seat after its commands. */
  readonly figures: Figures;
  /** Amounts offered by the row's buildings, ascending. */
  readonly offers: readonly number[];
  /** The commands, in small letters, in order. */
  readonly commands: readonly string[];
}

/** A comment that matters for the course of the game. */
export interface LedgerComment {
  readonly _tag: 'Dropped' | 'Scoring';
  /** Line of the file, from 1. */
  readonly line: number;
  /** The faction that left, or what is scored. */
  readonly name: string;
}

/** A ledger file, read. */
export interface Ledger {
  /** The options that its header tells, with the set-up in full. */
  readonly options: Options;
  /** Rows and comments in the order of the file. */
  readonly items: readonly (LedgerRow | LedgerComment)[];
}

const limits = { text: 4_000_000, lines: 20_000, line: 2_000 } as const;

const columns = 15;

const factionNames = new Map<string, FactionId>(factions.map(({ id }) => [id, id]));

/** Switches that ledger headers may hold and that change nothing for us. */
const switches = new Set<string>([
  'mini-expansion-1',
  'shipping-bonus',
  'temple-scoring-tile',
  'variable-turn-order',
  'fire-and-ice-final-scoring',
  'fire-and-ice-factions/ice',
  'fire-and-ice-factions/volcano',
  'fire-and-ice-factions/variable_v5',
  'fire-and-ice-factions/variable',
  'fire-and-ice-factions/variable_v2',
  'fire-and-ice-factions/variable_v3',
  'fire-and-ice-factions/variable_v4',
  'errata-cultist-power',
  'strict-leech',
  'strict-darkling-sh',
  'strict-chaosmagician-sh',
  'manual-fav5',
  'email-notify',
  'maintain-player-order',
]);

/** The header of a ledger while it is read. */
interface Header {
  readonly on: Set<string>;
  readonly scoring: (ScoringId | undefined)[];
  readonly removed: Set<BonusId>;
  readonly finals: FinalId[];
  map: MapId;
  players: number;
}

const at = (line: number, reason: string): Either<Fault, never> => left(fault([`line ${line}`], reason));

const patterns = {
  option: /^option (\S+)$/,
  map: /^map (\S+)$/,
  scoring: /^Round ([1-6]) scoring: (SCORE\d)\b/,
  removed: /^Removing tile (BON\d+)$/,
  player: /^Player ([1-5]):/,
  final: /^Added final scoring tile: (\S+)$/,
  dropped: /^([a-z]+) dropped from the game/,
  scored: /^Scoring (\S+)/,
} as const;

/** Reads a comment line into the header, or gives what it says of the course of the game. */
const readComment = (text: string, line: number, header: Header): Either<Fault, LedgerComment | undefined> => {
  // Most comments are headings of rounds and turns: nothing for the rules.
  if (text.startsWith('Round ') && !text.includes(' scoring: ')) return right(undefined);
  const option = patterns.option.exec(text)?.[1];
  if (option !== undefined) {
    if (!switches.has(option)) return at(line, `the option ${show(option)} is not supported`);
    header.on.add(option);
    return right(undefined);
  }
  const map = patterns.map.exec(text)?.[1];
  if (map !== undefined) {
    const known = maps.find(({ ledgerId }) => ledgerId === map);
    if (known === undefined) return at(line, `no map ${show(map)}`);
    header.map = known.id;
    return right(undefined);
  }
  const [, round, tile] = patterns.scoring.exec(text) ?? [];
  if (round !== undefined && tile !== undefined) {
    const known = scoringTiles.find(({ id }) => id === tile);
    if (known === undefined) return at(line, `no scoring tile ${show(tile)}`);
    header.scoring[Number(round) - 1] = known.id;
    return right(undefined);
  }
  const removed = patterns.removed.exec(text)?.[1];
  if (removed !== undefined) {
    const known = bonusTiles.find(({ id }) => id === removed);
    if (known === undefined) return at(line, `no bonus tile ${show(removed)}`);
    header.removed.add(known.id);
    return right(undefined);
  }
  const player = patterns.player.exec(text)?.[1];
  if (player !== undefined) {
    header.players = Math.max(header.players, Number(player));
    return right(undefined);
  }
  const final = patterns.final.exec(text)?.[1];
  if (final !== undefined) {
    const known = finalTiles.find((id) => id === final);
    if (known === undefined) return at(line, `no final scoring tile ${show(final)}`);
    if (!header.finals.includes(known)) header.finals.push(known);
    return right(undefined);
  }
  const dropped = patterns.dropped.exec(text)?.[1];
  if (dropped !== undefined) return right({ _tag: 'Dropped', line, name: dropped });
  const scored = patterns.scored.exec(text)?.[1];
  return right(scored === undefined ? undefined : { _tag: 'Scoring', line, name: scored });
};

const [zero, nine] = [48, 57];

/** A whole number of one to three digits between two places of a text; NaN for anything else. By hand: rows have eleven. */
const digits = (text: string, from: number, to: number): number => {
  if (to <= from || to - from > 3) return Number.NaN;
  let value = 0;
  for (let place = from; place < to; place++) {
    const code = text.charCodeAt(place);
    if (code < zero || code > nine) return Number.NaN;
    value = 10 * value + code - zero;
  }
  return value;
};

/** A number before a unit. */
const numberIn = (text: string, unit: string): number =>
  text.endsWith(unit) ? digits(text, 0, text.length - unit.length) : Number.NaN;

/** So many numbers with slashes between them, before a unit; as many NaN if the text is not that. */
const numbersIn = (text: string, count: number, unit: string): readonly number[] => {
  const found: number[] = [];
  const end = text.endsWith(unit) ? text.length - unit.length : 0;
  for (let from = 0; found.length < count; ) {
    const slash = text.indexOf('/', from);
    const to = slash < 0 || found.length === count - 1 ? end : slash;
    found.push(digits(text, from, to));
    from = to + 1;
  }
  return found;
};

const figuresIn = (cells: readonly string[]): Figures => {
  const power = numbersIn(cells[10] ?? '', 3, ' PW');
  const cults = numbersIn(cells[12] ?? '', 4, '');
  return {
    vp: numberIn(cells[2] ?? '', ' VP'),
    coins: numberIn(cells[4] ?? '', ' C'),
    workers: numberIn(cells[6] ?? '', ' W'),
    priests: numberIn(cells[8] ?? '', ' P'),
    power: [num(power, 0), num(power, 1), num(power, 2)],
    cults: [num(cults, 0), num(cults, 1), num(cults, 2), num(cults, 3)],
  };
};

const num = (list: readonly number[], index: number): number => list[index] ?? Number.NaN;

/** Whether every figure was read: a sum with a NaN in it is none. */
const isComplete = ({ vp, coins, workers, priests, power, cults }: Figures): boolean =>
  !Number.isNaN(
    vp + coins + workers + priests + power[0] + power[1] + power[2] + cults[0] + cults[1] + cults[2] + cults[3],
  );

const none: readonly number[] = [];

const offersIn = (text: string): readonly number[] =>
  text === ''
    ? none
    : text
        .split(' ')
        .filter((part) => part !== '')
        .map((part) => digits(part, 0, part.length))
        .sort((a, b) => a - b);

const commandsIn = (text: string): readonly string[] => {
  const small = text.toLowerCase();
  if (!small.includes('.')) return small.trim() === '' ? [] : [small.trim()];
  return small
    .split('.')
    .map((command) => command.trim())
    .filter((command) => command !== '');
};

const readRow = (text: string, line: number): Either<Fault, LedgerRow> => {
  const cells = text.split('\t');
  if (cells.length !== columns) return at(line, `a row has ${columns} columns, not ${cells.length}`);
  const name = cells[0] ?? '';
  const faction = factionNames.get(name) ?? factionNames.get(name.trim());
  if (faction === undefined) return at(line, `no faction ${show(name)}`);
  const figures = figuresIn(cells);
  if (!isComplete(figures)) return at(line, 'the figures of the row cannot be read');
  const offers = offersIn(cells[13] ?? '');
  if (offers.some(Number.isNaN)) return at(line, 'the offers of the row cannot be read');
  return right({ _tag: 'Row', line, faction, figures, offers, commands: commandsIn(cells[14] ?? '') });
};

/** The options of a header: exactly what it lists (TMY-24.3). */
const optionsOf = (header: Header, leech: Options['leech-timing']): Either<Fault, Options> => {
  const scoring = header.scoring.flatMap((id) => id ?? []);
  if (scoring.length !== 6) return at(1, 'the scoring tiles of six rounds are missing');
  if (header.players < 2) return at(1, 'a game has 2 to 5 players');
  const on = (name: string): boolean => header.on.has(name);
  if (editions.filter((edition) => on(`fire-and-ice-factions/${edition}`)).length > 1)
    return left(fault(['line 1'], 'one edition of the variable factions is played', 'TMY-18.2'));
  const bonus = bonusTiles
    .filter(({ id, option }) => !header.removed.has(id) && (option === null || on(option)))
    .map(({ id }) => id);
  if (bonus.length !== header.players + 3)
    return at(1, `${header.players} players need ${header.players + 3} bonus tiles, not ${bonus.length}`);
  return right({
    ...defaultOptions,
    players: header.players,
    map: header.map,
    'leech-timing': leech,
    'mini-expansion-1': on('mini-expansion-1'),
    'shipping-bonus': on('shipping-bonus'),
    'temple-scoring-tile': on('temple-scoring-tile'),
    'variable-turn-order': on('variable-turn-order'),
    'fire-and-ice-final-scoring': header.finals.length > 0,
    'fire-and-ice-factions/ice': on('fire-and-ice-factions/ice'),
    'fire-and-ice-factions/volcano': on('fire-and-ice-factions/volcano'),
    'fire-and-ice-factions/variable_v5': on('fire-and-ice-factions/variable_v5'),
    'fire-and-ice-factions/variable': on('fire-and-ice-factions/variable'),
    'fire-and-ice-factions/variable_v2': on('fire-and-ice-factions/variable_v2'),
    'fire-and-ice-factions/variable_v3': on('fire-and-ice-factions/variable_v3'),
    'fire-and-ice-factions/variable_v4': on('fire-and-ice-factions/variable_v4'),
    'errata-cultist-power': on('errata-cultist-power'),
    'strict-leech': on('strict-leech'),
    'strict-darkling-sh': on('strict-darkling-sh'),
    'manual-fav5': on('manual-fav5'),
    'maintain-player-order': true,
    setup: { scoring, bonus, final: header.finals, start: 0 },
  });
};

/**
 * Reads the text of a ledger, without playing it. A text that is no ledger, or a line too long or of the wrong shape, is a fault whose
 * reason names the line. Texts of more than four million characters are refused.
 *
 * @param text - the ledger, line by line
 * @param leech - when offers are answered: ledgers of played games need `deferred`; those that keep the order of the rule book replay in both
 * ways
 * @example
 * ```ts
 * import { isLeft, printFault } from 'rulehouse';
 * import { readLedger } from 'rulehouse/terra-mystica/ledger';
 * const read = readLedger('cultists\tnonsense');
 * if (isLeft(read)) console.log(printFault(read.left)); // line 1: a row has 15 columns, not 2
 * ```
 */
export const readLedger = (text: string, leech: Options['leech-timing'] = 'deferred'): Either<Fault, Ledger> => {
  if (text.length > limits.text) return at(1, `a ledger has at most ${limits.text} characters`);
  const lines = (text.includes('\r') ? text.replaceAll('\r\n', '\n') : text).split('\n');
  if (lines.length > limits.lines) return at(1, `a ledger has at most ${limits.lines} lines`);
  const header: Header = { on: new Set(), scoring: [], removed: new Set(), finals: [], map: 'original', players: 0 };
  const items: (LedgerRow | LedgerComment)[] = [];
  for (const [index, raw] of lines.entries()) {
    const line = index + 1;
    if (raw.length > limits.line) return at(line, `a line has at most ${limits.line} characters`);
    if (raw.includes('\t')) {
      const row = readRow(raw, line);
      if (isLeft(row)) return row;
      items.push(row.right);
      continue;
    }
    const comment = readComment(raw.trim(), line, header);
    if (isLeft(comment)) return comment;
    if (comment.right !== undefined) items.push(comment.right);
  }
  const options = optionsOf(header, leech);
  return isLeft(options) ? options : right({ options: options.right, items });
};
