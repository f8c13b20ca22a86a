/**
 * A match: bots play against each other, and every seed is played in all rotations of the seats.
 *
 * @packageDocumentation
 */
import * as E from 'fp-ts/Either';
import { type Either, isLeft, left, map, mapLeft, right } from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import { bootstrap, canonicalJson, type Interval, wilson } from '../../arena/index.js';
import type { GameTypes } from '../../core/contract/game.js';
import { decode } from '../../core/reading/codec.js';
import { chain } from '../../core/values/either.js';
import { type Fault, fault } from '../../core/values/fault.js';
import { jobsIn, seedIn, wholeIn } from '../host/args.js';
import { beginGame, type ReadyGame } from '../host/begin.js';
import type { BlockFault, BlockOrder, PlayedGame } from '../host/block.js';
import { inArgument, readKnown } from '../host/bots.js';
import { columns, type TextPage } from '../host/columns.js';
import { dealsOf, havePrograms, needless } from '../host/deal.js';
import { readEntrant } from '../host/entrant.js';
import type { CommandResult } from '../host/finish.js';
import type { BotLimits } from '../host/game-clock.js';
import { printLoss } from '../host/loss.js';
import type { Guests } from '../host/own-games.js';
import { progressOf } from '../host/progress.js';
import { hide } from '../host/quarters.js';
import { newSecret, type Secret } from '../host/secret.js';
import { secretAt } from '../host/secret-file.js';
import { inOrder, type PlayContext, tableOf } from './blocks.js';
import { decidedLines, endCounts, limitLines, type MatchEnding, percent } from './match-ending.js';
import type { MatchFile, MatchLine } from './match-file.js';

/** What is to be played in a match. */
export interface MatchPlan {
  /** The least number of games; whole seeds are played, so there can be more. */
  readonly games: number;
  /** The first seed. */
  readonly seed: number;
  /** The options of the game, as JSON. */
  readonly options: unknown;
  /** The number of threads. */
  readonly jobs: number;
  /** Whether the games are recorded. */
  readonly records: boolean;
  readonly limits: BotLimits;
  /** The file that contains the secret of a match in which programs take part. */
  readonly secret: string | undefined;
}

/** The greatest number of games. */
export const mostGames = 1_000_000;

/** A match that is ready to be played. */
interface PreparedMatch {
  readonly game: string;
  readonly bots: readonly string[];
  readonly options: string;
  readonly firstSeed: number;
  readonly blocks: number;
  readonly jobs: number;
  readonly records: boolean;
  readonly limits: BotLimits;
  /** The secret from which seeds are derived if a program takes part; undefined if all seeds follow from the blocks' seeds. */
  readonly secret: Secret | undefined;
  readonly ending: MatchEnding;
}

const mostBots = 6;

const canonical = (bots: readonly string[], limits: BotLimits, guests: Guests): Either<Fault, readonly string[]> => {
  const texts: string[] = [];
  for (const text of bots) {
    const entrant = readEntrant(text, limits, guests);
    if (isLeft(entrant)) return left(inArgument('bots')(entrant.left));
    texts.push(entrant.right.text);
  }
  return bots.length >= 2 && bots.length <= mostBots
    ? right(texts)
    : left(fault([], `a match needs 2 to ${mostBots} bots, not ${bots.length}`));
};

/**
 * The game's options as JSON text, and how its games end; `players` is set to the number of bots, unless it was given or the game has no such option,
 * and limits are set if a game may not end otherwise.
 */
const optionsFor = (
  id: string,
  options: unknown,
  bots: number,
  guests: Guests,
): Either<Fault, Pick<PreparedMatch, 'options' | 'ending'>> =>
  chain(readKnown(id, guests), (known) =>
    known.open(
      (game): Either<Fault, Pick<PreparedMatch, 'options' | 'ending'>> =>
        map(({ json, limits, ends }: Pick<ReadyGame<GameTypes>, 'json' | 'limits' | 'ends'>) => ({
          options: JSON.stringify(json),
          ending: { limits, ends, reasons: game.lengths?.limitReasons ?? [] },
        }))(beginGame(game, options, 0, bots)),
    ),
  );

