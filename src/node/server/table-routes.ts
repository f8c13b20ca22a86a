/**
 * The routes for requests to an existing table.
 *
 * @packageDocumentation
 */
import { type Either, isLeft, left } from 'fp-ts/Either';
import type { Context } from 'hono';
import { decode } from '../../core/reading/codec.js';
import { isObject } from '../../core/reading/objects.js';
import { parseJson } from '../../core/records/record.js';
import { chain } from '../../core/values/either.js';
import { type Fault, fault, show } from '../../core/values/fault.js';
import { seats } from '../../core/values/seat.js';
import { mostRemarks } from '../../table/allowance.js';
import { type Message, type Viewer } from '../../table/index.js';
import type { Entrant } from '../host/entrant.js';
import { pictureOf } from '../host/pictures.js';
import { type Bearer, mayLook, maySeatBots, maySit, newcomer, type Visitor } from './access.js';
import { type Account, bearerAt } from './accounts.js';
import { bodyBy, failed, faulty, keyForm, keyIn, retryAfter, tokenIn, unknownChange } from './answers.js';
import { botNamed } from './bot-offer.js';
import { eventsOf } from './events.js';
import type { Listener } from './hosted-table.js';
import type { Keys } from './keys.js';
import type { Limits } from './limits.js';
import { NetworkCounts } from './networks.js';
import { type Asker, passOn } from './peers.js';
import { RequestFailed } from './request-failure.js';
import { onlyInvited, type Room } from './room.js';
import { type Answer, type RouteName, routes } from './routes.js';
import { shownAt, toldAt } from './table-description.js';
import type { Tables } from './tables.js';

/** The settings and functions that the routes for tables need. */
export interface TableRouteContext {
  readonly entrants: readonly Entrant[];
  readonly limits: Limits;
  /** The address of the client that sent the request. */
  readonly askerIn: (c: Context) => string;
  /** The account of the client that sent the request. */
  readonly accountIn: (c: Context) => Account;
  /** True if a request was passed on by another process that shares this store. */
  readonly isPassedOn: (c: Context) => boolean;
  /** A signal that is aborted when this process ends. */
  readonly ends: AbortSignal;
}

/** A request to a table, with the table and the sender. */
interface TableRequest {
  readonly c: Context;
  readonly room: Room;
  /** The sender as it is now, which may differ from what it was when the request arrived. */
  readonly visitor: () => Visitor;
}

const playerOf = (bearer: Bearer): string | undefined => (bearer._tag === 'Player' ? bearer.player : undefined);

const viewerOf = ({ room, visitor }: TableRequest): Viewer => room.table.viewerOf(playerOf(visitor().bearer));

const isHost = ({ bearer }: Visitor): boolean => bearer._tag === 'Role' && bearer.role === 'host';

// ---- reading ----

const picture = (asked: TableRequest): Response => {
  const { game, sight } = asked.room.table.look(viewerOf(asked));
  const drawn = sight === null ? undefined : pictureOf(game, sight.view);
  return drawn === undefined || isLeft(drawn)
    ? failed(asked.c, 404, 'there is no picture yet')
    : asked.c.body(drawn.right, 200, { 'Content-Type': 'image/svg+xml' });
};

/** Answers with the position, in the form needed by a page that does not have the game's code. */
const shown = (asked: TableRequest): Response => {
  const viewer = viewerOf(asked);
  const look = asked.room.table.look(viewer);
  const seat = viewer === 'spectators' ? undefined : viewer;
  const halted = look.end === null ? asked.room.table.halted() : null;
  const found = look.sight === null ? undefined : shownAt(look, look.sight.view, seat, halted);
  return found === undefined || isLeft(found)
    ? failed(asked.c, 404, 'there is nothing to show yet')
    : asked.c.json(found.right);
};

/** The number of moves that a request names; undefined if the text is not such a number. */
const plyIn = (given: string): number | undefined => {
  const ply = /^\d{1,16}$/.test(given) ? Number(given) : undefined;
  return Number.isSafeInteger(ply) ? ply : undefined;
};

