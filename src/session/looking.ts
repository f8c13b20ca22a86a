/**
 * Looks at a table of a server, one at a time.
 *
 * @packageDocumentation
 */
import type { Look } from '../table/index.js';
import type { Wire } from './wire.js';

/** Looks at a table whenever something has happened; what happens meanwhile leads to another look. */
export class Looking {
  readonly #wire: Wire;
  readonly #take: (look: Look) => void;
  #isAsking = false;
  #isStale = false;
  #generation = 0;
  #isStopped = false;

  constructor(wire: Wire, take: (look: Look) => void) {
    this.#wire = wire;
    this.#take = take;
  }

  /** Takes a look that the connection has brought: one that is on its way is older. */
  brought(look: Look): void {
    this.#generation++;
    this.#take(look);
  }

  async refresh(): Promise<void> {
    this.#isStale = true;
    if (this.#isAsking) return;
    this.#isAsking = true;
    while (this.#isWanted()) {
      this.#isStale = false;
      const now = this.#generation;
      const look = await this.#wire.look();
      if (look !== undefined && now === this.#generation) this.#take(look);
    }
    this.#isAsking = false;
  }

  stop(): void {
    this.#isStopped = true;
  }

  // A method, since it may have changed while something was waited for.
  #isWanted(): boolean {
    return this.#isStale && !this.#isStopped;
  }
}
