/**
 * Sentences for those who hear the board: one after another, each long enough that a screen reader can say it.
 *
 * @packageDocumentation
 */

/** The least number of milliseconds between two announcements. */
const least = 1150;

/** Writes announcements. Announcements that come too soon wait, and are then made together. */
export class Announcer {
  readonly #write: (text: string) => void;
  #waiting: readonly string[] = [];
  #free = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(write: (text: string) => void) {
    this.#write = write;
  }

  /** Announces a text: immediately if the last announcement is long enough ago. */
  say(text: string): void {
    this.#waiting = [...this.#waiting, text];
    if (this.#timer !== undefined) return;
    const wait = this.#free - Date.now();
    if (wait <= 0) this.#speak();
    else this.#timer = setTimeout(() => this.#speak(), wait);
  }

  /** Drops waiting announcements: they are about a position that is gone. */
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
