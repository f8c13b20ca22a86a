/**
 * Reads the headers of requests.
 *
 * @packageDocumentation
 */
import type { Context } from 'hono';

/** A header of a request; empty if the client sent none. */
export const headerIn = (c: Context, name: string): string => c.req.header(name) ?? '';
