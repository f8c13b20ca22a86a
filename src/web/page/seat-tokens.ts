/**
 * The tokens of seats that a browser has taken. They are kept in the browser's storage, so that the address of a table never has to contain them:
 * whoever copies the address invites others, and gives away no seat.
 *
 * @packageDocumentation
 */
import { withoutSlashes } from '../../core/values/slashes.js';

const keyOf = (server: string, table: string): string => `rulehouse seat ${withoutSlashes(server)} ${table}`;

/** Uses a storage of the browser; undefined if the browser does not allow it. */
const using = <A>(kind: 'sessionStorage' | 'localStorage', use: (storage: Storage) => A): A | undefined => {
  try {
    return use(window[kind]);
  } catch {
    return undefined;
  }
};

/**
 * Keeps the token of a seat for a table. This tab uses it from now on, even after it is loaded again; other tabs of the browser use it if they have
 * no token of their own.
 *
 * @returns false if the browser lets the page keep nothing
 */
export const keepToken = (server: string, table: string, token: string): boolean => {
  const keep = (storage: Storage): true => {
    storage.setItem(keyOf(server, table), token);
    return true;
  };
  const kept = [using('sessionStorage', keep), using('localStorage', keep)];
  return kept.includes(true);
};

/** The token that was kept for a table, in this tab or else in this browser; null if there is none. */
export const keptToken = (server: string, table: string): string | null => {
  const read = (storage: Storage): string | null => storage.getItem(keyOf(server, table));
  const found = using('sessionStorage', read) ?? using('localStorage', read) ?? null;
  return found !== null && /^[0-9a-f]{32}$/.test(found) ? found : null;
};
