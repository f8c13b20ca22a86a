/**
 * The thinking of a table's bots, which belongs to the table: whoever calls a tool waits for it, and nobody who stops waiting cuts it short.
 *
 * @packageDocumentation
 */
import { type Either, left } from 'fp-ts/Either';
import { type Fault, fault, show } from '../../../core/values/fault.js';

/** Waits until the processor is free for an agent's bots, and then lets them think. */
export type Turn = <A>(think: () => Promise<A>) => Promise<A>;

/** The greatest number of calls that may wait for the bots of one table; there is always a place for the call that made them think. */
export const mostWaiting = 16;

const cancelled = left(fault([], 'the call was cancelled; the bots think on'));
const tooMany = left(fault([], `${mostWaiting} calls wait for the bots of this table already`));
const closed = left(fault(['table'], 'the table has made room for another one'));

/** The bots of one table: they think one after another, until nobody needs their answer because the table is gone. */
export class TableThinking {
  readonly #gone = new AbortController();
  /** The functions that wake the calls that wait for the bots. */
  readonly #waiting = new Set<() => void>();
  #isThinking = false;
  /** Why the bots could not go on; the call that comes next reports it. */
  #failure: Error | undefined;

  /** A signal that is aborted when the table is gone. */
  get signal(): AbortSignal {
    return this.#gone.signal;
  }

  /** Lets the bots think as soon as they have a turn. */
  start(turn: Turn, think: () => Promise<void>): void {
    this.#isThinking = true;
    void turn(() => (this.#gone.signal.aborted ? Promise.resolve() : think()))
      .catch((error: unknown) => {
        this.#failure = error instanceof Error ? error : new Error(show(error));
      })
      .then(() => {
        this.#isThinking = false;
        this.#wakeAll();
      });
  }

  /**
   * Waits until no bot thinks, and then calls `act`, before anybody else can act at the table. If the signal is aborted first, or if `most` calls wait
   * already, the result is a fault, and nothing is done.
   */
  async after<A>(signal: AbortSignal, act: () => Either<Fault, A>, most = mostWaiting): Promise<Either<Fault, A>> {
    while (this.#isThinking) {
      if (signal.aborted) return cancelled;
      if (this.#waiting.size >= most) return tooMany;
      await this.#wake(signal);
    }
    if (this.#gone.signal.aborted) return closed;
    if (signal.aborted) return cancelled;
    const failure = this.#failure;
    this.#failure = undefined;
    // Report an error in the code of a game or bot as if this call had caused it.
    return failure === undefined ? act() : Promise.reject(failure);
  }

  /** Ends all thinking for good. */
  close(): void {
    this.#gone.abort();
    this.#wakeAll();
  }

  #wakeAll(): void {
    const all = [...this.#waiting];
    this.#waiting.clear();
    for (const wake of all) wake();
  }

  /** Settles when the bots have stopped thinking or the signal is aborted. */
  #wake(signal: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      const wake = (): void => {
        this.#waiting.delete(wake);
        signal.removeEventListener('abort', wake);
        resolve();
      };
      this.#waiting.add(wake);
      signal.addEventListener('abort', wake);
    });
  }
}
