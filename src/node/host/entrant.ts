/**
 * Reads texts that name players: bots of the library, bots from loaded modules, and programs (`cmd:` and a command line).
 *
 * @packageDocumentation
 */
import * as E from 'fp-ts/Either';
import { type Either, isLeft, left, map, mapLeft, right } from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import { isProgram, programPrefix } from '../../arena/programs.js';
import { timeControl } from '../../arena/spec.js';
import type { TimeControl } from '../../arena/spec-shape.js';
import { type Analysis, type Bot, type Budget, type Knowledge, type Search, thinkNow } from '../../bots/index.js';
import { thinkWithin } from '../../bots/think.js';
import type { Signal } from '../../bots/worker/connect.js';
import type { GameTypes } from '../../core/contract/game.js';
import { decode } from '../../core/reading/codec.js';
import { type Fault, fault, show, under } from '../../core/values/fault.js';
import { type Limits, type Said } from '../../protocol/index.js';
import { readWhole, wholeIn } from './args.js';
import { programAt, type SeatContext } from './bot-program.js';
import { readBot } from './bots.js';
import { wordsOf } from './command-line.js';
import { type BotLimits, readClock, thinkingTime } from './game-clock.js';
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

/** The time that bots have in a program's settings, in milliseconds; what is left out is not limited. */
export interface TimeSettings {
  /** The time until a program is ready to play; if left out, 10,000, or `ms` if that is more. */
  readonly start?: number;
  /**
   * The time that every bot may take for a move: functions, programs and bots of the library alike. A bot of the library whose text states no budget
   * uses this time.
   */
  readonly think?: number;
  /** The clock of each bot. With clocks, `ms` does not apply. */
  readonly clock?: Pick<TimeControl, 'budget'> & Partial<TimeControl>;
}

/** The limits of a bot, with the default for each of them that is left out. */
const limitsOf = ({ ms = usualLimits.ms, memory = usualMemory }: LimitSettings): Either<Fault, Limits> => {
  const [time, space] = [wholeIn('ms', ms, 1, longestTime), wholeIn('memory', memory, 1, mostMemory)];
  if (isLeft(time)) return time;
  return map((): Limits => ({ ...usualLimits, ms, memory }))(space);
};

/** Leaves out the settings that were left out, so that nobody finds them as undefined. */
const withTime = (limits: Limits, start?: number, think?: number, clock?: TimeControl): BotLimits => ({
  ...limits,
  ...(start === undefined ? {} : { start }),
  ...(think === undefined ? {} : { think }),
  ...(clock === undefined ? {} : { clock }),
});

/** Checks a number of milliseconds that may be left out. */
const millisIn = (name: string, ms: number | undefined): Either<Fault, number | undefined> =>
  ms === undefined ? right(undefined) : wholeIn(name, ms, 1, longestTime);

/** The limits in the settings of a program. */
export const botLimitsOf = (settings: LimitSettings & TimeSettings): Either<Fault, BotLimits> =>
  pipe(
    E.Do,
    E.bind('usual', () => limitsOf(settings)),
    E.bind('start', () => millisIn('start', settings.start)),
    E.bind('think', () => millisIn('think', settings.think)),
    E.bind('clock', () =>
      settings.clock === undefined ? right(undefined) : mapLeft(under('clock'))(decode(timeControl)(settings.clock)),
    ),
    E.map(({ usual, start, think, clock }) => withTime(usual, start, think, clock)),
  );

/** Reads the limits from the flags `--bot-time` and `--bot-memory`. */
export const readLimits = ({ botTime, botMemory }: { botTime?: string; botMemory?: string }): Either<Fault, Limits> => {
  const ms = botTime === undefined ? right(undefined) : readWhole('--bot-time', botTime, 1, longestTime);
  if (isLeft(ms)) return ms;
  const memory = botMemory === undefined ? right(undefined) : readWhole('--bot-memory', botMemory, 1, mostMemory);
  return isLeft(memory) ? memory : limitsOf({ ms: ms.right, memory: memory.right });
};

/** The flags of all limits on bots. */
interface LimitFlags {
  readonly botTime?: string;
  readonly botMemory?: string;
  readonly botStart?: string;
  readonly think?: string;
  readonly clock?: string;
}

/** Reads a number of milliseconds from a flag that may be left out. */
const readMillis = (flag: string, text: string | undefined): Either<Fault, number | undefined> =>
  text === undefined ? right(undefined) : readWhole(flag, text, 1, longestTime);

/** Reads the limits on the memory and time of bots, and their clocks. */
export const readBotLimits = (flags: LimitFlags): Either<Fault, BotLimits> =>
  pipe(
    E.Do,
    E.bind('usual', () => readLimits(flags)),
    E.bind('start', () => readMillis('--bot-start', flags.botStart)),
    E.bind('think', () => readMillis('--think', flags.think)),
    E.bind('clock', () => (flags.clock === undefined ? right(undefined) : readClock(flags.clock))),
    E.map(({ usual, start, think, clock }) => withTime(usual, start, think, clock)),
  );

/** True if the text of a bot states how long it thinks. */
const statesBudget = (text: string): boolean => /[:,](?:iterations|ms)=/.test(text);

/** Lets a bot of the library think no longer than its time allows; if its text states no budget, it uses this time. */
const thinkIn = <Move>(search: Search<Move>, budget: Budget, text: string, ms: number): Analysis<Move> => {
  if ('ms' in budget) return thinkNow(search, { ms: Math.min(ms, budget.ms) });
  return thinkWithin(search, statesBudget(text) ? budget.iterations : Number.POSITIVE_INFINITY, ms);
};

/** Puts one of the library's bots at a seat; such a bot chooses at its turns only, and never plays an illegal move. */
const thinker = <T extends GameTypes>(
  bot: Bot,
  { game, seat, seed }: SeatContext<T>,
  knowledge: Knowledge<T>,
): SeatedPlayer<T> => {
  const player = bot.sit(game, knowledge, seed);
  return {
    choose: (view, _, time) => {
      // The clock is read only if it matters, because reading it takes as long as making a move of a small game.
      const begin = time === undefined ? 0 : performance.now();
      const search = player.look(view, seat);
      if (search === undefined)
        return left({ reason: 'protocol', rule: game.turnRule, text: 'this seat has nothing to decide' });
      const analysis =
        time === undefined
          ? thinkNow(search, player.budget)
          : thinkIn(search, player.budget, bot.text, thinkingTime(time) - (performance.now() - begin));
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
  limits: BotLimits,
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
