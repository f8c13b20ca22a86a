/**
 * A match between bots, in which every seed is played in all rotations of the seats.
 *
 * @packageDocumentation
 */
import { type Either, isLeft, left, map, right } from 'fp-ts/Either';
import type { Interval } from '../../arena/index.js';
import type { Game, GameTypes } from '../../core/contract/game.js';
import type { GameRecord } from '../../core/records/shape.js';
import type { Fault } from '../../core/values/fault.js';
import { botLimitsOf } from '../host/entrant.js';
import { type MatchPlan, type MatchPlayed, playMatch } from '../tournament/match.js';
import { knownOf, noThreads, type Participant, partyOf } from './guests.js';
import type { BotLoss, PlaySettings } from './play.js';

/** The settings of a match, all of which can be left out. */
export interface MatchSettings<T extends GameTypes> extends Omit<PlaySettings<T>, 'onMove'> {
  /** The least number of games to play; if left out, 100. Since every seed is played in all rotations of the seats, the actual number can be higher. */
  readonly games?: number;
  /**
   * The number of threads that play; if left out, this process plays alone. Threads can use games and bots of your own if their modules are named in
   * `with`.
   */
  readonly jobs?: number;
  /** The memory that a program may use, in megabytes; if left out, 1024. */
  readonly memory?: number;
  /** The file with the secret of an earlier match; the secret is needed to repeat a match with programs. */
  readonly secret?: string;
  /** Called with a line that reports the progress of the match. */
  readonly onProgress?: (text: string) => void;
}

/** The results of a bot in a match. */
export interface MatchScore {
  /** The bot. */
  readonly bot: string;
  /** The points that the bot won in the match; each game is worth one point, which the winners share. */
  readonly points: number;
  /** The number of games that the bot played. */
  readonly games: number;
  /** The bot's share of the points, with bounds that contain the true share in 95 of 100 matches. */
  readonly interval: Interval;
  /** The bot's average score according to the rules of the game. */
  readonly meanScore: number;
}

/** One of the games of a match. */
export interface MatchGame {
  /** The seed of the block to which the game belongs; all games of a block have the same set-up. */
  readonly seed: number;
  /** The number of seats by which the bots are rotated in this game. */
  readonly rotation: number;
  /** The bot at each seat. */
  readonly bots: readonly string[];
  /** Each seat's share of the single point that the game is worth. */
  readonly shares: readonly number[];
  /** The score of each seat, or of its team, according to the rules of the game. */
  readonly scores: readonly number[];
  /** The record of the game. */
  readonly record: GameRecord;
  /** Describes how a bot lost the game for a reason outside the rules, such as a crash; null if no bot lost in this way. */
  readonly loss: BotLoss | null;
}

/** A played match. */
export interface MatchResult {
  /** The results of the bots, in the order in which the bots were named. */
  readonly scores: readonly MatchScore[];
  /** The games of the match, ordered by seed. */
  readonly games: readonly MatchGame[];
  /** The text that `rulehouse match` prints for the same match. */
  readonly text: string;
  /** The lines that `rulehouse match --jsonl` writes for the same match. */
  readonly jsonl: string;
}

const resultOf = ({ bots, games, standings, found, jsonl }: MatchPlayed): MatchResult => ({
  scores: standings.map(({ text: bot, ...rest }) => ({ bot, ...rest })),
  games: games.map(({ seed, rotation, seating, shares, scores, plies, loss, record }) => {
    const names = seating.map((place) => bots[place]!);
    return {
      seed,
      rotation,
      bots: names,
      shares,
      scores,
      // If a match keeps its lines, every line has the record that the host assembled.
      record: record as GameRecord,
      loss: loss === null ? null : { ...loss, bot: names[loss.seat]!, ply: plies },
    };
  }),
  text: found.text(),
  jsonl,
});

const planOf = <T extends GameTypes>(settings: MatchSettings<T>): Either<Fault, MatchPlan> => {
  const { games = 100, seed = 1, options = {}, jobs = 1, secret } = settings;
  return map((limits: MatchPlan['limits']) => ({ games, seed, options, jobs, records: true, limits, secret }))(
    botLimitsOf(settings),
  );
};

/**
 * Plays bots against each other. The function `match` works like `rulehouse match`: the same match gives the same text, lines and records, with any
 * number of threads.
 *
 * @param game - a game of the library, or your own
 * @param bots - two to six bots, which share the seats evenly
 * @param settings - the number of games, the first seed, options, limits, and the number of threads
 * @returns the scores, games and records; a fault if the match cannot be played, was stopped by its signal, or its game threw an exception
 * @fails a fault whose path names the wrong setting or bot, and which cites a rule if the game refuses an option
 *
 * @example
 * ```ts
 * import { isRight } from 'rulehouse';
 * import { botFrom, match } from 'rulehouse/match';
 * import { game, type Terrafex } from 'rulehouse/terrafex';
 *
 * const forester = botFrom<Terrafex>('forester', (view, legal) => legal.find(({ _tag }) => _tag === 'GrowForest') ?? legal[0]);
 * const played = await match(game, [forester, 'random'], { games: 4, seed: 1, options: { layout: '2', turnLimit: 3 } });
 * if (isRight(played)) played.right.scores.map(({ bot, games }) => [bot, games]); // [['forester', 4], ['random', 4]]
 * ```
 */
export const match = async <T extends GameTypes>(
  game: Game<T>,
  bots: readonly Participant<NoInfer<T>>[],
  settings: MatchSettings<T> = {},
): Promise<Either<Fault, MatchResult>> => {
  const { jobs = 1, knowledge, signal, onProgress, with: modules = [] } = settings;
  const party = await partyOf(modules, [knownOf(game, knowledge)], bots);
  if (isLeft(party)) return party;
  const { guests, texts, local } = party.right;
  if (jobs > 1 && local !== undefined) return left(noThreads(local));
  const plan = planOf(settings);
  if (isLeft(plan)) return plan;
  const played = await playMatch(game.id, texts, plan.right, {
    guests,
    ...(signal === undefined ? {} : { signal }),
    ...(onProgress === undefined ? {} : { progress: (text: string) => onProgress(text) }),
  });
  return isLeft(played) ? left(played.left.wrong) : right(resultOf(played.right));
};
