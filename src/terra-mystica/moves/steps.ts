/**
 * Cult steps that a seat chooses, and steps that it pays (chapter 9, TMY-17.24).
 *
 * @packageDocumentation
 */
import { allHold } from '../../core/demand.js';
import { about, type Ask, hasBit, inTurn, type Must } from '../ask.js';
import type { MoveOf } from '../move.js';
import { climb, sink, stepWaits } from '../scoring.js';
import { type Draft, isDeferred, mine } from '../state.js';
import { cultBoard, cults } from '../tables/pieces.js';

/** A question about a cult step. */
interface StepAsk extends Ask {
  readonly cult: number;
  readonly steps: 1 | 2;
}

/** Whether the seat must say which tracks go to space 10. */
const choosing = (ask: Ask): boolean => inTurn(ask) && ask.state.turn.choose > 0;

/** Whether steps are due to the seat: of its running action, or from outside it. */
const isDue = (ask: StepAsk): boolean => {
  const { turn } = ask.state;
  if (choosing(ask)) return ask.steps === 1;
  if (ask.steps === 2) return inTurn(ask) && turn.leap === 2;
  return (inTurn(ask) && turn.steps > 0) || ask.me.steps > 0;
};

/** What a cult step demands. */
export const stepDemands: readonly Must<StepAsk>[] = [
  { rule: 'TMY-9.7', text: 'no such cult step is due', holds: isDue },
  {
    rule: 'TMY-17.24',
    text: 'the price of the volcano comes first',
    holds: (ask) => !inTurn(ask) || ask.state.turn.loss === 0,
  },
  {
    rule: 'TMY-10.6',
    text: 'this track cannot go to space 10 now',
    holds: (ask) => !choosing(ask) || hasBit(ask.state.turn.choose, ask.cult),
  },
  {
    rule: 'TMY-19.5b',
    text: 'another seat could still reach space 10 first: wait for its answers',
    holds: ({ state, seat, cult, steps }) => !stepWaits(state, seat, cult, steps),
  },
];

/** Makes a step: a choice for space 10 first, then steps of the running action, then others. */
export const step = (draft: Draft, ask: Ask, cult: number, steps: 1 | 2): void => {
  const { turn } = draft;
  const me = mine(draft, ask.seat);
  if (choosing(ask)) {
    turn.choose &= ~(1 << cult);
    turn.blocked &= ~(1 << cult);
    climb(draft, ask.seat, cult, 1);
    if (me.keys === 0) turn.choose = 0;
    return;
  }
  if (steps === 2) turn.leap = 0;
  else if (inTurn(ask) && turn.steps > 0) turn.steps -= 1;
  else me.steps -= 1;
  climb(draft, ask.seat, cult, steps);
};

/** The legal cult steps. */
export const steps = (ask: Ask): readonly MoveOf<'Step'>[] => {
  const count = inTurn(ask) && ask.state.turn.leap === 2 && !choosing(ask) ? 2 : 1;
  const moves: MoveOf<'Step'>[] = [];
  const { turn } = ask.state;
  if (ask.me.steps === 0 && !(inTurn(ask) && (turn.steps > 0 || turn.leap > 0 || turn.choose > 0))) return moves;
  for (const [index, cult] of cults.entries())
    if (allHold(stepDemands, about(ask, { cult: index, steps: count })))
      moves.push({ _tag: 'Step', by: ask.by, cult, steps: count });
  return moves;
};

/** A question about steps down. */
interface LoseAsk extends Ask {
  readonly cult: number;
  readonly steps: 1 | 3 | 4;
}

const lowest = 7;

/** The workaround of old ledgers: a step down before a town tile, to keep a track off space 10 (TMY-19.6). */
const isWorkaround = (ask: LoseAsk): boolean => {
  const position = ask.me.cults[ask.cult] ?? 0;
  return ask.steps === 1 && isDeferred(ask.state) && inTurn(ask) && position < cultBoard.top && position - 1 >= lowest;
};

/** What steps down demand. */
export const loseDemands: readonly Must<LoseAsk>[] = [
  {
    rule: 'TMY-17.24',
    text: 'no such steps are to be paid',
    holds: (ask) => isWorkaround(ask) || (inTurn(ask) && ask.state.turn.loss > 0 && ask.state.turn.loss === ask.steps),
  },
  {
    rule: 'TMY-17.19',
    text: 'this track cannot pay them',
    holds: (ask) => isWorkaround(ask) || hasBit(ask.state.turn.lossFrom, ask.cult),
  },
];

/** Pays steps. */
export const lose = (draft: Draft, seat: number, cult: number, count: 1 | 3 | 4): void => {
  if (count !== 1) {
    draft.turn.loss = 0;
    draft.turn.lossFrom = 0;
  }
  sink(draft, seat, cult, count);
};

/** The legal payments of steps. */
export const losses = (ask: Ask): readonly MoveOf<'Lose'>[] => {
  const { loss } = ask.state.turn;
  if (loss !== 3 && loss !== 4) return [];
  const moves: MoveOf<'Lose'>[] = [];
  for (const [index, cult] of cults.entries())
    if (allHold(loseDemands, about(ask, { cult: index, steps: loss })))
      moves.push({ _tag: 'Lose', by: ask.by, cult, steps: loss });
  return moves;
};
