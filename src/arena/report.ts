/**
 * The report of a tournament: the results of its games, and how certain the results are. The report is plain data; the command `rulehouse arena`
 * turns it into tables and pages.
 *
 * @packageDocumentation
 */

import { type Either, isLeft, left, right } from 'fp-ts/Either';
import type { AnyGame } from '../core/contract/game.js';
import { entriesOf } from '../core/reading/entries.js';
import { parseJson } from '../core/records/record.js';
import { orNull } from '../core/values/absent.js';
import { chain } from '../core/values/either.js';
import { type Fault, fault, printFault } from '../core/values/fault.js';
import type { Seed } from '../core/values/random.js';
import { type Fairness, fairness } from './fairness.js';
import { type Interval, wilson } from './intervals.js';
import type { GameLine, GameOrder } from './line.js';
import { type Comparison, compare } from './pairs.js';
import { isProgram } from './programs.js';
import { type Proved, proveLine } from './prove.js';
import type { RatedBy } from './ranking.js';
import type { RatedBlock } from './rating.js';
import { restsOf } from './rests.js';
import { merged, type Results, resultsOf, tallyFrom } from './results.js';
import { type Corrections, correctionsIn, type Ruled, type Ruling, ruled } from './rulings.js';
import { anchorOf } from './spec.js';
import type { ArenaSpec } from './spec-shape.js';
import { type SprtCourse, sprtOver } from './sprt.js';
import { addLine, blockName, newGathered, ratedBlocks, type TournamentTotals } from './sum-up.js';
import { type TableRow, tableOf } from './table.js';
import { blockShape, type Pentanomial, pentanomial } from './tally.js';

/** The results of all games of one kind in a tournament. */
export interface GameResults extends Results {
  /** The index of the game in the spec's list `games`. */
  readonly game: number;
  /** The title of the game, with the options from the spec, in at most 200 characters. */
  readonly title: string;
  /** The test of whether some seat is better than another; null if no block is complete. */
  readonly fairness: Fairness | null;
}

/** The results of a match between two bots, or of one bot against the others at its table. */
export interface MatchResults {
  /** The first bot's lead over the others, in Elo and in normalised Elo. */
  readonly comparison: Comparison;
  /** The numbers of game pairs that gave the first bot 0, ½, 1, 1½ and 2 points; null if other totals or more bots occur. */
  readonly pairs: Pentanomial | null;
  /** The first bot's share of the points of the decided games, with its bounds; null if no game was decided or more than two bots play. */
  readonly decided: Interval | null;
  /** The result of the sequential test that the spec requests; null if the spec has no test. */
  readonly test: SprtCourse | null;
}

/** A line of `games.jsonl` that was not counted. */
export interface Refused {
  /** From 1. */
  readonly line: number;
  /** The reason why the line does not count. */
  readonly reason: string;
}

/** The results of a tournament. */
export interface Report {
  /** The name of the tournament. */
  readonly name: string;
  /** The bots, in the order of the spec. */
  readonly bots: readonly { readonly name: string; readonly text: string }[];
  /** The index of the bot whose rating is 0. */
  readonly anchor: number;
  /** What the ratings are based on, places or winners; for games between two sides, both give the same ratings. */
  readonly ratedBy: RatedBy;
  /** The result lines that were not counted: how many there are, and the first few of them. */
  readonly refused: { readonly lines: number; readonly first: readonly Refused[] };
  /** The results of all games of the tournament together. */
  readonly total: Results;
  /** The results of each game, in the order of the spec. */
  readonly games: readonly GameResults[];
  /** The rulings of the organiser, in the order in which they were made. */
  readonly rulings: readonly Ruled[];
  /** The table of a league or a Swiss tournament, with the best bot first; null in other formats. */
  readonly table: readonly TableRow[] | null;
  /** The results of the match; null in formats other than the match. */
  readonly match: MatchResults | null;
}

/** The seeds of a game, in a tournament in which programs take part. */
export interface GameSeeds {
  /** The seed of the set-up. */
  readonly setup: Seed;
  /** The seed of the bot at each seat; there may be more seeds than seats. */
  readonly bots: readonly Seed[];
}

/** Collects the result lines of a tournament, and can report the results at any time. */
export interface Reporter {
  /**
   * Counts a line of `games.jsonl`, given its text and its line number, which is 1 for the first line. Returns the counted line with information from
   * its record, or the reason why it was not counted. Possible reasons: the text is not a result line, its record breaks the rules, the line
   * contradicts the record, or the same game was counted before.
   */
  readonly add: (text: string, number: number) => Either<Fault, Proved>;
  /**
   * Counts a line, numbered from 1, that {@link proveLine} has already examined for the same tournament, for instance in a thread. Returns the proven
   * game, or the reason why it does not count: the proof failed, or `add` would refuse the line.
   */
  readonly count: (proof: Either<Fault, Proved>, number: number) => Either<Fault, Proved>;
  /**
   * The report of the lines added so far. By default, ratings take the place of every bot in each game into account; they can also be based on the
   * winners alone. For games between two sides, it makes no difference whether places or winners are rated.
   */
  readonly report: (by?: RatedBy) => Report;
}

