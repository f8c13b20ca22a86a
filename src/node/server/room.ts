/**
 * A table, together with the players and the connections admitted to it.
 *
 * @packageDocumentation
 */
import { type Either, left, right } from 'fp-ts/Either';
import { strengthOf } from '../../bots/levels.js';
import { type Fault, fault } from '../../core/values/fault.js';
import type { Seat } from '../../core/values/seat.js';
import type { Entrant } from '../host/entrant.js';
import { newSecret } from '../host/secret.js';
import { type Access, type Bearer, invites, maySit, newcomer, type Role, type Visitor } from './access.js';
import type { Hosted, Replacement, TableAnswer } from './hosted-table.js';
import { type Arrival, bearerOf, codeOf, type Keys, newToken, tokenFor, visitorOf, withLine } from './keys.js';
import { refuseName, skeletonOf } from './lookalike-names.js';
import { networksOf } from './networks.js';

/** The result of a request to sit down: the token and, if the seat could not be taken, the reason. */
export interface AdmissionResult {
  readonly token: string;
  readonly refusal: TableAnswer['refusal'];
}

/** Somebody who comes to a table under a name. */
export interface Guest {
  /** The visitor as it is now. */
  readonly visitor: () => Visitor;
  /** The address from which the guest comes; undefined if it is not known. */
  readonly address?: string | undefined;
  /** True if an account vouches for the name, which may then be at the table already. */
  readonly isVouchedFor?: boolean;
}

/** A table, together with the players and links admitted to it, and the actions on these players and links. */
export interface Room {
  readonly table: Hosted;
  readonly access: () => Access;
  /** The owner of a token. */
  readonly bearerOf: (token: string | undefined) => Bearer;
  /** What a bearer is at the table now. */
  readonly visitor: (bearer: Bearer) => Visitor;
  /**
   * Admits a new player, who takes a seat if a seat was requested and the guest may sit. When the promise settles, the new list of players is on the
   * disk. If no guest is given, the player is one who has nothing but the name.
   */
  readonly admit: (
    player: string,
    seat: Seat | null,
    belonging: unknown,
    key?: string,
    guest?: Guest,
  ) => Promise<Either<Fault, AdmissionResult>>;
  /** Lets a bot take a free seat. `barred` says why that may not be, when it comes to it. */
  readonly admitBot: (seat: Seat, entrant: Entrant, barred?: () => string | undefined) => Promise<Either<Fault, void>>;
  /** Makes a new link for a role; the previous link of that role becomes invalid. */
  readonly link: (role: Role) => Promise<Either<Fault, string>>;
  /** Makes a new token for a player; the player's previous token becomes invalid. */
  readonly renew: (player: string) => Promise<Either<Fault, string>>;
  readonly keys: () => Keys;
  /** Does something that must be done by one visitor at a time. */
  readonly oneByOne: <A>(act: () => Promise<A>) => Promise<A>;
  /** Records the table at which the players of this table play again. */
  readonly goOn: (id: string) => Promise<void>;
  /** The time of the latest visit to the table. */
  readonly used: () => number;
  readonly use: () => void;
  readonly close: () => Promise<void>;
}

/**
 * The greatest number of people's names that came by one kind of link, or by none, so that nobody takes the names of those who were invited in another
 * way. A guest without a link who takes a free seat at once may be one of twice as many.
 */
const mostNames = 200;

/** The greatest number of names that come from one address: without an invitation, and by an invitation. */
const [mostOfStranger, mostOfInvited] = [20, 50];

/** The greatest number of times that a link or the token of a player is made anew. */
const mostRenewals = 100;

/** The reason for which a seat is refused to those who were not invited. */
export const onlyInvited = 'a seat at this table is taken by an invitation';

