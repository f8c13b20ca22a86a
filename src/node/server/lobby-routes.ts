/**
 * The routes that lead to a table: those for opening a table, for playing again, and for the list of public tables.
 *
 * @packageDocumentation
 */
import { type Either, isLeft, left, right } from 'fp-ts/Either';
import type { Context } from 'hono';
import { decode } from '../../core/reading/codec.js';
import { isObject } from '../../core/reading/objects.js';
import { chain } from '../../core/values/either.js';
import { type Fault, fault, under } from '../../core/values/fault.js';
import { seats } from '../../core/values/seat.js';
import { type TableSpec, tableSpec } from '../../table/index.js';
import { readKnown } from '../host/bots.js';
import type { Entrant } from '../host/entrant.js';
import { newSecret, seedsOf } from '../host/secret.js';
import { type Access, mayPlayAgain } from './access.js';
import { bodyBy, type Failure, failed, faulty, keyForm, keyIn, tokenIn, tooMany } from './answers.js';
import { botNamed, botStored } from './bot-offer.js';
import { linesForRematch, newToken } from './keys.js';
import { lobbyOf, noPlace } from './lobby.js';
import { refuseName } from './lookalike-names.js';
import type { Openings } from './opening-limiter.js';
import type { BotRequest, OpeningRequest } from './requests.js';
import type { Room } from './room.js';
import { type Answer, routes } from './routes.js';
import { atTable, type TableRouteContext } from './table-routes.js';
import type { OpenedTable, Tables } from './tables.js';

/** A requested table whose spec and bots have been read; it may still be impossible to open. */
interface CheckedOpening extends OpeningRequest {
  readonly full: TableSpec;
  readonly entrants: readonly { readonly at: BotRequest; readonly entrant: Entrant }[];
}

/** The reason why players may not have the names that a spec gives them; undefined if they may. */
const refuseNames = (players: readonly (string | null)[]): Fault | undefined => {
  for (const [seat, player] of players.entries()) {
    const before = players.slice(0, seat).filter((one) => one !== null);
    const wrong = player === null ? undefined : refuseName(player, before);
    if (wrong !== undefined) return { ...wrong, path: ['players', String(seat)] };
  }
  return undefined;
};

const readWanted = async (c: Context, house: TableRouteContext): Promise<Either<Fault, CheckedOpening>> =>
  chain(await bodyBy(c, routes.open.body.codec), (read): Either<Fault, CheckedOpening> => {
    const game = readKnown(read.game);
    if (isLeft(game)) return game;
    const spec = decode(tableSpec)(read.spec);
    if (isLeft(spec)) return left(under('spec')(spec.left));
    const wrong = refuseNames(spec.right.players);
    if (wrong !== undefined) return left(under('spec')(wrong));
    if (spec.right.leaving === 'bot' && house.entrants.length === 0)
      return left(fault(['spec', 'leaving'], 'this server has no bot that could play on'));
    const entrants: { readonly at: BotRequest; readonly entrant: Entrant }[] = [];
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
    // Use entries, because a player may have the name of an inherited property such as `constructor`.
    tokens: Object.fromEntries(named.map(({ player, token }) => [player, token])),
    lines: named.map(({ player, hash }) => JSON.stringify({ player, hash, bot: null })),
  };
};

/** What is needed to open tables. */
interface Opener {
  readonly tables: Tables;
  readonly house: TableRouteContext;
  readonly openings: Openings;
}

/** Seats the bots of a new table; the result is a fault if a bot cannot sit down. */
const seatAll = async (room: Room, bots: CheckedOpening['entrants']): Promise<Either<Fault, void>> => {
  for (const { at, entrant } of bots) {
    const sat = await room.admitBot(at.seat, entrant);
    if (isLeft(sat)) return sat;
  }
  return right(undefined);
};

/** A table that is to be opened, of whatever game and for whatever reason. */
interface NewTable {
  readonly game: string;
  readonly spec: Partial<TableSpec>;
  readonly access: Access;
  /** The lines for the list of players. */
  readonly known: readonly string[];
  readonly bots: CheckedOpening['entrants'];
}

/**
 * Opens a table, if the address that asks may open one. Every way to a new table leads through this function. Nothing is left behind of a table that
 * could not be opened.
 */
