/**
 * Finds the client that sent a request through proxies.
 *
 * @packageDocumentation
 */
import { isIP } from 'node:net';

/** Writes an address in its usual format, because a socket for both IPv4 and IPv6 reports an IPv4 address in the format of IPv6. */
export const plainAddress = (address: string): string => address.trim().replace(/^::ffff:(?=\d+\.)/i, '');

/**
 * The address of the client that sent the request. Each proxy appends the address that it sees to X-Forwarded-For. The list of addresses is therefore
 * read from its end, past the trusted proxies. Everything to the left of the last untrusted address may have been written by anybody.
 *
 * @param trusted - the addresses of the operator's own proxies
 * @param remote - the address at the other end of the connection
 * @param forwarded - the header X-Forwarded-For
 */
export const askerOf = (trusted: readonly string[], remote: string, forwarded = ''): string => {
  const chain = [...forwarded.split(',').map(plainAddress), plainAddress(remote)];
  const last = chain.findLastIndex((address) => !trusted.includes(address));
  const asker = chain[last];
  // If the proxy writes something other than an address, use the address of the proxy itself.
  return asker !== undefined && isIP(asker) > 0 ? asker : plainAddress(remote);
};
