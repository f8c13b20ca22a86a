/**
 * Cult steps that a seat chooses to take, and cult steps that it pays (chapter 9, TMY-17.24).
 *
 * @packageDocumentation
 */
import { allHold } from '../../../core/contract/demand.js';
import { hasBit } from '../engine/bits.js';
import { climb, descend, stepWaits } from '../engine/cults.js';
import { about, type Demand, inTurn, type Question } from '../engine/question.js';
import { type Draft, seatDraft } from '../state/draft.js';
import type { Move, MoveOf } from '../state/move.js';
import { isDeferred } from '../state/selectors.js';
import { cultBoard, cults } from '../tables/pieces.js';
import type { After, Chapter } from './chapter.js';

/** The state, the move and the derived values checked by the conditions for a cult step. */
interface StepQuestion extends Question {
  readonly cult: number;
  readonly steps: 1 | 2;
}

/** True if the seat must choose the tracks on which it advances to space 10. */
const choosing = (question: Question): boolean => inTurn(question) && question.state.turn.choose > 0;

/** True if the seat has cult steps to make, whether from its current action or from elsewhere. */
const isDue = (question: StepQuestion): boolean => {
  const { turn } = question.state;
  if (choosing(question)) return question.steps === 1;
  if (question.steps === 2) return inTurn(question) && turn.leap === 2;
  return (inTurn(question) && turn.steps > 0) || question.me.steps > 0;
};

/** The conditions for a cult step. */
const stepDemands: readonly Demand<StepQuestion>[] = [
  { rule: 'TMY-9.7', text: 'this seat has no such cult step to take', holds: isDue },
  {
    rule: 'TMY-17.24',
    text: 'the cost of the volcano must be paid first',
    holds: (question) => !inTurn(question) || question.state.turn.loss === 0,
  },
  {
    rule: 'TMY-10.6',
    text: 'this track cannot be chosen for space 10 now',
    holds: (question) => !choosing(question) || hasBit(question.state.turn.choose, question.cult),
  },
  {
    rule: 'TMY-19.5b',
    text: 'another seat could still reach space 10 first: wait until it has answered its offers',
    holds: ({ state, seat, cult, steps }) => !stepWaits(state, seat, cult, steps),
  },
];

/** Makes a step. Choices for space 10 come first, then cult steps of the current action, then all other cult steps. */
const step = (draft: Draft, question: StepQuestion): After => {
  const { cult, steps } = question;
  const { turn } = draft;
  const me = seatDraft(draft, question.seat);
  if (choosing(question)) {
    turn.choose &= ~(1 << cult);
    turn.blocked &= ~(1 << cult);
    climb(draft, question.seat, cult, 1);
    if (me.keys === 0) turn.choose = 0;
    return 'due';
  }
  if (steps === 2) turn.leap = 0;
  else if (inTurn(question) && turn.steps > 0) turn.steps -= 1;
  else me.steps -= 1;
  climb(draft, question.seat, cult, steps);
  return 'due';
};

/** Lists the legal cult steps. */
const listSteps = (question: Question, moves: Move[]): void => {
  const { turn } = question.state;
  if (question.me.steps === 0 && !(inTurn(question) && (turn.steps > 0 || turn.leap > 0 || turn.choose > 0))) return;
  const count = inTurn(question) && turn.leap === 2 && !choosing(question) ? 2 : 1;
  for (const [index, cult] of cults.entries())
    if (allHold(stepDemands, about(question, { cult: index, steps: count })))
      moves.push({ _tag: 'Step', by: question.by, cult, steps: count });
};

/** The state, the move and the derived values checked by the conditions for steps down a cult track. */
interface LoseQuestion extends Question {
  readonly cult: number;
  readonly steps: 1 | 3 | 4;
}

/** The lowest space to which the workaround in old ledgers may lead. To stay off space 10, no seat needs to go lower. */
const lowest = cultBoard.top - 3;

/**
 * True if a step down is a workaround that old ledgers use. Made before a town tile is taken, such a step keeps the seat's marker from reaching space
 * 10 (TMY-19.6).
 */
const isWorkaround = (question: LoseQuestion): boolean => {
  const position = question.me.cults[question.cult]!;
  return (
    question.steps === 1 &&
    isDeferred(question.state) &&
    inTurn(question) &&
    position < cultBoard.top &&
    position - 1 >= lowest
  );
};

/** The conditions for a move that takes steps down a cult track. */
const loseDemands: readonly Demand<LoseQuestion>[] = [
  {
    rule: 'TMY-17.24',
    text: 'the move does not give up the cult steps that have to be paid',
    holds: (question) =>
      isWorkaround(question) ||
      (inTurn(question) && question.state.turn.loss > 0 && question.state.turn.loss === question.steps),
  },
  {
    rule: 'TMY-17.19',
    text: 'the seat is not high enough on this track to pay with so many steps',
    holds: (question) => isWorkaround(question) || hasBit(question.state.turn.lossFrom, question.cult),
  },
];

/** Pays steps. */
const lose = (draft: Draft, { seat, cult, steps: count }: LoseQuestion): After => {
  if (count !== 1) {
    draft.turn.loss = 0;
    draft.turn.lossFrom = 0;
  }
  descend(draft, seat, cult, count);
  return 'nothing';
};

/** Lists the legal ways to pay with steps down the cult tracks. */
const listLosses = (question: Question, moves: Move[]): void => {
  const { loss } = question.state.turn;
  if (loss !== 3 && loss !== 4) return;
  for (const [index, cult] of cults.entries())
    if (allHold(loseDemands, about(question, { cult: index, steps: loss })))
      moves.push({ _tag: 'Lose', by: question.by, cult, steps: loss });
};

/** The chapter of the rules on cult steps that a seat chooses to take. */
export const steps: Chapter<MoveOf<'Step'>, StepQuestion> = {
  question: (asked, move) => about(asked, { cult: cults.indexOf(move.cult), steps: move.steps }),
  demands: stepDemands,
  perform: step,
  list: listSteps,
};

/** The chapter of the rules on cult steps that a seat pays. */
export const losses: Chapter<MoveOf<'Lose'>, LoseQuestion> = {
  question: (asked, move) => about(asked, { cult: cults.indexOf(move.cult), steps: move.steps }),
  demands: loseDemands,
  perform: lose,
  list: listLosses,
};
