/**
 * The specification of a tournament: games, bots, format, seeds and limits.
 *
 * @packageDocumentation
 */
import type { Seed } from '../core/values/random.js';

/** A game that is played in a tournament. */
export interface ArenaGame {
  /** The id of the game. */
  readonly game: string;
  /** The options of the game as JSON. Options that belong to a seat come from the bot at that seat. */
  readonly options: unknown;
  /** The number of bots at a table; they share the seats evenly. */
  readonly bots: number;
  /**
   * The texts of the starting positions, which the blocks use in turn. If there are no starting positions, the game is set up from its options and
   * the seed.
   */
  readonly openings: readonly string[];
}

/** An option that belongs to a bot and follows it to whichever seat it takes, for instance a roster. */
export interface ArenaBelonging {
  /** The id of the game. */
  readonly game: string;
  /** The bot's value for the option, as JSON; it applies to the seat that the bot takes. */
  readonly option: unknown;
}

/** A bot that takes part in a tournament. */
export interface ArenaBot {
  /** The name of the bot; no two bots have the same name. */
  readonly name: string;
  /**
   * The text that defines the bot: either the text of a library bot, for instance `mcts:iterations=1000`, or `cmd:` followed by the command line of a
   * program.
   */
  readonly text: string;
  /** The options that belong to the bot rather than to a seat, one for each game that has such an option. */
  readonly belongings: readonly ArenaBelonging[];
}

/** A format in which every possible combination of the bots meets at a table. */
export interface RoundRobin {
  readonly _tag: 'RoundRobin';
}

/** A format in which all possible tables that include the first bot are played. */
export interface Gauntlet {
  readonly _tag: 'Gauntlet';
}

/**
 * A league: bots meet each other as evenly as can be arranged, and win points for their places. Every table of a league is played in all rotations of
 * the seats, so that every bot takes every seat equally often.
 */
export interface League {
  readonly _tag: 'League';
  /** The number of times that each pair of bots is to meet, counted over all tables. */
  readonly meetings: number;
  /**
   * The points for each place, beginning with the first; places beyond the end of the list win no points. Seats that tie share the points of their
   * places evenly.
   */
  readonly points: readonly number[];
}

/** A Swiss tournament: each round pairs bots with equal points, and no two bots meet twice if that can be avoided. */
export interface Swiss {
  readonly _tag: 'Swiss';
  /** How many rounds. */
  readonly rounds: number;
}

/**
 * A knock-out: the loser of each pair is out; bots are listed from the strongest to the weakest. If the two bots of a pair have equal points, the one
 * listed first advances.
 */
export interface KnockOut {
  readonly _tag: 'KnockOut';
}

/**
 * The sequential probability ratio test of a bot against one other bot, or against all others at its table. The test measures leads in normalised
 * Elo, that is, relative to the spread of the blocks' results.
 */
export interface SprtSpec {
  /** The smaller hypothetical lead of the first bot over the others, in Elo: the test accepts either this lead or `elo1`. */
  readonly elo0: number;
  /** The larger hypothetical lead of the first bot over the others, in Elo: the test accepts either this lead or `elo0`. */
  readonly elo1: number;
  /** The probability of accepting `elo1` if `elo0` is true: more than 0, less than a half. */
  readonly alpha: number;
  /** The probability of accepting `elo0` if `elo1` is true: more than 0, less than a half. */
  readonly beta: number;
}

/** A format in which all bots sit at one table, until all blocks are played or the first bot's test is decided. */
export interface Match {
  readonly _tag: 'Match';
  /** The test that may end the match before all blocks are played; null if there is no test. */
  readonly sprt: SprtSpec | null;
}

/** Who meets whom. */
export type ArenaFormat = RoundRobin | Gauntlet | League | Swiss | KnockOut | Match;

/** A clock for each bot, as in chess: a bot that uses more time than its clock has loses the game. */
export interface TimeControl {
  /** The number of milliseconds that a bot has at the beginning of the game, and again after every `moves` moves. */
  readonly budget: number;
  /** The number of milliseconds that a bot gets after each of its moves. */
  readonly increment: number;
  /** The number of a bot's moves after which it gets its budget again; null if the budget is for the whole game. */
  readonly moves: number | null;
}

/** The limits on the bots' time and memory. */
export interface ArenaLimits {
  /** The number of milliseconds within which a program must answer. Bots of the library do not use this field, because their text states their budget. */
  readonly ms: number;
  /** The memory limit in megabytes: it covers a program's data, or all memory of a worker. */
  readonly memory: number;
  /** The number of milliseconds after which a library bot that has not decided is stopped, together with its worker. */
  readonly patience: number;
  /** The number of milliseconds that a program may take until it is ready to play; if left out, 10,000, or `ms` if that is more. */
  readonly start?: number;
  /**
   * The number of milliseconds that every bot may take for a move: programs, functions and bots of the library alike. A bot of the library whose text
   * states no budget uses this time. If left out, programs and functions have `ms`, and bots of the library what their texts state.
   */
  readonly think?: number;
  /** The clocks of the bots; if left out, there are none. With clocks, `ms` does not apply. */
  readonly clock?: TimeControl;
}

/** The conditions under which all bots at a table count as agreeing on the winner. */
export interface Agreement {
  /** The least value, from 0 (lost) to 1 (won), that every bot must assign to the winning team. */
  readonly value: number;
  /** The number of consecutive plies for which all bots must agree. */
  readonly plies: number;
}

/** The conditions for stopping a game that has not ended by its rules. */
export interface Adjudication {
  /** The number of plies after which a game is stopped. */
  readonly plies: number;
  /** The result of a stopped game: either the highest score wins, or all seats draw. */
  readonly result: 'score' | 'draw';
  /**
   * The conditions for ending a game early because all players agree on the winner; null if no game ends in this way. A bot that reports no values
   * counts as disagreeing about the winner.
   */
  readonly agreed: Agreement | null;
}

/**
 * A tournament. The JSON of a tournament must have `games` and `bots`; every other key may be left out. For every seed, one game is played in each
 * rotation of the seats; these games form a block, the unit of statistics.
 */
export interface ArenaSpec {
  /** The name of the tournament. */
  readonly name: string;
  /** The games of the tournament; every pairing plays all of them. */
  readonly games: readonly ArenaGame[];
  /** Who plays. */
  readonly bots: readonly ArenaBot[];
  /** Who meets whom. */
  readonly format: ArenaFormat;
  /** The first seed. */
  readonly seed: Seed;
  /** The number of blocks that each pairing plays for each game; each block has its own seed. */
  readonly blocks: number;
  /** The limits on the bots' time and memory. */
  readonly limits: ArenaLimits;
  /** The conditions for stopping a game that has not ended by its rules. */
  readonly adjudication: Adjudication;
  /** The number of games played at the same time, unless the command says otherwise. This number does not affect the course of any game. */
  readonly concurrency: number;
  /**
   * What the keys of games depend on: `game` or `tournament`. With `game`, a key depends only on what affects the game, so keys stay the same when
   * the tournament grows. With `tournament`, a key depends on the whole tournament, as in folders from earlier releases. For a new folder, `arena
   * run` ignores this setting and makes its own choice.
   */
  readonly keys: 'game' | 'tournament';
  /**
   * The name of the bot whose rating is 0. If null, the bot with rating 0 is the first one whose text is `random`, or the first bot if no text is
   * `random`.
   */
  readonly anchor: string | null;
}
