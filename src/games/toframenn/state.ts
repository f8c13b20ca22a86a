/**
 * The state of a game of Töframenn and the options with which it was set up.
 *
 * @packageDocumentation
 */

import { constant } from '../../core/values/constant.js';
import type { Size } from '../../pieces/pyramids.js';
import { offGrid } from '../../pieces/square.js';
import { along, type Side, type Square, sideOf, squareIndex, squareName, squaresOf } from './geometry.js';
import { type Colour, type ColourTable, colours } from './tables.js';
import { isArchmage, pyramidOf, vacant } from './wizard.js';

/** The settings of one game: the options that still matter after set-up. */
export interface Settings {
  /** The colour table in force; it never changes during a game. @rule TO-2.5 */
  readonly table: ColourTable;
  /** True if a Duel without any effect may be fought. @rule TO-7.8 */
  readonly nullDuels: boolean;
  /** Says who wins if a single Bolt destroys both Archmages. @rule TO-8.3 */
  readonly bothFall: 'caster' | 'count';
  /** The number of successive plies without a removal after which the game ends, 1..9999; 0 for no limit. @rule TO-8.7 */
  readonly quietLimit: number;
  /** The number of plies of play after which the game ends, 1..9999; 0 for no limit. @rule TO-8.7 */
  readonly plyLimit: number;
}

/** The five wizards of a side, as complete tokens such as `R1G2B3`; their order has no meaning. @rule TO-2.2 @rule TO-2.3 */
export type Roster = readonly string[];

/** All options of a game. @rule TO-2.1 */
export interface Options {
  /** The colours that rosters may use. @rule TO-2.3 @rule TO-2.4 */
  readonly pool: 'nine' | 'four' | 'set24';
  /** Light's wizards; null if they are drawn at random. @rule TO-2.2 */
  readonly lightRoster: Roster | null;
  /** Darkness's wizards; null if they are drawn at random. @rule TO-2.2 */
  readonly darkRoster: Roster | null;
  /** `given`: the rosters name the wizards. `stack`: the rosters name only the pyramids, which the players stack into wizards. @rule TO-3.1 */
  readonly build: 'given' | 'stack';
  /** The colour table; `auto` means the limited table if all 30 pyramids are R, Y, G or B. @rule TO-2.5 */
  readonly table: 'auto' | ColourTable;
  /** See {@link Settings}. @rule TO-7.8 */
  readonly nullDuels: boolean;
  /** See {@link Settings}. @rule TO-8.3 */
  readonly bothFall: 'caster' | 'count';
  /** See {@link Settings}. @rule TO-8.7 */
  readonly quietLimit: number;
  /** See {@link Settings}. @rule TO-8.7 */
  readonly plyLimit: number;
}

/**
 * The reason why a game is over. `archmage`: an Archmage was destroyed. `passed`: the wizards have gone past each other, or neither side can act.
 * `quiet` and `plies`: a limit set by the options is reached.
 *
 * @rule TO-8.1 @rule TO-8.4 @rule TO-8.5 @rule TO-8.7 @rule TO-8.10
 */
export type Reason = 'archmage' | 'passed' | 'quiet' | 'plies';

/** The stage in which wizards are stacked from loose pyramids. @rule TO-3.1 */
export interface BuildStage {
  readonly _tag: 'Build';
  /** The seat that decides. */
  readonly side: Side;
}

/** The stage in which wizards are placed. @rule TO-4.1 */
export interface PlaceStage {
  readonly _tag: 'Place';
  /** The seat that decides. */
  readonly side: Side;
}

/** The stage in which Archmages are marked. @rule TO-4.5 */
export interface MarkStage {
  readonly _tag: 'Mark';
  /** The seat that decides. */
  readonly side: Side;
}

/** The stage in which wizards act. @rule TO-5.1 */
export interface PlayStage {
  readonly _tag: 'Play';
  /** The seat that decides. */
  readonly side: Side;
}

/** The stage in which the game is over. @rule TO-8.8 */
export interface OverStage {
  readonly _tag: 'Over';
  /** The winning side, or a tie. */
  readonly winner: Side | 'tie';
  /** The reason why the game ended. @rule TO-8.10 */
  readonly reason: Reason;
}

/** The stage of the game in a position, and the seat that decides. @rule TO-10.1 */
export type Stage = BuildStage | PlaceStage | MarkStage | PlayStage | OverStage;

