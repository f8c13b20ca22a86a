/**
 * The changes that a move of Terrafex makes in the game's picture.
 *
 * @packageDocumentation
 */

import {
  type Content,
  look,
  type Move,
  ownerOf,
  type Side,
  type Size,
  type State,
  squares,
  stands,
  toMove,
  valueAt,
} from '../../games/terrafex/seen.js';
import { pieceNames, sizes } from '../../pieces/pyramids.js';
import { type Change, following, moving } from '../change.js';
import { counts, type Model, piles, wordsAt } from '../model.js';
import { trackers } from './position.js';

const piecesOf = (content: Content): readonly string[] => {
  switch (content._tag) {
    case 'Empty':
      return [];
    case 'Fire':
      return [`R${content.size}`];
    case 'Mountain':
      return [`Y${content.size}`];
    case 'Forest':
      return [`G${content.size}`];
    case 'Glacier':
      return [`B${content.size}`];
    case 'Capped':
    case 'Frosted':
      return [`B${content.blue}`, `G${content.green}`];
  }
};

/** The source of the points on a square, and the size of the piece that scores; glaciers and capped forests score nothing. */
const scoring = (content: Content): readonly [source: string, size: Size] | undefined => {
  switch (content._tag) {
    case 'Fire':
      return ['fire', content.size];
    case 'Mountain':
      return ['mountain', content.size];
    case 'Forest':
      return ['forest', content.size];
    case 'Frosted':
      return ['forest', content.green];
    case 'Empty':
    case 'Glacier':
    case 'Capped':
      return undefined;
  }
};

const pointsOf = (state: State, side: Side): Readonly<Record<string, number>> => {
  const sources = { fire: 0, forest: 0, mountain: 0 };
  const own = squares.reduce<Readonly<Record<string, number>>>((sums, square) => {
    const found = scoring(look(state, square));
    if (found === undefined || ownerOf(state.settings, square, found[1]) !== side) return sums;
    return { ...sums, [found[0]]: sums[found[0]]! + valueAt(state, square) };
  }, sources);
  return counts(Object.entries(own));
};

/** The contents of the picture of Terrafex. */
export const model = (state: State): Model => ({
  pieces: piles(squares.map((square) => [`square:${square}`, piecesOf(look(state, square))])),
  counts: counts([
    ...pieceNames.map((name, piece) => [`pool:${name}`, state.pool[piece]!] as const),
    ...sizes.map((size) => [`pit:R${size}`, state.pit[size - 1]!] as const),
    ['turn:', state.turn],
    ['quiet:', state.quiet],
  ]),
  words: wordsAt([
    ...trackers.map(([colour, bit]) => [`tracker:${colour}`, stands(state, bit) ? 'standing' : 'down'] as const),
    ['selected:', state.selected === 0 ? '' : `R${state.selected}`],
  ]),
  points: ([0, 1] as const).map((side) => pointsOf(state, side)),
  phase: state.ending !== 'none' ? 'over' : state.selected === 0 ? 'turn' : 'fire',
  toMove: toMove(state),
});

/** Returns the changes that move a whole glacier, together with any forest that it carries along. @rule TF-7.4 @rule TF-8.2 */
const going = (before: State, move: Move | null, after: State): readonly Change[] => {
  if (move?._tag !== 'MoveGlacier') return [];
  const [from, to] = [move.from, move.to].map((value) => ({ kind: 'square', value }));
  const left = piecesOf(look(after, move.from));
  const carried = piecesOf(look(before, move.from)).filter((piece) => !left.includes(piece));
  return from === undefined || to === undefined ? [] : moving(carried, from, to);
};

/**
 * Returns a change's place in the sequence that shows a glacier's move. First, pieces in the way of the glacier leave or are pushed. Second, the
 * glacier arrives on its new square and meets what is there. The changes of counts come last.
 */
const order = (own: readonly Change[], change: Change): number => {
  if (own.includes(change)) return 2;
  const isOwn = (piece: string): boolean => own.some((one) => one._tag === 'Moved' && one.piece === piece);
  if (change._tag === 'Removed') return isOwn(change.piece) ? 3 : 0;
  if (change._tag === 'Moved') return 1;
  return change._tag === 'Placed' || change._tag === 'Replaced' ? 3 : 4;
};

/** The changes that a move makes, in the order in which they happen. */
export const changes = (before: State, move: Move | null, after: State): readonly Change[] => {
  const own = going(before, move, after);
  const all = following(model(before), own, model(after));
  return move === null ? all : [...all].sort((a, b) => order(own, a) - order(own, b));
};
