/**
 * All tables of a server: they are made, joined, and found again after a restart.
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

/** A table with the players who may speak at it. */
export interface Room {
  readonly table: Hosted;
  /** The player with a token. */
  readonly playerOf: (token: string) => string | undefined;
  /** True if a name is taken. */
  readonly isKnown: (player: string) => boolean;
  /** True if no more names are taken: each is remembered, and every token is compared with all. */
  readonly isFull: () => boolean;
  /** Admits a new player and returns the token. The list of players is on the disk when it settles. */
  readonly admit: (player: string) => Promise<string>;
  /** Lets a bot take a free seat. */
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

/** The most names at a table: players, bots, and those who only watch and comment. */
const mostNames = 200;

class KeyedRoom implements Room {
  readonly table: Hosted;
  readonly #list: Lines;
  #keys: readonly Key[];

  constructor(table: Hosted, list: Lines, keys: readonly Key[]) {
    this.table = table;
    this.#list = list;
    this.#keys = keys;
  }

  playerOf(token: string): string | undefined {
    return playerOf(this.#keys, token);
  }

  isKnown(player: string): boolean {
    return this.#keys.some((one) => one.player === player);
  }

  isFull(): boolean {
    return this.#keys.length >= mostNames;
  }

  async #add(key: Key): Promise<void> {
    // Taken before it is written, so that two players who come at once do not get one name.
    this.#keys = [...this.#keys, key];
    try {
      await this.#list.append([JSON.stringify(key)]);
    } catch (error) {
      this.#keys = this.#keys.filter((one) => one !== key);
      throw error;
    }
  }

  async admit(player: string): Promise<string> {
    const { token, hash } = newToken();
    await this.#add({ player, hash, bot: null });
    return token;
  }

  async admitBot(player: string, seat: Seat, entrant: Entrant): Promise<Either<Fault, void>> {
    await this.#add({ player, hash: null, bot: entrant.text });
    const { refusal } = await this.table.say({ _tag: 'Sit', player, seat, belonging: null });
    if (refusal !== null) return left(fault(['seat'], refusal.text, refusal.rule ?? undefined));
    this.table.seatBot(player, entrant);
    return right(undefined);
  }

  async close(): Promise<void> {
    await this.table.close();
    await this.#list.close();
  }
}

/** Draws the secret of a table: it is on the disk before any seed is made of it. */
const drawSecret = async (list: Lines): Promise<Secret> => {
  const secret = newSecret();
  await list.append([lineOfSecret(secret)]);
  return secret;
};

/** Reads a table from its files; a fault if its log is not what a table wrote. */
const findRoom = async (store: Store, id: string, entrants: readonly Entrant[]): Promise<Either<Fault, Room>> => {
  const lines = await store.read(id, 'log');
  const first = firstLine(lines[0] ?? '');
  if (isLeft(first)) return first;
  const known = readKnown(first.right.game);
  if (isLeft(known)) return known;
  return known.right.open(async (game, knowledge): Promise<Either<Fault, Room>> => {
    const restarted = restart(game, lines);
    if (isLeft(restarted)) return restarted;
    const keyLines = await store.read(id, 'keys');
    const keys = readKeys(keyLines);
    const list = await store.lines(id, 'keys');
    const seedOf = seedsOf(readSecret(keyLines) ?? (await drawSecret(list)));
    const log = await store.lines(id, 'log');
    const table = hosted({ game, knowledge, id, table: restarted.right, log, written: lines.length, seedOf });
    for (const { player, bot } of keys) {
      const entrant = entrants.find(({ text }) => text === bot);
      if (entrant !== undefined) table.seatBot(player, entrant);
    }
    return right(new KeyedRoom(table, list, keys));
  });
};

class StoredTables implements Tables {
  readonly #store: Store;
  readonly #most: number;
  readonly #rooms: Map<string, Room>;

  constructor(store: Store, most: number, rooms: ReadonlyMap<string, Room>) {
    this.#store = store;
    this.#most = most;
    this.#rooms = new Map(rooms);
  }

  room(id: string): Room | undefined {
    return this.#rooms.get(id);
  }

  count(): number {
    return this.#rooms.size;
  }

  async create(gameId: string, spec: Partial<TableSpec>): Promise<Either<Fault, Room>> {
    const busy = [...this.#rooms.values()].filter(({ table }) => !table.isOver()).length;
    if (busy >= this.#most) return left(fault([], `there are ${show(busy)} tables already`));
    const known = readKnown(gameId);
    if (isLeft(known)) return known;
    return known.right.open(async (game, knowledge): Promise<Either<Fault, Room>> => {
      // A seed that is left out must be known to no one, the creator of the table included.
      const opened = open(game, { ...spec, seed: spec.seed ?? seedsOf(newSecret())('set-up') }, Date.now());
      if (isLeft(opened)) return opened;
      const { table, lines } = opened.right;
      const id = randomBytes(12).toString('base64url');
      const list = await this.#store.lines(id, 'keys');
      const seedOf = seedsOf(await drawSecret(list));
      const log = await this.#store.lines(id, 'log');
      await log.append(lines);
      const hosting = { game, knowledge, id, table, log, written: lines.length, seedOf };
      const room = new KeyedRoom(hosted(hosting), list, []);
      this.#rooms.set(id, room);
      return right(room);
    });
  }

  async close(): Promise<void> {
    for (const room of this.#rooms.values()) await room.close();
  }
}

/**
 * Finds all tables of a store.
 *
 * @param most - how many games may be played at a time
 * @param report - is called with a line for each table that cannot be read; its files stay on the disk
 */
export const tablesOf = async (
  store: Store,
  entrants: readonly Entrant[],
  most: number,
  report: (line: string) => void,
): Promise<Tables> => {
  const rooms = new Map<string, Room>();
  for (const id of await store.ids()) {
    const room = await findRoom(store, id, entrants);
    if (isLeft(room)) report(`table ${id} is left out: ${printFault(room.left)}`);
    else rooms.set(id, room.right);
  }
  return new StoredTables(store, most, rooms);
};
