/**
 * Reads the addresses of tables.
 *
 * @packageDocumentation
 */

/** The address of a table, and the token contained in the address, if any. */
export interface TableAddress {
  /** The address of the table in the API of its server, without a slash at the end. */
  readonly table: string;
  readonly token: string | null;
}

/** Reads a table's address: an address in the API, or the address of the server's page with the table and the token after `#`. */
export const tableAt = (url: string): TableAddress | undefined => {
  if (!URL.canParse(url)) return undefined;
  const { origin, pathname, hash } = new URL(url);
  const said = new URLSearchParams(hash.slice(1));
  const id = said.get('table');
  const page =
    id === null || !/^[A-Za-z0-9_-]{16}$/.test(id) ? undefined : `${pathname.replace(/\/*$/, '')}/api/tables/${id}`;
  const path = page ?? (/\/api\/tables\/[A-Za-z0-9_-]{16}$/.test(pathname) ? pathname : undefined);
  return path === undefined ? undefined : { table: origin + path, token: said.get('token') };
};
