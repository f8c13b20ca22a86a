/**
 * The first line of the log of a table.
 *
 * @packageDocumentation
 */
import { firstLine } from '../table/index.js';

/** Reads the opening of a table; a log without lines is read as an empty line, which is a fault. */
export const openingIn = (log: readonly string[]): ReturnType<typeof firstLine> => firstLine(log[0] ?? '');
