/**
 * The state of a Terrafex game, the options with which it was set up, and the small changes that make up a move.
 *
 * @packageDocumentation
 */

import { type Bits, only } from '../../core/values/bits.js';
import { constant } from '../../core/values/constant.js';
import { pieceNames, pieceOf, sizeOf, sizes } from '../../pieces/pyramids.js';
import { indexOfName, offGrid, squareNames } from '../../pieces/square.js';
import { blueOf, Group, greenOf, groupCount, groupOf, Kind, kindOf, sizeOfContent } from './content.js';
import { contentNames, board as geometry, supply } from './tables.js';

/** A file letter of the board. */
export type File = 'a' | 'b' | 'c' | 'd' | 'e' | 'f' | 'g' | 'h';

/** A rank of the board. */
export type Rank = 1 | 2 | 3 | 4 | 5 | 6 | 7;

/** The name of a square, for instance `c5`. @rule TF-1.1 */
export type Square = Extract<`${File}${Rank}`, string>;

/** The settings of one game: the options that still matter after set-up. */
export interface Settings {
  /** Says which seat owns the small and large places of a1. @rule TF-2.2 */
  readonly colouring: 'a1-black' | 'a1-white';
  /** The number of squares by which a small mountain is pushed. @rule TF-2.3 */
  readonly push: 1 | 2;
  /** Says where the support of a moving glacier may be: next to the glacier, or anywhere on the line behind it. @rule TF-2.4 */
  readonly support: 'adjacent' | 'line';
  /** Says whether a merge that ends with a large glacier needs one in the pool, even if one of the two glaciers is large. @rule TF-2.9 */
  readonly merge: 'keep' | 'pool';
  /** The game ends after this many turns, 1..9999; 0 for no limit. @rule TF-2.5 */
  readonly turnLimit: number;
  /** The game ends after this many quiet turns in a row, 1..9999; 0 for no limit. @rule TF-2.8 */
  readonly quietLimit: number;
}

/** All options of a game: the layout, and the options that stay in force after set-up. @rule TF-2.0 */
export interface Options extends Settings {
  /** The layout: `"1"`, `"2"` or a board text. @rule TF-2.1 @rule TF-2.6 */
  readonly layout: string;
  /** Says whether chance decides, when the turn limit is reached, if one more turn is played. @rule TF-2.10 */
  readonly extraTurn: 'none' | 'drawn';
}

/**
 * What is known about an extra turn: null if the options allow none, `open` until chance has decided, then the number of turns that are played beyond
 * the turn limit.
 *
 * @rule TF-9.8
 */
export type Extra = null | 'open' | 0 | 1;

/**
 * The reason why a game is over; `none` while the game continues. `glaciers`: no glacier is left. `quiet` and `limit`: a limit set by the options is
 * reached. `stuck`: a turn begins without any possible action.
 *
 * @rule TF-9.1 @rule TF-9.2 @rule TF-9.3 @rule TF-9.6 @rule TF-9.7
 */
export type Ending = 'none' | 'glaciers' | 'quiet' | 'limit' | 'stuck';

/** A seat of this game: 0 is white, 1 is black. @rule TF-3.1 */
export type Side = 0 | 1;

/** The part of a state that a position text shows; the rest of the state follows from this part. */
export interface Position {
  /** The contents of the 56 squares, a1 b1 .. h1 a2 .. h7, as indices of {@link contentNames}. */
  readonly board: readonly number[];
  /** The numbers of small, medium and large fires in the pit. @rule TF-1.6 */
  readonly pit: readonly number[];
  /** The seat whose turn it is; `toMove` says who decides. @rule TF-3.1 */
  readonly active: Side;
  /** The standing trackers as bits: red 1, yellow 2, green 4, blue 8. @rule TF-3.3 */
  readonly trackers: number;
  /** The size of the selected fire; 0 if no fire is selected. @rule TF-6.1 */
  readonly selected: 0 | 1 | 2 | 3;
  /** The number of the turn, from 1. */
  readonly turn: number;
  /** The number of quiet turns in a row; always 0 without a quiet limit. @rule TF-9.6 */
  readonly quiet: number;
  /** What is known about an extra turn. JSON and texts of positions do not mention it if the options allow none. @rule TF-9.8 */
  readonly extra: Extra;
  /** The options that are in force during the game. */
  readonly settings: Settings;
}

/**
 * A position of Terrafex. A state is plain data: read its squares with {@link look}, and its pool by type number (R1 R2 R3 Y1 .. B3). States come
 * from `setup`, the codecs and moves. A state does not record the moves that led to it.
 */
export interface State extends Position {
  /** The numbers of pieces in the pool: twelve counts in the order R1 R2 R3 Y1 .. B3. @rule TF-1.5 */
  readonly pool: readonly number[];
  /** The squares grouped by their contents, as bits, for fast searches. The board determines these groups. */
  readonly sets: readonly Bits[];
  /** The reason why the game is over, or `none`. */
  readonly ending: Ending;
}