const readMatch = (
  id: string,
  bots: readonly string[],
  plan: MatchPlan,
  guests: Guests,
): Either<Fault, Omit<PreparedMatch, 'secret'>> =>
  pipe(
    E.Do,
    E.bind('texts', () => canonical(bots, plan.limits, guests)),
    E.bind('agreed', ({ texts }) => optionsFor(id, plan.options, texts.length, guests)),
    E.bind('games', () => wholeIn('games', plan.games, 1, mostGames)),
    E.bind('firstSeed', () => seedIn('seed', plan.seed)),
    E.bind('jobs', () => jobsIn(plan.jobs)),
    E.map(({ texts, agreed, games, firstSeed, jobs }) => ({
      game: id,
      bots: texts,
      ...agreed,
      firstSeed,
      blocks: Math.ceil(games / texts.length),
      jobs,
      records: plan.records,
      limits: plan.limits,
    })),
  );

type Blocks = readonly (readonly PlayedGame[])[];

/** The secret of a match with programs: read from the given file, or newly made (and never shown) if no file is given. */
const secretOf = async (
  bots: readonly string[],
  { secret: file }: MatchPlan,
): Promise<Either<Fault, Secret | undefined>> => {
  if (havePrograms(bots)) {
    if (file === undefined) return right(newSecret());
    hide(file);
    return secretAt(file);
  }
  return file === undefined ? right(undefined) : left(fault(['secret'], needless));
};

/** Returns a function that makes the order to play a given block of a match. */
const ordersOf = (match: PreparedMatch): ((block: number) => BlockOrder) => {
  const { game, bots, options, records, limits, firstSeed } = match;
  const dealOf = dealsOf(match.secret);
  return (block) => {
    const seed = firstSeed + block;
    const [first, ...rest] = bots.map((_, rotation) => dealOf([game, seed], seed, rotation));
    const deals = [first ?? dealOf([game, seed], seed, 0), ...rest] as const;
    return { game, bots, options, seed, deals, records, limits };
  };
};

/** The additional games and bots of a match, the signal that stops it, and its output. */
export interface MatchContext extends PlayContext {
  /** The file that gets each game as soon as it is over, and that may have games already; if left out, the result has the games with their records. */
  readonly file?: MatchFile;
  readonly progress?: (text: string, part?: number) => void;
  /** The page for which the results are laid out; if left out, it is 80 characters wide. */
  readonly page?: TextPage;
}

/** The standing of one bot. */
export interface MatchStanding {
  readonly text: string;
  readonly points: number;
  readonly games: number;
  readonly interval: Interval;
  readonly meanScore: number;
}

const gained = ({ seating, shares }: PlayedGame, bot: number): number =>
  shares.reduce((sum, share, seat) => sum + (seating[seat] === bot ? share : 0), 0);

const standingOf = (blocks: Blocks, { bots }: PreparedMatch, bot: number): MatchStanding => {
  const games = blocks.flat();
  const points = games.reduce((sum, one) => sum + gained(one, bot), 0);
  const scores = games.flatMap(({ seating, scores: all }) => all.filter((_, seat) => seating[seat] === bot));
  const means = blocks.map((block) => block.reduce((sum, one) => sum + gained(one, bot), 0) / block.length);
  const isWilson = bots.length === 2 && games.every(({ seating }) => seating.length === 2);
  return {
    text: bots[bot]!,
    points,
    games: games.length,
    interval: isWilson ? wilson(points, games.length) : bootstrap(means),
    meanScore: scores.reduce((sum, score) => sum + score, 0) / Math.max(1, scores.length),
  };
};

/** The games that a bot lost for a particular reason outside the rules, for instance because it crashed. */
interface BotLosses {
  readonly bot: string;
  readonly reason: string;
  games: number;
  /** The first game that the bot lost for the given reason. */
  readonly first: string;
}

/** Counts the losses for reasons outside the rules, by bot and by reason. */
const lossesIn = (match: PreparedMatch, games: readonly PlayedGame[]): readonly BotLosses[] => {
  const found = new Map<string, BotLosses>();
  for (const { loss, seating } of games) {
    if (loss === null) continue;
    const bot = match.bots[seating[loss.seat]!]!;
    const key = `${bot}: ${loss.reason}`;
    const known = found.get(key);
    if (known === undefined) found.set(key, { bot, reason: loss.reason, games: 1, first: printLoss(loss) });
    else known.games++;
  }
  return [...found.values()];
};

