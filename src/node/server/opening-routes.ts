/**
 * The routes that lead to a table: those for opening a table, for playing again, and for the list of public tables.
 *
 * @packageDocumentation
 */
import { type Either, isLeft, left, right } from 'fp-ts/Either';
import type { Context, Hono } from 'hono';
import { decode, list, text } from '../../core/reading/codec.js';
import { json } from '../../core/reading/json.js';
import { isObject, optionsOf } from '../../core/reading/objects.js';
import { described, schemaOf } from '../../core/reading/schema.js';
import { chain } from '../../core/values/either.js';
import { type Fault, fault, under } from '../../core/values/fault.js';
import { seats } from '../../core/values/seat.js';
import { type TableSpec, tableSpec } from '../../table/index.js';
import { readKnown } from '../host/bots.js';
import type { Entrant } from '../host/entrant.js';
import { newSecret, seedsOf } from '../host/secret.js';
import { type Access, accessCodec } from './access.js';
import { bodyBy, failed, faulty, keyForm, keyIn, tooMany } from './answers.js';
import { newToken } from './keys.js';
import type { Openings } from './openings.js';
import type { Room } from './room.js';
import type { PlaceInList, Summary } from './store/store.js';
import { botNamed, botStored } from './strength.js';
import { atTable, type BotAt, botCodec, type TableHouse, tablePath } from './table-routes.js';
import type { Opened, Tables } from './tables.js';

/** A request for a new table. */
interface Wanted {
  readonly game: string;
  readonly spec: unknown;
  readonly bots: readonly BotAt[];
  readonly access: Access;
}

const access = decode(accessCodec)({});

export const wantedCodec = optionsOf<Wanted>('a table', {
  game: { codec: text('the id of a game', 40), default: '' },
  // It is read as JSON first, because only there can be seen whether a seed was given.
  spec: { codec: described(json, schemaOf(tableSpec)), default: {} },
  bots: { codec: list(botCodec, 0, seats.length), default: [] },
  // Every key of it may be left out.
  access: {
    codec: accessCodec,
    default: isLeft(access) ? { seats: 'invited', watching: 'anyone', listed: false } : access.right,
  },
});

/** A requested table whose spec and bots have been read; it may still be impossible to open. */
interface Possible extends Wanted {
  readonly full: TableSpec;
  readonly entrants: readonly { readonly at: BotAt; readonly entrant: Entrant }[];
}

const readWanted = async (c: Context, house: TableHouse): Promise<Either<Fault, Possible>> =>
  chain(await bodyBy(c, wantedCodec), (read): Either<Fault, Possible> => {
    const game = readKnown(read.game);
    if (isLeft(game)) return game;
    const spec = decode(tableSpec)(read.spec);
    if (isLeft(spec)) return left(under('spec')(spec.left));
    const entrants: { readonly at: BotAt; readonly entrant: Entrant }[] = [];
    for (const [index, at] of read.bots.entries()) {
      const found = botNamed(house, at.bot);
      if (isLeft(found)) return left(under('bots')(under(String(index))(found.left)));
      if (spec.right.players[at.seat] != null || entrants.some((one) => one.at.seat === at.seat))
        return left(fault(['bots', String(index), 'seat'], 'the seat is taken'));
      entrants.push({ at, entrant: found.right });
    }
    return right({ ...read, full: spec.right, entrants });
  });

/** Makes a token for each player that a spec names, and the lines that admit these players to the table. */
const tokensFor = (players: readonly (string | null)[]) => {
  const named = players.flatMap((player) => (player === null ? [] : [{ player, ...newToken() }]));
  return {
    // From entries: a player may have any name, that of a property that every object has, too.
    tokens: Object.fromEntries(named.map(({ player, token }) => [player, token])),
    lines: named.map(({ player, hash }) => JSON.stringify({ player, hash, bot: null })),
  };
};

/** Seats the bots of a new table; the result is a fault if a bot cannot sit down. */
const seatAll = async (room: Room, bots: Possible['entrants']): Promise<Either<Fault, void>> => {
  for (const { at, entrant } of bots) {
    const sat = await room.admitBot(at.seat, entrant);
    if (isLeft(sat)) return sat;
  }
  return right(undefined);
};

const openTable = async (c: Context, tables: Tables, house: TableHouse, openings: Openings): Promise<Response> => {
  const read = await readWanted(c, house);
  if (isLeft(read)) return faulty(c, read.left);
  const { game, spec, full, entrants, access: agreed } = read.right;
  // The codec fills in a seed, but one that was left out is for the host to draw.
  const { seed, ...rest } = full;
  const { tokens, lines } = tokensFor(full.players);
  const isGiven = isObject(spec) && Object.hasOwn(spec, 'seed');
  const opened = await tables.create(game, isGiven ? { ...rest, seed } : rest, agreed, lines, house.askerIn(c));
  if (isLeft(opened))
    return faulty(c, opened.left, opened.left.path.length === 0 && opened.left.rule === undefined ? 503 : 400);
  const { room, links } = opened.right;
  const sat = await seatAll(room, entrants);
  if (isLeft(sat)) {
    await tables.remove(room.table.id);
    return faulty(c, sat.left, 409);
  }
  openings.opened(house.askerIn(c), room.table.id);
  return c.json({ id: room.table.id, tokens, links }, 201);
};

