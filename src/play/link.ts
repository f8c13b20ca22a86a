/**
 * Games in the address of a page: a position, the moves made from it, and the step shown.
 *
 * @packageDocumentation
 */

/** The game described by an address. */
export interface Link {
  /** The text of the position from which it begins. */
  readonly start: string;
  /** The moves made from there. */
  readonly moves: readonly string[];
  /** The step shown; null for the last one. */
  readonly ply: number | null;
}

const longest = 20_000;

const mostMoves = 2000;

/** The game described by the part of an address after `#`; null if there is none. */
export const readLink = (hash: string): Link | null => {
  const given = new URLSearchParams(hash.replace(/^#/, ''));
  const start = given.get('position');
  if (start === null || start.length > longest) return null;
  const ply = Number(given.get('ply') ?? NaN);
  return { start, moves: given.getAll('move').slice(0, mostMoves), ply: Number.isInteger(ply) ? ply : null };
};

/** The part of an address after `#` that opens a game again. */
export const linkTo = ({ start, moves }: Pick<Link, 'start' | 'moves'>): string => {
  const given = new URLSearchParams([['position', start], ...moves.map((move) => ['move', move])]);
  return `#${given.toString()}`;
};

/** The step, counted from 0, of the lesson requested by the part of an address after `#`: `lesson` or `lesson=3`; null if it asks for none. */
export const lessonIn = (hash: string): number | null => {
  const given = new URLSearchParams(hash.replace(/^#/, '')).get('lesson');
  if (given === null) return null;
  const step = Number(given);
  return Number.isInteger(step) && step > 0 ? step - 1 : 0;
};
