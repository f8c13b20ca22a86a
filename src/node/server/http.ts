/**
 * The server over HTTP: clients send JSON by POST, and receive events by SSE. All input to the server is limited in size and is read by codecs.
 *
 * @packageDocumentation
 */

import type { Context, Hono, MiddlewareHandler } from 'hono';
import { hides } from '../../core/playing/seat-moves.js';
import type { LeavingSpec } from '../../table/index.js';
import type { Entrant } from '../host/entrant.js';
import { everyGame } from '../host/own-games.js';
import { type Account, accountBy } from './accounts.js';
import { failed, retryAfter, tooMany, unknownChange } from './answers.js';
import { type BotOffer, menuOf, strengthsAt } from './bot-offer.js';
import { hasBody, isForeign, isJson } from './cross-site.js';
import { headerIn } from './header.js';
import type { Limits } from './limits.js';
import { lobbyOf, noPlace } from './lobby.js';
import { openingAnswers } from './lobby-routes.js';
import type { AgentsDoor } from './mcp/http.js';
import { addDescription } from './openapi.js';
import { Openings } from './opening-limiter.js';
import { addOperating, type OperatorReports, operatingPaths } from './operator-routes.js';
import { lobbyPage, page, style } from './page.js';
import { askerOfPeer, isPeer } from './peers.js';
import { askerOf } from './proxy.js';
import { type Limiter, limiter } from './rate.js';
import { GameFailed, RequestFailed } from './request-failure.js';
import { addRoutes } from './routes.js';
import { StoreFailed } from './store/health.js';
import { ChangeUnknown, TableLost } from './store/store.js';
import { tableAnswers } from './table-routes.js';
import type { Tables } from './tables.js';

/** The parts of the library Hono that the server uses; they are loaded when a server is started. */
export interface HonoLibrary {
  readonly Hono: new () => Hono;
  readonly bodyLimit: (options: {
    readonly maxSize: number;
    readonly onError: (c: Context) => Response;
  }) => MiddlewareHandler;
  readonly secureHeaders: (options: object) => MiddlewareHandler;
  readonly cors: (options: {
    readonly origin: string[];
    readonly allowHeaders: string[];
    readonly allowMethods: string[];
    readonly maxAge: number;
  }) => MiddlewareHandler;
  readonly addressOf: (c: Context) => string;
}

/** The settings and services of a server. */
export interface ServerContext {
  readonly entrants: readonly Entrant[];
  readonly limits: Limits;
  /**
   * The names by which the server may be addressed; empty if any name is allowed. A request that uses any other name may come from a page that tries
   * to reach somebody else's machine.
   */
  readonly hosts: readonly string[];
  /** The origins of other sites whose pages may play on this server. */
  readonly sites: readonly string[];
  /** The addresses of the operator's own proxies, which are trusted to report the addresses of their clients. */
  readonly proxies: readonly string[];
  /** The password by which other processes that share the store identify themselves. */
  readonly pass: string;
  /** A signal that is aborted when this process ends. */
  readonly ends: AbortSignal;
  /** The header in which a trusted proxy names the signed-in account; null if there are no accounts. */
  readonly accountHeader: string | null;
  /** The texts of the page's scripts, keyed by file name. */
  readonly scripts: ReadonlyMap<string, string>;
  /** The current time in milliseconds, for limiting the rate of requests. */
  readonly clock: () => number;
  readonly operating: OperatorReports;
  /** The interface for agents; undefined if the server has none. */
  readonly agents: AgentsDoor | undefined;
  /** The version of the program. */
  readonly version: string;
}

/** Refuses changes that a client may not intend: those requested by pages of other sites or by HTML forms. */
const guarded =
  ({ sites, pass }: ServerContext, accountIn: (c: Context) => Account): MiddlewareHandler =>
  async (c: Context, next) => {
    const changes = !['GET', 'HEAD', 'OPTIONS'].includes(c.req.method);
    if (changes && !isPeer(c, pass) && isForeign(c, sites))
      return failed(c, 403, 'pages of other sites change nothing here');
    if (changes && accountIn(c)._tag === 'Nobody') return failed(c, 401, 'nobody is signed in');
    if (changes && hasBody(c) && !isJson(c)) return failed(c, 415, 'a body is application/json');
    await next();
    return undefined;
  };

