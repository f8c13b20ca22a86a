/**
 * One game of a tournament: played, and written as its line.
 *
 * @packageDocumentation
 */
import { createHash } from 'node:crypto';
import { type Either, isLeft, right } from 'fp-ts/Either';
import { isSome } from 'fp-ts/Option';
import {
  type Agreement,
  type ArenaSpec,
  type GameEnd,
  type GameLine,
  type GameOrder,
  orderText,
  specText,
} from '../../arena/index.js';
import type { Knowledge } from '../../bots/index.js';
import type { Fault } from '../../core/fault.js';
import type { Game, GameTypes } from '../../core/game.js';
import { resultOf } from '../../core/record.js';
import { type GameRecord, recordFormat, type RecordNotes } from '../../core/record-shape.js';
import type { Seat } from '../../core/seat.js';
import { sharedBy } from '../../arena/points.js';
import { type Course, lossNotes, playOne, sharesBy } from '../course.js';
import { type Entrant, readEntrant } from '../entrant.js';
import type { Choice, Loss } from '../seated.js';
import { type Ground, groundOf, limitsOf, openGame } from './ground.js';

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** The digest of a tournament. */
export const digestOf = (spec: ArenaSpec): string => sha256(specText(spec));

/** The key of a game. */
export const keyOf = (digest: string, order: GameOrder): string => sha256(orderText(digest, order)).slice(0, 32);

/** What came of a game, and what it gave to the bots of its pairing. */
export interface Played {
  readonly key: string;
  readonly order: GameOrder;
  readonly gains: readonly number[];
  /** Milliseconds that it took. */
  readonly took: number;
  /** Its line, without the newline. */
  readonly text: string;
}

/** What the seats gave to the bots of a pairing. */
export const gainsOf = ({ pairing, seating, shares }: GameLine): readonly number[] =>
  pairing.map((place) => shares.reduce((sum, share, seat) => sum + (seating[seat] === place ? share : 0), 0));

/** An umpire: gives the game to a team when everybody has thought for long enough that it has won. */
const umpire = <T extends GameTypes>(
  teams: readonly number[],
  { value, plies }: Agreement,
): ((seat: Seat, choice: Choice<T>) => number | undefined) => {
  const opinions: (number | undefined)[] = teams.map(() => undefined);
  let since = 0;
  return (seat, { analysis, said }) => {
    const values = analysis === null ? said?.value : analysis.candidates[0]?.value;
    const favourite = values?.findIndex((one) => one >= value) ?? -1;
    opinions[seat] = teams[favourite];
    const [team] = opinions;
    since = team !== undefined && opinions.every((one) => one === team) ? since + 1 : 0;
    return since >= plies ? team : undefined;
  };
};

/** How a game ended, and who got what. */
interface Verdict {
  readonly end: GameEnd;
  readonly shares: readonly number[];
  readonly notes: Partial<RecordNotes>;
}

const verdictOf = <T extends GameTypes>(game: Game<T>, spec: ArenaSpec, course: Course<T>): Verdict => {
  const { final, loss, given } = course;
  const teams = game.teams(final);
  if (loss !== undefined) {
    const { seat, reason, rule, text } = loss;
    const end: GameEnd = { reason, seat, rule, text: text.slice(0, 400) };
    return { end, shares: sharesBy(game, course), notes: lossNotes(teams, loss) };
  }
  if (isSome(game.outcome(final))) return { end: { reason: 'rules' }, shares: sharesBy(game, course), notes: {} };
  const scores = game.score(final);
  const best = Math.max(...scores);
  const leading = teams.filter((team) => scores[team] === best);
  const winners = given !== undefined ? [given] : spec.adjudication.result === 'score' ? leading : teams;
  const shares = sharedBy(teams, winners);
  const won = new Set(winners);
  const places = teams.map((team) => (won.has(team) ? 1 : won.size + 1));
  const notes: Partial<RecordNotes> = { end: { reason: 'adjudication', seat: null, places } };
  return { end: { reason: given === undefined ? 'plies' : 'adjudicated' }, shares, notes };
};

/** The record of moves that were legal when they were made: nothing is replayed. */
const recordFor = <T extends GameTypes>(
  game: Game<T>,
  { options, seed, start }: Ground<T>,
  { texts, final }: Pick<Course<T>, 'texts' | 'final'>,
  notes: Partial<RecordNotes>,
): GameRecord => ({
  format: recordFormat,
  game: game.id,
  options: game.options.encode(options),
  seed,
  start: game.position.print(start),
  moves: texts,
  result: resultOf(game)(final),
  tags: {},
  end: null,
  comments: [],
  times: [],
  ...notes,
});

