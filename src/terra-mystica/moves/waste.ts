/**
 * Giving up what cannot or shall not be used (TMY-15.6, TMY-15.13).
 *
 * @packageDocumentation
 */
import { allHold } from '../../core/demand.js';
import { about, type Ask, inTurn, type Must } from '../ask.js';
import type { MoveOf, Waste } from '../move.js';
import { type Draft, mine } from '../state.js';

/** A question about giving something up. */
interface WasteAsk extends Ask {
  readonly what: Waste;
}

const isPending = (ask: WasteAsk): boolean => {
  const { turn, phase } = ask.state;
  switch (ask.what) {
    case 'SPADE':
      return phase === 'cult' ? ask.me.spades > 0 : inTurn(ask) && turn.spades > 0;
    case 'BRIDGE':
      return inTurn(ask) && turn.bridges > 0;
    case 'FREE_D':
      return inTurn(ask) && turn.free === 'ride';
    case 'FREE_TP':
      return inTurn(ask) && turn.free === 'trading-house';
    case 'FREE_TF':
      return inTurn(ask) && turn.free === 'sandstorm';
    case 'GAIN_P3_FOR_VP':
      return ask.me.tokens > 0;
  }
};

/** What giving up demands. */
export const wasteDemands: readonly Must<WasteAsk>[] = [
  { rule: 'TMY-15.13', text: 'nothing of that kind is pending', holds: isPending },
  {
    rule: 'TMY-15.6',
    text: 'bought spades cannot be given up',
    holds: ({ state, what }) => what !== 'SPADE' || state.phase === 'cult' || state.turn.paid === 0,
  },
];

/** Gives one of it up. */
export const giveUp = (draft: Draft, seat: number, what: Waste): void => {
  const { turn } = draft;
  const me = mine(draft, seat);
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

/** The legal ways to give something up. */
export const wastes = (ask: Ask): readonly MoveOf<'GiveUp'>[] => {
  const { turn } = ask.state;
  if (turn.spades === 0 && turn.bridges === 0 && turn.free === 'none' && ask.me.spades === 0 && ask.me.tokens === 0)
    return [];
  return all
    .filter((what) => allHold(wasteDemands, about(ask, { what })))
    .map((what): MoveOf<'GiveUp'> => ({ _tag: 'GiveUp', by: ask.by, what }));
};
