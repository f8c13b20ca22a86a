/**
 * Knowledge about IceTraders with two seats: how close each seat is to taking the ships that its enemy needs.
 *
 * A seat that sacrifices a red ship gets one attack for each pip of that ship, and the seat's other ships can attack from wherever they are. A game
 * with two seats can therefore be lost in a single turn, as soon as enough of a seat's ships are within the enemy's reach. A simple count of ships
 * does not show this danger.
 *
 * @packageDocumentation
 */
import {
  areConnected,
  colourOfShip,
  markerColours,
  numberOf,
  ownerOf,
  type State,
  sizeOfShip,
  systemOf,
} from '../../games/icetraders/seen.js';
import { forFirst, weighed } from './weighing.js';

/**
 * The weights, set by hand, of everything that is counted for a seat. The first counts, in the order of `countOf`, are: ships; ships that must be
 * lost before the seat is out; attacks by a sacrifice; the shares of the enemy's needed ships that are covered, one step away, and two steps away; a
 * win in this turn; and a win in the next turn. The next four counts are the danger of being nearly out, if the seat decides and if the enemy
 * decides; and the ships that can be hit, in the same two cases. The last counts describe the position of the seat: its systems, the colours, powers
 * and sizes of its ships, its room to grow, and whether it decides.
 */
const weights: readonly number[] = [
  0.05, 0.12, 0.12, 0.4, 0.2, 0.1, 3, 0.7, -0.3, -0.5, -0.05, -0.15, 0.03, 0.02, 0.05, 0.04, 0.02, 0.15, 0.12, 0.08,
  0.06, 0.03, 0.05, 0.05,
];

const isIn = (set: number, index: number): boolean => (set & (1 << index)) !== 0;

/** The map in a form for quick look-ups. In a set of systems, the bit of each system is given by its index. */
interface Chart {
  /** The system number at each index of the map. */
  readonly numbers: readonly number[];
  readonly powers: readonly number[];
  /** For each system, the systems connected to it, and the systems two steps away. */
  readonly beside: readonly number[];
  readonly beyond: readonly number[];
}

const chartOf = (systems: readonly number[]): Chart => {
  const beside = systems.map((one) =>
    systems.reduce((set, other, index) => (areConnected(one, other) ? set | (1 << index) : set), 0),
  );
  return {
    numbers: systems.map(numberOf),
    powers: systems.map(markerColours),
    beside,
    beyond: beside.map((around) => beside.reduce((set, one, index) => (isIn(around, index) ? set | one : set), 0)),
  };
};

const charts = /* @__PURE__ */ new WeakMap<readonly number[], Chart>();

/** Returns a state's chart, computed once for all states with the same list of systems; most moves do not change the map. */
const keptChart = ({ systems }: State): Chart => {
  const found = charts.get(systems);
  if (found !== undefined) return found;
  const chart = chartOf(systems);
  charts.set(systems, chart);
  return chart;
};

/** The systems with fewer than four ships. */
const roomyIn = ({ ships }: State, { numbers }: Chart): number => {
  const counts = numbers.map(() => 0);
  for (const ship of ships) {
    const at = numbers.indexOf(systemOf(ship));
    counts[at]!++;
  }
  return counts.reduce((set, count, index) => (count < 4 ? set | (1 << index) : set), 0);
};

/** The ships of one seat, and what they can do. */
interface Fleet {
  readonly ships: readonly number[];
  readonly larges: number;
  readonly pips: number;
  /** The number of the seat's ships in each colour. */
  readonly colours: readonly number[];
  /** The powers that at least one of the seat's ships has, as a set of colours. */
  readonly powers: number;
  /** Two sets of systems: those with ships of the seat, and those where such a ship has the power of green and room to grow. */
  readonly places: number;
  readonly rooms: number;
  /** The size of the seat's largest red ship, and of its largest ship of any other colour; 0 if there is none. */
  readonly red: number;
  readonly other: number;
  /**
   * For each size, two sets of systems with ships of at least that size. In each system of the first set, at least one such ship is not red; in each
   * system of the second, at least one has the power of red.
   */
  readonly strikers: readonly number[];
  readonly reds: readonly number[];
}

