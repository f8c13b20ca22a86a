/**
 * The traits of games and seats: options and tags, and for Terra Mystica also factions and tiles.
 *
 * @packageDocumentation
 */
import type { Game, GameTypes } from '../../../core/contract/game.js';
import { isObject } from '../../../core/reading/objects.js';
import type { Verified } from '../../../core/records/record.js';
import type { GameRecord } from '../../../core/records/shape.js';
import { firstSeats } from '../../../core/values/seat.js';
import {
  bonusTiles,
  factions,
  finalTiles,
  scoringTiles,
  type State as TerraMystica,
} from '../../../games/terra-mystica/index.js';

/** Traits by name; the values of a trait are one or more texts. */
export type Traits = Readonly<Record<string, readonly string[]>>;

/** The traits of a game, and of its seats. */
interface AllTraits {
  readonly game: Traits;
  readonly seats: readonly Traits[];
}

const optionTraits = (options: unknown): Traits =>
  Object.fromEntries(
    (isObject(options) ? Object.entries(options) : []).flatMap(([name, value]) =>
      ['string', 'number', 'boolean'].includes(typeof value) ? [[name, [String(value)]]] : [],
    ),
  );

const terraMysticaTraits = ({ scoring, bonusIn, finals, seats }: TerraMystica): AllTraits => {
  const rounds = scoring.map((tile) => scoringTiles[tile]!.id);
  return {
    game: {
      'round-tile': [...new Set(rounds)],
      ...Object.fromEntries(rounds.map((tile, round) => [`round-${round + 1}`, [tile]])),
      'bonus-tile': bonusTiles.flatMap(({ id }, tile) => (bonusIn[tile] === 1 ? [id] : [])),
      'final-tile': finals.map((tile) => finalTiles[tile]!),
    },
    seats: seats.map(({ faction }) => ({ faction: [faction < 0 ? 'none' : factions[faction]!.id] })),
  };
};

/** The reason why a game is over, whether the rules or people ended it; null if the game is not over. */
export const endReasonOf = ({ result, end }: GameRecord): string | null => (end === null ? result.reason : end.reason);

/** The traits of a game and its seats, by which results are grouped. */
export const traitsOf = <T extends GameTypes>(game: Game<T>, { record, options, final }: Verified<T>): AllTraits => {
  // All states of a game have the type that its module declares.
  const own = game.id === 'terra-mystica' ? terraMysticaTraits(final as TerraMystica) : { game: {}, seats: [] };
  const names = firstSeats(game.seatCount(final)).map((seat) => record.tags[`seat${seat}`]);
  const tags = Object.entries(record.tags).filter(([name]) => !/^seat\d$/.test(name));
  return {
    game: {
      ...Object.fromEntries(tags.map(([name, text]) => [name, [text]])),
      ...optionTraits(options),
      game: [game.id],
      players: [String(game.seatCount(final))],
      reason: [endReasonOf(record) ?? 'not over'],
      ...own.game,
    },
    seats: names.map((name, seat) => ({
      seat: [String(seat)],
      ...(name === undefined ? {} : { name: [name] }),
      ...own.seats[seat],
    })),
  };
};
