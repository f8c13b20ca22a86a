/**
 * The fragment of a page's address, which names the server, the table and the token of a seat. Browsers never send the fragment, so a token in a link
 * reaches neither a server nor a log.
 *
 * @packageDocumentation
 */
import { withoutSlashes } from '../../core/values/slashes.js';

/** The content of an address's fragment; a part that is missing or invalid is null. */
export interface Address {
  /** The address of the server, with a slash at its end; null for the page's own server. */
  readonly server: string | null;
  /** The id of a table. */
  readonly table: string | null;
  /** The token of a seat. */
  readonly token: string | null;
  /** The token of an invitation link, through which people can take seats. */
  readonly invite: string | null;
}

const fitting = (text: string | null, pattern: RegExp): string | null =>
  text !== null && pattern.test(text) ? text : null;

/** The address of a server, read from a text that people entered; null if the text is not an address. */
export const serverOf = (text: string | null): string | null => {
  if (text === null || text.length > 300) return null;
  const trimmed = text.trim();
  const full = /^https?:\/\//.test(trimmed) ? trimmed : `http://${trimmed}`;
  if (!URL.canParse(full)) return null;
  const { origin, pathname, hostname } = new URL(full);
  return hostname === '' ? null : `${origin}${withoutSlashes(pathname)}/`;
};

/** Reads the fragment of an address, with or without the leading `#`. */
export const readAddress = (fragment: string): Address => {
  const given = new URLSearchParams(fragment.replace(/^#/, ''));
  return {
    server: serverOf(given.get('server')),
    table: fitting(given.get('table'), /^[A-Za-z0-9_-]{16}$/),
    token: fitting(given.get('token'), /^[0-9a-f]{32}$/),
    invite: fitting(given.get('invite'), /^[0-9a-f]{32}$/),
  };
};

/** Writes the fragment of an address, with the leading `#`. */
export const writeAddress = (address: Address): string => {
  const said = Object.entries(address).filter((entry): entry is [string, string] => entry[1] !== null);
  return `#${new URLSearchParams(said).toString()}`;
};
