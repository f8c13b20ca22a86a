/**
 * The seats that have something to decide, and the position in which each decides. Only this module deals with simultaneous decisions.
 *
 * @packageDocumentation
 */
import { some } from 'fp-ts/Option';
import type { Game, GameTypes } from '../core/contract/game.js';
import { none } from '../core/values/results.js';
import type { Seat } from '../core/values/seat.js';
import type { Viewer } from './event.js';
import type { Play, Table } from './table.js';

/** The seats that decide at the same time, in the order that the rules give; empty if only one seat decides. */
export const roundOf = <T extends GameTypes>(game: Game<T>, state: T['State']): readonly Seat[] => {
  if (game.atOnce === undefined) return [];
  const seats = game.atOnce(state);
  return seats.length > 1 ? seats : [];
};

/** The seats that have something to decide. */
export const decidingIn = <T extends GameTypes>(
  game: Game<T>,
  { state, sealed }: { readonly state: T['State']; readonly sealed: readonly { readonly seat: Seat }[] },
): readonly Seat[] => {
  const round = roundOf(game, state);
  return round.length === 0
    ? game.toMove(state)
    : round.filter((seat) => !sealed.some((decided) => decided.seat === seat));
};

/** The seats whose clocks run: those that have something to decide and have not left. The time of a bot that plays on is not measured. */
export const ticking = <T extends GameTypes>({ game }: Pick<Table<T>, 'game'>, play: Play<T>): readonly Seat[] =>
  decidingIn(game, play).filter((seat) => !play.left.some((one) => one.seat === seat));

/**
 * The position in which a seat decides. If several seats decide simultaneously, the position of each seat assumes that all seats before it have
 * already decided. It does not matter which decisions are assumed: a seat does not see them, and its legal moves do not depend on them.
 */
export const positionOf = <T extends GameTypes>(game: Game<T>, state: T['State'], seat: Seat): T['State'] => {
  const round = roundOf(game, state);
  return round.slice(0, Math.max(0, round.indexOf(seat))).reduce<T['State']>((before) => {
    const [first] = game.legalMoves(before);
    return first === undefined ? before : game.applyLegal(before, first);
  }, state);
};

/**
 * The ply at which the decision began that reaches the given ply. Seats that decide at the same time go back together, so a game is never taken back to
 * a position in which only some of them have decided.
 */
export const beganAt = <T extends GameTypes>(
  game: Game<T>,
  stateAt: (ply: number) => T['State'] | undefined,
  ply: number,
): number => {
  const before = ply > 0 ? stateAt(ply - 1) : undefined;
  return before !== undefined && roundOf(game, before).length > 0 ? beganAt(game, stateAt, ply - 1) : ply;
};

/** A position as a viewer sees it. */
export const seenBy = <T extends GameTypes>(game: Game<T>, state: T['State'], viewer: Viewer): T['View'] =>
  viewer === 'spectators' ? game.view(none)(state) : game.view(some(viewer))(positionOf(game, state, viewer));
