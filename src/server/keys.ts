/**
 * The list of those who may speak at a table: players with tokens of 128 random bits, of which the server keeps only the SHA-256, and bots.
 * It also has the secret of the table, which no client is sent.
 *
 * @packageDocumentation
 */
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { isLeft } from 'fp-ts/Either';
import { decode, nullable, text } from '../core/reading/codec.js';
import { chain } from '../core/values/either.js';
import { exact } from '../core/reading/objects.js';
import { parseJson } from '../core/records/record.js';
import { playerName } from '../table/index.js';
import { type Secret, secretPattern } from '../host/secret.js';

/** One line of the list. */
export interface Key {
  readonly player: string;
  /** The SHA-256 of the token, in hex; null for bots. */
  readonly hash: string | null;
  /** The text of the bot; null for people. */
  readonly bot: string | null;
}

const key = exact<Key>('a key', {
  player: playerName,
  hash: nullable(text('a hash', 64, /^[0-9a-f]{64}$/)),
  bot: nullable(text('the text of a bot', 1000)),
});

/** The line with the secret of a table. */
interface SecretLine {
  readonly secret: Secret;
}

const secretLine = exact<SecretLine>('a secret', { secret: text('a secret', 32, secretPattern) });

/** The line of a secret. */
export const lineOfSecret = (secret: Secret): string => JSON.stringify({ secret });

/** The secret of a list; undefined in one that was written before tables had secrets. */
export const readSecret = (lines: readonly string[]): Secret | undefined => {
  for (const line of lines) {
    const read = chain(parseJson(line), decode(secretLine));
    if (!isLeft(read)) return read.right.secret;
  }
  return undefined;
};

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/** A new token, and its hash, which is kept. */
export const newToken = (): { readonly token: string; readonly hash: string } => {
  const token = randomBytes(16).toString('hex');
  return { token, hash: hashOf(token) };
};

/** Reads the lines of a list; other lines are passed over. */
export const readKeys = (lines: readonly string[]): readonly Key[] =>
  lines.flatMap((line) => {
    const read = chain(parseJson(line), decode(key));
    return isLeft(read) ? [] : [read.right];
  });

/** The player with a token. All are compared, each in constant time. */
export const playerOf = (keys: readonly Key[], token: string): string | undefined => {
  const given = Buffer.from(hashOf(token));
  let found: string | undefined;
  for (const { player, hash } of keys) if (hash !== null && timingSafeEqual(given, Buffer.from(hash))) found = player;
  return found;
};
