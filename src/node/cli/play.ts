/**
 * `play`: lets a person play against bots in the terminal. Only what the person's own seat may see is shown.
 *
 * @packageDocumentation
 */
import * as E from 'fp-ts/Either';
import { type Either, isLeft, left, map, right } from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import { isSome, type Option } from 'fp-ts/Option';
import { isProgram } from '../../arena/programs.js';
import type { Knowledge } from '../../bots/index.js';
import type { Game, GameTypes } from '../../core/contract/game.js';
import { endsOf } from '../../core/playing/limits.js';
import { readRecord } from '../../core/records/record.js';
import { chain } from '../../core/values/either.js';
import { type Fault, fault } from '../../core/values/fault.js';
import type { Seed } from '../../core/values/random.js';
import { firstSeats, type Seat, seats } from '../../core/values/seat.js';
import type { Limits } from '../../protocol/index.js';
import type { Thinker } from '../../web/session/bot-question.js';
import { session } from '../../web/session/index.js';
import type { Session } from '../../web/session/snapshot.js';
import { readBeginning, readLimited, readSeat, readSeed, startOf } from '../host/args.js';
import { readKnown } from '../host/bots.js';
import { type Entrant, readEntrant, readLimits } from '../host/entrant.js';
import { folded } from '../host/folded.js';
import type { Io } from '../host/io.js';
import { limitWords } from '../host/limit-words.js';
import { printLoss } from '../host/loss.js';
import type { SeatedPlayer } from '../host/seated-player.js';
import { newSecret, type SeedOf, seedsFrom, seedsOf } from '../host/secret.js';
import { faceOf } from '../host/words.js';
import { writerTag } from '../host/writer.js';
import { adviserOf } from './play/hint.js';
import { Keeper, lastKept, newFile } from './play/keeper.js';
import { Terminal } from './play/terminal.js';
import { inFile, readText } from './transcripts.js';

/** The longest time that a session waits for a bot: in effect unlimited, because a bot's description limits its thinking. */
const longest = 2 ** 31 - 1;

/** The flags of the command `play`. */
export interface PlayFlags {
  /** The person's seat; if left out, the seat that the person has in the resumed game, or else the first seat. */
  readonly seat?: string;
  /** The seed of the set-up; if left out, a seed is drawn at random. */
  readonly seed?: string;
  /** The seed of the bots' random choices; if left out, 128 random bits are used, which are not shown. */
  readonly botSeed?: string;
  /**
   * The bots at the other seats, in the order of the seats; the last bot plays all remaining seats. If no bot is named, all other seats move at
   * random.
   */
  readonly bot: readonly string[];
  readonly options?: string;
  readonly position?: string;
  /** The file of the game to be resumed, or true for the game that was begun last. */
  readonly resume?: string | true;
  readonly with?: readonly string[];
  readonly botTime?: string;
  readonly botMemory?: string;
}

/** Lets the command's bots think for a session, and tells them which moves were made. */
class Players<T extends GameTypes> {
  readonly #players: readonly (SeatedPlayer<T> | undefined)[];
  #play: Session<T> | undefined;
  #told = 0;

  constructor(players: readonly (SeatedPlayer<T> | undefined)[]) {
    this.#players = players;
  }

  readonly think: Thinker<T> = async ({ game, seat, view }) => {
    const history = this.#play
      ?.as(seat)
      .history()
      .map(({ text }) => text);
    const choice = history === undefined ? undefined : await this.#players[seat]?.choose(view, history);
    if (choice === undefined) return left(fault([], 'no player sits there', game.turnRule));
    return isLeft(choice) ? left(fault([], printLoss(choice.left))) : right(choice.right.move);
  };

