/**
 * The unfinished parts of an action, and the conditions for every new main action (TMY-19.8, TMY-19.9).
 *
 * @packageDocumentation
 */
import { allHold } from '../../../core/contract/demand.js';
import { isDeferred, seatOf } from '../state/selectors.js';
import type { State } from '../state/state.js';
import { reactionOf } from './neighbours.js';
import { spadesBecome } from './points.js';
import { type Demand, inTurn, type Question } from './question.js';

/** True if the active seat has a part of its current action to finish or a choice to make. @rule TMY-19.8 */
export const hasPending = (state: State): boolean => state.turn.steps > 0 || hasBinding(state);

/**
 * True if a seat that ended its turn now would leave part of it unfinished. When answers are deferred, a seat may leave a tile's cult step open if
 * all others have passed, because no other seat moves before the step is made. Cult steps that replace spades do not count as steps from a tile.
 *
 * @rule TMY-19.8
 */
export const mustFinish = ({ state, seat, faction }: Question): boolean => {
  if (hasBinding(state)) return true;
  if (state.turn.steps === 0) return false;
  return !isDeferred(state) || spadesBecome(faction) === 'steps' || !isLast(state, seat);
};

/** True if all other seats have passed or left the game. @rule TMY-14.10 */
export const isLast = ({ seats }: State, seat: number): boolean =>
  seats.every(({ passed, dropped }, other) => other === seat || passed === 1 || dropped === 1);

/** Like {@link hasPending}, except that single cult steps do not count as pending. */
const hasBinding = (state: State): boolean => {
  const { turn } = state;
  return (
    turn.spades > 0 ||
    turn.eruption > 0 ||
    turn.free !== 'none' ||
    turn.favors > 0 ||
    turn.towns > 0 ||
    turn.bridges > 0 ||
    turn.leap > 0 ||
    turn.loss > 0 ||
    turn.choose > 0 ||
    turn.shift > 0 ||
    seatOf(state, state.active).priestsDue > 0
  );
};

/** True if a seat still has to take a cult step for an accepted offer before its own turn ends. @rule TMY-19.5b */
export const owesStep = ({ me, faction }: Question): boolean => me.steps > 0 && reactionOf(faction).steps > 0;

/** A question about a move that opens a new main action or continues the current main action. */
export interface OpeningQuestion extends Question {
  /** True if the move continues the current action; if this field is left out, the move opens a new action. */
  readonly goesOn?: boolean;
}

/** The conditions that every new main action must meet. @rule TMY-19.8 @rule TMY-19.9 */
export const openingDemands: readonly Demand<OpeningQuestion>[] = [
  {
    rule: 'TMY-14.2',
    text: "main actions can only be taken on the seat's own turn in Phase II",
    holds: (question) => question.goesOn === true || inTurn(question),
  },
  {
    rule: 'TMY-19.8',
    text: 'the current action must be finished first',
    holds: ({ goesOn, state }) => goesOn === true || !hasPending(state),
  },
  {
    rule: 'TMY-15.9',
    text: 'no main action is left in this turn',
    holds: ({ goesOn, state }) => goesOn === true || state.turn.left > 0,
  },
  {
    rule: 'TMY-19.9',
    text: 'the second of two actions begins before `done` has ended the first',
    holds: ({ goesOn, state }) => goesOn === true || isDeferred(state) || state.turn.act === 'none',
  },
];

/** True if a main action may be opened now; this is tested once, before any candidate moves are examined. */
export const mayOpen = (question: Question): boolean => (question.cache.opens ??= allHold(openingDemands, question));
