/**
 * Plays and reports a tournament that is kept in a folder, as `rulehouse arena` does.
 *
 * @packageDocumentation
 */
import { type Either, isLeft, left, map, right, traverseArray } from 'fp-ts/Either';
import {
  type Adjudication,
  type ArenaBelonging,
  type ArenaLimits,
  type ArenaSpec,
  arenaSpec,
  type Report,
} from '../../arena/index.js';
import type { Known } from '../../bots/index.js';
import type { Signal } from '../../bots/worker/connect.js';
import type { AnyGame } from '../../core/contract/game.js';
import { decode } from '../../core/reading/codec.js';
import { chain } from '../../core/values/either.js';
import type { Fault } from '../../core/values/fault.js';
import { jobsIn } from '../host/args.js';
import { readGameOf, type UnknownTypes } from '../host/game-form.js';
import type { Io } from '../host/io.js';
import type { AnyBot } from '../host/own-bot.js';
import type { Guests } from '../host/own-games.js';
import { checked } from '../tournament/prepare-game.js';
import { type ParsedTournament, readFolder } from '../tournament/read-folder.js';
import { playIn } from '../tournament/run.js';
import { knownOf, type Modules, noThreads, partyOf } from './guests.js';

/** A game as a value: the game of an entry point such as `rulehouse/terrafex`, one of `games`, or a game of your own. */
export interface GameValue {
  /** The id of the game. */
  readonly id: string;
  /** The name of the game. */
  readonly title: string;
}

/** A game that is played in a tournament, with its options. */
export interface TournamentGame {
  /** The game itself, or the id of the game. */
  readonly game: string | GameValue;
  /** The options of the game as a JSON value; options that are left out have their defaults. */
  readonly options?: unknown;
  /** The number of bots at a table; if left out, 2. */
  readonly bots?: number;
  /** Position texts from which games begin; if left out, games begin with the usual set-up. */
  readonly openings?: readonly string[];
}

/** A player in a tournament: a bot with a name. */
export interface TournamentPlayer {
  /** The player's name in the tournament. */
  readonly name: string;
  /** The bot. */
  readonly bot: string | AnyBot;
  /** For each game, the options that follow this bot to whichever seat it takes. */
  readonly belongings?: readonly ArenaBelonging[];
}

/**
 * The settings of a tournament, with the folder in which it is kept. If a key of {@link ArenaSpec} is left out, it has the same default as in a spec
 * file.
 */
export interface TournamentSettings extends Partial<Omit<ArenaSpec, 'games' | 'bots' | 'limits' | 'adjudication'>> {
  /** The games that are played. */
  readonly games: readonly (string | GameValue | TournamentGame)[];
  /** The players of the tournament; a bot that is given without a name appears under its own text or name. */
  readonly players: readonly (string | AnyBot | TournamentPlayer)[];
  /** The folder of the tournament, like the flag `--out` of `rulehouse arena run`. A tournament that was stopped is resumed from its folder. */
  readonly out: string;
  /** The limits that differ from the default limits; `ms` applies to functions and programs. */
  readonly limits?: Partial<ArenaLimits>;
  /** The conditions for stopping a game that its rules have not ended. */
  readonly adjudication?: Partial<Adjudication>;
  /**
   * The number of threads that play games. If left out, the number is `concurrency`, or 0 if a player or game is passed as an object and not by name,
   * because threads cannot receive such objects.
   */
  readonly jobs?: number;
  /**
   * Modules with games and bots that the other settings can name, like those given to the command's `--with` flag. Threads load the named modules
   * too.
   */
  readonly with?: Modules;
  /** The file with the secret of an earlier tournament; the secret is needed to repeat a tournament with programs. */
  readonly secret?: string;
  /**
   * A signal that stops the tournament once the games in progress are finished. Calling `tournament` again with the same settings resumes the
   * tournament.
   */
  readonly signal?: Signal;
  /** Called with a line that reports the progress of the tournament. */
  readonly onProgress?: (text: string) => void;
}

/** A played tournament. */
export interface TournamentResult {
  /** The text that `rulehouse arena run` prints: the number of games, and a line for each player with name, points, games and percentage. */
  readonly text: string;
  /**
   * The report that `rulehouse arena report --json` prints: the results of the tournament. To make the report, all records of the tournament are
   * replayed.
   */
  readonly report: Report;
}

const isPart = (one: string | GameValue | TournamentGame): one is TournamentGame =>
  typeof one !== 'string' && 'game' in one;

const isAny = (game: GameValue): game is AnyGame => 'open' in game;

/** Combines a game, given as a value, with the knowledge that bots have of the game. */
const knownOfValue = (game: GameValue): Either<Fault, Known> =>
  isAny(game) ? right(game.open((one) => knownOf(one))) : map(knownOf<UnknownTypes>)(readGameOf('game', { ...game }));

