/**
 * Limits the rate of requests from each address, with a bucket of tokens for each address.
 *
 * @packageDocumentation
 */

interface Bucket {
  left: number;
  at: number;
}

/** The number of addresses remembered; if there are more, those that are inactive are forgotten. */
const mostAddresses = 10_000;

/** Counts the requests of each address. */
export interface Limiter {
  /** Counts one more request from an address; false if the address may not make the request now. */
  readonly take: (address: string) => boolean;
  /** Stops counting a request of an address, because the request came to nothing. */
  readonly giveBack: (address: string) => void;
}

/**
 * Makes a limiter: an address may make `burst` requests in quick succession, and `rate` requests per second in the long run.
 *
 * @param clock - returns the number of milliseconds since a fixed moment
 */
export const limiter = (rate: number, burst: number, clock: () => number): Limiter => {
  const buckets = new Map<string, Bucket>();
  const take = (address: string): boolean => {
    const now = clock() / 1000;
    if (buckets.size > mostAddresses)
      for (const [one, { at }] of buckets) if (now - at > burst / rate) buckets.delete(one);
    // Full of addresses that are all busy: no new one is let in.
    if (buckets.size > mostAddresses && !buckets.has(address)) return false;
    const bucket = buckets.get(address) ?? { left: burst, at: now };
    const left = Math.min(burst, bucket.left + (now - bucket.at) * rate);
    buckets.set(address, { left: Math.max(0, left - 1), at: now });
    return left >= 1;
  };
  const giveBack = (address: string): void => {
    const bucket = buckets.get(address);
    if (bucket !== undefined) buckets.set(address, { ...bucket, left: Math.min(burst, bucket.left + 1) });
  };
  return { take, giveBack };
};
