/**
 * Accounts that an operator manages: a proxy in front of the server signs people in, and names the account in a header.
 *
 * @packageDocumentation
 */
import { isLeft } from 'fp-ts/Either';
import type { Context } from 'hono';
import { decode } from '../../core/reading/codec.js';
import { playerName } from '../../table/index.js';
import type { Bearer } from './access.js';
import { accountOfPeer, isPeer } from './peers.js';
import { plainAddress } from './proxy.js';
import type { Room } from './room.js';

/** Who asks. */
export type Account =
  /** The server has no accounts: a link gives its rights to anybody who has it. */
  | { readonly _tag: 'Unused' }
  /** Nobody is signed in, or the account has a name that no player can have. */
  | { readonly _tag: 'Nobody' }
  | { readonly _tag: 'Named'; readonly name: string };

/** The settings that determine which senders the server trusts to name an account. */
interface AccountSettings {
  /** The header in which the proxy names the account; null if there are no accounts. */
  readonly accountHeader: string | null;
  readonly proxies: readonly string[];
  readonly pass: string;
}

/** The text of a header. The header's bytes are read as UTF-8, because they may contain people's names. */
const textOf = (header: string | undefined): string | undefined =>
  header === undefined ? undefined : Buffer.from(header, 'latin1').toString();

/** Finds the account of a request. The account header counts only if it was set by a trusted proxy or by another process of the same store. */
export const accountBy =
  ({ accountHeader, proxies, pass }: AccountSettings, addressOf: (c: Context) => string) =>
  (c: Context): Account => {
    if (accountHeader === null) return { _tag: 'Unused' };
    const isProxy = proxies.includes(plainAddress(addressOf(c)));
    const said = isPeer(c, pass) ? accountOfPeer(c) : isProxy ? textOf(c.req.header(accountHeader)) : undefined;
    const name = decode(playerName)(said);
    return isLeft(name) ? { _tag: 'Nobody' } : { _tag: 'Named', name: name.right };
  };

/**
 * The sender of a request to a table. A signed-in account needs no token to act as the player of the same name. A player's token is of no use to any
 * other account. Links for inviting or watching, and the link of the table's opener, are valid regardless of the account.
 */
export const bearerAt = (room: Room, account: Account, token: string | undefined): Bearer => {
  const bearer = room.bearerOf(token);
  if (account._tag === 'Unused') return bearer;
  const name = account._tag === 'Named' ? account.name : undefined;
  if (bearer._tag === 'Player') return bearer.player === name ? bearer : { _tag: 'Stranger' };
  const isPlayer = room.keys().players.some(({ player, bot }) => player === name && bot === null);
  return bearer._tag === 'Nobody' && name !== undefined && isPlayer ? { _tag: 'Player', player: name } : bearer;
};
