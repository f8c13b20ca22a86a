/**
 * The games of a task and their results as they travel between threads: one text and a list of numbers are copied many times faster than many small
 * objects.
 *
 * @packageDocumentation
 */
import { seats } from '../../core/values/seat.js';
import type { DealtGame } from './assignment.js';
import type { TimedGame } from './play-games.js';

/** Games to be played: {@link fields} numbers for each game, followed by the seeds of its bots and its pairing. */
export type PackedOrders = Float64Array;

/** The numbers of a game besides its lists: see {@link packOrders}. */
const fields = 7;

/** The number of numbers for a game. A list that is shorter than it could be is followed by zeros. */
const stride = fields + 2 * seats.length;

const noOpening = -1;

/** Packs games that are to be played. */
export const packOrders = (games: readonly DealtGame[]): PackedOrders => {
  const packed = new Float64Array(stride * games.length);
  for (const [index, { order, deal }] of games.entries()) {
    const { game, seed, rotation, opening, pairing } = order;
    const at = stride * index;
    packed.set([game, seed, rotation, opening ?? noOpening, deal.setup, Number(deal.isKeyed), pairing.length], at);
    packed.set(deal.bots, at + fields);
    packed.set(pairing, at + fields + seats.length);
  }
  return packed;
};

/** The number of games that are packed. */
export const countOf = (packed: PackedOrders): number => packed.length / stride;

/** Unpacks the game with the given index. */
export const orderAt = (packed: PackedOrders, index: number): DealtGame => {
  const at = stride * index;
  const [bots, pairing] = [at + fields, at + fields + seats.length];
  const opening = packed[at + 3]!;
  return {
    order: {
      game: packed[at]!,
      pairing: Array.from(packed.subarray(pairing, pairing + packed[at + 6]!)),
      seed: packed[at + 1]!,
      rotation: packed[at + 2]!,
      opening: opening === noOpening ? null : opening,
    },
    deal: { setup: packed[at + 4]!, bots: Array.from(packed.subarray(bots, pairing)), isKeyed: packed[at + 5] === 1 },
  };
};

/** Played games, without what follows from their orders. */
export interface PackedGames {
  /** The keys, one after another. */
  readonly keys: string;
  /** The lines, separated by newlines. */
  readonly lines: string;
  /** For each game, the number of milliseconds that it took, followed by the gains of its bots. */
  readonly numbers: Float64Array;
}

/** Packs the games that were played first among those of a task. */
export const packGames = (played: readonly TimedGame[]): PackedGames => ({
  keys: played.map(({ key }) => key).join(''),
  lines: played.map(({ text }) => text).join('\n'),
  numbers: Float64Array.from(played.flatMap(({ took, gained }) => [took, ...gained.gains])),
});

/** Unpacks the games that were played first among those of a task. */
export const unpackGames = (
  { keys, lines, numbers }: PackedGames,
  orders: readonly DealtGame[],
): readonly TimedGame[] => {
  if (keys === '') return [];
  const texts = lines.split('\n');
  const digits = keys.length / texts.length;
  let at = 0;
  return texts.map((text, index) => {
    const { order, deal } = orders[index]!;
    const [from, took] = [at + 1, numbers[at]!];
    at = from + order.pairing.length;
    const gains = Array.from(numbers.subarray(from, at));
    const key = keys.slice(digits * index, digits * (index + 1));
    return { key, gained: { pairing: order.pairing, gains, isKeyed: deal.isKeyed }, took, text };
  });
};
