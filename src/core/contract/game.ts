/**
 * The contract that every game of the library keeps, and a type that lets one list hold games with different types.
 *
 * @packageDocumentation
 */
import type { Either } from 'fp-ts/Either';
import type { Option } from 'fp-ts/Option';
import type { OptionInfo } from '../reading/options.js';
import type { Codec } from '../reading/standard.js';
import type { Notation } from '../values/notation.js';
import type { Seed, Source } from '../values/random.js';
import type { Seat } from '../values/seat.js';
import type { Legal } from './legal.js';
import type { GameLengths } from './lengths.js';
import type { Refusal } from './refusal.js';
import type { RuleBook } from './rule.js';

/** How a game ended. */
export interface Outcome {
  /** The seats that won; empty if no seat won. */
  readonly winners: readonly Seat[];
  /**
   * The place of each seat, for ratings of games with more than two seats. A seat's place is 1 plus the number of teams ahead of the seat's own team.
   * All seats of a team therefore have the same place, and so do all seats that tie. Winners have place 1; if no seat wins, all seats have place 1.
   */
  readonly places: readonly number[];
  /** The reason why the game ended, as a single word from the rule book, for instance `glaciers`. */
  readonly reason: string;
}

/** One possible outcome of chance in a position: the move that chance makes, and the weight of this outcome. */
export interface ChanceOutcome<Move> {
  /** The move that chance makes, which is written, recorded and applied like the moves of seats. */
  readonly move: Legal<Move>;
  /** The weight, a whole number that is at least 1. An outcome's probability is its weight divided by the sum of all weights; this sum is below 2^31. */
  readonly weight: number;
}

