/**
 * The tables over HTTP: JSON by POST, events by SSE. Everything that comes in is bounded and read by a codec.
 *
 * @packageDocumentation
 */
import { type Either, isLeft, left, right } from 'fp-ts/Either';
import type { Context, Hono, MiddlewareHandler } from 'hono';
import type * as t from 'io-ts';
import { decode, list, nullable, oneOf, text } from '../core/reading/codec.js';
import { chain } from '../core/values/either.js';
import { type Fault, fault, printFault, under } from '../core/values/fault.js';
import { json } from '../core/reading/json.js';
import { exact, isObject, optionsOf } from '../core/reading/objects.js';
import { parseJson } from '../core/records/record.js';
import { type Seat, seats } from '../core/values/seat.js';
import { message, type Message, playerName, tableSpec, type TableSpec, type Viewer } from '../table/index.js';
import { everyGame } from '../host/own-games.js';
import { pictureOf, shownOf } from '../host/pictures.js';
import type { Entrant } from '../host/entrant.js';
import { eventsOf } from './events.js';
import { isForeign, isJson } from './foreign.js';
import { page, style } from './page.js';
import { askerOf } from './proxy.js';
import { limiter } from './rate.js';
import type { Room, Tables } from './tables.js';

/** The parts of Hono that are used; the command loads them when a server is started. */
export interface Libraries {
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

/** The settings of a server. */
export interface House {
  readonly entrants: readonly Entrant[];
  /** The names by which the server may be addressed; empty: any. Others are pages that mean somebody else's machine. */
  readonly hosts: readonly string[];
  /** The origins of other sites whose pages may play here. */
  readonly sites: readonly string[];
  /** The addresses of the operator's own proxies, which say for whom they ask. */
  readonly proxies: readonly string[];
  /** The scripts of the page by name. */
  readonly scripts: ReadonlyMap<string, string>;
  /** The time in milliseconds, by which the number of requests is bounded. */
  readonly clock: () => number;
}

/** A bot at a seat. */
interface Bot {
  readonly seat: Seat;
  readonly bot: string;
}

const botCodec = exact<Bot>('a bot', { seat: oneOf(...seats), bot: text('the text of a bot', 1000) });

/** How a table is asked for. */
interface Wanted {
  readonly game: string;
  readonly spec: unknown;
  readonly bots: readonly Bot[];
}

const wanted = optionsOf<Wanted>('a table', {
  game: { codec: text('the id of a game', 40), default: '' },
  spec: { codec: json, default: {} },
  bots: { codec: list(botCodec, 0, seats.length), default: [] },
});

/** How a player comes to a table: with a name, and a seat if one is wanted. */
interface Coming {
  readonly player: string;
  readonly seat: Seat | null;
  readonly belonging: unknown;
}

const coming = optionsOf<Coming>('a player', {
  player: { codec: playerName, default: '' },
  seat: { codec: nullable(oneOf(...seats)), default: null },
  belonging: { codec: json, default: null },
});

const largestBody = 64 * 1024;

const mostListeners = 64;

const bearer = (c: Context): string | undefined =>
  /^Bearer ([0-9a-f]{32})$/.exec(c.req.header('authorization') ?? '')?.[1];

const failed = (
  c: Context,
  status: 400 | 401 | 403 | 404 | 409 | 415 | 429 | 503,
  text: string,
  rule: string | null = null,
): Response => c.json({ error: { text, rule } }, status);

/** Refuses with a fault. */
const faulty = (c: Context, wrong: Fault, status: 400 | 409 = 400): Response =>
  failed(c, status, printFault(wrong), wrong.rule ?? null);

/** The body of a request, read by a codec. */
const bodyBy = async <A>(c: Context, codec: t.Type<A, unknown>): Promise<Either<Fault, A>> =>
  chain(parseJson(await c.req.text()), decode(codec));

// ---- what is asked of every request ----

/** Lets through only those changes that a client means: none by a page of another site, and none by a form. */
const guarded =
  (sites: readonly string[]): MiddlewareHandler =>
  async (c: Context, next) => {
    const changes = !['GET', 'HEAD', 'OPTIONS'].includes(c.req.method);
    if (changes && isForeign(c, sites)) return failed(c, 403, 'pages of other sites change nothing here');
    if (changes && !isJson(c)) return failed(c, 415, 'a body is application/json');
    await next();
    return undefined;
  };

/** The address of who asks, by which requests are bounded. */
const askerIn = (c: Context, { proxies }: House, { addressOf }: Libraries): string =>
  askerOf(proxies, addressOf(c), c.req.header('x-forwarded-for'));

/** Lets through requests by the names of the server, as many as one address may make. */
const bounded = (house: House, libraries: Libraries): MiddlewareHandler => {
  const { hosts, clock } = house;
  const mayAsk = limiter(50, 200, clock);
  return async (c, next) => {
    const host = (c.req.header('host') ?? '').replace(/:\d+$/, '').toLowerCase();
    if (hosts.length > 0 && !hosts.includes(host)) return failed(c, 400, 'this server has another name');
    if (!mayAsk(askerIn(c, house, libraries))) return failed(c, 429, 'too many requests');
    c.header('Cache-Control', 'no-store');
    await next();
    return undefined;
  };
};

/** The headers by which browsers protect the page. */
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
  // Whether all names of a domain speak TLS is for its owner to say, at the proxy.
  strictTransportSecurity: false,
};

