/**
 * Rests in a Swiss tournament with an odd number of bots.
 *
 * @packageDocumentation
 */
import type { GameLine } from './line.js';
import type { ArenaSpec } from './spec-shape.js';

/** The bots that have played in each round of a tournament, by the number of the round, from 0. */
export type RoundPlayers = ReadonlyMap<number, ReadonlySet<number>>;

/** The round of a tournament to which a game belongs; the first is 0. */
export const roundOf = ({ seed, blocks }: Pick<ArenaSpec, 'seed' | 'blocks'>, line: Pick<GameLine, 'seed'>): number =>
  Math.floor((line.seed - seed) / blocks);

/** Notes that bots have played in a round. */
export const addPlayers = (rounds: Map<number, Set<number>>, round: number, bots: readonly number[]): void => {
  const players = rounds.get(round) ?? new Set();
  for (const bot of bots) players.add(bot);
  rounds.set(round, players);
};

/** True if bots rest in the rounds of a tournament. */
export const hasRests = ({ format, bots }: ArenaSpec): boolean => format._tag === 'Swiss' && bots.length % 2 === 1;

/** The rounds in which a bot rested. In a round that is still being played, the bot that rests is known once all others have begun to play. */
export const restsOf = ({ format, bots }: ArenaSpec, rounds: RoundPlayers, bot: number): readonly number[] =>
  format._tag !== 'Swiss' || bots.length % 2 === 0
    ? []
    : [...rounds].flatMap(([round, players]) => (players.size === bots.length - 1 && !players.has(bot) ? [round] : []));
