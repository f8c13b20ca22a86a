/**
 * Waits for everything that a page sets at the same time.
 *
 * @packageDocumentation
 */

/** Calls a function once for all changes that arrive at the same time. */
export class Arriving {
  readonly #then: () => void;
  #isDue = false;

  constructor(then: () => void) {
    this.#then = then;
  }

  /** Properties and attributes that change together are shown together. */
  soon(): void {
    if (this.#isDue) return;
    this.#isDue = true;
    void Promise.resolve().then(() => {
      this.#isDue = false;
      this.#then();
    });
  }
}
