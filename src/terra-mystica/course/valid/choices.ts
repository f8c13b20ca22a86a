/**
 * What a turn leaves to be chosen: favor tiles, bridges, cult steps, tracks that go to space 10.
 *
 * @packageDocumentation
 */
import { countBits } from '../../engine/bits.js';
import { copiesIn, hasFavor } from '../../engine/tiles.js';
import { at, hasStronghold, isDeferred } from '../../state/selectors.js';
import type { State } from '../../state/state.js';
import { cultBoard, cults, supply } from '../../tables/pieces.js';
import { favorTiles } from '../../tables/tiles.js';
import { bridgeAction, hasTaken, isTaken, isUsed, type Player, spadeAction, spadesAction } from './player.js';

/** The favor tiles that the seat could take. @rule TMY-6.4 */
const takeable = ({ state, me }: Player): number =>
  favorTiles.filter((_, tile) => copiesIn(state.favorPool, tile) > 0 && !hasFavor(me, tile)).length;

export const favorsFit = (player: Player): boolean => {
  const { favors, act } = player.turn;
  if (favors === 0) return true;
  const most = Math.max(player.faction.favors.each, player.faction.stronghold._tag === 'favor' ? 1 : 0);
  return act === 'other' && favors <= Math.min(most, takeable(player));
};

export const bridgesFit = (player: Player): boolean => {
  const { bridges, act } = player.turn;
  if (bridges === 0) return true;
  const { stronghold } = player.faction;
  const given =
    stronghold._tag === 'bridges' && hasStronghold(player.me)
      ? Math.min(stronghold.bridges, supply.bridges - player.me.bridges)
      : 0;
  const acted = isTaken(player, bridgeAction) || hasTaken(player, 'bridge') ? 1 : 0;
  return act === 'other' && bridges <= Math.max(given, acted);
};

/** The most single steps that one action can have left. @rule TMY-15.13 @rule TMY-17.19 */
const mostSteps = (player: Player): number => {
  const isReplaced = player.faction.perSpade._tag === 'step';
  if (isReplaced && isTaken(player, spadesAction)) return 2;
  const isSpade = isReplaced && (isTaken(player, spadeAction) || isUsed(player, 'BON1'));
  return isSpade || isUsed(player, 'BON2') || isUsed(player, 'FAV6') ? 1 : 0;
};

const leapOf = (player: Player): number =>
  player.faction.actions.reduce(
    (most, { gain }) => (gain._tag === 'leap' && hasTaken(player, 'leap') ? gain.steps : most),
    0,
  );

export const stepsFit = (player: Player): boolean => {
  const { steps, leap, act } = player.turn;
  return (
    (steps + leap === 0 || act === 'other') &&
    (steps === 0 || leap === 0) &&
    steps <= mostSteps(player) &&
    (leap === 0 || leap === leapOf(player))
  );
};

/** The least space of a track that was stopped: replays may step back before a town tile. @rule TMY-9.3 */
const leastStopped = (state: State): number => (isDeferred(state) ? 7 : cultBoard.top - 1);

export const tracksOf = (mask: number): readonly number[] =>
  cults.flatMap((_, cult) => ((mask & (1 << cult)) === 0 ? [] : [cult]));

/** Whether the tracks that stopped, and those of which the seat must choose, can be such. @rule TMY-9.3 @rule TMY-10.6 */
export const chosenFits = ({ turn, state, me }: Player): boolean => {
  const { choose, blocked } = turn;
  return (
    tracksOf(blocked).every((cult) => at(me.cults, cult) >= leastStopped(state)) &&
    (choose & ~blocked) === 0 &&
    (choose === 0 || (me.keys > 0 && tracksOf(choose).every((cult) => at(me.cults, cult) < cultBoard.top))) &&
    (choose === 0 || isDeferred(state) || isScarce(state, choose, me.keys))
  );
};

/** Whether fewer keys are there than tracks whose space 10 is free. */
const isScarce = ({ seats }: State, choose: number, keys: number): boolean =>
  countBits(choose) > keys &&
  tracksOf(choose).every((cult) => seats.every((seat) => at(seat.cults, cult) < cultBoard.top));
