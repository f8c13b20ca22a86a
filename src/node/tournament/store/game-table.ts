/**
 * The played games of a tournament in its coordinator's memory: about 30 bytes for the key and gains of each game.
 *
 * @packageDocumentation
 */
import type { GameGains } from '../game-gains.js';
import { grown, KeyTable } from './key-table.js';

/** The gains of a game. The same few gains occur in most games, so the table stores each of these gains once. */
type Gains = Pick<GameGains, 'gains' | 'isKeyed'>;

/** The played games. */
export class GameTable {
  readonly #keys = new KeyTable();
  /** For each game, by its index: the place of its gains in the list of gains. */
  #gained = new Uint32Array(1024);
  readonly #gains: Gains[] = [];
  readonly #places = new Map<string, number>();

  /** The number of games. */
  count(): number {
    return this.#keys.count();
  }

  /** The index of a game, counted from 0; undefined if the table does not contain the game. */
  placeOf(key: string): number | undefined {
    return this.#keys.placeOf(key);
  }

  /** The gains of a game; undefined if the table does not contain the game. */
  gainsAt(key: string): Gains | undefined {
    const place = this.#keys.placeOf(key);
    return place === undefined ? undefined : this.#gains[this.#gained[place]!];
  }

  /** Adds a game; returns false if the table contains the game already. */
  add(key: string, gained: GameGains): boolean {
    return this.#keys.add(key) && this.#keep(gained);
  }

  /** Adds a game whose key is given as bytes; returns false if the table contains the game already. */
  addFrom(bytes: Buffer, at: number, gained: GameGains): boolean {
    return this.#keys.addFrom(bytes, at) && this.#keep(gained);
  }

  /** Stores the gains of the game that was added last. */
  #keep({ gains, isKeyed }: GameGains): boolean {
    const name = `${gains.join()} ${isKeyed}`;
    const known = this.#places.get(name) ?? this.#gains.push({ gains, isKeyed }) - 1;
    this.#places.set(name, known);
    const place = this.#keys.count() - 1;
    if (place === this.#gained.length) this.#gained = grown(this.#gained);
    this.#gained[place] = known;
    return true;
  }
}