/** Answers with an earlier position as the viewer saw it, without moves. It has an address of its own, because older servers would answer with the present position. */
const past = (asked: TableRequest): Response => {
  const { c, room } = asked;
  const ply = plyIn(c.req.query('ply') ?? '');
  if (ply === undefined) return failed(c, 400, 'ply is a number of moves');
  const viewer = viewerOf(asked);
  const text = room.table.past(viewer, ply);
  const seat = viewer === 'spectators' ? undefined : viewer;
  const look = { ...room.table.look(viewer), end: null };
  const found = text === undefined ? undefined : shownAt(look, text, seat, null);
  return found === undefined || isLeft(found)
    ? failed(c, 404, 'there was no such position')
    : c.json({ ...found.right, moves: [] });
};

/** Answers with the game's title, what was agreed at the table, the points and, in words, the moves from the requested ply on. */
const told = (asked: TableRequest): Response => {
  const { c, room } = asked;
  const viewer = viewerOf(asked);
  const { from: given = '0' } = c.req.query();
  const from = plyIn(given);
  if (from === undefined) return failed(c, 400, 'from is the number of a move');
  return c.json(toldAt(room.table.look(viewer), room.table.agreed(), room.table.steps(viewer, from)));
};

const record = ({ c, room }: TableRequest): Response => {
  const found = room.table.record();
  return found === undefined ? failed(c, 404, 'the game of this table is not over') : c.json(found);
};

/** The seats of those who have the table open at present, from the lowest. */
const presentAt = ({ table }: Room): readonly number[] =>
  seats.filter((seat) => table.listeners().some(({ viewer }) => viewer === seat));

/** Answers with everything about a table but its position: its stage, its access and, if it was stopped, the reason. */
const stateOf = ({ c, room }: TableRequest): Response => {
  const { state, moves } = room.table.state();
  const { rematch } = room.keys();
  return c.json({
    state,
    moves,
    halted: room.table.halted(),
    access: room.access(),
    rematch,
    present: presentAt(room),
  });
};

/** The headers that make proxies pass events on immediately, without buffering or compressing them. */
const eventHeaders = {
  'Content-Type': 'text/event-stream',
  'Cache-Control': 'no-store, no-transform',
  'X-Accel-Buffering': 'no',
};

/** The viewer of a stream, and how the stream is counted. */
type StreamViewer = Pick<Listener, 'viewer' | 'who' | 'hasLink'>;

/**
 * The reason why a table accepts no further listener; undefined if there is room. Spectators never take up the room that is meant for players, and
 * those without a link never take up the room that is meant for those with one.
 */
const crowd = ({ table }: Room, { viewer, who, hasLink }: StreamViewer, limits: Limits): string | undefined => {
  const all = table.listeners().filter((one) => viewer !== 'spectators' || one.hasLink === hasLink);
  if (viewer !== 'spectators')
    return all.filter((one) => one.who === who).length >= limits.streamsPerPlayer
      ? 'too many clients of this player listen to this table'
      : undefined;
  const watching = all.filter((one) => one.viewer === 'spectators');
  if (watching.length >= limits.watchers) return 'too many clients watch this table';
  const near = new NetworkCounts(limits.watchersPerAddress, limits.watchers);
  for (const one of watching) near.add(one.who);
  return near.hasRoom(who) ? undefined : 'too many clients at this address watch this table';
};

const events = (asked: TableRequest, { limits, askerIn }: TableRouteContext): Response => {
  const { c, room, visitor } = asked;
  const viewer = viewerOf(asked);
  const { bearer, link } = visitor();
  const who = viewer === 'spectators' || bearer._tag !== 'Player' ? askerIn(c) : `player ${bearer.player}`;
  const listening = { viewer, who, hasLink: viewer === 'spectators' && link !== null };
  const crowded = crowd(room, listening, limits);
  if (crowded !== undefined) return failed(c, 503, crowded);
  // A HEAD request must not open a stream, because the client would never read or close it.
  if (c.req.method === 'HEAD') return c.body(null, 200, eventHeaders);
  const mayHear = (): boolean => mayLook(room.access(), visitor()) && viewerOf(asked) === viewer;
  return c.body(eventsOf(room, listening, mayHear), 200, eventHeaders);
};

// ---- joining ----

