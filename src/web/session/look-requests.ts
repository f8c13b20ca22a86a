/**
 * Requests looks at a table on a server, one request at a time.
 *
 * @packageDocumentation
 */
import type { Look } from '../../table/index.js';
import { latest, pause, soonest } from './backoff.js';
import { isOlder } from './look-changes.js';
import type { Wire } from './wire.js';

/** Requests a look at a table whenever something has happened; if something happens during a request, a further look is requested. */
export class Looking {
  readonly #wire: Pick<Wire, 'look'>;
  readonly #take: (look: Look) => void;
  /** The look that was accepted last. */
  #last: Look | undefined;
  #running: Promise<void> | undefined;
  #isStale = false;
  #generation = 0;
  #isStopped = false;

  constructor(wire: Pick<Wire, 'look'>, take: (look: Look) => void) {
    this.#wire = wire;
    this.#take = take;
  }

  /**
   * Accepts a look that came over the connection; a look that was requested earlier is now out of date, and is ignored. A look that seems older than
   * the last one may have been overtaken by it on its way, so a further look is requested instead.
   */
  brought(look: Look): void {
    if (this.#last !== undefined && isOlder(look, this.#last)) {
      void this.refresh();
      return;
    }
    this.#generation++;
    this.#accept(look);
  }

  #accept(look: Look): void {
    this.#last = look;
    this.#take(look);
  }

  /**
   * Requests a look; the promise settles once a look has shown everything that has happened until now. If the look does not arrive, it is requested
   * again.
   */
  refresh(): Promise<void> {
    this.#isStale = true;
    this.#running ??= this.#run();
    return this.#running;
  }

  async #run(): Promise<void> {
    let wait = soonest;
    while (this.#isWanted()) {
      this.#isStale = false;
      const now = this.#generation;
      const look = await this.#wire.look();
      if (look === undefined) {
        // The server is busy or unreachable. No later message repeats what was missed, so retry until it answers.
        this.#isStale = true;
        await pause(wait);
        wait = Math.min(latest, wait * 2);
      } else {
        wait = soonest;
        if (now === this.#generation) this.#accept(look);
      }
    }
    this.#running = undefined;
  }

  stop(): void {
    this.#isStopped = true;
  }

  // A method, because the compiler would assume that the fields cannot change during an await.
  #isWanted(): boolean {
    return this.#isStale && !this.#isStopped;
  }
}
