/**
 * The unfinished parts of a turn that concern the map: spades, sites, sandstorms, volcanoes, tunnels and carpets.
 *
 * @packageDocumentation
 */
import { spadesBecome } from '../../engine/points.js';
import { canSkip } from '../../engine/reach.js';
import { homeGround, mostSpades, tracksAt, volcanoCurrency, volcanoPrices } from '../../engine/terrain.js';
import { actionBound } from '../../moves/actions.js';
import { buysSpades } from '../../moves/dig.js';
import { boardOf } from '../../state/map.js';
import { at, volcanoGround } from '../../state/selectors.js';
import type { Turn } from '../../state/state.js';
import type { Faction } from '../../tables/faction.js';
import { strongholdOf } from './invariant.js';
import type { Player } from './player.js';

const usesSpades = (faction: Faction): boolean => buysSpades(faction) && spadesBecome(faction) === 'spades';

/** True if the pending spades could have come from the current action. @rule TMY-15.3 @rule TMY-15.4 @rule TMY-15.7b */
export const spadesFit = (player: Player): boolean => {
  const { spades, paid, kind, sites, built, mayDig, act, eruption } = player.turn;
  const isOpen = spades > 0 && kind !== 'any' && sites.length === 0;
  if (mayDig !== (isOpen ? 1 : 0)) return false;
  if (spades === 0) return kind === 'none' && paid === 0;
  if (act !== 'land' || built > 0 || eruption > 0 || !usesSpades(player.faction)) return false;
  const bound = actionBound(player.state, player.seat);
  switch (kind) {
    case 'none':
      return false;
    case 'one':
      return (
        spades <= mostSpades &&
        paid <= spades &&
        (paid === 0 || sites.length === 0) &&
        sites.length <= 1 &&
        spades - paid + sites.length <= bound.spades
      );
    case 'two':
      return paid === 0 && bound.pair && spades + sites.length <= 2;
    case 'any':
      return paid === 0 && spades + sites.length <= strongholdOf(player.state, player.me, player.faction).spades;
  }
};

/** True if the building sites recorded for the current action are possible. @rule TMY-15.5 @rule TMY-15.7b */
export const sitesFit = (player: Player): boolean => {
  const { turn, state, seat, me, faction } = player;
  const { sites, built, act } = turn;
  if (act !== 'land') return sites.length === 0 && built === 0;
  const home = homeGround(me);
  const stands = sites.filter((hex) => at(state.structure, hex) !== 0);
  return (
    sites.length <= Math.max(2, strongholdOf(state, me, faction).spades) &&
    (sites.length === 0 || home >= 0) &&
    sites.filter((hex) => state.ground[hex] !== home).length <= 1 &&
    stands.length <= built &&
    stands.every((hex) => state.owner[hex] === seat)
  );
};

const hasLeft = ({ state, seat }: Player, free: Turn['free']): boolean => actionBound(state, seat).free.includes(free);

/** True if the pending free building or sandstorm could have come from one of the seat's actions. */
export const freeFits = (player: Player): boolean => {
  const { free, act, sites, built } = player.turn;
  switch (free) {
    case 'none':
      return true;
    case 'ride':
    case 'trading-house':
      return act === 'other' && hasLeft(player, free);
    case 'sandstorm':
      return act === 'land' && sites.length === 0 && built === 0 && hasLeft(player, free);
  }
};

/** True if a started volcano is possible, and so is the payment that is still due for a volcano. @rule TMY-17.24 */
export const volcanoFits = ({ turn, state, me, faction }: Player): boolean => {
  const { eruption, loss, lossFrom, sites, act, built } = turn;
  const currency = volcanoCurrency(faction);
  if (eruption > 0 && (currency === 'none' || act !== 'land' || sites.length + built + loss > 0)) return false;
  if (loss === 0) return lossFrom === 0;
  if (currency !== 'steps' || act !== 'land' || sites.length !== 1) return false;
  return (
    volcanoPrices(faction).includes(loss) &&
    lossFrom === tracksAt(me, loss) &&
    lossFrom !== 0 &&
    sites.every((hex) => state.ground[hex] === volcanoGround)
  );
};

/** True if no hex is recorded as reached by tunnel or carpet, or if the recorded hex can belong to the current action. @rule TMY-7.4 */
export const skipFits = ({ turn, state, seat, faction }: Player): boolean => {
  const { skipped, act, sites } = turn;
  if (skipped === -1) return true;
  const isUsedHex = sites.includes(skipped) || state.owner[skipped] === seat;
  return boardOf(state.switches.map).lands.includes(skipped) && canSkip(faction) && act === 'land' && isUsedHex;
};
