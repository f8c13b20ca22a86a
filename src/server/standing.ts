/**
 * Finds how a stored table stands, by playing its log.
 *
 * @packageDocumentation
 */
import { isLeft } from 'fp-ts/Either';
import { readKnown } from '../host/bots.js';
import { readKeys } from './keys.js';
import { playedOf } from './opening.js';
import { openingIn } from './opening-line.js';
import { stageOf } from './stage.js';
import type { Stored, Summary } from './store/store.js';

/** True if a summary may be that of a table that no server has looked at yet. */
const isUnknown = ({ state, moves, wake }: Summary): boolean => state === 'playing' && moves === 0 && wake === 0;

/** The stage of a table according to its log; `halted` if the log cannot be played. */
const stageIn = (log: readonly string[], rules: string): Pick<Summary, 'state' | 'moves'> => {
  const halted = { state: 'halted', moves: 0 } as const;
  const first = openingIn(log);
  const known = isLeft(first) ? first : readKnown(first.right.game);
  if (isLeft(known)) return halted;
  return known.right.open((game) => {
    const played = playedOf(game, log, rules);
    if (isLeft(played)) return halted;
    const stage = stageOf(played.right.table);
    return played.right.halted === null ? stage : { ...stage, state: 'halted' };
  });
};

/**
 * The summary of a table as a server would write it. A summary that was made without playing the log, as it is where tables are files, is replaced
 * by what the log says.
 */
export const standingOf = (summary: Summary, { log, keys }: Stored, rules: string): Summary => {
  const { halted, access } = readKeys(keys);
  const stage = stageIn(log, rules);
  const state = halted === null ? stage.state : 'halted';
  const isOpen = state === 'seating' || state === 'playing';
  return { ...summary, ...stage, state, listed: access.listed, wake: isOpen ? summary.wake : null };
};

/** The summaries of tables, of which those that no server has looked at yet are found from their logs. */
export const standings = async (
  summaries: readonly Summary[],
  read: (id: string) => Promise<Stored | undefined>,
  rules: string,
): Promise<readonly Summary[]> => {
  const found: Summary[] = [];
  for (const summary of summaries) {
    const stored = isUnknown(summary) ? await read(summary.id) : undefined;
    found.push(stored === undefined ? summary : standingOf(summary, stored, rules));
  }
  return found;
};
