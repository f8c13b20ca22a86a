/**
 * All tables of a server. Active tables are kept in memory. An inactive table stays in the store until it is requested, until a seat runs out of
 * time, or until a bot has to decide.
 *
 * @packageDocumentation
 */
import { randomBytes } from 'node:crypto';
import { type Either, isLeft, right } from 'fp-ts/Either';
import type { Game, GameTypes } from '../../core/contract/game.js';
import { withLimits } from '../../core/playing/limits.js';
import { type Fault, printFault, show } from '../../core/values/fault.js';
import { open, type TableSpec } from '../../table/index.js';
import { readKnown } from '../host/bots.js';
import { gameFailure } from '../host/game-failure.js';
import { sinceBoot } from '../host/process-mark.js';
import { newSecret, seedsOf } from '../host/secret.js';
import type { Access, Role } from './access.js';
import type { Journal, TableState } from './hosted-table.js';
import type { Limits } from './limits.js';
import { withMarks } from './log-fields.js';
import type { Peer } from './peers.js';
import { openRoom, refused, type TableServices, unreadable } from './restore-table.js';
import { firstKeys, type Room } from './room.js';
import { type Health, watched } from './store/health.js';
import { type State, type Store, type Summary, type TableFilter, TableLost } from './store/store.js';
import { Turns } from './turns.js';

/** The services that a server provides to the tables that it opens. */
export type OutsideServices = Omit<TableServices, 'limits' | 'turns'>;

/** Makes the turns of the bots of a process, of which each process has one: a second one would be a second bound. */
export const turnsOf = ({ thinkersPerAddress, thinkers }: Limits): Turns => new Turns(thinkersPerAddress, thinkers);

/** A requested table. */
export type TableLookup =
  | { readonly _tag: 'Here'; readonly room: Room }
  | { readonly _tag: 'Missing' }
  /** Another process of this store holds the table. */
  | { readonly _tag: 'Held'; readonly by: Peer | undefined }
  | { readonly _tag: 'Unreadable'; readonly fault: Fault };

/** An opened table. */
export interface OpenedTable {
  readonly room: Room;
  readonly links: Readonly<Record<Role, string>>;
}

/** The tables of a server. */
export interface Tables {
  readonly find: (id: string) => Promise<TableLookup>;
  readonly count: (state: State) => Promise<number>;
  /** Counts the tables in memory, and their listeners. */
  readonly present: () => { readonly tables: number; readonly listeners: number };
  readonly list: (wanted: TableFilter) => Promise<readonly Summary[]>;
  /** True if no more tables may be opened, because there are too many and no table can be removed to make room. */
  readonly isFull: () => Promise<boolean>;
  /**
   * Makes a table. If the spec has no seed, a seed is drawn at random. `known` contains lines for the table's list of players. `by` is the address
   * from which the table is opened.
   */
  readonly create: (
    game: string,
    spec: Partial<TableSpec>,
    access: Access,
    known?: readonly string[],
    by?: string,
  ) => Promise<Either<Fault, OpenedTable>>;
  /**
   * Notes at a table where its players play again. If that cannot be written, nothing is left behind of the new table, because the next player who
   * asks opens another one. It may have been written although the answer of the store was lost; then the new table stays.
   */
  readonly goOn: (room: Room, id: string) => Promise<void>;
  /** True if the game of a table is not over yet. */
  readonly isOpen: (id: string) => Promise<boolean>;
  /** Removes a table that has no visitors; the result is false if the table has visitors. */
  readonly remove: (id: string) => Promise<boolean>;
  /** Looks after tables where a seat's time has run out, inactive tables, and tables that nobody has used for a long time. */
  readonly sweep: () => Promise<void>;
  /** The reason why nothing can be written to the store; undefined if writing is possible. */
  readonly unready: () => string | undefined;
  /** Dismisses all listeners. */
  readonly endStreams: () => void;
  readonly close: () => Promise<void>;
}

const day = 86_400_000;

/** The greatest number of tables that are fetched from the store at once. */
const atOnce = 20;

/** After this many idle milliseconds, a table at which no move was made may be removed to make room for a new one. */
const givesWay = 600_000;

/** The spec of a table with a limit for a game that need not end, unless the game begins from a position, which has its own options. */
const limited = <T extends GameTypes>(game: Game<T>, spec: Partial<TableSpec>): Partial<TableSpec> =>
  isGiven(spec.start) ? spec : { ...spec, options: withLimits(game)(spec.options ?? {}) };

const isGiven = (start: string | null | undefined): boolean => start !== undefined && start !== null;

/** Opens a table; if the module of the game throws, the result is a fault. */
const begun = <T extends GameTypes>(
  game: Game<T>,
  spec: Partial<TableSpec>,
  now: number,
): ReturnType<typeof open<T>> => {
  try {
    return open(game, limited(game, spec), now);
  } catch (error) {
    return refused(gameFailure(game.id, 'to open a table', error));
  }
};

