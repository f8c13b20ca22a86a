/**
 * The tables over HTTP: JSON by POST, events by SSE. Everything that comes in is bounded and read by a codec.
 *
 * @packageDocumentation
 */
import { type Either, isLeft, left } from 'fp-ts/Either';
import type { Context, Hono, MiddlewareHandler } from 'hono';
import { decode, list, nullable, oneOf, text } from '../core/reading/codec.js';
import { type Fault, fault, printFault } from '../core/values/fault.js';
import { json } from '../core/reading/json.js';
import { exact, isObject, optionsOf } from '../core/reading/objects.js';
import { parseJson } from '../core/records/record.js';
import { type Seat, seats } from '../core/values/seat.js';
import { message, type Message, playerName, tableSpec } from '../table/index.js';
import { games } from '../games.js';
import { svgOfText } from '../svg/index.js';
import type { Entrant } from '../host/entrant.js';
import { eventsOf } from './events.js';
import { isForeign, isJson } from './foreign.js';
import { page, style } from './page.js';
import { limiter } from './rate.js';
import type { Room, Tables } from './tables.js';

/** What of Hono is used; the command loads it when a server is started. */
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

/** What a server allows. */
export interface House {
  readonly entrants: readonly Entrant[];
  /** The names by which the server may be addressed; empty: any. Others are pages that mean somebody else's machine. */
  readonly hosts: readonly string[];
  /** The origins of other sites whose pages may play here. */
  readonly sites: readonly string[];
  /** The scripts of the page by name. */
  readonly scripts: ReadonlyMap<string, string>;
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

const faulty = (c: Context, wrong: Fault): Response => failed(c, 400, printFault(wrong), wrong.rule ?? null);

/** The message of a player, whose name is that of the token. */
const messageOf = (u: unknown, player: string) =>
  decode(message)(isObject(u) && u['_tag'] !== 'Tick' ? { ...u, player } : null);

/** Lets nobody change anything but those who mean it: no page of another site, and no form. */
const guarded =
  (sites: readonly string[]): MiddlewareHandler =>
  async (c: Context, next) => {
    const changes = !['GET', 'HEAD', 'OPTIONS'].includes(c.req.method);
    if (changes && isForeign(c, sites)) return failed(c, 403, 'pages of other sites change nothing here');
    if (changes && !isJson(c)) return failed(c, 415, 'a body is application/json');
    await next();
    return undefined;
  };

/** The server as a Hono application. */
export const application = (
  tables: Tables,
  house: House,
  { Hono, bodyLimit, secureHeaders, cors, addressOf }: Libraries,
): Hono => {
  const app = new Hono();
  const mayAsk = limiter(50, 200);
  const mayOpen = limiter(0.2, 20);

  app.use(
    secureHeaders({
      contentSecurityPolicy: {
        ...{ defaultSrc: ["'none'"], scriptSrc: ["'self'"], styleSrc: ["'self'", "'unsafe-inline'"] },
        ...{
          connectSrc: ["'self'"],
          imgSrc: ["'self'", 'data:'],
          frameAncestors: ["'none'"],
          baseUri: ["'none'"],
          formAction: ["'none'"],
        },
      },
      xFrameOptions: 'DENY',
      referrerPolicy: 'no-referrer',
    }),
  );
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
  app.use(async (c, next) => {
    const host = (c.req.header('host') ?? '').replace(/:\d+$/, '');
    if (house.hosts.length > 0 && !house.hosts.includes(host)) return failed(c, 400, 'this server has another name');
    if (!mayAsk(addressOf(c))) return failed(c, 429, 'too many requests');
    c.header('Cache-Control', 'no-store');
    await next();
    return undefined;
  });
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

  /** A bot of the house sits down. */
  const botAt = async (room: Room, { seat, bot }: Bot): Promise<Either<Fault, void>> => {
    const entrant = house.entrants.find((one) => one.text === bot);
    const name = `${bot.slice(0, 30)} (${seat})`;
    if (entrant === undefined)
      return left(fault(['bot'], `this server has: ${house.entrants.map((one) => one.text).join(', ')}`));
    if (room.isFull()) return left(fault([], 'too many names at this table'));
    return room.isKnown(name) ? left(fault(['seat'], 'this bot sits there')) : room.admitBot(name, seat, entrant);
  };

  const bodyOf = async (c: Context) => parseJson(await c.req.text());
  const roomOf = (c: Context): Room | undefined => tables.room(c.req.param('id') ?? '');
  const viewerOf = (c: Context, room: Room) => {
    const token = bearer(c);
    return room.table.viewerOf(token === undefined ? undefined : room.playerOf(token));
  };

  app.get('/', (c) => c.html(page));
  app.get('/page/:name', (c) => {
    const script = house.scripts.get(c.req.param('name'));
    return script === undefined
      ? failed(c, 404, 'there is nothing here')
      : c.body(script, 200, { 'Content-Type': 'text/javascript; charset=utf-8' });
  });
  app.get('/page.css', (c) => c.body(style, 200, { 'Content-Type': 'text/css; charset=utf-8' }));

  app.get('/api/games', (c) =>
    c.json({
      games: games.map((any) =>
        any.open(({ id, title, seats: count, optionInfo }) => ({ id, title, seats: count, options: optionInfo })),
      ),
      bots: house.entrants.map((one) => one.text),
    }),
  );

  app.post('/api/tables', async (c) => {
    if (!mayOpen(addressOf(c))) return failed(c, 429, 'too many tables');
    const body = await bodyOf(c);
    const read = isLeft(body) ? body : decode(wanted)(body.right);
    if (isLeft(read)) return faulty(c, read.left);
    const spec = decode(tableSpec)(read.right.spec);
    if (isLeft(spec)) return faulty(c, { ...spec.left, path: ['spec', ...spec.left.path] });
    const { game, bots } = read.right;
    // The codec fills in a seed, but one that nobody gave is for the host to draw.
    const { seed, ...rest } = spec.right;
    const isGiven = isObject(read.right.spec) && Object.hasOwn(read.right.spec, 'seed');
    const made = await tables.create(game, isGiven ? { ...rest, seed } : rest);
    if (isLeft(made)) return faulty(c, made.left);
    const room = made.right;
    const tokens: (readonly [player: string, token: string])[] = [];
    for (const player of spec.right.players) if (player !== null) tokens.push([player, await room.admit(player)]);
    for (const one of bots) {
      const sat = await botAt(room, one);
      if (isLeft(sat)) return failed(c, 409, printFault(sat.left), sat.left.rule ?? null);
    }
    // From entries: a player may have any name, that of a property that every object has, too.
    return c.json({ id: room.table.id, tokens: Object.fromEntries(tokens) }, 201);
  });

  app.get('/api/tables/:id', (c) => {
    const room = roomOf(c);
    return room === undefined ? failed(c, 404, 'no such table') : c.json(room.table.look(viewerOf(c, room)));
  });

  app.get('/api/tables/:id/legal', (c) => {
    const room = roomOf(c);
    return room === undefined ? failed(c, 404, 'no such table') : c.json(room.table.legal(viewerOf(c, room)));
  });

  app.get('/api/tables/:id/picture', (c) => {
    const room = roomOf(c);
    if (room === undefined) return failed(c, 404, 'no such table');
    const { game, sight } = room.table.look(viewerOf(c, room));
    const drawn = svgOfText(game, sight?.view ?? '');
    return isLeft(drawn)
      ? failed(c, 404, 'there is no picture yet')
      : c.body(drawn.right, 200, { 'Content-Type': 'image/svg+xml' });
  });

  app.get('/api/tables/:id/record', (c) => {
    const record = roomOf(c)?.table.record();
    return record === undefined ? failed(c, 404, 'no such table, or its game goes on') : c.json(record);
  });

  app.get('/api/tables/:id/events', (c) => {
    const room = roomOf(c);
    if (room === undefined) return failed(c, 404, 'no such table');
    if (room.table.listeners() >= mostListeners) return failed(c, 503, 'too many listen');
    return c.body(eventsOf(room.table, viewerOf(c, room)), 200, { 'Content-Type': 'text/event-stream' });
  });

  app.post('/api/tables/:id/players', async (c) => {
    const room = roomOf(c);
    if (room === undefined) return failed(c, 404, 'no such table');
    const body = await bodyOf(c);
    const read = isLeft(body) ? body : decode(coming)(body.right);
    if (isLeft(read)) return faulty(c, read.left);
    const { player, seat, belonging } = read.right;
    if (!playerName.is(player)) return faulty(c, fault(['player'], 'missing'));
    if (room.isKnown(player)) return failed(c, 409, 'this name is taken');
    if (room.isFull()) return failed(c, 503, 'too many names at this table');
    const token = await room.admit(player);
    const answer = seat === null ? undefined : await room.table.say({ _tag: 'Sit', player, seat, belonging });
    return c.json({ token, refusal: answer?.refusal ?? null }, 201);
  });

  app.post('/api/tables/:id/bots', async (c) => {
    const room = roomOf(c);
    if (room === undefined) return failed(c, 404, 'no such table');
    const token = bearer(c);
    if (token === undefined || room.playerOf(token) === undefined)
      return failed(c, 401, 'a token of this table is needed');
    const body = await bodyOf(c);
    const read = isLeft(body) ? body : decode(botCodec)(body.right);
    if (isLeft(read)) return faulty(c, read.left);
    const sat = await botAt(room, read.right);
    return isLeft(sat) ? failed(c, 409, printFault(sat.left), sat.left.rule ?? null) : c.json({ taken: true });
  });

  app.post('/api/tables/:id/messages', async (c) => {
    const room = roomOf(c);
    if (room === undefined) return failed(c, 404, 'no such table');
    const token = bearer(c);
    const player = token === undefined ? undefined : room.playerOf(token);
    if (player === undefined) return failed(c, 401, 'a token of this table is needed');
    const body = await bodyOf(c);
    const read = isLeft(body) ? body : messageOf(body.right, player);
    if (isLeft(read)) return faulty(c, read.left);
    const said: Message = read.right;
    const { taken, refusal } = await room.table.say(said);
    return taken ? c.json({ taken }) : failed(c, 409, refusal?.text ?? 'nothing changes', refusal?.rule ?? null);
  });

  return app;
};
