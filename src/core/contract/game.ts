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
  /** The seats that won; empty if no seat won. */
  readonly winners: readonly Seat[];
  /**
   * The place of each seat, for ratings of games with more than two seats. It is 1 plus the number of teams ahead of the seat's own team, so that the
   * seats of a team and all seats that tie have the same place. Winners have place 1; if no seat wins, all seats have place 1.
   */
  readonly places: readonly number[];
  /** The reason why the game ended, as one word of the rule book, for instance `glaciers`. */
  readonly reason: string;
}

/** One way in which chance can decide a position: a move of nature, and its share of the sum of all weights. */
export interface ChanceOutcome<Move> {
  /** The move. The move is written, recorded and applied like the moves of seats. */
  readonly move: Legal<Move>;
  /** The weight, a whole number that is at least 1. The probability is the weight divided by the sum of all weights, which is below 2^31. */
  readonly weight: number;
}

/** The types of one game, bundled. */
export interface GameTypes {
  /** The options: everything decided before set-up, with all defaults filled in. */
  readonly Options: unknown;
  /** The complete state of a position, with everything that is hidden. */
  readonly State: unknown;
  /** The part of a state that a seat sees; without hidden information, this is the same as `State`. */
  readonly View: unknown;
  /** One decision of one seat, or one outcome of chance. */
  readonly Move: unknown;
  /** The rule numbers. */
  readonly Rule: string;
}

/**
 * One game: its rules, given as a set of total, pure functions.
 *
 * A state is plain immutable data. A `View` is the part of a state that one seat or a spectator sees; for games without hidden information it is the
 * state itself. Every state is also a view (the one that hides nothing), so a function that takes a view also takes a state.
 *
 * The laws, which are tested for every game: `legalMoves` is empty if and only if the game is over. A move is in `legalMoves` if and only if `check`
 * accepts it. Codecs and notations round-trip. No function changes its arguments. A value that is handed out more than once is frozen. Every refusal
 * cites a key of `rules`.
 *
 * @typeParam T - the types of the game
 */
