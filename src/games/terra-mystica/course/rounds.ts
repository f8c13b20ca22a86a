/**
 * Rounds (chapter 14): income, the first turn, the cult bonus, clean-up, and the end of the game.
 *
 * @packageDocumentation
 */
import { firstDue, hasDue, isOut } from '../engine/deciding.js';
import type { Events } from '../engine/events.js';
import { incomesOf, sumOf } from '../engine/income.js';
import { hasOffer } from '../engine/offers.js';
import { gainSpades } from '../engine/points.js';
import { gain, preachersOf } from '../engine/resources.js';
import { inPool, roundTile } from '../engine/tiles.js';
import { dropChoices } from '../moves/ending.js';
import { type Draft, newTurn, replaced, seatDraft } from '../state/draft.js';
import { seatOf } from '../state/selectors.js';
import { cults, rounds } from '../tables/pieces.js';
import { bonusTiles } from '../tables/tiles.js';
import { scoreEnd } from './end.js';

export const beginTurn = (draft: Draft, seat: number): void => {
  draft.phase = 'turn';
  draft.active = seat;
  draft.turnOf = seat;
  draft.turn = newTurn(1);
};

/**
 * Closes a round after all seats have passed. In `deferred` mode, open offers and choices must be settled first. Then Phase III begins or, after the
 * last round, the game ends. @rule TMY-19.5b
 */
export const closeRound = (draft: Draft, events: Events | null): void => {
  draft.turnOf = -1;
  draft.active = -1;
  draft.turn = newTurn(0);
  draft.phase = 'offers';
  if (draft.seats.some((_, seat) => hasOffer(draft, seat) || hasDue(draft, seat))) return;
  events?.happened({ _tag: 'Phase' }, draft);
  draft.offers = [];
  draft.watches = [];
  if (draft.round === rounds) endGame(draft, events);
  else bonusPhase(draft, events);
};

const endGame = (draft: Draft, events: Events | null): void => {
  scoreEnd(draft, events);
  draft.phase = 'end';
};

/** The turn order of the next round. @rule TMY-14.7 @rule TMY-14.8 @rule TMY-14.9 */
const nextOrder = (draft: Draft): number[] => {
  if (draft.switches['variable-turn-order']) return draft.order.slice();
  const start = draft.order.indexOf(draft.passing[0]!);
  return [...draft.order.slice(start), ...draft.order.slice(0, Math.max(0, start))];
};

/** Gives a seat its cult bonus. @rule TMY-12.6 @rule TMY-14.3 */
const bookBonus = (draft: Draft, seat: number): void => {
  const tile = roundTile(draft);
  if (tile === undefined) return;
  const counted =
    tile.counts === 'priests' ? preachersOf(draft, seat) : seatDraft(draft, seat).cults[cults.indexOf(tile.counts)]!;
  const times = Math.floor(counted / tile.every);
  if (times === 0) return;
  if (tile.bonus._tag === 'spades') {
    seatDraft(draft, seat).spades += gainSpades(draft, seat, tile.bonus.spades * times);
    return;
  }
  for (let time = 0; time < times; time++) gain(draft, seat, tile.bonus.gain);
};

/** Carries out Phase III: first all seats receive their cult bonuses, then the seats make their choices. @rule TMY-14.12 */
const bonusPhase = (draft: Draft, events: Events | null): void => {
  draft.order = nextOrder(draft);
  draft.phase = 'cult';
  for (const seat of draft.order) {
    bookBonus(draft, seat);
    dropChoices(draft, seat);
    events?.happened({ _tag: 'CultBonus', seat }, draft);
  }
  proceedBonus(draft, events);
};

/** Goes on to the next choice of Phase III, or to the clean-up. */
export const proceedBonus = (draft: Draft, events: Events | null): void => {
  const seat = firstDue(draft);
  draft.active = seat;
  if (seat < 0) cleanUp(draft, events);
};

/** Cleans up after a round, then begins the next round with its income. @rule TMY-14.4 */
const cleanUp = (draft: Draft, events: Events | null): void => {
  draft.taken = draft.taken.map(() => 0);
  draft.passing = [];
  for (const seat of draft.seats) {
    seat.used = 0;
    seat.passed = 0;
  }
  for (const [tile] of bonusTiles.entries())
    if (inPool(draft, tile)) draft.bonusCoins = replaced(draft.bonusCoins, tile, draft.bonusCoins[tile]! + 1);
  startRound(draft, events);
};

/** Begins a round with its income from structures, bonus tile and favor tiles. @rule TMY-14.1 @rule TMY-14.11 */
export const startRound = (draft: Draft, events: Events | null): void => {
  events?.happened({ _tag: 'Phase' }, draft);
  draft.round += 1;
  draft.phase = 'income';
  for (const seat of draft.order) {
    gain(draft, seat, sumOf(incomesOf(draft, seat)));
    dropChoices(draft, seat);
    events?.happened({ _tag: 'Income', seat }, draft);
  }
  proceedIncome(draft);
};

/** Goes to the next choice of the income phase, or begins the first turn. */
export const proceedIncome = (draft: Draft): void => {
  const due = firstDue(draft);
  if (due >= 0) {
    draft.active = due;
    return;
  }
  const first = draft.order.find((seat) => !isOut(seatOf(draft, seat)));
  if (first !== undefined) beginTurn(draft, first);
};
