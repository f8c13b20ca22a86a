/**
 * `try` and `check-protocol`: find out whether a program keeps to the protocol.
 *
 * @packageDocumentation
 */
import { type Either, isLeft, left, map, mapLeft, right } from 'fp-ts/Either';
import type { GameTypes } from '../../core/contract/game.js';
import { decode } from '../../core/reading/codec.js';
import { chain } from '../../core/values/either.js';
import { type Fault, fault, printFault } from '../../core/values/fault.js';
import { checkConversation, type Said } from '../../protocol/index.js';
import { readSeed, startOf } from '../host/args.js';
import { inArgument, readKnown } from '../host/bots.js';
import { openDeal } from '../host/deal.js';
import { type Entrant, readEntrant, readLimits } from '../host/entrant.js';
import { faultLine } from '../host/fault-line.js';
import { writeWhole } from '../host/files.js';
import { exitOf } from '../host/finish.js';
import { Exit, type ExitCode, type Io } from '../host/io.js';
import { printLoss } from '../host/loss.js';
import { everyGame } from '../host/own-games.js';
import { longest, playOne } from '../host/play-game.js';
import { ConversationLog } from './conversation-log.js';
import { readText } from './transcripts.js';

/** The flags of `try`. */
export interface TryFlags {
  readonly seed: string;
  readonly json?: boolean;
  readonly transcript?: string;
  readonly botTime?: string;
  readonly botMemory?: string;
}

/** Options that make the listed games end soon; all other games are played with their default options. */
const brief: Readonly<Record<string, object>> = {
  terrafex: { turnLimit: 30 },
  toframenn: { quietLimit: 30 },
  icetraders: { players: 3, turnLimit: 60 },
  transformartian: { turnLimit: 60 },
  'terra-mystica': { players: 2 },
};

/** Plays one game; returns its result, and what was overheard between host and program. */
const playIn = async (id: string, entrants: readonly Entrant[], seed: number): Promise<Either<Fault, Trial>> => {
  const known = readKnown(id);
  if (isLeft(known)) return known;
  return known.right.open(
    async <T extends GameTypes>(
      game: Parameters<typeof playOne<T>>[0],
      knowledge: Parameters<typeof playOne<T>>[1],
    ): Promise<Either<Fault, Trial>> => {
      const options = decode(game.options)({ ...brief[id] });
      if (isLeft(options)) return options;
      const start = startOf(game, options.right, seed);
      if (isLeft(start)) return start;
      const overheard = new ConversationLog(everyGame());
      const course = await playOne(game, knowledge, options.right, start.right, entrants, 0, openDeal(seed, 0), {
        plies: longest,
        listener: (one) => overheard.hear(one),
      });
      if (isLeft(course)) return left(fault([], course.left.text));
      const { loss, moves } = course.right;
      return right({ overheard, moves: moves.length, loss: loss === undefined ? null : printLoss(loss) });
    },
  );
};

interface Trial {
  readonly overheard: ConversationLog;
  readonly moves: number;
  readonly loss: string | null;
}

/** Reads the program to be tried, and the bot that it plays against. */
const readEntrants = (text: string, flags: TryFlags): Either<Fault, readonly [Entrant, Entrant]> =>
  chain(readLimits(flags), (limits) =>
    chain(mapLeft(inArgument('bot'))(readEntrant(text, limits)), (own) =>
      own.bot === undefined
        ? map((other: Entrant): readonly [Entrant, Entrant] => [own, other])(readEntrant('random', limits))
        : left(fault([], 'only programs speak the protocol: cmd:COMMAND')),
    ),
  );

/** A program's result in one game. */
interface GameTried {
  readonly game: string;
  readonly moves: number;
  /** The reason why the program lost, if not by the rules of the game (for instance a crash); null otherwise. */
  readonly loss: string | null;
  /** The program's breaches of the protocol during the game. */
  readonly faults: readonly string[];
}

/** The results of trying a program, and the lines of its conversations. */
interface TryReport {
  readonly lines: readonly string[];
  readonly games: readonly GameTried[];
}

