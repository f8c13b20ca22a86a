/**
 * What a turn leaves pending on land: spades, sites, sandstorms, volcanoes, tunnels and carpets.
 *
 * @packageDocumentation
 */
import { homeGround, tracksAt, volcanoCurrency } from '../../engine/terrain.js';
import { mostSpades } from '../../moves/dig.js';
import { boardOf } from '../../state/map.js';
import { at, hasStronghold, volcanoGround } from '../../state/selectors.js';
import type { Faction } from '../../tables/faction.js';
import { hasTaken, isTaken, isUsed, type Player, spadeAction, spadesAction } from './player.js';

/** Whether a faction digs with spades, or has something else instead. */
const usesSpades = ({ perSpade, digging }: Faction): boolean =>
  digging._tag !== 'none' && (perSpade._tag === 'nothing' || perSpade._tag === 'vp' || perSpade._tag === 'power');

/** Spades that came from actions, not bought: as many as those that were taken can have given. */
const mostUnpaid = (player: Player): number => {
  const own = player.faction.actions.reduce(
    (most, { gain }) => Math.max(most, gain._tag === 'spades' && hasTaken(player, 'spades') ? gain.spades : 0),
    0,
  );
  if (isTaken(player, spadesAction)) return Math.max(2, own);
  return Math.max(own, isTaken(player, spadeAction) || isUsed(player, 'BON1') ? 1 : 0);
};

const strongholdSpades = ({ me, faction: { stronghold } }: Player): number =>
  stronghold._tag === 'spades' && hasStronghold(me) ? stronghold.spades : 0;

/** Whether the pending spades can have come so. @rule TMY-15.3 @rule TMY-15.4 @rule TMY-15.7b */
export const spadesFit = (player: Player): boolean => {
  const { spades, paid, kind, sites, built, mayDig, act, eruption } = player.turn;
  const isOpen = spades > 0 && kind !== 'any' && sites.length === 0;
  if (mayDig !== (isOpen ? 1 : 0)) return false;
  if (spades === 0) return kind === 'none' && paid === 0;
  if (act !== 'land' || built > 0 || eruption > 0 || !usesSpades(player.faction)) return false;
  switch (kind) {
    case 'none':
      return false;
    case 'one':
      return (
        spades <= mostSpades &&
        paid <= spades &&
        (paid === 0 || sites.length === 0) &&
        sites.length <= 1 &&
        spades - paid + sites.length <= mostUnpaid(player)
      );
    case 'two':
      return paid === 0 && isTaken(player, spadesAction) && spades + sites.length <= 2;
    case 'any':
      return paid === 0 && spades + sites.length <= strongholdSpades(player);
  }
};

/** Whether the building sites of the action can be such. @rule TMY-15.5 @rule TMY-15.7b */
export const sitesFit = (player: Player): boolean => {
  const { turn, state, seat, me } = player;
  const { sites, built, act } = turn;
  if (act !== 'land') return sites.length === 0 && built === 0;
  const home = homeGround(me);
  const stands = sites.filter((hex) => at(state.structure, hex) !== 0);
  return (
    sites.length <= Math.max(2, strongholdSpades(player)) &&
    (sites.length === 0 || home >= 0) &&
    sites.filter((hex) => state.ground[hex] !== home).length <= 1 &&
    stands.length <= built &&
    stands.every((hex) => state.owner[hex] === seat)
  );
};

/** Whether what is free follows from the action that gives it. */
export const freeFits = (player: Player): boolean => {
  const { free, act, sites, built } = player.turn;
  switch (free) {
    case 'none':
      return true;
    case 'ride':
    case 'trading-house':
      return act === 'other' && hasTaken(player, free);
    case 'sandstorm':
      return act === 'land' && sites.length === 0 && built === 0 && hasTaken(player, free);
  }
};

/** Whether a volcano that was begun, or its price, can be due. @rule TMY-17.24 */
export const volcanoFits = ({ turn, state, me, faction }: Player): boolean => {
  const { eruption, loss, lossFrom, sites, act, built } = turn;
  const currency = volcanoCurrency(faction);
  if (eruption > 0 && (currency === 'none' || act !== 'land' || sites.length + built + loss > 0)) return false;
  if (loss === 0) return lossFrom === 0;
  if (faction.ground._tag !== 'volcano' || currency !== 'steps' || act !== 'land' || sites.length !== 1) return false;
  const { plain, home } = faction.ground.price;
  return (
    (loss === plain || loss === home) &&
    lossFrom === tracksAt(me, loss) &&
    lossFrom !== 0 &&
    sites.every((hex) => state.ground[hex] === volcanoGround)
  );
};

/** Whether a tunnel or carpet was used on a hex of this action. @rule TMY-7.4 */
export const skipFits = ({ turn, state, seat, faction }: Player): boolean => {
  const { skipped, act, sites } = turn;
  if (skipped === -1) return true;
  const isUsedHex = sites.includes(skipped) || state.owner[skipped] === seat;
  return (
    boardOf(state.switches.map).lands.includes(skipped) &&
    faction.skipping._tag !== 'none' &&
    act === 'land' &&
    isUsedHex
  );
};
