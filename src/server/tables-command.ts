/**
 * `tables`: the operator's work with the tables of a server, whether the server is running or not.
 *
 * @packageDocumentation
 */
import { openingIn } from './opening-line.js';
import { type Either, isLeft, left, right } from 'fp-ts/Either';
import { type Fault, fault, printFault } from '../core/values/fault.js';
import { readKnown } from '../host/bots.js';
import { columns } from '../host/columns.js';
import type { Io } from '../host/io.js';
import { look } from '../table/index.js';
import { readKeys } from './keys.js';
import { versionOf } from './marks.js';
import { playedOf } from './opening.js';
import { takeOut } from './store/import.js';
import { states, type State, type Store, type Stored, type Summary } from './store/store.js';
import { openStore, storeKinds } from './stores.js';

/** The flags that all `tables` commands have. */
export interface TablesFlags {
  readonly data: string;
  readonly store: string;
}

/** An open store, with everything else that the commands need. */
interface Desk {
  readonly store: Store;
  readonly rules: string;
  readonly io: Io;
}

/** Opens the store of a folder, does the given work with the store, and closes it. */
const withStore = async (
  { data, store: kind }: TablesFlags,
  rules: string,
  io: Io,
  work: (desk: Desk) => Promise<Either<Fault, string>>,
): Promise<Either<Fault, string>> => {
  const known = storeKinds.find((one) => one === kind);
  if (known === undefined)
    return left(fault(['--store'], `"${kind.slice(0, 40)}" is not one of ${storeKinds.join(', ')}`));
  const opened = await openStore(known, data, { broughtIn: () => undefined, lost: () => undefined });
  if (isLeft(opened)) return opened;
  try {
    return await work({ store: opened.right, rules, io });
  } finally {
    await opened.right.close();
  }
};

const timeOf = (ms: number): string => (ms === 0 ? '-' : new Date(ms).toISOString().slice(0, 16).replace('T', ' '));

const many = (count: number, word: string): string => `${count} ${word}${count === 1 ? '' : 's'}`;

const missing = (id: string): Either<Fault, never> => left(fault([id.slice(0, 40)], 'no such table'));

// ---- list ----

const longestList = 1_000_000;

/** `tables list`: lists the tables, beginning with those that have the latest activity. */
export const listTables = (
  flags: TablesFlags & { readonly state?: string; readonly json?: boolean },
  rules: string,
  io: Io,
): Promise<Either<Fault, string>> =>
  withStore(flags, rules, io, async ({ store }) => {
    const wanted = states.filter((one) => flags.state === undefined || one === flags.state);
    if (wanted.length === 0) return left(fault(['--state'], `there are: ${states.join(', ')}`));
    const all = await store.list({ states: wanted, listed: false, limit: longestList });
    if (flags.json === true) return right(JSON.stringify(all));
    const rows = all.map(({ id, game, state, moves, touched }) => [id, game, state, moves, timeOf(touched)]);
    return right(rows.length === 0 ? 'no tables' : columns(io, ['table', 'game', 'state', 'moves', 'last'], rows));
  });

// ---- show ----

/** Describes a table in a few lines, from its log and its list of admitted players. */
const told = (id: string, { log, keys }: Stored, rules: string): Either<Fault, string> => {
  const first = openingIn(log);
  if (isLeft(first)) return right([`table ${id}`, `cannot be read: ${printFault(first.left)}`].join('\n'));
  const known = readKnown(first.right.game);
  if (isLeft(known)) return known;
  return known.right.open((game) => {
    const played = playedOf(game, log, rules);
    if (isLeft(played)) return right([`table ${id}`, `cannot be read: ${printFault(played.left)}`].join('\n'));
    const { table, halted } = played.right;
    const { players, moves, end } = look(table, 'spectators', 0);
    const list = readKeys(keys);
    const stopped = list.halted ?? halted;
    return right(
      [
        `table ${id}: ${game.title}, opened ${timeOf(first.right.at)}, rules of ${versionOf(first.right.rules)}`,
        `seats: ${players.map((one) => one ?? 'free').join(', ')}`,
        [many(log.length, 'line'), many(moves.length, 'move'), many(list.players.length, 'name')].join(', '),
        ...(end === null ? [] : [`over: ${end._tag === 'ByPeople' ? end.end.reason : 'by the rules'}`]),
        ...(stopped === null ? [] : [`stands still: ${stopped}`]),
      ].join('\n'),
    );
  });
};

