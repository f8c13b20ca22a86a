/**
 * What a tournament is: games, bots, who meets whom, seeds, and what nobody may exceed.
 *
 * @packageDocumentation
 */
import type { Seed } from '../core/values/random.js';

/** A game that is played in a tournament. */
export interface ArenaGame {
  /** The id of the game. */
  readonly game: string;
  /** Its options as JSON. Those that belong to seats are filled in from the belongings of the bots. */
  readonly options: unknown;
  /** How many bots meet at a table; the seats are shared evenly by them. */
  readonly bots: number;
  /** Position texts that games begin from, one block after the other; if there are none, the game is set up from options and seed. */
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
  /** What it is called; no two have the same name. */
  readonly name: string;
  /** Its text: a bot of the library, for instance `mcts:iterations=1000`, or `cmd:` and the command line of a program. */
  readonly text: string;
  /** What belongs to it, by game. */
  readonly belongings: readonly ArenaBelonging[];
}

/** Every table that the bots can form. */
export interface RoundRobin {
  readonly _tag: 'RoundRobin';
}

/** Every table at which the first bot sits. */
export interface Gauntlet {
  readonly _tag: 'Gauntlet';
}

/**
 * Tables at which everybody meets everybody as evenly as can be found, and points for places: a league. Every table is played in all
 * rotations of the seats, so that everybody sits in every seat equally often.
 */
export interface League {
  readonly _tag: 'League';
  /** How often every two bots are to meet, over all tables. */
  readonly meetings: number;
  /** The points of the places, the first place first; places beyond the list have none. Those who tie share theirs evenly. */
  readonly points: readonly number[];
}

/** In each round those with equally many points meet, and nobody meets twice if it can be helped. */
export interface Swiss {
  readonly _tag: 'Swiss';
  /** How many rounds. */
  readonly rounds: number;
}

/**
 * Whoever loses is out; the bots are listed from the strongest to the weakest. Where both have equally many points, the one that is listed first goes
 * on.
 */
export interface KnockOut {
  readonly _tag: 'KnockOut';
}

/**
 * The sequential probability ratio test of a bot against another one, or against all others of its table. Elo is normalised: by the spread of the
 * results of blocks.
 */
export interface SprtSpec {
  /** The lead in Elo of the first bot over the others that the test accepts if it ends low. */
  readonly elo0: number;
  /** The lead in Elo of the first bot over the others that the test accepts if it ends high. */
  readonly elo1: number;
  /** Probability of accepting `elo1` where `elo0` is true: more than 0, less than a half. */
  readonly alpha: number;
  /** Probability of accepting `elo0` where `elo1` is true: more than 0, less than a half. */
  readonly beta: number;
}

/** One table of all bots, until all blocks are played or it is decided how good the first one is: two bots, or one against a field. */
export interface Match {
  readonly _tag: 'Match';
  /** When to stop before all blocks are played; null for never. */
  readonly sprt: SprtSpec | null;
}

/** Who meets whom. */
export type ArenaFormat = RoundRobin | Gauntlet | League | Swiss | KnockOut | Match;

/** What nobody may exceed. */
export interface ArenaLimits {
  /** Milliseconds that a program has for an answer. Bots of the library have their budget in their text. */
  readonly ms: number;
  /** Megabytes that a program may have for its data, and a worker for all that it holds. */
  readonly memory: number;
  /** The milliseconds after which a bot of the library that has not decided is stopped, with its worker. */
  readonly patience: number;
}

/** When all bots of a table agree who wins. */
export interface Agreement {
  /** What a seat must be thought to be worth, from 0 (lost) to 1 (won). */
  readonly value: number;
  /** For how many plies in a row. */
  readonly plies: number;
}

/** When a game is ended that its rules have not ended. */
export interface Adjudication {
  /** After how many plies a game is broken off. */
  readonly plies: number;
  /** To whom a game that is broken off goes: to the highest score, or to all as a draw. */
  readonly result: 'score' | 'draw';
  /** When a game goes to the team that all who sit at the table think has won; null for never. Bots that say nothing of values do not agree. */
  readonly agreed: Agreement | null;
}

/**
 * A tournament. As JSON `games` and `bots` must be given, every other key may be left out. Every seed is played in all rotations of the
 * seats; these games are a block, the unit of statistics.
 */
export interface ArenaSpec {
  /** What the tournament is called. */
  readonly name: string;
  /** What is played: every pairing plays all of these. */
  readonly games: readonly ArenaGame[];
  /** Who plays. */
  readonly bots: readonly ArenaBot[];
  /** Who meets whom. */
  readonly format: ArenaFormat;
  /** The first seed. */
  readonly seed: Seed;
  /** How many blocks a pairing plays of each game, one seed each. */
  readonly blocks: number;
  /** What nobody may exceed. */
  readonly limits: ArenaLimits;
  /** When a game is ended that its rules have not ended. */
  readonly adjudication: Adjudication;
  /** How many games are played at a time unless the command says otherwise. It changes no game. */
  readonly concurrency: number;
  /**
   * What the keys of games are made from: what bears on the game alone (`game`), so that the tournament can grow, or the whole tournament
   * (`tournament`), as in folders that earlier releases began. `arena run` chooses for a new folder, whatever is said here.
   */
  readonly keys: 'game' | 'tournament';
  /** The name of the bot whose rating is 0; null for the first whose text is `random`, or else the first of all. */
  readonly anchor: string | null;
}
