/**
 * The games still to be played, as plain data that threads and other machines can receive.
 *
 * @packageDocumentation
 */
import type * as t from 'io-ts';
import { type GameOrder, gameOrder } from '../../arena/index.js';
import { gameKey } from '../../arena/line.js';
import { boolean, list, whole } from '../../core/reading/codec.js';
import { exact } from '../../core/reading/objects.js';
import { seats } from '../../core/values/seat.js';
import type { Deal } from '../host/deal.js';

/** A game that is to be played, with its key. */
export interface NamedOrder {
  /** The key of the game: 32 hexadecimal digits. */
  readonly key: string;
  readonly order: GameOrder;
}

/** A game that is to be played, with the seeds for its random events. */
export interface DealtGame extends NamedOrder {
  readonly deal: Deal;
}

const seed = whole(0, Number.MAX_SAFE_INTEGER);

/** JSON codec of games that are sent to other machines. */
export const dealt: t.Type<DealtGame> = exact<DealtGame>('a game', {
  key: gameKey,
  order: gameOrder,
  deal: exact<Deal>('the seeds of a game', {
    setup: seed,
    bots: list(seed, seats.length, seats.length),
    isKeyed: boolean,
  }),
});

/** Says which games somebody holds: how many, and which is the first. */
export const gamesInWords = (games: readonly GameOrder[]): string => {
  const [first] = games;
  if (first === undefined) return 'no games';
  const { game, pairing, seed: from, rotation } = first;
  const number = games.length === 1 ? '1 game' : `${games.length} games`;
  return `${number}, from game ${game}, bots ${pairing.join(' and ')}, seed ${from}, rotation ${rotation}`;
};
