/**
 * `tables`: the operator's work with the tables of a server, whether the server is running or not.
 *
 * @packageDocumentation
 */

import { type Either, isLeft, left, map, right } from 'fp-ts/Either';
import type { RecordDeparture } from '../../core/records/shape.js';
import { type Fault, fault, printFault, show } from '../../core/values/fault.js';
import { look } from '../../table/index.js';
import { readKnown } from '../host/bots.js';
import { columns } from '../host/columns.js';
import type { Io } from '../host/io.js';
import { plain } from '../host/terminal-safe.js';
import { openingIn } from './first-line.js';
import { readKeys } from './keys.js';
import { versionOf } from './log-fields.js';
import { openToChange, openToRead, type StoreKind, storeKinds } from './open-store.js';
import { playedOf } from './restore-table.js';
import { missing, takeOut } from './store/import.js';
import { type State, type Store, type StoredLines, type StoreReader, type Summary, states } from './store/store.js';
import { standingOf, standings } from './stored-summary.js';

/** The flags that all `tables` commands have. */
export interface TablesFlags {
  readonly data: string;
  readonly store: string;
}

/** Opens the tables of a folder, does the given work with them, and closes them. */
const withTables = async <S extends StoreReader>(
  { data, store: kind }: TablesFlags,
  open: (kind: StoreKind, folder: string) => Promise<Either<Fault, S>>,
  work: (store: S) => Promise<Either<Fault, string>>,
): Promise<Either<Fault, string>> => {
  const known = storeKinds.find((one) => one === kind);
  if (known === undefined) return left(fault(['--store'], `${show(kind)} is not one of ${storeKinds.join(', ')}`));
  const opened = await open(known, data);
  if (isLeft(opened)) return opened;
  try {
    return await work(opened.right);
  } finally {
    await opened.right.close();
  }
};

const timeOf = (ms: number): string => (ms === 0 ? '-' : new Date(ms).toISOString().slice(0, 16).replace('T', ' '));

const many = (count: number, word: string): string => `${count} ${word}${count === 1 ? '' : 's'}`;

// ---- list ----

const longestList = 1_000_000;

/** The states that a flag names, or all states if the flag is left out. */
const readStates = (state: string | undefined): Either<Fault, readonly State[]> => {
  const wanted = states.filter((one) => state === undefined || one === state);
  return wanted.length > 0
    ? right(wanted)
    : left(fault(['--state'], `${show(state)} is not one of ${states.join(', ')}`));
};

/** The tables that are in one of the given states. */
const tablesOf = async (store: StoreReader, wanted: readonly State[], rules: string): Promise<readonly Summary[]> => {
  // The store lists tables as playing until a server has replayed their logs, so their actual states are computed here.
  const asked = wanted.includes('playing') ? wanted : [...wanted, 'playing' as const];
  const found = await store.list({ states: asked, listed: false, limit: longestList });
  const all = await standings(found, (id) => store.read(id), rules);
  return all.filter((one) => wanted.includes(one.state));
};

/** The given summary, with its keys in an order that does not depend on the store. */
const inOrder = ({ id, game, state, moves, opened, touched, wake, listed }: Summary): Summary => ({
  ...{ id, game, state, moves, opened, touched, wake, listed },
});

/** `tables list`: lists the tables, the most recently active first. */
export const listTables = async (
  flags: TablesFlags & { readonly state?: string; readonly json?: boolean },
  rules: string,
  io: Io,
): Promise<Either<Fault, string>> => {
  const wanted = readStates(flags.state);
  if (isLeft(wanted)) return wanted;
  return withTables(flags, openToRead, async (store) => {
    const all = await tablesOf(store, wanted.right, rules);
    if (flags.json === true) return right(JSON.stringify(all.map(inOrder)));
    const rows = all.map(({ id, game, state, moves, touched }) => [id, game, state, moves, timeOf(touched)]);
    return right(rows.length === 0 ? 'no tables' : columns(io, ['table', 'game', 'state', 'moves', 'last'], rows));
  });
};

// ---- show ----

/** Who left a game and when, and who plays on. */
const departureText = (name: string, { ply, reason, substitute }: RecordDeparture): string =>
  `left: ${name}, after ${many(ply, 'move')} (${reason})${substitute === null ? '' : `; ${substitute} plays on`}`;

