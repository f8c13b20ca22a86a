/**
 * Reads ledger files: games in the community's text format (chapter 24), with every figure of every row. Ledgers may come from anywhere, so reading
 * never throws, the size of a ledger is limited, and every fault names the line.
 *
 * @packageDocumentation
 */
import { type Either, isLeft, right } from 'fp-ts/Either';
import { constant } from '../../../core/values/constant.js';
import { type Fault, show } from '../../../core/values/fault.js';
import type { Options } from '../codecs.js';
import { type FactionId, factions } from '../tables/factions/index.js';
import { numberBetween } from '../text/digits.js';
import type { Figures } from './figures.js';
import { blankHeader, type Header, inLine, type LedgerComment, optionsOf, readComment } from './header.js';

/** A row of a ledger, which belongs to one seat. */
export interface LedgerRow {
  readonly _tag: 'Row';
  /** The number of the line in the file, counted from 1. */
  readonly line: number;
  /** The faction of the row. */
  readonly faction: FactionId;
  /** The figures that the row gives for its seat after the commands. */
  readonly figures: Figures;
  /** The power that the row's buildings offer: one amount for each seat that gets an offer, in ascending order (TMY-24.2). */
  readonly offers: readonly number[];
  /** The commands of the row, in order and in lower case. */
  readonly commands: readonly string[];
}

/** The contents of a ledger file. */
export interface Ledger {
  /** The options in the header of the file, including the complete set-up. */
  readonly options: Options;
  /** The rows and comments of the ledger, in the order of the file. */
  readonly items: readonly (LedgerRow | LedgerComment)[];
}

const limits = { text: 4_000_000, lines: 20_000, line: 10_000 } as const;

const columns = 15;

const factionNames = new Map<string, FactionId>(factions.map(({ id }) => [id, id]));

/** The faction that a cell names, in any spelling. */
const factionIn = (cell: string): FactionId | undefined =>
  factionNames.get(cell) ?? factionNames.get(cell.trim().toLowerCase());

/** Reads a number of one to three digits from a row. */
const digits = (text: string, from: number, to: number): number => numberBetween(text, from, to, 3);

/** A line with the places of its start, its tabs and its end, so that most cells can be read without creating strings. */
interface Cells {
  readonly text: string;
  readonly tabs: readonly number[];
}

const cellsIn = (text: string): Cells => {
  const tabs = [-1];
  for (let tab = text.indexOf('\t'); tab >= 0; tab = text.indexOf('\t', tab + 1)) tabs.push(tab);
  tabs.push(text.length);
  return { text, tabs };
};

const beginOf = ({ tabs }: Cells, cell: number): number => tabs[cell]! + 1;
const endOf = ({ tabs }: Cells, cell: number): number => tabs[cell + 1]!;
const textOf = (cells: Cells, cell: number): string => cells.text.slice(beginOf(cells, cell), endOf(cells, cell));

/** The place in a line where the number before a unit ends; if the unit is missing, the beginning of the cell. */
const endBefore = (cells: Cells, cell: number, unit: string): number => {
  const place = endOf(cells, cell) - unit.length;
  return cells.text.startsWith(unit, place) ? place : beginOf(cells, cell);
};

/** The number before the unit in a cell. */
const numberIn = (cells: Cells, cell: number, unit: string): number =>
  digits(cells.text, beginOf(cells, cell), endBefore(cells, cell, unit));

/** Reads several numbers, separated by slashes and followed by a unit; a number that cannot be read is NaN. */
const numbersIn = (cells: Cells, cell: number, count: number, unit: string): readonly number[] => {
  const found: number[] = [];
  const end = endBefore(cells, cell, unit);
  for (let from = beginOf(cells, cell); found.length < count; ) {
    const slash = cells.text.indexOf('/', from);
    const to = slash < 0 || found.length === count - 1 ? end : slash;
    found.push(digits(cells.text, from, to));
    from = to + 1;
  }
  return found;
};

const figuresIn = (cells: Cells): Figures => {
  const power = numbersIn(cells, 10, 3, ' PW');
  const cults = numbersIn(cells, 12, 4, '');
  return {
    vp: numberIn(cells, 2, ' VP'),
    coins: numberIn(cells, 4, ' C'),
    workers: numberIn(cells, 6, ' W'),
    priests: numberIn(cells, 8, ' P'),
    power: [power[0]!, power[1]!, power[2]!],
    cults: [cults[0]!, cults[1]!, cults[2]!, cults[3]!],
  };
};

/** The columns of the figures. */
const figureColumns = [2, 4, 6, 8, 10, 12] as const;

