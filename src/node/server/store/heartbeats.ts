/**
 * The signs of life of the processes that share a store. A process counts as gone when it has written none for a while, by the steady clock of
 * whoever listens: no clock that somebody sets decides about it, and a process that was stopped is as good as gone, though it still exists.
 *
 * @packageDocumentation
 */
import { isAtWork, type ProcessMark } from '../../host/process-mark.js';

/** The time between two signs of life, and the time without one after which a process counts as gone, in milliseconds. */
export const [renewal, goneAfter] = [1000, 4000] as const;

/** The last sign of life that a process has written. */
export interface Sign extends ProcessMark {
  readonly id: string;
  /** The sign itself, which is another one each time. */
  readonly until: number;
}

interface LastHeartbeat {
  readonly until: number;
  /** The milliseconds in which this process was listening and nothing came. */
  readonly silent: number;
}

/** Listens to the other processes. */
export class Heartbeats {
  readonly #isHere: (sign: Sign) => boolean;
  readonly #clock: () => number;
  #heard: ReadonlyMap<string, LastHeartbeat> = new Map();
  #at: number;

  /**
   * @param isHere - says of a process whether it ran on this machine, where the system says whether it still exists
   * @param clock - returns the number of milliseconds since a fixed moment
   */
  constructor(isHere: (sign: Sign) => boolean, clock: () => number = () => performance.now()) {
    this.#isHere = isHere;
    this.#clock = clock;
    this.#at = clock();
  }

  /** The ids of the processes that are running, of those that have written the given signs. */
  running(signs: readonly Sign[]): readonly string[] {
    const now = this.#clock();
    // A process that was suspended or could not read the store has not been listening all this time, so limit the interval.
    const listened = Math.min(now - this.#at, 2 * renewal);
    this.#at = now;
    this.#heard = new Map(
      signs.map(({ id, until }) => {
        const before = this.#heard.get(id);
        return [id, { until, silent: before?.until === until ? before.silent + listened : 0 }];
      }),
    );
    return signs.filter((one) => !this.#isGone(one)).map(({ id }) => id);
  }

  #isGone(sign: Sign): boolean {
    const { id, host, boot, pid, begin } = sign;
    const hasEnded = this.#isHere(sign) && isAtWork({ host, boot, pid, begin }) === false;
    return hasEnded || (this.#heard.get(id)?.silent ?? 0) >= goneAfter;
  }
}
