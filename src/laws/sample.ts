/**
 * Plays random games as samples for the laws, and turns each law into a property of fast-check.
 *
 * @packageDocumentation
 */

import {
  type Arbitrary,
  constant as constantly,
  type IRawProperty,
  nat,
  property as propertyOf,
  record,
} from 'fast-check';
import { type Either, isLeft, tryCatch } from 'fp-ts/Either';
import { type Option, some } from 'fp-ts/Option';
import type { Game, GameTypes } from '../core/contract/game.js';
import type { Legal } from '../core/contract/legal.js';
import { chanceMove } from '../core/playing/chance.js';
import { playout } from '../core/playing/playout.js';
import { decode } from '../core/reading/codec.js';
import type { Seed } from '../core/values/random.js';
import { source } from '../core/values/random.js';
import { none } from '../core/values/results.js';
import { firstSeats, type Seat } from '../core/values/seat.js';
import type { Face } from '../face/face.js';
import type { SvgPicture } from '../face/paint/element.js';
import { type ContractRule, contract } from './contract.js';
import { shown, type Violation } from './violation.js';

/** A law: a name, its rule of the contract, and a property of fast-check. */
export interface Law {
  /** The number of the contract's rule that the law tests. */
  readonly rule: ContractRule;
  /** A title for the test: the id of the game, the number and title of the rule, and what must be declared if the law cannot be tested. */
  readonly name: string;
  /** The option that must be given before the law can be tested, for instance `redeal`. Without it, the property always holds. */
  readonly needs?: keyof LawOptions<GameTypes>;
  /**
   * The property to pass to `fc.assert` or `fc.check`. A counterexample is shrunk, and the message of the failure is a sentence that says what is
   * wrong.
   */
  readonly property: IRawProperty<unknown, false>;
}

/** What the author of a game can tell the laws about the game, in addition to what the contract provides. Every field can be left out. */
export interface LawOptions<T extends GameTypes> {
  /**
   * The options with which random games are played; if left out, only the default options are used. The options for random games should include every
   * option that changes the rules.
   */
  readonly options?: Arbitrary<T['Options']>;
  /** The greatest number of plies of a random game, 1 or more; 100 if left out. */
  readonly maxPlies?: number;
  /**
   * The texts of further moves to try in every position. Moves that are legal in other positions are tried anyway. If the game has few moves, the
   * list should contain all of them.
   */
  readonly candidates?: readonly string[];
  /** True if the game hides something, so that some views differ from the state. */
  readonly hides?: boolean;
  /**
   * Deals anew everything that is hidden from a viewer, without using `view` or `determinize`; every deal is equally likely. An example is the
   * `redeal` that `zonesBy` provides. If `redeal` is given, the laws that look for leaks are added.
   */
  readonly redeal?: (state: T['State'], eyes: Option<Seat>, seed: Seed) => T['State'];
  /**
   * The paths of everything in a state that lies face down for a viewer (none for a spectator), for instance `deck` or `hands.1`: names of fields and
   * indices, as in the state's JSON. At the end of a path there is a value or a row of them, as a list or as a text. If `faceDown` is given, the law
   * that no view shows these values is added. `zonesBy` provides this function.
   */
  readonly faceDown?: (state: T['State'], eyes: Option<Seat>) => readonly string[];
  /**
   * The paths of rows in a state that have no order of their own, for instance `walls` or `hands.*`: lists, or texts with a sign for each card. A star
   * stands for any index. If `unordered` is given, the law that such a row is accepted in one order only is added.
   */
  readonly unordered?: readonly string[];
  /** True if the set-up leaves something to chance; a function if that depends on the options. */
  readonly deals?: boolean | ((options: T['Options']) => boolean);
  /**
   * What the set-up draws evenly: functions that read one thing from a start, such as the seat that begins or the uppermost tile. With given options,
   * all its values must be equally likely.
   */
  readonly evenly?: Readonly<Record<string, (start: T['State']) => string | number>>;
  /**
   * The names of the options that every position shows, so that `contradicted` must name them for any other value. If left out, the law looks for
   * options that positions show, and may miss some.
   */
  readonly shows?: readonly (keyof T['Options'] & string)[];
  /**
   * Whether the seats with the `most` or the `least` points in `score` win; seats that tie share the win. Leave `wins` out if the winner is decided
   * in a different way.
   */
  readonly wins?: 'most' | 'least';
  /** The face of the game; if a face is given, the laws of chapter 7 are added. */
  readonly face?: Face<T>;
  /** Draws a seat's view as SVG with `data-*` attributes. If this function is given, the law about click targets is tested too. */
  readonly draw?: (view: T['State'] | T['View'], seat: Seat) => SvgPicture;
  /** The kinds of parts that cannot be clicked in the picture, for instance `verb`. */
  readonly beside?: readonly string[];
  /**
   * Turns a JSON Schema (draft 2020-12) into a function that validates values, for instance with ajv. If this function is given, the law about
   * schemas is added.
   */
  readonly validator?: (schema: object) => (json: unknown) => boolean;
}

