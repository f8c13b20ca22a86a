/**
 * Turns at thinking: only a few bots from one address think at the same time, which leaves processor time for other addresses.
 *
 * @packageDocumentation
 */

/** The bots of an address: the number that think now, and those that wait for their turn. */
interface Line {
  thinking: number;
  readonly waiting: (() => void)[];
}

/** The number of tables whose openers are remembered. If there are more, the oldest are forgotten, and each of them counts as a separate address. */
const mostKnown = 100_000;

/** The bots that may think now. A table that was opened before the server began counts as a separate address. */
export class Turns {
  readonly #most: number;
  readonly #openers = new Map<string, string>();
  readonly #lines = new Map<string, Line>();

  /** At most `most` bots of an address think at the same time. */
  constructor(most: number) {
    this.#most = most;
  }

  /** Records that an address has opened a table. */
  opened(address: string, table: string): void {
    this.#openers.set(table, address);
    const [oldest] = this.#openers.keys();
    if (this.#openers.size > mostKnown && oldest !== undefined) this.#openers.delete(oldest);
  }

  /** Lets a bot of a table think as soon as its address has a turn left. */
  take<A>(table: string, think: () => Promise<A>): Promise<A> {
    return this.takeFor(this.#openers.get(table) ?? `table ${table}`, think);
  }

  /** Lets an address think as soon as it has a turn left. */
  async takeFor<A>(address: string, think: () => Promise<A>): Promise<A> {
    const line = this.#lines.get(address) ?? { thinking: 0, waiting: [] };
    this.#lines.set(address, line);
    if (line.thinking >= this.#most) await new Promise<void>((resolve) => line.waiting.push(resolve));
    else line.thinking++;
    try {
      return await think();
    } finally {
      // The turn is handed on to who waits longest.
      const next = line.waiting.shift();
      if (next !== undefined) next();
      else if (--line.thinking === 0) this.#lines.delete(address);
    }
  }
}
