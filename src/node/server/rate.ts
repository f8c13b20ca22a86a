/**
 * Limits the rate of requests from each address, with a bucket of tokens for each of its networks.
 *
 * @packageDocumentation
 */
import { networksOf } from './networks.js';

interface Bucket {
  readonly left: number;
  readonly at: number;
}

/** The number of networks remembered; if there are more, those that have asked for nothing for the longest time are forgotten. */
const mostNetworks = 50_000;

/** Counts the requests of each address. */
export interface Limiter {
  /** Counts one more request from an address; false if the address may not make the request now. */
  readonly take: (address: string) => boolean;
  /** Stops counting a request of an address, because the request came to nothing. */
  readonly giveBack: (address: string) => void;
}

/**
 * Makes a limiter: an address may make `burst` requests in quick succession, and `rate` requests per second in the long run. A wider network of IPv6
 * addresses may make a multiple of both.
 *
 * @param clock - returns the number of milliseconds since a fixed moment
 */
export const limiter = (rate: number, burst: number, clock: () => number): Limiter => {
  // In order of the latest request: the client that asked last is at the end.
  const buckets = new Map<string, Bucket>();
  const keep = (name: string, bucket: Bucket): void => {
    buckets.delete(name);
    buckets.set(name, bucket);
    if (buckets.size <= mostNetworks) return;
    const [oldest] = buckets.keys();
    if (oldest !== undefined) buckets.delete(oldest);
  };
  const take = (address: string): boolean => {
    const now = clock() / 1000;
    const networks = networksOf(address).map(({ name, share }) => {
      const bucket = buckets.get(name) ?? { left: burst * share, at: now };
      return { name, left: Math.min(burst * share, bucket.left + (now - bucket.at) * rate * share) };
    });
    const may = networks.every(({ left }) => left >= 1);
    // A refused request is not charged to the networks that the client shares with others.
    for (const { name, left } of networks) keep(name, { left: may ? left - 1 : left, at: now });
    return may;
  };
  const giveBack = (address: string): void => {
    for (const { name, share } of networksOf(address)) {
      const bucket = buckets.get(name);
      if (bucket !== undefined) keep(name, { ...bucket, left: Math.min(burst * share, bucket.left + 1) });
    }
  };
  return { take, giveBack };
};
