/**
 * `arena show` and `arena games`: the contents of a folder, whether its tournament is running or not.
 *
 * @packageDocumentation
 */
import { setImmediate } from 'node:timers/promises';
import { type Either, isLeft, left, right } from 'fp-ts/Either';
import { type ArenaSpec, beginTest, type GameLine, mostGames, type Ruling, schedule } from '../../arena/index.js';
import { hasRests } from '../../arena/rests.js';
import { type Corrections, correctionsIn, ruledLine, withdrawnIn } from '../../arena/rulings.js';
import { type Fault, fault, printFault } from '../../core/values/fault.js';
import { failureText } from '../host/failure.js';
import type { CommandResult } from '../host/finish.js';
import type { Io } from '../host/io.js';
import { type GameGains, gainedIn } from './game-gains.js';
import { namesIn } from './play-games.js';
import { readLineOf } from './read-line.js';
import { rulingsIn } from './rulings-file.js';
import { type GainsCounter, leaguePointsIn, standingOf, tallyOf } from './standings.js';
import { gamesIn, type OpenGames, openGames, type StoredLine } from './store/games-in.js';
import { keysIn, type Segment } from './store/segment-file.js';
import { heldIn } from './tournament-folder.js';

/** Adds up what the bots of a tournament gained in its games. */
class Sum {
  readonly #bots: number;
  /** The points for each place in a league; null in other formats. */
  readonly #points: readonly number[] | null;
  readonly corrections: Corrections;
  readonly tally: GainsCounter;
  /** The bots that have been withdrawn. */
  readonly #withdrawn: ReadonlySet<number>;
  games = 0;
  /** The number of games with a withdrawn bot. */
  #ofWithdrawn = 0;

  constructor(spec: ArenaSpec, rulings: readonly Ruling[]) {
    this.corrections = correctionsIn(rulings);
    this.#withdrawn = withdrawnIn(spec, rulings);
    this.#bots = spec.bots.length;
    this.#points = spec.format._tag === 'League' ? spec.format.points : null;
    this.tally = tallyOf(spec);
  }

  /** Adds a game; returns a fault if the game is impossible in this tournament. */
  add(gained: GameGains, points?: readonly number[], seed?: number): Fault | undefined {
    if (gained.pairing.some((bot) => bot >= this.#bots)) return fault(['pairing'], `${this.#bots} bots take part`);
    this.tally.add({ pairing: gained.pairing, ...(seed === undefined ? {} : { seed }) }, gained.gains, points);
    this.games++;
    if (this.#isOfWithdrawn(gained.pairing)) this.#ofWithdrawn++;
    return undefined;
  }

  /** The number of games in the whole tournament, without those that withdrawn bots would still have to play. */
  planned(spec: ArenaSpec): number {
    if (this.#withdrawn.size === 0) return mostGames(spec);
    // Where bots can be withdrawn, the games do not depend on results.
    const orders = [...schedule(spec, () => undefined, beginTest)];
    return this.#ofWithdrawn + orders.filter(({ pairing }) => !this.#isOfWithdrawn(pairing)).length;
  }

  #isOfWithdrawn(pairing: readonly number[]): boolean {
    return this.#withdrawn.size > 0 && pairing.some((bot) => this.#withdrawn.has(bot));
  }

  /** Adds the game that a line describes. */
  addLine(line: GameLine): Fault | undefined {
    const counted = ruledLine(line, this.corrections);
    const points = this.#points === null ? undefined : leaguePointsIn(counted, this.#points, counted !== line);
    return this.add(gainedIn(counted), points, line.seed);
  }
}

/** Adds up what the bots gained in the games of the given lines. */
const addLines = async (
  lines: AsyncIterable<Either<Fault, StoredLine>>,
  spec: ArenaSpec,
  sum: Sum,
): Promise<Either<Fault, void>> => {
  const names = namesIn(spec);
  const seen = new Set<string>();
  for await (const one of lines) {
    if (isLeft(one)) return one;
    const { text, place } = one.right;
    const line = readLineOf(spec, names, text);
    if (isLeft(line)) return left(fault(place, printFault(line.left)));
    const { key } = line.right;
    const wrong = seen.has(key) ? undefined : sum.addLine(line.right);
    if (wrong !== undefined) return left(wrong);
    seen.add(key);
  }
  return right(undefined);
};

/** Adds up what the bots gained in the games of a segment. Its lines are read only if one of the games was corrected, otherwise its index is enough. */
const addSegment = async (
  games: OpenGames,
  segment: Segment,
  spec: ArenaSpec,
  sum: Sum,
): Promise<Either<Fault, void>> => {
  if (keysIn(segment).some((key) => sum.corrections.has(key))) return addLines(games.linesIn(segment), spec, sum);
  for (const one of segment.gained) {
    const wrong = sum.add(one);
    if (wrong !== undefined) return left(wrong);
  }
  return right(undefined);
};

/** Adds up what the bots gained in the games that are stored in segments. */
const addSegments = async (games: OpenGames, spec: ArenaSpec, sum: Sum): Promise<Either<Fault, void>> => {
  for await (const segment of games.segments()) {
    if (isLeft(segment)) return segment;
    const added = await addSegment(games, segment.right, spec, sum);
    if (isLeft(added)) return added;
  }
  return right(undefined);
};

/** The latest games, which are not stored in a segment yet. */
async function* tailOf(games: OpenGames): AsyncGenerator<Either<Fault, StoredLine>> {
  for await (const line of games.tail()) yield right(line);
}

/**
 * Adds up all games. Only the lines of games contain places, and the seeds that say in which round a game was, so a league, and a tournament in which
 * bots rest, are read line by line. For other tournaments, the indices of the segments are enough.
 */
const addAll = async (games: OpenGames, spec: ArenaSpec, sum: Sum): Promise<Either<Fault, void>> => {
  if (spec.format._tag === 'League' || hasRests(spec)) return addLines(games.lines(), spec, sum);
  const segments = await addSegments(games, spec, sum);
  return isLeft(segments) ? segments : addLines(tailOf(games), spec, sum);
};

/** The standings of a tournament; unless all games were played (`isOver`), they say how many there will be. */
export const standingsIn = async (
  folder: string,
  spec: ArenaSpec,
  isOver: boolean,
  io: Io,
): Promise<Either<Fault, CommandResult>> => {
  const rulings = await rulingsIn(folder, spec);
  if (isLeft(rulings)) return rulings;
  const games = await openGames(folder);
  if (isLeft(games)) return games;
  const sum = new Sum(spec, rulings.right);
  try {
    const added = await addAll(games.right, spec, sum);
    if (isLeft(added)) return added;
    return right(standingOf(folder, sum.games, isOver ? null : sum.planned(spec), sum.tally, io));
  } catch (error) {
    return left(fault([folder], failureText(error, folder)));
  } finally {
    await games.right.close();
  }
};

/** The standings of a tournament, whether it is running or not. */
export const showArena = async (folder: string, io: Io): Promise<Either<Fault, CommandResult>> => {
  const spec = await heldIn(folder);
  return isLeft(spec) ? spec : standingsIn(folder, spec.right, false, io);
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
