/**
 * Reads HTTP requests to the server, and makes the answers to them.
 *
 * @packageDocumentation
 */

import type { Either } from 'fp-ts/Either';
import type { Context } from 'hono';
import type * as t from 'io-ts';
import { decode } from '../../core/reading/codec.js';
import { parseJson } from '../../core/records/record.js';
import { chain } from '../../core/values/either.js';
import { type Fault, printFault } from '../../core/values/fault.js';
import { ruleOrNull } from '../../core/values/rule-of-fault.js';

/** The HTTP status codes of failed requests. */
export type Failure = 400 | 401 | 403 | 404 | 409 | 413 | 415 | 422 | 429 | 503;

/** Refuses a request, and names the rule of the game that the request breaks, if any. */
export const failed = (c: Context, status: Failure, text: string, rule: string | null = null): Response =>
  c.json({ error: { text, rule } }, status);

/** The number of seconds, as text, after which a request may be sent again that was refused because something else did not answer. */
export const retryAfter = '2';

/** Says that nobody knows whether a request was carried out, and how it can be sent again without harm. */
export const unknownChange = (why: string): string =>
  `whether that was done is not known (${why}): send it again with the same Idempotency-Key`;

/** Refuses a request because there were too many, and says after how many seconds another one may be sent. */
export const tooMany = (c: Context, text: string, seconds: number): Response => {
  c.header('Retry-After', String(Math.ceil(seconds)));
  return failed(c, 429, text);
};

/** Refuses a request for the reason that a fault gives. */
export const faulty = (c: Context, wrong: Fault, status: Failure = 400): Response =>
  failed(c, status, printFault(wrong), ruleOrNull(wrong));

/** Reads the body of a request with a codec. */
export const bodyBy = async <A>(c: Context, codec: t.Type<A, unknown>): Promise<Either<Fault, A>> =>
  chain(parseJson(await c.req.text()), decode(codec));

/**
 * The token of a request; undefined if the request has none. If the client sent something that does not have the form of a token, the result is a
 * token that belongs to nobody.
 */
export const tokenIn = (c: Context): string | undefined => {
  const said = c.req.header('authorization');
  if (said === undefined) return undefined;
  const found = /^Bearer ([0-9a-f]{32})$/i.exec(said);
  return found === null ? '' : found[1]!.toLowerCase();
};

/** The regular expression for request keys. If two requests have the same key, one request was sent twice. */
export const keyPattern = '^[A-Za-z0-9_.:-]{8,64}$';

const keyFormat = new RegExp(keyPattern);

/** The key of a request; undefined if the request has none, null if its key is not valid. */
export const keyIn = (c: Context): string | undefined | null => {
  const said = c.req.header('idempotency-key');
  if (said === undefined) return undefined;
  const key = said.replace(/^"(.*)"$/, '$1');
  return keyFormat.test(key) ? key : null;
};

/** The format of a request's key, as described to clients. */
export const keyForm = 'Idempotency-Key: 8 to 64 letters, digits and _ . : -';
