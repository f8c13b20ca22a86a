/** A server within the test, without a network: each request states its address, and streams can be read as they arrive. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { cors } from 'hono/cors';
import { secureHeaders } from 'hono/secure-headers';
import { application } from '../../src/node/server/http.js';
import type { Limits } from '../../src/node/server/limits.js';
import type { StoreKind } from '../../src/node/server/open-store.js';
import type { Store } from '../../src/node/server/store/store.js';
import type { Tables } from '../../src/node/server/tables.js';
import { entrantOf, limitsWith, tablesAt } from '../node/server/tables-kit.js';

/** A request with a token, for an account, or from an address. */
export interface Asking {
  readonly method?: string;
  readonly token?: string | null | undefined;
  readonly body?: unknown;
  readonly from?: string;
  readonly account?: string;
  readonly key?: string;
}

/** What was answered. */
export interface Said {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
}

/** A server within the test. */
export interface Within {
  readonly app: Hono;
  readonly tables: Tables;
  readonly answer: (path: string, asking?: Asking) => Promise<Response>;
  readonly ask: (path: string, asking?: Asking) => Promise<Said>;
  readonly end: () => Promise<void>;
}

/** A table opened by the test. */
export interface Opened extends Said {
  readonly id: string;
  /** The path of the table. */
  readonly at: string;
  readonly tokens: Readonly<Record<string, string>>;
  readonly links: { readonly host: string; readonly invite: string; readonly watch: string };
}

interface Given {
  readonly limits?: Partial<Limits>;
  readonly accounts?: boolean;
  readonly through?: (store: Store) => Store;
  readonly kind?: StoreKind;
  readonly report?: (what: string, error: unknown) => void;
}

/** Starts a server within the test. */
export const within = async ({
  limits = {},
  accounts = false,
  through,
  kind = 'sqlite',
  report,
}: Given = {}): Promise<Within> => {
  const folder = mkdtempSync(join(tmpdir(), 'rulehouse-within-'));
  const roomy = { requests: 1_000_000, requestsPerSecond: 1_000_000, ...limits };
  const tables = await tablesAt(folder, {
    ...{ bots: ['random'], limits: roomy, kind },
    ...(through === undefined ? {} : { through }),
    ...(report === undefined ? {} : { report }),
  });
  const house = {
    ...{ entrants: [entrantOf('random')], limits: limitsWith(roomy), hosts: [], sites: [], version: '1' },
    ...{ proxies: ['127.0.0.1'], scripts: new Map<string, string>(), clock: () => performance.now() },
    ...{ pass: 'a pass of this test', ends: new AbortController().signal, agents: undefined },
    accountHeader: accounts ? 'x-account' : null,
    operating: { report: () => undefined, unready: () => undefined, metrics: undefined, operators: [] },
  };
  const app = application(tables, house, { Hono, bodyLimit, secureHeaders, cors, addressOf: () => '127.0.0.1' });
  const answer: Within['answer'] = async (path, asking = {}) => {
    const { token, body, from = '192.0.2.1', account, key } = asking;
    const { method = body === undefined ? 'GET' : 'POST' } = asking;
    const headers = {
      'x-forwarded-for': from,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token == null ? {} : { authorization: `Bearer ${token}` }),
      ...(account === undefined ? {} : { 'x-account': account }),
      ...(key === undefined ? {} : { 'idempotency-key': key }),
    };
    return app.request(path, { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) });
  };
  return {
    app,
    tables,
    answer,
    ask: async (path, asking) => {
      const given = await answer(path, asking);
      const text = await given.text();
      return { status: given.status, body: JSON.parse(text || '{}') as Said['body'] };
    },
    end: async () => {
      await tables.close();
      rmSync(folder, { recursive: true });
    },
  };
};

/** Opens a table. */
export const openedWithin = async (
  { ask }: Within,
  spec: object,
  more: object = {},
  asking: Asking = {},
): Promise<Opened> => {
  const said = await ask('/api/tables', { ...asking, body: { game: 'terrafex', spec, ...more } });
  const id = String(said.body['id']);
  const { tokens, links } = said.body as unknown as Opened;
  return { ...said, id, at: `/api/tables/${id}`, tokens, links };
};

/** A stream that is read as it arrives. */
export interface Heard {
  readonly status: number;
  /** Everything received so far. */
  readonly text: () => string;
  readonly isOver: () => boolean;
  readonly leave: () => Promise<void>;
}

/** Listens to a table. */
export const listened = async ({ answer }: Within, at: string, asking: Asking = {}): Promise<Heard> => {
  const given = await answer(`${at}/events`, asking);
  const reader = given.body?.getReader();
  let [text, isOver] = ['', reader === undefined];
  const decoder = new TextDecoder();
  const read = async (): Promise<void> => {
    for (;;) {
      const next = await reader?.read();
      if (next?.value === undefined) break;
      text += decoder.decode(next.value, { stream: true });
    }
    isOver = true;
  };
  void read();
  return {
    status: given.status,
    text: () => text,
    isOver: () => isOver,
    leave: async () => reader?.cancel(),
  };
};

/** Waits until everything that is due has happened. */
export const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 20));
