/**
 * `try` and `check-protocol`: whether a program keeps to the protocol.
 *
 * @packageDocumentation
 */
import { type Either, isLeft, left, map, mapLeft, right } from 'fp-ts/Either';
import { decode } from '../core/reading/codec.js';
import { chain } from '../core/values/either.js';
import { type Fault, fault, printFault } from '../core/values/fault.js';
import type { GameTypes } from '../core/contract/game.js';
import { checkConversation, type Said } from '../protocol/index.js';
import { readSeed, startOf } from '../host/args.js';
import { longest, playOne } from '../host/play-game.js';
import { everyGame } from '../host/own-games.js';
import { inArgument, readKnown } from '../host/bots.js';
import { openDeal } from '../host/deal.js';
import { type Entrant, readEntrant, readLimits } from '../host/entrant.js';
import { writeWhole } from '../host/files.js';
import { Exit, type ExitCode, type Io } from '../host/io.js';
import { printLoss } from '../host/seated.js';
import { readText } from './transcripts.js';

/** The flags of `try`. */
export interface TryFlags {
  readonly seed: string;
  readonly transcript?: string;
  readonly botTime?: string;
  readonly botMemory?: string;
}

/** Options of games that end soon; the others play by their defaults. */
const brief: Readonly<Record<string, unknown>> = {
  terrafex: { turnLimit: 30 },
  toframenn: { quietLimit: 30 },
  icetraders: { players: 3, turnLimit: 60 },
  transformartian: { turnLimit: 60 },
  'terra-mystica': { players: 2 },
};

/** `>` before a line of the host, `<` before one of the bot; a line with `#` begins another conversation. */
const printSaid = ({ by, line }: Said): string => `${by === 'host' ? '>' : '<'} ${line.replaceAll('\n', ' ')}`;

/** One game, and everything that was said in it. */
const playIn = async (id: string, entrants: readonly Entrant[], seed: number): Promise<Either<Fault, Trial>> => {
  const known = readKnown(id);
  if (isLeft(known)) return known;
  return known.right.open(
    async <T extends GameTypes>(
      game: Parameters<typeof playOne<T>>[0],
      knowledge: Parameters<typeof playOne<T>>[1],
    ): Promise<Either<Fault, Trial>> => {
      const options = decode(game.options)(brief[id] ?? {});
      if (isLeft(options)) return options;
      const start = startOf(game, options.right, seed);
      if (isLeft(start)) return start;
      const said: Said[] = [];
      const course = await playOne(game, knowledge, options.right, start.right, entrants, 0, openDeal(seed, 0), {
        plies: longest,
        listener: (one) => said.push(one),
      });
      const how = course.loss === undefined ? 'played to its end' : `lost: ${printLoss(course.loss)}`;
      return right({
        id,
        said,
        isLost: course.loss !== undefined,
        line: `${id}: ${course.moves.length} moves, ${how}`,
      });
    },
  );
};

interface Trial {
  readonly id: string;
  readonly said: readonly Said[];
  readonly isLost: boolean;
  readonly line: string;
}

/** The program, and the bot that it meets. */
const readEntrants = (text: string, flags: TryFlags): Either<Fault, readonly [Entrant, Entrant]> =>
  chain(readLimits(flags), (limits) =>
    chain(mapLeft(inArgument('bot'))(readEntrant(text, limits)), (own) =>
      own.bot === undefined
        ? map((other: Entrant): readonly [Entrant, Entrant] => [own, other])(readEntrant('random', limits))
        : left(fault([], 'only programs speak the protocol: cmd:COMMAND')),
    ),
  );

/** Plays one game of each kind, and prints how it went; the conversations, and whether nothing was wrong in any. */
const playEach = async (
  [own, other]: readonly [Entrant, Entrant],
  seed: number,
  { out }: Io,
): Promise<Either<Fault, { readonly lines: readonly string[]; readonly isFine: boolean }>> => {
  const lines: string[] = [];
  let isFine = true;
  for (const { id } of everyGame()) {
    // The program has only the first seat: a conversation is that of one process.
    const trial = await playIn(id, [own, other, other, other, other, other], seed);
    if (isLeft(trial)) return trial;
    const { line, said, isLost } = trial.right;
    const faults = checkConversation(everyGame(), said);
    out([line, ...faults.map((one) => `  line ${printFault(one)}`)].join('\n'));
    isFine &&= !isLost && faults.length === 0;
    lines.push(`# ${id}`, ...said.map(printSaid));
  }
  return right({ lines, isFine });
};

/** Lets a program play one game of each kind against random moves; says how it lost, and what was against the protocol. */
const tryAll = async (text: string, flags: TryFlags, io: Io): Promise<Either<Fault, boolean>> => {
  const entrants = readEntrants(text, flags);
  if (isLeft(entrants)) return entrants;
  const seed = readSeed(flags.seed);
  if (isLeft(seed)) return seed;
  const played = await playEach(entrants.right, seed.right, io);
  if (isLeft(played)) return played;
  const { lines, isFine } = played.right;
  if (flags.transcript === undefined) return right(isFine);
  const written = await writeWhole(flags.transcript, `${lines.join('\n')}\n`, 'keep');
  return isLeft(written) ? written : right(isFine);
};

/** {@link tryAll}, with its verdict as an exit code. */
export const tryOut = async (text: string, flags: TryFlags, io: Io): Promise<ExitCode> => {
  const tried = await tryAll(text, flags, io);
  if (isLeft(tried)) io.err(printFault(tried.left));
  return isLeft(tried) || !tried.right ? Exit.failure : Exit.ok;
};

const readSaid = (line: string): Said | undefined =>
  line.startsWith('> ')
    ? { by: 'host', line: line.slice(2) }
    : line.startsWith('< ')
      ? { by: 'bot', line: line.slice(2) }
      : undefined;

/** Checks a transcript; the numbers are those of its lines. */
export const checkProtocol = async (file: string, io: Io): Promise<ExitCode> => {
  const text = await readText(file, io);
  if (isLeft(text)) {
    io.err(printFault(text.left));
    return Exit.failure;
  }
  const lines = text.right.split(/\r?\n/);
  const conversations: { readonly from: number; readonly said: Said[] }[] = [{ from: 0, said: [] }];
  const strangers: string[] = [];
  for (const [index, line] of lines.entries()) {
    const said = readSaid(line);
    if (said !== undefined) conversations.at(-1)?.said.push(said);
    else if (line.startsWith('#')) conversations.push({ from: index + 1, said: [] });
    else if (line.trim() !== '') strangers.push(`line ${index + 1}: begins neither with ">" nor with "<"`);
  }
  const faults = conversations.flatMap(({ from, said }) =>
    checkConversation(everyGame(), said).map(({ path: [index = '0', ...path], ...rest }) => {
      const number = String(from + Number(index) + 1);
      return `line ${printFault({ ...rest, path: [number, ...path] })}`;
    }),
  );
  const said = conversations.reduce((sum, one) => sum + one.said.length, 0);
  for (const line of [...strangers, ...faults]) io.out(line);
  io.out(`${said} lines, ${strangers.length + faults.length} faults`);
  return said > 0 && strangers.length + faults.length === 0 ? Exit.ok : Exit.failure;
};