/** The first cell from which no figure could be read. */
const unreadable = (cells: Cells, { vp, coins, workers, priests, power, cults }: Figures): string => {
  const sums = [vp, coins, workers, priests, power[0] + power[1] + power[2], cults[0] + cults[1] + cults[2] + cults[3]];
  return textOf(cells, figureColumns[Math.max(0, sums.findIndex(Number.isNaN))]!);
};

/** True if every figure could be read; the test looks only at the sum, which is NaN if any figure is NaN. */
const isComplete = ({ vp, coins, workers, priests, power, cults }: Figures): boolean =>
  !Number.isNaN(
    vp + coins + workers + priests + power[0] + power[1] + power[2] + cults[0] + cults[1] + cults[2] + cults[3],
  );

const none: readonly number[] = /* @__PURE__ */ constant([]);

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

/** The name that the site gives to a seat whose player left before choosing a faction. */
const chosenNone = /^nofaction\d$/;

const readRow = (text: string, line: number): Either<Fault, LedgerRow> => {
  const cells = cellsIn(text);
  const count = cells.tabs.length - 1;
  if (count !== columns) return inLine(line, `a row has ${columns} columns, not ${count}`);
  const name = textOf(cells, 0);
  const faction = factionIn(name);
  if (faction === undefined)
    return inLine(
      line,
      `no faction ${show(name)}${chosenNone.test(name) ? ': its player left before choosing one' : ''}`,
    );
  const figures = figuresIn(cells);
  if (!isComplete(figures))
    return inLine(line, `the figures of the row cannot be read: ${show(unreadable(cells, figures))}`);
  const offers = offersIn(textOf(cells, 13));
  if (offers.some(Number.isNaN))
    return inLine(line, `the offers of the row cannot be read: ${show(textOf(cells, 13))}`);
  return right({ _tag: 'Row', line, faction, figures, offers, commands: commandsIn(textOf(cells, 14)) });
};

/** The texts that a game's web page prints beside its comments. */
const beside = /^show history$/i;

/** The comment in a line copied from a game's web page along with the text beside it; `undefined` if the line is a row (TMY-24.7). */
const pastedComment = (text: string): string | undefined => {
  if (factionIn(text.slice(0, text.indexOf('\t'))) !== undefined) return undefined;
  const [comment = '', ...rest] = text.split('\t').flatMap((cell) => (cell.trim() === '' ? [] : [cell.trim()]));
  return rest.every((cell) => beside.test(cell)) ? comment : undefined;
};

const readLine = (text: string, line: number, header: Header): Either<Fault, LedgerRow | LedgerComment | undefined> => {
  if (text.length > limits.line) return inLine(line, `a line has at most ${limits.line} characters`);
  const comment = text.includes('\t') ? pastedComment(text) : text.trim();
  return comment === undefined ? readRow(text, line) : readComment(comment, line, header);
};

/**
 * Reads the text of a ledger, without playing it. If the text is not a ledger, or if a line is too long or malformed, the result is a fault that
 * names the line. Texts of more than four million characters are refused.
 *
 * @param text - the ledger, line by line
 * @param leech - says when offers are answered: `deferred` for ledgers of games that people played; either value for ledgers that answer offers in
 * the order of the rule book
 * @returns the rows with their figures and commands, or a fault
 * @fails a fault without a rule whose reason names the line, for instance `line 12: ...`
 *
 * @example
 * ```ts
 * import { isLeft, printFault } from 'rulehouse';
 * import { readLedger } from 'rulehouse/terra-mystica/ledger';
 * const read = readLedger('cultists\tnonsense');
 * if (isLeft(read)) console.log(printFault(read.left)); // line 1: a row has 15 columns, not 2
 * ```
 */
export const readLedger = (text: string, leech: Options['leech-timing'] = 'deferred'): Either<Fault, Ledger> => {
  // JavaScript callers may pass a value of any type.
  if (typeof text !== 'string') return inLine(1, `${show(text)} is not a text`);
  if (text.length > limits.text) return inLine(1, `a ledger has at most ${limits.text} characters`);
  const lines = (text.includes('\r') ? text.replaceAll('\r\n', '\n') : text).split('\n');
  if (lines.length > limits.lines) return inLine(1, `a ledger has at most ${limits.lines} lines`);
  const header = blankHeader();
  const items: (LedgerRow | LedgerComment)[] = [];
  for (const [index, content] of lines.entries()) {
    const item = readLine(content, index + 1, header);
    if (isLeft(item)) return item;
    if (item.right === undefined) continue;
    items.push(item.right);
    if (item.right._tag === 'Row' && item.right.commands[0] === 'setup') header.factions.add(item.right.faction);
  }
  const options = optionsOf(header, leech);
  return isLeft(options) ? options : right({ options: options.right, items });
};
