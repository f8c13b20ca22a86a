/**
 * Chapter 10: scoring, and the winner.
 *
 * @packageDocumentation
 */

import { type Option, some } from 'fp-ts/Option';
import { mostWin } from '../../core/authors/placing.js';
import type { Outcome } from '../../core/contract/game.js';
import { none } from '../../core/values/results.js';
import { Kind, kindOf, liveForest, sizeOfContent } from './content.js';
import { type Ending, type Settings, type Side, type Square, type State, squareIndex } from './state.js';
import { board as geometry } from './tables.js';

/** What a square's content scores for the owner of its place: above 0 for forests and mountains, below 0 for fires. @rule TF-10.1 */
const valueOf = (content: number): number => {
  switch (kindOf(content)) {
    case Kind.Fire:
      return -sizeOfContent(content);
    case Kind.Mountain:
      return sizeOfContent(content);
    default:
      return liveForest(content);
  }
};

/** The size of the piece that scores on a square; in a frosted forest, this is the green piece. */
const scoringSize = (content: number): number => liveForest(content) || sizeOfContent(content);

const ownerAt = ({ colouring }: Settings, square: number, size: number): Side => {
  // Square a1 (index 0) has file 1 and rank 1, so squares of its colour have an even sum of file and rank.
  const even = ((square % geometry.files) + Math.floor(square / geometry.files)) % 2 === 0;
  const black = even !== (size === 2);
  return black === (colouring === 'a1-black') ? 1 : 0;
};

/**
 * The seat that owns a place: the small and large places of a square belong to one seat, the medium place to the other.
 *
 * @param settings - the settings of a state, which determine the owner of the small place of a1
 * @param square - the square
 * @param size - 1 for the small place, 2 for the medium place, 3 for the large place
 * @returns 0 for white, 1 for black
 * @rule TF-10.2
 * @example
 * ```ts
 * import { initial, ownerOf } from 'rulehouse/terrafex';
 * [1, 2, 3].map((size) => ownerOf(initial.settings, 'a1', size === 1 ? 1 : size === 2 ? 2 : 3)); // [1, 0, 1]
 * ```
 */
export const ownerOf = (settings: Settings, square: Square, size: 1 | 2 | 3): Side =>
  ownerAt(settings, squareIndex(square), size);

/**
 * The scores of white and black, calculated in the same way at every moment of the game. A score may be negative.
 *
 * @param state - any state of the game
 * @returns the score of each seat
 * @rule TF-10.1
 * @example
 * ```ts
 * import { initial, score } from 'rulehouse/terrafex';
 * score(initial); // [5, 5]
 * ```
 */
export const score = (state: State): readonly [number, number] => {
  let [white, black] = [0, 0];
  for (const [square, content] of state.board.entries()) {
    const value = valueOf(content);
    if (value === 0) continue;
    if (ownerAt(state.settings, square, scoringSize(content)) === 0) white += value;
    else black += value;
  }
  return [white, black];
};

/**
 * The outcome of the game: the seat with the higher score wins; equal scores are a draw, in which both seats win. Returns `None` while the game
 * continues. The reason in the outcome is the {@link Ending} of the state.
 *
 * @param state - any state of the game
 * @returns the winners, the place of each seat and the reason; none while the game continues
 * @rule TF-10.3 @rule TF-9.7
 * @example
 * ```ts
 * import { initial, outcome } from 'rulehouse/terrafex';
 * outcome(initial)._tag; // 'None'
 * outcome({ ...initial, ending: 'limit' }); // { _tag: 'Some', value: { winners: [0, 1], places: [1, 1], reason: 'limit' } }
 * ```
 */
export const outcome = (state: State): Option<Outcome & { readonly reason: Exclude<Ending, 'none'> }> =>
  state.ending === 'none' ? none : some({ ...mostWin(score(state)), reason: state.ending });

/**
 * The points that a square's content scores for the owner of its place. A mountain or forest, even if frosted, scores its size; a fire scores minus
 * its size; anything else scores 0. This function is meant for pictures; to find the owner of the place, use {@link ownerOf}.
 *
 * @param state - any state of the game
 * @param square - the square
 * @returns the points, from -3 to 3
 * @rule TF-10.1
 * @example
 * ```ts
 * import { initial, valueAt } from 'rulehouse/terrafex';
 * valueAt(initial, 'c5'); // 2
 * valueAt(initial, 'a1'); // 0
 * ```
 */
export const valueAt = (state: State, square: Square): number => valueOf(state.board[squareIndex(square)]!);
