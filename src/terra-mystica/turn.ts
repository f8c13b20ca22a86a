/**
 * The course of a game (chapters 14 and 19): turns, offers, rounds, income, cult bonus.
 *
 * @packageDocumentation
 */
import { declineAll, dropOffer, dropOffers, type Notes } from './moves/leech.js';
import { scorePass } from './moves/pass.js';
import { scoreEnd } from './score.js';
import { gainSpades, roundTile } from './scoring.js';
import { hasDue, hasOffer, inPool, worth } from './standing.js';
import { type Draft, factionOf, isDeferred, mine, newTurn, seatOf, type State } from './state.js';
import { cults, kinds, rounds } from './tables/pieces.js';
import { bonusTiles, favorTiles } from './tables/tiles.js';
import { gain, hasFavor, preachersOf } from './wealth.js';

/** Whether a seat is out of Phase II: it has passed or left the game. */
const isOut = (state: State, seat: number): boolean =>
  seatOf(state, seat).passed === 1 || seatOf(state, seat).dropped === 1;

/** The next seat of the order list after another that has not passed; -1 if all have. @rule TMY-14.10 */
const nextSeat = (state: State, from: number): number => {
  const { order } = state;
  const start = order.indexOf(from);
  for (let step = 1; step <= order.length; step++) {
    const seat = order[(start + step) % order.length] ?? 0;
    if (!isOut(state, seat)) return seat;
  }
  return -1;
};

/** The first seat of the order list with something due; -1 if there is none. */
const firstDue = (state: State): number => state.order.find((seat) => hasDue(state, seat)) ?? -1;

// ------------------------------------------------------------------------------------------------------------------ turns

const beginTurn = (draft: Draft, seat: number): void => {
  draft.phase = 'turn';
  draft.active = seat;
  draft.turnOf = seat;
  draft.turn = newTurn(1);
};

/** Hands the turn on, or ends the round when all have passed. */
const passOn = (draft: Draft, notes: Notes | null): void => {
  const last = draft.turnOf;
  const seat = nextSeat(draft, last);
  if (draft.switches['variable-turn-order'] && seatOf(draft, last).passed === 1)
    draft.order = [...draft.order.filter((other) => other !== last), last];
  if (seat >= 0) beginTurn(draft, seat);
  else closeRound(draft, notes);
};

/** After all offers of a turn are answered: the second of two actions, or the next seat. @rule TMY-19.9 */
const afterOffers = (draft: Draft, notes: Notes | null): void => {
  draft.offers = [];
  if (draft.turn.left > 0 && !isOut(draft, draft.turnOf)) {
    const { left, blocked, skipped } = draft.turn;
    draft.phase = 'turn';
    draft.active = draft.turnOf;
    draft.turn = { ...newTurn(left), blocked, skipped };
  } else passOn(draft, notes);
};

/** The next decision of the offers of a turn in `immediate` mode: the builder's reaction first. @rule TMY-19.5a */
const proceedOffers = (draft: Draft, notes: Notes | null): void => {
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
    dropOffer(draft, 0, notes);
  }
  afterOffers(draft, notes);
};

/** Ends a turn. @rule TMY-19.8 @rule TMY-8.8 */
const endTurn = (draft: Draft, notes: Notes | null): void => {
  if (isDeferred(draft)) {
    passOn(draft, notes);
    return;
  }
  draft.phase = 'offers';
  proceedOffers(draft, notes);
};

/** Ends an action: in `immediate` mode the offers come at once, else the turn is over. */
export const done = (draft: Draft, seat: number, notes: Notes | null): void => {
  mine(draft, seat).steps += draft.turn.steps;
  if (draft.switches['strict-darkling-sh']) mine(draft, seat).ordain = 0;
  endTurn(draft, notes);
};

/** Passes: points, tiles, and the order of the next round. @rule TMY-14.5 */
export const pass = (draft: Draft, seat: number, tile: number, notes: Notes | null): void => {
  if (isDeferred(draft)) declineAll(draft, seat, notes);
  scorePass(draft, seat, tile);
  const me = mine(draft, seat);
  me.passed = 1;
  if (draft.switches['strict-darkling-sh']) me.ordain = 0;
  draft.passing.push(seat);
  draft.turn.left = 0;
  endTurn(draft, notes);
};

// ----------------------------------------------------------------------------------------------------------------- rounds

/** All have passed: waits for open offers and choices in `deferred` mode, then Phase III. @rule TMY-19.5b */
const closeRound = (draft: Draft, notes: Notes | null): void => {
  draft.turnOf = -1;
  draft.active = -1;
  draft.turn = newTurn(0);
  draft.phase = 'offers';
  if (draft.seats.some((_, seat) => hasOffer(draft, seat) || hasDue(draft, seat))) return;
  notes?.note('phase', -1, draft);
  draft.offers = [];
  draft.watches = [];
  if (draft.round === rounds) endGame(draft, notes);
  else bonusPhase(draft, notes);
};

const endGame = (draft: Draft, notes: Notes | null): void => {
  scoreEnd(draft, notes);
  draft.phase = 'end';
};

/** The order of the next round. @rule TMY-14.7 @rule TMY-14.8 @rule TMY-14.9 */
const nextOrder = (draft: Draft): number[] => {
  if (draft.switches['variable-turn-order']) return draft.order.slice();
  const start = draft.order.indexOf(draft.passing[0] ?? 0);
  return [...draft.order.slice(start), ...draft.order.slice(0, Math.max(0, start))];
};

