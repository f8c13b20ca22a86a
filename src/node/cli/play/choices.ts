/**
 * The legal moves as a list for a person to choose from: grouped by kind, each with a number.
 *
 * @packageDocumentation
 */
import type { Game, GameTypes } from '../../../core/contract/game.js';
import type { Legal } from '../../../core/contract/legal.js';
import { isObject } from '../../../core/reading/objects.js';
import { byAscii } from '../../../core/values/notation.js';
import { inColumns, wrapped } from '../../host/io.js';
import type { TextPainter } from '../../host/paint.js';

/** A legal move, as listed for a person to choose from. */
export interface ListedMove<T extends GameTypes> {
  /** The number of the move in the list, counted from 1. */
  readonly number: number;
  readonly move: Legal<T['Move']>;
  /** The notation of the move. */
  readonly text: string;
  /** The kind of move in words, for instance `move glacier`; empty if the game has no kinds of moves. */
  readonly kind: string;
}

/** The kind of a move in words, made from its tag: `MoveGlacier` becomes `move glacier`. */
const kindOf = (move: unknown): string => {
  const tag = isObject(move) ? move['_tag'] : undefined;
  return typeof tag === 'string' ? tag.replaceAll(/(?<=[a-z0-9])(?=[A-Z])/g, ' ').toLowerCase() : '';
};

/** Numbers the given moves in the order of their notations, but keeps moves of the same kind together. */
export const choicesOf = <T extends GameTypes>(
  { moveText }: Game<T>,
  moves: readonly Legal<T['Move']>[],
): readonly ListedMove<T>[] => {
  const all = moves.map((move) => ({ move, text: moveText.print(move), kind: kindOf(move) }));
  all.sort((a, b) => byAscii(a.text, b.text));
  const kinds = [...new Set(all.map(({ kind }) => kind))];
  const inOrder = kinds.flatMap((kind) => all.filter((one) => one.kind === kind));
  return inOrder.map((one, index) => ({ ...one, number: index + 1 }));
};

/** True if moves can be chosen by number, that is, if no move's notation is itself a number. */
export const areNumbered = (all: readonly ListedMove<GameTypes>[]): boolean =>
  all.every(({ text }) => !/^\d+$/.test(text));

/** Finds the move that the given text names, by its notation or its number. */
export const chosen = <T extends GameTypes>(all: readonly ListedMove<T>[], text: string): ListedMove<T> | undefined =>
  all.find((one) => one.text === text) ??
  (/^\d{1,6}$/.test(text) && areNumbered(all) ? all[Number(text) - 1] : undefined);

/** Finds the moves whose notation begins with the given text; if there are none, the moves whose kind contains the text. */
export const matching = <T extends GameTypes>(
  all: readonly ListedMove<T>[],
  text: string,
): readonly ListedMove<T>[] => {
  const found = all.filter((one) => one.text.startsWith(text));
  return found.length > 0 ? found : all.filter(({ kind }) => kind.includes(text.toLowerCase()));
};

/** How lists of moves are printed: the width, the colours and the words. */
export interface ListStyle<T extends GameTypes> {
  readonly width: number;
  readonly paint: TextPainter;
  readonly words: (choice: ListedMove<T>) => string | undefined;
  readonly isNumbered: boolean;
}

/** The greatest number of moves that are listed one per line, each with its description. */
const fewMoves = 12;

const widest = (texts: readonly string[]): number => texts.reduce((most, { length }) => Math.max(most, length), 0);

/** Prints a line for each move: its number, its notation, and its description in words. */
const inWords = <T extends GameTypes>(list: readonly ListedMove<T>[], style: ListStyle<T>): string => {
  const [digits, column] = [String(list.at(-1)?.number).length, widest(list.map(({ text }) => text))];
  return list
    .map((one) => {
      const words = style.words(one);
      const number = style.isNumbered ? `${style.paint('dim', String(one.number).padStart(digits + 2))}  ` : '  ';
      const before = (style.isNumbered ? digits + 4 : 2) + column + 2;
      if (words === undefined) return number + one.text;
      const fits = before + words.length <= style.width;
      return fits
        ? `${number}${one.text.padEnd(column)}  ${words}`
        : `${number}${one.text}\n${wrapped(words, style.width, ' '.repeat(8))}`;
    })
    .join('\n');
};

/** Prints numbered moves: a few moves with descriptions, many moves in columns. */
export const printChoices = <T extends GameTypes>(list: readonly ListedMove<T>[], style: ListStyle<T>): string => {
  if (list.length <= fewMoves) return inWords(list, style);
  const digits = String(list.at(-1)?.number).length;
  const cells = list.map(({ number, text }) =>
    style.isNumbered ? `${String(number).padStart(digits)} ${text}` : text,
  );
  return inColumns(cells, style.width);
};

/** As many of the given notations as fit into one line, followed by dots if some are left out. */
const sample = (texts: readonly string[], width: number): string => {
  let line = '';
  for (const [index, text] of texts.entries()) {
    const longer = line === '' ? text : `${line}  ${text}`;
    if (longer.length + (index === texts.length - 1 ? 0 : 5) > width) return line === '' ? text : `${line}  ...`;
    line = longer;
  }
  return line;
};

/** Prints the list for a turn: all moves if there are only a few, otherwise one line per kind, with its first moves and the range of its numbers. */
export const printOverview = <T extends GameTypes>(all: readonly ListedMove<T>[], style: ListStyle<T>): string => {
  const kinds = [...new Set(all.map(({ kind }) => kind))];
  if (all.length <= fewMoves) return inWords(all, style);
  if (kinds.length === 1 && all.length <= 5 * fewMoves) return printChoices(all, style);
  const rows = kinds.map((kind) => {
    const list = all.filter((one) => one.kind === kind);
    const [first, last] = [list[0]!.number, list[list.length - 1]!.number];
    return { kind, list, numbers: first === last ? String(first) : `${first}-${last}` };
  });
  const [digits, column] = [widest(rows.map(({ numbers }) => numbers)), widest(kinds)];
  return rows
    .map(({ kind, list, numbers }) => {
      const number = style.isNumbered ? `  ${style.paint('dim', numbers.padStart(digits))}` : '';
      const room = style.width - (style.isNumbered ? digits + 2 : 0) - column - 4;
      return `${number}  ${kind.padEnd(column)}  ${sample(
        list.map(({ text }) => text),
        room,
      )}`;
    })
    .join('\n');
};
