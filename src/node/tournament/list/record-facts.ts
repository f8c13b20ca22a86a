/**
 * What a game's record shows in addition to its result: the opening, and the sources of the points.
 *
 * @packageDocumentation
 */
import { isLeft } from 'fp-ts/Either';
import type { GameLine } from '../../../arena/index.js';
import type { AnyGame, Game, GameTypes } from '../../../core/contract/game.js';
import { moverOf } from '../../../core/playing/play.js';
import { replay } from '../../../core/playing/recorded.js';
import { pointsBySource, sources, game as terraMystica } from '../../../games/terra-mystica/index.js';

/** The first move of a game. */
export interface FirstMove {
  /** The move in its game's notation, preceded by the opening's number if the game began from a tournament opening. */
  readonly text: string;
  /** The seat that made the move. */
  readonly seat: number;
}

/** The first move of a recorded game; undefined if the game has no moves, or if chance made the first move. */
const opened =
  ({ record, opening }: GameLine) =>
  <T extends GameTypes>(game: Game<T>): FirstMove | undefined => {
    const [first] = record.moves;
    if (first === undefined) return undefined;
    const [start, move] = [game.position.parse(record.start), game.moveText.parse(first)];
    if (isLeft(start) || isLeft(move)) return undefined;
    const seat = moverOf(game)(move.right)(start.right);
    return seat < 0 ? undefined : { text: opening === null ? first : `position ${opening + 1}, ${first}`, seat };
  };

/** The first move of a game whose record has been verified. */
export const openingOf = (games: readonly AnyGame[], line: GameLine): FirstMove | undefined =>
  games.find(({ id }) => id === line.record.game)?.open(opened(line));

/** For each seat, the points from each source, in the order of {@link sourcesOf}. */
type PointsOfSeats = readonly (readonly number[])[];

/** The sources of points that a game distinguishes; most games distinguish none. */
export const sourcesOf = (id: string): readonly string[] => (id === terraMystica.id ? sources : []);

/** Each seat's points in a game whose record has been verified, by source; undefined if the game does not distinguish sources. */
export const pointsOf = ({ record }: GameLine): PointsOfSeats | undefined => {
  if (record.game !== terraMystica.id) return undefined;
  const start = terraMystica.position.parse(record.start);
  if (isLeft(start)) return undefined;
  const final = replay(terraMystica)(start.right, record.moves);
  if (isLeft(final)) return undefined;
  return final.right.seats.map((_, seat) => Object.values(pointsBySource(final.right, seat)));
};
