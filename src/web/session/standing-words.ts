/**
 * The standing of a game in words, even if the game did not end by its rules.
 *
 * @packageDocumentation
 */
import type { Message } from '../../face/message.js';
import { endMessage } from '../../face/telling.js';
import type { TableEnd } from '../../table/table.js';

/**
 * The standing shown in a snapshot. If a resignation, the clock or an agreement ended the game, the standing says so, because the position alone does
 * not show this. Otherwise, it is what the face says about the position.
 *
 * @param end - how the game ended; null while it continues
 * @param seats - the seats with the names of their players
 * @param described - what the face says about the position
 */
export const standingOf = (
  end: TableEnd | null,
  seats: readonly { readonly name: string }[],
  described: () => Message,
): Message =>
  end?._tag === 'ByPeople'
    ? endMessage(
        end.end,
        seats.map(({ name }) => name),
      )
    : described();
