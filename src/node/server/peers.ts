/**
 * Processes that share a store: each process passes on the requests for tables that another process holds. People can thus reach every table through
 * any process.
 *
 * @packageDocumentation
 */

import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { Context } from 'hono';
import { headerIn } from './header.js';

/** The address at which other processes reach a process, and the password by which they identify themselves. Both are kept only in the store. */
export interface Peer {
  readonly url: string;
  readonly pass: string;
}

/** Makes a new random password. */
export const newPass = (): string => randomBytes(24).toString('base64url');

const [passHeader, askerHeader, accountHeader] = ['x-rulehouse-pass', 'x-rulehouse-asker', 'x-rulehouse-account'];

/** True if the request comes from another process of this store, which has already checked the request. */
export const isPeer = (c: Context, pass: string): boolean => {
  const [given, own] = [Buffer.from(headerIn(c, passHeader)), Buffer.from(pass)];
  return own.length > 0 && given.length === own.length && timingSafeEqual(given, own);
};

/** The address of the client whose request another process passes on; undefined if no other process sent the request. */
export const askerOfPeer = (c: Context, pass: string): string | undefined =>
  isPeer(c, pass) ? c.req.header(askerHeader) : undefined;

/** Returns the account that another process has determined. Call this only for a request that another process passes on. */
export const accountOfPeer = (c: Context): string | undefined => {
  const said = c.req.header(accountHeader);
  return said === undefined ? undefined : Buffer.from(said, 'base64url').toString();
};

/** The client whose request is passed on to another process. */
export interface Asker {
  readonly address: string;
  /** The name of the client's account; undefined if the client is not signed in. */
  readonly account: string | undefined;
}

/**
 * The headers of another process's answer that are passed back to the client. All other headers belong to one connection, or are set by this process
 * anyway.
 */
const passedBack = ['content-type', 'cache-control', 'retry-after', 'x-accel-buffering'];

/** The headers of a request that belong to one connection, and so are not passed on. */
const ofConnections = ['host', 'connection', 'keep-alive', 'transfer-encoding', 'upgrade', 'expect', 'content-length'];

/**
 * Passes on a stream of events from another process. If the other process's stream breaks off, the client's stream ends, and the client connects
 * again.
 */
const streamOf = (from: ReadableStream<Uint8Array>): ReadableStream<Uint8Array> => {
  const reader = from.getReader();
  return new ReadableStream<Uint8Array>({
    pull: async (controller) => {
      const next = await reader.read().catch(() => undefined);
      if (next?.value === undefined) controller.close();
      else controller.enqueue(next.value);
    },
    cancel: (reason) => reader.cancel(reason).catch(() => undefined),
  });
};

/**
 * Passes a request on to another process, unchanged; undefined if the other process does not answer.
 *
 * @param ends - a signal that is aborted when this process ends; the streams that the process passes on then end as well
 */
export const passOn = async (
  c: Context,
  peer: Peer,
  asker: Asker,
  ends: AbortSignal,
): Promise<Response | undefined> => {
  const { raw, method } = c.req;
  const headers = new Headers(raw.headers);
  for (const name of ofConnections) headers.delete(name);
  headers.set(passHeader, peer.pass);
  headers.set(askerHeader, asker.address);
  headers.delete(accountHeader);
  if (asker.account !== undefined) headers.set(accountHeader, Buffer.from(asker.account).toString('base64url'));
  const { pathname, search } = new URL(raw.url);
  const body = method === 'GET' || method === 'HEAD' ? null : await c.req.arrayBuffer();
  try {
    const answer = await fetch(new URL(pathname + search, peer.url), {
      ...{ method, headers, body, redirect: 'manual', signal: AbortSignal.any([raw.signal, ends]) },
    });
    const back = passedBack.flatMap((name) => {
      const value = answer.headers.get(name);
      return value === null ? [] : [[name, value] as const];
    });
    const isStream = answer.headers.get('content-type') === 'text/event-stream' && answer.body !== null;
    return new Response(isStream ? streamOf(answer.body) : await answer.arrayBuffer(), {
      status: answer.status,
      headers: Object.fromEntries(back),
    });
  } catch {
    return undefined;
  }
};
