/**
 * The metrics of a server in Prometheus format, collected with prom-client.
 *
 * @packageDocumentation
 */
import type { Server } from 'node:http';
import type { Gauge } from 'prom-client';
import { states } from './store/store.js';
import type { Tables } from './tables.js';

/** The metrics of a server, with functions that count failures and read all values. */
export interface Metrics {
  readonly failed: () => void;
  readonly read: () => Promise<{ readonly type: string; readonly text: string }>;
}

/** What is counted as the status of a request whose client went away before it was answered, as other servers count it. */
const gone = 499;

/** Begins to collect the metrics of a server, and returns them; returns undefined if prom-client is not installed. */
export const metricsOf = async (
  tables: Tables,
): Promise<(Metrics & { readonly watch: (server: Server) => void }) | undefined> => {
  const library = await import('prom-client').catch(() => undefined);
  if (library === undefined) return undefined;
  const { Counter, Histogram, Registry, collectDefaultMetrics } = library;
  const register = new Registry();
  const registers = [register];
  collectDefaultMetrics({ register });
  const requests = new Counter({
    ...{
      name: 'rulehouse_requests_total',
      help: 'Requests by the status of their answers; 499: the client did not wait',
      registers,
    },
    labelNames: ['method', 'status'],
  });
  const seconds = new Histogram({
    ...{ name: 'rulehouse_request_seconds', help: 'Time to the end of an answer, event streams left out', registers },
    buckets: [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5],
  });
  const failures = new Counter({ name: 'rulehouse_failures_total', help: 'What could not be done', registers });
  const stored: Gauge = new library.Gauge({
    ...{ name: 'rulehouse_tables', help: 'Tables in the store', registers, labelNames: ['state'] },
    collect: async () => {
      for (const state of states) stored.set({ state }, await tables.count(state));
    },
  });
  const present: Gauge = new library.Gauge({
    ...{ name: 'rulehouse_tables_in_memory', help: 'Tables in memory', registers },
    collect: () => present.set(tables.present().tables),
  });
  const streams: Gauge = new library.Gauge({
    ...{ name: 'rulehouse_event_streams', help: 'Clients that listen to tables', registers },
    collect: () => streams.set(tables.present().listeners),
  });
  return {
    failed: () => failures.inc(),
    read: async () => ({ type: register.contentType, text: await register.metrics() }),
    watch: (server) => {
      server.on('request', (request, response) => {
        const begin = performance.now();
        response.once('close', () => {
          requests.inc({ method: request.method ?? '', status: response.headersSent ? response.statusCode : gone });
          const isStream = request.url?.endsWith('/events') === true;
          if (response.writableFinished && !isStream) seconds.observe((performance.now() - begin) / 1000);
        });
      });
    },
  };
};
