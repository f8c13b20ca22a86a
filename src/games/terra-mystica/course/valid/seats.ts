/**
 * Invariants of a seat's possessions: the ranges of everything on its board.
 *
 * @packageDocumentation
 */
import { byName } from '../../../../core/values/table.js';
import { rangeBound, shippingBound } from '../../engine/reach.js';
import { choosesTerrain, printedHome } from '../../engine/terrain.js';
import { lastDigging } from '../../moves/dig.js';
import { travels } from '../../moves/towns.js';
import { blankSeat } from '../../state/draft.js';
import { boardOf } from '../../state/map.js';
import { isPlayable } from '../../state/playable.js';
import { factionAt, riverGround } from '../../state/selectors.js';
import { seatShape } from '../../state/shape.js';
import type { SeatState, State } from '../../state/state.js';
import type { Faction } from '../../tables/faction.js';
import { areAlike, distinct, everySeat, type Invariant, inRange, seated, strongholdOf, within } from './invariant.js';

/** A seat that owns nothing. */
const blank = blankSeat();

/** For each rule, a test that a seat passes if all fields that the rule limits are within their ranges. */
const ranged = byName(['TMY-2.2', 'TMY-9.1', 'TMY-12.3', 'TMY-13.2', 'TMY-13.3', 'TMY-14.6'], (rule) =>
  inRange(seatShape, rule),
);

/** The range of a seat's carpet, which follows from the seat's stronghold and town tiles. @rule TMY-17.12 */
const rangeOf = (state: State, seat: SeatState, faction: Faction): number => {
  const [least, most] = rangeBound(faction);
  return Math.min(most, least + strongholdOf(state, seat, faction).range + travels(seat));
};

/** The ranges of a seat's possessions. */
export const seatInvariants: readonly Invariant[] = [
  {
    path: 'seats',
    rule: 'TMY-2.2',
    text: 'an amount is out of range, or the victory points are not the sum of their sources',
    holds: everySeat((seat) => ranged['TMY-2.2'](seat) && seat.points.reduce((sum, vp) => sum + vp, 0) === seat.vp),
  },
  {
    path: 'seats',
    rule: 'TMY-9.1',
    text: 'the cult positions are not four numbers from 0 to 10',
    holds: everySeat(ranged['TMY-9.1']),
  },
  {
    path: 'seats',
    rule: 'TMY-13.2',
    text: 'a seat has a faction that is not in this game, or two seats share a faction board',
    holds: (state) =>
      state.seats.every(
        (seat) => ranged['TMY-13.2'](seat) && (seat.faction < 0 || isPlayable(state.switches, factionAt(seat.faction))),
      ) &&
      distinct(seated(state).map(({ faction }) => faction)) &&
      new Set(seated(state).map(({ faction }) => factionAt(faction).board)).size === seated(state).length,
  },
  {
    path: 'seats',
    rule: 'TMY-13.2',
    text: 'a seat without a faction owns something',
    holds: everySeat((seat) => seat.faction >= 0 || areAlike(blank, seat)),
  },
  {
    path: 'seats',
    rule: 'TMY-13.3',
    text: 'the home terrain of a seat does not match its faction',
    holds: everySeat((seat) => {
      if (!ranged['TMY-13.3'](seat)) return false;
      const { faction, home } = seat;
      if (faction < 0) return home < 0;
      return choosesTerrain(factionAt(faction)) !== 'no' || home === printedHome(factionAt(faction));
    }),
  },
  {
    path: 'seats',
    rule: 'TMY-12.3',
    text: 'the numbers that stand for the favor or town tiles of a seat are out of range',
    holds: everySeat(ranged['TMY-12.3']),
  },
  {
    path: 'seats',
    rule: 'TMY-17.1',
    text: 'a seat has a shipping, digging or range level that its faction cannot reach',
    holds: everySeat((seat, _, state) => {
      const { shipping, digging, range } = seat;
      if (seat.faction < 0) return shipping === 0 && digging === 0 && range === 0;
      const faction = factionAt(seat.faction);
      return (
        within(shipping, ...shippingBound(faction)) &&
        within(digging, 0, lastDigging(faction)) &&
        range === rangeOf(state, seat, faction)
      );
    }),
  },
  {
    path: 'seats',
    rule: 'TMY-14.6',
    text: 'a flag is neither 0 nor 1, or the number of pending decisions is out of range',
    holds: everySeat(ranged['TMY-14.6']),
  },
  {
    path: 'seats',
    rule: 'TMY-10.5',
    text: 'structures are joined across a hex that is not a river, or twice across the same hex',
    holds: everySeat(
      ({ rivers }, _, { switches }) =>
        distinct(rivers) && rivers.every((hex) => boardOf(switches.map).grounds[hex] === riverGround),
    ),
  },
];
