/**
 * Drafts: private copies of states, which the engine changes in place.
 *
 * @packageDocumentation
 */
import { blank, seatShape, turnShape } from './shape.js';
import { type Offer, type SeatState, type Source, type State, sources, type Turn, type Watch } from './state.js';

/** A type whose parts can all be changed, except for lists of numbers or words. States share such lists, so a list is replaced instead of changed. */
type Mutable<T> = T extends readonly (infer U)[]
  ? U extends object
    ? Mutable<U>[]
    : T
  : T extends object
    ? { -readonly [K in keyof T]: Mutable<T[K]> }
    : T;

/** A draft of a state: a private copy that the engine changes in place and then turns into a state. */
export type Draft = Mutable<State>;

/** A draft of a seat: a private copy that the engine changes in place. */
export type SeatDraft = Mutable<SeatState>;

/** Returns a copy of a list, with a new entry at the given index. States share lists, so a list is never changed; a new list replaces it. */
export const replaced = (list: readonly number[], index: number, entry: number): readonly number[] => {
  const copy = list.slice();
  copy[index] = entry;
  return copy;
};

// Copy the fields one by one, because V8 takes ten times as long to spread objects of this size.

/** Makes a draft of a seat; the draft shares its lists with the original. */
export const copySeat = (seat: SeatState): SeatDraft => ({
  faction: seat.faction,
  home: seat.home,
  coins: seat.coins,
  workers: seat.workers,
  priests: seat.priests,
  bowl1: seat.bowl1,
  bowl2: seat.bowl2,
  bowl3: seat.bowl3,
  vp: seat.vp,
  keys: seat.keys,
  cults: seat.cults,
  shipping: seat.shipping,
  digging: seat.digging,
  range: seat.range,
  favors: seat.favors,
  towns: seat.towns,
  bonus: seat.bonus,
  used: seat.used,
  counts: seat.counts,
  bridges: seat.bridges,
  passed: seat.passed,
  dropped: seat.dropped,
  locked: seat.locked,
  rivers: seat.rivers,
  steps: seat.steps,
  tokens: seat.tokens,
  spades: seat.spades,
  priestsDue: seat.priestsDue,
  ordain: seat.ordain,
  uses: seat.uses,
  points: seat.points,
});

const copyTurn = (turn: Turn): Mutable<Turn> => ({
  left: turn.left,
  act: turn.act,
  spades: turn.spades,
  paid: turn.paid,
  kind: turn.kind,
  mayDig: turn.mayDig,
  eruption: turn.eruption,
  sites: turn.sites,
  built: turn.built,
  skipped: turn.skipped,
  free: turn.free,
  favors: turn.favors,
  towns: turn.towns,
  bridges: turn.bridges,
  steps: turn.steps,
  leap: turn.leap,
  loss: turn.loss,
  lossFrom: turn.lossFrom,
  blocked: turn.blocked,
  choose: turn.choose,
  shift: turn.shift,
});

/** The seat from which blank seats are copied. */
export const nobody: SeatState = blank(seatShape);

/** A new draft of a seat that has chosen nothing yet; no two drafts share a list. */
export const blankSeat = (): SeatDraft => {
  const seat = copySeat(nobody);
  seat.cults = nobody.cults.slice();
  seat.towns = nobody.towns.slice();
  seat.counts = nobody.counts.slice();
  seat.rivers = [];
  seat.points = nobody.points.slice();
  return seat;
};

const idleTurn: Turn = blank(turnShape);

/**
 * Makes a draft of a new turn. The turn's list of sites is a new list, so that states of different games do not share it. The same copying code makes
 * all turns. With two ways to make them, reading and printing positions took a seventh longer when several games ran in one process.
 */
export const newTurn = (left: number): Mutable<Turn> => {
  const turn = copyTurn(idleTurn);
  turn.left = left;
  turn.sites = [];
  return turn;
};

const copyOffer = ({ build, from, to, amount, void: dead }: Offer): Mutable<Offer> => ({
  build,
  from,
  to,
  amount,
  void: dead,
});

const copyWatch = ({ build, from, taken, declined }: Watch): Mutable<Watch> => ({ build, from, taken, declined });

/** Makes a private copy of a state. The copy and the original share all lists and all parts that never change: see {@link replaced}. */
export const draftOf = (state: State): Draft => ({
  switches: state.switches,
  phase: state.phase,
  round: state.round,
  active: state.active,
  turnOf: state.turnOf,
  order: state.order,
  passing: state.passing,
  ground: state.ground,
  structure: state.structure,
  owner: state.owner,
  town: state.town,
  bridge: state.bridge,
  preachers: state.preachers,
  favorPool: state.favorPool,
  townPool: state.townPool,
  bonusIn: state.bonusIn,
  bonusCoins: state.bonusCoins,
  taken: state.taken,
  scoring: state.scoring,
  finals: state.finals,
  offers: state.offers.map(copyOffer),
  watches: state.watches.map(copyWatch),
  builds: state.builds,
  seats: state.seats.map(copySeat),
  turn: copyTurn(state.turn),
  auction: state.auction === null ? null : { ...state.auction },
});

/** The draft of a seat within the draft of a state. */
export const seatDraft = (draft: Draft, seat: number): SeatDraft => draft.seats[seat]!;

/** Adds victory points to a seat's total, and to its sum for the source of the points. */
export const bookPoints = (seat: SeatDraft, vp: number, source: Source): void => {
  seat.vp += vp;
  const index = sources.indexOf(source);
  seat.points = replaced(seat.points, index, seat.points[index]! + vp);
};
