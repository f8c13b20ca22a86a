/**
 * A fault as the line that a command writes about it.
 *
 * @packageDocumentation
 */
import { type Fault, printFault } from '../../core/values/fault.js';

/** The length up to which a fault is told whole. Only a name that no file can have makes a longer one. */
const longest = 1800;

/** The line that tells a fault. A line that would be too long keeps its beginning and its end, where the reason is. */
export const faultLine = (wrong: Fault): string => {
  const line = printFault(wrong);
  return line.length > longest ? `${line.slice(0, longest / 2)} … ${line.slice(-longest / 2)}` : line;
};
