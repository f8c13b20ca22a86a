/**
 * Canonical moves: for a move that `check` accepts, the equivalent moves that `legalMoves` lists (TMY-19.10).
 *
 * @packageDocumentation
 */
import { type ByTag, byTag } from '../../../core/values/by-tag.js';
import { worth } from '../engine/offers.js';
import { questionFor } from '../engine/question.js';
import { defaultSplit } from '../engine/resources.js';
import { spanBetween } from '../moves/bridges.js';
import { landQuestion } from '../moves/land.js';
import { defaultSteps } from '../moves/priests.js';
import { riverBetween } from '../moves/towns.js';
import { boardIn } from '../state/map.js';
import type { Move, MoveOf, Split } from '../state/move.js';
import { seatNamed, seatOf } from '../state/selectors.js';
import type { SeatState, State } from '../state/state.js';
import { factions } from '../tables/factions/index.js';
import { cults } from '../tables/pieces.js';
import { grounds } from '../tables/terrain.js';

const repeated = (move: Move, count: number): readonly Move[] => Array.from({ length: count }, () => move);

/** The canonical form of a move's split of power tokens: null if it is the default split, otherwise the split itself. */
const plainSplit = (seat: SeatState, split: Split): Split => {
  if (split === null) return null;
  const usual = defaultSplit(seat, split[0] + split[1] + split[2]);
  return split.every((tokens, bowl) => tokens === usual[bowl]) ? null : split;
};

const transformOf = (state: State, seat: number, move: MoveOf<'Transform'>): Move => {
  const question = questionFor(state, seat);
  const ground = grounds[landQuestion(question, move.hex, move.to, move.from).to];
  return {
    ...move,
    to: ground === undefined || ground === 'river' ? move.to : ground,
    from: plainSplit(question.me, move.from),
  };
};

const bridgeOf = (state: State, seat: number, move: MoveOf<'Bridge'>): Move => {
  const board = boardIn(state);
  const [a, b] = board.spans[spanBetween(questionFor(state, seat), move.a, move.b)]!;
  return { ...move, a: board.names[a]!, b: board.names[b]! };
};

/** An answer to an offer of power, naming the full amount of the offer even if the seat can gain less. */
const answerOf = (state: State, seat: number, move: MoveOf<'Leech'> | MoveOf<'Decline'>): Move => {
  const from = seatNamed(state, move.from);
  const all = state.offers.filter(
    (offer) => offer.to === seat && offer.from === from && (move._tag === 'Decline' || offer.void === 0),
  );
  const meant = all.find((offer) => offer.amount === move.power || worth(state, offer) === move.power) ?? all[0];
  return { ...move, power: meant?.amount ?? move.power };
};

/** The moves that decline all open offers of power to a seat, one move for each offer. */
const declines = (move: MoveOf<'DeclineAll'>, state: State, seat: number): readonly Move[] =>
  state.offers
    .filter(({ to }) => to === seat)
    .flatMap((offer): Move[] => {
      const from = factions[seatOf(state, offer.from).faction]?.id;
      return from === undefined ? [] : [{ _tag: 'Decline', by: move.by, power: offer.amount, from }];
    });

const joinedByHexes = (move: MoveOf<'ConnectHexes'>, state: State, seat: number): readonly Move[] => {
  const river = boardIn(state).names[riverBetween(questionFor(state, seat), move.hexes)];
  return [river === undefined ? move : { _tag: 'Connect', by: move.by, river }];
};

const sentTo = (move: MoveOf<'Send'>, state: State): readonly Move[] => {
  const usual = defaultSteps(state, cults.indexOf(move.cult));
  return [{ ...move, steps: move.steps === usual ? null : move.steps }];
};

const withSplit = (move: MoveOf<'Build'> | MoveOf<'Action'>, state: State, seat: number): readonly Move[] => [
  { ...move, from: plainSplit(seatOf(state, seat), move.from) },
];

const answered = (move: MoveOf<'Leech'> | MoveOf<'Decline'>, state: State, seat: number): readonly Move[] => [
  answerOf(state, seat, move),
];

const asItIs = (move: Move): readonly Move[] => [move];

/** For each kind of move, the function that finds its canonical form. */
const forms: ByTag<Move, readonly Move[], [state: State, seat: number]> = {
  Setup: asItIs,
  PickColor: asItIs,
  Bid: asItIs,
  Take: asItIs,
  Build: withSplit,
  Transform: (move, state, seat) => [transformOf(state, seat, move)],
  Dig: asItIs,
  Upgrade: asItIs,
  Advance: asItIs,
  Send: sentTo,
  Action: withSplit,
  Pass: asItIs,
  Leech: answered,
  Decline: answered,
  DeclineAll: declines,
  Favor: asItIs,
  Town: (move) => repeated({ ...move, count: 1 }, move.count),
  Step: asItIs,
  Lose: asItIs,
  GiveUp: asItIs,
  Bridge: (move, state, seat) => [bridgeOf(state, seat, move)],
  Connect: asItIs,
  ConnectHexes: joinedByHexes,
  Burn: (move) => repeated({ ...move, tokens: 1 }, move.tokens),
  Convert: (move) =>
    move.from === 'W' && move.to === 'P' ? [move] : repeated({ ...move, give: move.give / move.get, get: 1 }, move.get),
  Unlock: asItIs,
  GainToken: asItIs,
  Drop: asItIs,
  Wait: asItIs,
  KeepKey: asItIs,
  LeechAny: asItIs,
  Correct: asItIs,
  Done: asItIs,
};

/**
 * The canonical moves, in order, that together are equivalent to a legal move. Canonical moves use single units, leave out default splits, and name a
 * bridge from its lower hex. If the canonical moves are played in order, they lead to the same state as the move itself. This function helps with
 * records whose moves are accepted by `check` but not listed by `legalMoves`.
 *
 * @param state - the state in which the move is legal
 * @param seat - the seat that makes the move
 * @param move - a move that `check` accepts
 * @returns one or more moves from the list of `legalMoves`
 * @rule TMY-19.10
 * @example
 * ```ts
 * import { isRight } from 'rulehouse';
 * import { canonical, defaultOptions, moveText, setup } from 'rulehouse/terra-mystica';
 * const start = setup(defaultOptions, 7);
 * if (isRight(start)) canonical(start.right, 0, { _tag: 'Burn', by: null, tokens: 2 }).map(moveText.print); // ['burn 1', 'burn 1']
 * ```
 */
export const canonical = (state: State, seat: number, move: Move): readonly Move[] => byTag(forms, move, state, seat);
