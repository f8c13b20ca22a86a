/**
 * A played game as plain rows: one row for the whole game, one row for each seat, and one row for each move.
 *
 * @packageDocumentation
 */
import { isLeft } from 'fp-ts/Either';
import { sharedBy } from '../../../arena/points.js';
import type { Game, GameTypes } from '../../../core/contract/game.js';
import { applyRecorded } from '../../../core/playing/apply-recorded.js';
import { moverOf } from '../../../core/playing/play.js';
import { finalPlaces } from '../../../core/records/departures.js';
import type { Verified } from '../../../core/records/record.js';
import { firstSeats, type Seat } from '../../../core/values/seat.js';
import { faces } from '../../../face/index.js';
import type { ReplayedGame } from './games.js';
import { endReasonOf, type Traits, traitsOf } from './traits.js';

/** One seat of a played game. */
export interface SeatRow {
  readonly seat: Seat;
  /** The name of the player, a bot or a person; empty if no name was recorded. */
  readonly name: string;
  readonly score: number;
  /** The place of the seat, counted from 1; null while the game continues. */
  readonly place: number | null;
  /** The seat's share of the game's one point, which the winners split evenly; null while the game continues. */
  readonly share: number | null;
  /** For each source of points, the points that the seat gained from it. */
  readonly points: Readonly<Record<string, number>>;
  /** The seat's own traits, without the traits of the whole game. */
  readonly traits: Traits;
}

/** One played game. */
export interface GameRow {
  readonly place: string;
  readonly game: string;
  readonly plies: number;
  readonly over: boolean;
  readonly reason: string | null;
  readonly seats: readonly SeatRow[];
  readonly traits: Traits;
}

/** One move of a played game. */
export interface PlyRow {
  readonly place: string;
  readonly game: string;
  readonly ply: number;
  readonly seat: number;
  readonly position: string;
  readonly move: string;
}

const pointsIn = (id: string, final: unknown): readonly Readonly<Record<string, number>>[] =>
  // A face and a record with the same game id use the same states.
  faces.filter((face) => face.id === id).flatMap((face) => face.open(({ model }) => model(final).points));

/** The row of a game, with the results of each of its seats. */
export const gameRow = ({ place, bots, open }: ReplayedGame): GameRow =>
  open((game, played) => {
    const { record, final } = played;
    const [teams, scores, points] = [game.teams(final), game.score(final), pointsIn(game.id, final)];
    const places = finalPlaces(game)(played);
    const shares =
      places === null
        ? null
        : sharedBy(
            teams,
            teams.filter((_, seat) => places[seat] === 1),
          );
    const traits = traitsOf(game, played);
    return {
      place,
      game: game.id,
      plies: record.moves.length,
      over: places !== null,
      reason: endReasonOf(record),
      traits: traits.game,
      seats: firstSeats(game.seatCount(final)).map((seat) => {
        const team = teams[seat]!;
        return {
          seat,
          name: bots[seat] ?? record.tags[`seat${seat}`] ?? '',
          score: scores[team]!,
          place: places === null ? null : places[seat]!,
          share: shares === null ? null : shares[seat]!,
          points: { ...points[team] },
          traits: traits.seats[seat]!,
        };
      }),
    };
  });

/** The moves of a game, each with the state in which it was made and the seat that made it. */
export function* plies<T extends GameTypes>(
  game: Game<T>,
  { record, start }: Pick<Verified<T>, 'record' | 'start'>,
): Generator<{ readonly state: T['State']; readonly seat: number; readonly text: string }> {
  let state = start;
  for (const text of record.moves) {
    const move = game.moveText.parse(text);
    // Cannot fail: the record has been verified.
    if (isLeft(move)) return;
    yield { state, seat: moverOf(game)(move.right)(state), text };
    const after = applyRecorded(game)(text)(state);
    if (isLeft(after)) return;
    state = after.right;
  }
}

/** One row for each move of a game. */
export const plyRows = ({ place, open }: ReplayedGame): readonly PlyRow[] =>
  open((game, played) =>
    Array.from(plies(game, played), ({ state, seat, text }, ply) => ({
      place,
      game: game.id,
      ply,
      seat,
      position: game.position.print(state),
      move: text,
    })),
  );
