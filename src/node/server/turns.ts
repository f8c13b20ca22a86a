/**
 * Lets bots take turns at thinking: only a few bots of one address think at a time, which leaves time for other addresses.
 *
 * @packageDocumentation
 */

/** The bots that come from one address: the number of those now thinking, and a list of those waiting for their turn. */
interface Line {
  thinking: number;
  readonly waiting: (() => void)[];
}

/**
 * The number of tables whose openers are remembered. If there are more tables, the openers of the oldest are forgotten, and each of these tables
 * counts as a separate address.
 */
const mostKnown = 100_000;

/** Decides which bots may think now. A table that was opened before the server was started counts as a separate address. */
export class Turns {
  readonly #most: number;
  readonly #openers = new Map<string, string>();
  readonly #lines = new Map<string, Line>();

  /** `most` is the greatest number of bots of an address that think at the same time. */
  constructor(most: number) {
    this.#most = most;
  }

  /** Records that an address has opened a table. */
  opened(address: string, table: string): void {
    this.#openers.set(table, address);
    const [oldest] = this.#openers.keys();
    if (this.#openers.size > mostKnown && oldest !== undefined) this.#openers.delete(oldest);
  }

  /** Lets a bot at a table think as soon as a turn is free for the address that opened the table. */
  take<A>(table: string, think: () => Promise<A>): Promise<A> {
    return this.takeFor(this.#openers.get(table) ?? `table ${table}`, think);
  }

  /** Lets a bot think as soon as a turn is free for the given address. */
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
