/**
 * The value of a Terra Mystica position to each seat: the number of victory points that the seat can expect.
 *
 * @packageDocumentation
 */
import type { SeatState, State } from '../../../games/terra-mystica/index.js';
import { countEconomy, incomesLeft, type TermCounts } from './economy.js';
import { countLand, networkOf, standing } from './land.js';
import { termCount, terms } from './terms.js';
import { standings, weights } from './weights.js';

/** The points for each rank at the end of the game: on a cult track, and by the size of the largest group. */
export const cultRanks: readonly number[] = [8, 4, 2];
export const areaRanks: readonly number[] = [18, 12, 6];

/** Returns the points for a seat's rank; tied seats share the points of the ranks that they occupy. */
const byRank = (values: readonly number[], seat: number, points: readonly number[]): number => {
  const own = values[seat]!;
  if (own === 0) return 0;
  let [better, tied] = [0, 0];
  for (const value of values) {
    if (value > own) better++;
    if (value === own) tied++;
  }
  let sum = 0;
  for (let place = better; place < Math.min(better + tied, points.length); place++) sum += points[place]!;
  return sum / tied;
};

const countCults = (into: TermCounts, state: State, number: number): void => {
  let [steps, ranks] = [0, 0];
  for (let track = 0; track < 4; track++) {
    const values = state.seats.map(({ cults }) => cults[track]!);
    ranks += byRank(values, number, cultRanks);
    steps += values[number]!;
  }
  into[terms.cultSteps] = steps;
  into[terms.cultRank] = ranks;
};

/** Counts the gains that a seat is entitled to but has yet to take, even while it waits for answers to its offers. */
const countDue = (into: TermCounts, state: State, seat: SeatState, number: number): void => {
  const { act, left, spades, favors, towns, free, steps, leap, bridges } = state.turn;
  const isOwn = number === (state.turnOf === -1 ? state.active : state.turnOf);
  into[terms.spadesDue] = seat.spades + (isOwn ? spades : 0);
  into[terms.stepsDue] = seat.steps + (isOwn ? steps + leap : 0);
  if (!isOwn) return;
  into[terms.favorsDue] = favors;
  into[terms.townsDue] = towns;
  into[terms.freeDue] = Number(free !== 'none');
  into[terms.bridgesDue] = bridges;
  into[terms.toAct] = Number(state.phase === 'turn' && act === 'none' && left > 0);
};

/** The part of an evaluation that all seats share: the hexes of each seat's structures, and the size of its largest group. */
export interface Overview {
  readonly own: readonly (readonly number[])[];
  readonly networks: readonly number[];
}

/** A seat's largest group, and everything else that it depends on besides the owners of the hexes. */
interface KnownNetwork {
  readonly bridge: readonly number[];
  readonly shipping: number;
  readonly range: number;
  readonly faction: number;
  readonly network: number;
}

/** What was found for a list of owners; most moves do not change the map, so many positions share such a list. */
interface KnownMap {
  readonly own: readonly (readonly number[])[];
  readonly networks: (KnownNetwork | undefined)[];
}

const knownMaps = new WeakMap<readonly number[], KnownMap>();

const knownMapOf = (state: State): KnownMap => {
  const before = knownMaps.get(state.owner);
  if (before?.own.length === state.seats.length) return before;
  const known: KnownMap = { own: standing(state), networks: [] };
  knownMaps.set(state.owner, known);
  return known;
};

const networkIn = (state: State, { own, networks }: KnownMap, number: number): number => {
  const seat = state.seats[number]!;
  const { bridge } = state;
  const { shipping, range, faction } = seat;
  const last = networks[number];
  const isSame = last?.bridge === bridge && last.shipping === shipping && last.range === range;
  if (isSame && last.faction === faction) return last.network;
  const network = networkOf(state, seat, own[number]!);
  networks[number] = { bridge, shipping, range, faction, network };
  return network;
};

export const overview = (state: State): Overview => {
  const known = knownMapOf(state);
  return { own: known.own, networks: state.seats.map((_, number) => networkIn(state, known, number)) };
};

/** Writes the counts of a seat into a list that contains only zeros. */
export const countInto = (counts: TermCounts, state: State, { own, networks }: Overview, number: number): void => {
  const seat = state.seats[number];
  if (seat === undefined) return;
  countEconomy(counts, state, seat);
  countLand(counts, state, seat, number, own[number]!);
  countCults(counts, state, number);
  countDue(counts, state, seat, number);
  counts[terms.network] = networks[number]!;
  counts[terms.areaRank] = byRank(networks, number, areaRanks);
};

const countFor = (state: State, found: Overview, number: number): readonly number[] => {
  const counts = emptyCounts.slice();
  countInto(counts, state, found, number);
  return counts;
};

const emptyCounts: readonly number[] = Array.from({ length: termCount }, () => 0);

/** The counts for a seat, in the order of the indices in {@link terms}. */
export const count = (state: State, number: number): readonly number[] => countFor(state, overview(state), number);

/**
 * The weights of the numbers that {@link count} returns, in the same order: one list for the last round, and one list that is added to it once for
 * each income still to come.
 */
export interface Weighing {
  readonly last: readonly number[];
  readonly left: readonly number[];
  /** The points that each faction makes above others from similar positions, in the order of the table of factions. */
  readonly standings: readonly number[];
}

/** The weights that are used by default. */
export const weighing: Weighing = {
  last: Object.keys(terms).map((name) => weights[name as keyof typeof terms][0]),
  left: Object.keys(terms).map((name) => weights[name as keyof typeof terms][1]),
  standings,
};

/** The victory points that one seat can expect, given the part of the evaluation that all seats share. */
export const worthOf = (
  state: State,
  found: Overview,
  number: number,
  { last, left, standings: by }: Weighing = weighing,
): number => {
  const seat = state.seats[number];
  if (seat === undefined) return 0;
  const counts = countFor(state, found, number);
  const incomes = incomesLeft(state);
  let sum = seat.vp + ((seat.faction < 0 ? 0 : by[seat.faction]!) * incomes) / 6;
  for (let term = 0; term < termCount; term++) sum += counts[term]! * (last[term]! + left[term]! * incomes);
  return sum;
};

/** The victory points that each seat can expect. */
export const expected = (state: State, by: Weighing = weighing): readonly number[] => {
  const found = overview(state);
  return state.seats.map((_, number) => worthOf(state, found, number, by));
};

/** The victory points that one seat can expect. */
export const expectedFor = (state: State, number: number, by: Weighing = weighing): number =>
  worthOf(state, overview(state), number, by);
