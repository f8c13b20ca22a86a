/**
 * The beginning of a game on this machine: the players at the seats, the options, and the seed.
 *
 * @packageDocumentation
 */
import { type Either, left, right } from 'fp-ts/Either';
import type { Game, GameTypes } from '../../core/contract/game.js';
import { isObject } from '../../core/reading/objects.js';
import { orNull } from '../../core/values/absent.js';
import { chain } from '../../core/values/either.js';
import { type Fault, fault, show } from '../../core/values/fault.js';
import { isSeed, type Seed } from '../../core/values/random.js';
import { firstSeats } from '../../core/values/seat.js';
import type { Catalogue } from '../../face/message.js';
import { leavingMistake } from '../../table/departure.js';
import type { ClockSpec, LeavingSpec, Table } from '../../table/index.js';
import { beginningOf } from '../../table/sit.js';
import type { Bots } from './bot-question.js';
import type { Confirm } from './driver.js';
import { begun, type LineOfPlay } from './line.js';
import type { SeatSetup } from './snapshot.js';

/** The set-up of a game on this machine. All fields of a set-up can be left out. */
export interface SessionSetup<T extends GameTypes> {
  /** The player at each seat, in the order of the seats; if left out, people without names play. */
  readonly seats?: readonly SeatSetup[];
  /**
   * The options that differ from the defaults. If the option `players` is left out, its value is the number of players given in `seats`. In
   * a game that begins from a position, options that are left out are taken from the position, as far as it shows them.
   */
  readonly options?: { readonly [Name in keyof T['Options']]?: T['Options'][Name] };
  /** The seed of the set-up and of the outcomes of chance; if left out, a seed is drawn at random. */
  readonly seed?: Seed;
  /**
   * The text of the position from which the game begins; if left out, the options and the seed determine the set-up. An option that contradicts the
   * position is a fault.
   */
  readonly start?: string;
  /** How the bots think. */
  readonly bots?: Bots<T>;
  /** Says when a move has to be confirmed before it is made; if left out, `ambiguous`. */
  readonly confirm?: Confirm;
  /** The thinking time that each seat has; if left out, time is not measured. */
  readonly clock?: ClockSpec;
  /**
   * What happens when a seat resigns or runs out of time while others still play, as at a table: the game `ends` for all, the seat `drops` out, or a
   * `bot` of this session plays on; if left out, the game ends. A game of two seats always ends.
   */
  readonly leaving?: LeavingSpec;
  /** The text of the bot that plays on for seats that leave; if left out, the first bot in `seats`. */
  readonly leavingBot?: string;
  /** The catalogues of languages other than English, which are searched before the English catalogue. */
  readonly catalogues?: readonly Catalogue[];
}

/** What is agreed about a game on this machine, apart from its options and its players. */
export interface Agreement {
  readonly clock: ClockSpec | null;
  readonly leaving: LeavingSpec;
  /** The bot that plays on for seats that leave; null if there is none. */
  readonly leavingBot: string | null;
  /** The seed of the outcomes of chance. */
  readonly seed: Seed;
}

/** What a set-up agrees about its game. */
export const agreementIn = <T extends GameTypes>(setup: SessionSetup<T>): Agreement => ({
  clock: orNull(setup.clock),
  leaving: setup.leaving ?? 'ends',
  leavingBot: orNull(setup.leavingBot),
  seed: setup.seed ?? drawnSeed(),
});

/** What is agreed, as a table at which nobody sits yet. */
export const agreedOn = <T extends GameTypes>(
  game: Game<T>,
  { clock, leaving, seed }: Agreement,
  seatCount: number,
): Table<T> => ({
  game,
  spec: {
    options: {},
    seed,
    start: null,
    players: [],
    belongings: [],
    clock,
    undo: 'agreement',
    draws: true,
    resigning: true,
    leaving,
    claim: null,
    tags: {},
  },
  clockRules: 2,
  undoRules: 2,
  players: firstSeats(seatCount).map(() => null),
  belongings: [],
  comments: [],
  remarks: 0,
  spent: [],
  stage: { _tag: 'Seating' },
});

/** An unpredictable seed. */
const drawnSeed = (): Seed =>
  globalThis.crypto.getRandomValues(new Uint32Array(2)).reduce((sum, word) => sum * 2 ** 21 + (word >>> 11), 0);

/** The options of a set-up as JSON: the number of players is the number of seats that are given, or that of the position. */
const optionsFor = <T extends GameTypes>(
  game: Game<T>,
  { options = {}, seats = [], start }: SessionSetup<T>,
): Readonly<Record<string, unknown>> => {
  const counts = start === undefined && seats.length > 0 && game.optionInfo.some(({ name }) => name === 'players');
  return counts && isObject(options) && !Object.hasOwn(options, 'players')
    ? { ...options, players: seats.length }
    : options;
};

/** The line of play at its beginning, or the reason why a game with this set-up cannot begin. */
export const opened = <T extends GameTypes>(
  game: Game<T>,
  setup: SessionSetup<T>,
  agreement: Agreement,
): Either<Fault, LineOfPlay<T>> => {
  const { seed, leaving, leavingBot } = agreement;
  if (!isSeed(seed)) return left(fault(['seed'], `${show(seed)} is not a seed`));
  return chain(
    beginningOf(game, optionsFor(game, setup), { seed, start: orNull(setup.start) }),
    ({ options, start }) => {
      const { seats: named = [] } = setup;
      const [count, given] = [game.seatCount(start), named.length];
      if (given > 0 && given !== count) return left(fault(['seats'], `this game has ${count} seats, not ${given}`));
      const unfit = leavingMistake(game, leaving, start);
      if (unfit !== undefined) return left(unfit);
      const agreed = agreedOn(game, agreement, count);
      const setupSeed = setup.start === undefined ? seed : null;
      return right(begun({ agreed, leavingBot, seed: setupSeed, chance: undefined }, { options, start }));
    },
  );
};
