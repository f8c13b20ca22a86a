/**
 * The bots of a session, which think about the present position until it changes.
 *
 * @packageDocumentation
 */
import { type Either, isLeft, left, right } from 'fp-ts/Either';
import type { GameTypes } from '../../core/contract/game.js';
import { type Fault, fault } from '../../core/values/fault.js';
import type { Seat } from '../../core/values/seat.js';
import { answering, reasonOf } from './answering.js';
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

/** The library's bots, whose code is loaded when the first of them has to think. */
const loading = <T extends GameTypes>(bots: Bots<T>, closed: AbortSignal): Thinker<T> => {
  let loaded: Promise<Either<Fault, Thinker<T>>> | undefined;
  const failed = (error: unknown): Either<Fault, never> => {
    // The module cannot be loaded while the server is unreachable. Try again next time.
    loaded = undefined;
    return left(fault([], `the bots cannot be loaded: ${reasonOf(error)}`));
  };
  return async (asked) => {
    loaded ??= import('./library-bots.js')
      .then(({ libraryThinker }) => right(libraryThinker(bots, closed)))
      .catch(failed);
    const found = await loaded;
    return isLeft(found) ? found : found.right(asked);
  };
};

/** Nobody thinks yet. */
export const thinkingOf = <T extends GameTypes>(bots: Bots<T>): ThinkingBots<T> => {
  const running = new Map<Seat, AbortController>();
  const closed = new AbortController();
  const answer = answering(bots.think ?? loading(bots, closed.signal), bots);
  const stop = (): void => {
    if (running.size === 0) return;
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
