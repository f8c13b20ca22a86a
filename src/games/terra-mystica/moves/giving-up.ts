/**
 * Giving up things that cannot or will not be used (TMY-15.6, TMY-15.13).
 *
 * @packageDocumentation
 */
import { allHold } from '../../../core/contract/demand.js';
import { about, type Demand, inTurn, type Question } from '../engine/question.js';
import { type Draft, seatDraft } from '../state/draft.js';
import type { Move, MoveOf, Waste } from '../state/move.js';
import type { Chapter } from './chapter.js';

/** The state, the move and the derived values checked by the conditions for giving something up. */
interface GiveUpQuestion extends Question {
  readonly what: Waste;
}

const isPending = (question: GiveUpQuestion): boolean => {
  const { turn, phase } = question.state;
  switch (question.what) {
    case 'SPADE':
      return phase === 'cult' ? question.me.spades > 0 : inTurn(question) && turn.spades > 0;
    case 'BRIDGE':
      return inTurn(question) && turn.bridges > 0;
    case 'FREE_D':
      return inTurn(question) && turn.free === 'ride';
    case 'FREE_TP':
      return inTurn(question) && turn.free === 'trading-house';
    case 'FREE_TF':
      return inTurn(question) && turn.free === 'sandstorm';
    case 'GAIN_P3_FOR_VP':
      return question.me.tokens > 0;
  }
};

/** The conditions for giving something up. */
const demands: readonly Demand<GiveUpQuestion>[] = [
  { rule: 'TMY-15.13', text: 'there is nothing of that kind to give up', holds: isPending },
  {
    rule: 'TMY-15.6',
    text: 'bought spades cannot be given up',
    holds: ({ state, what }) => what !== 'SPADE' || state.phase === 'cult' || state.turn.paid === 0,
  },
];

/** Gives up one of the things that a seat could still use. */
const giveUp = (draft: Draft, seat: number, what: Waste): void => {
  const { turn } = draft;
  const me = seatDraft(draft, seat);
  switch (what) {
    case 'SPADE':
      if (draft.phase === 'cult') me.spades -= 1;
      else {
        turn.spades -= 1;
        if (turn.spades === 0) {
          turn.kind = 'none';
          turn.mayDig = 0;
        }
      }
      return;
    case 'BRIDGE':
      turn.bridges -= 1;
      return;
    case 'FREE_D':
    case 'FREE_TP':
    case 'FREE_TF':
      turn.free = 'none';
      return;
    case 'GAIN_P3_FOR_VP':
      me.tokens -= 1;
  }
};

const all: readonly Waste[] = ['SPADE', 'BRIDGE', 'FREE_D', 'FREE_TP', 'FREE_TF', 'GAIN_P3_FOR_VP'];

/** Lists the legal moves that give something up. */
const listWaivers = (question: Question, moves: Move[]): void => {
  const { turn } = question.state;
  if (
    turn.spades === 0 &&
    turn.bridges === 0 &&
    turn.free === 'none' &&
    question.me.spades === 0 &&
    question.me.tokens === 0
  )
    return;
  for (const what of all)
    if (allHold(demands, about(question, { what }))) moves.push({ _tag: 'GiveUp', by: question.by, what });
};

/** Giving up. */
export const waivers: Chapter<MoveOf<'GiveUp'>, GiveUpQuestion> = {
  question: (asked, { what }) => about(asked, { what }),
  demands,
  perform: (draft, { seat, what }) => {
    giveUp(draft, seat, what);
    return 'due';
  },
  list: listWaivers,
};
