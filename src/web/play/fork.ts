/**
 * Lets people try "what if": begins a new game from a position of an earlier game.
 *
 * @packageDocumentation
 */
import { isLeft } from 'fp-ts/Either';
import { chain } from '../../core/values/either.js';
import { isSeat } from '../../core/values/seat.js';
import type { Around } from './game.js';
import { usualBot } from './levels.js';
import { Match } from './match.js';

/**
 * Begins a game from a position of another game: a person plays the seat that has to decide, and bots play the other seats.
 *
 * @param match - the game from which the position is taken
 * @param ply - the number of moves made before the position
 * @param around - the things that the new game needs from the page
 * @returns the new game; null if the earlier game has no such position
 */
export const forked = (match: Match, ply: number, around: Around): Match | null => {
  const record = match.record(ply);
  const next = new Match(match.game, { options: {} }, around);
  if (isLeft(chain(record, next.play.load))) {
    next.play.close();
    return null;
  }
  const { deciding, seats } = next.play.snapshot();
  const bot = usualBot(match.game);
  for (const [seat] of seats.entries()) if (isSeat(seat)) next.play.sit(seat, seat === deciding[0] ? {} : { bot });
  return next;
};
