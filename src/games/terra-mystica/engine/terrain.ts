/**
 * Terrain and the cost of changing it. Only this module reads the tags of a faction's `ground` and `spading` fields.
 *
 * @packageDocumentation
 */
import { kept } from '../../../core/values/constant.js';
import { at, factionAt, factionOf, iceGround, ringSize, seatOf, volcanoGround } from '../state/selectors.js';
import type { SeatState, State } from '../state/state.js';
import type { Faction } from '../tables/faction.js';
import { ring } from '../tables/terrain.js';

/** The smallest number of steps between two terrains on the ring. @rule TMY-4.1 */
export const ringDistance = (a: number, b: number): number => {
  const steps = Math.abs(a - b);
  return Math.min(steps, ringSize - steps);
};

/** True if the shorter way round the ring from `a` to `b` passes through the terrain `home`. */
const crosses = (a: number, b: number, home: number): boolean =>
  a !== home && b !== home && ringDistance(a, home) + ringDistance(home, b) === ringDistance(a, b);

/**
 * The number of spades that TMY-4.4 demands, at index `(home * 7 + from) * 7 + to`. If `from` or `to` is the home terrain, the way around the circle
 * is the shorter one. @rule TMY-4.4
 */
const stepTable: readonly number[] = ring.flatMap((_, home) =>
  ring.flatMap((__, a) =>
    ring.map((___, b) => (crosses(a, b, home) ? ringSize - ringDistance(a, b) : ringDistance(a, b))),
  ),
);

/** The home terrain printed on a faction's board; -1 if none is printed. */
export const printedHome = (faction: Faction): number =>
  faction.ground._tag === 'home' ? ring.indexOf(faction.ground.terrain) : -1;

/** The only ground on which a seat builds; -1 if the ground depends on the terrains that the seat has unlocked. */
export const homeGround = (seat: SeatState): number => groundAt(factionAt(seat.faction), seat.home);

/** The only ground on which a faction builds if its home or starting terrain is the given one; -1 as for {@link homeGround}. */
const groundAt = ({ ground }: Faction, home: number): number => {
  switch (ground._tag) {
    case 'home':
    case 'shifting':
      return home;
    case 'ice':
      return iceGround;
    case 'volcano':
      return volcanoGround;
    case 'cycle':
      return -1;
  }
};

/** True if a seat may build a dwelling on the given ground. @rule TMY-6.1 @rule TMY-17.21 */
export const isBuildable = (seat: SeatState, ground: number): boolean => {
  const home = homeGround(seat);
  return home < 0 ? ground < ringSize && (seat.locked & (1 << ground)) === 0 : ground === home;
};

/** The ground on which a faction builds: its home terrain, ice, volcanoes, or the terrains that it has unlocked. */
export const buildsOn = ({ ground }: Faction): 'home' | 'ice' | 'volcano' | 'unlocked' => {
  switch (ground._tag) {
    case 'home':
    case 'shifting':
      return 'home';
    case 'ice':
    case 'volcano':
      return ground._tag;
    case 'cycle':
      return 'unlocked';
  }
};

/**
 * The ground under a starting dwelling. A faction that lives on ice or volcanoes places that ground first, and then the dwelling. @rule TMY-13.6
 * @rule TMY-13.8 @rule TMY-17.16
 */
export const startingGround = (seat: SeatState): number => {
  const home = homeGround(seat);
  return home < 0 ? seat.home : home;
};

/** True if a faction uses spades at all to transform hexes. */
const usesSpades = (faction: Faction): boolean => faction.ground._tag !== 'volcano' && faction.ground._tag !== 'cycle';

/**
 * The number of `pending` spades that a transformation takes; 0 if these spades cannot make the transformation. A transformation to or from the home
 * terrain goes the long way round the ring if and only if that uses all pending spades.
 *
 * @rule TMY-4.4 @rule TMY-4.5 @rule TMY-4.6 @rule TMY-4.7
 */
export const spadesFor = (seat: SeatState, from: number, to: number, pending: number): number =>
  spadesWith(factionAt(seat.faction), seat.home, from, to, pending);

const spadesWith = (faction: Faction, home: number, from: number, to: number, pending: number): number => {
  if (!usesSpades(faction) || from >= ringSize || from === to || pending <= 0) return 0;
  if (faction.spading._tag === 'whole')
    return to === groundAt(faction, home) && pending >= faction.spading.spades ? faction.spading.spades : 0;
  if (to >= ringSize) {
    const price = to === groundAt(faction, home) ? Math.max(1, ringDistance(from, home)) : 0;
    return price <= pending ? price : 0;
  }
  const price = stepTable[(home * ringSize + from) * ringSize + to]!;
  if (price <= pending) {
    const long = ringSize - price;
    return long === pending && (from === home || to === home) ? long : price;
  }
  return 0;
};

