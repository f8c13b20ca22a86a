/**
 * The clocks of a game on this machine: each seat has a limited time, and loses when this time runs out.
 *
 * @packageDocumentation
 */
import type { Seat } from '../../core/values/seat.js';
import { type Budget, type Clocks, countedTo, freshClocks, granted, nextFlag } from '../../table/clock.js';
import type { ClockSpec, Times } from '../../table/index.js';

/** The longest time for which a timer in a page can wait, in milliseconds. */
const longest = 2 ** 31 - 1;

/** The clocks of all seats; the clock of a seat runs while the seat has to decide. */
export class Timing {
  readonly #spec: ClockSpec;
  readonly #fallen: (seat: Seat) => void;
  #clocks: Clocks;
  /** What each seat was given for the move before a position, in milliseconds, by the number of moves before that position. */
  readonly #given = new Map<number, readonly number[]>();
  #running: readonly Seat[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** The function `fallen` is called with each seat that has run out of time. */
  constructor(spec: ClockSpec, seatCount: number, fallen: (seat: Seat) => void) {
    this.#spec = spec;
    this.#fallen = fallen;
    this.#clocks = freshClocks(spec, seatCount, Date.now());
  }

  /**
   * Lets the clocks of the `running` seats run, and adds the time for a decision to the clocks of the `decided` seats. `plies` is the number of moves
   * before the present position.
   */
  run(running: readonly Seat[], decided: readonly Seat[] = [], plies = 0): void {
    const now = countedTo(this.#clocks, this.#running, Date.now());
    this.#clocks = decided.reduce((clocks, seat) => granted(this.#spec, clocks, seat), now);
    const given = this.#clocks.budgets.map(({ left }, seat) => left - now.budgets[seat]!.left);
    if (decided.length > 0) this.#given.set(plies, given);
    this.#wait(running);
  }

  /** Forgets what was given for the moves after the first `plies`, because other moves replace them. */
  forget(plies: number): void {
    for (const ply of this.#given.keys()) if (ply > plies) this.#given.delete(ply);
  }

  /**
   * Goes from one position to another: what was given for the moves between them is taken back, or given again. Time that has passed does not come
   * back. Nobody's clock is set to less than a second by this.
   */
  step(from: number, to: number): void {
    const now = countedTo(this.#clocks, this.#running, Date.now());
    const between = [...this.#given].filter(([ply]) => ply > Math.min(from, to) && ply <= Math.max(from, to));
    const budgets = now.budgets.map((budget, seat): Budget => {
      const given = between.reduce((sum, [, each]) => sum + each[seat]!, 0);
      const left = to < from ? Math.max(Math.min(budget.left, 1000), budget.left - given) : budget.left + given;
      return { ...budget, left };
    });
    this.#clocks = { ...now, budgets };
  }

  #wait(running: readonly Seat[]): void {
    clearTimeout(this.#timer);
    this.#running = running;
    const flag = nextFlag(this.#clocks, running);
    if (flag === undefined) return;
    const wait = Math.min(longest, Math.max(0, flag.at - this.#clocks.since));
    this.#timer = setTimeout(() => this.#ring(), wait);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#running = [];
  }

  /** The times that the clocks show at present. */
  times(): Times {
    const at = Date.now();
    const { budgets } = countedTo(this.#clocks, this.#running, at);
    return { at, left: budgets.map(({ left, free }) => left + free), running: this.#running };
  }

  #ring(): void {
    const now = countedTo(this.#clocks, this.#running, Date.now());
    const flag = nextFlag(now, this.#running);
    if (flag === undefined) return;
    if (flag.at > now.since) this.run(this.#running);
    else this.#fallen(flag.seat);
  }
}
