/**
 * The seats that left a game before it was over, and the places that follow from their departures.
 *
 * @packageDocumentation
 */
import type { Game, GameTypes } from '../contract/game.js';
import type { Seat } from '../values/seat.js';
import type { RecordDeparture, RecordEnd } from './shape.js';

/** The teams whose seats have all left, in the order in which their last seats left. */
const goneTeams = (teams: readonly number[], left: readonly { readonly seat: Seat }[]): readonly number[] => {
  const hasLeft = (seat: number): boolean => left.some((one) => one.seat === seat);
  const isGone = (team: number): boolean => teams.every((other, seat) => other !== team || hasLeft(seat));
  const inOrder = left.flatMap(({ seat }) => teams.slice(seat, seat + 1));
  return inOrder.filter((team, index) => isGone(team) && !inOrder.includes(team, index + 1));
};

/**
 * The places of a game that seats have left. A team whose seats have all left comes behind all others; of several such teams, the one that left
 * later comes first. The other teams keep their order.
 *
 * @param teams - for each seat the number of its team
 * @param left - the seats that left, in the order in which they left
 * @param places - the place of each seat if nobody had left
 * @returns the place of each seat: 1 plus the number of teams ahead of its team
 *
 * @example
 * ```ts
 * import { placesAfter } from 'rulehouse/author';
 * placesAfter([0, 1, 2, 3], [{ seat: 2 }, { seat: 0 }], [1, 2, 3, 4]); // [3, 1, 4, 2]
 * ```
 */
export const placesAfter = (
  teams: readonly number[],
  left: readonly { readonly seat: Seat }[],
  places: readonly number[],
): readonly number[] => {
  const gone = goneTeams(teams, left);
  const count = new Set(teams).size;
  return teams.map((team, seat) => {
    const index = gone.indexOf(team);
    if (index >= 0) return count - index;
    const ahead = teams.filter((other, at) => !gone.includes(other) && places[at]! < places[seat]!);
    return 1 + new Set(ahead).size;
  });
};

/** The parts of a verified record that decide the final places. */
export interface FinishedGame<T extends GameTypes> {
  /** What the record says about departures and the end. */
  readonly record: { readonly end: RecordEnd | null; readonly left?: readonly RecordDeparture[] };
  /** The state after the last move of the game. */
  readonly final: T['State'];
}

/**
 * The final place of each seat: by the rules of the game or as its players agreed, with the seats that left behind all others. Ratings count these
 * places.
 *
 * @param game - the game that was played
 * @returns a function that takes a verified record, and returns the place of each seat; null if the game was not over, or if no places were agreed
 *
 * @example
 * ```ts
 * import { isRight, verifyRecord, writeRecord } from 'rulehouse';
 * import { finalPlaces } from 'rulehouse/author';
 * import { defaultOptions, game, initial } from 'rulehouse/terrafex';
 * const end = { reason: 'resignation', seat: 0, places: [2, 1] } as const;
 * const record = writeRecord(game)(defaultOptions, 0, initial, [], { end });
 * const read = isRight(record) ? verifyRecord(game)(record.right) : record;
 * if (isRight(read)) finalPlaces(game)(read.right); // [2, 1]
 * ```
 */
export const finalPlaces =
  <T extends GameTypes>(game: Game<T>) =>
  (verified: FinishedGame<T>): readonly number[] | null => {
    const { record, final } = verified;
    const outcome = game.outcome(final);
    if (outcome._tag === 'Some') return placesAfter(game.teams(final), record.left ?? [], outcome.value.places);
    return record.end === null ? null : record.end.places;
  };
