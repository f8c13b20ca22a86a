/**
 * Lets bots take turns at thinking: only a few bots think at a time, and only a few of those of one address, which leaves time for other addresses.
 *
 * @packageDocumentation
 */
import { NetworkCounts, widestOf } from './networks.js';
import { nextSlice } from './slices.js';

/** A bot that waits for its turn. */
interface WaitingBot {
  readonly address: string;
  readonly begin: () => void;
}

/**
 * The number of tables whose openers are remembered. If there are more tables, the openers of the oldest are forgotten, and each of these tables
 * counts as a separate address.
 */
const mostKnown = 100_000;

/** Decides which bots may think now. A table that was opened before the server was started counts as a separate address. */
export class Turns {
  readonly #all: number;
  readonly #openers = new Map<string, string>();
  readonly #thinking: NetworkCounts;
  /** The bots that wait, by the widest network of their address; the network whose turn is farthest away comes last. */
  readonly #waiting = new Map<string, WaitingBot[]>();
  #count = 0;

  /** `own` is the greatest number of bots of an address that think at the same time, `all` that of all bots. */
  constructor(own: number, all = Number.POSITIVE_INFINITY) {
    this.#all = all;
    this.#thinking = new NetworkCounts(own, all);
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
    await new Promise<void>((begin) => {
      const network = widestOf(address);
      const line = this.#waiting.get(network) ?? [];
      line.push({ address, begin });
      this.#waiting.set(network, line);
      this.#grant();
    });
    try {
      await nextSlice();
      return await think();
    } finally {
      this.#count--;
      this.#thinking.remove(address);
      this.#grant();
    }
  }

  /** Gives the turns that are free to those who wait: each network in its turn, and in a network to who waits longest. */
  #grant(): void {
    while (this.#count < this.#all) {
      const next = this.#next();
      if (next === undefined) return;
      this.#count++;
      this.#thinking.add(next.address);
      next.begin();
    }
  }

  #next(): WaitingBot | undefined {
    for (const [network, line] of this.#waiting) {
      const index = line.findIndex(({ address }) => this.#thinking.hasRoom(address));
      const [next] = index < 0 ? [] : line.splice(index, 1);
      if (next === undefined) continue;
      this.#waiting.delete(network);
      if (line.length > 0) this.#waiting.set(network, line);
      return next;
    }
    return undefined;
  }
}
