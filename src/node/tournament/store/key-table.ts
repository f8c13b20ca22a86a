/**
 * The keys of many games in little memory: 16 bytes for each key, and a little more for look-up.
 *
 * @packageDocumentation
 */
import { randomInt } from 'node:crypto';

/** The number of 32-bit words in a key. */
const words = 4;

/** The number of bytes in a key. */
export const keyBytes = 4 * words;

/** The keys of games, each with an index, counted from 0 in the order in which the keys were added. */
export class KeyTable {
  #keys = new Uint32Array(words * 1024);
  /** For each slot, 1 plus the index of its key; 0 for a free slot. */
  #slots = new Uint32Array(2048);
  #count = 0;
  /** A random number that makes slots unpredictable, so that nobody can make a file whose keys all collide. */
  readonly #salt = randomInt(2 ** 32);
  /** The key being looked up. */
  readonly #wanted = new Uint32Array(words);
  readonly #bytes = Buffer.alloc(keyBytes);

  /** The number of keys. */
  count(): number {
    return this.#count;
  }

  /** The index of a key of 32 hexadecimal digits; undefined if the table does not contain the key. */
  placeOf(key: string): number | undefined {
    this.#read(key);
    const found = this.#slots[this.#slot()]!;
    return found === 0 ? undefined : found - 1;
  }

  /** Adds a key of 32 hexadecimal digits at the next index; returns false if the table contains the key already. */
  add(key: string): boolean {
    this.#read(key);
    return this.#addWanted();
  }

  /** Adds a key that is given as bytes; returns false if the table contains the key already. */
  addFrom(bytes: Buffer, at: number): boolean {
    this.#readBytes(bytes, at);
    return this.#addWanted();
  }

  #read(key: string): void {
    this.#bytes.write(key, 'hex');
    this.#readBytes(this.#bytes, 0);
  }

  #readBytes(bytes: Buffer, at: number): void {
    for (let word = 0; word < words; word++) this.#wanted[word] = bytes.readUInt32BE(at + 4 * word);
  }

  #addWanted(): boolean {
    const slot = this.#slot();
    if (this.#slots[slot] !== 0) return false;
    if (words * this.#count === this.#keys.length) this.#keys = grown(this.#keys);
    this.#keys.set(this.#wanted, words * this.#count);
    this.#count++;
    this.#slots[slot] = this.#count;
    if (2 * this.#count > this.#slots.length) this.#spread();
    return true;
  }

  /** The slot of the key that is being looked up, or the free slot in which the key belongs. */
  #slot(): number {
    const mask = this.#slots.length - 1;
    for (let slot = this.#hash(this.#wanted, 0) & mask; ; slot = (slot + 1) & mask) {
      const found = this.#slots[slot]!;
      if (found === 0 || this.#isWanted(words * (found - 1))) return slot;
    }
  }

  #isWanted(at: number): boolean {
    for (let word = 0; word < words; word++) if (this.#keys[at + word] !== this.#wanted[word]) return false;
    return true;
  }

  #hash(keys: Uint32Array, at: number): number {
    let hash = this.#salt;
    for (let word = 0; word < words; word++) {
      hash = Math.imul(hash ^ keys[at + word]!, 0x9e3779b1);
      hash ^= hash >>> 15;
    }
    return hash;
  }

  /** Doubles the number of slots, and moves every key to its new slot. */
  #spread(): void {
    const slots = new Uint32Array(2 * this.#slots.length);
    const mask = slots.length - 1;
    for (let place = 0; place < this.#count; place++) {
      let slot = this.#hash(this.#keys, words * place) & mask;
      while (slots[slot] !== 0) slot = (slot + 1) & mask;
      slots[slot] = place + 1;
    }
    this.#slots = slots;
  }
}

/** Returns a copy of an array of numbers that is twice as long as the original. */
export const grown = (numbers: Uint32Array): Uint32Array<ArrayBuffer> => {
  const more = new Uint32Array(2 * numbers.length);
  more.set(numbers);
  return more;
};
