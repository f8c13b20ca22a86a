/**
 * A game that can be played in a page: its session, its board, its bots by level, and the options with which it ends.
 *
 * @packageDocumentation
 */
import type { BoardGame } from '../board/game.js';
import type { Port } from '../bots/worker/messages.js';
import type { GameTypes } from '../core/contract/game.js';
import { constant } from '../core/values/constant.js';
import { hides } from '../core/playing/seat-moves.js';
import type { OptionInfo } from '../core/reading/options.js';
import type { Face } from '../face/face.js';
import type { Catalogue } from '../face/message.js';
import type { AnySession } from '../session/closed.js';
import { session } from '../session/local.js';
import type { SeatSetup } from '../session/snapshot.js';
import { type Analyse, analysisOf } from './analysis.js';
import type { Lesson } from './lessons/lesson.js';

/** How strong a bot is, in words. */
export type LevelName = 'random' | 'quick' | 'careful' | 'strong';

/** A bot that people can choose. */
export interface Level {
  /** How strong it is. */
  readonly name: LevelName;
  /** Its text, such as `mcts:iterations=400`. */
  readonly bot: string;
}

/** Points of one seat, by where they came from. */
export type Sources = readonly (readonly [source: string, points: number])[];

/** Points of one seat round by round: first what stood on the boards when the game began. */
export type Rounds = readonly Sources[];

/** Where a lesson comes from: a function loads it when somebody wants it, or it is the one that the library has of its own game. */
export type LessonSource = (() => Promise<Lesson>) | 'library';

/** The beginning of a game in a page. */
export interface Beginning {
  /** The options that differ from the defaults. */
  readonly options: Readonly<Record<string, unknown>>;
  /** Every seat in turn; left out: people without names. */
  readonly seats?: readonly SeatSetup[];
  /** The seed; left out: drawn at random. */
  readonly seed?: number;
  /** The text of the position that the game begins from. */
  readonly start?: string;
}

/** What a game in a page needs of the page. */
export interface Around {
  /** Is awaited before a bot moves. */
  readonly pace: () => Promise<void>;
  /** Opens the worker of the bots; undefined: they think in the page, in slices. */
  readonly worker: () => Port | undefined;
  /** Catalogues of the language of the page. */
  readonly catalogues: readonly Catalogue[];
}

/** A game that `<rulehouse-play>` can show, its types closed up. */
export interface PlayGame {
  /** The id of the game. */
  readonly id: string;
  /** Its title. */
  readonly title: string;
  /** Its rules: number to title. */
  readonly rules: Readonly<Record<string, string>>;
  /** Its options. */
  readonly optionInfo: readonly OptionInfo<string>[];
  /** True if seats may not see everything: several people at one screen hand it over. */
  readonly hides: boolean;
  /** The board. */
  readonly board: BoardGame;
  /** The bots by level, the weakest first. */
  readonly levels: readonly Level[];
  /** Options that a new game has unless people choose others: with them every game ends. */
  readonly recommended: Readonly<Record<string, unknown>>;
  /** The team of each seat in a view. */
  readonly teams: (view: unknown) => readonly number[];
  /** The points of every seat by source; null where the game does not tell them apart. */
  readonly sources: ((view: unknown) => readonly Sources[]) | null;
  /** The points of every seat by round and source, of a record that was read as JSON; null where the game does not tell them apart. */
  readonly rounds: ((record: unknown) => readonly Rounds[]) | null;
  /** Begins a game. */
  readonly begin: (how: Beginning, around: Around) => AnySession;
  /** Lets a bot think about a position. */
  readonly analyse: Analyse;
  /** The lesson about it; null if there is none. */
  readonly lesson: LessonSource | null;
  /** Hands the face, with its exact types, to a function that works for every game. */
  readonly open: <A>(use: <T extends GameTypes>(face: Face<T>) => A) => A;
}

/** What a page says of a game beside its face. */
export interface PlaySetup<T extends GameTypes> {
  /** The bots by level. */
  readonly levels: readonly Level[];
  /** Options that a new game has unless people choose others. */
  readonly recommended?: { readonly [Name in keyof T['Options']]?: T['Options'][Name] };
  /** The points of every seat by source. */
  readonly sources?: (view: T['State'] | T['View']) => readonly Sources[];
  /** The points of every seat by round and source, of a record that was read as JSON; none if it cannot be read. */
  readonly rounds?: (record: unknown) => readonly Rounds[];
  /** A lesson about the game; left out: there is none. */
  readonly lesson?: LessonSource;
}

/**
 * Bots by level: more thought, not another mind.
 *
 * @param kind - the search
 * @param iterations - how much each level thinks, the weakest first
 * @returns a bot of each level, and before them one that moves at random
 *
 * @example
 * ```ts
 * import { levelsOf } from 'rulehouse/play';
 * levelsOf('mcts', [40, 400, 3000]).map(({ bot }) => bot)[2]; // 'mcts:iterations=400'
 * ```
 */
export const levelsOf = (
  kind: string,
  [quick, careful, strong]: readonly [number, number, number],
): readonly Level[] => [
  { name: 'random', bot: 'random' },
  { name: 'quick', bot: `${kind}:iterations=${quick}` },
  { name: 'careful', bot: `${kind}:iterations=${careful}` },
  { name: 'strong', bot: `${kind}:iterations=${strong}` },
];

/**
 * Makes a game that `<rulehouse-play>` can show. For authors of games: those of the library are in {@link plays}.
 *
 * @param face - the face of the game
 * @param board - the same game as boards show it
 * @param setup - bots, recommended options, and where points come from
 * @returns the game, its types closed up
 *
 * @example
 * ```ts
 * import { terrafexBoard } from 'rulehouse/board';
 * import { terrafexFace } from 'rulehouse/face';
 * import { levelsOf, playGame } from 'rulehouse/play';
 * playGame(terrafexFace, terrafexBoard, { levels: levelsOf('mcts', [40, 400, 3000]) }).title; // 'Terrafex'
 * ```
 */
export const playGame = <T extends GameTypes>(face: Face<T>, board: BoardGame, setup: PlaySetup<T>): PlayGame => {
  const { game } = face;
  const { levels, recommended, sources = null, rounds = null, lesson = null } = setup;
  return {
    id: game.id,
    title: game.title,
    rules: game.rules,
    optionInfo: game.optionInfo,
    hides: hides(game),
    board,
    levels: constant(levels),
    recommended: constant({ ...recommended }),
    // A page hands in views of sessions about this very game only.
    teams: (view) => game.teams(view),
    sources,
    rounds,
    begin: ({ options, ...how }, { pace, worker, catalogues }) =>
      session(face, { ...how, ...optionsFor<T>(options), catalogues, bots: { pace, worker } }),
    analyse: analysisOf(face),
    lesson,
    open: (use) => use(face),
  };
};

/** Options of a form: the codec of the game reads them when the game begins, and refuses what it does not know. */
const optionsFor = <T extends GameTypes>(
  options: object,
): { readonly options: { readonly [Name in keyof T['Options']]?: T['Options'][Name] } } => ({ options });