const rounded = (points: number): string => String(Math.round(points * 100) / 100);

/** The numbers that summarise the match. */
const figuresOf = (match: PreparedMatch, blocks: Blocks) => {
  const games = blocks.flat();
  return {
    game: match.game,
    games: games.length,
    firstSeed: match.firstSeed,
    lastSeed: match.firstSeed + match.blocks - 1,
    plies: games.reduce((sum, one) => sum + one.plies, 0) / Math.max(1, games.length),
    unfinished: games.filter(({ over, loss }) => !over && loss === null).length,
    ...endCounts(games, match.ending),
    ends: match.ending.ends,
    limits: match.ending.limits,
    losses: lossesIn(match, games),
  };
};

type Figures = ReturnType<typeof figuresOf>;

const headline = ({ game, games, firstSeed, lastSeed, plies, unfinished }: Figures, options: string): string => {
  const open = unfinished === 0 ? '' : `, ${unfinished} broken off`;
  return `${game} ${options}: ${games} games, seeds ${firstSeed} to ${lastSeed}, ${plies.toFixed(1)} plies on average${open}`;
};

const headers = ['bot', 'points', 'games', '%', 'from', 'to'];

/** Only people are told times: the same match gives the same text wherever programs read it. */
const timeHeaders = ['ms/move', 'ms/game', 'late'];

const average = (sum: number, count: number): string => (count === 0 ? '-' : (sum / count).toFixed(2));

/** The time of a bot for a move and for a game, and the number of games that it lost on time. Games that an earlier run has played have no times. */
const timesOf = (games: readonly PlayedGame[], bot: number): readonly (string | number)[] => {
  const timed = games.filter(({ used }) => used !== undefined);
  const own = timed.flatMap(({ used = [], seating }) => used.filter((_, seat) => seating[seat] === bot));
  const millis = own.reduce((sum, one) => sum + one.millis, 0);
  const choices = own.reduce((sum, one) => sum + one.choices, 0);
  const late = games.filter(({ loss, seating }) => loss?.reason === 'time' && seating[loss.seat] === bot);
  return [average(millis, choices), average(millis, timed.length), late.length];
};

const rowOf = ({ text, points, games, interval }: MatchStanding): readonly (string | number)[] => [
  text,
  rounded(points),
  games,
  ...[interval.share, interval.low, interval.high].map(percent),
];

/** The result of a match, as text for human readers and as JSON for programs. */
const foundOf = (
  match: PreparedMatch,
  blocks: Blocks,
  all: readonly MatchStanding[],
  page: TextPage,
): CommandResult => {
  const figures = figuresOf(match, blocks);
  return {
    json: {
      ...figures,
      options: JSON.parse(match.options) as unknown,
      bots: all.map(({ text, points, games, interval, meanScore }) => ({
        bot: text,
        points,
        games,
        ...interval,
        meanScore,
      })),
    },
    text: () =>
      [
        headline(figures, match.options),
        ...limitLines(match.ending),
        ...decidedLines(match.bots, blocks.flat(), match.ending),
        ...figures.losses.map(({ bot, reason, games, first }) => `lost ${bot}: ${reason}, ${games} games (${first})`),
        ...all.map(({ text, meanScore }) => `mean score ${meanScore.toFixed(1)}: ${text}`),
        page.isTerminal === true
          ? columns(
              page,
              [...headers, ...timeHeaders],
              all.map((one, bot) => [...rowOf(one), ...timesOf(blocks.flat(), bot)]),
            )
          : columns(page, headers, all.map(rowOf)),
      ].join('\n'),
  };
};

const lineOf = (match: PreparedMatch, { record, seating, used: _, reason: __, ...rest }: PlayedGame): string =>
  JSON.stringify({ ...rest, bots: seating.map((place) => match.bots[place]!), record });

/** A played match. */
export interface MatchPlayed {
  /** The parsed bots. */
  readonly bots: readonly string[];
  readonly games: readonly PlayedGame[];
  /** The standing of each bot, in the order in which the bots were given. */
  readonly standings: readonly MatchStanding[];
  /** The command's output: a headline about the match, then the losses, then the standing of each bot. */
  readonly found: CommandResult;
  /** The games as lines of JSON; empty if they are in a file. */
  readonly jsonl: string;
}

