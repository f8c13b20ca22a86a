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
  #standing = '';
  #last = '';
  #free = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(write: (text: string) => void) {
    this.#write = write;
  }

  /**
   * Announces a text: at once if the previous announcement was long enough ago, otherwise a little later. The standing follows after all texts that
   * have waited, and replaces an earlier one.
   */
  say(text: string, standing = ''): void {
    [this.#waiting, this.#standing] = [[...this.#waiting, text], standing];
    if (this.#timer !== undefined) return;
    const wait = this.#free - Date.now();
    if (wait <= 0) this.#speak();
    else this.#timer = setTimeout(() => this.#speak(), wait);
  }

  /** Gives an answer at once, even if it is the same text as before. */
  answer(text: string): void {
    this.forget();
    this.#utter(text);
  }

  /** Drops the waiting announcements when the position that they describe is no longer shown. */
  forget(): void {
    clearTimeout(this.#timer);
    [this.#timer, this.#waiting, this.#standing] = [undefined, [], ''];
  }

  #speak(): void {
    const text = [...this.#waiting, this.#standing].filter((one) => one !== '').join('. ');
    this.forget();
    this.#utter(text);
  }

  /** Screen readers say nothing if a text stays the same, so that a repeated text ends with a blank. */
  #utter(text: string): void {
    this.#last = text === this.#last ? `${text}\u00a0` : text;
    this.#free = Date.now() + least;
    this.#write(this.#last);
  }
}