/** `tables show`: shows one table, without its secrets. */
export const showTable = (id: string, flags: TablesFlags, rules: string, io: Io): Promise<Either<Fault, string>> =>
  withStore(flags, rules, io, async ({ store }) => {
    const stored = await store.read(id);
    return stored === undefined ? missing(id) : told(id, stored, rules);
  });

// ---- end and repair ----

/** Takes over a table from the process that holds it, does the given work with the table, and releases it. */
const withTable = async (
  { store }: Desk,
  id: string,
  work: (stored: Stored, summary: Summary) => Promise<Either<Fault, string>>,
): Promise<Either<Fault, string>> => {
  const taking = await store.steal(id);
  if (taking._tag !== 'Taken') return missing(id);
  const done = await work(taking.stored, taking.summary);
  await store.release([id]);
  return done;
};

const longestReason = 200;

/** `tables end`: ends a table, so that it accepts nothing more. If a running server holds the table to be ended, the server has to give up the table. */
export const endTable = (
  id: string,
  flags: TablesFlags & { readonly reason: string },
  rules: string,
  io: Io,
): Promise<Either<Fault, string>> =>
  withStore(flags, rules, io, (desk) =>
    withTable(desk, id, async (_, summary) => {
      if (summary.state === 'over') return left(fault([id], 'its game is over already'));
      const halted = flags.reason.slice(0, longestReason);
      const keys = [JSON.stringify({ halted })];
      await desk.store.append({ log: [], keys, written: 0, summary: { ...summary, state: 'halted', wake: null } });
      return right(`table ${id} stands still: ${halted}`);
    }),
  );

/** The summary with which a repaired table continues, set so that a running server looks after the table at once. */
const going = (summary: Summary): Summary => ({ ...summary, state: 'playing', wake: 0 });

/** `tables repair`: makes a stopped table continue from the last valid line of its log. The lines after the last valid line are kept in files. */
export const repairTable = (
  id: string,
  flags: TablesFlags & { readonly out?: string },
  rules: string,
  io: Io,
): Promise<Either<Fault, string>> =>
  withStore(flags, rules, io, (desk) =>
    withTable(desk, id, async (stored, summary) => {
      const first = openingIn(stored.log);
      if (isLeft(first)) return left(fault([id], `cannot be repaired: ${printFault(first.left)}`));
      const known = readKnown(first.right.game);
      if (isLeft(known)) return known;
      const good = known.right.open((game) => {
        const played = playedOf(game, stored.log, rules);
        return isLeft(played) ? 0 : played.right.log.length;
      });
      if (good === 0) return left(fault([id], 'cannot be repaired: there is no good line'));
      const isEnded = readKeys(stored.keys).halted !== null;
      const lost = stored.log.length - good;
      if (lost === 0 && !isEnded) return right(`table ${id} is whole`);
      if (lost > 0 && flags.out === undefined)
        return left(
          fault(['--out'], `${many(lost, 'line')} would be lost: name a folder in which the table is kept as it is`),
        );
      if (flags.out !== undefined) await takeOut(desk.store, flags.out, id);
      const keys = isEnded ? [JSON.stringify({ halted: null })] : [];
      await desk.store.cut(id, good, going(summary));
      await desk.store.append({ log: [], keys, written: good, summary: going(summary) });
      return right(`table ${id} goes on after ${many(good, 'line')}; ${lost} were cut`);
    }),
  );

// ---- export ----

/** `tables export`: writes tables to files in the format of `serve --store files`, which every store can import. */
export const exportTables = (
  ids: readonly string[],
  flags: TablesFlags & { readonly out: string; readonly state?: string },
  rules: string,
  io: Io,
): Promise<Either<Fault, string>> =>
  withStore(flags, rules, io, async ({ store }) => {
    const wanted: readonly State[] = states.filter((one) => flags.state === undefined || one === flags.state);
    const all =
      ids.length > 0
        ? ids
        : (await store.list({ states: wanted, listed: false, limit: longestList })).map(({ id }) => id);
    for (const id of all) if (!(await takeOut(store, flags.out, id))) return missing(id);
    return right(`${many(all.length, 'table')} in ${flags.out}`);
  });