const admit = async (
  { c, room, visitor }: TableRequest,
  { accountIn, askerIn }: TableRouteContext,
): Promise<Response> => {
  const key = keyIn(c);
  if (key === null) return failed(c, 400, keyForm);
  const read = await bodyBy(c, routes.players.body.codec);
  if (isLeft(read)) return faulty(c, read.left);
  const { seat, belonging } = read.right;
  const account = accountIn(c);
  const player = account._tag === 'Named' ? account.name : read.right.player;
  if (read.right.player !== null && read.right.player !== player)
    return faulty(c, fault(['player'], 'people play under the names of their accounts here'));
  if (player === null) return faulty(c, fault(['player'], 'missing'));
  if (seat !== null && !maySit(room.access(), newcomer(visitor()))) return failed(c, 403, onlyInvited);
  const guest = { visitor, address: askerIn(c), isVouchedFor: account._tag === 'Named' };
  const admitted = await room.admit(player, seat, belonging, key, guest);
  return isLeft(admitted) ? faulty(c, { ...admitted.left, path: [] }, 409) : c.json(admitted.right, 201);
};

const admitBot = async (asked: TableRequest, house: TableRouteContext): Promise<Response> => {
  const { c, room, visitor } = asked;
  const barred = (): string | undefined =>
    maySeatBots(visitor()) ? undefined : 'only who has a seat, or an invitation, seats a bot';
  const wrong = barred();
  if (wrong !== undefined) return failed(c, visitor().bearer._tag === 'Nobody' ? 401 : 403, wrong);
  const read = await bodyBy(c, routes.bots.body.codec);
  if (isLeft(read)) return faulty(c, read.left);
  const entrant = botNamed(house, read.right.bot);
  if (isLeft(entrant)) return faulty(c, entrant.left, 409);
  const sat = await room.admitBot(read.right.seat, entrant.right, barred);
  return isLeft(sat) ? faulty(c, sat.left, 409) : c.json({ taken: true });
};

/**
 * Makes a link anew. Whoever has the link of a player is that player, so nobody but the player makes it anew: in the hands of another, who may sit at
 * the same table, it would be a second seat.
 */
const renew = async ({ c, room, visitor }: TableRequest): Promise<Response> => {
  const read = await bodyBy(c, routes.links.body.codec);
  if (isLeft(read)) return faulty(c, read.left);
  const { role, player } = read.right;
  // Two requests may renew the same token. They run one after the other, and the second finds its token revoked.
  return room.oneByOne(async () => {
    const now = visitor();
    if (role === 'player' && (player === null || playerOf(now.bearer) !== player))
      return failed(c, 403, 'only a player makes the own link anew');
    if (role !== 'player' && !isHost(now)) return failed(c, 403, 'only who opened the table makes its links anew');
    const made = role === 'player' ? await room.renew(player ?? '') : await room.link(role);
    return isLeft(made) ? faulty(c, made.left, 409) : c.json({ token: made.right }, 201);
  });
};

// ---- messages ----

/** Reads a message from a player; the player's name comes from the token, whatever the message says. */
const messageOf = (player: string, u: unknown): Either<Fault, Message> => {
  if (!isObject(u)) return left(fault([], `${show(u)} is not a message`));
  if (u['_tag'] === 'Tick')
    return left(fault(['_tag'], 'players cannot send "Tick": the server itself tells the time'));
  if (u['_tag'] === 'Substitute')
    return left(fault(['_tag'], 'players cannot send "Substitute": the server itself says which bot plays on'));
  return decode(routes.messages.body.codec)({ ...u, player });
};

/** The number of spectators' comments that those without a link cannot take from those with one. */
const keptRemarks = 200;

/** The reason why a visitor may not send a message now; undefined if the visitor may. The table itself asks whether the message fits the game. */
const refuseMessage = (room: Room, message: Message, visitor: Visitor): string | undefined => {
  if (message._tag === 'Sit' && message.seat !== null && !maySit(room.access(), visitor)) return onlyInvited;
  const isStranger = !visitor.isSeated && visitor.link === null;
  return message._tag === 'Comment' && isStranger && room.table.remarks() >= mostRemarks - keptRemarks
    ? 'there are too many comments of those who watch'
    : undefined;
};