/** Lets a request through if it uses a name of the server and its client has not made too many requests. */
const bounded =
  ({ hosts, limits, pass }: ServerContext, asking: Limiter, askerIn: (c: Context) => string): MiddlewareHandler =>
  async (c, next) => {
    // The process that forwarded the request has already checked all this.
    if (isPeer(c, pass)) {
      await next();
      return undefined;
    }
    const host = headerIn(c, 'host').replace(/:\d+$/, '').toLowerCase();
    if (hosts.length > 0 && !hosts.includes(host)) return failed(c, 400, 'this server has another name');
    if (!asking.take(askerIn(c))) return tooMany(c, 'too many requests', 1 / limits.requestsPerSecond);
    c.header('Cache-Control', 'no-store');
    await next();
    return undefined;
  };

/** Lets those who look after the server ask under any name of the server, but not more often than others. */
const boundedAlone =
  ({ limits }: ServerContext, asking: Limiter, askerIn: (c: Context) => string): MiddlewareHandler =>
  async (c, next) => {
    if (!asking.take(askerIn(c))) return tooMany(c, 'too many requests', 1 / limits.requestsPerSecond);
    await next();
    return undefined;
  };

/**
 * Lets a request through if its body is not larger than the given size. Every client that does not stream declares the length of a body, and Node.js
 * enforces that length. So a body of declared length need not be inspected here. Inspecting the body would require a copy of the request, which would
 * cost a seventh of the work for a move.
 */
const sized = (most: number, bodyLimit: HonoLibrary['bodyLimit']): MiddlewareHandler => {
  const tooLong = (c: Context): Response => failed(c, 413, `more than ${most} bytes`);
  const counted = bodyLimit({ maxSize: most, onError: tooLong });
  return (c, next) => {
    if (c.req.method === 'GET' || c.req.method === 'HEAD') return next();
    const length = c.req.header('content-length');
    if (length === undefined || c.req.header('transfer-encoding') !== undefined) return counted(c, next);
    return Number(length) > most ? Promise.resolve(tooLong(c)) : next();
  };
};

/** The headers that tell browsers how to protect the page. */
const headers = {
  contentSecurityPolicy: {
    defaultSrc: ["'none'"],
    scriptSrc: ["'self'"],
    styleSrc: ["'self'", "'unsafe-inline'"],
    connectSrc: ["'self'"],
    imgSrc: ["'self'", 'data:'],
    frameAncestors: ["'none'"],
    baseUri: ["'none'"],
    formAction: ["'none'"],
  },
  xFrameOptions: 'DENY',
  referrerPolicy: 'no-referrer',
  // Whether all subdomains use TLS is up to the owner of the domain, who can set this header at the proxy.
  strictTransportSecurity: false,
};

/**
 * Gives every answer the headers that a middleware adds. The headers are the same for all answers, so they are computed once, and are set before an
 * answer is made. Setting the headers on a finished answer would increase the work for a move by a tenth.
 */
const withHeaders = (App: HonoLibrary['Hono'], adding: MiddlewareHandler): MiddlewareHandler => {
  let known: Promise<readonly (readonly [string, string])[]> | undefined;
  const ask = async (): Promise<readonly (readonly [string, string])[]> => {
    const app = new App();
    app.use(adding);
    app.get('/', (c) => c.body(null));
    return [...(await app.request('/')).headers];
  };
  return async (c, next) => {
    for (const [name, value] of await (known ??= ask())) c.header(name, value);
    await next();
  };
};

