/**
 * The key of a position, for tables of visited positions.
 *
 * @packageDocumentation
 */
import type { State } from './state.js';

/**
 * A text of about seventy characters, made from the numbers that describe a position. Two keys are equal if and only if the position texts are equal.
 * Each number takes one character of 16 bits, except the turn number, which takes two.
 */
export const key = ({ board, pit, active, trackers, selected, turn, quiet, extra, settings }: State): string => {
  const { colouring, push, support, merge, turnLimit, quietLimit } = settings;
  const draw = extra === null ? 0 : extra === 'open' ? 3 : 1 + extra;
  const rules =
    Number(colouring === 'a1-white') +
    2 * Number(support === 'line') +
    4 * push +
    16 * Number(merge === 'pool') +
    32 * draw;
  return String.fromCharCode(
    ...board,
    ...pit,
    active + 2 * selected,
    trackers,
    turn & 0xffff,
    turn >>> 16,
    quiet,
    rules,
    turnLimit,
    quietLimit,
  );
};
