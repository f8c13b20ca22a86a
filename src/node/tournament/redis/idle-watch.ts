/**
 * Watches whether workers play.
 *
 * @packageDocumentation
 */

/** What is said when no worker plays. */
export const noWorker =
  'no worker takes games; start some with rulehouse arena work, with the same --redis and version';

/** The number of milliseconds without a game under way after which the coordinator says so. */
const lonely = 5000;

/** Says once that no worker plays, and again if workers came and went. */
export class IdleWatch {
  readonly #tell: () => void;
  #since = performance.now();
  #isTold = false;

  constructor(tell: () => void) {
    this.#tell = tell;
  }

  /** Takes note of whether games are being played now. */
  see(isBusy: boolean): void {
    if (isBusy) {
      this.#since = performance.now();
      this.#isTold = false;
    } else if (!this.#isTold && performance.now() - this.#since > lonely) {
      this.#isTold = true;
      this.#tell();
    }
  }
}
