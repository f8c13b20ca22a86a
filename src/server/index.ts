/**
 * `serve`: a reference server for tables. No accounts, no lobby.
 *
 * @packageDocumentation
 */
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Either, isLeft, left, right } from 'fp-ts/Either';
import { chain } from '../core/values/either.js';
import { type Fault, fault } from '../core/values/fault.js';
import { readWhole } from '../host/args.js';
import { type Entrant, readEntrant, readLimits } from '../host/entrant.js';
import type { Io } from '../host/io.js';
import { lockFolder } from '../host/lock.js';
import { application, type Libraries } from './http.js';
import { scripts } from './page.js';
import { makeFolder, storeIn } from './store.js';
import { tablesOf } from './tables.js';

/** The flags of `serve`. */
export interface ServeFlags {
  readonly port: string;
  readonly host: string;
  readonly data: string;
  readonly tables: string;
  readonly bot: readonly string[];
  readonly allow: readonly string[];
  readonly botTime?: string;
  readonly botMemory?: string;
}

interface Loaded extends Libraries {
  readonly listen: (
    fetch: (request: Request, env: object) => Response | Promise<Response>,
    port: number,
    host: string,
  ) => Promise<Server>;
}

/** The libraries that only a server needs; undefined where they are not installed. */
const load = async (): Promise<Loaded | undefined> => {
  try {
    const [{ Hono }, { bodyLimit }, { secureHeaders }, { cors }, { createAdaptorServer }, { getConnInfo }] =
      await Promise.all([
        import('hono'),
        import('hono/body-limit'),
        import('hono/secure-headers'),
        import('hono/cors'),
        import('@hono/node-server'),
        import('@hono/node-server/conninfo'),
      ]);
    return {
      Hono,
      bodyLimit,
      secureHeaders,
      cors,
      addressOf: (c) => getConnInfo(c).remote.address ?? '',
      listen: (fetch, port, host) =>
        new Promise((resolve, reject) => {
          // The default is a server of node:http.
          const server = createAdaptorServer({ fetch }) as Server;
          server.once('error', reject);
          server.listen(port, host, () => resolve(server));
        }),
    };
  } catch {
    return undefined;
  }
};

const usualBots = ['random', 'greedy', 'mcts:iterations=300', 'ismcts:iterations=300'];

const readEntrants = (flags: ServeFlags): Either<Fault, readonly Entrant[]> =>
  chain(readLimits(flags), (limits) => {
    const entrants: Entrant[] = [];
    for (const text of flags.bot.length === 0 ? usualBots : flags.bot) {
      const read = readEntrant(text, limits);
      if (isLeft(read)) return read;
      entrants.push(read.right);
    }
    return right(entrants);
  });

/** Origins of sites: as browsers write them, nothing else can ever match. */
const readSites = (texts: readonly string[]): Either<Fault, readonly string[]> => {
  const wrong = texts.find((text) => !/^https?:/.test(text) || !URL.canParse(text) || new URL(text).origin !== text);
  return wrong === undefined
    ? right(texts)
    : left(fault(['--allow'], `"${wrong.slice(0, 100)}" is not the origin of a site, such as https://example.org`));
};

const loopback = ['localhost', '127.0.0.1', '[::1]'];

/** Connections may take their time, not all of it. */
const hardened = (server: Server): void => {
  server.headersTimeout = 10_000;
  server.requestTimeout = 30_000;
  server.keepAliveTimeout = 10_000;
  server.maxConnections = 2000;
};

/** Serves until the process is told to end. */
export const serve = async (flags: ServeFlags, io: Io): Promise<Either<Fault, void>> => {
  const port = readWhole('--port', flags.port, 0, 65_535);
  if (isLeft(port)) return port;
  const most = readWhole('--tables', flags.tables, 1, 1_000_000);
  if (isLeft(most)) return most;
  const entrants = readEntrants(flags);
  if (isLeft(entrants)) return entrants;
  const sites = readSites(flags.allow);
  if (isLeft(sites)) return sites;
  const libraries = await load();
  if (libraries === undefined)
    return left(fault([], 'a server needs two packages that are not installed: npm install hono @hono/node-server'));
  await makeFolder(flags.data);
  const lock = await lockFolder(flags.data, 'another server has these tables');
  if (isLeft(lock)) return lock;
  const store = await storeIn(flags.data, lock.right.isHeld);
  const tables = await tablesOf(store, entrants.right, most.right, io.err);
  const isLocal = loopback.includes(flags.host) || flags.host === '::1';
  const house = {
    entrants: entrants.right,
    hosts: isLocal ? loopback : [],
    sites: sites.right,
    scripts: await scripts(),
  };
  const app = application(tables, house, libraries);
  const server = await libraries.listen((request, env) => app.fetch(request, env), port.right, flags.host);
  hardened(server);
  // The address of a server that listens on a port is no path.
  const { port: bound } = server.address() as AddressInfo;
  io.out(
    `${tables.count()} tables; listening on http://${flags.host.includes(':') ? `[${flags.host}]` : flags.host}:${bound}/`,
  );
  const isLost = await new Promise<boolean>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve(false));
    lock.right.onLost(() => resolve(true));
  });
  server.closeAllConnections();
  server.close();
  await tables.close();
  lock.right.release();
  return isLost ? left(fault([flags.data], 'another process has taken this folder')) : right(undefined);
};
