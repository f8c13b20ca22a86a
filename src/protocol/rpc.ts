/**
 * JSON-RPC 2.0 with one object per line: functions that write each kind of line, and a function that reads any line.
 *
 * @packageDocumentation
 */
import { isLeft } from 'fp-ts/Either';
import { isObject } from '../core/reading/objects.js';
import { parseJson } from '../core/records/record.js';
import { constant } from '../core/values/constant.js';
import { show } from '../core/values/fault.js';

/** The id of a request. */
export type RpcId = string | number;

/** The error codes: those of JSON-RPC, and one for all other errors of a bot. */
export const rpcCodes = /* @__PURE__ */ constant({
  parse: -32700,
  request: -32600,
  method: -32601,
  params: -32602,
  bot: -32000,
} as const);

/** The reason why a request was not answered. */
export interface RpcError {
  /** The number of the error: one of {@link rpcCodes}, or any other number. */
  readonly code: number;
  /** One line. */
  readonly message: string;
}

/** A line that was read: a request, a notification, an answer, a failure or noise. */
export type Line =
  /** A request, whose answer must have the same id. */
  | { readonly _tag: 'Request'; readonly id: RpcId; readonly method: string; readonly params: unknown }
  /** A notification, which has no answer. */
  | { readonly _tag: 'Notification'; readonly method: string; readonly params: unknown }
  /** An answer. */
  | { readonly _tag: 'Answer'; readonly id: RpcId; readonly result: unknown }
  /** A failure, which says why a request was not answered; the id is null if the request could not be read. */
  | { readonly _tag: 'Failure'; readonly id: RpcId | null; readonly error: RpcError }
  /** Noise: a line that is not a message of JSON-RPC 2.0, with the reason. */
  | { readonly _tag: 'Noise'; readonly code: number; readonly reason: string };

const isId = (u: unknown): u is RpcId => (typeof u === 'string' && u.length <= 100) || Number.isSafeInteger(u);

const noise = (code: number, reason: string): Line => ({ _tag: 'Noise', code, reason });

const errorOf = (u: unknown): RpcError => {
  const { code, message } = isObject(u) ? u : {};
  return {
    code: typeof code === 'number' ? code : rpcCodes.bot,
    message: typeof message === 'string' ? message.slice(0, 400) : show(u),
  };
};

const called = (u: Readonly<Record<string, unknown>>, method: string): Line => {
  const params = u['params'] ?? {};
  if (!Object.hasOwn(u, 'id')) return { _tag: 'Notification', method, params };
  return isId(u['id'])
    ? { _tag: 'Request', id: u['id'], method, params }
    : noise(rpcCodes.request, `${show(u['id'])} is not the id of a request`);
};

const answered = (u: Readonly<Record<string, unknown>>): Line => {
  const { id } = u;
  if (Object.hasOwn(u, 'error')) return { _tag: 'Failure', id: isId(id) ? id : null, error: errorOf(u['error']) };
  return isId(id) && Object.hasOwn(u, 'result')
    ? { _tag: 'Answer', id, result: u['result'] }
    : noise(rpcCodes.request, 'neither a request nor an answer');
};

/**
 * Determines the kind of a line. Reading a line never fails: anything that is not a message of JSON-RPC 2.0 is noise. The caller has to limit the
 * length of the line.
 *
 * @param text - one line, without its line break
 * @returns a request, a notification, an answer, a failure or noise
 *
 * @example
 * ```ts
 * import { readLine } from 'rulehouse/protocol';
 * readLine('{"jsonrpc":"2.0","id":1,"result":null}'); // { _tag: 'Answer', id: 1, result: null }
 * readLine('hello')._tag; // 'Noise'
 * ```
 */
export const readLine = (text: string): Line => {
  const read = parseJson(text);
  if (isLeft(read)) return noise(rpcCodes.parse, read.left.reason);
  const u = read.right;
  if (!isObject(u)) return noise(rpcCodes.request, `${show(u)} is not a message`);
  if (u['jsonrpc'] !== '2.0') return noise(rpcCodes.request, 'jsonrpc is not "2.0"');
  const { method } = u;
  return typeof method === 'string' ? called(u, method) : answered(u);
};

const written = (message: object): string => JSON.stringify({ jsonrpc: '2.0', ...message });

/**
 * Writes the line of a request.
 *
 * @param id - the id of the request, which its answer will repeat
 * @param method - the name of the method
 * @param params - the parameters, as JSON
 * @returns the line, without its line break
 *
 * @example
 * ```ts
 * import { requestLine } from 'rulehouse/protocol';
 * requestLine(1, 'newGame', {}); // '{"jsonrpc":"2.0","id":1,"method":"newGame","params":{}}'
 * ```
 */
export const requestLine = (id: RpcId, method: string, params: unknown): string => written({ id, method, params });

/**
 * Writes the line of a notification.
 *
 * @param method - the name of the method
 * @param params - the parameters, as JSON
 * @returns the line, without its line break
 *
 * @example
 * ```ts
 * import { notificationLine } from 'rulehouse/protocol';
 * notificationLine('quit', {}); // '{"jsonrpc":"2.0","method":"quit","params":{}}'
 * ```
 */
export const notificationLine = (method: string, params: unknown): string => written({ method, params });

/**
 * Writes the line of an answer.
 *
 * @param id - the id of the request
 * @param result - the answer, as JSON
 * @returns the line, without its line break
 *
 * @example
 * ```ts
 * import { answerLine } from 'rulehouse/protocol';
 * answerLine(1, null); // '{"jsonrpc":"2.0","id":1,"result":null}'
 * ```
 */
export const answerLine = (id: RpcId, result: unknown): string => written({ id, result });

/**
 * Writes the line that says why a request gets no answer.
 *
 * @param id - the id of the request; null if the id could not be read
 * @param code - the number of the error, for instance -32601
 * @param message - the reason, in one sentence
 * @returns the line, without its line break
 *
 * @example
 * ```ts
 * import { failureLine, rpcCodes } from 'rulehouse/protocol';
 * failureLine(null, rpcCodes.parse, 'no JSON'); // '{"jsonrpc":"2.0","id":null,"error":{"code":-32700,"message":"no JSON"}}'
 * ```
 */
export const failureLine = (id: RpcId | null, code: number, message: string): string =>
  written({ id, error: { code, message: message.slice(0, 400) } });
