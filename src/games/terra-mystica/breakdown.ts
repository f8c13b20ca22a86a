/**
 * The points of a game, broken down by seat, source and round.
 *
 * @packageDocumentation
 */
import { type Either, isLeft, left, right } from 'fp-ts/Either';
import { applyRecorded } from '../../core/playing/apply-recorded.js';
import { verifyRecord } from '../../core/records/record.js';
import { chain } from '../../core/values/either.js';
import { type Fault, under } from '../../core/values/fault.js';
import { game } from './game.js';
import { at, factionIdOf, seatOf } from './state/selectors.js';
import { type Source, type State, sources } from './state/state.js';
import type { FactionId } from './tables/factions/index.js';
import { rounds } from './tables/pieces.js';

/** Points by source: one number for each source, negative if points were spent. */
export type PointsBySource = Readonly<Record<Source, number>>;

/** The sources of one seat's victory points. */
export interface SeatBreakdown {
  /** The seat. */
  readonly seat: number;
  /** The faction of the seat; null if the seat has none yet. */
  readonly faction: FactionId | null;
  /** The victory points of the seat, which are the sum of `sources`. */
  readonly total: number;
  /** The victory points from each source over the whole game. */
  readonly sources: PointsBySource;
  /** Points by source in each round: index 0 holds everything from before round 1, and index 6 includes the end scoring. */
  readonly rounds: readonly PointsBySource[];
}

const bySource = (numberOf: (source: Source, index: number) => number): PointsBySource =>
  // Every source is a key, but TypeScript cannot infer that for a mapped type built key by key.
  Object.fromEntries(sources.map((source, index) => [source, numberOf(source, index)])) as Record<Source, number>;

/**
 * The sources of a seat's victory points in a position. The points from all sources add up to the seat's victory points.
 *
 * @param state - any state of the game
 * @param seat - the number of the seat
 * @returns the victory points from each source, which may be negative
 * @rule TMY-16.7
 * @example
 * ```ts
 * import { isRight, replay } from 'rulehouse';
 * import { defaultOptions, game, pointsBySource, setup } from 'rulehouse/terra-mystica';
 * const start = setup({ ...defaultOptions, players: 2 }, 7);
 * if (isRight(start)) {
 *   const after = replay(game)(start.right, ['setup witches', 'setup nomads']);
 *   if (isRight(after)) pointsBySource(after.right, 0).start; // 20
 * }
 * ```
 */
export const pointsBySource = (state: State, seat: number): PointsBySource => {
  const { points } = seatOf(state, seat);
  return bySource((_, index) => at(points, index));
};

/** The points that each seat has scored in each round so far, by source. */
type Booked = readonly (readonly PointsBySource[])[];

const added = (one: PointsBySource, before: PointsBySource, after: PointsBySource): PointsBySource =>
  bySource((source) => one[source] + after[source] - before[source]);

const nothing = bySource(() => 0);

/** Adds the points of a move to those of the round in which the move was made. */
const booked = (sums: Booked, before: State, after: State): Booked =>
  sums.map((ofSeat, seat) => {
    const [from, to] = [pointsBySource(before, seat), pointsBySource(after, seat)];
    if (sources.every((source) => from[source] === to[source])) return ofSeat;
    return ofSeat.with(before.round, added(ofSeat[before.round]!, from, to));
  });

/** A replay in progress: the position, and the points scored so far. */
interface Walk {
  readonly state: State;
  readonly sums: Booked;
}

const walkedOn =
  (text: string, ply: number) =>
  ({ state, sums }: Walk): Either<Fault, Walk> => {
    const after = applyRecorded(game)(text)(state);
    if (isLeft(after)) return left(under('moves')(under(String(ply))(after.left)));
    return right({ state: after.right, sums: booked(sums, state, after.right) });
  };

/** The points that each seat has at the start of the game. They are kept at index 0, because they belong to no round. */
const opening = (start: State): Booked =>
  start.seats.map((_, seat) =>
    Array.from({ length: rounds + 1 }, (__, round) => (round === 0 ? pointsBySource(start, seat) : nothing)),
  );

/**
 * The points of each seat in a recorded game, by source, over the whole game and round by round. The record is verified first; if it contains an
 * error, the fault names the error and its place. Takes as long as replaying the record twice.
 *
 * @param record - the parsed JSON of a record
 * @returns a breakdown for each seat, or a fault
 * @fails the fault of `verifyRecord`: its path points to the error, for instance `moves.17`, and it cites the rule that the move breaks
 * @rule TMY-16.7
 * @example
 * ```ts
 * import { isRight, writeRecord } from 'rulehouse';
 * import { breakdown, defaultOptions, game, setup } from 'rulehouse/terra-mystica';
 * const options = { ...defaultOptions, players: 2 };
 * const start = setup(options, 7);
 * if (isRight(start)) {
 *   const record = writeRecord(game)(options, 7, start.right, [{ _tag: 'Setup', by: null, faction: 'witches' }]);
 *   const points = breakdown(isRight(record) ? record.right : null);
 *   if (isRight(points)) points.right[0]?.sources.start; // 20
 * }
 * ```
 */
export const breakdown = (record: unknown): Either<Fault, readonly SeatBreakdown[]> => {
  const verified = verifyRecord(game)(record);
  if (isLeft(verified)) return verified;
  const { start, final } = verified.right;
  const walked = verified.right.record.moves.reduce<Either<Fault, Walk>>(
    (so, text, ply) => chain(so, walkedOn(text, ply)),
    right({ state: start, sums: opening(start) }),
  );
  return chain(walked, ({ sums }) =>
    right(
      final.seats.map(
        (seat, index): SeatBreakdown => ({
          seat: index,
          faction: factionIdOf(seat),
          total: seat.vp,
          sources: pointsBySource(final, index),
          rounds: sums[index]!,
        }),
      ),
    ),
  );
};
