/**
 * Secrets, and the seeds that a keyed hash makes from them. Without the secret, such seeds cannot be computed from anything known.
 *
 * @packageDocumentation
 */
import { createHash, createHmac, randomBytes } from 'node:crypto';
import type { Seed } from '../core/values/random.js';

/** 128 random bits as 32 hexadecimal digits. A secret must not appear in anything that is shown. */
export type Secret = string;

/** The purpose of a seed: two purposes never share a seed. */
export type Purpose = 'set-up' | 'bot' | 'decision';

/** The seed for a purpose. The remaining arguments identify the table, seat or move by any values that JSON can represent. */
export type SeedOf = (purpose: Purpose, ...rest: readonly unknown[]) => Seed;

/** The form of a secret as text. */
export const secretPattern = /^[0-9a-f]{32}$/;

/** A new secret. */
export const newSecret = (): Secret => randomBytes(16).toString('hex');

/** The seeds of a secret: the first 53 bits of the HMAC-SHA-256 of a JSON list with the purpose and the other arguments. */
export const seedsOf = (secret: Secret): SeedOf => {
  const key = Buffer.from(secret, 'hex');
  return (purpose, ...rest) => {
    const hash = createHmac('sha256', key)
      .update(JSON.stringify([purpose, ...rest]))
      .digest();
    return Number(hash.readBigUInt64BE() >> 11n);
  };
};

/** The seeds that follow from a number, for repeating a game. Nothing about these seeds is secret. */
export const seedsFrom = (number: Seed): SeedOf =>
  seedsOf(createHash('sha256').update(String(number)).digest('hex').slice(0, 32));
