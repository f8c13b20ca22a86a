/**
 * Announces events to people who use a screen reader. Each announcement waits until a screen reader has had time for the previous one.
 *
 * @packageDocumentation
 */

/** The least number of milliseconds between two announcements. */
const least = 1150;

/** Makes announcements. Announcements that come too soon after the previous one are held back, and later made together. */
export class Announcer {
  readonly #write: (text: string) => void;
  #waiting: readonly string[] = [];
  #free = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(write: (text: string) => void) {
    this.#write = write;
  }

  /** Announces a text: at once if the previous announcement was long enough ago, otherwise a little later. */
  say(text: string): void {
    this.#waiting = [...this.#waiting, text];
    if (this.#timer !== undefined) return;
    const wait = this.#free - Date.now();
    if (wait <= 0) this.#speak();
    else this.#timer = setTimeout(() => this.#speak(), wait);
  }

  /** Drops the waiting announcements when the position that they describe is no longer shown. */
  forget(): void {
    clearTimeout(this.#timer);
    [this.#timer, this.#waiting] = [undefined, []];
  }

  #speak(): void {
    const text = this.#waiting.join('. ');
    this.forget();
    this.#free = Date.now() + least;
    this.#write(text);
  }
}
