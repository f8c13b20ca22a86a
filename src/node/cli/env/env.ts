/**
 * `env`: plays many games at once over standard input and output, for programs that learn to play.
 *
 * @packageDocumentation
 */
import { type Either, isLeft, left, map, right } from 'fp-ts/Either';
import { type Bot, type Knowledge, type Known, type Player, thinkNow } from '../../../bots/index.js';
import type { GameTypes } from '../../../core/contract/game.js';
import { chain } from '../../../core/values/either.js';
import { type Fault, fault, show } from '../../../core/values/fault.js';
import { isSeat, type Seat } from '../../../core/values/seat.js';
import {
  type AnyEncoding,
  type Batch,
  type BatchSettings,
  batchOf,
  type Encoding,
  encodings,
  mostGames,
  type Opponent,
  type OpponentTable,
  type Reward,
  rewardNames,
} from '../../../environment/index.js';
import { readLimited, readSeed, readWhole } from '../../host/args.js';
import { readBot, readKnown } from '../../host/bots.js';
import { faultLine } from '../../host/fault-line.js';
import { exitOf } from '../../host/finish.js';
import { Exit, type ExitCode, type Io } from '../../host/io.js';
import { type Send, serveFrames } from './door.js';
import { declared } from './hello.js';
import { ownEncoding } from './own-encoding.js';

/** The flags of the command `env`. */
export interface EnvFlags {
  readonly games: string;
  readonly options: string;
  readonly reward: string;
  readonly illegal: string;
  readonly maxPlies: string;
  /** The number of steps of the program after which a game is cut off; if left out, steps are not counted. */
  readonly maxSteps?: string;
  readonly bot?: string;
  readonly botSeed: string;
  readonly seat?: string;
  readonly describe?: boolean;
}

/** Finds an encoding by the id of its game, or by the encoding's own name, which includes a version. */
export const readEncoding = (id: string): Either<Fault, AnyEncoding> => {
  const found = encodings.find((one) => one.id === id || one.name === id) ?? ownEncoding(id);
  const known = encodings.map(({ name }) => name).join(', ');
  return found === undefined ? left(fault([], `no environment ${show(id)}; there are: ${known}`)) : right(found);
};

const oneOf = <A extends string>(flag: string, text: string, all: readonly A[]): Either<Fault, A> => {
  const found = all.find((one) => one === text);
  return found === undefined ? left(fault([flag], `${show(text)} is not one of ${all.join(', ')}`)) : right(found);
};

/** The seats that the program plays: all seats if there is no bot, otherwise one seat, which may rotate. */
const readSeats = ({ seat, bot }: EnvFlags): Either<Fault, Pick<BatchSettings<GameTypes>, 'seats' | 'rotate'>> => {
  if (bot === undefined)
    return seat === undefined ? right({}) : left(fault(['--seat'], 'no bot plays the other seats'));
  if (seat === undefined || seat === 'rotate') return right({ seats: [0], rotate: true });
  return chain(readWhole('--seat', seat, 0, 5), (number) =>
    isSeat(number) ? right({ seats: [number] }) : left(fault(['--seat'], 'no such seat')),
  );
};

/**
 * Lets a bot of the library play all seats that the program does not play. Each seat of each game has a separate player, which remembers its own
 * searches.
 */
const opponentBy = <T extends GameTypes>(
  bot: Bot,
  { game, actions }: Encoding<T>,
  known: Known,
  botSeed: number,
): Opponent<T> =>
  // The encoding and the knowledge have the same game id, so they belong to the same game.
  known.open((_, knowledge) => {
    const mine = knowledge as unknown as Knowledge<T>;
    const players = new Map<string, { readonly episode: number; readonly player: Player<T> }>();
    const playerAt = ({ game: index, episode, seed }: OpponentTable, seat: Seat): Player<T> => {
      const key = `${index}/${seat}`;
      const present = players.get(key);
      if (present?.episode === episode) return present.player;
      const player = bot.sit(game, mine, (seed * 5 + seat + botSeed) % Number.MAX_SAFE_INTEGER);
      players.set(key, { episode, player });
      return player;
    };
    return (view, seat, legal, table) => {
      const player = playerAt(table, seat);
      const search = player.look(view, seat);
      if (search === undefined) return 0;
      const id = actions.idOf(thinkNow(search, player.budget).best, view, seat);
      return legal.findIndex((move) => actions.idOf(move, view, seat) === id);
    };
  });

const readOpponent = <T extends GameTypes>(
  encoding: Encoding<T>,
  { bot, botSeed }: EnvFlags,
): Either<Fault, Opponent<T> | undefined> =>
  bot === undefined
    ? right(undefined)
    : chain(readBot(bot), (read) =>
        chain(readKnown(encoding.game.id), (known) =>
          map((seed: number) => opponentBy(read, encoding, known, seed))(readSeed(botSeed, '--bot-seed')),
        ),
      );

/** Makes a batch of games according to the flags. */
const readBatch = <T extends GameTypes>(encoding: Encoding<T>, flags: EnvFlags): Either<Fault, Batch<T>> => {
  const games = readWhole('--games', flags.games, 1, mostGames);
  if (isLeft(games)) return games;
  const maxPlies = readWhole('--max-plies', flags.maxPlies, 0, 1_000_000_000);
  if (isLeft(maxPlies)) return maxPlies;
  const maxSteps = readWhole('--max-steps', flags.maxSteps ?? '0', 0, 1_000_000_000);
  if (isLeft(maxSteps)) return maxSteps;
  const limited = readLimited(encoding.game, flags.options);
  if (isLeft(limited)) return limited;
  const { options } = limited.right;
  const reward = oneOf<Reward>('--reward', flags.reward, rewardNames);
  if (isLeft(reward)) return reward;
  const illegal = oneOf('--illegal', flags.illegal, ['refuse', 'lose'] as const);
  if (isLeft(illegal)) return illegal;
  const seats = readSeats(flags);
  if (isLeft(seats)) return seats;
  return chain(readOpponent(encoding, flags), (opponent) =>
    batchOf(encoding, {
      ...{ games: games.right, maxPlies: maxPlies.right, maxSteps: maxSteps.right, options },
      reward: reward.right,
      ...{ illegal: illegal.right, ...seats.right },
      ...(opponent === undefined ? {} : { opponent }),
    }),
  );
};

/** Serves a batch until its client has left. */
export const env = async (id: string, flags: EnvFlags, io: Io, send: Send): Promise<ExitCode> => {
  const encoding = readEncoding(id);
  if (isLeft(encoding)) {
    io.err(faultLine(encoding.left));
    return Exit.failure;
  }
  return encoding.right.open(async (known): Promise<ExitCode> => {
    if (flags.describe === true) {
      io.out(JSON.stringify(declared(known)));
      return Exit.ok;
    }
    const batch = readBatch(known, flags);
    if (isLeft(batch)) {
      io.err(faultLine(batch.left));
      return exitOf(batch.left);
    }
    const wrong = await serveFrames(batch.right, io.input, send);
    if (wrong !== undefined) io.err(`byte ${wrong.byte}: ${wrong.text}`);
    return wrong === undefined ? Exit.ok : Exit.failure;
  });
};
