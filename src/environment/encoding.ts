/**
 * The encoding of a game: its moves as ids and its views as numbers, under a versioned name.
 *
 * @packageDocumentation
 */
import { some } from 'fp-ts/Option';
import type { Game, GameTypes } from '../core/contract/game.js';
import type { Seat } from '../core/values/seat.js';
import type { Layout } from './layout.js';
import type { ActionSpace } from './space.js';

/** The moves of a game as ids. */
export interface Actions<T extends GameTypes> {
  /** The groups of ids into which the moves are divided. */
  readonly space: ActionSpace;
  /** The id of a seat's move; -1 for a move that has no id because it is never legal. */
  readonly idOf: (move: T['Move'], view: T['State'] | T['View'], seat: Seat) => number;
  /** The move that an id stands for when a seat moves in a position; undefined if the id stands for no move there. The move need not be legal. */
  readonly moveOf: (id: number, view: T['State'] | T['View'], seat: Seat) => T['Move'] | undefined;
}

/**
 * A game encoded for programs that learn.
 *
 * The following laws hold for every encoding. Every legal move has one id, which is less than `actions.space.count`. Different legal moves of a seat
 * have different ids. Given the id of a legal move, `moveOf` returns that move. An observation depends on the view alone, so equal views give equal
 * bytes. As long as an encoding keeps its name, no id and no number changes its meaning: if a meaning changes, the name gets a new version.
 */
export interface Encoding<T extends GameTypes> {
  /** The name with its version, for instance `terrafex-v0`. */
  readonly name: string;
  /** The game. */
  readonly game: Game<T>;
  /** The moves of the game as ids. */
  readonly actions: Actions<T>;
  /** The views of the game as numbers. */
  readonly layout: Layout<T['State'] | T['View']>;
}

/**
 * The observation of a seat in a state: the seat's view, as numbers.
 *
 * @param encoding - the encoding of the game
 * @returns a function that takes a state or view and a seat, and returns a new array of `layout.length` numbers
 *
 * @example
 * ```ts
 * import { observe, terrafexEncoding } from 'rulehouse/environment';
 * import { initial } from 'rulehouse/terrafex';
 * observe(terrafexEncoding)(initial, 0).length === terrafexEncoding.layout.length; // true
 * ```
 */
export const observe =
  <T extends GameTypes>({ game, layout }: Encoding<T>) =>
  (state: T['State'] | T['View'], seat: Seat): Float32Array => {
    const numbers = new Float32Array(layout.length);
    // `view` accepts states and views alike, because a state is a view that hides nothing.
    layout.write(game.view(some(seat))(state), seat, numbers, 0);
    return numbers;
  };

/** An encoding of any game: `open` passes the encoding, with its exact types, to a function that works for every game. */
export interface AnyEncoding {
  /** See {@link Encoding.name}. */
  readonly name: string;
  /** The id of the game. */
  readonly id: string;
  /** Passes the encoding, with its exact types, to a function that works for every game. */
  readonly open: <A>(use: <T extends GameTypes>(encoding: Encoding<T>) => A) => A;
}

/**
 * Hides the types of an encoding, so that one list can hold the encodings of all games. This function is meant for authors of games.
 *
 * @param encoding - the encoding of the game
 * @returns a value with a member `open`, which passes the encoding to a function
 *
 * @example
 * ```ts
 * import { anyEncoding, terrafexEncoding } from 'rulehouse/environment';
 * anyEncoding(terrafexEncoding).open(({ game }) => game.title); // 'Terrafex'
 * ```
 */
export const anyEncoding = <T extends GameTypes>(encoding: Encoding<T>): AnyEncoding => ({
  name: encoding.name,
  id: encoding.game.id,
  open: (use) => use(encoding),
});
