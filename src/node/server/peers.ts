/**
 * Processes that share a store: each process passes on the requests for tables that another process holds. People can thus reach every table through
 * any process.
 *
 * @packageDocumentation
 */
import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { Context } from 'hono';
import { isObject } from '../../core/reading/objects.js';
import { errorField } from '../../core/values/error-fields.js';
import { headerIn } from './header.js';
import { heartbeat } from './heartbeat.js';

/** The address at which other processes reach a process, and the password by which they identify themselves. Both are kept only in the store. */
export interface Peer {
  readonly url: string;
  readonly pass: string;
}

/** Makes a new random password. */
export const newPass = (): string => randomBytes(24).toString('base64url');

const [passHeader, askerHeader, accountHeader] = ['x-rulehouse-pass', 'x-rulehouse-asker', 'x-rulehouse-account'];

const isPass = (text: string, pass: string): boolean => {
  const [given, own] = [Buffer.from(text), Buffer.from(pass)];
  return own.length > 0 && given.length === own.length && timingSafeEqual(given, own);
};

/** True if the request comes from another process of this store, which has already checked the request. */
export const isPeer = (c: Context, pass: string): boolean => isPass(headerIn(c, passHeader), pass);

/** The address of the client whose request another process passes on, by the request's headers; undefined if no other process sent the request. */
export const askerInHeaders = (headers: IncomingHttpHeaders, pass: string): string | undefined => {
  const [given, asker] = [headers[passHeader], headers[askerHeader]];
  return typeof given === 'string' && typeof asker === 'string' && isPass(given, pass) ? asker : undefined;
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

/** The milliseconds that another process has for its answer, and for the next part of a stream, in which it says at intervals that it is there. */
const [patience, silence] = [5000, heartbeat * 1.5];

/** The number of requests that may wait for the answer of one other process; the rest wait for them. */
const mostWaiting = 64;

/** The requests that wait for another process: how many were sent, and those that are not sent yet. */
interface RequestQueue {
  sent: number;
  readonly later: Set<() => void>;
}

/** The requests that wait, by the address of the process. */
const lines = new Map<string, RequestQueue>();

/** Waits until a request may be sent to another process; the result is false if it took too long. */
const turnAt = async (url: string, until: AbortSignal): Promise<boolean> => {
  const line = lines.get(url) ?? { sent: 0, later: new Set() };
  lines.set(url, line);
  if (line.sent < mostWaiting) {
    line.sent++;
    return true;
  }
  return new Promise((resolve) => {
    const give = (): void => resolve(true);
    line.later.add(give);
    // If the request got its turn at the same moment, it is no longer in the queue and keeps the turn.
    until.addEventListener('abort', () => {
      if (line.later.delete(give)) resolve(false);
    });
  });
};

/** Says that another process has answered a request, or that nobody waits for its answer any more. */
const answeredBy = (url: string): void => {
  const line = lines.get(url);
  if (line === undefined) return;
  const [next] = line.later;
  if (next !== undefined) {
    line.later.delete(next);
    next();
  } else if (--line.sent === 0) lines.delete(url);
};

/**
 * Passes on a stream of events from another process. If the other process's stream breaks off, or nothing comes from it for too long, the client's
 * stream ends, and the client connects again.
 */
const streamOf = (from: ReadableStream<Uint8Array>): ReadableStream<Uint8Array> => {
  const reader = from.getReader();
  const end = (reason?: unknown): Promise<void> => reader.cancel(reason).catch(() => undefined);
  return new ReadableStream<Uint8Array>({
    pull: async (controller) => {
      const timer = setTimeout(() => void end(), silence);
      const next = await reader.read().catch(() => undefined);
      clearTimeout(timer);
      if (next?.value === undefined) controller.close();
      else controller.enqueue(next.value);
    },
    cancel: end,
  });
};

/** What became of a request that was passed on. */
export type ForwardResult =
  | { readonly _tag: 'Answered'; readonly answer: Response }
  /** The other process did not answer; `wasSent` is true if it may nevertheless do what was asked. */
  | { readonly _tag: 'Silent'; readonly wasSent: boolean };

/** True if the error of a request shows that the other process was not reached at all. */
const isUnreached = (error: unknown): boolean =>
  isObject(error) && errorField(error['cause'], 'code') === 'ECONNREFUSED';

/** The answer of another process as an answer to the client. */
const passedTo = async (answer: Response): Promise<Response> => {
  const back = passedBack.flatMap((name) => {
    const value = answer.headers.get(name);
    return value === null ? [] : [[name, value] as const];
  });
  const isStream = answer.headers.get('content-type') === 'text/event-stream' && answer.body !== null;
  return new Response(isStream ? streamOf(answer.body) : await answer.arrayBuffer(), {
    status: answer.status,
    headers: Object.fromEntries(back),
  });
};

/** The headers with which a client's request is passed on. */
const headersFor = (raw: Request, { pass }: Peer, { address, account }: Asker): Headers => {
  const headers = new Headers(raw.headers);
  for (const name of ofConnections) headers.delete(name);
  headers.set(passHeader, pass);
  headers.set(askerHeader, address);
  headers.delete(accountHeader);
  if (account !== undefined) headers.set(accountHeader, Buffer.from(account).toString('base64url'));
  return headers;
};

/**
 * Passes a request on to another process, unchanged. A process that is there but does not answer, because it was stopped for instance, is not waited for.
 *
 * @param ends - a signal that is aborted when this process ends; the streams that the process passes on then end as well
 */
export const passOn = async (c: Context, peer: Peer, asker: Asker, ends: AbortSignal): Promise<ForwardResult> => {
  const { raw, method } = c.req;
  const { pathname, search } = new URL(raw.url);
  const isReading = method === 'GET' || method === 'HEAD';
  const body = isReading ? null : await c.req.arrayBuffer();
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), patience);
  const signal = AbortSignal.any([raw.signal, ends, late.signal]);
  try {
    if (!(await turnAt(peer.url, signal))) return { _tag: 'Silent', wasSent: false };
    try {
      const answer = await fetch(new URL(pathname + search, peer.url), {
        ...{ method, headers: headersFor(raw, peer, asker), body, redirect: 'manual', signal },
      });
      return { _tag: 'Answered', answer: await passedTo(answer) };
    } finally {
      answeredBy(peer.url);
    }
  } catch (error) {
    return { _tag: 'Silent', wasSent: !isReading && !isUnreached(error) };
  } finally {
    clearTimeout(timer);
  }
};
