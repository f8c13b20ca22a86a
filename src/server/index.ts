/**
 * `serve`: a reference server for tables. No accounts, no lobby.
 *
 * @packageDocumentation
 */
import type { Server } from 'node:http';
import { type AddressInfo, isIP } from 'node:net';
import * as E from 'fp-ts/Either';
import { type Either, isLeft, left, right } from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import { chain } from '../core/values/either.js';
import { type Fault, fault } from '../core/values/fault.js';
import { readWhole } from '../host/args.js';
import { type Entrant, readEntrant, readLimits } from '../host/entrant.js';
import type { Io } from '../host/io.js';
import { type Lock, lockFolder } from '../host/lock.js';
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
  readonly name: readonly string[];
  readonly trustProxy: readonly string[];
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
  chain(readLimits(flags), (limits) =>
    E.traverseArray((text: string) => readEntrant(text, limits))(flags.bot.length === 0 ? usualBots : flags.bot),
  );

/** Reads origins of sites: in the form that browsers write, since nothing else can ever match. */
const readSites = (texts: readonly string[]): Either<Fault, readonly string[]> => {
  const wrong = texts.find((text) => !/^https?:/.test(text) || !URL.canParse(text) || new URL(text).origin !== text);
  return wrong === undefined
    ? right(texts)
    : left(fault(['--allow'], `"${wrong.slice(0, 100)}" is not the origin of a site, such as https://example.org`));
};

/** Reads names of hosts: without a scheme, a port or a path, since the header Host is compared with them. */
const readNames = (texts: readonly string[]): Either<Fault, readonly string[]> => {
  const wrong = texts.find((text) => !/^[a-z0-9]([a-z0-9.-]{0,251}[a-z0-9])?$/i.test(text));
  return wrong === undefined
    ? right(texts.map((text) => text.toLowerCase()))
    : left(fault(['--name'], `"${wrong.slice(0, 100)}" is not the name of a host, such as games.example.org`));
};

const readProxies = (texts: readonly string[]): Either<Fault, readonly string[]> => {
  const wrong = texts.find((text) => isIP(text) === 0);
  return wrong === undefined
    ? right(texts)
    : left(fault(['--trust-proxy'], `"${wrong.slice(0, 100)}" is not an address, such as 127.0.0.1`));
};

/** The arguments of a server, read. */
const readFlags = (flags: ServeFlags) =>
  pipe(
    E.Do,
    E.bind('port', () => readWhole('--port', flags.port, 0, 65_535)),
    E.bind('most', () => readWhole('--tables', flags.tables, 1, 1_000_000)),
    E.bind('entrants', () => readEntrants(flags)),
    E.bind('sites', () => readSites(flags.allow)),
    E.bind('names', () => readNames(flags.name)),
    E.bind('proxies', () => readProxies(flags.trustProxy)),
  );

const loopback = ['localhost', '127.0.0.1', '[::1]'];

/** Limits the time and the number of connections. */
const harden = (server: Server): void => {
  server.headersTimeout = 10_000;
  server.requestTimeout = 30_000;
  server.keepAliveTimeout = 10_000;
  server.maxConnections = 2000;
};

/** Waits for a signal to end, or for the loss of the lock; true if it was the lock. */
const untilEnd = (lock: Lock): Promise<boolean> =>
  new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve(false));
    lock.onLost(() => resolve(true));
  });

/** Serves until the process is told to end. */
export const serve = async (flags: ServeFlags, io: Io): Promise<Either<Fault, void>> => {
  const read = readFlags(flags);
  if (isLeft(read)) return read;
  const { port, most, entrants, sites, names, proxies } = read.right;
  const { host, data } = flags;
  const libraries = await load();
  if (libraries === undefined)
    return left(fault([], 'a server needs two packages that are not installed: npm install hono @hono/node-server'));
  await makeFolder(data);
  const lock = await lockFolder(data, 'another server has these tables');
  if (isLeft(lock)) return lock;
  const store = await storeIn(data, lock.right.isHeld);
  const tables = await tablesOf(store, entrants, most, io.err);
  const isLocal = loopback.includes(host) || host === '::1';
  const hosts = isLocal || names.length > 0 ? [...loopback, ...names] : [];
  const app = application(
    tables,
    { entrants, hosts, sites, proxies, scripts: await scripts(), clock: () => performance.now() },
    libraries,
  );
  const server = await libraries.listen((request, env) => app.fetch(request, env), port, host);
  harden(server);
  // The address of a server that listens on a port is not a path.
  const { port: bound } = server.address() as AddressInfo;
  io.out(`${tables.count()} tables; listening on http://${host.includes(':') ? `[${host}]` : host}:${bound}/`);
  const isLost = await untilEnd(lock.right);
  server.closeAllConnections();
  server.close();
  await tables.close();
  lock.right.release();
  return isLost ? left(fault([data], 'another process has taken this folder')) : right(undefined);
};