/** The name under which a bot is admitted to a seat, which says how strong it is if that is known: the usual one or, if people have taken that, the first one with a number that looks like no other. */
const nameOfBot = (bot: string, game: string, seat: Seat, others: readonly string[]): string => {
  const taken = new Set(others.map(skeletonOf));
  const strength = strengthOf(game, bot);
  const usual = `${strength === undefined ? bot.slice(0, 30) : `${strength} bot`} (${seat})`;
  let name = usual;
  for (let number = 2; taken.has(skeletonOf(name)); number++) name = `${usual} ${number}`;
  return name;
};

const bareGuest: Guest = { visitor: () => ({ bearer: { _tag: 'Nobody' }, link: null, isSeated: false }) };

/** The reason why a link or a token is not made anew; undefined if it may be. */
const refuseRenewal = (before: { readonly renewed: number } | undefined): Fault | undefined =>
  (before?.renewed ?? 0) >= mostRenewals ? fault([], `this link was made anew ${mostRenewals} times`) : undefined;

class KeyedRoom implements Room {
  readonly table: Hosted;
  readonly #now: () => number;
  #keys: Keys;
  #used: number;
  /** The names that are being added, so that two players who arrive at the same time cannot get the same name; each with the way in which it comes. */
  readonly #coming = new Map<string, Arrival | undefined>();
  /** What is done last of all that is done one by one. */
  #last: Promise<unknown> = Promise.resolve();