/**
 * The bits of {@link Position.trackers}. A colour's bit is set while its tracker stands, that is, while the colour may still act in this turn.
 *
 * @rule TF-3.3
 * @example
 * ```ts
 * import { initial, Tracker } from 'rulehouse/terrafex';
 * (initial.trackers & Tracker.Green) !== 0; // true
 * ```
 */
export const Tracker = constant({ Red: 1, Yellow: 2, Green: 4, Blue: 8 } as const);

/** The bits of all four trackers. */
export const allStanding = 15;

/** The letters of the tracker bits, lowest bit first. */
export const trackerLetters = 'RYGB';

/**
 * The content of a square: nothing, one piece, or a blue piece on a green piece. A blue piece on a green piece is a capped forest if the blue piece
 * is the larger, otherwise a frosted forest.
 *
 * @rule TF-1.4 @rule TF-8.1
 */
export type Content =
  | { readonly _tag: 'Empty' }
  | {
      readonly _tag: 'Fire' | 'Mountain' | 'Forest' | 'Glacier';
      /** The size of the single piece on the square. */
      readonly size: 1 | 2 | 3;
    }
  | {
      readonly _tag: 'Capped' | 'Frosted';
      /** The size of the blue piece, which stands on top. */
      readonly blue: 1 | 2 | 3;
      /** The size of the green piece, which stands below the blue piece. */
      readonly green: 1 | 2 | 3;
    };

const asSize = (n: number): 1 | 2 | 3 => (n === 1 ? 1 : n === 2 ? 2 : 3);

const kindNames = ['Empty', 'Fire', 'Mountain', 'Forest', 'Glacier', 'Capped', 'Frosted'] as const;

const contents: readonly Content[] = constant(
  contentNames.map((_, code): Content => {
    const tag = kindNames[kindOf(code)]!;
    switch (tag) {
      case 'Empty':
        return { _tag: tag };
      case 'Fire':
      case 'Mountain':
      case 'Forest':
      case 'Glacier':
        return { _tag: tag, size: asSize(sizeOfContent(code)) };
      case 'Capped':
      case 'Frosted':
        return { _tag: tag, blue: asSize(blueOf(code)), green: asSize(greenOf(code)) };
    }
  }),
);

/**
 * The content of a square. Equal contents are always the same object, so the contents of two states can be compared with `===`.
 *
 * @param state - a state, or the part of a state that a position text shows
 * @param square - the square
 * @returns the content, a shared object: compare it by `===`
 * @rule TF-1.4
 * @example
 * ```ts
 * import { initial, look } from 'rulehouse/terrafex';
 * look(initial, 'c5'); // { _tag: 'Forest', size: 2 }
 * ```
 */
export const look = (state: Position, square: Square): Content => contents[contentOn(state, square)]!;

/** The code of the content on a named square. */
export const contentOn = (state: Position, square: Square): number => state.board[squareIndex(square)]!;

/** The index of a named square, 0..55. */
export const squareIndex = (square: Square): number => indexOfName(square, geometry.files);

// One flat table, so that a lookup is a single load: engines look up millions of steps a second.
const steps: readonly number[] = Array.from(
  { length: 4 * geometry.size },
  (_, index) => geometry.steps[index & 3]?.[index >> 2] ?? offGrid,
);

/** The neighbour of a square in a direction (0 up, 1 right, 2 down, 3 left), or `offGrid`. */
export const stepFrom = (square: number, direction: number): number => steps[square * 4 + direction]!;

const named = squareNames<Square>(geometry, 'a1');

/** The names of the 56 squares, by index: a1, b1 and so on. */
export const squares: readonly Square[] = named.all;

/**
 * True if a value is the name of a square. Use this function to check user input.
 *
 * @param u - any value
 * @returns true for `a1` to `h7`
 * @rule TF-1.1
 * @example
 * ```ts
 * import { isSquare } from 'rulehouse/terrafex';
 * ['c5', 'C5', 'a8', 7].map(isSquare); // [true, false, false, false]
 * ```
 */
export const isSquare: (u: unknown) => u is Square = named.is;

/** The name of the square with the given index; `a1` for an index off the board. */
export const squareName = named.nameOf;

/** The pieces that make up a content: none, one, or a blue piece and a green piece. */
const piecesOf = (content: number): readonly number[] => pieceTable[content]!;

const colourOfKind: readonly number[] = [-1, 0, 1, 2, 3, -1, -1];

const pieceTable: readonly (readonly number[])[] = contentNames.map((_, code) => {
  const kind = kindOf(code);
  if (kind === Kind.Empty) return [];
  if (kind === Kind.Capped || kind === Kind.Frosted) return [pieceOf(3, blueOf(code)), pieceOf(2, greenOf(code))];
  return [pieceOf(colourOfKind[kind]!, sizeOfContent(code))];
});