/** The greatest number of spades that any transformation takes. */
export const mostSpades = ringSize - 1;

/** True if some transformation of a terrain takes exactly the given number of spades. */
const canTakeExactly = (faction: Faction, home: number, from: number, spades: number): boolean => {
  for (let to = 0; to < ringSize; to++) if (spadesWith(faction, home, from, to, spades) === spades) return true;
  const made = groundAt(faction, home);
  return made >= ringSize && spadesWith(faction, home, from, made, spades) === spades;
};

/**
 * For each faction, the terrains, as bits, that some transformation changes with exactly a given number of spades. The entry is at index
 * `home * ringSize + spades`.
 */
const takers = kept((faction: Faction): readonly number[] =>
  ring.flatMap((_, home) =>
    Array.from({ length: ringSize }, (__, spades) =>
      ring.reduce((mask, ___, from) => (canTakeExactly(faction, home, from, spades) ? mask | (1 << from) : mask), 0),
    ),
  ),
);

/** The terrains, as bits, that a seat can change in some way with exactly the given number of spades, at most {@link mostSpades}. */
export const takersOf = ({ faction, home }: SeatState, spades: number): number =>
  at(takers(factionAt(faction)), home * ringSize + spades);

/** True if a terrain is the home terrain of another faction in play; seats that dropped out still count. @rule TMY-17.23 */
export const isHomeOfOther = (state: State, seat: number, terrain: number): boolean =>
  state.seats.some((other, index) => index !== seat && other.faction >= 0 && homeGround(other) === terrain);

/** The price of a volcano on a terrain, in cult steps or power tokens; 0 for factions without volcanoes. @rule TMY-17.19 @rule TMY-17.20 */
export const volcanoPrice = (state: State, seat: number, terrain: number): number => {
  const { ground } = factionOf(state, seat);
  if (ground._tag !== 'volcano' || terrain >= ringSize) return 0;
  return isHomeOfOther(state, seat, terrain) ? ground.price.home : ground.price.plain;
};

/** The currency in which a volcano is paid for; `none` for factions that make no volcanoes. */
export const volcanoCurrency = (faction: Faction): 'steps' | 'tokens' | 'none' =>
  faction.ground._tag === 'volcano' ? faction.ground.price._tag : 'none';

/**
 * The two prices of a volcano: on ordinary terrain, and on another faction's home terrain. The list is empty for factions without volcanoes.
 *
 * @rule TMY-17.24
 */
export const volcanoPrices = ({ ground }: Faction): readonly number[] =>
  ground._tag === 'volcano' ? [ground.price.plain, ground.price.home] : [];

/** True if a faction may change its home terrain, so that its structures may stand on any terrain. @rule TMY-17.22 */
export const mayShift = ({ ground }: Faction): boolean => ground._tag === 'shifting';

/** The cult tracks, as bits, on which a seat can pay the given number of steps. @rule TMY-17.19 */
export const tracksAt = (seat: SeatState, steps: number): number =>
  seat.cults.reduce((mask, position, cult) => (position >= steps ? mask | (1 << cult) : mask), 0);

/** True if a seat can pay for a volcano on a terrain. */
export const canErupt = (state: State, seat: number, terrain: number): boolean => {
  const price = volcanoPrice(state, seat, terrain);
  if (price === 0) return false;
  const me = seatOf(state, seat);
  return volcanoCurrency(factionOf(state, seat)) === 'steps'
    ? tracksAt(me, price) !== 0
    : me.bowl1 + me.bowl2 + me.bowl3 >= price;
};

/** Says when a seat chooses a terrain: with its faction, after all other choices, or not at all. @rule TMY-13.3 */
export const choosesTerrain = (faction: Faction): 'no' | 'now' | 'last' => {
  switch (faction.ground._tag) {
    case 'home':
      return 'no';
    case 'ice':
    case 'shifting':
    case 'cycle':
      return 'now';
    case 'volcano':
      return 'last';
  }
};

/** True if starting dwellings must touch a river. @rule TMY-13.6 */
export const staysAtRivers = (faction: Faction): boolean => faction.ground._tag === 'cycle';
