/**
 * The keys that a coordinator and its workers use in Redis, and the libraries that both need.
 *
 * @packageDocumentation
 */
import { createHash } from 'node:crypto';
import { realpathSync } from 'node:fs';
import { hostname } from 'node:os';
import { type Either, left, right } from 'fp-ts/Either';
import * as t from 'io-ts';
import type { ChainableCommander, Redis } from 'ioredis';
import { decode } from '../../../core/reading/codec.js';
import { parseJson } from '../../../core/records/record.js';
import { chain } from '../../../core/values/either.js';
import { type Fault, fault } from '../../../core/values/fault.js';
import type { RedisAddress } from './address.js';
import { redisFault } from './troubles.js';

/** What workers play for through Redis: tournaments, and the trainings of `learn`. */
export type RedisKind = 'arena' | 'learn';

/** The name of the Redis hash that contains an announcement for each tournament, or for each training, in progress. */
export const announcementsOf = (kind: RedisKind): string => `rulehouse:${kind}`;

/** The names that one tournament or training uses in Redis. */
export interface RedisNames {
  /** The Redis hash with the announcement. */
  readonly announcements: string;
  /** The queue of jobs. */
  readonly queue: string;
  /** The Redis hash with the lines of the games that the coordinator has not written yet, each under its game's key. */
  readonly results: string;
  /** The Redis list with the keys of the games that the coordinator has not written yet, the oldest first. */
  readonly fresh: string;
}

/** The names that the tournament or training with the given id uses in Redis. */
export const namesOf = (kind: RedisKind, id: string): RedisNames => ({
  announcements: announcementsOf(kind),
  queue: `rulehouse-${kind}-${id}`,
  results: `${announcementsOf(kind)}:${id}:results`,
  fresh: `${announcementsOf(kind)}:${id}:fresh`,
});

/** The id of a tournament in a folder; the same tournament in two folders has two different ids. */
export const idOf = (digest: string, folder: string): string =>
  createHash('sha256')
    .update(`${digest} ${hostname()} ${realpathSync(folder)}`)
    .digest('hex')
    .slice(0, 20);

const announcement = t.type({ version: t.string, node: t.string, spec: t.unknown });

/** The announcement of a tournament or training. Workers need the same versions, because otherwise games might differ. */
export const announced = (version: string, spec: unknown): string =>
  JSON.stringify({ version, node: process.versions.node, spec });

/** Reads what an announcement describes, or says why a worker of the given version does not play for it. */
export const readAnnounced = (text: string, version: string): Either<Fault, unknown> =>
  chain(chain(parseJson(text), decode(announcement)), (told): Either<Fault, unknown> => {
    const { node } = process.versions;
    return told.version === version && told.node === node
      ? right(told.spec)
      : left(
          fault(
            [],
            `it was begun by rulehouse ${told.version.slice(0, 40)} on Node ${told.node.slice(0, 40)}; this is rulehouse ${version} on Node ${node}`,
          ),
        );
  });

/**
 * A script that keeps a game's line unless the game already has a line or the tournament or training is over. `KEYS` contains the names `announcements`,
 * `results` and `fresh`; `ARGV` contains the id, the game's key and the line. The script runs as one atomic step, so no line is kept
 * without its key being added to the list `fresh`.
 */
export const keepLine = `
if redis.call('HEXISTS', KEYS[1], ARGV[1]) == 0 then return 0 end
if redis.call('HSETNX', KEYS[2], ARGV[2], ARGV[3]) == 0 then return 0 end
redis.call('RPUSH', KEYS[3], ARGV[2])
return 1`;

/** The libraries. */
export interface RedisLibraries {
  readonly bullmq: Pick<typeof import('bullmq'), 'Queue' | 'Worker'>;
  readonly ioredis: Pick<typeof import('ioredis'), 'Redis'>;
}

/** The libraries that are needed only for a tournament on several machines. */
export const libraries = async (): Promise<Either<Fault, RedisLibraries>> => {
  try {
    const [bullmq, ioredis] = await Promise.all([import('bullmq'), import('ioredis')]);
    return right({ bullmq, ioredis });
  } catch {
    return left(
      fault([], 'to play through Redis needs two packages that are not installed: npm install bullmq ioredis'),
    );
  }
};

/** The number of milliseconds within which a Redis server must give its first answer. */
const firstAnswer = 5000;

/** The fault of a server that may drop keys when its memory is full, and with them games that are not written yet. */
const evictionFault = async (redis: Redis, shown: string): Promise<Fault | undefined> => {
  const policy = /^maxmemory_policy:(\S+)/m.exec(await redis.info('memory'))?.[1] ?? 'noeviction';
  return policy === 'noeviction'
    ? undefined
    : fault([`Redis at ${shown}`], `maxmemory-policy is ${policy}, so it may drop games: set it to noeviction`);
};

/**
 * Connects to Redis; if the connection is lost, the client waits for the server to come back. The function `told` is called once each time the
 * connection to Redis is lost.
 */
export const connect = async (
  { ioredis }: RedisLibraries,
  address: RedisAddress,
  told: (text: string) => void,
): Promise<Either<Fault, Redis>> => {
  const { shown } = address;
  const { url, ...options } = address.options;
  const redis = url === undefined ? new ioredis.Redis(options) : new ioredis.Redis(url, options);
  let isLost = false;
  redis.on('error', () => undefined);
  redis.on('ready', () => (isLost = false));
  redis.on('reconnecting', () => {
    if (!isLost) told(`no connection to Redis at ${shown}; waiting for it`);
    isLost = true;
  });
  const timer = new AbortController();
  const late = new Promise<'late'>((resolve) => {
    const handle = setTimeout(() => resolve('late'), firstAnswer);
    timer.signal.addEventListener('abort', () => clearTimeout(handle));
  });
  try {
    const answer = await Promise.race([redis.ping(), late]);
    const wrong = answer === 'late' ? fault([], `no Redis answers at ${shown}`) : await evictionFault(redis, shown);
    if (wrong === undefined) return right(redis);
    redis.disconnect();
    return left(wrong);
  } catch (error) {
    redis.disconnect();
    return left(redisFault(address, error));
  } finally {
    timer.abort();
  }
};

/** Executes a transaction; an error of any of its commands is thrown. */
export const executed = async (commands: ChainableCommander): Promise<void> => {
  const wrong = (await commands.exec())?.find(([error]) => error !== null)?.[0];
  if (wrong != null) throw wrong;
};