const openAt = async (
  c: Context,
  { tables, house, openings }: Opener,
  { game, spec, access: agreed, known, bots }: NewTable,
): Promise<Either<Response, OpenedTable>> => {
  const asker = house.askerIn(c);
  const refusal = await openings.refusal(asker);
  if (refusal !== undefined) return left(tooMany(c, refusal.text, refusal.seconds));
  const refused = (wrong: Fault, status: Failure): Either<Response, never> => {
    openings.failed(asker);
    return left(faulty(c, wrong, status));
  };
  const opened = await tables.create(game, spec, agreed, known, asker);
  if (isLeft(opened))
    return refused(opened.left, opened.left.path.length === 0 && opened.left.rule === undefined ? 503 : 400);
  const { room } = opened.right;
  const sat = await seatAll(room, bots);
  if (isLeft(sat)) {
    await tables.remove(room.table.id);
    return refused(sat.left, 409);
  }
  openings.opened(asker, room.table.id);
  return opened;
};

const openTable = async (c: Context, opener: Opener): Promise<Response> => {
  const read = await readWanted(c, opener.house);
  if (isLeft(read)) return faulty(c, read.left);
  const { game, spec, full, entrants, access: agreed } = read.right;
  // The codec fills in a default seed. If the request has no seed, the server draws one.
  const { seed, ...rest } = full;
  const { tokens, lines } = tokensFor(full.players);
  const isGiven = isObject(spec) && Object.hasOwn(spec, 'seed');
  const opened = await openAt(c, opener, {
    ...{ game, spec: isGiven ? { ...rest, seed } : rest, access: agreed },
    ...{ known: lines, bots: entrants },
  });
  if (isLeft(opened)) return opened.left;
  const { room, links } = opened.right;
  return c.json({ id: room.table.id, tokens, links }, 201);
};

/**
 * Opens a new table for the players of a finished game. In the new game, all players move on by one seat. Tokens and links stay valid: whoever has the
 * link of who opened this table has that of the new one.
 */
const playAgain = async (c: Context, room: Room, opener: Opener): Promise<Response> => {
  const known = room.keys();
  if (known.rematch !== null) return c.json({ id: known.rematch }, 200);
  const spec = room.table.rematch(seedsOf(newSecret())('set-up'));
  if (spec === undefined) return failed(c, 409, 'the game of this table is not over');
  const people = known.players.filter(({ bot }) => bot === null);
  const players = spec.players.map((player) => (people.some((one) => one.player === player) ? player : null));
  const bots = known.players.flatMap(({ player, bot }) => {
    const seat = seats.find((one) => spec.players[one] === player);
    const entrant = bot === null ? undefined : botStored(opener.house, bot);
    return seat === undefined || entrant === undefined ? [] : [{ at: { seat, bot: entrant.text }, entrant }];
  });
  const opened = await openAt(c, opener, {
    ...{ game: room.table.game, spec: { ...spec, players }, access: known.access },
    ...{ known: linesForRematch(known, players), bots },
  });
  if (isLeft(opened)) return opened.left;
  const { id } = opened.right.room.table;
  await opener.tables.goOn(room, id);
  const bearer = room.bearerOf(tokenIn(c));
  const host = bearer._tag === 'Role' && bearer.role === 'host' ? tokenIn(c) : undefined;
  return c.json({ id, ...(host === undefined ? {} : { links: { host } }) }, 201);
};

/** The answers to requests for the list of tables, for a new table, and for another game of the same players. */
export const openingAnswers = (
  tables: Tables,
  house: TableRouteContext,
  openings: Openings,
): Readonly<Record<'list' | 'open' | 'rematch', Answer>> => {
  const opener: Opener = { tables, house, openings };
  return {
    list: async (c) => {
      const lobby = await lobbyOf(tables, c.req.query('after'));
      return lobby === undefined ? failed(c, 400, noPlace) : c.json(lobby);
    },
    open: async (c) => {
      const key = keyIn(c);
      if (key === null) return failed(c, 400, keyForm);
      const account = house.accountIn(c);
      const who = [house.askerIn(c), account._tag === 'Named' ? account.name : ''];
      const answer = await openings.once(key, who, await c.req.text(), () => openTable(c, opener));
      return answer ?? failed(c, 409, 'this key belongs to another request');
    },
    // If both players ask at the same time, the second one gets the table that was opened for the first.
    rematch: atTable(tables, house, ({ c, room, visitor }) =>
      room.oneByOne(async () =>
        mayPlayAgain(visitor())
          ? playAgain(c, room, opener)
          : failed(c, visitor().bearer._tag === 'Nobody' ? 401 : 403, 'only who played here plays again'),
      ),
    ),
  };
};