/** Lets a program play each of the known games once, and reports the results. */
const playEach = async (
  [own, other]: readonly [Entrant, Entrant],
  seed: number,
  say: (text: string) => void,
): Promise<Either<Fault, TryReport>> => {
  const lines: string[] = [];
  const games: GameTried[] = [];
  for (const { id } of everyGame()) {
    // The program gets only the first seat, because a transcript covers one process.
    const trial = await playIn(id, [own, other, other, other, other, other], seed);
    if (isLeft(trial)) return trial;
    const { overheard, moves, loss } = trial.right;
    const faults = overheard.end();
    const how = loss === null ? 'played to its end' : `lost: ${loss}`;
    say([`${id}: ${moves} moves, ${how}`, ...faults.map((one) => `  ${one}`)].join('\n'));
    games.push({ game: id, moves, loss, faults });
    lines.push(`# ${id}`);
    // Push the lines one by one: spreading thousands of arguments can overflow the stack.
    for (const line of overheard.lines()) lines.push(line);
  }
  return right({ lines, games });
};

/** Lets a program play every known game once against random moves; reports its losses and its breaches of the protocol. */
const tryAll = async (text: string, flags: TryFlags, io: Io): Promise<Either<Fault, boolean>> => {
  const entrants = readEntrants(text, flags);
  if (isLeft(entrants)) return entrants;
  const seed = readSeed(flags.seed);
  if (isLeft(seed)) return seed;
  const played = await playEach(entrants.right, seed.right, flags.json === true ? () => undefined : io.out);
  if (isLeft(played)) return played;
  const { lines, games } = played.right;
  if (flags.json === true) io.out(JSON.stringify({ games }));
  const isFine = games.every(({ loss, faults }) => loss === null && faults.length === 0);
  if (flags.transcript === undefined) return right(isFine);
  const written = await writeWhole(flags.transcript, `${lines.join('\n')}\n`, 'keep');
  return isLeft(written) ? written : right(isFine);
};

/** Calls {@link tryAll}, and turns its verdict into an exit code. */
export const tryOut = async (text: string, flags: TryFlags, io: Io): Promise<ExitCode> => {
  const tried = await tryAll(text, flags, io);
  if (!isLeft(tried)) return tried.right ? Exit.ok : Exit.failure;
  io.err(faultLine(tried.left));
  return exitOf(tried.left);
};

const readSaid = (line: string): Said | undefined =>
  line.startsWith('> ')
    ? { by: 'host', line: line.slice(2) }
    : line.startsWith('< ')
      ? { by: 'bot', line: line.slice(2) }
      : undefined;

/** A conversation between host and program, as found in a file. */
interface Conversation {
  /** The number of the line just before the conversation in the file. */
  readonly from: number;
  readonly said: Said[];
}

/** The conversations in a file, and the numbers of the file's lines that belong to no conversation. */
const conversationsIn = (text: string): readonly [readonly Conversation[], strangers: readonly number[]] => {
  const all: Conversation[] = [{ from: 0, said: [] }];
  const strangers: number[] = [];
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    const said = readSaid(line);
    if (said !== undefined) all[all.length - 1]!.said.push(said);
    else if (line.startsWith('#')) all.push({ from: index + 1, said: [] });
    else if (line.trim() !== '') strangers.push(index + 1);
  }
  return [all, strangers];
};

/** The breaches of the protocol in a conversation, each with its line number in the file. */
const faultsIn = ({ from, said }: Conversation): readonly string[] =>
  checkConversation(everyGame(), said).map(({ path: [index = '0', ...path], ...rest }) => {
    const number = String(from + Number(index) + 1);
    return `line ${printFault({ ...rest, path: [number, ...path] })}`;
  });

/** Checks a transcript. */
export const checkProtocol = async (file: string, asJson: boolean, io: Io): Promise<ExitCode> => {
  const text = await readText(file, io);
  if (isLeft(text)) {
    io.err(faultLine(text.left));
    return Exit.failure;
  }
  const [conversations, strangers] = conversationsIn(text.right);
  const faults = [
    ...strangers.map((line) => `line ${line}: begins neither with ">" nor with "<"`),
    ...conversations.flatMap(faultsIn),
  ];
  const lines = conversations.reduce((sum, one) => sum + one.said.length, 0);
  if (asJson) io.out(JSON.stringify({ lines, faults }));
  else [...faults, `${lines} lines, ${faults.length} faults`].forEach((line) => io.out(line));
  if (lines === 0) io.err(`${file === '-' ? 'standard input' : file}: nothing to check: no lines`);
  return lines > 0 && faults.length === 0 ? Exit.ok : Exit.failure;
};
