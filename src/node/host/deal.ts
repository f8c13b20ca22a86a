/**
 * The seeds of a game between bots: the seed of its set-up, and one seed for each bot.
 *
 * @packageDocumentation
 */
import { isProgram } from '../../arena/programs.js';
import type { Seed } from '../../core/values/random.js';
import { seats } from '../../core/values/seat.js';
import { type Secret, type SeedOf, seedsOf } from './secret.js';

/** The seeds of one game. A deal is plain data, which can be sent to threads and other machines. */
export interface Deal {
  /** The seed of the set-up, which is the same for all games of a block. */
  readonly setup: Seed;
  /** The bots' seeds: one for each seat, up to the greatest number of seats that any game can have. */
  readonly bots: readonly Seed[];
  /**
   * True if the seeds are derived from a secret. Such seeds cannot be computed without the secret, so the game's line in the results has to contain
   * them.
   */
  readonly isKeyed: boolean;
}

/**
 * Makes the deal (the seeds) of a game in which no program plays. The deal follows from the seed of the game's block, so that the same command or
 * spec gives the same games.
 */
export const openDeal = (seed: Seed, rotation: number): Deal => ({
  setup: seed,
  bots: seats.map((seat) => ((seed % 2 ** 40) + 1) * 4096 + rotation * 64 + seat),
  isKeyed: false,
});

/**
 * Makes the deal (the seeds) of a game in which at least one program plays. A program at a seat gets only its own seed and its own view. A seat's
 * seed reveals neither the set-up nor another seat's seed, because all seeds are hashed with a secret. The seed of the set-up is one of 2^53 possible
 * seeds. `block` identifies the block of games that share a set-up.
 */
export const keyedDeal = (seedOf: SeedOf, block: readonly unknown[], rotation: number): Deal => ({
  setup: seedOf('set-up', ...block),
  bots: seats.map((seat) => seedOf('bot', ...block, rotation, seat)),
  isKeyed: true,
});

/** The message for a run that is given a secret although no program takes part. */
export const needless = 'no program takes part: the games follow from their seeds, and there is no secret';

/** True if any of the given bots is a program. */
export const havePrograms = (texts: readonly string[]): boolean => texts.some(isProgram);

/** Returns a function that makes the deals (the seeds) of a run's games. Without a secret, anybody can compute the deals from the seeds of the blocks. */
export const dealsOf = (
  secret: Secret | undefined,
): ((block: readonly unknown[], seed: Seed, rotation: number) => Deal) => {
  if (secret === undefined) return (_, seed, rotation) => openDeal(seed, rotation);
  const seedOf = seedsOf(secret);
  return (block, _, rotation) => keyedDeal(seedOf, block, rotation);
};
