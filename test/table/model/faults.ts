/** Old faults of tables and clients, each as a small change to what is under test, and the law that each of them breaks. */
import type { GameTypes } from '../../../src/core/index.js';
import type { Played, Session } from '../../../src/web/session/index.js';
import type { Fault } from './world.js';

const without =
  (name: string) =>
  (message: object): object =>
    Object.fromEntries(Object.entries(message).filter(([key]) => key !== name));

/** A client that keeps what it has of the moves, whatever was taken back. */
const keeping = <T extends GameTypes>(session: Session<T>): Session<T> => {
  let kept: readonly Played[] = [];
  const history = (): readonly Played[] => {
    const now = session.history();
    kept = now.map((one, ply) => kept[ply] ?? one);
    return kept;
  };
  session.subscribe(() => void history());
  return Object.assign(Object.create(session) as Session<T>, { history });
};

/** The old faults by their names. */
export const faults = <T extends GameTypes>(): Readonly<
  Record<string, { readonly fault: Fault<T>; readonly law: string }>
> => ({
  'messages name no course': {
    fault: { changed: without('course') },
    law: 'a message met something that it did not name',
  },
  'answers name no question': {
    fault: { changed: without('question') },
    law: 'a message met something that it did not name',
  },
  'a message is not recognised when it arrives again': {
    fault: { isKeyless: true },
    law: 'a message was taken twice',
  },
  'clients keep moves that were taken back': {
    fault: { client: keeping },
    law: 'a client shows other things than a new one',
  },
  'an increment is paid for every move': { fault: { clockRules: 1 }, law: 'time that nobody pays' },
});