  constructor(table: Hosted, keys: Keys, now: () => number, substitute: Entrant | undefined) {
    this.table = table;
    this.#keys = keys;
    this.#now = now;
    this.#used = now();
    table.replaceWith((seat) => (substitute === undefined ? undefined : this.#replacement(seat, substitute)));
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

  visitor(bearer: Bearer): Visitor {
    const isSeated = bearer._tag === 'Player' && this.table.isSeated(bearer.player);
    return visitorOf(this.#keys, bearer, isSeated);
  }

  async #note(...lines: readonly object[]): Promise<void> {
    const texts = lines.map((line) => JSON.stringify(line));
    await this.table.note(texts, () => this.#noted(texts));
  }

  #noted(lines: readonly string[]): void {
    this.#keys = lines.reduce(withLine, this.#keys);
  }

  /** All names at the table: those on the list, and those that are being added. */
  #names(): readonly string[] {
    return [...this.#keys.players.map(({ player }) => player), ...this.#coming.keys()];
  }

  /** Carries out an action under a player's name, and keeps others from taking the name in the meantime. */
  async #for<A>(
    player: string,
    arrival: Arrival | undefined,
    act: () => Promise<Either<Fault, A>>,
  ): Promise<Either<Fault, A>> {
    this.#coming.set(player, arrival);
    try {
      return await act();
    } finally {
      this.#coming.delete(player);
    }
  }

  /** The way in which a guest comes under a name. */
  #arrivalOf(player: string, { visitor, address }: Guest): Arrival {
    const { link: role } = newcomer(visitor());
    const { secret, links } = this.#keys;
    const by = links.find((one) => one.role === role)?.hash ?? null;
    return {
      player,
      by,
      role,
      from: secret === undefined || address === undefined ? null : codeOf(secret, networksOf(address)[0].name),
    };
  }

  /** The reason why there is no room for another name that comes in the given way; undefined if there is room. */
  #refuseCrowd({ role, from }: Arrival, isForSeat: boolean): Fault | undefined {
    const coming = [...this.#coming.values()].filter((one) => one !== undefined);
    const alike = [...this.#keys.arrivals, ...coming].filter((one) => one.role === role);
    if (alike.length >= (role === null && isForSeat ? 2 * mostNames : mostNames))
      return fault([], 'too many names at this table');
    const most = role === 'host' ? mostNames : role === 'invite' ? mostOfInvited : mostOfStranger;
    return from !== null && alike.filter((one) => one.from === from).length >= most
      ? fault([], 'too many names at this table come from this address')
      : undefined;
  }

  async admit(
    player: string,
    seat: Seat | null,
    belonging: unknown,
    key?: string,
    guest = bareGuest,
  ): Promise<Either<Fault, AdmissionResult>> {
    const { secret } = this.#keys;
    const { token, hash } = key === undefined || secret === undefined ? newToken() : tokenFor(secret, player, key);
    const known = this.#keys.players.find((one) => one.player === player);
    // The client repeats its request because the first answer was lost.
    if (key !== undefined && known?.hash === hash) return right({ token, refusal: null });
    const arrival = this.#arrivalOf(player, guest);
    const isBack = known?.bot === null && guest.isVouchedFor === true && invites(arrival.role);
    const isForSeat = seat !== null && this.table.isFree(seat);
    const wrong = isBack
      ? refuseRenewal(known)
      : (refuseName(player, this.#names()) ?? this.#refuseCrowd(arrival, isForSeat));
    if (wrong !== undefined) return left(wrong);
    return this.#for(player, arrival, async () => {
      await this.#note({ player, hash, bot: null }, arrival);
      if (seat === null) return right({ token, refusal: null });
      const barred = (): string | undefined =>
        maySit(this.access(), newcomer(guest.visitor())) ? undefined : onlyInvited;
      const { refusal } = await this.table.say({ _tag: 'Sit', player, seat, belonging }, { barred });
      return right({ token, refusal });
    });
  }

  async admitBot(seat: Seat, entrant: Entrant, barred?: () => string | undefined): Promise<Either<Fault, void>> {
    const player = nameOfBot(entrant.text, this.table.game, seat, this.#names());
    return this.#for(player, undefined, async () => {
      const line = JSON.stringify({ player, hash: null, bot: entrant.text });
      const noted = (): void => this.#noted([line]);
      // Add the bot to the list of players only if it gets the seat.
      const { refusal } = await this.table.say(
        { _tag: 'Sit', player, seat, belonging: null },
        { keys: [line], noted, barred },
      );
      if (refusal !== null) return left(fault(['seat'], refusal.text, refusal.rule ?? undefined));
      this.table.seatBot(player, entrant);
      return right(undefined);
    });
  }

  /** The bot that plays on for a seat which has left; undefined if no person plays any more, so that nobody waits for the bots. */
  #replacement(seat: Seat, entrant: Entrant): Replacement | undefined {
    const isPlayed = this.#keys.players.some(
      ({ player, bot }) => bot === null && this.table.viewerOf(player) !== 'spectators',
    );
    if (!isPlayed) return undefined;
    const player = nameOfBot(entrant.text, this.table.game, seat, this.#names());
    const line = JSON.stringify({ player, hash: null, bot: entrant.text });
    return { player, entrant, extras: { keys: [line], noted: () => this.#noted([line]) } };
  }

  async link(role: Role): Promise<Either<Fault, string>> {
    return this.#anew(
      this.#keys.links.find((one) => one.role === role),
      (hash) => ({ role, hash }),
    );
  }

  async renew(player: string): Promise<Either<Fault, string>> {
    return this.#anew(
      this.#keys.players.find((one) => one.player === player),
      (hash) => ({ player, hash, bot: null }),
    );
  }

  /** Makes a new token in place of one that may be made anew; `line` is what is written for its hash. */
  async #anew(
    before: { readonly renewed: number } | undefined,
    line: (hash: string) => object,
  ): Promise<Either<Fault, string>> {
    const wrong = refuseRenewal(before);
    if (wrong !== undefined) return left(wrong);
    const { token, hash } = newToken();
    await this.#note(line(hash));
    return right(token);
  }

  oneByOne<A>(act: () => Promise<A>): Promise<A> {
    const done = this.#last.then(act);
    this.#last = done.catch(() => undefined);
    return done;
  }

  async goOn(id: string): Promise<void> {
    await this.#note({ rematch: id });
    for (const one of this.table.listeners()) one.rematch(id);
  }

  close(): Promise<void> {
    return this.table.close();
  }
}

/** Makes the room of a table from the table and its list of players. `substitute` is the bot that plays on for seats that leave, if there is one. */
export const roomOf = (table: Hosted, keys: Keys, now: () => number, substitute: Entrant | undefined): Room =>
  new KeyedRoom(table, keys, now, substitute);

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
