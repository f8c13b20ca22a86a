/**
 * The first line of the log of a table.
 *
 * @packageDocumentation
 */
import { firstLine } from '../../table/index.js';

/** Reads how a table was opened from the first line of its log; the result is a fault if the log is empty. */
export const openingIn = (log: readonly string[]): ReturnType<typeof firstLine> => firstLine(log[0] ?? '');
