/**
 * The course of a game (chapters 14 and 19): turns, offers, rounds, income, cult bonus.
 *
 * @packageDocumentation
 */
import { firstDue, isOut } from '../engine/deciding.js';
import type { Events } from '../engine/events.js';
import { worth } from '../engine/offers.js';
import type { After } from '../moves/chapter.js';
import { dropOffer } from '../moves/leech.js';
import { type Draft, newTurn } from '../state/draft.js';
import { isDeferred, seatOf } from '../state/selectors.js';
import type { State } from '../state/state.js';
import { beginTurn, closeRound, proceedBonus, proceedIncome } from './rounds.js';
import { nextSetup } from './setup.js';

/** The next seat after `from` in turn order that has not passed; -1 if all seats have passed. @rule TMY-14.10 */
const nextSeat = (state: State, from: number): number => {
  const { order } = state;
  const start = order.indexOf(from);
  for (let step = 1; step <= order.length; step++) {
    const seat = order[(start + step) % order.length]!;
    if (!isOut(seatOf(state, seat))) return seat;
  }
  return -1;
};

// ------------------------------------------------------------------------------------------------------------------ turns

/** Passes the turn to the next seat, or ends the round when all have passed. */
const passOn = (draft: Draft, events: Events | null): void => {
  const last = draft.turnOf;
  const seat = nextSeat(draft, last);
  if (draft.switches['variable-turn-order'] && seatOf(draft, last).passed === 1)
    draft.order = [...draft.order.filter((other) => other !== last), last];
  if (seat >= 0) beginTurn(draft, seat);
  else closeRound(draft, events);
};

/** Continues after all offers of a turn have been answered: with the second of two actions, or with the next seat. @rule TMY-19.9 */
const afterOffers = (draft: Draft, events: Events | null): void => {
  draft.offers = [];
  if (draft.turn.left > 0 && !isOut(seatOf(draft, draft.turnOf))) {
    const { left, blocked, skipped } = draft.turn;
    draft.phase = 'turn';
    draft.active = draft.turnOf;
    draft.turn = newTurn(left);
    draft.turn.blocked = blocked;
    draft.turn.skipped = skipped;
  } else passOn(draft, events);
};

/** In `immediate` mode, goes to the next decision about a turn's offers; the builder's reaction comes first. @rule TMY-19.5a */
const proceedOffers = (draft: Draft, events: Events | null): void => {
  const due = firstDue(draft);
  if (due >= 0) {
    draft.active = due;
    return;
  }
  for (let [first] = draft.offers; first !== undefined; [first] = draft.offers) {
    if (worth(draft, first) > 0) {
      draft.active = first.to;
      return;
    }
    dropOffer(draft, 0, events);
  }
  afterOffers(draft, events);
};

/** Ends a turn. @rule TMY-19.8 @rule TMY-8.8 */
const endTurn = (draft: Draft, events: Events | null): void => {
  if (isDeferred(draft)) {
    passOn(draft, events);
    return;
  }
  draft.phase = 'offers';
  proceedOffers(draft, events);
};

/** Continues the game after a choice that a seat has made outside its own turn. */
const proceed = (draft: Draft, events: Events | null): void => {
  switch (draft.phase) {
    case 'offers':
      if (draft.turnOf >= 0) proceedOffers(draft, events);
      else closeRound(draft, events);
      return;
    case 'cult':
      proceedBonus(draft, events);
      return;
    case 'income':
      proceedIncome(draft);
      return;
    case 'auction':
    case 'faction':
    case 'terrain':
    case 'favor':
    case 'dwelling':
    case 'bonus':
    case 'turn':
    case 'end':
      return;
  }
};

/** Continues the game after a move. */
export const goOn = (draft: Draft, after: After, events: Events | null): void => {
  switch (after) {
    case 'nothing':
      return;
    case 'due':
      proceed(draft, events);
      return;
    case 'set-up':
      nextSetup(draft, events);
      return;
    case 'end of turn':
      endTurn(draft, events);
      return;
    case 'next turn':
      passOn(draft, events);
  }
};
