/**
 * The contract that every game of the library keeps, and the form in which a list can hold games of different types.
 *
 * @packageDocumentation
 */
import type { Either } from 'fp-ts/Either';
import type { Option } from 'fp-ts/Option';
import type { OptionInfo } from '../reading/options.js';
import type { Codec } from '../reading/standard.js';
import type { Legal } from './legal.js';
import type { Notation } from '../values/notation.js';
import type { Seed, Source } from '../values/random.js';
import type { Refusal } from './refusal.js';
import type { RuleBook } from './rule.js';
import type { Seat } from '../values/seat.js';

/** How a game ended. */
export interface Outcome {
  /** The winning seats in ascending order: one or several; all who tie; none if nobody wins. */
  readonly winners: readonly Seat[];
  /**
   * The place of each seat, for ratings of games with more than two: 1 and the number of teams that stand before its own, so the seats of a
   * team and all who tie have the same. Winners have place 1, and where nobody wins everybody has.
   */
  readonly places: readonly number[];
  /** One word of the rule book, for instance `glaciers`. */
  readonly reason: string;
}

/** One way in which chance can decide a position: a move of nature and its share of all weights. */
export interface ChanceOutcome<Move> {
  /** The move. It is written, recorded and applied like the moves of seats. */
  readonly move: Legal<Move>;
  /** A whole number, 1 or more. The probability is the weight divided by the sum of all weights, which is below 2^31. */
  readonly weight: number;
}

/** The types of one game, bundled. */
export interface GameTypes {
  /** What is decided before set-up, with all defaults filled in. */
  readonly Options: unknown;
  /** The whole truth of a position. */
  readonly State: unknown;
  /** What a seat sees of it; without hidden information the same as `State`. */
  readonly View: unknown;
  /** One decision of one seat. */
  readonly Move: unknown;
  /** The rule numbers. */
  readonly Rule: string;
}

/**
 * One game: its rules as a set of total, pure functions.
 *
 * A state is plain immutable data. `View` is what one seat or a spectator sees of it; for games without hidden information it is
 * the state itself. Every state is a view too (the one that hides nothing), so what takes a view takes a state.
 *
 * Laws, tested for every game: `legalMoves` is empty exactly if the game is over; a move is in `legalMoves` exactly if `check`
 * accepts it; codecs and notations round-trip; no function changes its arguments; what is handed out twice is frozen; every refusal cites a
 * key of `rules`.
 *
 * @typeParam T - the types of the game
 */
