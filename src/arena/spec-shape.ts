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
  /** The options of the game as JSON. Options that belong to seats are filled in from the bots' own options. */
  readonly options: unknown;
  /** The number of bots at a table; they share the seats evenly. */
  readonly bots: number;
  /** Position texts from which games begin, used by the blocks in turn; if there are none, the game is set up from options and seed. */
  readonly openings: readonly string[];
}

/** An option that belongs to a bot and follows it to whichever seat it takes, for instance a roster. */
export interface ArenaBelonging {
  /** The id of the game. */
  readonly game: string;
  /** The value of the option that belongs to the bot's seat, as JSON. */
  readonly option: unknown;
}

/** A bot that takes part. */
export interface ArenaBot {
  /** The name of the bot; no two bots have the same name. */
  readonly name: string;
  /** The text of the bot: a bot of the library, for instance `mcts:iterations=1000`, or `cmd:` followed by the command line of a program. */
  readonly text: string;
  /** The options that belong to the bot and not to a seat, one for each game that has such an option. */
  readonly belongings: readonly ArenaBelonging[];
}

/** A format that plays every table that the bots can form. */
export interface RoundRobin {
  readonly _tag: 'RoundRobin';
}

/** A format that plays every table at which the first bot sits. */
export interface Gauntlet {
  readonly _tag: 'Gauntlet';
}

/**
 * A league: tables at which all bots meet each other as evenly as can be found, and points for places. Every table is played in all rotations of
 * the seats, so that every bot sits in every seat equally often.
 */
export interface League {
  readonly _tag: 'League';
  /** The number of times that every two bots are to meet, over all tables. */
  readonly meetings: number;
  /** The points for each place, beginning with the first; places beyond the list have none. Seats that tie share their points evenly. */
  readonly points: readonly number[];
}

/** Each round pairs bots with equal points, and no two bots meet twice if that can be avoided. */
export interface Swiss {
  readonly _tag: 'Swiss';
  /** How many rounds. */
  readonly rounds: number;
}

/**
 * A knock-out: the loser of each pair is out, and the bots are listed from the strongest to the weakest. If both bots have equal points, the one
 * listed first advances.
 */
export interface KnockOut {
  readonly _tag: 'KnockOut';
}

/**
 * The sequential probability ratio test of a bot against another one, or against all others of its table. Elo is normalised, which means that a lead
 * is measured relative to the spread of the blocks' results.
 */
export interface SprtSpec {
  /** The first bot's lead over the others, in Elo, that the test accepts if the lead turns out to be small. */
  readonly elo0: number;
  /** The first bot's lead over the others, in Elo, that the test accepts if the lead turns out to be large. */
  readonly elo1: number;
  /** Probability of accepting `elo1` if `elo0` is true: more than 0, less than a half. */
  readonly alpha: number;
  /** Probability of accepting `elo0` if `elo1` is true: more than 0, less than a half. */
  readonly beta: number;
}

/** A format with one table of all bots, played until all blocks are done or the first bot's test is decided. */
export interface Match {
  readonly _tag: 'Match';
  /** The test that may end the match before all blocks are played; null if there is none. */
  readonly sprt: SprtSpec | null;
}

/** Who meets whom. */
export type ArenaFormat = RoundRobin | Gauntlet | League | Swiss | KnockOut | Match;

/** The limits of bots. */
export interface ArenaLimits {
  /** The number of milliseconds within which a program must answer. The budget of a bot of the library is stated in its text. */
  readonly ms: number;
  /** The megabytes that a program may use for its data, and that a worker may use in total. */
  readonly memory: number;
  /** The number of milliseconds after which an undecided bot of the library is stopped, together with its worker. */
  readonly patience: number;
}

/** The conditions under which all bots of a table agree on the winner. */
export interface Agreement {
  /** The least value that all bots must assign to the winning team, from 0 (lost) to 1 (won). */
  readonly value: number;
  /** The number of consecutive plies for which all bots must agree. */
  readonly plies: number;
}

/** The conditions for ending a game that its rules have not ended. */
export interface Adjudication {
  /** The number of plies after which a game is stopped. */
  readonly plies: number;
  /** The result of a stopped game: the highest score wins, or it is a draw between all. */
  readonly result: 'score' | 'draw';
  /**
   * The conditions under which a game goes to the team that all players at the table think has won; null if none does. A bot that reports no values
   * counts as not agreeing.
   */
  readonly agreed: Agreement | null;
}

/**
 * A tournament. In JSON, `games` and `bots` are required; every other key may be left out. Every seed is played in all rotations of the seats;
 * these games are a block, the unit of statistics.
 */
export interface ArenaSpec {
  /** The name of the tournament. */
  readonly name: string;
  /** The games, all of which are played by every pairing. */
  readonly games: readonly ArenaGame[];
  /** Who plays. */
  readonly bots: readonly ArenaBot[];
  /** Who meets whom. */
  readonly format: ArenaFormat;
  /** The first seed. */
  readonly seed: Seed;
  /** The number of blocks of each game that a pairing plays, each with its own seed. */
  readonly blocks: number;
  /** The limits of bots. */
  readonly limits: ArenaLimits;
  /** The conditions for ending a game that its rules have not ended. */
  readonly adjudication: Adjudication;
  /** The number of games played at a time, unless the command says otherwise. It does not affect any game. */
  readonly concurrency: number;
  /**
   * The basis of the games' keys: only what affects the game (`game`), so that the tournament can grow, or the whole tournament (`tournament`), as in
   * folders begun by earlier releases. For a new folder, `arena run` makes this choice itself, whatever is given here.
   */
  readonly keys: 'game' | 'tournament';
  /** The name of the bot whose rating is 0; null for the first bot whose text is `random`, or the first bot if no text is `random`. */
  readonly anchor: string | null;
}
