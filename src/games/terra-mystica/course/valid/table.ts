/**
 * Invariants of the table: the shapes and ranges of everything that is common to all seats. All other invariants rely on the shapes and ranges that
 * are checked here.
 *
 * @packageDocumentation
 */
import { boardOf } from '../../state/map.js';
import { editionsOn } from '../../state/options.js';
import { at, riverGround, seatOf } from '../../state/selectors.js';
import type { State } from '../../state/state.js';
import { kinds, rounds } from '../../tables/pieces.js';
import { bonusTiles, favorTiles, finalTiles, scoringTiles, townTiles } from '../../tables/tiles.js';
import { all, distinct, type Invariant, within } from './invariant.js';

/** Invariants on the parts of a position that all seats share: their shapes and ranges. */
export const tableInvariants: readonly Invariant[] = [
  {
    path: 'options',
    rule: 'TMY-18.2',
    text: 'more than one edition of the variable factions is in the game',
    holds: ({ switches }) => editionsOn(switches).length <= 1,
  },
  {
    path: 'seats',
    rule: 'TMY-1.1',
    text: 'the number of seats is not between 2 and 5',
    holds: ({ seats }) => within(seats.length, 2, 5),
  },
  {
    path: 'round',
    rule: 'TMY-1.1',
    text: 'the round is not a number from 0 to 6',
    holds: ({ round }) => within(round, 0, rounds),
  },
  {
    path: 'order',
    rule: 'TMY-14.8',
    text: 'the turn order does not name every seat exactly once',
    holds: (state) => all(state.order, state.seats.length, 0, state.seats.length - 1) && distinct(state.order),
  },
  {
    path: 'passing',
    rule: 'TMY-14.7',
    text: 'the order of passing lists a seat twice, or its seats are not exactly those marked as having passed',
    holds: (state) =>
      all(state.passing, state.passing.length, 0, state.seats.length - 1) &&
      distinct(state.passing) &&
      state.seats.every(({ passed }, seat) => (passed === 1) === state.passing.includes(seat)),
  },
  {
    path: 'ground',
    rule: 'TMY-3.6',
    text: 'the land and river hexes do not match the map',
    holds: ({ ground, switches }: State): boolean => {
      const board = boardOf(switches.map);
      return (
        all(ground, board.size, 0, riverGround) &&
        ground.every((now, hex) => (now === riverGround) === (board.grounds[hex] === riverGround))
      );
    },
  },
  {
    path: 'structures',
    rule: 'TMY-2.1',
    text: 'a structure stands on a river or has no owner',
    holds: (state) =>
      all(state.structure, state.ground.length, 0, kinds.length) &&
      all(state.owner, state.ground.length, -1, state.seats.length - 1) &&
      all(state.town, state.ground.length, 0, 1) &&
      state.structure.every(
        (kind, hex) =>
          kind > 0 === at(state.owner, hex) >= 0 &&
          (kind === 0
            ? state.town[hex] === 0
            : state.ground[hex] !== riverGround && seatOf(state, at(state.owner, hex)).faction >= 0),
      ),
  },
  {
    path: 'bridges',
    rule: 'TMY-11.1',
    text: 'a bridge has no owner, or the number of bridge places is wrong',
    holds: (state) => all(state.bridge, boardOf(state.switches.map).spans.length, -1, state.seats.length - 1),
  },
  {
    path: 'priests',
    rule: 'TMY-9.4',
    text: 'there are not exactly 16 spaces for priests',
    holds: (state) => all(state.preachers, 16, -1, state.seats.length - 1),
  },
  {
    path: 'favors',
    rule: 'TMY-12.3',
    text: 'there are not exactly 12 kinds of favor tiles',
    holds: ({ favorPool }) => all(favorPool, favorTiles.length, 0, 3),
  },
  {
    path: 'towns',
    rule: 'TMY-12.4',
    text: 'there are not exactly 8 kinds of town tiles',
    holds: ({ townPool }) => all(townPool, townTiles.length, 0, 2),
  },
  {
    path: 'bonus',
    rule: 'TMY-12.2',
    text: 'the number of bonus tiles is not the number of seats plus three, or the coins on a bonus tile are out of range',
    holds: ({ bonusIn, bonusCoins, seats }) =>
      all(bonusIn, bonusTiles.length, 0, 1) &&
      all(bonusCoins, bonusTiles.length, 0, rounds + 1) &&
      bonusIn.filter((isIn) => isIn === 1).length === seats.length + 3 &&
      bonusCoins.every((coins, tile) => coins === 0 || bonusIn[tile] === 1),
  },
  {
    path: 'actions',
    rule: 'TMY-12.1',
    text: 'there are not exactly six action spaces',
    holds: ({ taken }) => all(taken, 6, 0, 1),
  },
  {
    path: 'scoring',
    rule: 'TMY-13.1',
    text: 'there are not six different scoring tiles, or a scoring tile is in a round where it is not allowed',
    holds: ({ scoring, switches }) =>
      all(scoring, rounds, 0, scoringTiles.length - 1) &&
      distinct(scoring) &&
      scoring.every((tile, index) => {
        const found = scoringTiles[tile];
        return found !== undefined && index < found.lastRound && (found.option === null || switches[found.option]);
      }),
  },
  {
    path: 'final',
    rule: 'TMY-12.8',
    text: 'the final scoring tiles do not match the option that turns them on, or a tile appears twice',
    holds: ({ finals, switches }) =>
      all(finals, finals.length, 0, finalTiles.length - 1) &&
      distinct(finals) &&
      finals.length > 0 === switches['fire-and-ice-final-scoring'],
  },
];
