/**
 * Chapter 6: the fire action (red). One seat selects a fire, and the other seat plays that fire.
 *
 * @packageDocumentation
 */
import type { Question } from '../../../core/contract/demand.js';
import { oneOf } from '../../../core/reading/codec.js';
import { exact } from '../../../core/reading/objects.js';
import { type Bits, smallest, withoutSmallest } from '../../../core/values/bits.js';
import { pieceOf, sizeNamed } from '../../../pieces/pyramids.js';
import { blue, blueOf, blueOn, empty, fire, forest, Group, green, greenOf, Kind, kindOf, red } from '../content.js';
import {
  type Burn,
  burns,
  fireGrowths,
  fireStarts,
  type GrowFire,
  type Move,
  type PlayFire,
  type SelectFire,
  type StartFire,
  selections,
} from '../move.js';
import {
  changePit,
  contentOn,
  type Draft,
  halfSize,
  hasAny,
  inPool,
  isSquare,
  put,
  type State,
  setOf,
  squareIndex,
  Tracker,
} from '../state.js';
import { size as anySize, asked, square, verb } from './verb.js';

const inPit = (state: State, size: number): boolean => state.pit[size - 1]! > 0;

/** True if a square's content can burn, that is, if it is a bare or frosted forest. @rule TF-6.8 */
const burnable = (content: number): boolean => kindOf(content) === Kind.Forest || kindOf(content) === Kind.Frosted;

/** The set of squares in one half of the board whose contents can burn. @rule TF-6.8 */
const burnableIn = (state: State, half: number): Bits =>
  setOf(state, Group.SmallForest, half) |
  setOf(state, Group.MediumForest, half) |
  setOf(state, Group.LargeForest, half) |
  setOf(state, Group.LargeFrosted, half) |
  setOf(state, Group.Frosted, half);

/**
 * The smaller forest or frost that remains when a fire burns a square but that the pool does not hold, by its type number; undefined if nothing
 * remains or the pool holds it. @rule TF-3.7
 */
const lackedBy = (state: State, size: number, content: number): number | undefined => {
  const frosted = kindOf(content) === Kind.Frosted;
  const rest = (frosted ? blueOf(content) : greenOf(content)) - size;
  const colour = frosted ? blue : green;
  return rest <= 0 || inPool(state, colour, rest) ? undefined : pieceOf(colour, rest);
};

/** True unless the pool lacks this piece, which would remain when the fire burns the square. @rule TF-3.7 */
const canLeave =
  (colour: number, size: number) =>
  ({ state, move }: Question<State, Burn>): boolean =>
    lackedBy(state, move.size, contentOn(state, move.square)) !== pieceOf(colour, size);

/** True if burning a square leaves no fire on it, or if the pool or the pit can supply the smaller fire that remains. @rule TF-6.9 */
const survives = (state: State, size: number, content: number): boolean => {
  const rest = kindOf(content) === Kind.Forest ? size - greenOf(content) : 0;
  return rest <= 0 || inPool(state, red, rest) || inPit(state, rest);
};

const canBurn = (state: State, size: number, content: number): boolean =>
  burnable(content) && lackedBy(state, size, content) === undefined && survives(state, size, content);

const canGrow = (size: number, content: number): boolean => size > 1 && content === fire(size - 1);

/**
 * The group of contents that allow a fire of the given size to be placed without burning anything. A small fire needs an empty square; a larger fire
 * needs a square with the next smaller fire.
 */
const placesOf = (size: number): number => (size === 1 ? Group.Empty : Group.SmallFire + size - 2);

/** True if the other seat could play a fire of this size. @rule TF-6.2 */
export const isPlayable = (state: State, size: number): boolean => {
  if (hasAny(state, placesOf(size))) return true;
  for (let half = 0; half < 2; half++)
    for (let rest = burnableIn(state, half); rest !== 0; rest = withoutSmallest(rest))
      if (canBurn(state, size, state.board[half * halfSize + smallest(rest)]!)) return true;
  return false;
};

/** Selects a fire, which leaves the pool so that the other seat can play it. @rule TF-6.1 */
export const select = verb({
  tracker: Tracker.Red,
  codec: exact<SelectFire>('SelectFire', { _tag: oneOf('SelectFire'), size: anySize }),
  print: ({ size }) => `R${size}`,
  question: asked<SelectFire>,
  demands: [
    {
      rule: 'TF-6.1',
      text: 'the pool holds no fire of this size',
      holds: ({ state, move }) => inPool(state, red, move.size),
    },
    {
      rule: 'TF-6.2',
      text: 'the other seat could not play a fire of this size',
      holds: ({ state, move }) => isPlayable(state, move.size),
    },
  ],
  /** The pool after the selected fire has left it. */
  perform: (pool: readonly number[], size: number): readonly number[] => {
    const piece = pieceOf(red, size);
    return pool.with(piece, pool[piece]! - 1);
  },
});

/** Places the selected fire on a square; a fire that it replaces goes to the pit. @rule TF-6.4 @rule TF-6.5 */
const placeFire = (draft: Draft, move: StartFire | GrowFire): void => {
  // `put` takes the piece from the pool, so return the selected piece to the pool first.
  const piece = pieceOf(red, move.size);
  draft.pool[piece]! += 1;
  put(draft, squareIndex(move.square), fire(move.size));
};

