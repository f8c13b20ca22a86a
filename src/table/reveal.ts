/**
 * Finds out whether a move revealed a secret. A move that revealed a secret cannot be undone, because knowledge cannot be taken back.
 *
 * @packageDocumentation
 */
import { some } from 'fp-ts/Option';
import type { Game, GameTypes } from '../core/contract/game.js';
import { moverOf } from '../core/playing/play.js';
import { source } from '../core/values/random.js';
import { none } from '../core/values/results.js';
import { firstSeats, type Seat } from '../core/values/seat.js';

/**
 * The seeds of the possible positions that are tried for each viewer to find out whether a move revealed a secret. With 24 positions, a move that
 * reveals a secret with two possible values goes unnoticed once in 2^24 cases.
 */
const guesses = Array.from({ length: 24 }, (_, index) => index);

/** What the viewer would see after the move if the secrets were different; undefined if the move would then be impossible. */
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
 * True if a move revealed something that had been hidden from a viewer. A move reveals something if different secrets would have fitted what the
 * viewer saw before the move, but not what the viewer sees after it.
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
