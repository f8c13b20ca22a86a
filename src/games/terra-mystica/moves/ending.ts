/**
 * The end of a turn, and leaving the game (TMY-14.2, TMY-18.1).
 *
 * @packageDocumentation
 */
import { allHold } from '../../../core/contract/demand.js';
import { severalMayMove } from '../engine/deciding.js';
import type { Events } from '../engine/events.js';
import { mustFinish, owesStep } from '../engine/pending.js';
import { about, type Demand, inTurn, type Question } from '../engine/question.js';
import { type Draft, seatDraft } from '../state/draft.js';
import type { MoveOf } from '../state/move.js';
import { isDeferred, seatNamed, seatOf } from '../state/selectors.js';
import { type After, type Chapter, unlisted } from './chapter.js';
import { dropOffers } from './leech.js';

/** The conditions for ending a turn. */
const doneDemands: readonly Demand<Question>[] = [
  { rule: 'TMY-14.2', text: "it is not this seat's turn", holds: inTurn },
  {
    rule: 'TMY-14.2',
    text: 'a turn cannot end before a main action or a pass',
    holds: ({ state }) => state.turn.act !== 'none',
  },
  {
    rule: 'TMY-19.8',
    text: 'the current action must be finished first',
    holds: (question) => !mustFinish(question),
  },
  {
    rule: 'TMY-19.9',
    text: 'another main action must be taken first',
    holds: ({ state }) => !isDeferred(state) || state.turn.left === 0,
  },
  { rule: 'TMY-19.5b', text: 'a cult step must be taken first', holds: (question) => !owesStep(question) },
];

/** The state, the move and the derived values checked by the conditions for leaving the game. */
interface DropQuestion extends Question {
  /** The seat that leaves the game; -1 if no seat plays the named faction. */
  readonly target: number;
}

/** The condition for leaving that concerns the game as a whole. */
export const leavable: Demand<Pick<Question, 'state'>> = {
  rule: 'TMY-18.1',
  text: 'a seat can leave only a game with deferred answers',
  holds: ({ state }) => isDeferred(state),
};

/** The conditions for leaving the game. */
const dropDemands: readonly Demand<DropQuestion>[] = [
  leavable,
  {
    rule: 'TMY-18.1',
    text: 'no seat can leave before round 1 of a game with an auction',
    holds: ({ state }) => state.round > 0 || !state.switches.auction,
  },
  {
    rule: 'TMY-18.1',
    text: 'that seat is not in the game',
    holds: ({ state, target }) => target >= 0 && seatOf(state, target).dropped === 0,
  },
  {
    rule: 'TMY-18.1',
    text: 'the only seat still in the game cannot leave it',
    holds: ({ state, target }) => state.seats.some(({ dropped }, seat) => dropped === 0 && seat !== target),
  },
];

/** Ends an action. In `immediate` mode, the offers made by the action are answered now; otherwise the turn is over. */
const done = (draft: Draft, { seat }: Question): After => {
  const me = seatDraft(draft, seat);
  me.steps += draft.turn.steps;
  if (draft.switches['strict-darkling-sh']) me.ordain = 0;
  return 'end of turn';
};

/** Removes the pending choices of a seat that has left the game; the seat still receives its income. @rule TMY-18.1 */
export const dropChoices = (draft: Draft, seat: number): void => {
  const me = seatDraft(draft, seat);
  if (me.dropped === 0) return;
  me.steps = 0;
  me.tokens = 0;
  me.spades = 0;
  me.priestsDue = 0;
};

/**
 * Lets a seat leave the game: its offers vanish, its bonus tile goes back, and its structures stay. Before round 1, the seat makes no more choices of
 * the set-up.
 *
 * @rule TMY-18.1
 */
const leave = (draft: Draft, { target }: DropQuestion, events: Events | null): After => {
  const me = seatDraft(draft, target);
  me.dropped = 1;
  me.bonus = -1;
  dropChoices(draft, target);
  dropOffers(draft, target, events);
  draft.watches = draft.watches.filter(({ from }) => from !== target);
  if (draft.round === 0) {
    // The right to a favor tile is granted anew with the next choice.
    draft.turn.favors = 0;
    return 'set-up';
  }
  return draft.phase === 'turn' && draft.active === target ? 'next turn' : 'due';
};

/** Ends of turns. */
export const turnEnds: Chapter<MoveOf<'Done'>, Question> = {
  question: (asked) => asked,
  demands: doneDemands,
  perform: done,
  list: (question, moves) => {
    if (allHold(doneDemands, question)) moves.push({ _tag: 'Done', by: question.by });
  },
};

/** Leaving the game. */
export const departures: Chapter<MoveOf<'Drop'>, DropQuestion> = {
  question: (asked, { faction }) => about(asked, { target: seatNamed(asked.state, faction) }),
  demands: dropDemands,
  perform: leave,
  list: unlisted,
};

/** Waiting: a move without effect that occurs in ledgers. */
export const waits: Chapter<MoveOf<'Wait'>, Question> = {
  question: (asked) => asked,
  demands: [{ rule: 'TMY-19.4', text: 'there is nothing to wait for', holds: ({ state }) => severalMayMove(state) }],
  perform: () => 'nothing',
  list: unlisted,
};
