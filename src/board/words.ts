/**
 * The words of a board besides those of its game. Their texts are in the catalogues, by keys that begin with `board`.
 *
 * @packageDocumentation
 */
import { type Message, message } from '../face/message.js';
import type { AnySession, AnySnapshot } from '../session/closed.js';

const named = ({ seats }: AnySnapshot, list: readonly number[]): readonly Message[] =>
  list.map((seat) => message('seat', { name: seats[seat]!.name }));

/** How the game of a session stands: who is to move, who has decided already, who thinks, and whether the server is there. */
export const statusOf = ({ say }: AnySession, seen: AnySnapshot): string => {
  const { waiting, deciding, thinking, standing, connection } = seen;
  const decided = waiting.map(({ seat }) => seat);
  const lines = [
    decided.length === 0
      ? standing
      : say(message('board.decided', { done: named(seen, decided), open: named(seen, deciding) })),
    thinking.length === 0 ? '' : say(message('board.thinking', { who: named(seen, thinking) })),
    connection === 'local' || connection === 'connected' ? '' : say(message(`board.${connection}`)),
  ];
  return lines.filter((line) => line !== '').join('. ');
};