class StoredTables implements Tables {
  readonly #store: Store;
  readonly #health: Health;
  readonly #house: TableServices;
  readonly #limits: Limits;
  readonly #rooms = new Map<string, Room>();
  /** The tables that are being fetched from the store, keyed by id. */
  readonly #coming = new Map<string, Promise<TableLookup>>();
  /** The tables that this process has let go and may still hold in the store, where nobody else could then take them. */
  readonly #leaving = new Set<string>();
  #isClosed = false;

  constructor(store: Store, house: OutsideServices, limits: Limits, turns: Turns) {
    ({ store: this.#store, health: this.#health } = watched(store));
    this.#house = { ...house, limits, turns };
    this.#limits = limits;
  }

  // ---- finding ----

  async find(id: string): Promise<TableLookup> {
    const room = this.#rooms.get(id);
    if (room !== undefined) {
      room.use();
      return { _tag: 'Here', room };
    }
    const coming = this.#coming.get(id) ?? this.#fetch(id).finally(() => this.#coming.delete(id));
    this.#coming.set(id, coming);
    return coming;
  }

  async #fetch(id: string): Promise<TableLookup> {
    const taking = await this.#store.take(id);
    if (taking._tag !== 'Taken') return taking;
    const { stored, summary } = taking;
    const opened = await openRoom(this.#house, id, stored, this.#journal(summary, stored.log.length));
    if (isLeft(opened)) {
      if (summary.state !== 'halted') this.#house.report(`table ${id} stands still`, printFault(opened.left));
      await this.#halt(summary);
      return { _tag: 'Unreadable', fault: unreadable(opened.left) };
    }
    const room = opened.right;
    const halted = room.table.halted();
    if (halted !== null && summary.state !== 'halted') this.#house.report(`table ${id} stands still`, halted);
    this.#rooms.set(id, room);
    await this.#refresh(room, summary);
    return { _tag: 'Here', room };
  }

  /** Records that a table cannot be read, so that the server does not try again and again. */
  async #halt(summary: Summary): Promise<void> {
    const halted: Summary = { ...summary, state: 'halted', wake: null };
    await this.#store.append({ log: [], keys: [], written: 0, summary: halted });
    await this.#store.release([summary.id]);
  }

  /** Updates a table's summary if it is out of date: it may come from elsewhere or from a different version of the rules. */
  async #refresh(room: Room, summary: Summary): Promise<void> {
    const { listed } = room.access();
    const now = { ...summary, ...room.table.state(), listed };
    if (JSON.stringify(now) !== JSON.stringify(summary))
      await this.#store.append({ log: [], keys: [], written: 0, summary: now });
  }

  #journal(summary: Summary, lines: number): Journal {
    const { id } = summary;
    let written = lines;
    return {
      append: async (log: readonly string[], keys: readonly string[], state: TableState) => {
        const listed = this.#rooms.get(id)?.access().listed ?? summary.listed;
        const now = { ...summary, ...state, listed, touched: this.#house.now() };
        try {
          await this.#store.append({ log, keys, written, summary: now });
          written += log.length;
        } catch (error) {
          if (error instanceof TableLost) this.#drop(id);
          else this.#house.report(`table ${id} could not be written`, error);
          throw error;
        }
      },
    };
  }

