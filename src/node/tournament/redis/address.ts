/**
 * Addresses of Redis servers, and of the sentinels that know which server is in charge.
 *
 * @packageDocumentation
 */
import { type Either, left, right } from 'fp-ts/Either';
import { type Fault, fault } from '../../../core/values/fault.js';

/** The options of a connection, as ioredis has them. */
interface RedisConnection {
  readonly maxRetriesPerRequest: null;
  readonly retryStrategy: (times: number) => number;
  /** The address of a server; left out if sentinels name the server. */
  readonly url?: string;
  readonly sentinels?: { host: string; port: number }[];
  /** The name that sentinels have for the server in charge. */
  readonly name?: string;
  readonly username?: string;
  readonly password?: string;
  /** With 2, the client connects again and repeats the command that was refused. */
  readonly reconnectOnError?: (error: Error) => 2 | false;
}

/** Where Redis is found. */
export interface RedisAddress {
  /** The address without its secret parts. */
  readonly shown: string;
  /** The options that connect to the address. */
  readonly options: RedisConnection;
  /** True if sentinels name the server, so that a server that became a replica is soon replaced by another one. */
  readonly hasSentinels: boolean;
}

/** How long a client waits before it tries to connect again, in milliseconds. */
const retryStrategy = (times: number): number => Math.min(100 * times, 2000);

const always = { maxRetriesPerRequest: null, retryStrategy } as const;

const whatItIs =
  'an address begins with redis:// or rediss://, or is redis-sentinel://HOST:PORT,HOST:PORT/NAME with the name of the master';

const unquoted = (text: string | undefined): string | undefined => {
  try {
    return text === undefined || text === '' ? undefined : decodeURIComponent(text);
  } catch {
    return text;
  }
};

/** The host and the port of a sentinel: 26379 if the port is left out. */
const sentinelAt = (text: string): { readonly host: string; readonly port: number } => {
  const [, host = text, port] = /^(.+?)(?::(\d+))?$/.exec(text) ?? [];
  return { host, port: Number(port ?? 26_379) };
};

/** An address `redis-sentinel://USER:WORD@HOST:PORT,HOST:PORT/NAME`; the user and the word are those of the Redis servers. */
const bySentinels = (text: string): Either<Fault, RedisAddress> => {
  const [, who, hosts, name] = /^(?:([^@/]*)@)?([^@/]+)\/([^/]+)$/.exec(text) ?? [];
  if (hosts === undefined || name === undefined) return left(fault(['--redis'], whatItIs));
  const [username, password] = [who?.split(':')[0], who?.split(':').slice(1).join(':')].map(unquoted);
  const options: RedisConnection = {
    ...always,
    sentinels: hosts.split(',').map(sentinelAt),
    name,
    // A server that became a replica refuses to write: ask the sentinels again, and repeat the command.
    reconnectOnError: (error) => (error.message.includes('READONLY') ? 2 : false),
    ...(username === undefined ? {} : { username }),
    ...(password === undefined ? {} : { password }),
  };
  return right({ shown: `${name} of ${hosts}`, options, hasSentinels: true });
};

/** Reads the address of a Redis server or of its sentinels. */
export const readAddress = (url: string): Either<Fault, RedisAddress> => {
  const sentinels = /^redis-sentinel:\/\/(.*)$/s.exec(url)?.[1];
  if (sentinels !== undefined) return bySentinels(sentinels);
  const parsed = /^rediss?:\/\//.test(url) && URL.canParse(url) ? new URL(url) : undefined;
  if (parsed === undefined) return left(fault(['--redis'], whatItIs));
  return right({ shown: parsed.host, options: { ...always, url }, hasSentinels: false });
};