const protect = (app: Hono, house: House, libraries: Libraries): void => {
  const { bodyLimit, secureHeaders, cors } = libraries;
  app.use(secureHeaders(headers));
  if (house.sites.length > 0)
    app.use(
      '/api/*',
      cors({
        origin: [...house.sites],
        allowHeaders: ['Authorization', 'Content-Type'],
        allowMethods: ['GET', 'POST'],
        maxAge: 600,
      }),
    );
  app.use(bounded(house, libraries));
  app.use('/api/*', guarded(house.sites));
  app.use(
    '/api/*',
    bodyLimit({
      maxSize: largestBody,
      onError: (c) => c.json({ error: { text: `more than ${largestBody} bytes`, rule: null } }, 413),
    }),
  );
  app.onError((_, c) => failed(c, 503, 'that could not be done; nothing has changed'));
  app.notFound((c) => failed(c, 404, 'there is nothing here'));
};

const addPage = (app: Hono, { scripts }: House): void => {
  app.get('/', (c) => c.html(page));
  app.get('/page/:name', (c) => {
    const script = scripts.get(c.req.param('name'));
    return script === undefined
      ? failed(c, 404, 'there is nothing here')
      : c.body(script, 200, { 'Content-Type': 'text/javascript; charset=utf-8' });
  });
  app.get('/page.css', (c) => c.body(style, 200, { 'Content-Type': 'text/css; charset=utf-8' }));
};

// ---- a table that is there ----

/** The player whose token a request has. */
const playerBy = (c: Context, room: Room): string | undefined => {
  const token = bearer(c);
  return token === undefined ? undefined : room.playerOf(token);
};

const viewerBy = (c: Context, room: Room): Viewer => room.table.viewerOf(playerBy(c, room));

const picture = (c: Context, { table }: Room, viewer: Viewer): Response => {
  const { game, sight } = table.look(viewer);
  const drawn = sight === null ? undefined : pictureOf(game, sight.view);
  return drawn === undefined || isLeft(drawn)
    ? failed(c, 404, 'there is no picture yet')
    : c.body(drawn.right, 200, { 'Content-Type': 'image/svg+xml' });
};

/** A position of a game that the page does not have. */
const shown = (c: Context, { table }: Room, viewer: Viewer): Response => {
  const { game, sight } = table.look(viewer);
  const found = sight === null ? undefined : shownOf(game, sight.view, viewer === 'spectators' ? undefined : viewer);
  return found === undefined || isLeft(found) ? failed(c, 404, 'there is nothing to show yet') : c.json(found.right);
};

const admit = async (c: Context, room: Room): Promise<Response> => {
  const read = await bodyBy(c, coming);
  if (isLeft(read)) return faulty(c, read.left);
  const { player, seat, belonging } = read.right;
  if (!playerName.is(player)) return faulty(c, fault(['player'], 'missing'));
  if (room.isKnown(player)) return failed(c, 409, 'this name is taken');
  if (room.isFull()) return failed(c, 503, 'too many names at this table');
  const token = await room.admit(player);
  const refusal = seat === null ? null : (await room.table.say({ _tag: 'Sit', player, seat, belonging })).refusal;
  return c.json({ token, refusal }, 201);
};

/** Lets a bot of the house sit down. */
const seatBot = async (house: House, room: Room, { seat, bot }: Bot): Promise<Either<Fault, void>> => {
  const entrant = house.entrants.find((one) => one.text === bot);
  const name = `${bot.slice(0, 30)} (${seat})`;
  if (entrant === undefined)
    return left(fault(['bot'], `this server has: ${house.entrants.map((one) => one.text).join(', ')}`));
  if (room.isFull()) return left(fault([], 'too many names at this table'));
  return room.isKnown(name) ? left(fault(['seat'], 'this bot sits there')) : room.admitBot(name, seat, entrant);
};

const admitBot = async (c: Context, room: Room, house: House): Promise<Response> => {
  if (playerBy(c, room) === undefined) return failed(c, 401, 'a token of this table is needed');
  const read = await bodyBy(c, botCodec);
  if (isLeft(read)) return faulty(c, read.left);
  const sat = await seatBot(house, room, read.right);
  return isLeft(sat) ? faulty(c, sat.left, 409) : c.json({ taken: true });
};