/** Two lists: the first belongs to Light, the second to Darkness. */
export type BySide<A> = readonly [A, A];

/** The part of a state that a position text shows; the rest of the state follows from this part. */
export interface Position {
  /** The stage of the game, and the seat that decides. @rule TO-10.1 */
  readonly stage: Stage;
  /**
   * The contents of the 64 squares, a1 b1 .. h8: 0 for a vacant square, otherwise a wizard as a number. A wizard's number is 100 x small + 10 x
   * medium + large, plus 1000 for the Archmage. Here small, medium and large are the pyramids' colours, 1..9 in the order B C G K O P R W Y, or 0 if
   * missing. The colour of the square determines the owner of the wizard.
   */
  readonly board: readonly number[];
  /** The numbers of the wizards that each side still has to place, in ascending order. @rule TO-3.3 */
  readonly hands: BySide<readonly number[]>;
  /** The pyramids that each side still has to stack, as numbers (10 x pips + colour 1..9) in ascending order. @rule TO-3.2 */
  readonly loose: BySide<readonly number[]>;
  /** The number of successive plies without a removal; 0 if there is no quiet limit. @rule TO-8.7 */
  readonly quiet: number;
  /** The number of plies played in the stage `play`; 0 if there is no ply limit. @rule TO-8.7 */
  readonly plies: number;
  /** The options that are in force during the game. */
  readonly settings: Settings;
}

/**
 * A position of Töframenn. A state is plain data: read its squares with {@link look}. States come from `setup`, the codecs and moves. A state does
 * not record the moves that led to it, and both seats may see everything in it.
 */
export interface State extends Position {
  /** The squares 0..63 on which each side's wizards stand, in ascending order; these squares follow from the board. */
  readonly wizards: BySide<readonly number[]>;
}

/** The content of a square: nothing, or a wizard with its pyramids. @rule TO-1.4 */
export type Content =
  | { readonly _tag: 'Vacant' }
  | {
      readonly _tag: 'Wizard';
      /** The side that owns the wizard, which follows from the colour of the square. @rule TO-1.2 */
      readonly side: Side;
      /** The colour of the wizard's small pyramid (1 pip); null if this pyramid is missing. */
      readonly small: Colour | null;
      /** The colour of the wizard's medium pyramid (2 pips); null if this pyramid is missing. */
      readonly medium: Colour | null;
      /** The colour of the wizard's large pyramid (3 pips); null if this pyramid is missing. */
      readonly large: Colour | null;
      /** True if the wizard is the Archmage. @rule TO-4.5 */
      readonly archmage: boolean;
    };

/** The code of the wizard on a named square, 0 if there is none; {@link State.board} explains the codes. */
export const wizardOn = (state: Position, square: Square): number => state.board[squareIndex(square)]!;

/**
 * The content of a square.
 *
 * @param state - a state, or the part of a state that a position text shows
 * @param square - the square
 * @returns the wizard on the square, or an empty square
 * @rule TO-1.4
 * @example
 * ```ts
 * import { isRight } from 'rulehouse';
 * import { game, look } from 'rulehouse/toframenn';
 *
 * const read = game.position.parse('play:L a8:R3* c7:B1* - - std,null,caster,-,-');
 * if (isRight(read)) look(read.right, 'a8'); // { _tag: 'Wizard', side: 0, small: null, medium: null, large: 'R', archmage: true }
 * ```
 */
export const look = (state: Position, square: Square): Content => {
  const code = wizardOn(state, square);
  if (code === 0) return { _tag: 'Vacant' };
  return {
    _tag: 'Wizard',
    side: sideOf(squareIndex(square)),
    small: colourIn(code, 1),
    medium: colourIn(code, 2),
    large: colourIn(code, 3),
    archmage: isArchmage(code),
  };
};

/** The colour of a wizard's pyramid of the given size; null if the wizard has no pyramid of that size. */
const colourIn = (code: number, size: Size): Colour | null => {
  const number = pyramidOf(code, size);
  return number === 0 ? null : colours[number - 1]!;
};

/** True if a wizard of the given side stands on a square. @rule TO-1.2 */
export const isOwn = (state: Position, side: Side, square: Square): boolean =>
  wizardOn(state, square) !== 0 && sideOf(squareIndex(square)) === side;