/** Describes a table in a few lines, from its log and its list of admitted players. */
const told = (id: string, { log, keys }: StoredLines, rules: string): Either<Fault, string> => {
  const first = openingIn(log);
  if (isLeft(first)) return right([`table ${id}`, `cannot be read: ${printFault(first.left)}`].join('\n'));
  const known = readKnown(first.right.game);
  if (isLeft(known)) return known;
  return known.right.open((game) => {
    const played = playedOf(game, log, rules);
    if (isLeft(played)) return right([`table ${id}`, `cannot be read: ${printFault(played.left)}`].join('\n'));
    const { table, halted } = played.right;
    const { players, moves, end, left: gone = [] } = look(table, 'spectators', 0);
    const list = readKeys(keys);
    const stopped = list.halted ?? halted;
    return right(
      [
        `table ${id}: ${game.title}, opened ${timeOf(first.right.at)}, rules of ${versionOf(first.right.rules)}`,
        `seats: ${players.map((one) => one ?? 'free').join(', ')}`,
        [many(log.length, 'line'), many(moves.length, 'move'), many(list.players.length, 'name')].join(', '),
        ...gone.map((one) => plain(departureText(players[one.seat] ?? `seat ${one.seat}`, one))),
        ...(end === null ? [] : [`over: ${end._tag === 'ByPeople' ? end.end.reason : 'by the rules'}`]),
        ...(stopped === null ? [] : [`stands still: ${plain(stopped)}`]),
      ].join('\n'),
    );
  });
};

/** `tables show`: shows one table, without its secrets. */
export const showTable = (id: string, flags: TablesFlags, rules: string): Promise<Either<Fault, string>> =>
  withTables(flags, openToRead, async (store) => {
    const stored = await store.read(id);
    return stored === undefined ? missing(id) : told(id, stored, rules);
  });

// ---- end and repair ----

/** Takes over a table from the process that holds it, does the given work with the table, and releases it. */
const withTable = async (
  store: Store,
  id: string,
  work: (stored: StoredLines, summary: Summary) => Promise<Either<Fault, string>>,
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
): Promise<Either<Fault, string>> =>
  withTables(flags, openToChange, (store) =>
    withTable(store, id, async (stored, summary) => {
      if (standingOf(summary, stored, rules).state === 'over') return left(fault([id], 'its game is over already'));
      const halted = flags.reason.slice(0, longestReason);
      const keys = [JSON.stringify({ halted })];
      await store.append({ log: [], keys, written: 0, summary: { ...summary, state: 'halted', wake: null } });
      return right(`table ${id} stands still: ${plain(halted)}`);
    }),
  );

/** The summary of a repaired table; it makes a running server look after the table at once. */
const going = (summary: Summary): Summary => ({ ...summary, state: 'playing', wake: 0 });

/** `tables repair`: makes a stopped table continue from the last valid line of its log. The lines after the last valid line are kept in files. */
export const repairTable = (
  id: string,
  flags: TablesFlags & { readonly out?: string },
  rules: string,
): Promise<Either<Fault, string>> =>
  withTables(flags, openToChange, (store) =>
    withTable(store, id, async (stored, summary) => {
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
          fault(
            [id],
            `${many(lost, 'line')} would be lost: name by --out a folder in which the table is kept as it is`,
          ),
        );
      const kept = flags.out === undefined ? right(undefined) : await takeOut(store, flags.out, [id]);
      if (isLeft(kept)) return kept;
      const keys = isEnded ? [JSON.stringify({ halted: null })] : [];
      await store.cut(id, good, going(summary));
      await store.append({ log: [], keys, written: good, summary: going(summary) });
      return right(`table ${id} goes on after ${many(good, 'line')}; ${lost} were cut`);
    }),
  );

// ---- export ----

const idsOf = (summaries: readonly Summary[]): readonly string[] => summaries.map(({ id }) => id);

/** `tables export`: writes tables to files in the format of `serve --store files`, which every store can import. */
export const exportTables = async (
  ids: readonly string[],
  flags: TablesFlags & { readonly out: string; readonly state?: string },
  rules: string,
): Promise<Either<Fault, string>> => {
  const wanted = readStates(flags.state);
  if (isLeft(wanted)) return wanted;
  return withTables(flags, openToRead, async (store) => {
    const found = ids.length > 0 ? ids : idsOf(await tablesOf(store, wanted.right, rules));
    const written = await takeOut(store, flags.out, found);
    return map(() => `${many(found.length, 'table')} in ${flags.out}`)(written);
  });
};
