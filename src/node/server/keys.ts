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
import { type Access, accessCodec, type Bearer, openAccess, type Role, roles, type Visitor } from './access.js';

/** One entry in the list of those admitted to a table: a player or a bot. */
export interface Key {
  readonly player: string;
  /** The SHA-256 hash of the token, in hex; null for bots. */
  readonly hash: string | null;
  /** The bot in text form, for instance `greedy`; null for people. */
  readonly bot: string | null;
}

/** The way in which a player came to a table. Players whom the spec of the table names have not come in any way. */
export interface Arrival {
  readonly player: string;
  /** The SHA-256 hash of the link by which the player came, in hex, and the role of that link; null if the player came without a link. */
  readonly by: string | null;
  readonly role: Role | null;
  /** A code for the address from which the player came, which means something at this table only; null if the address is not known. */
  readonly from: string | null;
}

/** A link to a table. The link belongs to a role, not to a player. */
export interface Link {
  readonly role: Role;
  readonly hash: string;
}

/** A link, or the token of a player, with the number of times that it has been made anew. */
type Renewable<A> = A & { readonly renewed: number };

/** The content of a table's list: its secret, players, links and access, and whether the table is halted or has a rematch. */
export interface Keys {
  readonly secret: Secret | undefined;
  readonly players: readonly Renewable<Key>[];
  /** The ways in which the players came. */
  readonly arrivals: readonly Arrival[];
  readonly links: readonly Renewable<Link>[];
  readonly access: Access;
  /** The reason why the table accepts no more messages; null while the table is open. */
  readonly halted: string | null;
  /** The id of the table at which the players play again; null if there is no such table. */
  readonly rematch: string | null;
}

const hash = text('a hash', 64, /^[0-9a-f]{64}$/);

/** Adds the content of a line of one kind to the content of earlier lines; undefined if the line is of another kind. */
type KeyLineReader = (u: unknown, keys: Keys) => Keys | undefined;

const lineBy =
  <A>(codec: t.Type<A, unknown>, change: (read: A, before: Keys) => Partial<Keys>): KeyLineReader =>
  (u, keys) => {
    const read = decode(codec)(u);
    return isLeft(read) ? undefined : { ...keys, ...change(read.right, keys) };
  };

const readers: readonly KeyLineReader[] = [
  // A later line for the same player replaces the earlier one, whose link has been revoked.
  lineBy(
    exact<Key>('a key', { player: playerName, hash: nullable(hash), bot: nullable(text('a bot', 1000)) }),
    (key, { players }) => {
      const renewed = (players.find(({ player }) => player === key.player)?.renewed ?? -1) + 1;
      return { players: [...players.filter(({ player }) => player !== key.player), { ...key, renewed }] };
    },
  ),
  lineBy(
    exact<Arrival>('an arrival', {
      ...{ player: playerName, by: nullable(hash), role: nullable(oneOf(...roles)) },
      from: nullable(text('a code for an address', 16)),
    }),
    (arrival, { arrivals }) => ({
      arrivals: [...arrivals.filter(({ player }) => player !== arrival.player), arrival],
    }),
  ),
  lineBy(exact<Link>('a link', { role: oneOf(...roles), hash }), (link, { links }) => {
    const renewed = (links.find(({ role }) => role === link.role)?.renewed ?? -1) + 1;
    return { links: [...links.filter(({ role }) => role !== link.role), { ...link, renewed }] };
  }),
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

const noKeys: Keys = {
  ...{ secret: undefined, players: [], arrivals: [], links: [] },
  ...{ access: openAccess, halted: null, rematch: null },
};

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

/** Derives a code from the secret of a table. */
const derived = (secret: Secret, ...what: readonly string[]): string =>
  createHmac('sha256', Buffer.from(secret, 'hex')).update(JSON.stringify(what)).digest('hex');

/**
 * Makes the token for a request that may be sent twice. A client that sends the same request key for the same player gets the same token again. The
 * request key is as secret as the token.
 */
export const tokenFor = (secret: Secret, player: string, key: string): Token =>
  tokenFrom(derived(secret, 'token', player, key).slice(0, 32));

/** The code for an address at a table. The address itself is not stored. */
export const codeOf = (secret: Secret, address: string): string => derived(secret, 'address', address).slice(0, 16);

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

/** The role of the link by which a player came; null if the player came without a link, or if the link has been made anew since. */
const linkOf = ({ arrivals, links }: Keys, name: string): Role | null => {
  const by = arrivals.find(({ player }) => player === name)?.by ?? null;
  return links.find(({ hash: known }) => known === by)?.role ?? null;
};

/** The visitor with the given token or account, by the list as it is now. */
export const visitorOf = (keys: Keys, bearer: Bearer, isSeated: boolean): Visitor => {
  switch (bearer._tag) {
    case 'Player':
      return { bearer, link: linkOf(keys, bearer.player), isSeated };
    case 'Role':
      return { bearer, link: bearer.role, isSeated: false };
    case 'Nobody':
    case 'Stranger':
      return { bearer, link: null, isSeated: false };
  }
};

/**
 * The lines with which the list of a table begins at which the players of this table play again. The links are the same, so whoever holds a link of
 * this table holds it there too. The players keep their tokens, and so do those others whose link still holds.
 */
export const linesForRematch = (keys: Keys, seated: readonly (string | null)[]): readonly string[] => {
  const { players, arrivals, links } = keys;
  const goOn = players.filter(
    ({ player, bot }) => bot === null && (seated.includes(player) || linkOf(keys, player) !== null),
  );
  const came = arrivals.filter((one) => goOn.some(({ player }) => player === one.player));
  return [
    ...links.map(({ role, hash: known }): Link => ({ role, hash: known })),
    ...goOn.map(({ player, hash: known, bot }): Key => ({ player, hash: known, bot })),
    // The code for an address is valid at one table only.
    ...came.map((one): Arrival => ({ ...one, from: null })),
  ].map((line) => JSON.stringify(line));
};
