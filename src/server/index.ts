/**
 * `serve`: a server for tables.
 *
 * @packageDocumentation
 */
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { type Either, isLeft, left, right } from 'fp-ts/Either';
import { type Fault, fault } from '../core/values/fault.js';
import type { Io } from '../host/io.js';
import { type Read, readConfig, type ServeFlags } from './config.js';
import { harden } from './connections.js';
import { application, type Libraries } from './http.js';
import { jsonLog, type Log, reporter, textLog } from './log.js';
import { metricsOf } from './metrics.js';
import { steadyClock } from './moment.js';
import type { Operating } from './operating.js';
import { scripts } from './page.js';
import { newPass } from './peers.js';
import { openStore } from './stores.js';
import { type Tables, tablesOf } from './tables.js';

export type { ServeFlags } from './config.js';

interface Loaded extends Libraries {
  readonly serverOf: (fetch: (request: Request, env: object) => Response | Promise<Response>) => Server;
}

/** The libraries that only a server needs; undefined if they are not installed. */
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
      // The default is a server of node:http. Requests that are only begun are looked for often enough to end soon.
      serverOf: (fetch) =>
        createAdaptorServer({ fetch, serverOptions: { connectionsCheckingInterval: 2000 } }) as Server,
    };
  } catch {
    return undefined;
  }
};

const listen = (server: Server, port: number, host: string): Promise<void> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => resolve());
  });

/** The interface for agents on a server that has none: undefined, without a fault. */
const none = right(undefined);

const loopback = ['localhost', '127.0.0.1', '[::1]'];

/** The names by which a server may be addressed; empty if any name is allowed. */
const hostsOf = ({ host, names }: Read): readonly string[] =>
  loopback.includes(host) || host === '::1' || names.length > 0 ? [...loopback, ...names] : [];

const addressOf = (host: string, port: number): string => `http://${host.includes(':') ? `[${host}]` : host}:${port}/`;

/** The address at which other processes on this machine reach this process; null if processes on other machines may share the store. */
const addressOnThisMachine = ({ host, store }: Read, port: number): string | null =>
  store === 'postgres' ? null : addressOf(['0.0.0.0', '::'].includes(host) ? '127.0.0.1' : host, port);

/** The time between two rounds of upkeep, and the smallest clock drift that is reported, both in milliseconds. */
const [sweeping, driftTold] = [1000, 5000];

/** Looks after the tables at regular intervals, until the returned function is called. */
const lookingAfter = (tables: Tables, report: Operating['report'], drift: () => number): (() => void) => {
  let [isBusy, told] = [false, 0];
  const timer = setInterval(() => {
    const now = drift();
    if (Math.abs(now - told) > driftTold) {
      report('the clock of this machine was set', `it is now ${now} ms ahead; games go on by the time that has passed`);
      told = now;
    }
    if (isBusy) return;
    isBusy = true;
    void tables
      .sweep()
      .catch((error: unknown) => report('the tables could not be looked after', error))
      .finally(() => (isBusy = false));
  }, sweeping);
  return () => clearInterval(timer);
};

/** Waits until the process is asked to end or has lost its store; the result is true if the store was lost. */
const ending = () => {
  let tell: (isLost: boolean) => void = () => undefined;
  const ended = new Promise<boolean>((resolve) => (tell = resolve));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => tell(false));
  return { ended, lost: () => tell(true) };
};

/** Ends a server: no new connection is accepted, streams end, and requests in progress have some time to be answered. */
const drain = async (server: Server, tables: Tables, seconds: number): Promise<void> => {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  tables.endStreams();
  // A client keeps its connection when its answer or stream has ended; nothing more will come over it.
  const letting = setInterval(() => server.closeIdleConnections(), 50);
  await Promise.race([closed, pause(seconds * 1000, undefined, { ref: false })]);
  clearInterval(letting);
  server.closeAllConnections();
  await tables.close();
};

const logFor = async (kind: 'text' | 'json', io: Io): Promise<Either<Fault, Log>> => {
  if (kind === 'text') return right(textLog(io.err));
  const log = await jsonLog();
  return log === undefined
    ? left(fault(['--log'], 'JSON needs a package that is not installed: npm install pino'))
    : right(log);
};

/** Serves tables until the process is asked to end. `version` is the version of the rules by which the server plays. */
export const serve = async (flags: ServeFlags, version: string, io: Io): Promise<Either<Fault, void>> => {
  const read = readConfig(flags);
  if (isLeft(read)) return read;
  const config = read.right;
  const { host, data, limits } = config;
  const libraries = await load();
  if (libraries === undefined)
    return left(fault([], 'a server needs packages that are not installed: npm install hono @hono/node-server libsql'));
  const log = await logFor(config.log, io);
  if (isLeft(log)) return log;
  const { ended, lost } = ending();
  const store = await openStore(config.store, data, {
    broughtIn: (count, kept) => log.right.info(`${count} tables were brought in from files, which are kept in ${kept}`),
    lost,
  });
  if (isLeft(store)) return store;
  const clock = (): number => performance.now();
  const { now, drift } = steadyClock(Date.now, clock);
  const counting: { failed: () => void } = { failed: () => undefined };
  const logged = reporter(log.right, clock);
  const report: Operating['report'] = (what, error) => {
    counting.failed();
    logged(what, error);
  };
  const tables = tablesOf(
    store.right,
    { entrants: config.entrants, now, rules: `rulehouse ${version}`, report },
    limits,
  );
  const agents = config.agents ? await (await import('./mcp/http.js')).agentsDoor(version, limits, report) : none;
  if (isLeft(agents)) {
    await store.right.close();
    return agents;
  }
  const metrics = await metricsOf(tables);
  counting.failed = metrics?.failed ?? counting.failed;
  let isEnding = false;
  const [pass, ends] = [newPass(), new AbortController()];
  const operating: Operating = {
    report,
    unready: () => (isEnding ? 'this server ends' : tables.unready()),
    metrics: metrics?.read,
    operators: config.operators,
  };
  const app = application(
    tables,
    {
      ...{ entrants: config.entrants, limits, hosts: hostsOf(config), sites: config.allow },
      ...{ proxies: config.trustProxy, scripts: await scripts(), clock, operating, version },
      ...{ pass, ends: ends.signal, accountHeader: config.accountHeader, agents: agents.right },
    },
    libraries,
  );
  const server = libraries.serverOf((request, env) => app.fetch(request, env));
  harden(server, limits, config.trustProxy);
  metrics?.watch(server);
  const open = (await tables.count('seating')) + (await tables.count('playing'));
  await listen(server, config.port, host);
  // The address of a server that listens on a port is not a path.
  const { port: bound } = server.address() as AddressInfo;
  const reached = config.at ?? addressOnThisMachine(config, bound);
  if (reached !== null) await store.right.announce({ url: reached, pass });
  const rest = lookingAfter(tables, report, drift);
  io.out(`${open} tables; listening on ${addressOf(host, bound)}`);
  const isLost = await ended;
  isEnding = true;
  rest();
  ends.abort();
  await drain(server, tables, limits.drainSeconds);
  await agents.right?.close();
  return isLost ? left(fault([data], 'another process has taken this folder')) : right(undefined);
};
