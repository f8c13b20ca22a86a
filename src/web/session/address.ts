/**
 * Reads the addresses of tables.
 *
 * @packageDocumentation
 */

import { type Either, left, right } from 'fp-ts/Either';
import { type Fault, fault, show } from '../../core/values/fault.js';
import { withoutSlashes } from '../../core/values/slashes.js';

/** The address of a table, and the token contained in the address, if any. */
export interface TableAddress {
  /** The address of the table in the API of its server, without a slash at the end. */
  readonly table: string;
  readonly token: string | null;
}

// Never repeat the address in a fault, because it may contain a token.
const no = (reason: string): Either<Fault, never> => left(fault(['url'], reason));

/**
 * Reads a table's address: an address in the API, or the address of the server's page with the table and the token after `#`. If `base`, the address
 * of a page, is given, the table's address may be relative to that page. A program in JavaScript may pass any value as `given`.
 */
export const tableAt = (given: unknown, base: string | undefined): Either<Fault, TableAddress> => {
  const url = given instanceof URL ? given.href : given;
  if (typeof url !== 'string') return no(`${show(url)} is not an address`);
  if (url === '' || !URL.canParse(url, base)) return no('this is not an address');
  const { origin, pathname, hash, protocol } = new URL(url, base);
  if (protocol !== 'http:' && protocol !== 'https:')
    return no(`this is an address of ${protocol}, not of http: or https:`);
  const said = new URLSearchParams(hash.slice(1));
  const id = said.get('table');
  const page =
    id === null || !/^[A-Za-z0-9_-]{16}$/.test(id) ? undefined : `${withoutSlashes(pathname)}/api/tables/${id}`;
  const path = page ?? (/\/api\/tables\/[A-Za-z0-9_-]{16}$/.test(pathname) ? pathname : undefined);
  return path === undefined
    ? no('this is not the address of a table')
    : right({ table: origin + path, token: said.get('token') });
};
