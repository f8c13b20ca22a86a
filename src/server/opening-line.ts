/**
 * The first line of the log of a table.
 *
 * @packageDocumentation
 */
import { firstLine } from '../table/index.js';

/** Reads how a table was opened; a log without a line is read as an empty one, which is a fault. */
export const openingIn = (log: readonly string[]): ReturnType<typeof firstLine> => firstLine(log[0] ?? '');
