/**
 * The list of public tables, which is handed out in parts.
 *
 * @packageDocumentation
 */
import type { PlaceInList, Summary } from './store/store.js';
import type { Tables } from './tables.js';

/** The greatest number of tables in one part of the public list; the most recently active tables are in the first part. */
const mostListed = 100;

/** A part of the list of public tables. */
export interface Lobby {
  readonly tables: readonly Omit<Summary, 'touched' | 'wake' | 'listed'>[];
  /** The text with which a client requests the next part; null if there are no more tables. */
  readonly next: string | null;
}

/** The regular expression for the text with which a client requests the next part of the list. */
export const nextPattern = '^\\d{1,15}\\.[A-Za-z0-9_-]{16}$';

const nextFormat = new RegExp(nextPattern);

/** The place in the list that a text names. */
const placeIn = (text: string): PlaceInList => {
  const point = text.indexOf('.');
  return { touched: Number(text.slice(0, point)), id: text.slice(point + 1) };
};

/** A part of the list of public tables: the first part, or the part after a given place. The result is undefined if the text does not name a place. */
export const lobbyOf = async (tables: Tables, from: string | undefined): Promise<Lobby | undefined> => {
  if (from !== undefined && !nextFormat.test(from)) return undefined;
  const after = from === undefined ? undefined : placeIn(from);
  const wanted = { states: ['seating', 'playing'], listed: true, limit: mostListed + 1, after } as const;
  const found = await tables.list(wanted);
  const shown = found.slice(0, mostListed);
  const last = found.length > mostListed ? shown.at(-1) : undefined;
  return {
    tables: shown.map((one) => ({
      id: one.id,
      game: one.game,
      state: one.state,
      moves: one.moves,
      opened: one.opened,
    })),
    next: last === undefined ? null : `${last.touched}.${last.id}`,
  };
};

/** The refusal of a request whose `after` is not the `next` of an earlier answer. */
export const noPlace = 'after must be the text `next` of an earlier answer';