  /**
   * Closes a table that another process now holds, or whose last change may or may not have been written; the table's listeners then connect again.
   */
  #drop(id: string): void {
    const room = this.#rooms.get(id);
    this.#rooms.delete(id);
    this.#leaving.add(id);
    void room?.close();
  }

  /** Releases the tables that were let go, so that whoever looks for tables with something due finds them. */
  async #leave(): Promise<void> {
    const ids = [...this.#leaving].filter((id) => !this.#rooms.has(id) && !this.#coming.has(id));
    if (ids.length > 0) await this.#store.release(ids);
    this.#leaving.clear();
  }

  // ---- opening ----

  count(state: State): Promise<number> {
    return this.#store.count(state);
  }

  list(wanted: TableFilter): Promise<readonly Summary[]> {
    return this.#store.list(wanted);
  }

  present(): { readonly tables: number; readonly listeners: number } {
    let listeners = 0;
    for (const { table } of this.#rooms.values()) listeners += table.listeners().length;
    return { tables: this.#rooms.size, listeners };
  }

  async isFull(): Promise<boolean> {
    const busy = (await this.count('seating')) + (await this.count('playing'));
    if (busy < this.#limits.tables) return false;
    const before = this.#house.now() - givesWay;
    const [oldest] = await this.#store.quiet(['seating'], before, 1);
    const unused = oldest ?? (await this.#store.quiet(['playing'], before, 50)).find(({ moves }) => moves === 0);
    return unused === undefined || !(await this.remove(unused.id));
  }

  async create(
    gameId: string,
    spec: Partial<TableSpec>,
    access: Access,
    known: readonly string[] = [],
    by?: string,
  ): Promise<Either<Fault, OpenedTable>> {
    if (await this.isFull()) return refused(`there are ${show(this.#limits.tables)} tables already`);
    const found = readKnown(gameId);
    if (isLeft(found)) return found;
    return found.right.open(async (game): Promise<Either<Fault, OpenedTable>> => {
      // Draw the seed from a new secret, so that nobody can know it, not even the creator of the table.
      const now = this.#house.now();
      const opened = begun(game, { ...spec, seed: spec.seed ?? seedsOf(newSecret())('set-up') }, now);
      if (isLeft(opened)) return opened;
      const log = opened.right.lines.map((line, index) =>
        index === 0 ? withMarks(line, { rules: this.#house.rules }) : line,
      );
      const { lines, links } = firstKeys(access, known);
      // The id is used as a command-line argument, so it must not begin with a hyphen.
      const id = randomBytes(12).toString('base64url').replace(/^-/, 'A');
      const { listed } = access;
      const summary: Summary = {
        ...{ id, game: game.id, state: 'seating', moves: 0, wake: null, listed },
        ...{ opened: now, touched: now },
      };
      await this.#store.create({ log, keys: lines, written: 0, summary });
      if (by !== undefined) this.#house.turns.opened(by, id);
      const room = await openRoom(this.#house, id, { log, keys: lines }, this.#journal(summary, log.length));
      if (isLeft(room)) return room;
      this.#rooms.set(id, room.right);
      await this.#refresh(room.right, summary);
      return right({ room: room.right, links });
    });
  }

  async goOn(room: Room, id: string): Promise<void> {
    try {
      await room.goOn(id);
    } catch (error) {
      const now = await this.find(room.table.id);
      if (now._tag === 'Here' && now.room.keys().rematch === id) return;
      await this.remove(id);
      throw error;
    }
  }

  // ---- maintenance ----

  async sweep(): Promise<void> {
    if (this.#isClosed) return;
    // The store remembers whether this write succeeds, which shows whether the store is writable.
    await this.#store.stamp({ time: this.#house.now(), ...sinceBoot() }).catch(() => undefined);
    await this.#leave();
    for (const id of await this.#store.lost([...this.#rooms.keys()])) this.#drop(id);
    for (const id of await this.#store.due(this.#house.now(), atOnce)) await this.find(id);
    await this.#rest();
    await this.#expire();
  }

  /** Removes from memory all tables that have no visitors and at which nothing will happen soon. */
  async #rest(): Promise<void> {
    const before = this.#house.now() - this.#limits.idleSeconds * 1000;
    const idle = [...this.#rooms].filter(([, room]) => {
      const { table } = room;
      const { wake } = table.state();
      const isQuiet = room.used() < before && table.listeners().length === 0 && !table.isBusy();
      return isQuiet && (wake === null || wake > this.#house.now() + this.#limits.idleSeconds * 1000);
    });
    for (const [id] of idle) this.#rooms.delete(id);
    for (const [, room] of idle) await room.close();
    if (idle.length > 0) await this.#store.release(idle.map(([id]) => id));
  }

  /** Removes tables that have not changed for longer than the limits allow. */
  async #expire(): Promise<void> {
    const { seatingDays, playingDays, overDays } = this.#limits;
    for (const [state, days] of [
      ['seating', seatingDays],
      ['playing', playingDays],
      ['over', overDays],
    ] as const) {
      if (days === 0) continue;
      const old = await this.#store.quiet([state], this.#house.now() - days * day, atOnce);
      for (const { id } of old) await this.remove(id);
    }
  }

  async remove(id: string): Promise<boolean> {
    const room = this.#rooms.get(id);
    if (room !== undefined && room.table.listeners().length > 0) return false;
    if (room === undefined && (await this.#store.take(id))._tag !== 'Taken') return false;
    this.#rooms.delete(id);
    await room?.close();
    await this.#store.remove(id);
    return true;
  }

  async isOpen(id: string): Promise<boolean> {
    const state = this.#rooms.get(id)?.table.state().state ?? (await this.#store.find(id))?.state;
    return state === 'seating' || state === 'playing';
  }

  unready(): string | undefined {
    return this.#health.why();
  }

  endStreams(): void {
    for (const { table } of this.#rooms.values()) for (const one of table.listeners()) one.end();
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await Promise.all([...this.#rooms.values()].map((room) => room.close()));
    this.#rooms.clear();
    await this.#store.close();
  }
}

/** Makes a server's collection of tables from a store. */
export const tablesOf = (store: Store, house: OutsideServices, limits: Limits, turns = turnsOf(limits)): Tables =>
  new StoredTables(store, house, limits, turns);
