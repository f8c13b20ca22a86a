/**
 * Keeps track of who opens tables. No address can open too many tables, and a request that is sent twice opens only one table.
 *
 * @packageDocumentation
 */
import { createHash } from 'node:crypto';
import type { Limits } from './limits.js';
import { mostOf, type Network, networksOf } from './networks.js';
import { type Limiter, limiter } from './rate.js';
import type { Tables } from './tables.js';

/** The number of tables per second that an address may open in the long run. */
const regained = 0.2;

/** The number of seconds after which an address with too many open tables may ask again: one of its games may be over by then. */
const soonOver = 60;

/** The milliseconds for which an answer is kept in case its request is repeated, and the greatest number of answers kept. */
const [keptFor, mostKept] = [600_000, 10_000];

interface KeptAnswer {
  readonly at: number;
  /** The SHA-256 hash of the body of the request. */
  readonly body: string;
  readonly answer: Promise<Response>;
}

/** The reason why an address may not open a table now, and the number of seconds after which it may ask again. */
export interface OpeningRefusal {
  readonly text: string;
  readonly seconds: number;
}

/** The tables that each address has opened since the server was started. */
export class Openings {
  readonly #tables: Tables;
  readonly #limits: Limits;
  readonly #clock: () => number;
  readonly #opening: Limiter;
  /** The ids of the tables, by the networks of the address that opened them. */
  readonly #by = new Map<string, Set<string>>();
  readonly #kept = new Map<string, KeptAnswer>();

  constructor(tables: Tables, limits: Limits, clock: () => number) {
    this.#tables = tables;
    this.#limits = limits;
    this.#clock = clock;
    this.#opening = limiter(regained, limits.openings, clock);
  }

  /** The reason why an address may not open a table now; undefined if it may open one. */
  async refusal(address: string): Promise<OpeningRefusal | undefined> {
    if (!this.#opening.take(address)) return { text: 'too many tables', seconds: 1 / regained };
    for (const network of networksOf(address)) {
      const open = await this.#openOf(network);
      if (open !== undefined)
        return { text: `too many tables: ${open} that were opened from this address are not over`, seconds: soonOver };
    }
    return undefined;
  }

  /** The number of a network's open tables if it may open no more; otherwise undefined. */
  async #openOf(network: Network): Promise<number | undefined> {
    const { tablesPerAddress, tables } = this.#limits;
    const most = mostOf(network, tablesPerAddress, tables);
    const own = this.#by.get(network.name);
    if (own === undefined || own.size < most) return undefined;
    for (const id of own) if (!(await this.#tables.isOpen(id))) own.delete(id);
    if (own.size === 0) this.#by.delete(network.name);
    return own.size < most ? undefined : own.size;
  }

  /** Records that an address was allowed to open a table but failed to do so; the failed attempt does not count. */
  failed(address: string): void {
    this.#opening.giveBack(address);
  }

  /** Records that an address has opened a table. */
  opened(address: string, id: string): void {
    for (const { name } of networksOf(address)) {
      const own = this.#by.get(name) ?? new Set();
      this.#by.set(name, own.add(id));
    }
  }

  /**
   * Carries out a request only once: if the same request comes again with the same key from the same client, the earlier answer is given again. `who` is
   * what tells clients apart. The result is undefined if the key belongs to another request of the client.
   */
  async once(
    key: string | undefined,
    who: readonly string[],
    body: string,
    answer: () => Promise<Response>,
  ): Promise<Response | undefined> {
    if (key === undefined) return answer();
    const now = this.#clock();
    for (const [one, { at }] of this.#kept)
      if (now - at > keptFor || this.#kept.size > mostKept) this.#kept.delete(one);
      else break;
    const name = JSON.stringify([...who, key]);
    const known = this.#kept.get(name);
    const hash = createHash('sha256').update(body).digest('hex');
    if (known !== undefined && known.body !== hash) return undefined;
    const kept = known ?? { at: now, body: hash, answer: answer() };
    this.#kept.set(name, kept);
    const given = await kept.answer;
    if (!given.ok) this.#kept.delete(name);
    return given.clone();
  }
}
