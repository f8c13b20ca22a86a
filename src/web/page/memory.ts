/**
 * What a browser remembers for its reader: the name to play under, the tables at which the reader sits, and whether the page may make sounds.
 *
 * @packageDocumentation
 */

import { isLeft } from 'fp-ts/Either';
import * as t from 'io-ts';
import { decode, list, text, whole } from '../../core/reading/codec.js';
import { parseJson } from '../../core/records/record.js';
import { keep, readKept } from '../play/storage.js';

/** A table at which the reader sits. */
export interface OwnTable {
  readonly server: string;
  readonly table: string;
  /** The title of the game, and the names of the other players. */
  readonly title: string;
  readonly others: string;
  /** True if it was the reader's turn when the page was last there. */
  readonly isDue: boolean;
  readonly isOver: boolean;
  /** When the page was last there, in milliseconds since 1970. */
  readonly at: number;
}

/** The greatest number of tables that are remembered. */
const most = 30;

const [namesKey, tablesKey, bellKey] = ['rulehouse name', 'rulehouse tables', 'rulehouse bell'];

const ownTable: t.Type<OwnTable, unknown> = t.type({
  ...{ server: text('a server', 300), table: text('a table', 16, /^[A-Za-z0-9_-]{16}$/) },
  ...{ title: text('a title', 200), others: text('names', 400) },
  ...{ isDue: t.boolean, isOver: t.boolean, at: whole(0, Number.MAX_SAFE_INTEGER) },
});

const ownTables = list(ownTable, 0, most);

/** The name under which the reader played last; empty if there is none. */
export const keptName = (): string => (readKept(namesKey) ?? '').slice(0, 40);

/** Remembers a name. */
export const keepName = (name: string): void => keep(namesKey, name);

/** True if the reader wants sounds and notices. */
export const isBellOn = (): boolean => readKept(bellKey) === 'on';

/** Remembers whether the reader wants sounds and notices. */
export const keepBell = (isOn: boolean): void => keep(bellKey, isOn ? 'on' : 'off');

/** The tables of a server at which the reader sits, the latest first. */
export const keptTables = (): readonly OwnTable[] => {
  const read = parseJson(readKept(tablesKey) ?? '[]');
  const tables = isLeft(read) ? read : decode(ownTables)(read.right);
  return isLeft(tables) ? [] : tables.right;
};

const isSame = (one: OwnTable, other: Pick<OwnTable, 'server' | 'table'>): boolean =>
  one.server === other.server && one.table === other.table;

/** Remembers a table, or what is new at it. */
export const keepTable = (table: OwnTable): void => {
  const others = keptTables().filter((one) => !isSame(one, table));
  keep(tablesKey, JSON.stringify([table, ...others].slice(0, most)));
};

/** Forgets a table. */
export const forgetTable = (table: Pick<OwnTable, 'server' | 'table'>): void =>
  keep(tablesKey, JSON.stringify(keptTables().filter((one) => !isSame(one, table))));
