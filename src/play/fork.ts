/**
 * What if: a new game that continues from a position of a played game.
 *
 * @packageDocumentation
 */
import { isLeft } from 'fp-ts/Either';
import { isSeat } from '../core/values/seat.js';
import type { Around } from './game.js';
import { usualBot } from './levels.js';
import { Match } from './match.js';

/**
 * Begins a game from a position of another game: the player to decide there is a person, and the others are bots.
 *
 * @param match - the played game
 * @param ply - the number of moves before the position
 * @param around - the parts of the page that the new game needs
 * @returns the new game; null if there is no such position
 */
export const forked = (match: Match, ply: number, around: Around): Match | null => {
  const record = match.record(ply);
  const next = new Match(match.game, { options: {} }, around);
  if (record === null || isLeft(next.play.load(record))) {
    next.play.close();
    return null;
  }
  const { deciding, seats } = next.play.snapshot();
  const bot = usualBot(match.game);
  for (const [seat] of seats.entries()) if (isSeat(seat)) next.play.sit(seat, seat === deciding[0] ? {} : { bot });
  return next;
};
