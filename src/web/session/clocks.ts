/**
 * The clock of this machine for a game: it says how much time has passed, and rings when a seat runs out of time.
 *
 * @packageDocumentation
 */
import type { Seat } from '../../core/values/seat.js';
import { type Clocks, countedTo, nextFlag } from '../../table/clock.js';
import type { Times } from '../../table/index.js';

/** The longest time for which a timer in a page can wait, in milliseconds. */
const longest = 2 ** 31 - 1;

/** The time in whole milliseconds, by a clock that nobody can set. */
export const steadily = (): number => Math.floor(performance.now());

/** The seats whose time passes at present, and a timer for the first that will have none left. */
export class Alarm {
  readonly #rung: () => void;
  #running: readonly Seat[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** The function `rung` is called when a seat has run out of time. */
  constructor(rung: () => void) {
    this.#rung = rung;
  }

  /** The clocks as they stand at present. */
  read(clocks: Clocks): Clocks {
    return clocks.budgets.length === 0 ? clocks : countedTo(clocks, this.#running, steadily());
  }

  /** True if a seat has run out of time, even if the timer has not rung yet because the page was busy. */
  isDue(clocks: Clocks): boolean {
    const flag = this.#running.length === 0 ? undefined : nextFlag(clocks, this.#running);
    return flag !== undefined && flag.at <= steadily();
  }

  /** From now on, only the time of the given seats passes. */
  run(clocks: Clocks, running: readonly Seat[]): void {
    clearTimeout(this.#timer);
    this.#running = running;
    const flag = nextFlag(clocks, running);
    if (flag === undefined) return;
    const wait = Math.min(longest, Math.max(0, flag.at - steadily()));
    this.#timer = setTimeout(() => (this.isDue(clocks) ? this.#rung() : this.run(clocks, running)), wait);
  }

  /** The times that the clocks show at present, with the machine's time of this reading; null if time is not measured. */
  times(clocks: Clocks): Times | null {
    const { budgets } = this.read(clocks);
    if (budgets.length === 0) return null;
    return { at: Date.now(), left: budgets.map(({ left, free }) => left + free), running: this.#running };
  }
}
