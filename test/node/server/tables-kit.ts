/** The tables of a server without HTTP, on a store of either kind. */
import { decode } from '../../../src/core/index.js';
import { type Entrant, readEntrant } from '../../../src/node/host/entrant.js';
import type { Access } from '../../../src/node/server/access.js';
import { type Limits, limitsCodec } from '../../../src/node/server/limits.js';
import { openStore, type StoreKind } from '../../../src/node/server/open-store.js';
import type { Store } from '../../../src/node/server/store/store.js';
import { type OpenedTable, type Tables, tablesOf } from '../../../src/node/server/tables.js';
import type { TurnNotice } from '../../../src/node/server/turn-hook.js';
import type { TableSpec } from '../../../src/table/index.js';

/** The value of a result that must be a success. */
export const ok = <A>(
  either: { readonly _tag: 'Left'; readonly left: unknown } | { readonly _tag: 'Right'; readonly right: A },
): A => {
  if (either._tag === 'Left') throw new Error(JSON.stringify(either.left));
  return either.right;
};

/** The default limits, with some changes. */
export const limitsWith = (some: Partial<Limits> = {}): Limits => ok(decode(limitsCodec)(some));

/** A store in a folder. */
export const storeAt = async (kind: StoreKind, folder: string): Promise<Store> =>
  ok(await openStore(kind, folder, { broughtIn: () => undefined, lost: () => undefined }));

/** A bot of the library. */
export const entrantOf = (text: string): Entrant => ok(readEntrant(text, { ms: 1000, memory: 100, line: 1000 }));

/** How a test opens tables. */
interface Given {
  readonly kind?: StoreKind;
  readonly limits?: Partial<Limits>;
  readonly bots?: readonly string[];
  readonly now?: () => number;
  readonly rules?: string;
  readonly report?: (what: string, error: unknown) => void;
  readonly turned?: (notice: TurnNotice) => void;
  /** Wraps the folder's store. */
  readonly through?: (store: Store) => Store;
}

/** The tables in a folder. */
export const tablesAt = async (folder: string, given: Given = {}): Promise<Tables> => {
  const { kind = 'sqlite', limits, bots = [], now = Date.now, rules = 'rules 1', through = (one) => one } = given;
  const report =
    given.report ??
    ((what, error) => {
      throw new Error(`${what}: ${String(error)}`);
    });
  const entrants = bots.map(entrantOf);
  return tablesOf(
    through(await storeAt(kind, folder)),
    { entrants, now, rules, report, turned: given.turned },
    limitsWith(limits),
  );
};

const anyone: Access = { seats: 'anyone', watching: 'anyone', listed: false };

/** Opens a table. */
export const openedAt = async (
  tables: Tables,
  game: string,
  spec: Partial<TableSpec>,
  access = anyone,
): Promise<OpenedTable> => ok(await tables.create(game, spec, access));

/** The room of an existing table. */
export const roomAt = async (tables: Tables, id: string) => {
  const found = await tables.find(id);
  if (found._tag !== 'Here') throw new Error(`the table is ${found._tag}`);
  return found.room;
};

/** True if something was refused. */
export const isRefused = (either: { readonly _tag: 'Left' | 'Right' }): boolean => either._tag === 'Left';
