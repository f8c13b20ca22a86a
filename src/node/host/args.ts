/**
 * Reads a command's arguments: numbers, seeds, JSON and positions. Everything on a command line is untrusted.
 *
 * @packageDocumentation
 */
import { bimap, type Either, isLeft, left, mapLeft, right } from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import { none, type Option, some } from 'fp-ts/Option';
import type { AnyGame, Game, GameTypes } from '../../core/contract/game.js';
import { limitsFor } from '../../core/playing/limits.js';
import { optionsOfStart } from '../../core/playing/options-of-start.js';
import { decode } from '../../core/reading/codec.js';
import { isObject } from '../../core/reading/objects.js';
import { parseJson } from '../../core/records/record.js';
import { chain } from '../../core/values/either.js';
import { type Fault, fault, printFault, show, under } from '../../core/values/fault.js';
import { isSeat, type Seat } from '../../core/values/seat.js';
import { startFrom } from './begin.js';
import { everyGame, type Guests } from './own-games.js';
import { suggestion } from './suggest.js';

/** A range of seeds, given by its first and its last seed. */
export interface SeedRange {
  readonly first: number;
  readonly last: number;
}

const seedPattern = /^\d{1,15}$/;

/** `N` or `N..M`. */
export const readSeedRange = (text: string): Either<Fault, SeedRange> => {
  const [first = '', last = first, ...more] = text.split('..');
  if (more.length > 0 || !seedPattern.test(first) || !seedPattern.test(last) || Number(last) < Number(first))
    return left(fault(['--seed'], `${show(text)} is neither a whole number from 0 nor a range N..M of such`));
  return right({ first: Number(first), last: Number(last) });
};

/** Checks that a number is a seed. */
export const seedIn = (name: string, seed: number): Either<Fault, number> =>
  wholeIn(name, seed, 0, 999_999_999_999_999);

/** One seed. */
export const readSeed = (text: string, flag = '--seed'): Either<Fault, number> =>
  seedPattern.test(text)
    ? right(Number(text))
    : left(fault([flag], `${show(text)} is not a whole number from 0 to 999999999999999`));

/** Checks that a number is whole and within the given bounds. */
export const wholeIn = (name: string, value: number, min: number, max: number): Either<Fault, number> =>
  Number.isInteger(value) && value >= min && value <= max
    ? right(value)
    : left(fault([name], `${show(value)} is not a whole number from ${min} to ${max}`));

/** Reads a whole number within the given bounds. */
export const readWhole = (name: string, text: string, min: number, max: number): Either<Fault, number> => {
  const value = /^\d{1,15}$/.test(text) ? Number(text) : Number.NaN;
  return mapLeft(() => fault([name], `${show(text)} is not a whole number from ${min} to ${max}`))(
    wholeIn(name, value, min, max),
  );
};

const mostJobs = 256;

/** Checks a number of worker threads. */
export const jobsIn = (jobs: number): Either<Fault, number> => wholeIn('jobs', jobs, 1, mostJobs);

/** Reads a number of worker threads from the flag `--jobs`. */
export const readJobs = (text: string): Either<Fault, number> => readWhole('--jobs', text, 1, mostJobs);

/** Turns a fault that names one of the given settings into a fault that names the flag of the same name. */
export const asFlag =
  (...settings: readonly string[]) =>
  (wrong: Fault): Fault => {
    const [setting, ...rest] = wrong.path;
    return setting !== undefined && settings.includes(setting) ? { ...wrong, path: [`--${setting}`, ...rest] } : wrong;
  };

/** Reads the number of a seat at a table; `none` if no seat was given. */
export const readSeat = (text: string | undefined, seatCount: number): Either<Fault, Option<Seat>> => {
  if (text === undefined) return right(none);
  return chain(readWhole('--seat', text, 0, seatCount - 1), (seat) =>
    isSeat(seat) ? right(some(seat)) : left(fault(['--seat'], 'no such seat')),
  );
};

/** The fault for an unknown game id, which lists the known ids. */
export const noGame = (id: string, guests?: Guests): Fault => {
  const ids = everyGame(guests).map((any) => any.id);
  return fault([], `no game ${show(id)}; there are: ${ids.join(', ')}${suggestion(id, ids)}`);
};

/** Finds the game with the given id. */
export const readGame = (id: string): Either<Fault, AnyGame> => {
  const found = everyGame().find((any) => any.id === id);
  return found === undefined ? left(noGame(id)) : right(found);
};

/** Reads a game's options from JSON text. */
export const readOptions = <T extends GameTypes>(game: Game<T>, json: string): Either<Fault, T['Options']> => {
  const read = chain(parseJson(json), decode(game.options));
  return isLeft(read) ? left(under('--options')(read.left)) : read;
};

/** Options that were read from JSON text, with the limits that were added so that the game ends. */
interface LimitedOptions<T extends GameTypes> {
  readonly options: T['Options'];
  readonly limits: Readonly<Record<string, unknown>>;
}

/** Reads a game's options from JSON text, and adds limits if the game need not end otherwise. */
export const readLimited = <T extends GameTypes>(game: Game<T>, json: string): Either<Fault, LimitedOptions<T>> => {
  const given = parseJson(json);
  const limits = isLeft(given) ? {} : limitsFor(game)(given.right);
  const read = chain(given, (u) => decode(game.options)(isObject(u) ? { ...u, ...limits } : u));
  return isLeft(read) ? left(under('--options')(read.left)) : right({ options: read.right, limits });
};

/** A position text. */
export const readPosition = <T extends GameTypes>(game: Game<T>, text: string): Either<Fault, T['State']> =>
  game.position.parse(text);

/** Options, and the state in which a game begins. */
export interface Beginning<T extends GameTypes> {
  readonly options: T['Options'];
  readonly start: T['State'];
}

/** Reads a position in which a game begins, and its options from JSON text; options that are left out are taken from the position. */
export const readBeginning = <T extends GameTypes>(
  game: Game<T>,
  json: string,
  position: string,
): Either<Fault, Beginning<T>> =>
  chain(readOptions(game, json), (read) =>
    chain(readPosition(game, position), (start) =>
      pipe(
        parseJson(json),
        (given) => chain(given, (u) => optionsOfStart(game, u, read, start)),
        bimap(asFlag('options'), (options) => ({ options, start })),
      ),
    ),
  );

/**
 * Reads a position text, or the masked text of a seat's view. If the text is neither, the fault says why it is not a position and, if the reason
 * differs, why it is not a view.
 */
export const readView = <T extends GameTypes>(game: Game<T>, text: string): Either<Fault, T['State'] | T['View']> => {
  const state = game.position.parse(text);
  if (!isLeft(state)) return state;
  const view = game.viewText.parse(text);
  if (!isLeft(view)) return view;
  const [asState, asView] = [printFault(state.left), printFault(view.left)];
  return asState === asView
    ? state
    : left({ ...state.left, reason: `${state.left.reason}; read as a view, ${asView}` });
};

/** The state at the start of a game with the given options and seed; a fault names the flag `--options`. */
export const startOf = <T extends GameTypes>(
  game: Game<T>,
  options: T['Options'],
  seed: number,
): Either<Fault, T['State']> => mapLeft(asFlag('options'))(startFrom(game, options, seed));
