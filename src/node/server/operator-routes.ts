/**
 * The routes by which a server's operator learns whether the server is alive and ready, and what its metrics are.
 *
 * @packageDocumentation
 */
import type { Context, Hono } from 'hono';
import { failed } from './answers.js';
import { plainAddress } from './proxy.js';
import type { Tables } from './tables.js';

/** The information that a server gives its operator. */
export interface OperatorReports {
  /** Writes to the log that something could not be done. */
  readonly report: (what: string, error: unknown) => void;
  /** The reason why the server should get no more requests at present; undefined if it is ready for requests. */
  readonly unready: () => string | undefined;
  /** Reads the metrics in Prometheus text format; undefined if prom-client is not installed. */
  readonly metrics: (() => Promise<{ readonly type: string; readonly text: string }>) | undefined;
  /** The addresses, in addition to this machine, that may see the metrics. */
  readonly operators: readonly string[];
}

const loopback = /^(?:127\.|::1$)/;

/** The headers by which a proxy shows that it asks for somebody else. */
const ofProxies = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip'];

/**
 * True if a request comes from the operator. A request that came through a proxy does not, even if it is the operator's own proxy, or one on a machine
 * of the operator: it asks for everybody.
 */
const isOperator = (c: Context, operators: readonly string[], addressOf: (c: Context) => string): boolean => {
  const address = plainAddress(addressOf(c));
  return (
    ofProxies.every((name) => c.req.header(name) === undefined) &&
    (loopback.test(address) || operators.includes(address))
  );
};

/** The milliseconds for which the number of open tables is not counted again, however often somebody asks whether the server is ready. */
const countedFor = 1000;

/** Counts the open tables, at most once in a while. */
const counting = (tables: Tables): (() => Promise<number>) => {
  let [at, count]: [number, Promise<number>] = [Number.NEGATIVE_INFINITY, Promise.resolve(0)];
  const countNow = async (): Promise<number> => (await tables.count('seating')) + (await tables.count('playing'));
  return () => {
    const now = performance.now();
    if (now - at >= countedFor) [at, count] = [now, countNow()];
    return count;
  };
};

/** The paths of the operator's requests. */
export const operatingPaths = ['/healthz', '/readyz', '/metrics'] as const;

/** Adds the routes for the operator's requests. */
export const addOperating = (
  app: Hono,
  tables: Tables,
  { unready, metrics, operators }: OperatorReports,
  addressOf: (c: Context) => string,
): void => {
  const count = counting(tables);
  app.get('/healthz', (c) => c.json({ ok: true }));
  app.get('/readyz', async (c) => {
    const open = unready() === undefined ? await count().catch(() => undefined) : undefined;
    // If counting failed, the store is now marked as unready.
    const why = unready();
    return open === undefined || why !== undefined
      ? failed(c, 503, why ?? 'the tables could not be read')
      : c.json({ ok: true, open });
  });
  app.get('/metrics', async (c) => {
    if (!isOperator(c, operators, addressOf)) return failed(c, 403, 'figures are for those who run the server');
    if (metrics === undefined)
      return failed(c, 404, 'figures need a package that is not installed: npm install prom-client');
    const { type, text } = await metrics();
    return c.body(text, 200, { 'Content-Type': type });
  });
};
