/**
 * The factions in the game, and the possessions that a seat gets with its faction.
 *
 * @packageDocumentation
 */
import { bookPoints, type Draft, seatDraft } from '../state/draft.js';
import { isPlayable } from '../state/playable.js';
import { factionAt } from '../state/selectors.js';
import type { State } from '../state/state.js';
import type { Faction } from '../tables/faction.js';
import { factions } from '../tables/factions/index.js';
import { rangeBound, shippingBound } from './reach.js';
import { printedHome } from './terrain.js';

/** True if no seat plays a faction from the same board as the given faction. @rule TMY-13.2 */
export const isBoardFree = ({ seats }: State, { board }: Faction): boolean =>
  seats.every(({ faction }) => faction < 0 || factionAt(faction).board !== board);

/** True if no seat has the printed home terrain of a faction as its home or starting terrain. @rule TMY-13.3 */
export const isHomeFree = ({ seats }: State, faction: Faction): boolean => {
  const home = printedHome(faction);
  return home < 0 || seats.every((seat) => seat.home !== home);
};

/** The factions that a seat could choose now, at set-up. */
export const freeFactions = (state: State): readonly Faction[] =>
  factions.filter(
    (faction) => isPlayable(state.switches, faction) && isBoardFree(state, faction) && isHomeFree(state, faction),
  );

/** Gives a seat its faction and everything on the faction's board. @rule TMY-13.5 */
export const seatFaction = (draft: Draft, seat: number, index: number): void => {
  const me = seatDraft(draft, seat);
  const faction = factionAt(index);
  const { start } = faction;
  me.faction = index;
  me.home = printedHome(faction);
  me.coins = start.coins;
  me.workers = start.workers;
  me.priests = start.priests;
  [me.bowl1, me.bowl2] = start.power;
  me.cults = [...start.cults];
  me.shipping = shippingBound(faction)[0];
  me.range = rangeBound(faction)[0];
  bookPoints(me, draft.switches['vp-variant'] === 'original_2017' ? start.vp2017 : start.vp, 'start');
};
