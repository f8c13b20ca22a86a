/**
 * Games in the address of a page: a position, the moves made from this position, and the number of moves to be shown.
 *
 * @packageDocumentation
 */

/** The game that the address of a page describes. */
export interface Link {
  /** The text of the position from which the game begins. */
  readonly start: string;
  /** The moves made from the position in which the game begins. */
  readonly moves: readonly string[];
  /** The number of moves after which the game is shown; null to show the game after all moves. */
  readonly ply: number | null;
}

const longest = 20_000;

const mostMoves = 2000;

/** Reads the game from the part of an address after `#`; null if that part describes no game. */
export const readLink = (hash: string): Link | null => {
  const given = new URLSearchParams(hash.replace(/^#/, ''));
  const start = given.get('position');
  if (start === null || start.length > longest) return null;
  const ply = Number(given.get('ply') ?? NaN);
  return { start, moves: given.getAll('move').slice(0, mostMoves), ply: Number.isInteger(ply) ? ply : null };
};

/** Writes a game as the part of an address after `#`, from which the game can be opened again. */
export const linkTo = ({ start, moves }: Pick<Link, 'start' | 'moves'>): string => {
  const given = new URLSearchParams([['position', start], ...moves.map((move) => ['move', move])]);
  return `#${given.toString()}`;
};

/** Reads the name of the level in an address with `#level=hard`; null if the address names none. */
export const levelIn = (hash: string): string | null => new URLSearchParams(hash.replace(/^#/, '')).get('level');

/** True for an address with `#last`, which asks for the last game that was played in this browser. */
export const asksForLast = (hash: string): boolean => new URLSearchParams(hash.replace(/^#/, '')).has('last');

/** Reads the lesson step, counted from 0, in an address with `#lesson` or `#lesson=3`; null if the address names no lesson. */
export const lessonIn = (hash: string): number | null => {
  const given = new URLSearchParams(hash.replace(/^#/, '')).get('lesson');
  if (given === null) return null;
  const step = Number(given);
  return Number.isInteger(step) && step > 0 ? step - 1 : 0;
};
