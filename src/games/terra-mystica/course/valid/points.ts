/**
 * Invariants of the sources of victory points: how many points each source could have given.
 *
 * @packageDocumentation
 */
import { byName } from '../../../../core/values/table.js';
import { reactionOf } from '../../engine/neighbours.js';
import { shippingPoints } from '../../engine/reach.js';
import { coinsForPoint, tradesPoints } from '../../moves/convert.js';
import { diggingPoints } from '../../moves/dig.js';
import { at } from '../../state/selectors.js';
import { type SeatState, type Source, type State, sources } from '../../state/state.js';
import type { Faction } from '../../tables/faction.js';
import { auctionPoints } from '../../tables/pieces.js';
import { townTiles } from '../../tables/tiles.js';
import { everyFaction, type Invariant } from './invariant.js';

const places = byName(sources, (source) => sources.indexOf(source));

const pointsOf = (seat: SeatState, source: Source): number => seat.points[places[source]]!;

/** The victory points with which a seat started. @rule TMY-13.5 @rule TMY-13.9 */
const startOf = ({ auction, switches }: State, { start }: Faction, seat: number): number => {
  if (auction !== null) return auctionPoints - at(auction.paid, seat);
  return switches['vp-variant'] === 'original_2017' ? start.vp2017 : start.vp;
};

const gains: readonly Source[] = ['round', 'favor', 'bonus', 'cult', 'area', 'final', 'resources'];

const atEnd: readonly Source[] = ['cult', 'area', 'final', 'resources'];

/** True if a seat has no resources left that the end scoring turns into points. @rule TMY-16.6 */
const isSold = ({ coins, workers, priests, bowl2, bowl3 }: SeatState, faction: Faction): boolean =>
  workers === 0 && priests === 0 && bowl2 < 2 && bowl3 === 0 && coins < coinsForPoint(faction);

/** The invariants of victory points. */
export const pointInvariants: readonly Invariant[] = [
  {
    path: 'points',
    rule: 'TMY-13.5',
    text: 'the starting points are neither those of the faction nor those left after its bid',
    holds: everyFaction((seat, faction, index, state) => pointsOf(seat, 'start') === startOf(state, faction, index)),
  },
  {
    path: 'points',
    rule: 'TMY-17.1',
    text: 'the points from tracks do not match the positions on the tracks',
    holds: everyFaction(
      (seat, faction) =>
        pointsOf(seat, 'shipping') === shippingPoints(faction, seat.shipping) &&
        pointsOf(seat, 'digging') === diggingPoints(faction, seat.digging),
    ),
  },
  {
    path: 'points',
    rule: 'TMY-12.4',
    text: 'the points from towns do not match the town tiles',
    holds: everyFaction(
      (seat) => pointsOf(seat, 'town') === townTiles.reduce((sum, { vp }, tile) => sum + vp * at(seat.towns, tile), 0),
    ),
  },
  {
    path: 'points',
    rule: 'TMY-8.2',
    text: 'points have been lost through a source that can only give points, or gained through power from neighbours, which can only cost points',
    holds: everyFaction(
      (seat, faction) =>
        pointsOf(seat, 'leech') <= 0 &&
        gains.every((source) => pointsOf(seat, source) >= 0) &&
        (pointsOf(seat, 'faction') >= 0 || reactionOf(faction).price > 0) &&
        (pointsOf(seat, 'exchange') === 0 || tradesPoints(faction)),
    ),
  },
  {
    path: 'points',
    rule: 'TMY-16.7',
    text: 'cult ranks or resources have scored points before the end of the game',
    holds: ({ phase, seats }) =>
      phase === 'end' || seats.every((seat) => atEnd.every((source) => pointsOf(seat, source) === 0)),
  },
  {
    path: 'seats',
    rule: 'TMY-16.6',
    text: 'the game is over, but resources are left that should have been turned into points',
    holds: (state) => state.phase !== 'end' || everyFaction(isSold)(state),
  },
];
