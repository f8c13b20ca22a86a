/**
 * What the bots gained in a game. Of each game, a tournament keeps only the key and these gains in memory.
 *
 * @packageDocumentation
 */

import { left, right } from 'fp-ts/Either';
import type * as t from 'io-ts';
import type { GameLine } from '../../arena/index.js';
import { boolean, leaf, list, refined, whole } from '../../core/reading/codec.js';
import { exact } from '../../core/reading/objects.js';
import { fault } from '../../core/values/fault.js';
import { seats } from '../../core/values/seat.js';

/** What the bots of a pairing gained in a game. */
export interface GameGains {
  /** The indices of the pairing's bots in the spec's `bots` list, in ascending order. */
  readonly pairing: readonly number[];
  /** For each bot of the pairing, the share of the game's single point that it gained. */
  readonly gains: readonly number[];
  /** True if the game's seeds were hashed with a secret. */
  readonly isKeyed: boolean;
}

/** A game that a store keeps. */
export interface StoredGame {
  /** The key of the game: 32 hexadecimal digits. */
  readonly key: string;
  readonly gained: GameGains;
  /** The line of the game, without the newline. */
  readonly text: string;
}

/** What the bots of a pairing gained, added up from the shares of their seats. */
export const gainsOf = ({
  pairing,
  seating,
  shares,
}: Pick<GameLine, 'pairing' | 'seating' | 'shares'>): readonly number[] =>
  pairing.map((place) => shares.reduce((sum, share, seat) => sum + (seating[seat] === place ? share : 0), 0));

/** What the bots gained in the game that a line records. */
export const gainedIn = (line: GameLine): GameGains => ({
  pairing: line.pairing,
  gains: gainsOf(line),
  isKeyed: line.botSeeds !== undefined,
});

/** The greatest share of a game's single point that a bot can gain; because of rounding, it is slightly more than 1. */
const mostGain = 1 + 1e-6;

const gain = leaf('a part of the point', (u): u is number => typeof u === 'number' && u >= 0 && u <= mostGain);

/** JSON codec of what the bots gained in a game. */
export const gained: t.Type<GameGains> = refined(
  exact<GameGains>('what a game gave', {
    pairing: list(whole(0, 1000), 2, seats.length),
    gains: list(gain, 2, seats.length),
    isKeyed: boolean,
  }),
  'what a game gave',
  (one) =>
    one.pairing.length === one.gains.length
      ? right(one)
      : left(fault(['gains'], `there are ${one.pairing.length} bots, not ${one.gains.length}`)),
);
