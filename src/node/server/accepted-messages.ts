/**
 * Remembers accepted messages that have a key. A client that sends an accepted message again is told that the message was accepted, even after a
 * restart of the server.
 *
 * @packageDocumentation
 */
import { isLeft } from 'fp-ts/Either';
import { isObject } from '../../core/reading/objects.js';
import { parseJson } from '../../core/records/record.js';
import type { HostMessage, Message } from '../../table/index.js';

/** The number of keys remembered for each player. */
const most = 64;

/** The keys of a table's accepted messages. */
export class Answered {
  /** The accepted messages of each player, by message key. */
  readonly #by = new Map<string, Map<string, string>>();

  /** Collects those messages of a log that have keys. */
  constructor(log: readonly string[]) {
    for (const line of log) {
      if (!line.includes('"key":')) continue;
      const read = parseJson(line);
      if (isLeft(read) || !isObject(read.right)) continue;
      const { key, message } = read.right;
      const player = isObject(message) ? message['player'] : undefined;
      if (typeof key === 'string' && typeof player === 'string') this.#keep(player, key, JSON.stringify(message));
    }
  }

  #keep(player: string, key: string, message: string): void {
    const own = this.#by.get(player) ?? new Map<string, string>();
    this.#by.set(player, own);
    own.set(key, message);
    const [oldest] = own.keys();
    if (own.size > most && oldest !== undefined) own.delete(oldest);
  }

  /** Remembers an accepted message. */
  took(message: Exclude<Message, HostMessage>, key: string): void {
    this.#keep(message.player, key, JSON.stringify(message));
  }

  /** Returns `same` if the message was accepted before, `other` if a different message had its key; otherwise undefined. */
  find(message: Exclude<Message, HostMessage>, key: string): 'same' | 'other' | undefined {
    const known = this.#by.get(message.player)?.get(key);
    return known === undefined ? undefined : known === JSON.stringify(message) ? 'same' : 'other';
  }
}
