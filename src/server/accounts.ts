/**
 * Accounts of an operator: the proxy in front of the server signs people in, and says in a header who asks.
 *
 * @packageDocumentation
 */
import { isLeft } from 'fp-ts/Either';
import type { Context } from 'hono';
import { decode } from '../core/reading/codec.js';
import { playerName } from '../table/index.js';
import type { Bearer } from './access.js';
import { accountOfPeer, isPeer } from './peers.js';
import { plainAddress } from './proxy.js';
import type { Room } from './room.js';

/** Who asks. */
export type Account =
  /** The server has no accounts: whoever has a link has what the link is for. */
  | { readonly _tag: 'Unused' }
  /** Nobody is signed in, or somebody is under a name that no player can have. */
  | { readonly _tag: 'Nobody' }
  | { readonly _tag: 'Named'; readonly name: string };

/** What accounts depend on. */
interface Asking {
  /** The header in which the proxy says who asks; null if there are no accounts. */
  readonly accountHeader: string | null;
  readonly proxies: readonly string[];
  readonly pass: string;
}

/** The text of a header: headers are bytes, and names of people are UTF-8 in them. */
const textOf = (header: string | undefined): string | undefined =>
  header === undefined ? undefined : Buffer.from(header, 'latin1').toString();

/** Reads who asks. The header counts only where a trusted proxy, or another process of this store, has set it: anybody else can write it. */
export const accountBy =
  ({ accountHeader, proxies, pass }: Asking, addressOf: (c: Context) => string) =>
  (c: Context): Account => {
    if (accountHeader === null) return { _tag: 'Unused' };
    const isProxy = proxies.includes(plainAddress(addressOf(c)));
    const said = isPeer(c, pass) ? accountOfPeer(c) : isProxy ? textOf(c.req.header(accountHeader)) : undefined;
    const name = decode(playerName)(said);
    return isLeft(name) ? { _tag: 'Nobody' } : { _tag: 'Named', name: name.right };
  };

/**
 * Who asks at a table: an account is the player of its name without a token, and the token of a player is of no use to another account. Links to
 * invite and to watch, and that of whoever opened the table, hold as they are.
 */
export const bearerAt = (room: Room, account: Account, token: string | undefined): Bearer => {
  const bearer = room.bearerOf(token);
  if (account._tag === 'Unused') return bearer;
  const name = account._tag === 'Named' ? account.name : undefined;
  if (bearer._tag === 'Player') return bearer.player === name ? bearer : { _tag: 'Stranger' };
  const isPlayer = room.keys().players.some(({ player, bot }) => player === name && bot === null);
  return bearer._tag === 'Nobody' && name !== undefined && isPlayer ? { _tag: 'Player', player: name } : bearer;
};