export interface Game<T extends GameTypes> {
  /** The game's name in lower case, which is also the entry point of the package. */
  readonly id: string;
  /** The name of the game as its players write it. */
  readonly title: string;
  /** The possible numbers of seats at the table: from `min` to `max`, both included. Not every number in between has to be possible. */
  readonly seats: { readonly min: number; readonly max: number };
  /** The titles of the rules by their numbers, which are the same numbers as in the public rule book. */
  readonly rules: RuleBook<T['Rule']>;
  /** The rule on whose turn it is; it is cited when another seat tries to move. */
  readonly turnRule: T['Rule'];
  /** The rule saying that a finished game has no legal moves. */
  readonly overRule: T['Rule'];
  /** The meanings of the options, for help texts. */
  readonly optionInfo: readonly OptionInfo<T['Rule']>[];
  /** JSON codec of the options: it fills in defaults and refuses unknown keys. */
  readonly options: Codec<T['Options']>;
  /** JSON codec of states: it decodes only positions that obey the rules. */
  readonly state: Codec<T['State'], unknown>;
  /** JSON codec of views. */
  readonly viewState: Codec<T['View'], unknown>;
  /** JSON codec of moves. A decoded move is well formed, but only `check` can tell whether it is legal. */
  readonly move: Codec<T['Move'], unknown>;
  /** Canonical one-line text of a position. */
  readonly position: Notation<T['State']>;
  /** Canonical text of a view (the position text with hidden values masked). */
  readonly viewText: Notation<T['View']>;
  /** Canonical text of a move. */
  readonly moveText: Notation<T['Move']>;
  /**
   * The name of the first option that a position contradicts, because the position was set up with other options. The result is undefined if they
   * agree; an option that no position shows is never contradicted. This is for records of games that began from a chosen position.
   */
  readonly contradicted: (options: T['Options'], view: T['State'] | T['View']) => string | undefined;
  /** The state at the start. The seed is used only for the parts of the set-up that the rules leave to chance. */
  readonly setup: (options: T['Options'], seed: Seed) => Either<Refusal<T['Rule']>, T['State']>;
  /** The team number of each seat, which is the index of the team's number in `score`. If every seat plays alone, these are 0, 1, 2 and so on. */
  readonly teams: (view: T['State'] | T['View']) => readonly number[];
  /**
   * A text that is equal for two states exactly if their position texts are equal: the key for a table of positions. This text is fast to compute,
   * but valid for this release only; to store a position, use `position.print`.
   */
  readonly key: (state: T['State']) => string;
  /** Number of seats at this table. */
  readonly seatCount: (view: T['State'] | T['View']) => number;
  /**
   * The name of a seat, for instance `White`, or the seat's faction once it has a faction. The name is written as at the beginning of a sentence. A
   * number that is not a seat of this table is shown as that number.
   */
  readonly seatName: (seat: Seat, view: T['State'] | T['View']) => string;
  /** The seats that may move now. There are none when the game is over or chance decides, and several only where the rules let seats act in any order. */
  readonly toMove: (view: T['State'] | T['View']) => readonly Seat[];
  /**
   * The seat that makes a move, for games in which several seats may be to move and a move therefore names its seat. The result is none if the move
   * names no seat. This member is omitted by games in which only one seat is to move at a time.
   */
  readonly mover?: (view: T['State'] | T['View'], move: T['Move']) => Option<Seat>;
  /**
   * Every legal move, in a documented order, without repetitions. The list is empty exactly if the game is over. Where chance decides, the legal
   * moves are its outcomes. Two lists for one state contain equal moves, but not the same objects, so compare moves by `moveText.print`, never by
   * `===`.
   */
  readonly legalMoves: (view: T['State'] | T['View']) => readonly Legal<T['Move']>[];
  /**
   * One legal move, drawn so that all are equally likely; undefined when the game is over. Some games find a move without listing all moves; others
   * omit this member. Call {@link randomMove}.
   */
  readonly randomMove?: (view: T['State'] | T['View'], random: Source) => Legal<T['Move']> | undefined;
  /** Returns the move as a legal one, or the first rule that it breaks. */
  readonly check: (move: T['Move']) => (view: T['State'] | T['View']) => Either<Refusal<T['Rule']>, Legal<T['Move']>>;
  /**
   * The outcomes of chance in a position that chance decides: dice, or the draw of a card. The list is empty wherever a seat decides and when the
   * game is over. Omitted by games in which chance plays no part after the set-up.
   *
   * Where chance decides, `toMove` is empty, `legalMoves` lists the moves of these outcomes in the same order, and `isSecret` says whether the seats
   * must not be told which outcome came. The host draws the outcome (`drawChance`, `chanceMove`). For a view, the outcomes are those that seem
   * possible according to the view: the list is empty in the same positions, but the weights may differ.
   */
  readonly chance?: (view: T['State'] | T['View']) => readonly ChanceOutcome<T['Move']>[];
  /**
   * The state after a legal move. The function accepts every legal move and checks nothing; it is made for search and replay. The same state and move
   * always give the same state, because an outcome of chance after the set-up is a move too (`chance`).
   */
  readonly applyLegal: (state: T['State'], move: Legal<T['Move']>) => T['State'];
  /**
   * The state after a well-formed move, or the first rule that it breaks. It does the same as `check` followed by `applyLegal`, for games in which
   * the two would compute the same things. Games in which `check` and `applyLegal` compute different things leave this member out. Call `applyMove`,
   * which uses this member.
   */
  readonly step?: (state: T['State'], move: T['Move']) => Either<Refusal<T['Rule']>, T['State']>;
  /** The score: one number for each seat (or team: see `teams`), defined at every moment of the game. */
  readonly score: (state: T['State']) => readonly number[];
  /**
   * The way in which the game ended; none while the game continues. This is the quickest way to ask whether the game is over, far quicker than a list
   * of legal moves.
   */
  readonly outcome: (state: T['State']) => Option<Outcome>;
  /** Returns the view of a seat, or the view of a spectator if no seat is given. */
  readonly view: (seat: Option<Seat>) => (state: T['State']) => T['View'];
  /**
   * Returns a full state that is consistent with a view; the hidden part is drawn from the seed. It is meant for bots that continue to play from
   * their view. In games without hidden information, the result is the view itself, which is the state.
   */
  readonly determinize: (view: T['View'], seed: Seed) => T['State'];
  /**
   * True if the decision to be made now is secret, so that a host must not tell the other seats which move was made. The result is always false in
   * games without hidden information.
   */
  readonly isSecret: (view: T['State'] | T['View']) => boolean;
  /**
   * The seats that may now decide in any order, each in secret, although the rules take their decisions one after another. They are the seat to move
   * and the seats that follow it in the same round. It is for games whose rules let all seats choose at once; other games omit this member.
   *
   * Law: neither the legal moves of each of these seats nor the seat's view afterwards depend on the choices of the others. These seats move in this
   * order until the last of them has decided. The list is empty if no decisions are simultaneous.
   */
  readonly atOnce?: (view: T['State'] | T['View']) => readonly Seat[];
  /**
   * For each seat, the name of the option that belongs to the player there, for instance the roster that a player brings along. This member is
   * omitted if no option belongs to a player.
   */
  readonly seatOptions?: readonly string[];
  /** A picture in plain text for a terminal: several lines, no colours, no trailing newline. */
  readonly board: (view: T['State'] | T['View']) => string;
}

/**
 * A game with hidden types, so that one list can hold all games: `open` passes the game, with its exact types, to a function that works for every
 * game.
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
  /** Passes the game, with its exact types, to a function that works for every game. */
  readonly open: <A>(use: <T extends GameTypes>(game: Game<T>) => A) => A;
}

/**
 * Hides a game's types. It is meant for authors of games: the result can be put into a list together with `games`, and everything that takes an
 * {@link AnyGame} works with it.
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
