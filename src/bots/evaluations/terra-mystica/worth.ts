/**
 * What a position of Terra Mystica is worth to each seat: the victory points that it can expect at the end.
 *
 * @packageDocumentation
 */
import type { SeatState, State } from '../../../terra-mystica/index.js';
import { coinAt, economyOf, incomesLeft } from './economy.js';
import { landOf, networkOf, standing } from './land.js';
import { weights as inUse, type Weights } from './weights.js';

/** Points of the ranks at the end: a cult track, and the largest group. */
const cultRanks = [8, 4, 2];
const areaRanks = [18, 12, 6];

/** Points by rank; seats that tie share what they cover. */
const byRank = (values: readonly number[], seat: number, points: readonly number[]): number => {
  const own = values[seat] ?? 0;
  if (own === 0) return 0;
  let [better, tied] = [0, 0];
  for (const value of values) {
    if (value > own) better++;
    if (value === own) tied++;
  }
  let sum = 0;
  for (let place = better; place < better + tied; place++) sum += points[place] ?? 0;
  return sum / tied;
};

/** What is left of a factor when incomes are still to come; never below nothing. */
const fading = (last: number, each: number, left: number): number => Math.max(0, last + each * left);

const cultsOf = (state: State, number: number, left: number, w: Weights): number => {
  let sum = 0;
  for (let track = 0; track < 4; track++) {
    const values = state.seats.map(({ cults }) => cults[track] ?? 0);
    sum += byRank(values, number, cultRanks) * fading(w.cultRank, w.cultRankLeft, left);
    sum += (values[number] ?? 0) * w.cultStep;
  }
  return sum;
};

/** What the seat that decides has begun and still gets. */
const due = (state: State, seat: SeatState, number: number, left: number, w: Weights): number => {
  const own = seat.spades * w.spadeDue * coinAt(left, w);
  if (state.active !== number) return own;
  const { spades, favors, towns, free, steps, leap, bridges } = state.turn;
  return (
    own +
    spades * w.spadeDue * coinAt(left, w) +
    favors * (w.favorDue + w.favorDueLeft * left) +
    towns * w.townDue +
    Number(free !== 'none') * w.spadeDue * coinAt(left, w) +
    (steps + leap) * 1.5 * w.cultStep +
    bridges
  );
};

/** What is the same for all seats of a position: where their structures stand, and their largest groups. */
interface Overview {
  readonly own: readonly (readonly number[])[];
  readonly networks: readonly number[];
}

const overview = (state: State): Overview => {
  const own = standing(state);
  return { own, networks: state.seats.map((seat, number) => networkOf(state, seat, own[number] ?? [])) };
};

const worthOf = (state: State, { own, networks }: Overview, number: number, w: Weights): number => {
  const seat = state.seats[number];
  if (seat === undefined) return 0;
  const left = incomesLeft(state);
  const area = byRank(networks, number, areaRanks) * fading(w.networkRank, w.networkRankLeft, left);
  return (
    seat.vp +
    economyOf(state, seat, w) +
    landOf(state, seat, number, own[number] ?? [], w) +
    (networks[number] ?? 0) * w.network +
    area +
    cultsOf(state, number, left, w) +
    due(state, seat, number, left, w)
  );
};

/** The victory points that each seat can expect. */
export const expected = (state: State, w: Weights = inUse): readonly number[] => {
  const found = overview(state);
  return state.seats.map((_, number) => worthOf(state, found, number, w));
};

/** The victory points that one seat can expect. */
export const expectedFor = (state: State, number: number, w: Weights = inUse): number =>
  worthOf(state, overview(state), number, w);
