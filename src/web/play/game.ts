/**
 * A game that can be played in a page: its session, its board, its bots by level, and the options that ensure that the game ends.
 *
 * @packageDocumentation
 */

import { lent } from '../../bots/worker/lent.js';
import type { Port } from '../../bots/worker/messages.js';
import type { GameTypes } from '../../core/contract/game.js';
import type { Legal } from '../../core/contract/legal.js';
import { hides } from '../../core/playing/seat-moves.js';
import type { OptionInfo } from '../../core/reading/options.js';
import { constant } from '../../core/values/constant.js';
import type { Face } from '../../face/face.js';
import type { Catalogue, Message } from '../../face/message.js';
import type { BoardGame } from '../board/game.js';
import type { AnySession } from '../session/any-session.js';
import { session } from '../session/local.js';
import type { LeavingSpec, SeatSetup } from '../session/snapshot.js';
import { type Analyse, analysisOf } from './analysis.js';
import type { Deck } from './card.js';
import type { Lesson } from './lesson.js';

/** The name of a bot's level of strength. */
export type LevelName = 'random' | 'beginner' | 'easy' | 'medium' | 'hard' | 'best';

/** A bot that people can choose. */
export interface Level {
  /** The word for the bot's strength. */
  readonly name: LevelName;
  /** The bot in text form, such as `mcts:iterations=400`. */
  readonly bot: string;
}

/** The points of one seat, keyed by the source of the points. */
export type Sources = readonly (readonly [source: string, points: number])[];

/** The points of one seat, round by round. The first entry contains the points that the seat had when the game began. */
export type Rounds = readonly Sources[];

/** The possessions of a seat: the amount of each kind of possession, always in the same order. */
export type Purse = readonly (readonly [of: Message, amount: number])[];

/** The source of a lesson: a function that loads the lesson on demand, or `library` for the library's own lesson. */
export type LessonSource = (() => Promise<Lesson>) | 'library';

/** The source of cards: a function that loads the cards when a game begins, or `library` for the library's own cards. */
export type DeckSource = (() => Promise<Deck>) | 'library';

/** How a game in a page begins: its options, players, seed and position. */
export interface Beginning {
  /** The options that differ from the defaults. */
  readonly options: Readonly<Record<string, unknown>>;
  /** The player at each seat, in the order of the seats; if left out, all players are people without names. */
  readonly seats?: readonly SeatSetup[];
  /** The seed; if left out, the seed is drawn at random. */
  readonly seed?: number;
  /** The text of the position from which the game begins. */
  readonly start?: string;
  /** What happens when a seat resigns while others still play; if left out, the game ends for all. */
  readonly leaving?: LeavingSpec;
  /** The text of the bot that plays on for seats that leave; if left out, the first bot in `seats`. */
  readonly leavingBot?: string;
}

/** The things that a game needs from the page around it. */
export interface Around {
  /** Called before each move of a bot; the bot waits for the promise, so that people can follow the game. */
  readonly pace: () => Promise<void>;
  /** Opens the worker in which bots think. If the result is undefined, the bots think on the page itself, in short slices of time. */
  readonly worker: () => Port | undefined;
  /** The catalogues of texts in the page's language. */
  readonly catalogues: readonly Catalogue[];
}

