/**
 * Reads the addresses of tables.
 *
 * @packageDocumentation
 */

/** The address of a table, and the token contained in the address, if any. */
export interface TableAddress {
  /** The address of the table in its server's API, without a slash at the end. */
  readonly table: string;
  readonly token: string | null;
}

/** Reads a table's address: an address in the API, or the server's page with table and token in the fragment. */
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