/** The end of a match that was not played to its end. */
export interface MatchStopped {
  readonly wrong: Fault;
  /** The number of games that were played before, and of those that were to be played. */
  readonly games: number;
  readonly wanted: number;
  /** The lines of the games that were played before; empty if they are in a file. */
  readonly jsonl: string;
  /** The result of the games that were played before; undefined if there are none. */
  readonly found: CommandResult | undefined;
}

const unbegun = (wrong: Fault): MatchStopped => ({ wrong, games: 0, wanted: 0, jsonl: '', found: undefined });

const linesOf = (match: PreparedMatch, games: readonly PlayedGame[]): string =>
  match.records ? games.map((one) => `${lineOf(match, one)}\n`).join('') : '';

/** Takes the games of a match in the order of the seeds, whatever the order in which they come, and writes each of them to the file of the match. */
class GamesInTurn {
  readonly #match: PreparedMatch;
  readonly #file: MatchFile | undefined;
  readonly #blocks: PlayedGame[][] = [];
  /** The games of later blocks, which wait for those before them. */
  readonly #waiting = new Map<number, PlayedGame[]>();
  /** The block whose games are taken now. */
  #block: number;
  #games = 0;
  /** The reason why a game could not be written; undefined if all were. */
  wrong: Fault | undefined;

  constructor(match: PreparedMatch, file: MatchFile | undefined) {
    this.#match = match;
    this.#file = file;
    for (const { bots, ...game } of file?.lines ?? [])
      this.#keep({
        ...game,
        reason: game.record.result.reason,
        seating: bots.map((_, seat) => (seat + game.rotation) % match.bots.length),
      });
    this.#block = Math.floor(this.#games / match.bots.length);
  }

  count(): number {
    return this.#games;
  }

  blocks(): Blocks {
    return this.#blocks;
  }

  /** Takes a game that is over, or lets it wait. */
  over(block: number, game: PlayedGame): void {
    if (block === this.#block) this.#take(game);
    else this.#waiting.set(block, [...(this.#waiting.get(block) ?? []), game]);
  }

  /** Takes the games of the block that is due which were not taken when they were over. */
  settle(games: readonly PlayedGame[]): void {
    const next = this.#games - this.#block * this.#match.bots.length;
    for (const game of games) if (game.rotation >= next) this.#take(game);
  }

  /** Goes on to the next block. */
  advance(): void {
    this.#block++;
    for (const game of this.#waiting.get(this.#block) ?? []) this.#take(game);
    this.#waiting.delete(this.#block);
  }

  #take(game: PlayedGame): void {
    const written = this.#file?.add(lineOf(this.#match, game));
    if (written !== undefined && isLeft(written)) this.wrong ??= written.left;
    else this.#keep(game);
  }

  /** Keeps a game in memory, without its record if the record is in a file. */
  #keep(game: PlayedGame): void {
    const kept = this.#file === undefined ? game : { ...game, record: null };
    const last = this.#blocks.at(-1);
    if (last !== undefined && last.length < this.#match.bots.length) last.push(kept);
    else this.#blocks.push([kept]);
    this.#games++;
  }
}

/** Says in which game a match stopped, if it stopped in a game. */
const stoppedIn = (match: PreparedMatch, taken: GamesInTurn, wrong: BlockFault): Fault => {
  const { broken, ...rest } = wrong;
  if (broken === undefined) return wrong;
  taken.settle(broken.games);
  const before = taken.count();
  const seed = match.firstSeed + Math.floor(before / match.bots.length);
  const game = `game ${before + 1} of ${match.blocks * match.bots.length} (seed ${seed}, rotation ${broken.rotation})`;
  return { ...rest, path: [], reason: `${game}: ${wrong.reason}` };
};

