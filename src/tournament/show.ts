/**
 * `arena show` and `arena games`: the contents of a folder, whether its tournament is running or not.
 *
 * @packageDocumentation
 */
import { setImmediate } from 'node:timers/promises';
import { type Either, isLeft, left, right } from 'fp-ts/Either';
import { type ArenaSpec, mostGames } from '../arena/index.js';
import { type Fault, fault, printFault } from '../core/values/fault.js';
import { failureText } from '../host/failure.js';
import type { Found } from '../host/finish.js';
import type { Io } from '../host/io.js';
import { type Gained, gainedIn } from './gained.js';
import { namesIn } from './play-games.js';
import { readLineOf } from './read-line.js';
import { standingOf, type Tally, tallyOf } from './standings.js';
import { heldIn } from './store.js';
import { gamesIn, openGames, type OpenGames } from './store/games-in.js';

/** Adds up what the bots of a tournament gained in its games. */
class Sum {
  readonly #bots: number;
  readonly tally: Tally;
  games = 0;

  constructor(spec: ArenaSpec) {
    this.#bots = spec.bots.length;
    this.tally = tallyOf(spec);
  }

  /** Adds a game; returns a fault if the game is impossible in this tournament. */
  add(gained: Gained): Fault | undefined {
    if (gained.pairing.some((bot) => bot >= this.#bots)) return fault(['pairing'], `${this.#bots} bots take part`);
    this.tally.add(gained, gained.gains);
    this.games++;
    return undefined;
  }
}

/** Adds up what the bots gained in the games that are stored in segments. Only the index of each segment is read, not its lines. */
const addSegments = async (games: OpenGames, sum: Sum): Promise<Either<Fault, void>> => {
  for await (const segment of games.segments()) {
    if (isLeft(segment)) return segment;
    for (const one of segment.right.gained) {
      const wrong = sum.add(one);
      if (wrong !== undefined) return left(wrong);
    }
  }
  return right(undefined);
};

/** Adds up what the bots gained in the latest games, which are not stored in a segment yet. */
const addTail = async (games: OpenGames, spec: ArenaSpec, sum: Sum): Promise<Either<Fault, void>> => {
  const names = namesIn(spec);
  const seen = new Set<string>();
  for await (const { text, place } of games.tail()) {
    const line = readLineOf(spec, names, text);
    if (isLeft(line)) return left(fault(place, printFault(line.left)));
    const { key } = line.right;
    const wrong = seen.has(key) ? undefined : sum.add(gainedIn(line.right));
    if (wrong !== undefined) return left(wrong);
    seen.add(key);
  }
  return right(undefined);
};

/** The standings of a tournament, whether it is running or not. */
export const showArena = async (folder: string, io: Io): Promise<Either<Fault, Found>> => {
  const spec = await heldIn(folder);
  if (isLeft(spec)) return spec;
  const games = await openGames(folder);
  if (isLeft(games)) return games;
  const sum = new Sum(spec.right);
  try {
    const segments = await addSegments(games.right, sum);
    const added = isLeft(segments) ? segments : await addTail(games.right, spec.right, sum);
    return isLeft(added) ? added : right(standingOf(folder, sum.games, mostGames(spec.right), sum.tally, io));
  } catch (error) {
    return left(fault([folder], failureText(error, folder)));
  } finally {
    await games.right.close();
  }
};

/** The number of lines to print before waiting, so that the program that reads the output gets a turn. */
const atOnce = 1000;

/** Prints the lines of all games. */
export const printGames = async (folder: string, io: Io): Promise<Either<Fault, void>> => {
  const spec = await heldIn(folder);
  if (isLeft(spec)) return spec;
  for await (const line of gamesIn(folder)) {
    if (isLeft(line)) return line;
    io.out(line.right.text);
    if (line.right.number % atOnce === 0) await setImmediate();
  }
  return right(undefined);
};