const fleetOf = ({ ships: all }: State, seat: number, chart: Chart, roomy: number): Fleet => {
  const colours = [0, 0, 0, 0];
  const [strikers, reds] = [
    [0, 0, 0, 0],
    [0, 0, 0, 0],
  ];
  let [larges, pips, powers, places, rooms, red, other] = [0, 0, 0, 0, 0, 0, 0];
  const ships = all.filter((ship) => ownerOf(ship) === seat);
  for (const ship of ships) {
    const [colour, size, index] = [colourOfShip(ship), sizeOfShip(ship), chart.numbers.indexOf(systemOf(ship))];
    const [here, own] = [1 << index, chart.powers[index]! | (1 << colour)];
    colours[colour]!++;
    larges += Number(size === 3);
    pips += size;
    powers |= own;
    places |= here;
    if ((own & 4) > 0) rooms |= here & roomy;
    if (colour === 0) red = Math.max(red, size);
    else other = Math.max(other, size);
    for (let least = 1; least <= size; least++) {
      if (colour > 0) strikers[least]! |= here;
      if ((own & 1) > 0) reds[least]! |= here;
    }
  }
  return { ships, larges, pips, colours, powers, places, rooms, red, other, strikers, reds };
};

/** The ships of which a seat must keep at least one: its large ships or, if it has no large ship, all its ships. */
const neededIn = ({ ships, larges }: Fleet): readonly number[] =>
  larges > 0 ? ships.filter((ship) => sizeOfShip(ship) === 3) : ships;

/** The numbers of the enemy's needed ships, by their distance from the seat's own ships. */
interface Aim {
  readonly covered: number;
  readonly near: number;
  readonly far: number;
  /** The number of the enemy's needed ships that can be hit without a sacrifice. */
  readonly hit: number;
}

const aimOf = ({ strikers, reds }: Fleet, needed: readonly number[], { numbers, beside, beyond }: Chart): Aim => {
  let [covered, near, far, hit] = [0, 0, 0, 0];
  for (const ship of needed) {
    const [size, index] = [sizeOfShip(ship), numbers.indexOf(systemOf(ship))];
    const [from, around] = [strikers[size]!, beside[index]!];
    if (isIn(from, index)) covered++;
    else if ((from & around) !== 0) near++;
    else if ((from & beyond[index]!) !== 0) far++;
    hit += Number(isIn(reds[size]!, index));
  }
  return { covered, near, far, hit };
};

const sizeOfSet = (set: number): number => {
  let count = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) count++;
  return count;
};

/** The danger to a seat: 1 if the loss of a single ship puts the seat out, less if two or three ships must be lost. */
const danger = (needed: number): number => (needed <= 1 ? 1 : needed <= 2 ? 0.5 : needed <= 3 ? 0.25 : 0);

/** A pair of numbers: the value comes first if the seat decides, and second otherwise; the other number is 0. */
const split = (isMover: boolean, value: number): readonly [own: number, other: number] =>
  isMover ? [value, 0] : [0, value];

const countOf = (state: State, own: Fleet, enemy: Fleet, chart: Chart, isMover: boolean): readonly number[] => {
  const [needed, aimed] = [neededIn(own).length, neededIn(enemy)];
  const aim = aimOf(own, aimed, chart);
  const hits = own.ships.filter((ship) =>
    isIn(enemy.reds[sizeOfShip(ship)]!, chart.numbers.indexOf(systemOf(ship))),
  ).length;
  // During a sacrifice, the mover can attack as often as the sacrifice still allows.
  const attacks = isMover && state.power === 0 ? Math.max(state.uses, 0) : own.red;
  const isLast = aimed.length === 1 && aim.hit === 1 && !(isMover && state.power > 0);
  const wins = Number(Math.min(attacks, aim.covered) >= aimed.length || isLast);
  const all = Math.max(1, aimed.length);
  const has = (colour: number): number => (own.powers >> colour) & 1;
  return [
    Math.min(own.ships.length, 8),
    Math.min(needed, 5),
    attacks,
    aim.covered / all,
    aim.near / all,
    aim.far / all,
    ...split(isMover, wins),
    ...split(isMover, danger(needed)),
    ...split(isMover, hits),
    sizeOfSet(own.places),
    ...own.colours.map((count) => Math.min(count, 4)),
    has(1),
    has(2),
    has(3),
    Math.min(sizeOfSet(own.rooms), 3),
    Math.min(own.pips, 16),
    own.other,
    Number(isMover),
  ];
};

/** The value of a position for each of the two seats, both of which are still in the game. */
export const duelWorth = (state: State): readonly number[] => {
  const chart = keptChart(state);
  const roomy = roomyIn(state, chart);
  const [first, second] = [fleetOf(state, 0, chart, roomy), fleetOf(state, 1, chart, roomy)];
  return forFirst(
    weighed(countOf(state, first, second, chart, state.mover === 0), weights) -
      weighed(countOf(state, second, first, chart, state.mover === 1), weights),
  );
};
