/**
 * Facts about a game, found by letting bots play it.
 *
 * @packageDocumentation
 */
import { type Either, isLeft, left } from 'fp-ts/Either';
import type { Game, GameTypes } from '../../core/contract/game.js';
import type { Fault } from '../../core/values/fault.js';
import { botLimitsOf } from '../host/entrant.js';
import { type GameFacts, gatherFacts } from '../tournament/facts/facts.js';
import { knownOf, noThreads, type Participant, partyOf } from './guests.js';
import type { MatchSettings } from './match.js';

/** The settings of a search for facts, all of which can be left out. */
export interface FactsSettings<T extends GameTypes> extends Omit<MatchSettings<T>, 'secret'> {
  /** The number of first moves after which different positions are counted; if left out, 2. */
  readonly depth?: number;
}

/**
 * Says what many games show: how they end, how long they are, how many moves are legal, and who is ahead. The function `facts` works like `rulehouse
 * facts`: the same games give the same facts, with any number of threads.
 *
 * @param game - a game of the library, or your own
 * @param bots - the bots, which share the seats evenly; an empty list lets all seats move at random
 * @param settings - the number of games, the first seed, options, limits, and the number of threads
 * @returns the facts; a fault if the games cannot be played, or were stopped by their signal
 * @fails a fault whose path names the wrong setting or bot, and which cites a rule if the game refuses an option
 *
 * @example
 * ```ts
 * import { isRight } from 'rulehouse';
 * import { facts } from 'rulehouse/match';
 * import { game } from 'rulehouse/terrafex';
 *
 * const found = await facts(game, [], { games: 10, options: { turnLimit: 5 } });
 * if (isRight(found)) found.right.games; // 10
 * if (isRight(found)) found.right.positions; // [1, 67, 1156]
 * ```
 */
export const facts = async <T extends GameTypes>(
  game: Game<T>,
  bots: readonly Participant<NoInfer<T>>[] = [],
  settings: FactsSettings<T> = {},
): Promise<Either<Fault, GameFacts>> => {
  const { jobs = 1, knowledge, signal, onProgress, with: modules = [] } = settings;
  const party = await partyOf(modules, [knownOf(game, knowledge)], bots);
  if (isLeft(party)) return party;
  const { guests, texts, local } = party.right;
  if (jobs > 1 && local !== undefined) return left(noThreads(local));
  const limits = botLimitsOf(settings);
  if (isLeft(limits)) return limits;
  const { games = 1000, seed = 1, options = {}, depth = 2 } = settings;
  return gatherFacts(
    { game: game.id, bots: texts, options, games, seed, jobs, depth, limits: limits.right },
    {
      guests,
      ...(signal === undefined ? {} : { signal }),
      ...(onProgress === undefined ? {} : { progress: (text: string) => onProgress(text) }),
    },
  );
};