const mostTitle = 200;

/** The title of a game with the options that were given for it, for instance `Terrafex (turnLimit 20)`. */
const titleOf = (games: readonly AnyGame[], id: string, options: unknown): string => {
  const given = entriesOf(options).map(([name, value]) =>
    typeof value === 'string' ? `${name} ${value}` : `${name} ${JSON.stringify(value)}`,
  );
  const title = games.find((any) => any.id === id)?.title ?? id;
  return `${title}${given.length === 0 ? '' : ` (${given.join(', ')})`}`.slice(0, mostTitle);
};

/** The first bot's share of the points of the decided games; null if there are none. */
const decidedShare = (sums: TournamentTotals['sums']): Interval | null => {
  const games = sums.reduce((sum, one) => sum + one.decided, 0);
  const points = sums.reduce((sum, one) => sum + one.gained[0]!, 0);
  return games === 0 ? null : wilson(points, games);
};

const matchOf = (spec: ArenaSpec, { course, sums }: TournamentTotals): MatchResults | null => {
  if (spec.format._tag !== 'Match') return null;
  const blocks = tallyFrom(merged(sums.map(({ shares }) => shares[0]!)));
  const inOrder = [...course].sort(([a, gameA], [b, gameB]) => a - b || gameA - gameB);
  const { sprt: test } = spec.format;
  const shape = blockShape(spec.bots.length);
  return {
    comparison: compare(blocks, shape),
    pairs: shape.games === 2 ? orNull(pentanomial(blocks)) : null,
    decided: spec.bots.length === 2 ? decidedShare(sums) : null,
    test:
      test === null
        ? null
        : sprtOver(
            inOrder.map(([, , share]) => share),
            test,
            shape,
          ),
  };
};

const mostRefused = 20;

type SeedsOf = (order: GameOrder) => GameSeeds;

/** The lines of a tournament that have been read so far. */
class ReportedLines implements Reporter {
  readonly #spec: ArenaSpec;
  readonly #games: readonly AnyGame[];
  readonly #keyOf: ((order: GameOrder) => string) | undefined;
  readonly #seedsOf: SeedsOf | undefined;
  readonly #gathered: TournamentTotals;
  readonly #prove: (u: unknown) => Either<Fault, Proved>;
  readonly #hasPrograms: boolean;
  /** The set-up seed of each block in a tournament with programs; it need not follow from the block's own seed. */
  readonly #setups = new Map<string, Seed>();
  /** The first refused lines; the number of all refused lines is counted separately. */
  readonly #first: Refused[] = [];
  #refused = 0;
  readonly #rulings: readonly Ruling[];
  readonly #corrections: Corrections;
  /** For each game whose result a ruling corrected, its key and its shares before the correction. */
  readonly #before = new Map<string, readonly number[]>();

  constructor(
    spec: ArenaSpec,
    games: readonly AnyGame[],
    keyOf: ((order: GameOrder) => string) | undefined,
    seedsOf: SeedsOf | undefined,
    rulings: readonly Ruling[],
  ) {
    this.#rulings = rulings;
    this.#corrections = correctionsIn(rulings);
    this.#spec = spec;
    this.#games = games;
    this.#keyOf = keyOf;
    this.#seedsOf = seedsOf;
    this.#gathered = newGathered(spec);
    this.#prove = proveLine(spec, games);
    this.#hasPrograms = spec.bots.some((bot) => isProgram(bot.text));
  }

