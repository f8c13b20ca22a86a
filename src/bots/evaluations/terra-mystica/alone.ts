/**
 * One seat's round of Terra Mystica, played as if the seat were alone; the bot `plan` searches such rounds. Every seat builds for itself, so what
 * other seats do within a round hardly changes the points that a seat can reach.
 *
 * @packageDocumentation
 */
import type { SeatState, State } from '../../../games/terra-mystica/index.js';
import type { Stretch } from '../../stretch.js';
import { incomesLeft } from './economy.js';
import { featureCount, writeFeatures } from './features.js';
import { networkOf, standingOf } from './land.js';
import { roundWeights } from './round-weights.js';
import { type Overview, overview, worthOf } from './worth.js';

/** Returns the seat, changed so that it takes no further part in the game and has nothing to decide. */
const out = (seat: SeatState): SeatState => ({
  ...seat,
  passed: 1,
  dropped: 1,
  steps: 0,
  tokens: 0,
  spades: 0,
  priestsDue: 0,
});

/** The position, changed as if all other seats had passed for good. */
const aloneIn = (state: State, number: number): State => ({
  ...state,
  seats: state.seats.map((seat, other) => (other === number ? seat : out(seat))),
  offers: state.offers.filter(({ to }) => to === number),
});

/** A list for the features of a seat, which is overwritten for each position that is evaluated. */
const features = new Float64Array(featureCount);

/** The points that a seat can expect at the start of its first turn in a round; its final points if the game is over. */
const pointsOf = (state: State, found: Overview, number: number): number => {
  if (state.phase === 'end') return state.seats[number]!.vp;
  const { last, left } = roundWeights;
  const rounds = incomesLeft(state);
  writeFeatures(features, state, found, number);
  let sum = worthOf(state, found, number);
  for (let index = 0; index < featureCount; index++) sum += features[index]! * (last[index]! + left[index]! * rounds);
  return sum;
};

/** The victory points that each seat can expect, estimated in the middle of a round. */
export const expectedStanding = (state: State): readonly number[] => {
  const found = overview(state);
  return state.seats.map((_, number) => pointsOf(state, found, number));
};

/** The last result computed from a list of hex owners: the seat's structures and its largest group, with the inputs for both. */
interface NetworkCache {
  readonly own: readonly number[];
  readonly bridge: readonly number[];
  readonly shipping: number;
  readonly range: number;
  readonly network: number;
}

/** Makes overviews of later positions. While one seat plays alone, the other seats' structures and groups are fixed and reused. */
export const around = (state: State, number: number): ((later: State) => Overview) => {
  const before = overview(state);
  const known = new WeakMap<readonly number[], NetworkCache>();
  const holdings = (later: State): NetworkCache => {
    const { owner, bridge } = later;
    const seat = later.seats[number]!;
    const last = known.get(owner);
    if (last?.bridge === bridge && last.shipping === seat.shipping && last.range === seat.range) return last;
    const own = standingOf(later, number);
    const found = { own, bridge, shipping: seat.shipping, range: seat.range, network: networkOf(later, seat, own) };
    known.set(owner, found);
    return found;
  };
  return (later) => {
    const { own, network } = holdings(later);
    const [all, networks] = [before.own.slice(), before.networks.slice()];
    all[number] = own;
    networks[number] = network;
    return { own: all, networks };
  };
};

/** What one seat does from now to its first turn in the next round, if it accepts every offer of power at once. */
export const aloneFor = (state: State, number: number): Stretch<State> => {
  const overviewOf = around(state, number);
  const isOver = ({ phase, round }: State): boolean => phase === 'end' || (phase === 'turn' && round > state.round);
  return {
    start: aloneIn(state, number),
    isTurn: ({ phase, active, turn }) => phase === 'turn' && active === number && turn.act === 'none' && turn.left > 0,
    isOver,
    standing: expectedStanding(state),
    points: (later) => (isOver(later) ? pointsOf : worthOf)(later, overviewOf(later), number),
  };
};

/**
 * The rest of the round for one seat, for bots that plan. Undefined before round 1, after the end of the game, or if seats need not accept power at
 * once.
 */
export const restOfRound = (state: State, number: number): Stretch<State> | undefined =>
  state.round === 0 || state.phase === 'end' || state.switches['leech-timing'] === 'deferred'
    ? undefined
    : aloneFor(state, number);
