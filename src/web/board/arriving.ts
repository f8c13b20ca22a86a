/**
 * Waits until a page has finished a group of changes that it makes together.
 *
 * @packageDocumentation
 */

/** Calls a function only once for a whole group of changes made together. */
export class Arriving {
  readonly #then: () => void;
  #isDue = false;

  constructor(then: () => void) {
    this.#then = then;
  }

  /** Calls the function soon, so that properties and attributes changed together are shown together. */
  soon(): void {
    if (this.#isDue) return;
    this.#isDue = true;
    void Promise.resolve().then(() => {
      this.#isDue = false;
      this.#then();
    });
  }
}