/** The parts from which the laws for one game are made. */
export interface Samples<T extends GameTypes> {
  readonly game: Game<T>;
  readonly given: LawOptions<T>;
  /** Draws plans for random games; each plan has options, a seed and a length. */
  readonly plans: Arbitrary<Plan<T>>;
  /** Draws plans for games that are played to their end, or for as many plies as the author allows. */
  readonly wholePlans: Arbitrary<Plan<T>>;
  /** Plays the random game that a plan describes. */
  readonly play: (plan: Plan<T>) => Walk<T>;
}

/** The plan of a random game. A plan is small, so that people can read it when it is a counterexample. */
export interface Plan<T extends GameTypes> {
  readonly options: T['Options'];
  readonly seed: number;
  /** The greatest number of plies. If it is odd and the game ends earlier, the game is cut short, so that short games are not always seen at their end. */
  readonly plies: number;
}

/** A random game: its states, beginning with the start, and the moves between the states. */
export interface Walk<T extends GameTypes> {
  readonly start: T['State'];
  readonly last: T['State'];
  readonly states: readonly T['State'][];
  readonly moves: readonly Legal<T['Move']>[];
}

/** The greatest number of plies of a random game, unless the options say otherwise. */
export const usualPlies = 100;

const longestOf = <T extends GameTypes>({ maxPlies }: LawOptions<T>): number => maxPlies ?? usualPlies;

/** The number of plies in the plan of a game that is not cut short: an even number. */
export const wholePlies = (longest: number): number => longest + (longest % 2);

/**
 * Throws an error, because a mistake in the game's code prevents a random game from continuing. The error is reported as a violation of the law being
 * tested.
 */
const impossible = (text: string): never => {
  // fast-check reports any exception as a violation of the law being tested.
  // eslint-disable-next-line functional/no-throw-statements
  throw new Error(text);
};

/** Returns the value of a result that must be a success if the game keeps its contract. */
export const sure = <E, A>(result: Either<E, A>, what: string): A =>
  isLeft(result) ? impossible(`${what}: ${shown(result.left)}`) : result.right;

/** The functions that draw random plans for one game and play them. */
export const samplesOf = <T extends GameTypes>(game: Game<T>, given: LawOptions<T>): Samples<T> => {
  const options =
    given.options ?? constantly({}).map((none) => sure(decode(game.options)(none), 'no options are refused'));
  const longest = longestOf(given);
  return {
    game,
    given,
    plans: record({ options, seed: nat(), plies: nat(longest) }),
    wholePlans: record({ options, seed: nat(), plies: constantly(wholePlies(longest)) }),
    play: playBy(game),
  };
};

/** The function that plays the random games of plans. */
const playBy =
  <T extends GameTypes>(game: Game<T>): Samples<T>['play'] =>
  ({ options, seed, plies }) => {
    const start = sure(game.setup(options, seed), 'the set-up is refused');
    const states: T['State'][] = [];
    const moves: Legal<T['Move']>[] = [];
    const visit = ({ before, move }: { readonly before: T['State']; readonly move: Legal<T['Move']> }): void => {
      states.push(before);
      moves.push(move);
    };
    const walk = game.chance === undefined ? playout(game) : playoutBySeed(game, seed);
    states.push(walk(start, source(seed), plies, visit));
    const isCut = plies % 2 === 1 && moves.length < plies;
    const length = isCut ? (plies >> 1) % states.length : moves.length;
    return { start, last: states[length]!, states: states.slice(0, length + 1), moves: moves.slice(0, length) };
  };