  add(text: string, number: number): Either<Fault, Proved> {
    return this.count(chain(parseJson(text), this.#prove), number);
  }

  count(proof: Either<Fault, Proved>, number: number): Either<Fault, Proved> {
    const counted = chain(proof, (proved) => this.#count(proved));
    if (isLeft(counted)) {
      this.#refused++;
      if (this.#first.length < mostRefused) this.#first.push({ line: number, reason: printFault(counted.left) });
    }
    return counted;
  }

  #count(proved: Proved): Either<Fault, Proved> {
    const { line } = proved;
    if (this.#keyOf !== undefined && this.#keyOf(line) !== line.key)
      return left(fault(['key'], 'is not that of this game'));
    const wrong = this.#strangeSeeds(line);
    if (wrong !== undefined) return left(wrong);
    return chain(this.#ruled(proved), (counted) =>
      addLine(this.#gathered, counted) ? right(counted) : left(fault(['key'], 'this game was counted before')),
    );
  }

  /** The game, with its result corrected by the latest ruling about it, if there is one. */
  #ruled(proved: Proved): Either<Fault, Proved> {
    const { key, shares } = proved.line;
    const found = this.#corrections.get(key);
    if (found === undefined) return right(proved);
    this.#before.set(key, shares);
    return ruled(proved, found);
  }

  /** The first wrong seed in a game's line; undefined if all seeds are right. */
  #strangeSeeds(line: GameLine): Fault | undefined {
    const { botSeeds, record } = line;
    const seeds = botSeeds === undefined ? undefined : this.#seedsOf?.(line);
    const other = botSeeds?.findIndex((seed, seat) => seeds !== undefined && seed !== seeds.bots[seat]);
    if (other !== undefined && other >= 0) return fault(['botSeeds', String(other)], 'is not that of the secret');
    if (!this.#hasPrograms || record.seed === null) return undefined;
    if (seeds !== undefined && record.seed !== seeds.setup)
      return fault(['record', 'seed'], 'is not that of the secret');
    const block = blockName(line);
    const first = this.#setups.get(block) ?? record.seed;
    this.#setups.set(block, first);
    return first === record.seed ? undefined : fault(['record', 'seed'], 'is not that of the other games of the block');
  }

  report(by: RatedBy = 'places'): Report {
    const spec = this.#spec;
    const all = spec.games.map((_, game) => ratedBlocks(this.#gathered, game));
    return {
      name: spec.name,
      bots: spec.bots.map(({ name, text }) => ({ name, text })),
      anchor: anchorOf(spec),
      ratedBy: by,
      refused: { lines: this.#refused, first: this.#first.slice() },
      total: resultsOf(this.#gathered.sums, all.flat(), spec, by),
      games: all.map((blocks, game) => this.#gameResults(blocks, game, by)),
      rulings: this.#rulings.map((ruling) => ({
        ruling,
        before: ruling._tag === 'Corrected' ? orNull(this.#before.get(ruling.key)) : null,
      })),
      table: tableOf(
        spec,
        this.#gathered.sums,
        spec.bots.map((_, bot) => restsOf(spec, this.#gathered.rounds, bot).length),
      ),
      match: matchOf(spec, this.#gathered),
    };
  }

  #gameResults(blocks: readonly RatedBlock[], game: number, by: RatedBy): GameResults {
    const { game: id, options } = this.#spec.games[game]!;
    const sums = this.#gathered.sums[game]!;
    const seats = sums.seats.map(tallyFrom);
    return {
      ...resultsOf([sums], blocks, this.#spec, by),
      game,
      title: titleOf(this.#games, id, options),
      fairness: seats.length === 0 ? null : fairness(seats),
    };
  }
}

/**
 * Makes a {@link Reporter} for a tournament, which collects result lines and reports on them. Lines may be added in any order, and the report can be
 * requested after each line. Only proven lines count; the first 20 refused lines are kept, with the reasons.
 *
 * Counting a line takes about as long as replaying its record; each block needs a few hundred bytes of memory.
 *
 * @param spec - the tournament
 * @param games - the games that records may belong to, for instance `games` of `rulehouse`
 * @param keyOf - returns a game's key, which must equal the key in the game's line; if left out, keys are not checked
 * @param seedsOf - returns the seeds of a game, if the tournament's secret is known; seeds given in a line must equal these. If `seedsOf` is left
 * out, the report only checks that all games of a block have the same set-up seed.
 * @param rulings - the rulings of the organiser; none if left out
 * @returns an object whose `add` accepts a line, and whose `report` returns the report of all lines added so far
 *
 * @example
 * ```ts
 * import { decode, games, isRight } from 'rulehouse';
 * import { arenaSpec, reporter } from 'rulehouse/arena';
 * const bots = ['random', 'greedy'].map((text) => ({ name: text, text }));
 * const spec = decode(arenaSpec)({ games: [{ game: 'terrafex' }], bots });
 * if (isRight(spec)) {
 *   const { add, report } = reporter(spec.right, games);
 *   add('{"key":"ab"}', 1)._tag; // 'Left'
 *   report().refused.lines; // 1
 * }
 * ```
 */
export const reporter = (
  spec: ArenaSpec,
  games: readonly AnyGame[],
  keyOf?: (order: GameOrder) => string,
  seedsOf?: (order: GameOrder) => GameSeeds,
  rulings: readonly Ruling[] = [],
): Reporter => {
  const lines = new ReportedLines(spec, games, keyOf, seedsOf, rulings);
  return {
    add: (text, number) => lines.add(text, number),
    count: (proof, number) => lines.count(proof, number),
    report: (by) => lines.report(by),
  };
};
