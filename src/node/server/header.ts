/**
 * Reads the headers of requests.
 *
 * @packageDocumentation
 */
import type { Context } from 'hono';

/** The text of a request's header; empty if the client did not send the header. */
export const headerIn = (c: Context, name: string): string => c.req.header(name) ?? '';
