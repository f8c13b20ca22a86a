/**
 * The messages to a table on a server, and the server's answers.
 *
 * @packageDocumentation
 */
import { type Either, isLeft, left } from 'fp-ts/Either';
import { decode } from '../../core/reading/codec.js';
import { isObject } from '../../core/reading/objects.js';
import { parseJson } from '../../core/records/record.js';
import { constant } from '../../core/values/constant.js';
import { chain } from '../../core/values/either.js';
import { type Fault, fault } from '../../core/values/fault.js';
import type { Look, Message } from '../../table/index.js';
import { look as lookCodec } from '../../table/look-codec.js';
import type { EndSignal, Fetch, Reply } from './globals.js';

/** A message from a player to a table. A message does not name its player, because the server recognises the player by the token. */
export type PlayerMessage = Message extends infer One ? (One extends Message ? Omit<One, 'player'> : never) : never;

/** The result of sending a message: the message was accepted, refused or not allowed, or there was no answer. */
export type SendResult =
  | { readonly _tag: 'Taken' }
  | { readonly _tag: 'Refused'; readonly fault: Fault }
  | { readonly _tag: 'Stranger' }
  | { readonly _tag: 'Unreached' };

/** The fault for a message that no server answered; always the same value, so that it can be withdrawn when the server is back. */
export const unreached: Fault = constant(fault([], 'the server cannot be reached'));

/** The reason why a message was not accepted. */
export const faultIn = (answer: Exclude<SendResult, { readonly _tag: 'Taken' }>): Fault => {
  switch (answer._tag) {
    case 'Refused':
      return answer.fault;
    case 'Stranger':
      return fault([], 'the server does not know the token');
    case 'Unreached':
      return unreached;
  }
};

/** A connection to a table on a server. Only the promise of `events` can reject. */
export interface Wire {
  readonly events: (signal: EndSignal) => Promise<Reply>;
  readonly look: () => Promise<Look | undefined>;
  /** Sends a message. If a message is sent again with the same key, the server recognises the message. */
  readonly say: (said: PlayerMessage, key?: string) => Promise<SendResult>;
  readonly record: () => Promise<string | undefined>;
  /** Asks for the moves in words, from the given number on; the answer is JSON. */
  readonly told: (from: number) => Promise<string | undefined>;
  /** Asks for the position after the given number of moves, as the viewer saw it; the answer is JSON. */
  readonly past: (ply: number) => Promise<string | undefined>;
  /** Returns a connection to the same table without the token, like a spectator's connection. */
  readonly unknown: () => Wire;
}

/** Reads and checks the JSON text of a look at a table. */
export const readLook = (json: string): Either<Fault, Look> => chain(parseJson(json), decode(lookCodec));

const refusalIn = (text: string): Fault => {
  const read = parseJson(text);
  const error = !isLeft(read) && isObject(read.right) && isObject(read.right['error']) ? read.right['error'] : {};
  const { text: reason, rule } = error;
  return fault(
    [],
    typeof reason === 'string' ? reason : 'the server refuses and does not say why',
    typeof rule === 'string' ? rule : undefined,
  );
};

/** True for the HTTP status of a busy or broken server; the request may succeed if it is sent again. */
const isPassing = (status: number): boolean => status === 429 || status >= 500;

/** Makes the connection to the table at an address; the function `fetcher` makes the requests. */
export const wireTo = (table: string, token: string | null, fetcher: Fetch): Wire => {
  const request = (
    path: string,
    more: RequestInit = {},
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Response> =>
    fetcher(`${table}${path}`, {
      cache: 'no-store',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      ...more,
      headers: {
        ...(more.body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
        ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      },
    });

  const textOf = async (path: string): Promise<string | undefined> => {
    try {
      const answer = await request(path);
      return answer.ok ? await answer.text() : undefined;
    } catch {
      return undefined;
    }
  };

  return {
    events: (signal) => request('/events', { signal }),
    look: async () => {
      const text = await textOf('');
      const read = text === undefined ? left(fault([], 'unreached')) : readLook(text);
      return isLeft(read) ? undefined : read.right;
    },
    say: async (said, key) => {
      try {
        const headers = key === undefined ? {} : { 'idempotency-key': key };
        const answer = await request('/messages', { method: 'POST', body: JSON.stringify(said) }, headers);
        if (answer.ok) return { _tag: 'Taken' };
        if (answer.status === 401) return { _tag: 'Stranger' };
        return isPassing(answer.status)
          ? { _tag: 'Unreached' }
          : { _tag: 'Refused', fault: refusalIn(await answer.text()) };
      } catch {
        return { _tag: 'Unreached' };
      }
    },
    record: () => textOf('/record'),
    told: (from) => textOf(`/told?from=${from}`),
    past: (ply) => textOf(`/past?ply=${ply}`),
    unknown: () => wireTo(table, null, fetcher),
  };
};