/** Opens a new table for the players of a finished game. In the new game, all players move on by one seat, and their tokens stay valid. */
const playAgain = async (c: Context, room: Room, tables: Tables, house: TableHouse): Promise<Response> => {
  const known = room.keys();
  if (known.rematch !== null) return c.json({ id: known.rematch }, 200);
  const spec = room.table.rematch(seedsOf(newSecret())('set-up'));
  if (spec === undefined) return failed(c, 409, 'the game of this table is not over');
  const people = known.players.filter(({ bot }) => bot === null);
  const players = spec.players.map((player) => (people.some((one) => one.player === player) ? player : null));
  const opened: Either<Fault, Opened> = await tables.create(
    room.table.look('spectators').game,
    { ...spec, players },
    known.access,
    people.map((one) => JSON.stringify(one)),
    house.askerIn(c),
  );
  if (isLeft(opened)) return faulty(c, opened.left, 503);
  const bots = known.players.flatMap(({ player, bot }) => {
    const seat = seats.find((one) => spec.players[one] === player);
    const entrant = bot === null ? undefined : botStored(house, bot);
    return seat === undefined || entrant === undefined ? [] : [{ at: { seat, bot: entrant.text }, entrant }];
  });
  const sat = await seatAll(opened.right.room, bots);
  if (isLeft(sat)) return faulty(c, sat.left, 409);
  const { id } = opened.right.room.table;
  await room.goOn(id);
  return c.json({ id }, 201);
};

/** The greatest number of tables in one part of the public list; the most recently active tables are in the first part. */
const mostListed = 100;

/** A part of the list of public tables. */
export interface Lobby {
  readonly tables: readonly Omit<Summary, 'touched' | 'wake' | 'listed'>[];
  /** The text with which a client requests the next part; null if there are no more tables. */
  readonly next: string | null;
}

/** The regular expression for the text with which a client requests the next part of the list. */
export const nextPattern = '^\\d{1,15}\\.[A-Za-z0-9_-]{16}$';

const nextFormat = new RegExp(nextPattern);

/** The place in the list that a text names. */
const placeIn = (text: string): PlaceInList => {
  const point = text.indexOf('.');
  return { touched: Number(text.slice(0, point)), id: text.slice(point + 1) };
};

/** A part of the list of public tables: the first part, or the part after a given place. The result is undefined if the text does not name a place. */
export const lobbyOf = async (tables: Tables, from: string | undefined): Promise<Lobby | undefined> => {
  if (from !== undefined && !nextFormat.test(from)) return undefined;
  const after = from === undefined ? undefined : placeIn(from);
  const wanted = { states: ['seating', 'playing'], listed: true, limit: mostListed + 1, after } as const;
  const found = await tables.list(wanted);
  const shown = found.slice(0, mostListed);
  const last = found.length > mostListed ? shown.at(-1) : undefined;
  return {
    tables: shown.map((one) => ({
      id: one.id,
      game: one.game,
      state: one.state,
      moves: one.moves,
      opened: one.opened,
    })),
    next: last === undefined ? null : `${last.touched}.${last.id}`,
  };
};

/** The refusal of a request whose `after` is not the `next` of an earlier answer. */
export const noPlace = 'after is the text next of the answer before';

/** Adds the routes for opening tables, playing again, and listing public tables. */
export const addOpenings = (app: Hono, tables: Tables, house: TableHouse, openings: Openings): void => {
  app.get('/api/tables', async (c) => {
    const lobby = await lobbyOf(tables, c.req.query('after'));
    return lobby === undefined ? failed(c, 400, noPlace) : c.json(lobby);
  });
  app.post('/api/tables', async (c) => {
    const asker = house.askerIn(c);
    const key = keyIn(c);
    if (key === null) return failed(c, 400, keyForm);
    return openings.once(key, asker, async () => {
      const refusal = await openings.refusal(asker);
      if (refusal !== undefined) return tooMany(c, refusal.text, refusal.seconds);
      const answer = await openTable(c, tables, house, openings);
      if (!answer.ok) openings.failed(asker);
      return answer;
    });
  });
  app.post(
    `${tablePath}/rematch`,
    atTable(tables, house, ({ c, room, bearer }) => {
      const isPlaying = bearer._tag === 'Player' && room.table.viewerOf(bearer.player) !== 'spectators';
      const isHost = bearer._tag === 'Role' && bearer.role === 'host';
      return isPlaying || isHost
        ? playAgain(c, room, tables, house)
        : failed(c, bearer._tag === 'Nobody' ? 401 : 403, 'only who played here plays again');
    }),
  );
};
