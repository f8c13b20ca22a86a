/**
 * The time of the bots in a game: a limit for each move, or a clock for each seat.
 *
 * @packageDocumentation
 */
import { type Either, left, right } from 'fp-ts/Either';
import type { ArenaLimits, TimeControl } from '../../arena/index.js';
import { type Fault, fault, show } from '../../core/values/fault.js';
import type { ClockFace, Limits } from '../../protocol/index.js';
import type { Loss } from './loss.js';

/** The limits of bots as a host applies them: those of the protocol, and how long bots may take to start and to think. */
export type BotLimits = Limits & Pick<ArenaLimits, 'start' | 'think' | 'clock'>;

/** The time for one move. */
export interface MoveTime {
  /** The number of milliseconds after which the game is lost. */
  readonly ms: number;
  /** The clocks; null if there are none. */
  readonly clock: ClockFace | null;
  /** The number of moves until the budget comes again; undefined if it does not, or if there are no clocks. */
  readonly toGo: number | undefined;
}

/** The time of the seats of one game. */
export interface GameTime {
  /** The time that a seat has for its next move; undefined if it is not limited. */
  readonly of: (seat: number) => MoveTime | undefined;
  /** Counts the milliseconds that a seat took for its move; returns the loss if they were too many. */
  readonly spend: (seat: number, took: number) => Loss | undefined;
}

const late = (took: number, { ms, clock }: MoveTime): Loss => ({
  reason: 'time',
  rule: null,
  text:
    clock === null
      ? `no answer within ${ms} ms`
      : `its clock ran out: ${Math.ceil(took)} ms for a move, with ${Math.floor(ms)} ms left`,
});

const withClocks = (seats: number, { budget, increment, moves }: TimeControl, think: number): GameTime => {
  const left = Array.from({ length: seats }, () => budget);
  const made = left.map(() => 0);
  const of = (seat: number): MoveTime => ({
    ms: Math.min(left[seat]!, think),
    clock: { left: left.map((one) => Math.max(0, Math.floor(one))), increment },
    toGo: moves === null ? undefined : moves - (made[seat]! % moves),
  });
  return {
    of,
    spend: (seat, took) => {
      const given = of(seat);
      if (took > given.ms) return late(took, given);
      made[seat]!++;
      const isDue = moves !== null && made[seat]! % moves === 0;
      left[seat] = left[seat]! - took + increment + (isDue ? budget : 0);
      return undefined;
    },
  };
};

/** The time of a game between bots with the given limits; undefined if their moves have no common limit. */
export const gameTime = (
  seats: number,
  { think, clock }: Pick<ArenaLimits, 'think' | 'clock'>,
): GameTime | undefined => {
  if (clock !== undefined) return withClocks(seats, clock, think ?? Number.POSITIVE_INFINITY);
  if (think === undefined) return undefined;
  const given: MoveTime = { ms: think, clock: null, toGo: undefined };
  return { of: () => given, spend: (_, took) => (took > think ? late(took, given) : undefined) };
};

/** The number of moves for which a clock is to last if its budget does not come again, and the part of an increment that a move may use up. */
const [expected, ofIncrement] = [25, 0.75];

/** The milliseconds that a bot of the library leaves on its clock, since a machine may do other things for a moment. */
const reserve = 200;

/** The number of milliseconds that a text gives in seconds; undefined if it is not such a number. */
const readSeconds = (text: string): number | undefined =>
  /^\d{1,5}(?:\.\d{1,3})?$/.test(text) ? Math.round(1000 * Number(text)) : undefined;

const badClock = (text: string): Either<Fault, never> =>
  left(fault(['--clock'], `${show(text)} is not [moves/]seconds[+seconds], for instance 40/60+0.5`));

/** Reads a clock from a text such as `40/60+0.5`: 60 seconds for 40 moves, and half a second after each move. */
export const readClock = (text: string): Either<Fault, TimeControl> => {
  const [, moves, first = '', more = '0'] = /^(?:(\d{1,4})\/)?([\d.]+)(?:\+([\d.]+))?$/.exec(text) ?? [];
  const [budget, increment] = [readSeconds(first), readSeconds(more)];
  if (budget === undefined || increment === undefined || budget < 1 || moves === '0') return badClock(text);
  return right({ budget, increment, moves: moves === undefined ? null : Number(moves) });
};

/**
 * The number of milliseconds for which a bot of the library thinks about a move. A bot that has used up most of its reserve saves its increments until
 * the reserve is there again.
 */
export const thinkingTime = ({ ms, clock, toGo = expected }: MoveTime): number => {
  if (clock === null) return Math.max(1, Math.min(0.85 * ms, ms - 5));
  const spare = ms - Math.min(reserve, ms / 2);
  const used = ofIncrement * clock.increment * Math.min(1, ms / (2 * reserve)) ** 2;
  const share = spare / (Math.min(toGo, expected) + 1) + used;
  return Math.max(0.5, Math.min(share, spare));
};

/** The greatest number of milliseconds for which a function may decide. */
export const longestDecision = ({ ms, think, clock }: Pick<ArenaLimits, 'ms' | 'think' | 'clock'>): number =>
  clock === undefined ? (think ?? ms) : Math.min(think ?? Number.POSITIVE_INFINITY, 2 * clock.budget + clock.increment);
