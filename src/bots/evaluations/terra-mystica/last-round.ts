/**
 * The last round of Terra Mystica: the points that each seat can expect if every seat follows its best plan to the end of the game.
 *
 * @packageDocumentation
 */
import { pointsBySource, type SeatState, type State } from '../../../games/terra-mystica/index.js';
import type { Stretch } from '../../stretch.js';
import { aloneFor, expectedStanding } from './alone.js';
import { networkOf, standingOf } from './land.js';
import { areaRanks, cultRanks } from './worth.js';

const lastRound = 6;

/** True if a seat has passed in the last round or has left the game, so that nothing remains to be planned for it. */
const isOut = ({ passed, dropped }: SeatState): boolean => passed === 1 || dropped === 1;

/** The position, changed so that a turn of the given seat begins and power is accepted at once. */
const begunBy = (state: State, number: number): State => ({
  ...state,
  active: number,
  switches: { ...state.switches, 'leech-timing': 'immediate' },
});

/** The rest of the round for each seat that has not passed; undefined except at the beginning of a turn in the last round. */
export const lastRounds = (state: State): readonly (Stretch<State> | undefined)[] | undefined =>
  state.phase === 'turn' && state.round === lastRound && state.turn.act === 'none'
    ? state.seats.map((seat, number) => (isOut(seat) ? undefined : aloneFor(begunBy(state, number), number)))
    : undefined;

/** How far apart two seats must be, on a cult track or in the sizes of their groups, for their order to be final in the last round. */
const safeSteps = 2.5;
const safeSize = 3.5;

/**
 * The chance that a seat with one value ends ahead of a seat with another value. The chance grows linearly with the difference between the two
 * values.
 */
const aheadOf = (one: number, other: number, safe: number): number =>
  Math.min(1, Math.max(0, 0.5 + (one - other) / (2 * safe)));

/** The points that a seat can expect for its rank, if the values can still change a little. */
const rankPoints = (values: readonly number[], seat: number, points: readonly number[], safe: number): number => {
  const own = values[seat]!;
  if (own === 0) return 0;
  // `chances[n]` is the probability that exactly n of the seats considered so far finish ahead.
  const chances = [1];
  values.forEach((value, other) => {
    if (other === seat || value === 0) return;
    const ahead = aheadOf(value, own, safe);
    chances.push(0);
    for (let count = chances.length - 1; count > 0; count--)
      chances[count] = chances[count]! * (1 - ahead) + chances[count - 1]! * ahead;
    chances[0]! *= 1 - ahead;
  });
  return chances.reduce((sum, chance, rank) => (rank < points.length ? sum + chance * points[rank]! : sum), 0);
};

/**
 * The number of power tokens in bowl II that are burned for one in bowl III, and the coins that most factions need for one point at the end of the game.
 */
const burned = 2;
const coinsForPoint = 3;

/** A seat's own points at the end of its plan: all points except those for cults and the largest group. */
const ownPoints = (end: State, number: number): number => {
  const seat = end.seats[number]!;
  const { cult, area } = pointsBySource(end, number);
  const { coins, workers, priests, bowl2, bowl3 } = seat;
  const left = end.phase === 'end' ? 0 : coins + workers + priests + bowl3 + Math.floor(bowl2 / burned);
  return seat.vp - cult - area + Math.floor(left / coinsForPoint);
};

/**
 * The points that each seat can expect in the last round: the mean of the points at the end of its own plan and those that the evaluation predicts.
 * `ends` contains, for each seat, the position at the end of its plan. The seats' cult steps and largest groups are compared as they are at the ends
 * of the plans.
 */
export const afterPlans = (state: State, ends: readonly State[]): readonly number[] => {
  const networks = ends.map((end, number) => networkOf(end, end.seats[number]!, standingOf(end, number)));
  const steps = [0, 1, 2, 3].map((track) => ends.map(({ seats }, number) => seats[number]!.cults[track]!));
  return expectedStanding(state).map((judged, number) => {
    const cults = steps.reduce((sum, values) => sum + rankPoints(values, number, cultRanks, safeSteps), 0);
    const planned = ownPoints(ends[number]!, number) + cults + rankPoints(networks, number, areaRanks, safeSize);
    return (judged + planned) / 2;
  });
};
