/**
 * The standing of a game in words, even if the game did not end by its rules.
 *
 * @packageDocumentation
 */
import type { GameTypes } from '../../core/contract/game.js';
import type { RecordDeparture } from '../../core/records/shape.js';
import type { Seat } from '../../core/values/seat.js';
import type { Face } from '../../face/face.js';
import { type Message, message } from '../../face/message.js';
import { endMessage, seatNames, standingAfter } from '../../face/telling.js';
import type { TableEnd } from '../../table/table.js';

/**
 * The standing shown in a snapshot. If a resignation, the clock or an agreement ended the game, the standing says so, because the position alone does
 * not show this. Otherwise, it is what the face says about the position.
 *
 * @param end - how the game ended; null while it continues
 * @param seats - the seats with the names of their players
 * @param described - what the face says about the position
 * @param left - the seats that have left the game
 */
export const standingOf = (
  end: TableEnd | null,
  seats: readonly { readonly name: string }[],
  described: () => Message,
  left: readonly RecordDeparture[] = [],
): Message => {
  const names = seats.map(({ name }) => name);
  // Nobody plays on in a game that is over.
  const gone = end === null ? left : left.map((one) => ({ ...one, substitute: null }));
  return standingAfter(end?._tag === 'ByPeople' ? endMessage(end.end, names) : described(), gone, names);
};

/**
 * What a face says about a view, with the seats that really have to decide. While several seats decide at once, a seat's view assumes that the seats
 * before it have decided, so the view alone would leave them out.
 */
export const describedFor = <T extends GameTypes>(
  { game, describeView }: Pick<Face<T>, 'game' | 'describeView'>,
  view: T['State'] | T['View'],
  deciding: readonly Seat[],
): Message => {
  const said = describeView(view);
  const isRound = game.atOnce !== undefined && game.atOnce(view).length > 0 && deciding.length > 0;
  return isRound && 'who' in said.params
    ? message(said.key, { ...said.params, who: seatNames(game, view, deciding) })
    : said;
};
