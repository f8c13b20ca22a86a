/**
 * The clocks of a game on this machine: each seat has a limited time, and loses when this time runs out.
 *
 * @packageDocumentation
 */
import type { Seat } from '../../core/values/seat.js';
import { type Budget, type Clocks, countedTo, freshClocks, granted, nextFlag, renewed } from '../../table/clock.js';
import type { ClockSpec, Times } from '../../table/index.js';

/** The longest time for which a timer in a page can wait, in milliseconds. */
const longest = 2 ** 31 - 1;

/** The time in whole milliseconds, by a clock that nobody can set. */
const steadily = (): number => Math.floor(performance.now());

/** What the decision before a position changed. */
interface TimeGiven {
  /** The milliseconds that each seat was given. */
  readonly left: readonly number[];
  /** The seat whose turn goes on in the position. */
  readonly turn: Seat | null;
}

/** The clocks of all seats; the clock of a seat runs while the seat has to decide. */
export class Timing {
  readonly #spec: ClockSpec;
  readonly #fallen: (seat: Seat) => void;
  #clocks: Clocks;
  /** What was given for the move before a position, by the number of moves before that position. */
  readonly #given = new Map<number, TimeGiven>();
  #running: readonly Seat[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** The function `fallen` is called with each seat that has run out of time. */
  constructor(spec: ClockSpec, seatCount: number, fallen: (seat: Seat) => void) {
    this.#spec = spec;
    this.#fallen = fallen;
    this.#clocks = freshClocks(spec, seatCount, steadily());
  }

  /** Lets the clocks of the `running` seats run. */
  run(running: readonly Seat[]): void {
    this.#clocks = countedTo(this.#clocks, this.#running, steadily());
    this.#wait(running);
  }

  /**
   * Adds the time for the decisions of the `decided` seats, which led from the position after `from` moves to the position after `to` moves. `closes`
   * says which of the seats have ended their turns. What was given for other moves after the first position is forgotten, because these moves replace
   * them.
   */
  pay(decided: readonly Seat[], from: number, to: number, closes: (seat: Seat) => boolean): void {
    for (const ply of this.#given.keys()) if (ply > from) this.#given.delete(ply);
    const counted = countedTo(this.#clocks, this.#running, steadily());
    const now = { ...counted, turn: this.#given.get(from)?.turn ?? null };
    this.#clocks = decided.reduce((clocks, seat) => granted(this.#spec, clocks, seat, closes(seat)), now);
    const left = this.#clocks.budgets.map((budget, seat) => budget.left - now.budgets[seat]!.left);
    this.#given.set(to, { left, turn: this.#clocks.turn });
  }

  /**
   * Goes from one position to another: what was given for the moves between them is taken back, or given again. Time that has passed does not come
   * back, except where each decision has a time of its own, which begins anew. Nobody's clock is set to less than a second by this.
   */
  step(from: number, to: number): void {
    const now = countedTo(this.#clocks, this.#running, steadily());
    const between = [...this.#given].filter(([ply]) => ply > Math.min(from, to) && ply <= Math.max(from, to));
    const budgets = now.budgets.map((budget, seat): Budget => {
      const given = between.reduce((sum, [, each]) => sum + each.left[seat]!, 0);
      const left = to < from ? Math.max(Math.min(budget.left, 1000), budget.left - given) : budget.left + given;
      return { ...budget, left };
    });
    this.#clocks = renewed(this.#spec, { ...now, budgets }, null);
  }

  #wait(running: readonly Seat[]): void {
    clearTimeout(this.#timer);
    this.#running = running;
    const flag = nextFlag(this.#clocks, running);
    if (flag === undefined) return;
    const wait = Math.min(longest, Math.max(0, flag.at - this.#clocks.since));
    this.#timer = setTimeout(() => this.#ring(), wait);
  }

  /**
   * Reports a seat that has run out of time, even if the timer has not rung yet because the page was busy. The clocks then stop at the moment when the
   * time ran out. Returns true if a seat has run out of time.
   */
  hasFallen(): boolean {
    const now = steadily();
    const flag = nextFlag(this.#clocks, this.#running);
    if (flag === undefined || flag.at > now) return false;
    this.#clocks = { ...countedTo(this.#clocks, this.#running, flag.at), since: now };
    this.stop();
    this.#fallen(flag.seat);
    return true;
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#running = [];
  }

  /** The times that the clocks show at present, with the machine's time of this reading. */
  times(): Times {
    const { budgets } = countedTo(this.#clocks, this.#running, steadily());
    return { at: Date.now(), left: budgets.map(({ left, free }) => left + free), running: this.#running };
  }

  #ring(): void {
    if (!this.hasFallen()) this.run(this.#running);
  }
}
