/**
 * The sheet on which legal moves are written before their number is known. The same sheet is written again and again, and what is on it is copied
 * once, because a new list that grows move by move takes longer. Only prepared moves, which nobody can change, are on it.
 *
 * @packageDocumentation
 */
import { type Move, misses } from '../move.js';

/** More moves than any position has: two for each pair of larges of different colours. */
const most = 1024;

const rows: Move[] = Array.from({ length: most }, () => misses[0]!);

/** The sheet: how many moves are on it. */
const sheet = { length: 0 };

/** Takes a clean sheet. */
export const clear = (): void => {
  sheet.length = 0;
};

/** Writes a move. */
export const write = (move: Move): void => {
  rows[sheet.length] = move;
  sheet.length += 1;
};

/** A list of all moves on the sheet. */
export const written = (): readonly Move[] => rows.slice(0, sheet.length);