/**
 * Half the number of squares on the board. A set of squares consists of two numbers, one for each half, because the board has more squares than a
 * number has bits.
 */
export const halfSize = geometry.size / 2;

const setIndex = (group: number, half: number): number => 2 * group + half;

/**
 * The squares in one half of the board whose contents belong to a group, as bits that start at the half's first square. Half 0 is a1 to d4, half 1 is
 * e4 to h7.
 */
export const setOf = ({ sets }: Pick<State, 'sets'>, group: number, half: number): Bits => sets[setIndex(group, half)]!;

/** True if the content of any square on the board belongs to the given group. */
export const hasAny = (state: Pick<State, 'sets'>, group: number): boolean =>
  (setOf(state, group, 0) | setOf(state, group, 1)) !== 0;

/** Adds a square to the set for the group of its content, or removes the square if it is already in that set. */
const toggle = (sets: Bits[], content: number, square: number): void => {
  const half = square < halfSize ? 0 : 1;
  const index = setIndex(groupOf(content), half);
  sets[index] = sets[index]! ^ only(square - half * halfSize);
};

/** The sets of squares of a board, one for each group of contents. */
export const setsOf = (board: readonly number[]): readonly Bits[] => {
  const sets = Array.from({ length: 2 * groupCount }, () => 0);
  board.forEach((content, square) => toggle(sets, content, square));
  return sets;
};

/** True if any glacier, bare or capping, is on the board. @rule TF-9.1 */
export const hasGlacier = (state: Pick<State, 'sets'>): boolean => hasAny(state, Group.Glacier);

/**
 * Works out the pool from a board and a pit that have not been checked. A count in the pool is negative if more pieces are used than exist.
 * @rule TF-1.5
 */
export const poolOf = ({ board, pit, selected }: Pick<Position, 'board' | 'pit' | 'selected'>): readonly number[] => {
  const pool = full.slice();
  const take = (piece: number, count: number): void => {
    pool[piece] = pool[piece]! - count;
  };
  for (const content of board) for (const piece of piecesOf(content)) take(piece, 1);
  for (const size of sizes) take(pieceOf(0, size), pit[size - 1]! + Number(selected === size));
  return pool;
};

const full: readonly number[] = pieceNames.map((_, piece) => supply[sizeOf(piece) - 1]!);

/** A draft: copies of the board, the pool and the other parts of a state that a move changes. A draft is never part of a state. */
export interface Draft {
  readonly board: number[];
  readonly pool: number[];
  readonly sets: Bits[];
  /** The pit of the state. It is copied only when a fire enters or leaves it, which is rare. */
  pit: readonly number[];
}

/** Makes a draft: copies the parts of a state that a move will change. */
export const draftOf = (state: State): Draft => ({
  board: state.board.slice(),
  pool: state.pool.slice(),
  sets: state.sets.slice(),
  pit: state.pit,
});

/**
 * Gives a square a new content. The pieces that were on the square go to the pool (fires to the pit), and the new pieces come from the pool.
 *
 * @rule TF-1.6
 */
export const put = (draft: Draft, square: number, content: number): void => {
  const before = draft.board[square]!;
  if (before !== empty) give(draft, before);
  if (content !== empty) take(draft, content);
  toggle(draft.sets, before, square);
  toggle(draft.sets, content, square);
  draft.board[square] = content;
};

const empty = 0;

const give = (draft: Draft, content: number): void => {
  const { pool } = draft;
  if (content <= 3) changePit(draft, content, 1);
  else for (const piece of piecesOf(content)) pool[piece] = pool[piece]! + 1;
};

/** Adds fires of the given size to the pit, or removes them. @rule TF-1.6 */
export const changePit = (draft: Draft, size: number, by: number): void => {
  draft.pit = draft.pit.with(size - 1, draft.pit[size - 1]! + by);
};

const take = ({ pool }: Draft, content: number): void => {
  for (const piece of piecesOf(content)) pool[piece] = pool[piece]! - 1;
};

/** True if the pool holds a piece of this colour and size. @rule TF-3.7 */
export const inPool = (state: Pick<State, 'pool'>, colour: number, size: number): boolean =>
  state.pool[pieceOf(colour, size)]! > 0;

/** True if the turn limit is reached and chance now decides whether one more turn is played. @rule TF-9.8 */
export const awaitsDraw = ({ extra, ending, turn, settings: { turnLimit } }: State): boolean =>
  extra === 'open' && ending === 'none' && turnLimit > 0 && turn > turnLimit;

/** True if a tracker is still standing. @rule TF-3.3 */
export const stands = (state: Position, tracker: number): boolean => (state.trackers & tracker) !== 0;
