/**
 * All tables of a server: made, joined, and found again after a restart.
 *
 * @packageDocumentation
 */
import { randomBytes } from 'node:crypto';
import { type Either, isLeft, left, right } from 'fp-ts/Either';
import { type Fault, fault, printFault, show } from '../core/values/fault.js';
import type { Seat } from '../core/values/seat.js';
import { firstLine, open, restart, type TableSpec } from '../table/index.js';
import { readKnown } from '../host/bots.js';
import type { Entrant } from '../host/entrant.js';
import { hosted, type Hosted } from './hosted.js';
import { newSecret, type Secret, seedsOf } from '../host/secret.js';
import { type Key, lineOfSecret, newToken, playerOf, readKeys, readSecret } from './keys.js';
import type { Lines, Store } from './store.js';

/** A table with those who may speak at it. */
export interface Room {
  readonly table: Hosted;
  /** The player whose token it is. */
  readonly playerOf: (token: string) => string | undefined;
  /** Whether a name is taken. */
  readonly isKnown: (player: string) => boolean;
  /** Whether no more names are taken: each is remembered, and every token is compared with all. */
  readonly isFull: () => boolean;
  /** A new player: a name with a token. The list is on the disk when it settles. */
  readonly admit: (player: string) => Promise<string>;
  /** A bot takes a free seat. */
  readonly admitBot: (player: string, seat: Seat, entrant: Entrant) => Promise<Either<Fault, void>>;
  readonly close: () => Promise<void>;
}

/** The tables of a server. */
export interface Tables {
  readonly room: (id: string) => Room | undefined;
  readonly count: () => number;
  /** Makes a table. A seed that is left out is drawn. */
  readonly create: (game: string, spec: Partial<TableSpec>) => Promise<Either<Fault, Room>>;
  readonly close: () => Promise<void>;
}

/** Players, bots and those who only look and speak. */
const mostNames = 200;

const roomOf = (table: Hosted, list: Lines, known: readonly Key[]): Room => {
  let keys = known;
  const add = async (key: Key): Promise<void> => {
    // Taken before it is written, so that two who come at once do not get one name.
    keys = [...keys, key];
    try {
      await list.append([JSON.stringify(key)]);
    } catch (error) {
      keys = keys.filter((one) => one !== key);
      throw error;
    }
  };
  return {
    table,
    playerOf: (token) => playerOf(keys, token),
    isKnown: (player) => keys.some((one) => one.player === player),
    isFull: () => keys.length >= mostNames,
    admit: async (player) => {
      const { token, hash } = newToken();
      await add({ player, hash, bot: null });
      return token;
    },
    admitBot: async (player, seat, entrant) => {
      await add({ player, hash: null, bot: entrant.text });
      const { refusal } = await table.say({ _tag: 'Sit', player, seat, belonging: null });
      if (refusal !== null) return left(fault(['seat'], refusal.text, refusal.rule ?? undefined));
      table.seatBot(player, entrant);
      return right(undefined);
    },
    close: async () => {
      await table.close();
      await list.close();
    },
  };
};

/** Draws the secret of a table: it is on the disk before any seed is made of it. */
const drawn = async (list: Lines): Promise<Secret> => {
  const secret = newSecret();
  await list.append([lineOfSecret(secret)]);
  return secret;
};

/** A table from its files; a fault if its log is not what a table wrote. */
const found = async (store: Store, id: string, entrants: readonly Entrant[]): Promise<Either<Fault, Room>> => {
  const lines = await store.read(id, 'log');
  const first = firstLine(lines[0] ?? '');
  if (isLeft(first)) return first;
  const known = readKnown(first.right.game);
  if (isLeft(known)) return known;
  return known.right.open(async (game, knowledge): Promise<Either<Fault, Room>> => {
    const table = restart(game, lines);
    if (isLeft(table)) return table;
    const kept = await store.read(id, 'keys');
    const keys = readKeys(kept);
    const list = await store.lines(id, 'keys');
    const secret = readSecret(kept) ?? (await drawn(list));
    const log = await store.lines(id, 'log');
    const room = roomOf(hosted(game, knowledge, id, table.right, log, lines.length, seedsOf(secret)), list, keys);
    for (const { player, bot } of keys) {
      const entrant = entrants.find(({ text }) => text === bot);
      if (entrant !== undefined) room.table.seatBot(player, entrant);
    }
    return right(room);
  });
};

/** Finds all tables of a store. `told` hears of those that cannot be read; they stay on the disk. */
export const tablesOf = async (
  store: Store,
  entrants: readonly Entrant[],
  most: number,
  told: (line: string) => void,
): Promise<Tables> => {
  const rooms = new Map<string, Room>();
  for (const id of await store.ids()) {
    const room = await found(store, id, entrants);
    if (isLeft(room)) told(`table ${id} is left out: ${printFault(room.left)}`);
    else rooms.set(id, room.right);
  }
  const create: Tables['create'] = async (gameId, spec) => {
    const busy = [...rooms.values()].filter(({ table }) => !table.isOver()).length;
    if (busy >= most) return left(fault([], `there are ${show(busy)} tables already`));
    const known = readKnown(gameId);
    if (isLeft(known)) return known;
    return known.right.open(async (game, knowledge): Promise<Either<Fault, Room>> => {
      // A seed that is left out is to be known to nobody, the creator of the table included.
      const opened = open(game, { ...spec, seed: spec.seed ?? seedsOf(newSecret())('set-up') }, Date.now());
      if (isLeft(opened)) return opened;
      const id = randomBytes(12).toString('base64url');
      const list = await store.lines(id, 'keys');
      const secret = await drawn(list);
      const log = await store.lines(id, 'log');
      await log.append(opened.right.lines);
      const { table, lines } = opened.right;
      const room = roomOf(hosted(game, knowledge, id, table, log, lines.length, seedsOf(secret)), list, []);
      rooms.set(id, room);
      return right(room);
    });
  };
  return {
    room: (id) => rooms.get(id),
    count: () => rooms.size,
    create,
    close: async () => {
      for (const room of rooms.values()) await room.close();
    },
  };
};
