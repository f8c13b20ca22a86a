/**
 * The screen of a page as data, and how a page follows a table: it hears that something happened, and asks how the table stands.
 *
 * @packageDocumentation
 */
import { isLeft, right } from 'fp-ts/Either';
import type { Shown } from '../face/shown.js';
import type { Look } from '../table/index.js';
import type { Address } from './address.js';
import { type Parlour, parlour, type Seen } from './games.js';
import { shownParlour } from './shown.js';
import { type Catalogue, type No, type Server, unreached } from './server.js';

/** A link that was made for another player. */
export interface Handed {
  readonly seat: number;
  readonly player: string;
  readonly link: string;
}

/** Everything that the page knows. It is replaced, never changed in place. */
export interface Screen {
  readonly address: Address;
  /** The last refusal; null: there is none. */
  readonly problem: No | null;
  /** A note about what was done. */
  readonly note: string;
  readonly catalogue: Catalogue | null;
  readonly connection: 'waiting' | 'there' | 'lost' | 'missing';
  readonly look: Look | null;
  /** The game of the table, once it is known. */
  readonly game: Parlour | null;
  /** The position; null before there is one. */
  readonly seen: Seen | null;
  /** The move that led there, where it may be seen; null: it is not known. */
  readonly last: unknown;
  /** Moves in words by ply, as far as the page has seen them made. */
  readonly words: ReadonlyMap<number, string>;
  /** The moment of this machine when the clocks were read. */
  readonly received: number;
  readonly handed: readonly Handed[];
}

/** A page that knows nothing yet. */
export const blank = (address: Address): Screen => ({
  address,
  problem: null,
  note: '',
  catalogue: null,
  connection: 'waiting',
  look: null,
  game: null,
  seen: null,
  last: null,
  words: new Map(),
  received: 0,
  handed: [],
});

/** The screen after another look. The board gets a new position only if there is one, so that a comment takes no pick back. */
export const looked = (before: Screen, look: Look, game: Parlour, now: number): Screen => {
  const after = { ...before, look, game, received: now };
  if (look.sight === null) return { ...after, seen: null, last: null };
  if (before.look?.sight?.view === look.sight.view && before.seen !== null) return after;
  const seen = game.see(look.sight.view);
  const last = look.sight.ply - 1;
  const made = look.moves[last];
  const isNext = before.look?.sight?.ply === last && typeof made === 'string';
  const read = isNext ? before.seen?.read(made) : undefined;
  const kept = [...before.words].filter(
    ([ply]) => ply < look.moves.length && before.look?.moves[ply] === look.moves[ply],
  );
  return read === undefined
    ? { ...after, seen, last: null, words: new Map(kept) }
    : { ...after, seen, last: read.move, words: new Map([...kept, [last, read.words]]) };
};

/** A game that has not begun. */
const nothingShown: Shown = {
  view: '',
  standing: '',
  names: [],
  deciding: [],
  turnRule: '',
  picture: '',
  moves: [],
};

type Change = (next: (screen: Screen) => Screen) => void;

/** Follows a table: whenever something happens, it asks the server how the table stands. */
class Follower {
  readonly #server: Server;
  readonly #table: string;
  readonly #token: string | null;
  readonly #change: Change;
  readonly #stopListening: () => void;
  readonly #isOwn: boolean;
  #isAsking = false;
  /** True if something has happened since the last question. */
  #isDue = false;
  #isOver = false;

  constructor(server: Server, table: string, token: string | null, change: Change, isOwn: boolean) {
    this.#server = server;
    this.#table = table;
    this.#token = token;
    this.#change = change;
    this.#isOwn = isOwn;
    this.#stopListening = server.listen(table, token, {
      heard: () => void this.#ask(),
      connected: (is) =>
        change((screen) => ({
          ...screen,
          connection: is ? 'there' : 'lost',
          problem: screen.problem === unreached ? null : screen.problem,
        })),
      missing: () => change((screen) => ({ ...screen, connection: 'missing' })),
    });
  }

  leave(): void {
    this.#isOver = true;
    this.#stopListening();
  }

  /** Asks until nothing new is due, one question at a time: an old answer never comes after a new one. */
  async #ask(): Promise<void> {
    this.#isDue = true;
    if (this.#isAsking) return;
    this.#isAsking = true;
    while (this.#isDue && !this.#hasEnded()) {
      this.#isDue = false;
      await this.#askOnce();
    }
    this.#isAsking = false;
  }

  async #askOnce(): Promise<void> {
    const look = await this.#server.look(this.#table, this.#token);
    if (this.#hasEnded()) return;
    if (isLeft(look)) {
      // That the server is away is known from the stream.
      if (look.left !== unreached) this.#change((screen) => ({ ...screen, problem: look.left }));
      return;
    }
    const game = (await parlour(look.right.game)) ?? (await this.#foreign(look.right));
    if (this.#hasEnded()) return;
    const problem = { text: `this page has no game "${look.right.game}"`, rule: null };
    this.#change((screen) =>
      game === undefined ? { ...screen, problem } : looked(screen, look.right, game, Date.now()),
    );
  }

  /** A game that the page does not have, as the server shows it: undefined if this server is not to be trusted with pictures. */
  async #foreign({ game, sight }: Look): Promise<Parlour | undefined> {
    if (!this.#isOwn) return undefined;
    const seen = sight === null ? right(nothingShown) : await this.#server.shown(this.#table, this.#token);
    return isLeft(seen) ? undefined : shownParlour(game, seen.right);
  }

  /** A method, since it may have ended while something was waited for. */
  #hasEnded(): boolean {
    return this.#isOver;
  }
}

/**
 * Follows a table until the returned function is called.
 *
 * @param change - is called with every change of the screen
 * @param isOwn - true if the page is that of the server, which may then send pictures of games that the page does not have: what another
 * server sends must not become a part of this page
 */
export const follow = (
  server: Server,
  table: string,
  token: string | null,
  change: Change,
  isOwn: boolean,
): (() => void) => {
  const follower = new Follower(server, table, token, change, isOwn);
  return () => follower.leave();
};
