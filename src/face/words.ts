/**
 * Words for the titles and descriptions of pictures.
 *
 * @packageDocumentation
 */
import type { Outcome } from '../core/contract/game.js';

/** A number with its noun, such as `1 turn` or `2 turns`. */
export const many = (count: number, one: string, more = `${one}s`): string => `${count} ${count === 1 ? one : more}`;

/** A list in words, such as `a, b and c`; an empty list becomes `none`. */
export const listed = (items: readonly string[]): string => {
  const [first = 'none', second] = items;
  return second === undefined ? first : `${items.slice(0, -1).join(', ')} and ${items[items.length - 1]!}`;
};

/** Explains to a player why others have to decide first; the argument lists the names of those who decide. */
export const whoDecides = (names: readonly string[]): string =>
  names.length === 1 ? `it is for ${names.join()} to decide` : `still to decide: ${names.join(', ')}`;

/** A text with its first letter capitalised. */
export const sentence = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

/** The words shown after the name of a seat when the game is over. */
export const won = ({ winners }: Outcome, ...seats: readonly number[]): string => {
  if (!winners.some((winner) => seats.includes(winner))) return '';
  return winners.every((winner) => seats.includes(winner)) ? 'wins' : 'shares the win';
};