const lineOf = <T extends GameTypes>(
  game: Game<T>,
  spec: ArenaSpec,
  key: string,
  order: GameOrder,
  ground: Ground<T>,
  course: Course<T>,
): GameLine => {
  const verdict = verdictOf(game, spec, course);
  const teams = game.teams(course.final);
  const scores = game.score(course.final);
  const seating = course.seating.map((place) => order.pairing[place] ?? 0);
  const { pairing, seed, rotation, opening } = order;
  return {
    key,
    game: order.game,
    pairing,
    seed,
    rotation,
    opening,
    bots: seating.map((place) => spec.bots[place]?.name ?? ''),
    seating,
    millis: course.millis.map(Math.round),
    iterations: seating.map((place, seat) =>
      spec.bots[place]?.text.startsWith('cmd:') === true ? null : (course.iterations[seat] ?? 0),
    ),
    plies: course.texts.length,
    shares: verdict.shares,
    scores: teams.map((team) => scores[team] ?? 0),
    end: verdict.end,
    record: recordFor(game, ground, course, verdict.notes),
  };
};

/** Those who were read once: a text says the same in every game. */
const entrants = new WeakMap<ArenaSpec, Map<number, Entrant>>();

const entrantsOf = (spec: ArenaSpec, pairing: readonly number[]): Either<Fault, readonly Entrant[]> => {
  const known = entrants.get(spec) ?? new Map<number, Entrant>();
  entrants.set(spec, known);
  const all: Entrant[] = [];
  for (const place of pairing) {
    const entrant = known.get(place);
    const read = entrant === undefined ? readEntrant(spec.bots[place]?.text ?? '', limitsOf(spec)) : right(entrant);
    if (isLeft(read)) return read;
    known.set(place, read.right);
    all.push(read.right);
  }
  return right(all);
};

type Courses = <T extends GameTypes>(
  game: Game<T>,
  knowledge: Knowledge<T>,
  ground: Ground<T>,
) => Promise<Either<Fault, Course<T>>>;

/** The line of a game by its course. A fault says what is wrong with the order. */
const written = async (
  spec: ArenaSpec,
  digest: string,
  order: GameOrder,
  courseOf: Courses,
): Promise<Either<Fault, Played>> => {
  const begin = performance.now();
  const opened = openGame(spec, order);
  if (isLeft(opened)) return opened;
  const { given, known } = opened.right;
  return known.open(async (game, knowledge): Promise<Either<Fault, Played>> => {
    const ground = groundOf(game, spec, given, order);
    if (isLeft(ground)) return ground;
    const course = await courseOf(game, knowledge, ground.right);
    if (isLeft(course)) return course;
    const key = keyOf(digest, order);
    const line = lineOf(game, spec, key, order, ground.right, course.right);
    const text = JSON.stringify(line);
    return right({ key, order, gains: gainsOf(line), took: performance.now() - begin, text });
  });
};

/** Plays a game. `asked` is told whenever a seat is to decide. */
export const playOrder = (
  spec: ArenaSpec,
  digest: string,
  order: GameOrder,
  asked: (seat: Seat) => void,
): Promise<Either<Fault, Played>> =>
  written(spec, digest, order, async (game, knowledge, { options, start }) => {
    const all = entrantsOf(spec, order.pairing);
    if (isLeft(all)) return all;
    const { plies, agreed } = spec.adjudication;
    const judge = agreed === null ? {} : { judge: umpire(game.teams(start), agreed) };
    const watch = { plies, asked, ...judge };
    return right(await playOne(game, knowledge, options, start, all.right, order.seed, order.rotation, watch));
  });

/** The line of a game that a seat lost together with all that was known of it. */
export const lostOrder = (
  spec: ArenaSpec,
  digest: string,
  order: GameOrder,
  loser: number,
  loss: Loss,
): Promise<Either<Fault, Played>> =>
  written(spec, digest, order, (game, _, { start }) => {
    const seats = game.teams(start).map((__, at) => at);
    const seat = seats.find((at): at is Seat => at === loser) ?? 0;
    const nothing = seats.map(() => 0);
    const seating = seats.map((at) => (at + order.rotation) % order.pairing.length);
    const lost = { seat, ...loss };
    return Promise.resolve(
      right({
        moves: [],
        texts: [],
        final: start,
        seating,
        loss: lost,
        given: undefined,
        millis: nothing,
        iterations: nothing,
      }),
    );
  });
