/**
 * What a page shows, as data, and how it follows a table: it hears that something happened, and asks how things stand.
 *
 * @packageDocumentation
 */
import { isLeft } from 'fp-ts/Either';
import type { Look } from '../table/index.js';
import type { Address } from './address.js';
import { type Parlour, parlour, type Seen } from './games.js';
import { type Catalogue, type No, type Server, unreached } from './server.js';

/** A link that was made for somebody. */
export interface Handed {
  readonly seat: number;
  readonly player: string;
  readonly link: string;
}

/** What the page knows. Everything is replaced, nothing changed. */
export interface Screen {
  readonly address: Address;
  /** What went wrong last; null: nothing. */
  readonly problem: No | null;
  /** What was done, in words. */
  readonly note: string;
  readonly catalogue: Catalogue | null;
  readonly connection: 'waiting' | 'there' | 'lost' | 'missing';
  readonly look: Look | null;
  /** The game of the table, once it is known. */
  readonly game: Parlour | null;
  /** The position; null before there is one. */
  readonly seen: Seen | null;
  /** The move that led there, where it may be seen; null: nobody knows. */
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
  const seen = game.see(look.sight.view) ?? null;
  const isNext = before.look?.sight?.ply === look.sight.ply - 1;
  const made = look.moves[look.sight.ply - 1] ?? null;
  const read = isNext && made !== null ? before.seen?.read(made) : undefined;
  const kept = [...before.words].filter(
    ([ply]) => ply < look.moves.length && before.look?.moves[ply] === look.moves[ply],
  );
  const words = new Map(read === undefined ? kept : [...kept, [look.sight.ply - 1, read.words] as const]);
  return { ...after, seen, last: read?.move ?? null, words };
};

/** Follows a table, until the function that it gives back is called. `change` gets what becomes of the screen. */
export const follow = (
  server: Server,
  table: string,
  token: string | null,
  change: (next: (screen: Screen) => Screen) => void,
): (() => void) => {
  let [isAsking, isDue, isOver] = [false, false, false];

  const ask = async (): Promise<void> => {
    isDue = true;
    if (isAsking) return;
    isAsking = true;
    // One question at a time: an old answer never comes after a new one.
    while (isDue && !hasEnded()) {
      isDue = false;
      await askOnce();
    }
    isAsking = false;
  };

  const askOnce = async (): Promise<void> => {
    const look = await server.look(table, token);
    if (hasEnded()) return;
    if (isLeft(look)) {
      // That the server is away is told by the stream.
      if (look.left !== unreached) change((screen) => ({ ...screen, problem: look.left }));
      return;
    }
    const game = await parlour(look.right.game);
    if (game === undefined) {
      const problem = { text: `this page has no game "${look.right.game}"`, rule: null };
      change((screen) => ({ ...screen, problem }));
    } else if (!hasEnded()) change((screen) => looked(screen, look.right, game, Date.now()));
  };

  // A function, since it may have ended while something was waited for.
  const hasEnded = (): boolean => isOver;

  const leave = server.listen(table, token, {
    heard: () => void ask(),
    connected: (is) =>
      change((screen) => ({
        ...screen,
        connection: is ? 'there' : 'lost',
        problem: screen.problem === unreached ? null : screen.problem,
      })),
    missing: () => change((screen) => ({ ...screen, connection: 'missing' })),
  });
  return () => {
    isOver = true;
    leave();
  };
};