/** The types of one game, bundled. */
export interface GameTypes {
  /** The options: everything decided before set-up, with all defaults filled in. */
  readonly Options: unknown;
  /** The complete state of a position, including everything that is hidden. */
  readonly State: unknown;
  /** The part of a state that a seat sees; in games without hidden information, this type is the same as `State`. */
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
 * The following laws are tested for every game. `legalMoves` is empty if and only if the game is over. A move is in `legalMoves` if and only if
 * `check` accepts it, except for moves that a rule names (`unlistedRule`). Codecs and notations round-trip: what they write, they read back as an equal value. No function changes its arguments. A value
 * that a game returns more than once is frozen. Every refusal cites a key of `rules`.
 *
 * @typeParam T - the types of the game
 */
export interface Game<T extends GameTypes> {
  /** The game's name in lower case, which is also the name of the game's entry point in the package. */
  readonly id: string;
  /** The name of the game as its players write it. */
  readonly title: string;
  /** The possible numbers of seats at the table: from `min` to `max`, both included. Not every number between `min` and `max` has to be possible. */
  readonly seats: { readonly min: number; readonly max: number };
  /** The title of each rule by its number in the public rule book. */
  readonly rules: RuleBook<T['Rule']>;
  /** The rule that says whose turn it is, cited when a seat tries to move out of turn. */
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
  /** Canonical text of a view: the position text, in which hidden values are masked. */
  readonly viewText: Notation<T['View']>;
  /** Canonical text of a move. */
  readonly moveText: Notation<T['Move']>;
  /**
   * The name of the first option that a position contradicts, because the position was set up with other options. Returns `undefined` if the position
   * and the options agree. An option that positions do not show is never contradicted. The member `contradicted` is needed for records of games that
   * began from a chosen position.
   */
  readonly contradicted: (options: T['Options'], view: T['State'] | T['View']) => string | undefined;
  /** The state at the start of a game. The seed is used only for the parts of the set-up that the rules leave to chance. */
  readonly setup: (options: T['Options'], seed: Seed) => Either<Refusal<T['Rule']>, T['State']>;
  /** The number of each seat's team, which is the team's index in `score`. If every seat plays alone, the team numbers are 0, 1, 2 and so on. */
  readonly teams: (view: T['State'] | T['View']) => readonly number[];
  /**
   * The key for a table of positions: two states have the same key if and only if their position texts are equal. A key is fast to compute, but valid
   * for this release only; to store a position, use `position.print`.
   */
  readonly key: (state: T['State']) => string;
  /** The number of seats at the table of a position. */
  readonly seatCount: (view: T['State'] | T['View']) => number;
  /**
   * The name of a seat, for instance `White`; in a game with factions, the name of the seat's faction once it is chosen. A seat's name is capitalised
   * as at the beginning of a sentence. For a number that is not a seat of the table, the name contains that number.
   */
  readonly seatName: (seat: Seat, view: T['State'] | T['View']) => string;
  /**
   * The seats that may move now. No seat may move when the game is over or chance decides; several may move only where the rules let seats act in any
   * order.
   */
  readonly toMove: (view: T['State'] | T['View']) => readonly Seat[];
  /**
   * The seat that makes a move, for games in which several seats may move at the same time and each move names its seat. The result is `none` if the
   * move does not name a seat. Games in which only one seat is to move at a time omit this member.
   */
  readonly mover?: (view: T['State'] | T['View'], move: T['Move']) => Option<Seat>;
  /**
   * Every legal move, in a documented order, without repetitions. The list of legal moves is empty if and only if the game is over. Where chance
   * decides, the legal moves are its outcomes. Two lists for one state contain equal moves, but not the same objects, so compare moves by
   * `moveText.print`, never by `===`.
   */
  readonly legalMoves: (view: T['State'] | T['View']) => readonly Legal<T['Move']>[];
  /**
   * Draws a legal move at random, with equal probability for all legal moves; undefined when the game is over. Only games that can draw a move
   * without listing all moves have this member. Do not call it directly: call {@link randomMove}.
   */
  readonly randomMove?: (view: T['State'] | T['View'], random: Source) => Legal<T['Move']> | undefined;
  /** Returns the move as a legal move, or a refusal with the first rule that the move breaks. */
  readonly check: (move: T['Move']) => (view: T['State'] | T['View']) => Either<Refusal<T['Rule']>, Legal<T['Move']>>;
  /**
   * Like `check`, but for readers of finished games: also accepts the moves that occur only in records of games that were played elsewhere, for
   * instance a seat that left a game of Terra Mystica. A host never passes it the move of a player. Games without such moves omit this member. Do
   * not call it directly: call {@link checkRecorded}.
   */
  readonly checkRecorded?: Game<T>['check'];
  /**
   * The way in which a seat drops out of the game for good, if the rules know one. A host uses it for a seat that has left a table where seats drop
   * out; no player makes such a move. Games without it omit this member.
   */
  readonly departure?: {
    /** The reason why no seat can drop out of a game that begins in the given state; undefined if the seats of such a game can. */
    readonly barred: (start: T['State']) => Refusal<T['Rule']> | undefined;
    /**
     * The move by which a seat drops out, which `checkRecorded` accepts; undefined as long as the rules have no such move for the seat, for instance
     * before it has chosen what it plays.
     */
    readonly move: (state: T['State'], seat: Seat) => T['Move'] | undefined;
  };
  /**
   * The rule that lets `check` accept a move although `legalMoves` does not list it, for instance because the move is another way to write listed
   * moves; `undefined` if no rule does. Games in which `legalMoves` lists every move that `check` accepts omit this member.
   */
  readonly unlistedRule?: (view: T['State'] | T['View'], move: T['Move']) => T['Rule'] | undefined;
  /**
   * The possible outcomes in a position that chance decides, for instance by a roll of dice or the draw of a card. The list of outcomes is empty
   * wherever a seat decides and when the game is over. Games in which chance plays no part after the set-up omit this member.
   *
   * Where chance decides, `toMove` is empty, and `legalMoves` lists one move for each outcome, in the order of the outcomes. Where chance decides,
   * `isSecret` says whether the drawn outcome must be kept from the seats. The host draws the outcome of chance, with `drawChance` or `chanceMove`.
   * For a view, the outcomes of chance are all those that the view does not rule out. A view has outcomes of chance if and only if its state has
   * some, but the weights may differ.
   */
  readonly chance?: (view: T['State'] | T['View']) => readonly ChanceOutcome<T['Move']>[];
  /**
   * False if chance decides neither in this position nor in any that can follow, for instance because the options of the game exclude it. Searches
   * then prove draws, too. Games with `chance` in which it can always still decide omit this member.
   */
  readonly chanceAhead?: (view: T['State'] | T['View']) => boolean;
  /**
   * The state after a legal move. The function `applyLegal` accepts every legal move and checks nothing; it is meant for searches and replays. The
   * same state and move always give the same next state, because an outcome of chance after the set-up is itself a move (`chance`).
   */
  readonly applyLegal: (state: T['State'], move: Legal<T['Move']>) => T['State'];
  /**
   * The state after a well-formed move, or a refusal with the first rule that the move breaks. Gives the same result as `check` followed by
   * `applyLegal`, but saves work in games where the two would compute the same things. Games in which `check` and `applyLegal` compute different
   * things omit this member. Do not call `step` directly: call `applyMove`, which uses it.
   */
  readonly step?: (state: T['State'], move: T['Move']) => Either<Refusal<T['Rule']>, T['State']>;
  /** The score: one number for each seat, or for each team (see `teams`), defined at every moment of the game. */
  readonly score: (state: T['State']) => readonly number[];
  /**
   * The way in which the game ended; none while the game continues. Asking for the outcome is the quickest way to learn whether the game is over; it
   * is far quicker than listing the legal moves.
   */
  readonly outcome: (state: T['State']) => Option<Outcome>;
  /** Returns the view of a seat, or the view of a spectator if no seat is given. */
  readonly view: (seat: Option<Seat>) => (state: T['State']) => T['View'];
  /**
   * Returns a full state that is consistent with a view; what the view hides is drawn at random from the seed. This function is meant for bots that
   * continue to play from their view. In games without hidden information, the result is the view itself, which is the state.
   */
  readonly determinize: (view: T['View'], seed: Seed) => T['State'];
  /**
   * True if the decision to be made now is secret, so that a host must not tell the other seats which move was made. In games without hidden
   * information, no decision is secret.
   */
  readonly isSecret: (view: T['State'] | T['View']) => boolean;
  /**
   * The seats that may now decide in any order and in secret, although the rules take their decisions one after another. These are the seat to move
   * and the seats that follow it in the same round. This member is for games whose rules let all seats choose at once; other games omit it.
   *
   * Law: a seat's legal moves, and its view after its own choice, do not depend on what the other listed seats choose. By the rules, the listed seats
   * move one after another, in the order of the list, until the last of them has decided. The list of seats is empty if no decisions are
   * simultaneous.
   */
  readonly atOnce?: (view: T['State'] | T['View']) => readonly Seat[];
  /**
   * For each seat, the name of the option that belongs to its player, for instance the roster that a player brings along. Games in which no option
   * belongs to a player omit this member.
   */
  readonly seatOptions?: readonly string[];
  /**
   * What is known about the length of games: a number of moves that no game exceeds, or that a game may not end. If games may not end by the default
   * options, `lengths` also has the limits that hosts set. Games whose author does not know omit this member.
   */
  readonly lengths?: GameLengths<T['Options']>;
  /**
   * The same position without the number of its turn, and without a limit on turns or moves: play goes on from it in the same way, except that no
   * such limit ends it. Two positions from which the same can happen have equal keys then, whenever they come. Games whose positions have no number
   * of a turn, and no such limit, omit this member.
   */
  readonly timeless?: (state: T['State']) => T['State'];
  /** A picture in plain text for a terminal: several lines, no colours, no trailing newline. */
  readonly board: (view: T['State'] | T['View']) => string;
}

/**
 * A game whose own TypeScript types are hidden, so that one list can hold all games. The member `open` passes the game, along with its exact types,
 * to a function that works for every game.
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
 * Hides a game's own TypeScript types. This function is meant for authors of games: the result works wherever an {@link AnyGame} is expected, for
 * instance in a list with the library's `games`.
 *
 * @param game - the game whose types are to be hidden
 * @returns a value whose `open` passes the game to a function
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
