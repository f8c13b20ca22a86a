/**
 * The standing of a game in words, even if the game did not end by its rules.
 *
 * @packageDocumentation
 */
import { type Message, message } from '../face/message.js';
import type { TableEnd } from '../table/table.js';

/**
 * The standing that a snapshot tells: how the game ended if a resignation, the clock or an agreement ended it, otherwise what the face says about the
 * position. The position alone cannot say that nobody is to move any more.
 *
 * @param end - how the game ended; null while it continues
 * @param seats - the seats with the names of their players
 * @param described - what the face says about the position
 */
export const standingOf = (
  end: TableEnd | null,
  seats: readonly { readonly name: string }[],
  described: () => Message,
): Message => {
  if (end?._tag !== 'ByPeople') return described();
  const { reason, seat } = end.end;
  const name = seat === null ? undefined : seats[seat]?.name;
  return message(`board.end.${reason}`, name === undefined ? {} : { who: message('seat', { name }) });
};
