/**
 * The director shows moves one after the other, each of them long enough for people to follow.
 *
 * @packageDocumentation
 */

/** The length of one beat at speed 1, in milliseconds; the animation of a move ends within one beat. */
const beat = 450;

/**
 * Paces the display of moves: each move is shown for one beat before the next one. Code that drives bots awaits {@link Director.turn} before each
 * move of a bot.
 *
 * @example
 * ```ts
 * import { Director } from 'rulehouse/play';
 * const director = new Director();
 * director.speed = 2;
 * director.isBusy; // false
 * ```
 */
export class Director {
  /** The speed: 1 is usual, 2 is twice as fast, and 0 shows everything at once. */
  speed = 1;
  #free = 0;
  #waiting: readonly (() => void)[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** True while a move is waiting to be shown. */
  get isBusy(): boolean {
    return this.#waiting.length > 0;
  }

  /** Resolves when the next move may be shown; moves are shown in the order of the calls. */
  turn(): Promise<void> {
    return new Promise((resolve) => {
      this.#waiting = [...this.#waiting, resolve];
      this.#plan();
    });
  }

  /** Begins a beat; called whenever a move is shown, whoever made the move. */
  began(): void {
    this.#free = Date.now() + this.#length;
  }

  /** Shows the next move immediately. */
  skip(): void {
    this.#free = 0;
    this.#next();
  }

  /** Releases all waiting moves when their game is closed. */
  close(): void {
    clearTimeout(this.#timer);
    const all = this.#waiting;
    [this.#timer, this.#waiting, this.#free] = [undefined, [], 0];
    for (const go of all) go();
  }

  get #length(): number {
    return this.speed > 0 ? beat / this.speed : 0;
  }

  #plan(): void {
    if (this.#timer !== undefined || this.#waiting.length === 0) return;
    const wait = this.speed > 0 ? this.#free - Date.now() : 0;
    if (wait <= 0) this.#next();
    else this.#timer = setTimeout(() => this.#next(), wait);
  }

  #next(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const wait = this.#free - Date.now();
    // A person may have moved in the meantime.
    if (wait <= 0 || this.speed === 0) {
      const [go, ...others] = this.#waiting;
      this.#waiting = others;
      if (go !== undefined) this.began();
      go?.();
    }
    this.#plan();
  }
}