/**
 * The squares on which a side's wizards stand, in the order a1, b1, … h8. The list has at most five squares; it is empty until the side's first
 * wizard is placed.
 *
 * @param state - the position
 * @param side - 0 for Light, 1 for Darkness
 * @returns the squares in ascending order
 *
 * @example
 * ```ts
 * import { isRight } from 'rulehouse';
 * import { game, wizardsOf } from 'rulehouse/toframenn';
 * const read = game.position.parse('play:L b1:R3*,e4:R2 a3:K1*,e7:B2 - - std,null,caster,-,-');
 * if (isRight(read)) wizardsOf(read.right, 0); // ['b1', 'e4']
 * ```
 */
export const wizardsOf = ({ wizards }: State, side: Side): readonly Square[] => wizards[side].map(squareName);

/** True if a side's Archmage is on the board. @rule TO-8.1 */
export const hasArchmage = ({ board, wizards }: State, side: Side): boolean => {
  for (const square of wizards[side]) if (isArchmage(board[square]!)) return true;
  return false;
};

/** Turns a position into a state, which also lists the squares where the wizards of each side stand. */
export const withWizards = ({ stage, board, hands, loose, quiet, plies, settings }: Position): State =>
  // List the fields, because V8 is slow when an object literal spreads another object and adds fields.
  ({ stage, board, hands, loose, quiet, plies, settings, wizards: standing(board) });

const standing = (contents: readonly number[]): BySide<readonly number[]> => [
  squaresOf[0].filter((square) => contents[square]! !== vacant),
  squaresOf[1].filter((square) => contents[square]! !== vacant),
];

/**
 * The squares of a side's wizards after a ply, in ascending order. Squares that have become vacant are left out; the square where a wizard arrived is
 * added unless it is `offGrid`.
 */
export const followed = (
  before: readonly number[],
  contents: readonly number[],
  arrival: number,
): readonly number[] => {
  const after: number[] = [];
  let coming = arrival;
  for (let index = 0; index < before.length; index++) {
    const square = before[index]!;
    if (coming !== offGrid && coming < square) {
      after.push(coming);
      coming = offGrid;
    }
    if (contents[square]! !== vacant) after.push(square);
  }
  if (coming !== offGrid) after.push(coming);
  return after;
};

/** True if all squares strictly between the two ends of a straight line are vacant. */
export const isClear = (contents: readonly number[], from: number, direction: number, distance: number): boolean => {
  for (let step = 1; step < distance; step++) if (contents[along(from, direction, step)]! !== vacant) return false;
  return true;
};

/**
 * A pair of stages of the given kind: one in which Light decides, and one in which Darkness decides. Each stage is a frozen constant, so that a step
 * makes no new object and no caller can change the stage of other games. The pair itself is not frozen, because reading a frozen pair by index makes
 * a step three per cent slower; code outside the library never gets the pair.
 */
const bothSides = <Tag extends Exclude<Stage['_tag'], 'Over'>>(
  tag: Tag,
): BySide<{ readonly _tag: Tag; readonly side: Side }> => [
  constant({ _tag: tag, side: 0 }),
  constant({ _tag: tag, side: 1 }),
];

/** The `build` stages of both sides. */
export const buildStages = /* @__PURE__ */ bothSides('Build');

/** The `place` stages of both sides. */
export const placeStages = /* @__PURE__ */ bothSides('Place');

/** The `mark` stages of both sides. */
export const markStages = /* @__PURE__ */ bothSides('Mark');

/** The `play` stages of both sides. */
export const playStages = /* @__PURE__ */ bothSides('Play');

/** An ascending list with one more item, inserted where it belongs in the order. */
export const inserted = (items: readonly number[], item: number): readonly number[] => {
  const rest = items.findIndex((other) => other > item);
  return rest < 0 ? [...items, item] : items.toSpliced(rest, 0, item);
};

/** The list without one item that is equal to `item`; the list itself if it has no such item. */
export const removed = (items: readonly number[], item: number): readonly number[] => {
  const index = items.indexOf(item);
  return index < 0 ? items : items.toSpliced(index, 1);
};

/** A copy of a pair, with one side's part replaced. */
export const replaced = <A>(pair: BySide<A>, side: Side, part: A): BySide<A> =>
  side === 0 ? [part, pair[1]] : [pair[0], part];

/** The items of an ascending list without repetitions. */
export const distinct = (items: readonly number[]): readonly number[] =>
  items.filter((item, index) => item !== items[index - 1]);