const protect = (
  app: Hono,
  house: ServerContext,
  libraries: HonoLibrary,
  asking: Limiter,
  askerIn: (c: Context) => string,
): void => {
  const { Hono, bodyLimit, secureHeaders, cors } = libraries;
  const { body } = house.limits;
  app.use(withHeaders(Hono, secureHeaders(headers)));
  if (house.sites.length > 0)
    app.use(
      '/api/*',
      cors({
        origin: [...house.sites],
        allowHeaders: ['Authorization', 'Content-Type', 'Idempotency-Key'],
        allowMethods: ['GET', 'POST'],
        maxAge: 600,
      }),
    );
  app.use(bounded(house, asking, askerIn));
  for (const doors of ['/api/*', '/mcp']) {
    app.use(doors, guarded(house, accountBy(house, libraries.addressOf)));
    app.use(doors, sized(body, bodyLimit));
  }
  app.onError((error, c) => {
    const isAtTable = error instanceof RequestFailed;
    const cause: unknown = isAtTable ? error.cause : error;
    const what = isAtTable ? `a request to table ${error.table} of the game ${error.game} failed` : 'a request failed';
    house.operating.report(what, cause);
    // The table is halted, so a retry would not help: no Retry-After header.
    if (cause instanceof GameFailed) return failed(c, 409, cause.why);
    c.header('Retry-After', retryAfter);
    if (cause instanceof ChangeUnknown) return failed(c, 503, unknownChange(cause.message));
    const why = cause instanceof StoreFailed || cause instanceof TableLost ? ` (${cause.message})` : '';
    return failed(c, 503, `that could not be done${why}; nothing has changed`);
  });
  app.notFound((c) => failed(c, 404, 'there is nothing here'));
};

const addPage = (app: Hono, { scripts }: ServerContext, tables: Tables): void => {
  app.get('/', (c) => c.html(page));
  app.get('/lobby', async (c) => {
    const lobby = await lobbyOf(tables, c.req.query('after'));
    return lobby === undefined ? failed(c, 400, noPlace) : c.html(lobbyPage(lobby));
  });
  app.get('/page/:name', (c) => {
    const script = scripts.get(c.req.param('name'));
    return script === undefined
      ? failed(c, 404, 'there is nothing here')
      : c.body(script, 200, { 'Content-Type': 'text/javascript; charset=utf-8' });
  });
  app.get('/page.css', (c) => c.body(style, 200, { 'Content-Type': 'text/css; charset=utf-8' }));
};

/** What can be agreed for seats that leave: bots play on only where there are some, and seats drop out only where the rules know it. */
const leavingsAt = (bots: readonly string[], dropsOut: boolean): readonly LeavingSpec[] => [
  ...(bots.length === 0 ? [] : (['bot'] as const)),
  'ends',
  ...(dropsOut ? (['drops'] as const) : []),
];

/** The games with their options, and the bots of the server. */
const gamesAnd = (offer: BotOffer, bots: readonly string[]) => ({
  games: everyGame().map((any) =>
    any.open((game) => ({
      ...{ id: game.id, title: game.title, seats: game.seats },
      ...{ options: game.optionInfo, limits: game.lengths?.limits ?? {} },
      leaving: leavingsAt(bots, game.departure !== undefined),
      strengths: strengthsAt(offer, game.id, hides(game)),
    })),
  ),
  bots,
});

/** The server as a Hono application. */
export const application = (tables: Tables, house: ServerContext, libraries: HonoLibrary): Hono => {
  const app = new libraries.Hono();
  /** The address of the client that sent a request, for limiting its requests. */
  const askerIn = (c: Context): string =>
    askerOfPeer(c, house.pass) ?? askerOf(house.proxies, libraries.addressOf(c), c.req.header('x-forwarded-for'));
  const accountIn = accountBy(house, libraries.addressOf);
  const { limits } = house;
  const asking = limiter(limits.requestsPerSecond, limits.requests, house.clock);
  for (const door of operatingPaths) app.use(door, boundedAlone(house, asking, askerIn));
  addOperating(app, tables, house.operating, libraries.addressOf);
  protect(app, house, libraries, asking, askerIn);
  addPage(app, house, tables);
  addDescription(app, house.version);
  const isPassedOn = (c: Context): boolean => isPeer(c, house.pass);
  const at = { entrants: house.entrants, limits: house.limits, askerIn, accountIn, isPassedOn, ends: house.ends };
  addRoutes(app, {
    games: (c) => c.json(gamesAnd(house, menuOf(house))),
    ...openingAnswers(tables, at, new Openings(tables, house.limits, house.clock)),
    ...tableAnswers(tables, at),
  });
  const { agents } = house;
  if (agents !== undefined)
    app.all('/mcp', async (c) => {
      // For HEAD, the handler would open a stream that nobody reads.
      if (c.req.method === 'HEAD') return c.body(null, 405, { Allow: 'GET, POST, DELETE' });
      const answer = await agents.fetch(c.req.raw, askerIn(c));
      return c.newResponse(answer.body, answer);
    });
  return app;
};