const knownIn = (games: TournamentSettings['games']): Either<Fault, readonly Known[]> => {
  const values = games
    .map((one) => (isPart(one) ? one.game : one))
    .filter((one): one is GameValue => typeof one !== 'string');
  return traverseArray(knownOfValue)(values);
};

const idOf = (game: string | GameValue): string => (typeof game === 'string' ? game : game.id);

const playerOf = (one: string | AnyBot | TournamentPlayer): TournamentPlayer => {
  if (typeof one === 'string') return { name: one, bot: one };
  return 'bot' in one ? one : { name: one.name, bot: one };
};

/** Turns the settings of a tournament into the spec that a spec file would contain. */
const specOf = (
  {
    games,
    players,
    out: _,
    jobs: __,
    with: ___,
    secret: ____,
    signal: _____,
    onProgress: ______,
    ...rest
  }: TournamentSettings,
  texts: readonly string[],
): Either<Fault, ArenaSpec> =>
  decode(arenaSpec)({
    ...rest,
    games: games.map((one) => (isPart(one) ? { ...one, game: idOf(one.game) } : { game: idOf(one) })),
    bots: players.map(playerOf).map(({ name, belongings = [] }, index) => ({ name, text: texts[index]!, belongings })),
  });

/** The input and output of a command that runs inside a program: progress and messages go to the caller. */
const quietly = (onProgress: ((text: string) => void) | undefined): Io => ({
  out: () => undefined,
  err: (text) => onProgress?.(text),
  input: (async function* () {
    // No input.
  })(),
  width: 80,
  ...(onProgress === undefined ? {} : { progress: (text: string) => onProgress(text) }),
});

/** The number of threads to use; 0 if threads cannot be used, so that this process plays the games itself. */
const jobsFor = (spec: ArenaSpec, jobs: number | undefined, local: string | undefined): Either<Fault, number> => {
  if (local === undefined) return jobsIn(jobs ?? spec.concurrency);
  return jobs === undefined ? right(0) : left(noThreads(local));
};

const playAndReport = async (
  spec: ArenaSpec,
  jobs: number,
  guests: Guests,
  { out, secret, signal = new AbortController().signal, onProgress }: TournamentSettings,
): Promise<Either<Fault, TournamentResult>> => {
  const io = quietly(onProgress);
  const place = { out, signal, guests, ...(secret === undefined ? {} : { secret }) };
  const played = await playIn(spec, place, jobs, '', io);
  if (isLeft(played)) return played;
  return map(({ report }: ParsedTournament) => ({ text: played.right.text(), report }))(
    await readFolder(out, io, { see: () => undefined, guests }),
  );
};

/**
 * Plays a tournament that is kept in a folder. If the tournament was stopped earlier, only the missing games are played. The function `tournament`
 * works like `rulehouse arena run` and `arena report`: the same spec gives the same folder, keys, records and report. The function and the command
 * can each resume a tournament that the other began.
 *
 * @param settings - the games, the players, the folder, and any other key of a spec
 * @returns the standings and the report; a fault if the tournament cannot be played, or was stopped by its signal
 * @fails a fault whose path names the wrong setting, or the file that could not be read or written
 *
 * @example
 * ```ts
 * import { mkdtempSync } from 'node:fs';
 * import { tmpdir } from 'node:os';
 * import { join } from 'node:path';
 * import { isRight } from 'rulehouse';
 * import { botFrom, tournament } from 'rulehouse/match';
 *
 * const played = await tournament({
 *   out: mkdtempSync(join(tmpdir(), 'cup-')),
 *   games: [{ game: 'terrafex', options: { layout: '2', turnLimit: 3 } }],
 *   players: [botFrom('first', (view, legal) => legal[0]), botFrom('last', (view, legal) => legal.at(-1)), 'random'],
 * });
 * if (isRight(played)) played.right.report.total.games; // 6
 * ```
 */
export const tournament = async (settings: TournamentSettings): Promise<Either<Fault, TournamentResult>> => {
  const known = knownIn(settings.games);
  if (isLeft(known)) return known;
  const { with: files = [] } = settings;
  const players = settings.players.map((one) => playerOf(one).bot);
  const party = await partyOf(files, known.right, players);
  if (isLeft(party)) return party;
  const { guests, texts, local } = party.right;
  const spec = chain(specOf(settings, texts), (one) => checked(one, guests));
  if (isLeft(spec)) return spec;
  const jobs = jobsFor(spec.right, settings.jobs, local);
  return isLeft(jobs) ? jobs : playAndReport(spec.right, jobs.right, guests, settings);
};
