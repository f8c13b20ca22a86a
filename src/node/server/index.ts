/**
 * `serve`: a server for tables.
 *
 * @packageDocumentation
 */
import type { Server } from 'node:http';
import { type AddressInfo, createServer, type Server as NetServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { type Either, isLeft, left, right } from 'fp-ts/Either';
import { errorField } from '../../core/values/error-fields.js';
import { type Fault, fault } from '../../core/values/fault.js';
import { failureText } from '../host/failure.js';
import type { Io } from '../host/io.js';
import { sinceBoot } from '../host/process-mark.js';
import { type ParsedConfig, readConfig, type ServeFlags } from './config.js';
import { Connections, type Exchange, harden } from './connections.js';
import { application, type HonoLibrary } from './http.js';
import { jsonLog, type Log, reporter, textLog } from './log.js';
import { metricsOf } from './metrics.js';
import { openStore } from './open-store.js';
import type { OperatorReports } from './operator-routes.js';
import { scripts } from './page.js';
import { newPass } from './peers.js';
import { resumedAt, steadyClock } from './steady-clock.js';
import type { Store } from './store/store.js';
import { type Tables, tablesOf, turnsOf } from './tables.js';
import { turnHook } from './turn-hook.js';

export type { ServeFlags } from './config.js';

interface ServerLibraries extends HonoLibrary {
  readonly serverOf: (fetch: (request: Request, env: Exchange) => Response | Promise<Response>) => Server;
}

/** The libraries that only a server needs; undefined if they are not installed. */
const load = async (): Promise<ServerLibraries | undefined> => {
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
      // A server of `node:http`, the default. Check for incomplete requests often, so that they time out soon.
      serverOf: (fetch) =>
        createAdaptorServer({ fetch, serverOptions: { connectionsCheckingInterval: 2000 } }) as Server,
    };
  } catch {
    return undefined;
  }
};

/** The fault that says why a server cannot listen at an address. */
const unheard = (error: unknown, port: number, host: string): Fault => {
  switch (errorField(error, 'code')) {
    case 'EADDRINUSE':
      return fault([], `port ${port} of ${host} is in use: name another one by --port, or 0 for any that is free`);
    case 'EACCES':
      return fault([], `port ${port} needs more rights than this process has: name another one by --port`);
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return fault([], `this machine does not have the address ${host}: name another one by --host`);
    default:
      return fault([], `port ${port} of ${host} cannot be listened on: ${failureText(error)}`);
  }
};

const listen = (server: NetServer, port: number, host: string): Promise<Either<Fault, void>> =>
  new Promise((resolve) => {
    const refused = (error: Error): void => resolve(left(unheard(error, port, host)));
    server.once('error', refused);
    server.listen(port, host, () => {
      server.off('error', refused);
      resolve(right(undefined));
    });
  });

/** Tries to listen at an address before anything is written, so that a failure leaves no folder behind. */
const tryAddress = async (port: number, host: string): Promise<Either<Fault, void>> => {
  const server = createServer();
  const heard = await listen(server, port, host);
  if (!isLeft(heard)) await new Promise((done) => server.close(done));
  return heard;
};

/** The result for a server without an interface for agents: undefined, which is not a fault. */
const none = right(undefined);

const loopback = ['localhost', '127.0.0.1', '[::1]'];

/** The names by which a server may be addressed; empty if any name is allowed. */
const hostsOf = ({ host, names }: ParsedConfig): readonly string[] =>
  loopback.includes(host) || host === '::1' || names.length > 0 ? [...loopback, ...names] : [];

const addressOf = (host: string, port: number): string => `http://${host.includes(':') ? `[${host}]` : host}:${port}/`;

/** The address at which other processes on this machine reach this process; null if processes on other machines may share the store. */
const addressOnThisMachine = ({ host, store }: ParsedConfig, port: number): string | null =>
  store === 'postgres' ? null : addressOf(['0.0.0.0', '::'].includes(host) ? '127.0.0.1' : host, port);

/** The time between two rounds of upkeep, and the smallest clock drift that is reported, both in milliseconds. */
const [sweeping, driftTold] = [1000, 5000];