/** The selected fire starts on an empty square. @rule TF-6.4 */
export const start = verb({
  tracker: Tracker.Red,
  codec: exact<StartFire>('StartFire', { _tag: oneOf('StartFire'), size: anySize, square }),
  print: (move) => `R${move.size}@${move.square}`,
  question: asked<StartFire>,
  demands: [
    { rule: 'TF-6.4', text: 'a new fire must be small', holds: ({ move }) => move.size === 1 },
    {
      rule: 'TF-6.4',
      text: 'the square is occupied',
      holds: ({ state, move }) => contentOn(state, move.square) === empty,
    },
  ],
  perform: placeFire,
});

/** The selected fire replaces a fire that is one size smaller. @rule TF-6.5 */
export const grow = verb({
  tracker: Tracker.Red,
  codec: exact<GrowFire>('GrowFire', { _tag: oneOf('GrowFire'), size: anySize, square }),
  print: (move) => `R${move.size}^${move.square}`,
  question: asked<GrowFire>,
  demands: [
    {
      rule: 'TF-6.5',
      text: 'the square has no fire that is one size smaller than this fire',
      holds: ({ state, move }) => canGrow(move.size, contentOn(state, move.square)),
    },
  ],
  perform: placeFire,
});

/** The selected fire burns a forest or frost and goes to the pit. @rule TF-6.6 @rule TF-6.7 @rule TF-6.9 */
export const burn = verb({
  tracker: Tracker.Red,
  codec: exact<Burn>('Burn', { _tag: oneOf('Burn'), size: anySize, square }),
  print: (move) => `R${move.size}x${move.square}`,
  question: asked<Burn>,
  demands: [
    {
      rule: 'TF-6.8',
      text: 'nothing on the square can burn',
      holds: ({ state, move }) => burnable(contentOn(state, move.square)),
    },
    { rule: 'TF-3.7', text: 'the pool holds no small forest', holds: canLeave(green, 1) },
    { rule: 'TF-3.7', text: 'the pool holds no medium forest', holds: canLeave(green, 2) },
    { rule: 'TF-3.7', text: 'the pool holds no small glacier', holds: canLeave(blue, 1) },
    { rule: 'TF-3.7', text: 'the pool holds no medium glacier', holds: canLeave(blue, 2) },
    {
      rule: 'TF-6.9',
      text: 'neither the pool nor the pit holds the smaller fire that would be left',
      holds: ({ state, move }) => survives(state, move.size, contentOn(state, move.square)),
    },
  ],
  perform: (draft: Draft, move: Burn): void => {
    const at = squareIndex(move.square);
    const content = draft.board[at]!;
    const rest = move.size - greenOf(content);
    if (kindOf(content) === Kind.Frosted) put(draft, at, thaw(content, move.size));
    else if (rest <= 0) put(draft, at, forest(-rest));
    else {
      fetchFire(draft, rest);
      put(draft, at, fire(rest));
    }
    changePit(draft, move.size, 1);
  },
});

/** The content that is left when a fire of this size burns a frosted forest: a forest with less frost, or a bare forest. */
const thaw = (content: number, size: number): number => {
  const frost = blueOf(content) - size;
  return frost > 0 ? blueOn(frost, greenOf(content)) : forest(greenOf(content));
};

/** Makes sure that the pool holds a fire of this size; if necessary, the fire comes from the pit. @rule TF-6.9 */
const fetchFire = (draft: Draft, size: number): void => {
  if (inPool(draft, red, size)) return;
  const piece = pieceOf(red, size);
  draft.pool[piece]! += 1;
  changePit(draft, size, -1);
};

/** Reads the text of a fire move, which begins with `R`. @rule TF-11.1 */
export const readFireAction = (text: string): Move | undefined => {
  const size = sizeNamed(text[1]);
  if (size === undefined) return undefined;
  if (text.length === 2) return { _tag: 'SelectFire', size };
  const name = text.slice(3);
  if (!isSquare(name)) return undefined;
  switch (text.charAt(2)) {
    case '@':
      return { _tag: 'StartFire', size, square: name };
    case '^':
      return { _tag: 'GrowFire', size, square: name };
    case 'x':
      return { _tag: 'Burn', size, square: name };
    default:
      return undefined;
  }
};

const canSelect = (state: State, size: number): boolean => inPool(state, red, size) && isPlayable(state, size);

/** Adds every legal selection of a fire, the smallest fire first. */
export const addSelections = (state: State, moves: Move[]): void => {
  for (const move of selections) if (canSelect(state, move.size)) moves.push(move);
};

/** True if any selection of a fire is legal, that is, if {@link addSelections} would add a move. */
export const hasFireAction = (state: State): boolean =>
  canSelect(state, 1) || canSelect(state, 2) || canSelect(state, 3);

/** Adds every legal move that plays the selected fire, ordered by square. */
export const addPlays = (state: State, moves: Move[]): void => {
  const size = state.selected;
  for (let half = 0; half < 2; half++) {
    const squares = setOf(state, placesOf(size), half) | burnableIn(state, half);
    for (let rest = squares; rest !== 0; rest = withoutSmallest(rest)) {
      const move = playOn(state, size, half * halfSize + smallest(rest));
      if (move !== undefined) moves.push(move);
    }
  }
};

const playOn = (state: State, size: number, square: number): PlayFire | undefined => {
  const content = state.board[square]!;
  if (content === empty) return size === 1 ? fireStarts[square]! : undefined;
  if (canGrow(size, content)) return fireGrowths[size - 1]![square]!;
  return canBurn(state, size, content) ? burns[size - 1]![square]! : undefined;
};
