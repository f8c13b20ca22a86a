/**
 * The games of a task and their results as they travel between threads: one text and a list of numbers are copied many times faster than many small
 * objects.
 *
 * @packageDocumentation
 */
import { seats } from '../../core/values/seat.js';
import type { DealtGame } from './assignment.js';
import type { TimedGame } from './play-games.js';

/** Games to be played. */
export interface PackedOrders {
  /** The keys, one after another. */
  readonly keys: string;
  /** {@link fields} numbers for each game, followed by the seeds of its bots and its pairing. */
  readonly numbers: Float64Array;
}

/** The number of digits of a key. */
const digits = 32;

/** The numbers of a game besides its lists: see {@link packOrders}. */
const fields = 7;

/** The number of numbers for a game. A list that is shorter than it could be is followed by zeros. */
const stride = fields + 2 * seats.length;

const noOpening = -1;

/** Packs games that are to be played. */
export const packOrders = (games: readonly DealtGame[]): PackedOrders => {
  const numbers = new Float64Array(stride * games.length);
  for (const [index, { order, deal }] of games.entries()) {
    const { game, seed, rotation, opening, pairing } = order;
    const at = stride * index;
    numbers.set([game, seed, rotation, opening ?? noOpening, deal.setup, Number(deal.isKeyed), pairing.length], at);
    numbers.set(deal.bots, at + fields);
    numbers.set(pairing, at + fields + seats.length);
  }
  return { keys: games.map(({ key }) => key).join(''), numbers };
};

/** The number of games that are packed. */
export const countOf = ({ numbers }: PackedOrders): number => numbers.length / stride;

/** Some of the numbers, as a list. */
const listAt = (numbers: Float64Array, from: number, count: number): readonly number[] =>
  Array.from({ length: count }, (_, index) => numbers[from + index]!);

/** Unpacks the game with the given index. */
export const orderAt = ({ keys, numbers }: PackedOrders, index: number): DealtGame => {
  const at = stride * index;
  const bots = at + fields;
  const opening = numbers[at + 3]!;
  return {
    key: keys.slice(digits * index, digits * (index + 1)),
    order: {
      game: numbers[at]!,
      pairing: listAt(numbers, bots + seats.length, numbers[at + 6]!),
      seed: numbers[at + 1]!,
      rotation: numbers[at + 2]!,
      opening: opening === noOpening ? null : opening,
    },
    deal: { setup: numbers[at + 4]!, bots: listAt(numbers, bots, seats.length), isKeyed: numbers[at + 5] === 1 },
  };
};

/** Played games, without what follows from their orders. */
export interface PackedGames {
  /** The lines, separated by newlines. */
  readonly lines: string;
  /** For each game, the number of milliseconds that it took, followed by the gains of its bots. */
  readonly numbers: Float64Array;
}

/** Packs the games that were played first among those of a task. */
export const packGames = (played: readonly TimedGame[]): PackedGames => ({
  lines: played.map(({ text }) => text).join('\n'),
  numbers: Float64Array.from(played.flatMap(({ took, gained }) => [took, ...gained.gains])),
});

/** Unpacks the games that were played first among those of a task. */
export const unpackGames = ({ lines, numbers }: PackedGames, orders: readonly DealtGame[]): readonly TimedGame[] => {
  if (numbers.length === 0) return [];
  let at = 0;
  return lines.split('\n').map((text, index) => {
    const { key, order, deal } = orders[index]!;
    const [from, took] = [at + 1, numbers[at]!];
    at = from + order.pairing.length;
    const gains = Array.from(numbers.subarray(from, at));
    return { key, gained: { pairing: order.pairing, gains, isKeyed: deal.isKeyed }, took, text };
  });
};