/** A game that `<rulehouse-play>` can show, without the game's own TypeScript types. */
export interface PlayGame {
  /** The id of the game. */
  readonly id: string;
  /** The title of the game. */
  readonly title: string;
  /** The titles of the game's rules, keyed by rule number. */
  readonly rules: Readonly<Record<string, string>>;
  /** The options of the game. */
  readonly optionInfo: readonly OptionInfo<string>[];
  /** True if the game hides something from some seats; people who share a screen then take turns looking at it. */
  readonly hides: boolean;
  /** The board. */
  readonly board: BoardGame;
  /** The bots that people can choose, the weakest first. */
  readonly levels: readonly Level[];
  /** The default options of a new game; with these options, every game ends. */
  readonly recommended: Readonly<Record<string, unknown>>;
  /** The seed of the first game that a page shows. */
  readonly firstSeed: number;
  /** The team of each seat in a view. */
  readonly teams: (view: unknown) => readonly number[];
  /** The points of every seat by source; null if the game does not distinguish sources. */
  readonly sources: ((view: unknown) => readonly Sources[]) | null;
  /** The points of every seat by round and source, from the parsed JSON of a record; null if the game does not distinguish sources. */
  readonly rounds: ((record: unknown) => readonly Rounds[]) | null;
  /** Begins a game. */
  readonly begin: (how: Beginning, around: Around) => AnySession;
  /**
   * Returns the text of a position that fits a view; the hidden parts are drawn at random with a fixed seed. In games without hidden information, the
   * result is the text of the position itself.
   */
  readonly determinize: (view: unknown) => string;
  /** Lets a bot think about a position. */
  readonly analyse: Analyse;
  /** The lesson about the game; null if there is no lesson. */
  readonly lesson: LessonSource | null;
  /** Cards that describe what can be chosen, for instance factions; null if the game has no cards. */
  readonly cards: DeckSource | null;
  /**
   * Returns the text of the quietest legal move, the one that changes least for a seat. While a player tries out a plan, every other seat makes its
   * quietest move. The function is null if the game has no quiet moves.
   */
  readonly quiet: ((moves: readonly unknown[]) => string | null) | null;
  /** Returns the possessions of a seat in a view; null if the game counts only points. */
  readonly purse: ((view: unknown, seat: number) => Purse) | null;
  /** Returns the colour of a seat's pieces as a CSS colour, for the list of moves; null if the seats have no colours. */
  readonly colour: ((view: unknown, seat: number) => string) | null;
  /** Passes the face of this game to a function that works for every game, and returns the function's result. */
  readonly open: <A>(use: <T extends GameTypes>(face: Face<T>) => A) => A;
}

/** What the element knows about a game, even one that only a server has: its title, rules, options and more. */
export type ToldGame = Omit<PlayGame, 'analyse' | 'begin' | 'board' | 'determinize' | 'firstSeed' | 'open' | 'rounds'>;

/** A page's settings for a game, in addition to the face of the game. */
export interface PlaySetup<T extends GameTypes> {
  /** The bots that people can choose, one for each level. */
  readonly levels: readonly Level[];
  /** The default options of a new game; if left out, the limits that the game states in `lengths`. */
  readonly recommended?: { readonly [Name in keyof T['Options']]?: T['Options'][Name] };
  /** The seed of the first game that a page shows; if left out, 1. In this game, a person plays seat 0. */
  readonly firstSeed?: number;
  /** The points of every seat by source. */
  readonly sources?: (view: T['State'] | T['View']) => readonly Sources[];
  /** The points of every seat by round and source, from a record's parsed JSON; empty if the record cannot be read. */
  readonly rounds?: (record: unknown) => readonly Rounds[];
  /** A lesson about the game; if left out, there is no lesson. */
  readonly lesson?: LessonSource;
  /** Cards that describe things to choose, for instance factions; if left out, there are no cards. */
  readonly cards?: DeckSource;
  /**
   * Returns the quietest legal move, the one that changes least for a seat; in plans, the other seats make this move. If this function is left out,
   * the planner moves for all seats, and a game that hides something has no plans.
   */
  readonly quiet?: (moves: readonly Legal<T['Move']>[]) => T['Move'] | null;
  /** Returns the possessions of a seat in a view, for plans; if left out, plans show only points. */
  readonly purse?: (view: T['State'] | T['View'], seat: number) => Purse;
  /** Returns the colour of a seat's pieces as a CSS colour; if left out, the list of moves chooses colours. */
  readonly colour?: (view: T['State'] | T['View'], seat: number) => string;
}

/** One value for each of the five levels, the weakest first. */
export type ByLevel<A> = readonly [A, A, A, A, A];

/** The names of the levels stronger than random play, the weakest first. */
const steps: ByLevel<LevelName> = ['beginner', 'easy', 'medium', 'hard', 'best'];

