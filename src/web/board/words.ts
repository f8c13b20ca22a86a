/**
 * The words on a board that do not belong to its game. These words are in the catalogues, under keys that begin with `board`.
 *
 * @packageDocumentation
 */
import { type Message, message } from '../../face/message.js';
import type { AnySession, AnySnapshot } from '../session/any-session.js';
import type { TabWords } from './sheets.js';

const named = ({ seats }: AnySnapshot, list: readonly number[]): readonly Message[] =>
  list.map((seat) => message('seat', { name: seats[seat]!.name }));

/** Says that the viewer only watches a game that others play, and how somebody could play in this view; empty if this does not apply. */
export const watchingOf = ({ say }: AnySession, { viewer, deciding, end, connection }: AnySnapshot): string => {
  if (viewer !== 'spectators' || deciding.length === 0 || end !== null) return '';
  return say(message(connection === 'local' ? 'board.watching.local' : 'board.watching.table'));
};

/** The state of a session's game in words: who is to move, who has decided, who is thinking, and whether the server is connected. */
export const statusOf = (held: AnySession, seen: AnySnapshot): string => {
  const { say } = held;
  const { waiting, deciding, thinking, standing, connection } = seen;
  const decided = waiting.map(({ seat }) => seat);
  const lines = [
    decided.length === 0
      ? standing
      : say(message('board.decided', { done: named(seen, decided), open: named(seen, deciding) })),
    thinking.length === 0 ? '' : say(message('board.thinking', { who: named(seen, thinking) })),
    connection === 'unknown-token' ? '' : watchingOf(held, seen),
    connection === 'local' || connection === 'connected' ? '' : say(message(`board.${connection}`)),
  ];
  return lines.filter((line) => line !== '').join('. ');
};

/** The words on the tabs of a game whose pictures are shown in parts; undefined if there is no session. */
export const tabWordsOf = (held: AnySession | undefined, parts: readonly string[]): TabWords | undefined =>
  held && {
    parts: parts.map((part) => held.say(message(`part.${part}`))),
    open: (part) => held.say(message('board.open', { part })),
    all: held.say(message('board.parts')),
    larger: held.say(message('board.larger')),
    smaller: held.say(message('board.smaller')),
  };
