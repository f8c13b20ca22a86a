/**
 * Turns games, seats and plies into rows of named columns, as `export` writes them.
 *
 * @packageDocumentation
 */
import type { CsvValue } from '../../host/csv.js';
import type { GameRow, PlyRow } from './rows.js';

/** A row of named values; all rows of the same kind have the same names in the same order. */
export type DataRow = Readonly<Record<string, CsvValue>>;

const told = (traits: Readonly<Record<string, readonly string[]>>): string => JSON.stringify(traits);

/** A game as one row of named columns. Values whose structure differs from game to game are written as JSON. */
export const ofGame = ({ place, game, plies, over, reason, seats, traits }: GameRow): DataRow => ({
  place,
  game,
  players: seats.length,
  plies,
  over,
  reason,
  scores: JSON.stringify(seats.map(({ score }) => score)),
  winners: JSON.stringify(seats.filter((seat) => seat.place === 1).map(({ seat }) => seat)),
  traits: told(traits),
});

/** A game as a table of named columns: one row for each seat. */
export const ofSeats = ({ place, game, over, seats }: GameRow): readonly DataRow[] =>
  seats.map(({ seat, name, score, place: reached, share, points, traits }) => ({
    place,
    game,
    players: seats.length,
    seat,
    name,
    over,
    score,
    rank: reached,
    share,
    points: JSON.stringify(points),
    traits: told(traits),
  }));

/** A game as a table of named columns: one row for each move. */
export const ofPlies = (rows: readonly PlyRow[]): readonly DataRow[] => rows.map((row) => ({ ...row }));