/** Books the cult bonus of one seat. @rule TMY-12.6 @rule TMY-14.3 */
const bookBonus = (draft: Draft, seat: number): void => {
  const tile = roundTile(draft);
  if (tile === undefined) return;
  const counted =
    tile.counts === 'priests' ? preachersOf(draft, seat) : (mine(draft, seat).cults[cults.indexOf(tile.counts)] ?? 0);
  const times = Math.floor(counted / tile.every);
  if (times === 0) return;
  if (tile.bonus._tag === 'spades') {
    mine(draft, seat).spades += gainSpades(draft, seat, tile.bonus.spades * times);
    return;
  }
  for (let time = 0; time < times; time++) gain(draft, seat, tile.bonus.gain);
};

/** A seat that left the game has its incomes booked, but nothing to choose. @rule TMY-18.1 */
const forgo = (draft: Draft, seat: number): void => {
  const me = mine(draft, seat);
  if (me.dropped === 0) return;
  me.steps = 0;
  me.tokens = 0;
  me.spades = 0;
  me.priestsDue = 0;
};

/** Phase III: all bonuses are booked first, then the seats choose. @rule TMY-14.12 */
const bonusPhase = (draft: Draft, notes: Notes | null): void => {
  draft.order = nextOrder(draft);
  draft.phase = 'cult';
  for (const seat of draft.order) {
    bookBonus(draft, seat);
    forgo(draft, seat);
    notes?.note('cult', seat, draft);
  }
  proceedBonus(draft, notes);
};

/** The next choice of Phase III, or the clean-up. */
const proceedBonus = (draft: Draft, notes: Notes | null): void => {
  const seat = firstDue(draft);
  draft.active = seat;
  if (seat < 0) cleanUp(draft, notes);
};

/** Clean-up and the income of the next round. @rule TMY-14.4 */
const cleanUp = (draft: Draft, notes: Notes | null): void => {
  draft.taken = draft.taken.map(() => 0);
  draft.passing = [];
  for (const seat of draft.seats) {
    seat.used = 0;
    seat.passed = 0;
  }
  for (const [tile] of bonusTiles.entries())
    if (inPool(draft, tile)) draft.bonusCoins[tile] = (draft.bonusCoins[tile] ?? 0) + 1;
  startRound(draft, notes);
};

/** Begins a round with its income. @rule TMY-14.1 @rule TMY-14.11 */
export const startRound = (draft: Draft, notes: Notes | null): void => {
  notes?.note('phase', -1, draft);
  draft.round += 1;
  draft.phase = 'income';
  for (const seat of draft.order) {
    bookIncome(draft, seat);
    forgo(draft, seat);
    notes?.note('income', seat, draft);
  }
  proceedIncome(draft);
};

/** The income of a seat: structures, bonus tile, favor tiles. @rule TMY-14.1 */
const bookIncome = (draft: Draft, seat: number): void => {
  const faction = factionOf(draft, seat);
  const me = mine(draft, seat);
  const sum = { coins: 0, workers: 0, priests: 0, power: 0 };
  const add = (what: {
    readonly coins?: number;
    readonly workers?: number;
    readonly priests?: number;
    readonly power?: number;
  }): void => {
    sum.coins += what.coins ?? 0;
    sum.workers += what.workers ?? 0;
    sum.priests += what.priests ?? 0;
    sum.power += what.power ?? 0;
  };
  kinds.forEach((kind, index) => {
    const built = me.counts[index] ?? 0;
    const table = faction.income[kind];
    add({
      coins: (table.coins ?? [])[built] ?? 0,
      workers: (table.workers ?? [])[built] ?? 0,
      priests: (table.priests ?? [])[built] ?? 0,
      power: (table.power ?? [])[built] ?? 0,
    });
  });
  add(bonusTiles[me.bonus]?.income ?? {});
  favorTiles.forEach((tile, index) => {
    if (hasFavor(me, index)) add(tile.income);
  });
  gain(draft, seat, sum);
};

/** The next choice of the income phase, or the first turn. */
const proceedIncome = (draft: Draft): void => {
  const due = firstDue(draft);
  if (due >= 0) {
    draft.active = due;
    return;
  }
  const first = draft.order.find((seat) => !isOut(draft, seat)) ?? -1;
  if (first >= 0) beginTurn(draft, first);
};

/** After a choice outside the own turn: what is to be decided next. */
export const proceed = (draft: Draft, notes: Notes | null): void => {
  switch (draft.phase) {
    case 'offers':
      if (draft.turnOf >= 0) proceedOffers(draft, notes);
      else closeRound(draft, notes);
      return;
    case 'cult':
      proceedBonus(draft, notes);
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

// ---------------------------------------------------------------------------------------------------------------- leaving

/** A seat leaves the game: its offers vanish, its bonus tile goes back, its structures stay. @rule TMY-18.1 */
export const leave = (draft: Draft, seat: number, notes: Notes | null): void => {
  const me = mine(draft, seat);
  me.dropped = 1;
  me.bonus = -1;
  forgo(draft, seat);
  dropOffers(draft, seat, notes);
  draft.watches = draft.watches.filter(({ from }) => from !== seat);
  if (draft.phase === 'turn' && draft.active === seat) passOn(draft, notes);
  else proceed(draft, notes);
};
