/**
 * Checks a move: finds the first condition that the move does not meet, in the order of TF-11.2.
 *
 * @packageDocumentation
 */
import type { Either } from 'fp-ts/Either';
import { checkBy } from '../../core/authors/judge.js';
import { type Demand, firstBroken } from '../../core/contract/demand.js';
import type { Legal } from '../../core/contract/legal.js';
import type { Refusal } from '../../core/contract/refusal.js';
import type { Move } from './move.js';
import type { RuleId } from './rules.js';
import { awaitsDraw, type State, stands } from './state.js';
import { move as codec, refusalOf, trackerOf } from './verbs.js';

/** The size of the fire that a move plays; 0 if the move plays no fire. */
const playedSize = (move: Move): number =>
  move._tag === 'StartFire' || move._tag === 'GrowFire' || move._tag === 'Burn' ? move.size : 0;

const isDraw = (move: Move): boolean => move._tag === 'DrawExtraTurn';

/** The conditions for every move, which are checked before the conditions in the move's own chapter. */
const turnDemands: readonly Demand<RuleId, { state: State; move: Move }>[] = [
  {
    rule: 'TF-3.1',
    text: 'chance decides now, and this is not one of its outcomes',
    holds: ({ state, move }) => !awaitsDraw(state) || isDraw(move),
  },
  {
    rule: 'TF-9.8',
    text: 'only chance decides about an extra turn, when the turn limit is reached',
    holds: ({ state, move }) => !isDraw(move) || awaitsDraw(state),
  },
  {
    rule: 'TF-6.3',
    text: 'no fire has been selected',
    holds: ({ state, move }) => playedSize(move) === 0 || state.selected !== 0,
  },
  {
    rule: 'TF-6.3',
    text: 'a fire has been selected, so it must be played',
    holds: ({ state, move }) => state.selected === 0 || playedSize(move) !== 0,
  },
  {
    rule: 'TF-6.3',
    text: 'the selected fire is of a different size',
    holds: ({ state, move }) => playedSize(move) === state.selected,
  },
  {
    rule: 'TF-3.3',
    text: 'the tracker of this colour is down',
    holds: ({ state, move }) => isDraw(move) || stands(state, trackerOf(move)),
  },
];

/**
 * The move, marked as legal, or the first rule that it breaks; a value that is not a move breaks rule TF-11.1. Time: a few look-ups on the board.
 *
 * @param move - the move; any JavaScript value is safe
 * @returns a function from a state to the given move, marked as legal, or to a refusal
 * @fails `Over` when the game is over, otherwise `Broken` with the first rule that the move breaks
 * @rule TF-11.2
 * @example
 * ```ts
 * import { check, initial } from 'rulehouse/terrafex';
 * check({ _tag: 'MoveGlacier', from: 'a5', to: 'c5' })(initial); // left: TF-7.2
 * ```
 */
export const check: (move: Move) => (state: State) => Either<Refusal<RuleId>, Legal<Move>> = checkBy<
  State,
  Move,
  RuleId
>({
  isOver: ({ ending }) => ending !== 'none',
  overRule: 'TF-9.5',
  move: codec,
  moveRule: 'TF-11.1',
  refusal: (state, move) => firstBroken(turnDemands, { state, move }) ?? refusalOf(state, move._tag, move),
});
