/**
 * The type of invariants, which are conditions on positions, and the small tests that invariants are made of.
 *
 * @packageDocumentation
 */
import type { Invariant as InvariantOf } from '../../../../core/contract/invariant.js';
import { nothingLeft, type StrongholdBound, strongholdBound } from '../../moves/upgrade.js';
import type { RuleId } from '../../rules.js';
import { at, factionOf, hasStronghold, seatOf } from '../../state/selectors.js';
import { fieldsOf, type Shape, seatShape } from '../../state/shape.js';
import type { SeatState, State } from '../../state/state.js';
import type { Faction } from '../../tables/faction.js';

/** A condition that every position must meet, with the rule that it comes from. */
export type Invariant = InvariantOf<State, RuleId>;

/** True if a number is whole and lies in the given range. */
export const within = (n: number, min: number, max: number): boolean => Number.isInteger(n) && n >= min && n <= max;

/** True if a list has the given length and all its numbers are in the given range. */
export const all = (list: readonly number[], length: number, min: number, max: number): boolean =>
  list.length === length && list.every((n) => within(n, min, max));

/** Makes a test of a record, which passes if every field that the given rule limits is within its range. */
export const inRange = <A>(shape: Shape<A>, rule: RuleId): ((record: A) => boolean) => {
  const bounds = fieldsOf(shape).flatMap(([name, field]) => {
    if (!('range' in field) || field.rule !== rule) return [];
    const [min, max] = field.range;
    return [{ name, min, max, length: 'length' in field ? field.length : null }];
  });
  // A plain loop for speed: it runs for each seat of every position that is read.
  return (record) => {
    for (const { name, min, max, length } of bounds) {
      const value = record[name] as number | readonly number[];
      const fits = typeof value === 'number' ? within(value, min, max) : all(value, length ?? value.length, min, max);
      if (!fits) return false;
    }
    return true;
  };
};

/** True if the values of two fields are equal; a value is a number, a word, or a list of numbers. */
const holdsSame = (one: unknown, other: unknown): boolean =>
  one === other ||
  (Array.isArray(one) &&
    Array.isArray(other) &&
    one.length === other.length &&
    one.every((item, index) => item === other[index]));

const seatFields = fieldsOf(seatShape).map(([name]) => name);

/** True if all fields of two seats are equal. */
export const areAlike = (one: SeatState, other: SeatState): boolean =>
  seatFields.every((name) => holdsSame(one[name], other[name]));

/** True if no number occurs twice in a list. */
export const distinct = (list: readonly number[]): boolean => new Set(list).size === list.length;

/** True if a number is the number of a seat. */
export const isSeatOf = (state: State, n: number): boolean => within(n, 0, state.seats.length - 1);

/** The seats that have a faction. */
export const seated = (state: State): readonly SeatState[] => state.seats.filter(({ faction }) => faction >= 0);

/** Makes an invariant from a test that every seat must pass. */
export const everySeat =
  (test: (seat: SeatState, index: number, state: State) => boolean) =>
  (state: State): boolean =>
    state.seats.every((seat, index) => test(seat, index, state));

/** Makes an invariant from a test that every seat with a faction must pass. */
export const everyFaction =
  (test: (seat: SeatState, faction: Faction, index: number, state: State) => boolean) =>
  (state: State): boolean =>
    state.seats.every((seat, index) => seat.faction < 0 || test(seat, factionOf(state, index), index, state));

/** The sum of a given value over all seats. */
export const overSeats = (state: State, count: (seat: SeatState, index: number) => number): number =>
  state.seats.reduce((sum, seat, index) => sum + count(seat, index), 0);

/** True if it is this seat's turn in Phase II. */
export const isAtTurn = (state: State, seat: number): boolean => state.phase === 'turn' && state.active === seat;

/** The number of building steps that each kind of structure takes: one for the dwelling, and one for each upgrade. @rule TMY-6.1 */
const stepsToBuild = [1, 2, 3, 3, 4] as const;

/**
 * The greatest number of times that a seat could have built or upgraded a structure. Structures are never removed, so the number follows from those on
 * the map. Starting dwellings are not subtracted, because some example positions have none.
 *
 * @rule TMY-6.1
 */
export const timesBuilt = (state: State, seat: number): number =>
  stepsToBuild.reduce((sum, steps, kind) => sum + steps * at(seatOf(state, seat).counts, kind), 0);

/** The number of a seat's buildings from which no neighbour has taken power so far. */
const untaken = ({ watches }: State, seat: number): number =>
  watches.filter(({ from, taken }) => from === seat && taken === 0).length;

/** The number of times that neighbours could have taken power from a building of a seat. @rule TMY-8.5 */
export const timesTaken = (state: State, seat: number): number =>
  Math.max(0, timesBuilt(state, seat) - untaken(state, seat));

/** The possible effects of a seat's stronghold; there are none before it is built. */
export const strongholdOf = (state: State, seat: SeatState, faction: Faction): StrongholdBound =>
  hasStronghold(seat) ? strongholdBound(faction, state.seats.length) : nothingLeft;
