/**
 * The results of a tournament as they count: those of the records or, if the organiser corrected a game, those of the correction. Pairings, tests and
 * standings all read results here.
 *
 * @packageDocumentation
 */
import { type ArenaSpec, beginTest, type GameOrder, schedule } from '../../arena/index.js';
import { type Corrections, gainsBy } from '../../arena/rulings.js';
import { namesIn } from './play-games.js';

/** Returns what the bots of a pairing gained in a game, as it counts; undefined if the game has not been played. */
export type CountedGains = (key: string, order: GameOrder) => readonly number[] | undefined;

/**
 * Lets corrections count instead of the results of the records. `recorded` returns what the bots of a pairing gained in the game with the given key, as
 * its record says.
 */
export const countedGains =
  (recorded: (key: string) => readonly number[] | undefined, corrections: Corrections): CountedGains =>
  (key, order) => {
    const gains = recorded(key);
    const correction = gains === undefined ? undefined : corrections.get(key);
    return correction === undefined ? gains : gainsBy(order, correction.shares);
  };

/** True if the pairs of a tournament depend on its results. */
const hasRounds = ({ format }: ArenaSpec): boolean => format._tag === 'Swiss' || format._tag === 'KnockOut';

/**
 * The number of played games whose pairs would not have met if the given results had counted from the beginning; 0 in formats whose pairs do not
 * depend on results. `played` is the number of all games that have been played.
 */
export const strandedGames = (spec: ArenaSpec, gains: CountedGains, played: number): number => {
  if (!hasRounds(spec)) return 0;
  const { key } = namesIn(spec);
  const gainsOf = (order: GameOrder): readonly number[] | undefined => gains(key(order), order);
  return played - [...schedule(spec, gainsOf, beginTest)].filter((order) => gainsOf(order) !== undefined).length;
};