/** Does the upkeep of the tables at regular intervals, until the returned function is called. */
const lookingAfter = (tables: Tables, report: OperatorReports['report'], drift: () => number): (() => void) => {
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

/** The time with which the clock of this process begins: that of the machine, unless tables are open whose clocks have to go on. */
const beginning = async (store: Store): Promise<number> => {
  const open = (await store.count('seating')) + (await store.count('playing'));
  const stamped = open === 0 ? undefined : await store.stamped();
  return stamped === undefined ? Date.now() : resumedAt(stamped, sinceBoot());
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
  // Clients keep idle connections open after the last answer, so close them repeatedly.
  const letting = setInterval(() => server.closeIdleConnections(), 50);
  await Promise.race([closed, pause(seconds * 1000, undefined, { ref: false })]);
  clearInterval(letting);
  server.closeAllConnections();
  await tables.close();
};

/**
 * The warnings to an operator about the other processes that use the store. Other processes cannot pass requests on to a process without a published
 * address, so its tables cannot be reached through them.
 */
const warnings = (others: readonly boolean[], reached: string | null): readonly string[] => {
  const unnamed = others.filter((isReached) => !isReached).length;
  const lost = 'a request for a table of it that comes to another server is refused with 503';
  return [
    ...(others.length > 0 && reached === null
      ? [`other servers use this store, and this one says no --at: ${lost}`]
      : []),
    ...(unnamed > 0 ? [`${unnamed} of the other servers that use this store: no --at; ${lost}`] : []),
  ];
};

/** Makes this process known to the other processes that use the store, and warns the operator if they cannot reach each other. */
const introduce = async (store: Store, reached: string | null, pass: string, log: Log): Promise<void> => {
  if (reached !== null) await store.announce({ url: reached, pass });
  for (const warning of warnings(await store.others(), reached)) log.warn(warning);
};

const logFor = async (kind: 'text' | 'json', io: Io): Promise<Either<Fault, Log>> => {
  if (kind === 'text') return right(textLog(io.err));
  const log = await jsonLog();
  return log === undefined
    ? left(fault([], 'a log in JSON needs a package that is not installed: npm install pino'))
    : right(log);
};

/** Serves tables until the process is asked to end. `version` is the version of the rules by which the server plays. */
export const serve = async (flags: ServeFlags, version: string, io: Io): Promise<Either<Fault, void>> => {
  const read = readConfig(flags, process.env);
  if (isLeft(read)) return read;
  const config = read.right;
  const { host, data, limits } = config;
  const libraries = await load();
  if (libraries === undefined)
    return left(fault([], 'a server needs packages that are not installed: npm install hono @hono/node-server libsql'));
  const log = await logFor(config.log, io);
  if (isLeft(log)) return log;
  const free = await tryAddress(config.port, host);
  if (isLeft(free)) return free;
  const { ended, lost } = ending();
  const store = await openStore(config.store, data, {
    broughtIn: (count, kept) => log.right.info(`${count} tables were brought in from files, which are kept in ${kept}`),
    lost,
  });
  if (isLeft(store)) return store;
  const clock = (): number => performance.now();
  const { now, drift } = steadyClock(Date.now, clock, await beginning(store.right));
  const counting: { failed: () => void } = { failed: () => undefined };
  const logged = reporter(log.right, clock);
  const report: OperatorReports['report'] = (what, error) => {
    counting.failed();
    logged(what, error);
  };
  const turns = turnsOf(limits);
  const tables = tablesOf(
    store.right,
    {
      ...{ entrants: config.entrants, now, rules: `rulehouse ${version}`, report },
      turned: config.hook === null ? undefined : turnHook(config.hook, { report }),
    },
    limits,
    turns,
  );
  const agents = config.agents
    ? await (await import('./mcp/http.js')).agentsDoor(version, limits, turns, report)
    : none;
  if (isLeft(agents)) {
    await store.right.close();
    return agents;
  }
  const metrics = await metricsOf(tables);
  counting.failed = metrics?.failed ?? counting.failed;
  let isEnding = false;
  const [pass, ends] = [newPass(), new AbortController()];
  const operating: OperatorReports = {
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
  const connections = new Connections(limits, config.trustProxy, pass);
  const server = libraries.serverOf((request, env) => connections.asked(env) ?? app.fetch(request, env));
  harden(server, connections, limits, report);
  metrics?.watch(server);
  const open = (await tables.count('seating')) + (await tables.count('playing'));
  const heard = await listen(server, config.port, host);
  if (isLeft(heard)) {
    await agents.right?.close();
    await tables.close();
    return heard;
  }
  // A server that listens on a port has an address object, not a path.
  const { port: bound } = server.address() as AddressInfo;
  await introduce(store.right, config.at ?? addressOnThisMachine(config, bound), pass, log.right);
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
