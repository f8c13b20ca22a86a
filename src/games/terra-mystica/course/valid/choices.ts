/**
 * The choices that a turn leaves open: favor tiles, bridges, cult steps, and the tracks on which to advance to space 10.
 *
 * @packageDocumentation
 */
import { countBits } from '../../engine/bits.js';
import { spadesBecome } from '../../engine/points.js';
import { copiesIn, hasFavor } from '../../engine/tiles.js';
import { actionBound } from '../../moves/actions.js';
import { strongholdBound } from '../../moves/upgrade.js';
import { at, isDeferred } from '../../state/selectors.js';
import type { State } from '../../state/state.js';
import { cultBoard, cults, supply } from '../../tables/pieces.js';
import { favorTiles } from '../../tables/tiles.js';
import { strongholdOf } from './invariant.js';
import type { Player } from './player.js';

/** The number of favor tiles that the seat could take. @rule TMY-6.4 */
const takeable = ({ state, me }: Player): number =>
  favorTiles.filter((_, tile) => copiesIn(state.favorPool, tile) > 0 && !hasFavor(me, tile)).length;

export const favorsFit = (player: Player): boolean => {
  const { favors, act } = player.turn;
  if (favors === 0) return true;
  const most = Math.max(player.faction.favors.each, strongholdBound(player.faction, player.state.seats.length).favors);
  return act === 'other' && favors <= Math.min(most, takeable(player));
};

export const bridgesFit = (player: Player): boolean => {
  const { turn, state, seat, me, faction } = player;
  if (turn.bridges === 0) return true;
  const given = Math.min(strongholdOf(state, me, faction).bridges, supply.bridges - me.bridges);
  return turn.act === 'other' && turn.bridges <= Math.max(given, actionBound(state, seat).bridges);
};

/** True if the pending cult steps could have come from an action. @rule TMY-15.13 @rule TMY-17.19 */
export const stepsFit = ({ turn, state, seat, faction }: Player): boolean => {
  const { steps, leap, act } = turn;
  if (steps + leap === 0) return true;
  const bound = actionBound(state, seat);
  const most = Math.max(bound.steps, spadesBecome(faction) === 'steps' ? bound.spades : 0);
  return act === 'other' && (steps === 0 || leap === 0) && steps <= most && (leap === 0 || leap === bound.leap);
};

/**
 * The lowest space on which a seat's marker can stand on a track where a cult step was stopped. If answers are deferred, the marker is allowed to
 * step back until a town tile is taken.
 * @rule TMY-9.3
 */
const leastStopped = (state: State): number => (isDeferred(state) ? 7 : cultBoard.top - 1);

export const tracksOf = (mask: number): readonly number[] =>
  cults.flatMap((_, cult) => ((mask & (1 << cult)) === 0 ? [] : [cult]));

/** True if the tracks on which steps were stopped are possible, and so are the tracks from which the seat must choose. @rule TMY-9.3 @rule TMY-10.6 */
export const chosenFits = ({ turn, state, me }: Player): boolean => {
  const { choose, blocked } = turn;
  return (
    tracksOf(blocked).every((cult) => at(me.cults, cult) >= leastStopped(state)) &&
    (choose & ~blocked) === 0 &&
    (choose === 0 || (me.keys > 0 && tracksOf(choose).every((cult) => at(me.cults, cult) < cultBoard.top))) &&
    (choose === 0 || isDeferred(state) || isScarce(state, choose, me.keys))
  );
};

/** True if space 10 is free on all tracks to choose from, and the seat has fewer keys than there are such tracks. */
const isScarce = ({ seats }: State, choose: number, keys: number): boolean =>
  countBits(choose) > keys &&
  tracksOf(choose).every((cult) => seats.every((seat) => at(seat.cults, cult) < cultBoard.top));
