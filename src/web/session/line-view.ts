/**
 * A line of play as one viewer sees it.
 *
 * @packageDocumentation
 */
import { some } from 'fp-ts/Option';
import type { Game, GameTypes } from '../../core/contract/game.js';
import { hides, legalMovesOf } from '../../core/playing/seat-moves.js';
import { resultOf } from '../../core/records/record.js';
import { none } from '../../core/values/results.js';
import type { Seat } from '../../core/values/seat.js';
import { positionOf, roundOf, seenBy } from '../../table/deciding.js';
import type { TableEnd } from '../../table/index.js';
import type { Driver } from './driver.js';
import { type Happening, happeningOf, inTurn, nothingHappened } from './happening.js';
import { endOf, type LineOfPlay, type Ply, plyOf, stateAt } from './line.js';
import type { LastMove, Viewer } from './snapshot.js';

/** The view that a viewer has of a position. */
const viewFor = <T extends GameTypes>(game: Game<T>, state: T['State'], viewer: Viewer): T['State'] | T['View'] =>
  viewer === 'all' ? state : game.view(viewer === 'spectators' ? none : some(viewer))(state);

/**
 * The position in which a viewer decides or, if the viewer does not decide, the position that the viewer sees. If several seats decide at the same
 * time, each of them sees the position as if the seats before it had already decided. People who share a screen see the position as the seat that
 * decides next sees it.
 */
export const positionFor = <T extends GameTypes>(
  line: LineOfPlay<T>,
  viewer: Viewer,
  acting: readonly Seat[],
): T['State'] | T['View'] => {
  const { state } = line.play;
  const { game } = line.agreed;
  if (viewer !== 'all') return seenBy(game, state, viewer);
  const [next] = acting;
  return next !== undefined && roundOf(game, state).includes(next) ? positionOf(game, state, next) : state;
};

/** The legal moves of the seats for which a viewer acts. */
export const movesFor = <T extends GameTypes>(
  game: Game<T>,
  view: T['State'] | T['View'],
  acting: readonly Seat[],
): ReturnType<Game<T>['legalMoves']> => {
  const [only, ...others] = acting;
  if (only === undefined) return [];
  return others.length === 0 || game.mover === undefined
    ? legalMovesOf(game)(view, only)
    : acting.filter((seat) => game.toMove(view).includes(seat)).flatMap((seat) => legalMovesOf(game)(view, seat));
};

/** True if a viewer may know a move that was made. */
const knows = (viewer: Viewer, { secret, seat }: Ply<GameTypes>): boolean =>
  !secret || viewer === 'all' || viewer === seat;

/** The last move before a ply, as far as a viewer may know it; null at the start of the game. */
export const lastFor = <T extends GameTypes>(
  { face, speak }: Pick<Driver<T>, 'face' | 'speak'>,
  line: LineOfPlay<T>,
  at: number,
  viewer: Viewer,
): LastMove | null => {
  const ply = line.plies[at - 1];
  if (ply === undefined) return null;
  const seat = ply.seat ?? -1;
  if (!knows(viewer, ply)) return { seat, text: null, words: null };
  const before = viewFor(face.game, stateAt(line, at - 1), viewer);
  return { seat, text: ply.move, words: speak(before, face.describe(before, ply.legal)) };
};

/** What happened between two plies, as a viewer sees it: move by move if moves were made, otherwise as one change. */
export const happeningFor = <T extends GameTypes>(
  driver: Pick<Driver<T>, 'face' | 'speak'>,
  line: LineOfPlay<T>,
  from: number,
  isMade: boolean,
  viewer: Viewer,
): Happening => {
  const [at, plies] = [plyOf(line), line.plies];
  const see = (ply: number): T['State'] | T['View'] => viewFor(driver.face.game, stateAt(line, ply), viewer);
  if (from === at) return nothingHappened;
  if (!isMade || from > at) return happeningOf(driver, see(from), null, see(at));
  return inTurn(
    plies.slice(from, at).map((ply, index) => {
      const before = from + index;
      return happeningOf(driver, see(before), knows(viewer, ply) ? ply.legal : null, see(before + 1));
    }),
  );
};

/** How the game ended, if the game is over in the position that is shown; otherwise null. */
export const endShown = <T extends GameTypes>(line: LineOfPlay<T>): TableEnd | null => {
  const end = endOf(line);
  if (end !== null) return { _tag: 'ByPeople', end };
  const result = resultOf(line.agreed.game)(line.play.state);
  return result.over ? { _tag: 'ByRules', result } : null;
};

/**
 * The score of the position that is shown; null while the game hides something from the viewer. Once a game has ended by its rules, everybody may
 * know its scores.
 */
export const scoreFor = <T extends GameTypes>(
  { agreed, play }: LineOfPlay<T>,
  viewer: Viewer,
): readonly number[] | null => {
  const { game } = agreed;
  const { over, scores } = resultOf(game)(play.state);
  return over || viewer === 'all' || !hides(game) ? scores : null;
};
