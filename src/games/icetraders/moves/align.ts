/**
 * Chapter 2: alignments, picks, the systems made from the picks, and the first player.
 *
 * @packageDocumentation
 */
import { leaf, oneOf } from '../../../core/reading/codec.js';
import { exact } from '../../../core/reading/objects.js';
import { pieceNames, pieceTypes } from '../../../pieces/pyramids.js';
import { areConnected, noPiece, system } from '../content.js';
import { type Align, alignments, choiceText, evil, good, type Move, type PickPair, picks } from '../move.js';
import { isBarred, isPair, pairs, typesOf } from '../pairs.js';
import type { Alignment, Pair, Picked, State, View } from '../state.js';
import { supply } from '../tables.js';
import { during } from './power.js';
import { alone } from './spelling.js';
import { bare, verb } from './verb.js';

/** Adds both alignments. @rule IT-2.2 */
export const addAlignments = (moves: Move[]): void => {
  for (const move of alignments) moves.push(move);
};

/** Adds every move that picks a pair, ordered by the types of the pair; the stash is not considered. @rule IT-2.3 */
export const addPicks = (view: View, moves: Move[]): void => {
  for (let index = 0; index < pairs.length; index++) {
    const move = picks[index]!;
    if (!isBarred(view.barred, move.pair)) moves.push(move);
  }
};

/** Returns the list with the given seat's choice entered; if the list has no place for the seat, it stays as it is. */
const withChoice = <A>(list: readonly A[], seat: number, choice: A): readonly A[] =>
  list.map((other, index) => (index === seat ? choice : other));

/** Records the alignment that a seat chooses. After the last seat has chosen its alignment, the seats pick pieces, and seat 0 begins. @rule IT-2.2 */
const chooseAlignment = (state: State, move: Align): State => {
  const { players } = state.settings;
  const isLast = state.mover + 1 === players;
  const chosen: readonly Alignment[] = withChoice(state.alignments, state.mover, move.alignment);
  return { ...state, phase: isLast ? 'pick' : 'align', mover: isLast ? 0 : state.mover + 1, alignments: chosen };
};

/** How many times each type of piece is picked. */
const wanted = (picked: readonly Picked[]): readonly number[] => {
  const counts = pieceNames.map(() => 0);
  for (const pick of picked) {
    if (pick === 'unpicked') continue;
    for (const piece of typesOf(pick)) counts[piece] = counts[piece]! + 1;
  }
  return counts;
};

/** The bits of the types that are picked more often than the supply of pieces allows. @rule IT-2.4 */
const tooMany = (picked: readonly Picked[]): number => {
  const counts = wanted(picked);
  let bits = 0;
  for (let piece = 0; piece < pieceTypes; piece++) if (counts[piece]! > supply) bits |= 1 << piece;
  return bits;
};

/** Records the pair of pieces that a seat picks. After the last seat has picked, the picks are void or become systems. @rule IT-2.3 @rule IT-2.4 */
const choosePair = (state: State, move: PickPair): State => {
  const { players } = state.settings;
  const picked: readonly Picked[] = withChoice(state.picks, state.mover, move.pair);
  if (state.mover + 1 < players) return { ...state, mover: state.mover + 1, picks: picked };
  const excess = tooMany(picked);
  if (excess !== 0)
    return { ...state, mover: 0, picks: picked.map(() => 'unpicked' as const), barred: state.barred | excess };
  return opened(state, picked);
};

/**
 * Turns the picks into systems, in the order of the seats; each seat's two pieces stay in canonical order. The resulting systems belong to no seat.
 * @rule IT-2.5
 */
const opened = (state: State, picked: readonly Picked[]): State => {
  const markers = picked.flatMap((one) => (one === 'unpicked' ? [] : typesOf(one)));
  const systems = markers.map((piece, index) => system(index + 1, piece, noPiece));
  const stash = state.stash.slice();
  for (const piece of markers) stash[piece] = stash[piece]! - 1;
  const mover = firstPlayer(systems, state.tieSeat);
  return { ...state, phase: 'place', mover, picks: [], tieSeat: 0, barred: 0, systems, stash };
};

/** A number that ranks a seat by the connections of its two systems: first by the larger count, then by the sum. */
const keyOf = (systems: readonly number[], seat: number): number => {
  const links = (own: number): number => {
    const code = systems[own]!;
    let count = 0;
    for (const other of systems) if (areConnected(code, other)) count++;
    return count;
  };
  const [first, second] = [links(2 * seat), links(2 * seat + 1)];
  return 100 * Math.max(first, second) + first + second;
};

/**
 * The first player: the seat that has the best-connected system; in a tie, the seat whose two systems together have the most connections. If seats
 * are still tied, the first player is the first of them clockwise, starting with the tie-breaking seat. `systems` lists the systems at the start, two
 * for each seat, ordered by number.
 * @rule IT-2.6
 */
const firstPlayer = (systems: readonly number[], tieSeat: number): number => {
  const players = systems.length / 2;
  let [best, bestKey] = [tieSeat, -1];
  for (let step = 0; step < players; step++) {
    const seat = (tieSeat + step) % players;
    const key = keyOf(systems, seat);
    if (key > bestKey) [best, bestKey] = [seat, key];
  }
  return best;
};

/** The move by which a seat chooses its alignment. @rule IT-2.2 */
export const align = verb({
  codec: () => exact<Align>('Align', { _tag: oneOf('Align'), alignment: oneOf('good', 'evil') }),
  print: choiceText,
  words: { good: alone(good), evil: alone(evil) },
  question: bare<Align>,
  demands: [during('align')],
  perform: chooseAlignment,
});

/** The move by which a seat picks two pieces, which become systems. @rule IT-2.3 */
export const pick = verb({
  codec: () =>
    exact<PickPair>('PickPair', {
      _tag: oneOf('PickPair'),
      pair: leaf<Pair>('two types in canonical order', isPair, { enum: pairs }),
    }),
  print: choiceText,
  words: { pick: (rest) => (isPair(rest) ? { _tag: 'PickPair', pair: rest } : undefined) },
  question: bare<PickPair>,
  demands: [
    during('pick'),
    {
      rule: 'IT-2.4',
      text: 'too many seats wanted this type, so no seat can pick a pair of it',
      holds: ({ view, move }) => !isBarred(view.barred, move.pair),
    },
  ],
  perform: choosePair,
});