  follow(play: Session<T>): void {
    this.#play = play;
    play.subscribe(() => this.#tell(play));
  }

  /** Tells each bot about the moves made since the last time, as far as the bot may know them. */
  #tell(play: Session<T>): void {
    const { ply } = play.snapshot();
    for (const [index, player] of this.#players.entries()) {
      if (player === undefined) continue;
      const seen = play.as(seats[index]!);
      for (const { seat, text } of seen.history().slice(this.#told, ply)) {
        const move = text === null ? null : play.face.game.moveText.parse(text);
        const mover = seat === null || seat < 0 ? null : seats[seat]!;
        player.told(mover, move === null || isLeft(move) ? null : move.right);
      }
    }
    this.#told = ply;
  }

  async end(): Promise<void> {
    for (const player of this.#players) await player?.end?.({ reason: 'broken-off', winners: [], scores: null });
  }
}

const seatOf = (seat: Option<Seat>): Either<Fault, Seat> =>
  isSome(seat) ? right(seat.value) : left(fault(['--seat'], 'no such seat'));

type Entrants = readonly [Entrant, ...Entrant[]];

const readEntrants = (texts: readonly string[], limits: Limits): Either<Fault, Entrants> => {
  const [first = 'random', ...rest] = texts;
  let all: Either<Fault, Entrants> = map((one: Entrant): Entrants => [one])(readEntrant(first, limits));
  for (const text of rest)
    all = chain(all, (before) => map((one: Entrant): Entrants => [...before, one])(readEntrant(text, limits)));
  return all;
};

/**
 * The bot that plays a seat, given the seat's place among the seats that are not the person's. If there are too few bots, the last one plays all
 * remaining seats.
 */
const entrantAt = (all: Entrants, place: number): Entrant =>
  all[Math.min(Math.max(place, 0), all.length - 1)] ?? all[0];

/**
 * The seeds of the bots. Without the flag for the bots' seed, the seeds are derived from a secret. A person who could compute the seeds would know
 * the bots' secret decisions and next moves. With the flag for the bots' seed, exactly the same game can be played again.
 */
const botSeeds = (flag: string | undefined): Either<Fault, SeedOf> =>
  flag === undefined ? right(seedsOf(newSecret())) : map(seedsFrom)(readSeed(flag, '--bot-seed'));

/** The seed of the set-up: the one in the flag, or a random one. */
const setupSeed = (flag: string | undefined): Either<Fault, Seed> =>
  flag === undefined ? right(seedsOf(newSecret())('set-up')) : readSeed(flag);

/** How a new game begins, or where a resumed game continues. */
interface TerminalStart<T extends GameTypes> {
  readonly options: T['Options'];
  /** The limits that the command has set, because a game might never end otherwise. */
  readonly limits: Readonly<Record<string, unknown>>;
  readonly seed: Seed;
  readonly start: T['State'];
  /** The record of the game to be continued; undefined for a new game. */
  readonly before: string | undefined;
  /** The tags of the record that name the players. */
  readonly tags: Readonly<Record<string, string>>;
}

const beginning = <T extends GameTypes>(
  game: Game<T>,
  { options: text = '{}', seed: given, position }: PlayFlags,
): Either<Fault, TerminalStart<T>> => {
  const usual = { before: undefined, tags: {} };
  if (position === undefined)
    return chain(readLimited(game, text), (agreed) =>
      chain(setupSeed(given), (seed) =>
        map((start: T['State']) => ({ ...usual, ...agreed, seed, start }))(startOf(game, agreed.options, seed)),
      ),
    );
  return chain(readBeginning(game, text, position), (begun) =>
    map((seed: Seed) => ({ ...usual, ...begun, limits: {}, seed }))(setupSeed(given)),
  );
};

/** A file with the record of a game that is to go on. */
interface ResumedGame {
  readonly file: string;
  readonly text: string;
}

/** The game that a record contains, with the record's own options, seed and starting position. */
const continued = <T extends GameTypes>(
  game: Game<T>,
  flags: PlayFlags,
  { file, text }: ResumedGame,
): Either<Fault, TerminalStart<T>> => {
  const other = (['options', 'seed', 'position'] as const).find((name) => flags[name] !== undefined);
  if (other !== undefined) return left(fault([`--${other}`], 'a game that is resumed has its own'));
  return chain(inFile(file, readRecord(game)(text)), ({ record, options, start }) =>
    map((drawn: Seed) => ({
      ...{ options, limits: {}, seed: record.seed ?? drawn, start, before: text },
      tags: record.tags,
    }))(setupSeed(undefined)),
  );
};

/** The bots that a record names; a fault if one of them is a program, because no file may make the command start a program. */
const botsIn = (tags: Readonly<Record<string, string>>): Either<Fault, readonly string[]> => {
  const texts = seats.map((seat) => tags[`bot${seat}`]).filter((text) => text !== undefined);
  return texts.some(isProgram)
    ? left(fault(['--bot'], 'the game was played with a program: name it again, a file is not trusted to'))
    : right(texts);
};

/** Reads the arguments and flags of `play`, and checks them in the order in which their faults are to be reported. */
const readTable = <T extends GameTypes>(game: Game<T>, flags: PlayFlags, resumed: ResumedGame | undefined) =>
  pipe(
    E.Do,
    E.bind('limits', () => readLimits(flags)),
    E.bind('begin', () => (resumed === undefined ? beginning(game, flags) : continued(game, flags, resumed))),
    E.bind('texts', ({ begin }) => (flags.bot.length > 0 ? right(flags.bot) : botsIn(begin.tags))),
    E.bind('bots', ({ texts, limits }) => readEntrants(texts, limits)),
    E.bind('seedOf', () => botSeeds(flags.botSeed)),
    E.bind('seat', ({ begin }) =>
      chain(readSeat(flags.seat ?? begin.tags['person'] ?? '0', game.seatCount(begin.start)), seatOf),
    ),
  );

type TerminalTable<T extends GameTypes> = ReturnType<typeof readTable<T>> extends Either<Fault, infer A> ? A : never;

/** The tags with which a record names its writer and its players. */
const tagsOf = (version: string, seat: Seat, entrants: readonly (Entrant | undefined)[]) => ({
  ...writerTag(version),
  person: String(seat),
  ...Object.fromEntries(
    entrants.flatMap((one, other) => (one === undefined ? [] : [[`bot${other}`, one.text.slice(0, longestTag)]])),
  ),
});

const longestTag = 400;

/** Opens a session of the game, and loads the record if a game is resumed; the bots sit down later. */
const open = <T extends GameTypes>(game: Game<T>, table: TerminalTable<T>, flags: PlayFlags, players: Players<T>) => {
  const { options, seed, start, before } = table.begin;
  const opened = session<T>(faceOf(game) ?? game, {
    seats: firstSeats(game.seatCount(start)).map(() => ({})),
    options,
    seed,
    ...(flags.position === undefined ? {} : { start: flags.position }),
    bots: { think: players.think, patience: longest },
  });
  players.follow(opened);
  const loaded = before === undefined ? right(undefined) : opened.load(before);
  return map(() => opened)(loaded);
};

/** Lets the bots sit down, and then lets the person play in a terminal. */
const playAt = async <T extends GameTypes>(
  game: Game<T>,
  knowledge: Knowledge<T>,
  table: TerminalTable<T>,
  { flags, version, keeper, io }: Setting,
): Promise<Either<Fault, void>> => {
  const { begin, bots, seedOf, seat } = table;
  const { options } = begin;
  const taken = firstSeats(game.seatCount(begin.start));
  const entrants = taken.map((other) =>
    other === seat ? undefined : entrantAt(bots, other < seat ? other : other - 1),
  );
  const names = entrants.map((one) => (one === undefined ? 'you' : one.text.slice(0, 100)));
  const players = new Players(
    taken.map((other) =>
      entrants[other]?.sit({ game, options, seat: other, players: names, seed: seedOf('bot', other) }, knowledge),
    ),
  );
  const opened = open(game, table, flags, players);
  if (isLeft(opened)) return opened;
  const tags = tagsOf(version, seat, entrants);
  const terminal = new Terminal(opened.right, { seat, tags, advise: adviserOf(game, knowledge, seat), keeper }, io);
  for (const [other, one] of entrants.entries())
    if (one !== undefined) opened.right.sit(taken[other]!, { bot: one.text });
  await terminal.run();
  opened.right.close();
  await players.end();
  return right(undefined);
};

/** Everything that a game in a terminal needs, apart from the game itself. */
interface Setting {
  readonly flags: PlayFlags;
  readonly version: string;
  readonly keeper: Keeper | undefined;
  readonly io: Io;
}

/** The file of the game to be resumed; undefined for a new game. */
const resumedFile = (id: string, { resume }: PlayFlags, { kept }: Io): Either<Fault, string | undefined> => {
  if (resume !== true) return right(resume);
  if (kept === undefined) return left(fault(['--resume'], 'name the file: games are kept only where a person types'));
  const last = lastKept(kept, id);
  return last === undefined ? left(fault([], `no game of ${id} is kept`)) : right(last);
};

const resumedIn = async (file: string): Promise<Either<Fault, ResumedGame>> =>
  map((text: string): ResumedGame => ({ file, text }))(await readText(file));

const keeperFor = (id: string, file: string | undefined, io: Io): Keeper | undefined => {
  if (file !== undefined) return new Keeper(file, undefined, io);
  return io.kept === undefined ? undefined : new Keeper(newFile(io.kept, id), io.kept, io);
};

/** The command line that resumes the game in a file. */
const resuming = (id: string, file: string, { with: files = [] }: PlayFlags, { kept }: Io): string => {
  const isLast = kept !== undefined && lastKept(kept, id) === file;
  const own = files.map((one) => ` --with ${one}`).join('');
  return `rulehouse play ${id} --resume${isLast ? '' : ` ${file}`}${own}`;
};

/** Says which limit ends the game at the latest, or that it may go on for ever. */
const lengthLines = <T extends GameTypes>(
  game: Game<T>,
  { options, limits, before }: TerminalStart<T>,
): readonly string[] => {
  if (before !== undefined) return [];
  const set = limitWords(limits);
  if (set !== '') return [`The game need not end by itself, so there is a limit: ${set} (see --options).`];
  return endsOf(game)(options) === 'may-not-end' ? ['The game may go on for ever: no limit is set.'] : [];
};

/** Plays one game in a terminal. */
export const play = async (id: string, flags: PlayFlags, version: string, io: Io): Promise<Either<Fault, void>> => {
  const known = readKnown(id);
  if (isLeft(known)) return known;
  const file = resumedFile(id, flags, io);
  if (isLeft(file)) return file;
  const resumed = file.right === undefined ? right(undefined) : await resumedIn(file.right);
  if (isLeft(resumed)) return resumed;
  const keeper = keeperFor(id, file.right, io);
  const tell = (): void => {
    if (keeper?.file !== undefined) io.out(`The game is kept. To resume it: ${resuming(id, keeper.file, flags, io)}`);
  };
  const last = file.right === undefined && io.kept !== undefined ? lastKept(io.kept, id) : undefined;
  return known.right.open(async (game, knowledge): Promise<Either<Fault, void>> => {
    const table = readTable(game, flags, resumed.right);
    if (isLeft(table)) return table;
    if (last !== undefined) io.out(`An earlier game is kept. To resume it: ${resuming(id, last, flags, io)}`);
    for (const line of lengthLines(game, table.right.begin)) io.out(folded(line, io.width));
    io.onInterrupt?.(tell);
    const played = await playAt(game, knowledge, table.right, { flags, version, keeper, io });
    await keeper?.settle();
    tell();
    return played;
  });
};
