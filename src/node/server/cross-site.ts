/**
 * Recognises cross-site requests. Such a request could let a page of another site change something on this server through a visitor's browser,
 * without the visitor's knowledge.
 *
 * @packageDocumentation
 */

import type { Context } from 'hono';
import { headerIn } from './header.js';

/** The host of an origin; empty for an origin that has no host, such as `null`. */
const hostOf = (origin: string): string => (URL.canParse(origin) ? new URL(origin).host : '');

/** The host names under which a request addresses this server: the name that the client gives, and those that proxies report. */
const ownHosts = (c: Context): readonly string[] => [
  headerIn(c, 'host'),
  ...headerIn(c, 'x-forwarded-host')
    .split(',')
    .map((one) => one.trim()),
];

/**
 * True if a request comes from a page of another site. Browsers say which site sends a request: in `Origin`, and in `Sec-Fetch-Site`, which no page
 * can write. A request that has neither `Sec-Fetch-Site` nor `Origin` does not come from a page. Behind a proxy, the host of a request may differ
 * from the host of the page. If `Sec-Fetch-Site` is present, it decides; otherwise the host that a proxy names in a header also counts as this
 * server's host. A page of another site cannot send this header itself, because that needs a permission that such pages do not get. `sites` are the
 * origins of other sites whose requests are allowed.
 */
export const isForeign = (c: Context, sites: readonly string[]): boolean => {
  const origin = c.req.header('origin');
  if (origin !== undefined && sites.includes(origin)) return false;
  const site = c.req.header('sec-fetch-site');
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  if (origin === undefined) return false;
  const host = hostOf(origin);
  return host === '' || !ownHosts(c).includes(host);
};

/** True if a request declares its body to be JSON, in upper or lower case and with any parameters. */
export const isJson = (c: Context): boolean =>
  /^application\/json[ \t]*(?:;|$)/i.test(headerIn(c, 'content-type').trim());

/**
 * True unless a request has no body at all. A request that names a content type counts as one with a body, even if the body is empty. HTML forms
 * always name a type, so a form never passes for a request without a body.
 */
export const hasBody = (c: Context): boolean =>
  c.req.header('content-type') !== undefined ||
  c.req.header('transfer-encoding') !== undefined ||
  !['', '0'].includes(headerIn(c, 'content-length'));
