/**
 * The end of a turn, and leaving the game (TMY-14.2, TMY-18.1).
 *
 * @packageDocumentation
 */
import { severalMayMove } from '../engine/deciding.js';
import { mustFinish, owesStep } from '../engine/pending.js';
import { type Demand, inTurn, type Question } from '../engine/question.js';
import { isDeferred, seatOf } from '../state/selectors.js';

export const doneDemands: readonly Demand<Question>[] = [
  { rule: 'TMY-14.2', text: 'only the seat whose turn it is ends it', holds: inTurn },
  { rule: 'TMY-14.2', text: 'a main action or a pass is due', holds: ({ state }) => state.turn.act !== 'none' },
  {
    rule: 'TMY-19.8',
    text: 'something of the running action must be finished first',
    holds: (question) => !mustFinish(question),
  },
  {
    rule: 'TMY-19.9',
    text: 'another main action is due',
    holds: ({ state }) => !isDeferred(state) || state.turn.left === 0,
  },
  { rule: 'TMY-19.5b', text: 'a cult step is due first', holds: (question) => !owesStep(question) },
];

export const dropDemands: readonly Demand<Question & { readonly target: number }>[] = [
  { rule: 'TMY-18.1', text: 'seats leave a game in replays only', holds: ({ state }) => severalMayMove(state) },
  {
    rule: 'TMY-18.1',
    text: 'no such seat is in the game',
    holds: ({ state, target }) => target >= 0 && seatOf(state, target).dropped === 0,
  },
  {
    rule: 'TMY-18.1',
    text: 'the last seat stays',
    holds: ({ state, target }) => state.seats.some(({ dropped }, seat) => dropped === 0 && seat !== target),
  },
];