/** Plays a random game. As in a hosted game, the seed determines what chance decides, so that the game's record can be verified. */
const playoutBySeed =
  <T extends GameTypes>(game: Game<T>, seed: Seed): ReturnType<typeof playout<T>> =>
  (start, random, plies, visit) => {
    const drawn = chanceMove(game);
    let state = start;
    for (let ply = 0; ply < plies; ply++) {
      const legal = game.legalMoves(state);
      const move = drawn(state, seed, ply) ?? legal[random.below(legal.length)];
      if (move === undefined) return state;
      visit?.({ before: state, legal, move });
      state = game.applyLegal(state, move);
    }
    return state;
  };

/** Finds the plan in a value that a law examines: the value itself, or its field `plan`. */
const planIn = <T extends GameTypes>(value: unknown): Plan<T> | undefined => {
  const isPlan = (u: unknown): u is Plan<T> => typeof u === 'object' && u !== null && 'plies' in u && 'seed' in u;
  if (isPlan(value)) return value;
  const inner: unknown = typeof value === 'object' && value !== null && 'plan' in value ? value.plan : undefined;
  return isPlan(inner) ? inner : undefined;
};

/** The game that broke a law, as text that can be pasted into a command or a test; empty if the game cannot be played. */
const replayable = <T extends GameTypes>({ game, play }: Samples<T>, value: unknown): string => {
  const plan = planIn<T>(value);
  if (plan === undefined) return '';
  const told = tryCatch(
    () => {
      const { start, last, moves } = play(plan);
      return [
        `start:    ${game.position.print(start)}`,
        `moves:    ${moves.map(game.moveText.print).join(' ')}`,
        `position: ${game.position.print(last)}`,
      ];
    },
    () => undefined,
  );
  return isLeft(told) ? '' : told.right.map((line) => `\n  ${line}`).join('');
};

/**
 * Makes a law that examines values one by one; an arbitrary of fast-check generates the values. An exception also breaks the law, because a game
 * never throws. The message of a violation ends with the game in which it was found, and an exception becomes the `cause` of the error.
 */
export const lawOf = <T extends GameTypes, A>(
  samples: Samples<T>,
  rule: ContractRule,
  arbitrary: Arbitrary<A>,
  look: (value: A) => Violation,
): Law => {
  const { game } = samples;
  const base = propertyOf<[A]>(arbitrary, () => true);
  const property: IRawProperty<[A], false> = {
    isAsync: () => false,
    generate: (random, run) => base.generate(random, run),
    shrink: (value) => base.shrink(value),
    run: ([value]) => {
      const looked = tryCatch(() => look(value), toError);
      const violation = isLeft(looked) ? looked.left.message : looked.right;
      if (violation === undefined) return null;
      const error = new Error(`${rule}: ${violation}${replayable(samples, value)}`);
      return { error: isLeft(looked) ? Object.assign(error, { cause: looked.left }) : error };
    },
    runBeforeEach: () => undefined,
    runAfterEach: () => undefined,
  };
  // Only the property knows the type of the values it generates. The caller passes them back unchanged.
  return { rule, name: `${game.id}: ${rule} ${contract[rule]}`, property: property };
};

/** A law that cannot be tested before the author declares something. Its name says so, and its property holds for one value. */
export const untested = <T extends GameTypes>(
  { game }: Samples<T>,
  rule: ContractRule,
  needs: keyof LawOptions<GameTypes>,
): Law => ({
  rule,
  needs,
  name: `${game.id}: ${rule} ${contract[rule]} (not tested: give ${needs})`,
  property: propertyOf(constantly(undefined), () => true),
});

const toError = (error: unknown): Error => (error instanceof Error ? error : new Error(shown(error)));

/** Makes a law that examines random games. */
export const gameLaw = <T extends GameTypes>(
  samples: Samples<T>,
  rule: ContractRule,
  look: (walk: Walk<T>, plan: Plan<T>) => Violation,
): Law => lawOf(samples, rule, samples.plans, (plan) => look(samples.play(plan), plan));

/** All viewers of a state: a spectator and every seat. */
export const eyesOf = <T extends GameTypes>(game: Game<T>, state: T['State']): readonly Option<Seat>[] => [
  none,
  ...firstSeats(game.seatCount(state)).map((seat) => some(seat)),
];

/** The texts of the legal moves, in the order in which the game lists them. */
export const legalTexts = <T extends GameTypes>(game: Game<T>, view: T['State'] | T['View']): readonly string[] =>
  game.legalMoves(view).map(game.moveText.print);