/**
 * Bots by level.
 *
 * @param bots - five bots in text form, the weakest first
 * @returns the levels: one bot that moves at random, then a bot for each of the five strengths
 *
 * @example
 * ```ts
 * import { levelsFrom } from 'rulehouse/play';
 * levelsFrom(['greedy', 'flat', 'mcts:iterations=50', 'mcts:iterations=100', 'mcts']).at(-1)?.name; // 'best'
 * ```
 */
export const levelsFrom = (bots: ByLevel<string>): readonly Level[] => [
  { name: 'random', bot: 'random' },
  ...steps.map((name, step): Level => ({ name, bot: bots[step]! })),
];

/**
 * Makes bots for all levels: every level uses the same search, with more iterations than the previous level. Against the same bot with half the
 * iterations, most bots win about two out of three games.
 *
 * @param kind - the name of the search, for instance `mcts`
 * @param iterations - the number of iterations for each of the five levels, the weakest first
 * @returns the levels: one bot that moves at random, then a bot for each of the five strengths
 *
 * @example
 * ```ts
 * import { levelsOf } from 'rulehouse/play';
 * levelsOf('mcts', [60, 120, 250, 500, 1000]).map(({ bot }) => bot)[2]; // 'mcts:iterations=120'
 * ```
 */
export const levelsOf = (kind: string, [beginner, easy, medium, hard, best]: ByLevel<number>): readonly Level[] => {
  const bot = (iterations: number): string => `${kind}:iterations=${iterations}`;
  return levelsFrom([bot(beginner), bot(easy), bot(medium), bot(hard), bot(best)]);
};

/**
 * Makes a game that `<rulehouse-play>` can show. This function is meant for authors of games; the library's own games are in {@link plays}.
 *
 * @param face - the face of the game
 * @param board - the same game in the form that a board expects
 * @param setup - the bots, the recommended options, and the sources of points
 * @returns the game, without its own TypeScript types
 *
 * @example
 * ```ts
 * import { terrafexBoard } from 'rulehouse/board';
 * import { terrafexFace } from 'rulehouse/face';
 * import { levelsOf, playGame } from 'rulehouse/play';
 * playGame(terrafexFace, terrafexBoard, { levels: levelsOf('mcts', [60, 120, 250, 500, 1000]) }).title; // 'Terrafex'
 * ```
 */
export const playGame = <T extends GameTypes>(face: Face<T>, board: BoardGame, setup: PlaySetup<T>): PlayGame => {
  const { game } = face;
  const {
    levels,
    recommended = game.lengths?.limits,
    sources = null,
    rounds = null,
    lesson = null,
    cards = null,
    purse = null,
    colour = null,
  } = setup;
  const { quiet, firstSeed = 1 } = setup;
  return {
    id: game.id,
    title: game.title,
    rules: game.rules,
    optionInfo: game.optionInfo,
    hides: hides(game),
    board,
    levels: constant(levels),
    recommended: constant({ ...recommended }),
    firstSeed,
    // A page only passes views of sessions of this game.
    teams: (view) => game.teams(view),
    sources,
    rounds,
    begin: ({ options, ...how }, { pace, worker, catalogues }) =>
      session(face, { ...how, ...optionsFor<T>(options), catalogues, bots: { pace, worker: lent(worker) } }),
    determinize: (view) => game.position.print(game.determinize(view, 1)),
    analyse: analysisOf(face),
    lesson,
    cards,
    quiet: quiet === undefined ? null : quietIn(face, quiet),
    purse,
    colour,
    open: (use) => use(face),
  };
};

/** Returns the text of the quietest legal move in a snapshot of the game. */
const quietIn =
  <T extends GameTypes>({ game }: Face<T>, quiet: NonNullable<PlaySetup<T>['quiet']>) =>
  (moves: readonly unknown[]): string | null => {
    const move = quiet(moves as readonly Legal<T['Move']>[]);
    return move === null ? null : game.moveText.print(move);
  };

/**
 * Passes on the options from a form without checking them. The codec of the game's options reads them when a game begins, and refuses unknown
 * options.
 */
const optionsFor = <T extends GameTypes>(
  options: object,
): { readonly options: { readonly [Name in keyof T['Options']]?: T['Options'][Name] } } => ({ options });