/** Plays the blocks of a match that are missing, and shows the progress; returns the reason why the match stopped. */
const playBlocks = async (
  match: PreparedMatch,
  taken: GamesInTurn,
  playing: MatchContext,
): Promise<Either<Fault, void>> => {
  const { length: size } = match.bots;
  const [first, begun] = [Math.floor(taken.count() / size), taken.count() % size];
  const progress = progressOf(playing, 'seeds', match.blocks - first);
  const table = await tableOf(match.jobs, match.blocks - first, havePrograms(match.bots), playing);
  if (isLeft(table)) return table;
  const orderOf = ordersOf(match);
  const over = (block: number, game: PlayedGame): void => taken.over(first + block, game);
  const known = (block: number): number => (block === 0 ? begun : 0);
  const missing = inOrder(table.right, (block) => orderOf(first + block), match.blocks - first, known, over);
  try {
    for await (const played of missing) {
      if (isLeft(played)) return left(stoppedIn(match, taken, played.left));
      taken.settle(played.right);
      if (taken.wrong !== undefined) return left(taken.wrong);
      taken.advance();
      progress.step();
    }
    return right(undefined);
  } finally {
    progress.end();
    await table.right.close();
  }
};

/** The options of a game as its records have them. */
const recordedOptions = (match: PreparedMatch, guests: Guests): Either<Fault, unknown> =>
  chain(readKnown(match.game, guests), (known) =>
    known.open(
      (game): Either<Fault, unknown> =>
        map((options: Parameters<typeof game.options.encode>[0]) => game.options.encode(options))(
          decode(game.options)(JSON.parse(match.options)),
        ),
    ),
  );

/** The reason why a file cannot be that of a match; undefined if all its games are the first ones of the match. */
const strayGame = (match: PreparedMatch, lines: readonly MatchLine[], options: unknown): string | undefined => {
  const { length: size } = match.bots;
  const orderOf = ordersOf(match);
  const wanted = canonicalJson(options);
  for (const [index, { seed, rotation, bots, record, botSeeds }] of lines.entries()) {
    const order = orderOf(Math.floor(index / size));
    const named = bots.every((text, seat) => text === match.bots[(seat + rotation) % size]);
    const game = record.game === match.game && canonicalJson(record.options) === wanted;
    if (!named || !game || seed !== order.seed || rotation !== index % size)
      return `is there already, and line ${index + 1} is not a game of this match`;
    const { bots: seeds, isKeyed } = order.deals[rotation]!;
    if (canonicalJson(botSeeds ?? null) !== canonicalJson(isKeyed ? seeds.slice(0, bots.length) : null))
      return 'is there already, and its games were played with another secret: name its file with --secret';
  }
  return lines.length < size * match.blocks ? undefined : 'is there already, and has all games of this match';
};

/** Checks that the games in the file of a match are the first ones of this match. */
const checkedFile = (match: PreparedMatch, { file, guests }: MatchContext): Either<Fault, void> => {
  if (file === undefined || file.lines.length === 0) return right(undefined);
  return chain(recordedOptions(match, guests), (options) => {
    const stray = strayGame(match, file.lines, options);
    return stray === undefined ? right(undefined) : left(fault([file.name], stray));
  });
};

/** Plays a match, or the games that its file does not have yet. */
export const playMatch = async (
  id: string,
  bots: readonly string[],
  plan: MatchPlan,
  playing: MatchContext,
): Promise<Either<MatchStopped, MatchPlayed>> => {
  const read = readMatch(id, bots, plan, playing.guests);
  if (isLeft(read)) return mapLeft(unbegun)(read);
  const secret = await secretOf(read.right.bots, plan);
  if (isLeft(secret)) return mapLeft(unbegun)(secret);
  const wanted: PreparedMatch = { ...read.right, secret: secret.right };
  const fitting = checkedFile(wanted, playing);
  if (isLeft(fitting)) return mapLeft(unbegun)(fitting);
  const taken = new GamesInTurn(wanted, playing.file);
  const ended = await playBlocks(wanted, taken, playing);
  const [blocks, jsonl] = [taken.blocks(), playing.file === undefined ? linesOf(wanted, taken.blocks().flat()) : ''];
  const standings = wanted.bots.map((_, bot) => standingOf(blocks, wanted, bot));
  const found = foundOf(wanted, blocks, standings, playing.page ?? { width: 80 });
  if (isLeft(ended)) {
    const games = taken.count();
    const all = wanted.blocks * wanted.bots.length;
    return left({ wrong: ended.left, games, wanted: all, jsonl, found: games === 0 ? undefined : found });
  }
  return right({ bots: wanted.bots, games: blocks.flat(), standings, found, jsonl });
};
