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
export interface Operating {
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

/** True if a request comes from the operator. A request that came through a proxy does not count as coming from this machine. */
const isOperator = (c: Context, operators: readonly string[], addressOf: (c: Context) => string): boolean => {
  const address = plainAddress(addressOf(c));
  const isPassedOn = c.req.header('x-forwarded-for') !== undefined || c.req.header('forwarded') !== undefined;
  return operators.includes(address) || (loopback.test(address) && !isPassedOn);
};

/** Adds the routes for the operator's requests. */
export const addOperating = (
  app: Hono,
  tables: Tables,
  { unready, metrics, operators }: Operating,
  addressOf: (c: Context) => string,
): void => {
  app.get('/healthz', (c) => c.json({ ok: true }));
  app.get('/readyz', async (c) => {
    const why = unready();
    return why === undefined
      ? c.json({ ok: true, open: (await tables.count('seating')) + (await tables.count('playing')) })
      : failed(c, 503, why);
  });
  app.get('/metrics', async (c) => {
    if (!isOperator(c, operators, addressOf)) return failed(c, 403, 'figures are for those who run the server');
    if (metrics === undefined)
      return failed(c, 404, 'figures need a package that is not installed: npm install prom-client');
    const { type, text } = await metrics();
    return c.body(text, 200, { 'Content-Type': type });
  });
};
