/**
 * How the games of a match end: which limits the match sets, how many games were decided, and how many a limit ended.
 *
 * @packageDocumentation
 */
import { wilson } from '../../arena/index.js';
import type { GameEnds } from '../../core/playing/limits.js';
import type { PlayedGame } from '../host/block.js';
import { limitWords } from '../host/limit-words.js';
import { longest } from '../host/play-game.js';

/** How the games of a match end. */
export interface MatchEnding {
  /** The limits that the match sets, because the rules by themselves need not end a game. */
  readonly limits: Readonly<Record<string, unknown>>;
  readonly ends: GameEnds;
  /** The reasons of outcomes that a limit brings about. */
  readonly reasons: readonly string[];
}

/** True if a game was decided: not all seats got the same share of its point. */
export const isDecided = ({ shares }: Pick<PlayedGame, 'shares'>): boolean =>
  shares.some((share) => share !== shares[0]);

/** The number of games that were decided, and of those that a limit ended. */
export const endCounts = (
  games: readonly PlayedGame[],
  { reasons }: MatchEnding,
): { readonly decided: number; readonly byLimit: number } => ({
  decided: games.filter(isDecided).length,
  byLimit: games.filter(({ reason }) => reason !== null && reasons.includes(reason)).length,
});

/** Says which limits the match has set, or that its games may not end. */
export const limitLines = ({ ends, limits }: MatchEnding): readonly string[] => {
  const set = limitWords(limits);
  if (set !== '') return [`limits: ${set}, set by the match, because a game might never end otherwise`];
  const brokenOff = `is broken off after ${longest} moves`;
  if (ends === 'unknown')
    return [`limits: none; the game does not say whether it ends, and one that does not ${brokenOff}`];
  return ends === 'may-not-end' ? [`limits: none; a game may not end, and then ${brokenOff}`] : [];
};

/** A share as a percentage with one decimal place. */
export const percent = (share: number): string => (100 * share).toFixed(1);

/** Says which share of the decided games the first of two bots won, with bounds. In a game of two seats, a decided game has one winner. */
const wonBy = (bots: readonly string[], decided: readonly PlayedGame[]): string => {
  const [first = ''] = bots;
  if (bots.length !== 2 || decided.length === 0 || decided.some(({ seating }) => seating.length !== 2)) return '';
  const won = decided.filter(({ seating, shares }) => shares[seating.indexOf(0)] === 1).length;
  const { share, low, high } = wilson(won, decided.length);
  return `; of these ${first} won ${percent(share)} % (${percent(low)} to ${percent(high)})`;
};

/** Says how many games were decided, by whom, and how many a limit ended; empty if all games were decided and none of them by a limit. */
export const decidedLines = (
  bots: readonly string[],
  games: readonly PlayedGame[],
  ending: MatchEnding,
): readonly string[] => {
  const { decided, byLimit } = endCounts(games, ending);
  if (decided === games.length && byLimit === 0) return [];
  const won = decided === games.length ? '' : wonBy(bots, games.filter(isDecided));
  return [`decided: ${decided} of ${games.length} games${won}; ended by a limit: ${byLimit}`];
};
