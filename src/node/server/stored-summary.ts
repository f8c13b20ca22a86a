/**
 * Works out the summary of a stored table by applying its log.
 *
 * @packageDocumentation
 */
import { isLeft, tryCatch } from 'fp-ts/Either';
import type { GameTypes } from '../../core/contract/game.js';
import { orNull } from '../../core/values/absent.js';
import { alarm, deciding, type Table } from '../../table/index.js';
import { readKnown } from '../host/bots.js';
import { openingIn } from './first-line.js';
import { type Keys, readKeys } from './keys.js';
import { playedOf } from './restore-table.js';
import type { StoredLines, Summary } from './store/store.js';
import { stageOf } from './table-state.js';

/** True if a summary may have been made before any server looked at the table. */
const isUnknown = ({ state, moves, wake }: Summary): boolean => state === 'playing' && moves === 0 && wake === 0;

/** The time at which a table next needs attention: at once if a bot has to decide, otherwise when a seat's time is over. */
const wakeOf = <T extends GameTypes>(table: Table<T>, { players }: Keys): number | null => {
  const bots = new Set<string | null>(players.flatMap(({ player, bot }) => (bot === null ? [] : [player])));
  const isForBot = deciding(table).some((seat) => bots.has(orNull(table.players[seat])));
  return isForBot ? 0 : orNull(alarm(table));
};

/** The stage of a table according to its log; `halted` if the log cannot be applied. */
const stageIn = (log: readonly string[], keys: Keys, rules: string): Pick<Summary, 'state' | 'moves' | 'wake'> => {
  const halted = { state: 'halted', moves: 0, wake: null } as const;
  const first = openingIn(log);
  const known = isLeft(first) ? first : readKnown(first.right.game);
  if (isLeft(known)) return halted;
  const found = tryCatch(
    () =>
      known.right.open((game) => {
        const played = playedOf(game, log, rules);
        if (isLeft(played)) return halted;
        const { table } = played.right;
        const stage = { ...stageOf(table), wake: wakeOf(table, keys) };
        return played.right.halted === null ? stage : { ...stage, state: 'halted' as const };
      }),
    // The module of the game has thrown.
    () => halted,
  );
  return isLeft(found) ? found.left : found.right;
};

/**
 * The summary of a table as a server would write it. The state, moves and wake time come from the log, because the store of files makes summaries
 * without applying the log.
 */
export const standingOf = (summary: Summary, { log, keys }: StoredLines, rules: string): Summary => {
  const admitted = readKeys(keys);
  const stage = stageIn(log, admitted, rules);
  const state = admitted.halted === null ? stage.state : 'halted';
  const isOpen = state === 'seating' || state === 'playing';
  return { ...summary, ...stage, state, listed: admitted.access.listed, wake: isOpen ? stage.wake : null };
};

/** The summaries of tables; if no server has looked at a table yet, its summary is worked out from its log. */
export const standings = async (
  summaries: readonly Summary[],
  read: (id: string) => Promise<StoredLines | undefined>,
  rules: string,
): Promise<readonly Summary[]> => {
  const found: Summary[] = [];
  for (const summary of summaries) {
    const stored = isUnknown(summary) ? await read(summary.id) : undefined;
    found.push(stored === undefined ? summary : standingOf(summary, stored, rules));
  }
  return found;
};