const say = async ({ c, room, visitor }: TableRequest): Promise<Response> => {
  const { bearer } = visitor();
  const player = playerOf(bearer);
  if (player === undefined)
    return failed(c, bearer._tag === 'Nobody' ? 401 : 403, 'the token of a player of this table is needed');
  const key = keyIn(c);
  if (key === null) return failed(c, 400, keyForm);
  const read = chain(parseJson(await c.req.text()), (u) => messageOf(player, u));
  if (isLeft(read)) return faulty(c, read.left);
  const said = read.right;
  const wrong = refuseMessage(room, said, visitor());
  if (wrong !== undefined) return failed(c, said._tag === 'Sit' ? 403 : 409, wrong);
  const barred = (): string | undefined => {
    const now = visitor();
    return playerOf(now.bearer) === player ? refuseMessage(room, said, now) : 'this token was revoked';
  };
  const { taken, refusal, repeated } = await room.table.say(said, { key, barred });
  if (taken) return c.json({ taken, ...(repeated === true ? { repeated } : {}) });
  return refusal === null ? failed(c, 409, 'nothing changes') : failed(c, 409, refusal.text, refusal.rule);
};

type TableHandler = (asked: TableRequest) => Response | Promise<Response>;

/** Answers a request; if that fails, the error names the table and its game. */
const naming =
  (answer: TableHandler) =>
  async (asked: TableRequest): Promise<Response> => {
    try {
      return await answer(asked);
    } catch (error) {
      const { id, game } = asked.room.table;
      throw new RequestFailed(id, game, error);
    }
  };

/** The client whose request is to be passed on to another process. */
const askerFor = (c: Context, { askerIn, accountIn }: TableRouteContext): Asker => {
  const account = accountIn(c);
  return { address: askerIn(c), account: account._tag === 'Named' ? account.name : undefined };
};

/** Looks up a visitor by account and token, each time anew. The bearer of the token is kept only as long as nothing has changed in the list of players. */
const visitorTo = (room: Room, account: Account, token: string | undefined): (() => Visitor) => {
  let known: { readonly keys: Keys; readonly bearer: Bearer } | undefined;
  return () => {
    const keys = room.keys();
    if (known?.keys !== keys) known = { keys, bearer: bearerAt(room, account, token) };
    return room.visitor(known.bearer);
  };
};

/** Answers a request to a table, if the table exists and the client may know of it. */
export const atTable =
  (tables: Tables, house: TableRouteContext, answer: TableHandler) =>
  async (c: Context): Promise<Response> => {
    const found = await tables.find(c.req.param('id') ?? '');
    switch (found._tag) {
      case 'Missing':
        return failed(c, 404, 'no such table');
      case 'Held': {
        // A forwarded request is not forwarded again. This happens if the table has just moved to another process.
        const passed =
          found.by === undefined || house.isPassedOn(c)
            ? undefined
            : await passOn(c, found.by, askerFor(c, house), house.ends);
        if (passed?._tag === 'Answered') return passed.answer;
        c.header('Retry-After', retryAfter);
        const held = 'another process of this server has this table';
        if (passed?.wasSent === true) return failed(c, 503, unknownChange(`${held} and does not answer`));
        return failed(c, 503, found.by === undefined ? `${held} and says no --at, by which it could be asked` : held);
      }
      case 'Unreadable':
        return faulty(c, found.fault, 409);
      case 'Here': {
        const { room } = found;
        const visitor = visitorTo(room, house.accountIn(c), tokenIn(c));
        if (visitor().bearer._tag === 'Stranger') return failed(c, 401, 'this token belongs to nobody at this table');
        return mayLook(room.access(), visitor())
          ? naming(answer)({ c, room, visitor })
          : failed(c, 404, 'no such table');
      }
    }
  };

/** The answers to requests to existing tables. */
export const tableAnswers = (
  tables: Tables,
  house: TableRouteContext,
): Readonly<Record<Exclude<RouteName, 'games' | 'list' | 'open' | 'rematch'>, Answer>> => {
  const at = (answer: TableHandler): Answer => atTable(tables, house, answer);
  return {
    look: at((asked) => asked.c.json(asked.room.table.look(viewerOf(asked)))),
    legal: at((asked) => asked.c.json(asked.room.table.legal(viewerOf(asked)))),
    picture: at(picture),
    shown: at(shown),
    past: at(past),
    told: at(told),
    record: at(record),
    state: at(stateOf),
    events: at((asked) => events(asked, house)),
    players: at((asked) => admit(asked, house)),
    bots: at((asked) => admitBot(asked, house)),
    links: at(renew),
    messages: at(say),
  };
};
