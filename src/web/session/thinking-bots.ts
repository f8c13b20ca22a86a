/**
 * The bots of a session, which think about the present position until it changes.
 *
 * @packageDocumentation
 */
import { type Either, left } from 'fp-ts/Either';
import type { GameTypes } from '../../core/contract/game.js';
import { type Fault, fault } from '../../core/values/fault.js';
import type { Seat } from '../../core/values/seat.js';
import type { Asked, Bots, Thinker } from './bot-question.js';

/** The bots of a session that are thinking. */
export interface ThinkingBots<T extends GameTypes> {
  /** Lets the bot of a seat think, and passes on its answer unless the bot is stopped first. */
  readonly start: (asked: Omit<Asked<T>, 'signal'>, hear: (answer: Either<Fault, T['Move'] | string>) => void) => void;
  /** Stops everything. */
  readonly stop: () => void;
  /** Stops all bots for good, and ends the worker in which they think. */
  readonly end: () => void;
  /** The seats whose bots are thinking. */
  readonly seats: () => readonly Seat[];
}

/** Nobody thinks yet. */
export const thinkingOf = <T extends GameTypes>(bots: Bots<T>): ThinkingBots<T> => {
  const running = new Map<Seat, AbortController>();
  const closed = new AbortController();
  let loaded: Promise<Thinker<T>> | undefined;
  const answer = async (asked: Asked<T>): ReturnType<Thinker<T>> => {
    try {
      loaded ??= import('./thinker.js').then(({ answering }) => answering(bots, closed.signal));
      return await (await loaded)(asked);
    } catch {
      // The module cannot be loaded while the server is unreachable. Try again next time.
      loaded = undefined;
      return left(fault([], 'the bots cannot be loaded'));
    }
  };
  const stop = (): void => {
    const all = [...running.values()];
    running.clear();
    for (const control of all) control.abort();
  };
  return {
    start: (asked, hear) => {
      const control = new AbortController();
      running.set(asked.seat, control);
      void answer({ ...asked, signal: control.signal }).then((given) => {
        if (running.get(asked.seat) !== control) return;
        running.delete(asked.seat);
        control.abort();
        hear(given);
      });
    },
    stop,
    end: () => {
      stop();
      closed.abort();
    },
    seats: () => [...running.keys()].sort((a, b) => a - b),
  };
};
