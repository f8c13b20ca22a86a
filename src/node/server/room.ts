/**
 * A table, together with the players and the connections admitted to it.
 *
 * @packageDocumentation
 */
import { type Either, left, right } from 'fp-ts/Either';
import { type Fault, fault } from '../../core/values/fault.js';
import type { Seat } from '../../core/values/seat.js';
import type { Entrant } from '../host/entrant.js';
import { newSecret } from '../host/secret.js';
import type { Access, Bearer, Role } from './access.js';
import type { Answer, Hosted } from './hosted.js';
import { bearerOf, type Keys, newToken, tokenFor, withLine } from './keys.js';

/** The result of a request to sit down: the token and, if the seat could not be taken, the reason. */
export interface Admitted {
  readonly token: string;
  readonly refusal: Answer['refusal'];
}

/** A table, together with the players and links admitted to it, and the actions on these players and links. */
export interface Room {
  readonly table: Hosted;
  readonly access: () => Access;
  /** The owner of a token. */
  readonly bearerOf: (token: string | undefined) => Bearer;
  /** Admits a new player, who takes a seat if a seat was requested. When the promise settles, the new list of players is on the disk. */
  readonly admit: (
    player: string,
    seat: Seat | null,
    belonging: unknown,
    key?: string,
  ) => Promise<Either<Fault, Admitted>>;
  /** Lets a bot take a free seat. */
  readonly admitBot: (seat: Seat, entrant: Entrant) => Promise<Either<Fault, void>>;
  /** Makes a new link for a role; the previous link of that role becomes invalid. */
  readonly link: (role: Role) => Promise<string>;
  /** Makes a new token for a player; the player's previous token becomes invalid. The result is undefined if there is no player with the given name. */
  readonly renew: (player: string) => Promise<string | undefined>;
  readonly keys: () => Keys;
  /** Records the table at which the players of this table play again. */
  readonly goOn: (id: string) => Promise<void>;
  /** The time of the latest visit to the table. */
  readonly used: () => number;
  readonly use: () => void;
  readonly close: () => Promise<void>;
}

/** The greatest number of names at a table: players, bots, and people who only watch and comment. */
const mostNames = 200;

/** The name under which a bot is admitted to a seat. */
const nameOfBot = (bot: string, seat: Seat): string => `${bot.slice(0, 30)} (${seat})`;

class KeyedRoom implements Room {
  readonly table: Hosted;
  readonly #now: () => number;
  #keys: Keys;
  #used: number;
  /** The names that are being added, so that two players who arrive at the same time cannot get the same name. */
  readonly #coming = new Set<string>();

  constructor(table: Hosted, keys: Keys, now: () => number) {
    this.table = table;
    this.#keys = keys;
    this.#now = now;
    this.#used = now();
  }

  access(): Access {
    return this.#keys.access;
  }

  keys(): Keys {
    return this.#keys;
  }

  bearerOf(token: string | undefined): Bearer {
    return bearerOf(this.#keys, token);
  }

  use(): void {
    this.#used = this.#now();
  }

  used(): number {
    return this.#used;
  }

  async #note(line: object): Promise<void> {
    const text = JSON.stringify(line);
    await this.table.note([text]);
    this.#keys = withLine(this.#keys, text);
  }

  #refuseName(player: string): Fault | undefined {
    if (this.#keys.players.some((one) => one.player === player) || this.#coming.has(player))
      return fault(['player'], 'this name is taken');
    return this.#keys.players.length + this.#coming.size >= mostNames
      ? fault([], 'too many names at this table')
      : undefined;
  }

  /** Carries out an action under a player's name, and keeps others from taking the name in the meantime. */
  async #for<A>(player: string, act: () => Promise<Either<Fault, A>>): Promise<Either<Fault, A>> {
    const wrong = this.#refuseName(player);
    if (wrong !== undefined) return left(wrong);
    this.#coming.add(player);
    try {
      return await act();
    } finally {
      this.#coming.delete(player);
    }
  }

  async admit(player: string, seat: Seat | null, belonging: unknown, key?: string): Promise<Either<Fault, Admitted>> {
    const { secret } = this.#keys;
    const { token, hash } = key === undefined || secret === undefined ? newToken() : tokenFor(secret, key);
    const known = this.#keys.players.find((one) => one.player === player);
    // The same request once more: the answer to the first one was lost.
    if (key !== undefined && known?.hash === hash) return right({ token, refusal: null });
    return this.#for(player, async () => {
      await this.#note({ player, hash, bot: null });
      if (seat === null) return right({ token, refusal: null });
      const { refusal } = await this.table.say({ _tag: 'Sit', player, seat, belonging });
      return right({ token, refusal });
    });
  }

  admitBot(seat: Seat, entrant: Entrant): Promise<Either<Fault, void>> {
    const player = nameOfBot(entrant.text, seat);
    return this.#for(player, async () => {
      const line = JSON.stringify({ player, hash: null, bot: entrant.text });
      // The bot is on the list only if it has the seat.
      const { refusal } = await this.table.say({ _tag: 'Sit', player, seat, belonging: null }, { keys: [line] });
      if (refusal !== null) return left(fault(['seat'], refusal.text, refusal.rule ?? undefined));
      this.#keys = withLine(this.#keys, line);
      this.table.seatBot(player, entrant);
      return right(undefined);
    });
  }

  async link(role: Role): Promise<string> {
    const { token, hash } = newToken();
    await this.#note({ role, hash });
    return token;
  }

  async renew(player: string): Promise<string | undefined> {
    const known = this.#keys.players.find((one) => one.player === player);
    if (known?.bot !== null) return undefined;
    const { token, hash } = newToken();
    await this.#note({ player, hash, bot: null });
    return token;
  }

  async goOn(id: string): Promise<void> {
    await this.#note({ rematch: id });
    for (const one of this.table.listeners()) one.rematch(id);
  }

  close(): Promise<void> {
    return this.table.close();
  }
}

/** Makes the room of a table from the table and its list of players. */
export const roomOf = (table: Hosted, keys: Keys, now: () => number): Room => new KeyedRoom(table, keys, now);

/** Makes the first lines of a new table's list of players, and the tokens for the links to the table. */
export const firstKeys = (
  access: Access,
  known: readonly string[] = [],
): { readonly lines: readonly string[]; readonly links: Readonly<Record<Role, string>> } => {
  const [host, invite, watch] = [newToken(), newToken(), newToken()];
  const lines = [
    { secret: newSecret() },
    { access },
    { role: 'host', hash: host.hash },
    { role: 'invite', hash: invite.hash },
    { role: 'watch', hash: watch.hash },
  ].map((line) => JSON.stringify(line));
  return { lines: [...lines, ...known], links: { host: host.token, invite: invite.token, watch: watch.token } };
};
