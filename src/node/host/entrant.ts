/**
 * Reads texts that name players: bots of the library, bots from loaded modules, and programs (`cmd:` and a command line).
 *
 * @packageDocumentation
 */
import { type Either, isLeft, left, map, right } from 'fp-ts/Either';
import { isProgram, programPrefix } from '../../arena/programs.js';
import { type Bot, type Knowledge, thinkNow } from '../../bots/index.js';
import type { Signal } from '../../bots/worker/connect.js';
import type { GameTypes } from '../../core/contract/game.js';
import { type Fault, fault, show, under } from '../../core/values/fault.js';
import { type Limits, type Said } from '../../protocol/index.js';
import { readWhole, wholeIn } from './args.js';
import { programAt, type SeatContext } from './bot-program.js';
import { readBot } from './bots.js';
import { wordsOf } from './command-line.js';
import { isOwnBot, ownBotAt } from './own-bot.js';
import { type Guests, namedBot, presentGuests } from './own-games.js';
import type { SeatedPlayer } from './seated-player.js';

/** A player that can play any game. */
export interface Entrant {
  /** The text that names the player, in canonical form. */
  readonly text: string;
  /** A bot that can analyse views; undefined for programs and functions, which only return moves. */
  readonly bot: Bot | undefined;
  /** Puts the player at one seat of one game. */
  readonly sit: <T extends GameTypes>(
    place: SeatContext<T>,
    knowledge: Knowledge<T>,
    listener?: (said: Said) => void,
  ) => SeatedPlayer<T>;
}

const longest = 1000;

const usualMemory = 1024;

/** The default limits on a program's time, memory and output. */
export const usualLimits: Limits = { ms: 10_000, memory: usualMemory, line: 1_000_000 };

const [longestTime, mostMemory] = [86_400_000, 1_000_000];

/** The limits on a program's time, in milliseconds, and memory, in megabytes. */
interface LimitSettings {
  readonly ms?: number | undefined;
  readonly memory?: number | undefined;
}

/** The limits of a bot, with the default for each of them that is left out. */
export const limitsOf = ({ ms = usualLimits.ms, memory = usualMemory }: LimitSettings): Either<Fault, Limits> => {
  const [time, space] = [wholeIn('ms', ms, 1, longestTime), wholeIn('memory', memory, 1, mostMemory)];
  if (isLeft(time)) return time;
  return map((): Limits => ({ ...usualLimits, ms, memory }))(space);
};

/** Reads the limits from the flags `--bot-time` and `--bot-memory`. */
export const readLimits = ({ botTime, botMemory }: { botTime?: string; botMemory?: string }): Either<Fault, Limits> => {
  const ms = botTime === undefined ? right(undefined) : readWhole('--bot-time', botTime, 1, longestTime);
  if (isLeft(ms)) return ms;
  const memory = botMemory === undefined ? right(undefined) : readWhole('--bot-memory', botMemory, 1, mostMemory);
  return isLeft(memory) ? memory : limitsOf({ ms: ms.right, memory: memory.right });
};

/** Puts one of the library's bots at a seat; such a bot chooses at its turns only, and never plays an illegal move. */
const thinker = <T extends GameTypes>(
  bot: Bot,
  { game, seat, seed }: SeatContext<T>,
  knowledge: Knowledge<T>,
): SeatedPlayer<T> => {
  const player = bot.sit(game, knowledge, seed);
  return {
    choose: (view) => {
      const search = player.look(view, seat);
      if (search === undefined)
        return left({ reason: 'protocol', rule: game.turnRule, text: 'this seat has nothing to decide' });
      const analysis = thinkNow(search, player.budget);
      return right({ move: analysis.best, analysis, said: null });
    },
    told: (_, move) => {
      if (move !== null) player.told(move);
    },
  };
};

/** Reads the text that describes a bot of the library, or the name of a bot from a loaded module. */
const readPlayer = (text: string, { ms }: Limits, guests: Guests, signal?: Signal): Either<Fault, Entrant> => {
  const own = namedBot(text, guests);
  return own !== undefined && isOwnBot(own)
    ? right({ text, bot: undefined, sit: (place) => ownBotAt(own, ms, place, signal) })
    : map((bot: Bot): Entrant => ({ text: bot.text, bot, sit: (place, knowledge) => thinker(bot, place, knowledge) }))(
        readBot(text, guests),
      );
};

/**
 * Reads the text that names an entrant: a bot, or `cmd:` followed by a program's command line. The argument `signal` is passed on to bots that are
 * functions.
 */
export const readEntrant = (
  text: string,
  limits: Limits,
  guests = presentGuests(),
  signal?: Signal,
): Either<Fault, Entrant> => {
  if (!isProgram(text)) return readPlayer(text, limits, guests, signal);
  if (text.length > longest) return left(fault(['--bot'], `${show(text)} is too long: at most ${longest} characters`));
  const words = wordsOf(text.slice(programPrefix.length));
  if (isLeft(words)) return left(under('--bot')(words.left));
  return right({
    text,
    bot: undefined,
    sit: (place, _, listener) => programAt(words.right, limits, place, listener),
  });
};