const takeMessage = async (c: Context, room: Room): Promise<Response> => {
  const player = playerBy(c, room);
  if (player === undefined) return failed(c, 401, 'a token of this table is needed');
  // The name of the player is that of the token.
  const read = chain(parseJson(await c.req.text()), (u) =>
    decode(message)(isObject(u) && u['_tag'] !== 'Tick' ? { ...u, player } : null),
  );
  if (isLeft(read)) return faulty(c, read.left);
  const said: Message = read.right;
  const { taken, refusal } = await room.table.say(said);
  if (taken) return c.json({ taken });
  return refusal === null ? failed(c, 409, 'nothing changes') : failed(c, 409, refusal.text, refusal.rule);
};

/** Proxies pass events on as they come: they neither hold them back nor pack them. */
const eventHeaders = {
  'Content-Type': 'text/event-stream',
  'Cache-Control': 'no-store, no-transform',
  'X-Accel-Buffering': 'no',
};

type AtTable = (c: Context, room: Room) => Response | Promise<Response>;

/** The routes of an existing table. */
const addTable = (app: Hono, tables: Tables, house: House): void => {
  const at = (answer: AtTable) => (c: Context<object, '/api/tables/:id'>) => {
    const room = tables.room(c.req.param('id'));
    return room === undefined ? failed(c, 404, 'no such table') : answer(c, room);
  };
  const path = '/api/tables/:id';
  app.get(
    path,
    at((c, room) => c.json(room.table.look(viewerBy(c, room)))),
  );
  app.get(
    `${path}/legal`,
    at((c, room) => c.json(room.table.legal(viewerBy(c, room)))),
  );
  app.get(
    `${path}/picture`,
    at((c, room) => picture(c, room, viewerBy(c, room))),
  );
  app.get(
    `${path}/shown`,
    at((c, room) => shown(c, room, viewerBy(c, room))),
  );
  app.get(
    `${path}/record`,
    at((c, room) => {
      const record = room.table.record();
      return record === undefined ? failed(c, 404, 'the game of this table is not over') : c.json(record);
    }),
  );
  app.get(
    `${path}/events`,
    at((c, room) =>
      room.table.listeners() >= mostListeners
        ? failed(c, 503, 'too many clients listen to this table')
        : c.body(eventsOf(room.table, viewerBy(c, room)), 200, eventHeaders),
    ),
  );
  app.post(`${path}/players`, at(admit));
  app.post(
    `${path}/bots`,
    at((c, room) => admitBot(c, room, house)),
  );
  app.post(`${path}/messages`, at(takeMessage));
};

// ---- a new table ----

const readWanted = async (c: Context): Promise<Either<Fault, Wanted & { readonly full: TableSpec }>> =>
  chain(await bodyBy(c, wanted), (read) => {
    const spec = decode(tableSpec)(read.spec);
    return isLeft(spec) ? left(under('spec')(spec.left)) : right({ ...read, full: spec.right });
  });

/** Opens a table; the answer has the tokens of the players that the spec names. */
const openTable = async (c: Context, tables: Tables, house: House): Promise<Response> => {
  const read = await readWanted(c);
  if (isLeft(read)) return faulty(c, read.left);
  const { game, bots, spec, full } = read.right;
  // The codec fills in a seed, but one that was left out is for the host to draw.
  const { seed, ...rest } = full;
  const opened = await tables.create(game, isObject(spec) && Object.hasOwn(spec, 'seed') ? { ...rest, seed } : rest);
  if (isLeft(opened)) return faulty(c, opened.left);
  const room = opened.right;
  const tokens: (readonly [player: string, token: string])[] = [];
  for (const player of full.players) if (player !== null) tokens.push([player, await room.admit(player)]);
  for (const bot of bots) {
    const sat = await seatBot(house, room, bot);
    if (isLeft(sat)) return faulty(c, sat.left, 409);
  }
  // From entries: a player may have any name, that of a property that every object has, too.
  return c.json({ id: room.table.id, tokens: Object.fromEntries(tokens) }, 201);
};

/** The server as a Hono application. */
export const application = (tables: Tables, house: House, libraries: Libraries): Hono => {
  const app = new libraries.Hono();
  const mayOpen = limiter(0.2, 20, house.clock);
  protect(app, house, libraries);
  addPage(app, house);
  app.get('/api/games', (c) =>
    c.json({
      games: everyGame().map((any) =>
        any.open(({ id, title, seats: count, optionInfo }) => ({ id, title, seats: count, options: optionInfo })),
      ),
      bots: house.entrants.map((one) => one.text),
    }),
  );
  app.post('/api/tables', (c) =>
    mayOpen(askerIn(c, house, libraries)) ? openTable(c, tables, house) : failed(c, 429, 'too many tables'),
  );
  addTable(app, tables, house);
  return app;
};
