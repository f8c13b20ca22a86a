/**
 * The games of a tournament that were played, as its coordinator holds them: for each its key and what it gave, about 30 bytes.
 *
 * @packageDocumentation
 */
import type { Gained } from '../gained.js';
import { grown, KeyTable } from './key-table.js';

/** What the bots of a pairing gained, whoever they are: of most games it is one of a few. */
type Gains = Pick<Gained, 'gains' | 'isKeyed'>;

/** The games that were played. */
export class GameTable {
  readonly #keys = new KeyTable();
  /** By place of a game the place of its gains. */
  #gained = new Uint32Array(1024);
  readonly #gains: Gains[] = [];
  readonly #places = new Map<string, number>();

  /** How many games there are. */
  count(): number {
    return this.#keys.count();
  }

  /** The place of a game: the first has 0; undefined if it is not here. */
  placeOf(key: string): number | undefined {
    return this.#keys.placeOf(key);
  }

  /** What a game gave; undefined if it is not here. */
  gainsAt(key: string): Gains | undefined {
    const place = this.#keys.placeOf(key);
    return place === undefined ? undefined : this.#gains[this.#gained[place]!];
  }

  /** Adds a game; false if it is here already. */
  add(key: string, gained: Gained): boolean {
    return this.#keys.add(key) && this.#keep(gained);
  }

  /** Adds a game whose key lies in some bytes; false if it is here already. */
  addFrom(bytes: Buffer, at: number, gained: Gained): boolean {
    return this.#keys.addFrom(bytes, at) && this.#keep(gained);
  }

  /** Keeps what the last game gave. */
  #keep({ gains, isKeyed }: Gained): boolean {
    const name = `${gains.join()} ${isKeyed}`;
    const known = this.#places.get(name) ?? this.#gains.push({ gains, isKeyed }) - 1;
    this.#places.set(name, known);
    const place = this.#keys.count() - 1;
    if (place === this.#gained.length) this.#gained = grown(this.#gained);
    this.#gained[place] = known;
    return true;
  }
}
