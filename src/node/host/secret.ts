/**
 * Secrets, and the seeds that a keyed hash makes from them. Without the secret, nobody can compute the seeds made from it.
 *
 * @packageDocumentation
 */
import { createHash, createHmac, randomBytes } from 'node:crypto';
import type { Seed } from '../../core/values/random.js';

/** A secret: 128 random bits, written as 32 hexadecimal digits. A secret must not appear in anything that is shown. */
export type Secret = string;

/** The purpose for which a seed is used: different purposes never share a seed. */
export type Purpose = 'set-up' | 'bot' | 'decision';

/** A function that returns the seed for a purpose. The function's other arguments are values of any JSON type that identify the table, seat or move. */
export type SeedOf = (purpose: Purpose, ...rest: readonly unknown[]) => Seed;

/** Matches a text that has the format of a secret. */
export const secretPattern = /^[0-9a-f]{32}$/;

/** A new secret. */
export const newSecret = (): Secret => randomBytes(16).toString('hex');

/**
 * Returns a function that makes seeds from the given secret. Each seed is the first 53 bits of an HMAC-SHA-256, computed over a JSON list of the
 * purpose and the other arguments.
 */
export const seedsOf = (secret: Secret): SeedOf => {
  const key = Buffer.from(secret, 'hex');
  return (purpose, ...rest) => {
    const hash = createHmac('sha256', key)
      .update(JSON.stringify([purpose, ...rest]))
      .digest();
    return Number(hash.readBigUInt64BE() >> 11n);
  };
};

/** Returns a function that makes seeds from the given number, so that a game can be repeated. Seeds that are made from a number are not secret. */
export const seedsFrom = (number: Seed): SeedOf =>
  seedsOf(createHash('sha256').update(String(number)).digest('hex').slice(0, 32));