export interface Game<T extends GameTypes> {
  /** Lower-case name, the same as the entry point of the package. */
  readonly id: string;
  /** The name of the game as its players write it. */
  readonly title: string;
  /** How many seats can be at the table: from `min` to `max`, both included. Not every number between need be possible. */
  readonly seats: { readonly min: number; readonly max: number };
  /** Rule number to title, the same numbers as in the public rule book. */
  readonly rules: RuleBook<T['Rule']>;
  /** The rule that says whose decision it is: cited when another seat tries to move. */
  readonly turnRule: T['Rule'];
  /** The rule that says that a game which is over has no legal moves. */
  readonly overRule: T['Rule'];
  /** What the options mean, for help texts. */
  readonly optionInfo: readonly OptionInfo<T['Rule']>[];
  /** JSON codec of the options: fills in defaults, refuses unknown keys. */
  readonly options: Codec<T['Options']>;
  /** JSON codec of states: decodes only positions that obey the rules. */
  readonly state: Codec<T['State'], unknown>;
  /** JSON codec of views. */
  readonly viewState: Codec<T['View'], unknown>;
  /** JSON codec of moves. A decoded move is well formed; whether it is legal only `check` can tell. */
  readonly move: Codec<T['Move'], unknown>;
  /** Canonical one-line text of a position. */
  readonly position: Notation<T['State']>;
  /** Canonical text of a view (the position text with what is hidden masked). */
  readonly viewText: Notation<T['View']>;
  /** Canonical text of a move. */
  readonly moveText: Notation<T['Move']>;
  /**
   * The name of the first option that a position contradicts because it was set up with others. Undefined where they agree; an option that no
   * position shows is never contradicted. For records of games that began from a position of their own.
   */
  readonly contradicted: (options: T['Options'], view: T['State'] | T['View']) => string | undefined;
  /** The state at the start. The seed is used only for what the rules leave to chance. */
  readonly setup: (options: T['Options'], seed: Seed) => Either<Refusal<T['Rule']>, T['State']>;
  /**
   * For each seat the number of its team: the index of its number in `score`. Where everybody plays alone: 0, 1, 2 ...
   */
  readonly teams: (view: T['State'] | T['View']) => readonly number[];
  /**
   * A text that two states share exactly if their position texts are equal: the key of a table of positions. Made quickly, and for this
   * release only: store `position.print`.
   */
  readonly key: (state: T['State']) => string;
  /** Number of seats at this table. */
  readonly seatCount: (view: T['State'] | T['View']) => number;
  /**
   * What a seat is called, for instance `White`, or by its faction once it has one. Written as at the beginning of a sentence. A number
   * that is not a seat of this table is called by its number.
   */
  readonly seatName: (seat: Seat, view: T['State'] | T['View']) => string;
  /**
   * The seats that may move now: none when the game is over or chance decides; several only where the rules let seats act in any order.
   */
  readonly toMove: (view: T['State'] | T['View']) => readonly Seat[];
  /**
   * The seat that makes a move, for games in which several seats may be to move: there a move names its seat. None if the move names no seat. Left
   * out by games in which only one seat is to move at a time.
   */
  readonly mover?: (view: T['State'] | T['View'], move: T['Move']) => Option<Seat>;
  /**
   * Every legal move, in a documented order, each once. Empty exactly if the game is over. Where chance decides these are its outcomes. Two
   * lists of one state hold equal moves, but not the same objects: compare moves by `moveText.print`, never by `===`.
   */
  readonly legalMoves: (view: T['State'] | T['View']) => readonly Legal<T['Move']>[];
  /**
   * One legal move, each equally likely; undefined when the game is over. For games that find one without the list of all; left out by
   * the others. Call {@link randomMove}.
   */
  readonly randomMove?: (view: T['State'] | T['View'], random: Source) => Legal<T['Move']> | undefined;
  /** The move as a legal one, or the first rule that it breaks. */
  readonly check: (move: T['Move']) => (view: T['State'] | T['View']) => Either<Refusal<T['Rule']>, Legal<T['Move']>>;
  /**
   * The outcomes of chance in a position that chance decides: dice, a card that is drawn. Empty wherever a seat decides and when the game is
   * over. Left out by games in which chance has no part after the set-up.
   *
   * Where chance decides, `toMove` is empty, `legalMoves` lists the moves of these outcomes in the same order, and `isSecret` says whether
   * the seats must not be told which outcome came. The host draws the outcome (`drawChance`, `chanceMove`). Of a view the outcomes are those
   * that are possible by what it shows: empty for the same positions, but the weights may differ.
   */
  readonly chance?: (view: T['State'] | T['View']) => readonly ChanceOutcome<T['Move']>[];
  /**
   * The state after a legal move. Total and unchecked: for search and replay. The same state and move give the same state: what chance decides
   * after the set-up is a move too (`chance`).
   */
  readonly applyLegal: (state: T['State'], move: Legal<T['Move']>) => T['State'];
  /**
   * The state after a well-formed move, or the first rule that it breaks: the same as `check`, then `applyLegal`, for games where the
   * two would look into the same things. Left out where they do not. Call `applyMove`, which uses it.
   */
  readonly step?: (state: T['State'], move: T['Move']) => Either<Refusal<T['Rule']>, T['State']>;
  /** One number for each seat (or team: see `teams`), defined at every moment of the game. */
  readonly score: (state: T['State']) => readonly number[];
  /** How the game ended; none while it goes on. The quickest way to ask whether it is over: far quicker than a list of legal moves. */
  readonly outcome: (state: T['State']) => Option<Outcome>;
  /** What a seat may see; none = a spectator. */
  readonly view: (seat: Option<Seat>) => (state: T['State']) => T['View'];
  /**
   * A full state consistent with a view: what it hides is drawn from the seed. For bots that play on from what they see. In
   * games without hidden information it gives the view itself, which is the state.
   */
  readonly determinize: (view: T['View'], seed: Seed) => T['State'];
  /**
   * Whether the decision to be made now is secret: a host must not tell the other seats which move was made. Always false in games
   * without hidden information.
   */
  readonly isSecret: (view: T['State'] | T['View']) => boolean;
  /**
   * The seats that may decide now in any order, each in secret, though the rules take their decisions one after the other: the seat to move
   * and those that follow it in the same round. For games whose source lets everybody choose at once; left out where none does.
   *
   * Law: what each of these seats may do, and what it then sees of the position, does not depend on what the others do. Until the last of them has
   * decided, they are to move in this order. Empty where nothing is decided at once.
   */
  readonly atOnce?: (view: T['State'] | T['View']) => readonly Seat[];
  /**
   * For each seat the name of the option that belongs to whoever sits there, for instance the roster that a player brings along. Left out
   * where no option does.
   */
  readonly seatOptions?: readonly string[];
  /** A plain-text picture for a terminal: several lines, no colours, no trailing newline. */
  readonly board: (view: T['State'] | T['View']) => string;
}

/**
 * A game whose types are hidden, so that one list can hold all games: `open` hands the game to a function that works for
 * every game, and the types stay exact inside.
 *
 * @example
 * ```ts
 * import { gameById } from 'rulehouse';
 * gameById('terrafex')?.open((game) => game.title); // 'Terrafex'
 * ```
 */
export interface AnyGame {
  /** See {@link Game.id}. */
  readonly id: string;
  /** See {@link Game.title}. */
  readonly title: string;
  /** Hands the game, with its exact types, to a function that works for every game. */
  readonly open: <A>(use: <T extends GameTypes>(game: Game<T>) => A) => A;
}

/**
 * Hides a game's types. For authors of games: the result can stand in a list beside `games`, and everything that takes an {@link
 * AnyGame} works with it.
 *
 * @param game - the game whose types are to be hidden
 * @returns a value whose `open` calls a function with the game
 *
 * @example
 * ```ts
 * import { anyGame, checkLine } from 'rulehouse/author';
 * import { game } from 'rulehouse/terrafex';
 * const mine = [anyGame(game)];
 * mine.map((any) => any.open(({ title, seats }) => `${title} for ${seats.max}`)); // ['Terrafex for 2']
 * ```
 */
export const anyGame = <T extends GameTypes>(game: Game<T>): AnyGame => ({
  id: game.id,
  title: game.title,
  open: (use) => use(game),
});
