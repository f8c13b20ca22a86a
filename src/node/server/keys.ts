/**
 * The list of those admitted to a table: players, links and bots. A token has 128 random bits, and the server keeps only its SHA-256 hash. The list
 * of those admitted also contains the table's secret, which is never sent to a client.
 *
 * @packageDocumentation
 */
import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { isLeft } from 'fp-ts/Either';
import type * as t from 'io-ts';
import { decode, nullable, oneOf, text } from '../../core/reading/codec.js';
import { exact } from '../../core/reading/objects.js';
import { parseJson } from '../../core/records/record.js';
import { playerName } from '../../table/index.js';
import { type Secret, secretPattern } from '../host/secret.js';
import { type Access, accessCodec, type Bearer, openAccess, type Role, roles } from './access.js';

/** One entry in the list of those admitted to a table: a player or a bot. */
export interface Key {
  readonly player: string;
  /** The SHA-256 hash of the token, in hex; null for bots. */
  readonly hash: string | null;
  /** The bot in text form, for instance `greedy`; null for people. */
  readonly bot: string | null;
}

/** A link to a table. The link belongs to a role, not to a player. */
interface Link {
  readonly role: Role;
  readonly hash: string;
}

/** The content of a table's list: its secret, players, links and access, and whether the table is halted or has a rematch. */
export interface Keys {
  readonly secret: Secret | undefined;
  readonly players: readonly Key[];
  readonly links: readonly Link[];
  readonly access: Access;
  /** The reason why the table accepts no more messages; null while the table is open. */
  readonly halted: string | null;
  /** The id of the table at which the players play again; null if there is no such table. */
  readonly rematch: string | null;
}

const hash = text('a hash', 64, /^[0-9a-f]{64}$/);

/** Adds the content of a line of one kind to the content of earlier lines; undefined if the line is of another kind. */
type Reader = (u: unknown, keys: Keys) => Keys | undefined;

const lineBy =
  <A>(codec: t.Type<A, unknown>, change: (read: A, before: Keys) => Partial<Keys>): Reader =>
  (u, keys) => {
    const read = decode(codec)(u);
    return isLeft(read) ? undefined : { ...keys, ...change(read.right, keys) };
  };

const readers: readonly Reader[] = [
  // A later line of the same player takes the place of the one before: that link was revoked.
  lineBy(
    exact<Key>('a key', { player: playerName, hash: nullable(hash), bot: nullable(text('a bot', 1000)) }),
    (key, { players }) => ({ players: [...players.filter(({ player }) => player !== key.player), key] }),
  ),
  lineBy(exact<Link>('a link', { role: oneOf(...roles), hash }), (link, { links }) => ({
    links: [...links.filter(({ role }) => role !== link.role), link],
  })),
  lineBy(
    exact<{ secret: Secret }>('a secret', { secret: text('a secret', 32, secretPattern) }),
    ({ secret }, before) => ({ secret: before.secret ?? secret }),
  ),
  lineBy(exact<{ access: Access }>('who may come', { access: accessCodec }), ({ access }) => ({ access })),
  lineBy(exact<{ halted: string | null }>('a halt', { halted: nullable(text('a reason', 1000)) }), ({ halted }) => ({
    halted,
  })),
  lineBy(exact<{ rematch: string }>('another game', { rematch: text('an id', 16) }), ({ rematch }) => ({ rematch })),
];

const noKeys: Keys = { secret: undefined, players: [], links: [], access: openAccess, halted: null, rematch: null };

/** Adds the content of one line to the content of a table's list; lines of an unknown kind are ignored. */
export const withLine = (keys: Keys, line: string): Keys => {
  const read = parseJson(line);
  if (isLeft(read)) return keys;
  for (const one of readers) {
    const next = one(read.right, keys);
    if (next !== undefined) return next;
  }
  return keys;
};

/** Reads the lines of the list of those admitted to a table. */
export const readKeys = (given: readonly string[]): Keys => given.reduce(withLine, noKeys);

/** Writes the line in which a table's secret is stored. */
export const lineOfSecret = (secret: Secret): string => JSON.stringify({ secret });

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/** A token and its hash; the server keeps only the hash. */
export interface Token {
  readonly token: string;
  readonly hash: string;
}

const tokenFrom = (token: string): Token => ({ token, hash: hashOf(token) });

/** Makes a token of 128 random bits. */
export const newToken = (): Token => tokenFrom(randomBytes(16).toString('hex'));

/**
 * Makes the token for a request that may be sent twice. A client that sends the same request key gets the same token again. The request key is as
 * secret as the token.
 */
export const tokenFor = (secret: Secret, key: string): Token =>
  tokenFrom(
    createHmac('sha256', Buffer.from(secret, 'hex'))
      .update(JSON.stringify(['token', key]))
      .digest('hex')
      .slice(0, 32),
  );

/**
 * Finds the owner of a token among a table's players and links. The given token is compared with every token of the table, and each comparison takes
 * constant time.
 */
export const bearerOf = ({ players, links }: Keys, token: string | undefined): Bearer => {
  if (token === undefined) return { _tag: 'Nobody' };
  const given = Buffer.from(hashOf(token));
  const isSame = (one: string | null): boolean => one !== null && timingSafeEqual(given, Buffer.from(one));
  let found: Bearer = { _tag: 'Stranger' };
  for (const { player, hash: known } of players) if (isSame(known)) found = { _tag: 'Player', player };
  for (const { role, hash: known } of links) if (isSame(known)) found = { _tag: 'Role', role };
  return found;
};
