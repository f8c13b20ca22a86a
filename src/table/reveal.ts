/**
 * Secrets that a move made known. What somebody has learnt cannot be taken back.
 *
 * @packageDocumentation
 */
import { some } from 'fp-ts/Option';
import type { Game, GameTypes } from '../core/contract/game.js';
import { moverOf } from '../core/playing/play.js';
import { source } from '../core/values/random.js';
import { none } from '../core/values/results.js';
import { firstSeats, type Seat } from '../core/values/seat.js';

/** How many positions a viewer imagines: a secret of two values stays unnoticed once in 2^24 times. */
const guesses = Array.from({ length: 24 }, (_, index) => index);

/** What a viewer would see after the move if its secrets were others; undefined where the move could not be made. */
const otherwise = <T extends GameTypes>(
  game: Game<T>,
  viewer: Seat | undefined,
  state: T['State'],
  move: T['Move'],
  guess: number,
): string | undefined => {
  const look = game.view(viewer === undefined ? none : some(viewer));
  const possible = game.determinize(look(state), guess);
  const isUnknown = game.isSecret(state) && moverOf(game)(move)(state) !== viewer;
  const legal = isUnknown ? game.legalMoves(possible) : [];
  const drawn = isUnknown ? legal[source(guess).below(Math.max(1, legal.length))] : undefined;
  const checked = game.check(drawn ?? move)(possible);
  return checked._tag === 'Left' ? undefined : game.viewText.print(look(game.applyLegal(possible, checked.right)));
};

/**
 * Whether a move told anybody something that had been hidden: a viewer who imagines other secrets, in agreement with what it saw before, would
 * see something else after it.
 */
export const reveals = <T extends GameTypes>(
  game: Game<T>,
  state: T['State'],
  move: T['Move'],
  after: T['State'],
): boolean =>
  [...firstSeats(game.seatCount(state)), undefined].some((viewer) => {
    const look = game.view(viewer === undefined ? none : some(viewer));
    if (game.viewText.print(look(state)) === game.position.print(state)) return false;
    const seen = game.viewText.print(look(after));
    return guesses.some((guess) => otherwise(game, viewer, state, move, guess) !== seen);
  });
