/**
 * The contents of the page's screen, as data. To go to a table, the page asks the server for the table's game and then joins the table.
 *
 * @packageDocumentation
 */

import { isLeft } from 'fp-ts/Either';
import { definePlay } from '../play/define.js';
import type { AnySession } from '../session/any-session.js';
import { latest, pause, soonest } from '../session/backoff.js';
import { join } from '../session/remote.js';
import type { Address } from './address.js';
import { gameNamed } from './games.js';
import { joinShown } from './served-table.js';
import type { RequestRefusal, Server, ServerCatalogue, TableDescription, TableNews } from './server.js';
import type { Words } from './words.js';

/** A link that was made for another player. */
export interface PlayerLink {
  readonly seat: number;
  readonly player: string;
  readonly link: string;
}

/** Everything that the page knows. A screen object is never changed in place; each change makes a new object. */
export interface Screen {
  readonly address: Address;
  /** The latest refusal; null if there is none. */
  readonly problem: RequestRefusal | null;
  /** A note about a completed action, for instance that a link was copied. */
  readonly note: string;
  readonly catalogue: ServerCatalogue | null;
  /** The table that the page's address names; null until the server has said which game is played there. */
  readonly sitting: AnySession | null;
  /** The game and the options of the table; null until the server has sent them. */
  readonly about: TableDescription | null;
  /** What the server says about the table besides its game; null until the server has said so. */
  readonly news: TableNews | null;
  /** True if the server does not have the table that the address names. */
  readonly isMissing: boolean;
  readonly handed: readonly PlayerLink[];
}

/** The screen of a page that has just opened. */
export const blank = (address: Address): Screen => ({
  address,
  problem: null,
  note: '',
  catalogue: null,
  sitting: null,
  about: null,
  news: null,
  isMissing: false,
  handed: [],
});

/** The outcome of an attempt to go to a table. */
export type Arrival =
  | { readonly _tag: 'Sitting'; readonly sitting: AnySession }
  | { readonly _tag: 'Missing' }
  | { readonly _tag: 'Problem'; readonly problem: RequestRefusal };

/** Asks the server which game is played at a table. If the server cannot be reached, the page tries again, less and less often. */
const gameAt = async (
  server: Server,
  table: string,
  token: string | null,
  isWanted: () => boolean,
): ReturnType<Server['gameAt']> => {
  let wait = soonest;
  let game = await server.gameAt(table, token);
  while (isLeft(game) && game.left === 'unreached' && isWanted()) {
    await pause(wait);
    wait = Math.min(latest, wait * 2);
    game = await server.gameAt(table, token);
  }
  return game;
};

/**
 * Goes to a table, and keeps trying while the server cannot be reached. The result is undefined if the table is no longer wanted. `isOwn` is true if
 * the page came from this server, which may then send pictures of games that the page does not have. Data from any other server must not become part
 * of the page.
 */
export const arrive = async (
  server: Server,
  table: string,
  token: string | null,
  words: Promise<Words>,
  isWanted: () => boolean,
  isOwn: boolean,
): Promise<Arrival | undefined> => {
  const asked = await gameAt(server, table, token, isWanted);
  // A visitor whose token is unknown to the server may still watch.
  const isStranger = isLeft(asked) && token !== null;
  const game = isStranger ? await gameAt(server, table, null, isWanted) : asked;
  if (isLeft(game)) return isWanted() ? { _tag: 'Missing' } : undefined;
  const { of, catalogues, languages } = await words;
  const found = await gameNamed(game.right);
  definePlay(found === undefined ? [] : [found], languages);
  if (!isWanted()) return undefined;
  const given = { catalogues: catalogues(game.right), ...(token === null ? {} : { token }) };
  if (found !== undefined)
    return { _tag: 'Sitting', sitting: found.open((face): AnySession => join(face, server.addressOf(table), given)) };
  return isOwn
    ? { _tag: 'Sitting', sitting: joinShown(server, table, isStranger ? null : token, game.right) }
    : { _tag: 'Problem', problem: { text: of('page.no-game', { game: game.right }), rule: null } };
};
