/**
 * How often somebody may ask: a bucket of tokens for each address.
 *
 * @packageDocumentation
 */

interface Bucket {
  left: number;
  at: number;
}

/** Addresses that are remembered; when there are more, those that have been quiet are forgotten. */
const mostAddresses = 10_000;

/** Whether an address may ask once more: `burst` times at once, `rate` times a second in the long run. */
export const limiter = (rate: number, burst: number): ((address: string) => boolean) => {
  const buckets = new Map<string, Bucket>();
  return (address) => {
    const now = performance.now() / 1000;
    if (buckets.size > mostAddresses)
      for (const [one, { at }] of buckets) if (now - at > burst / rate) buckets.delete(one);
    // Full of addresses that are all busy: nobody new is let in.
    if (buckets.size > mostAddresses && !buckets.has(address)) return false;
    const bucket = buckets.get(address) ?? { left: burst, at: now };
    const left = Math.min(burst, bucket.left + (now - bucket.at) * rate);
    buckets.set(address, { left: Math.max(0, left - 1), at: now });
    return left >= 1;
  };
};
