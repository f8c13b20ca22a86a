/**
 * Favor tiles (TMY-12.3): rights, choice, effects. The owner of the seam `favors`.
 *
 * @packageDocumentation
 */
import { allHold } from '../../core/demand.js';
import { about, type Ask, inTurn, type Must } from '../ask.js';
import type { MoveOf } from '../move.js';
import { climb, stepWaits } from '../scoring.js';
import { type Draft, mine, seatOf, type State } from '../state.js';
import { cults } from '../tables/pieces.js';
import { favorTiles } from '../tables/tiles.js';
import { copiesIn, hasFavor } from '../wealth.js';
import { checkAllTowns } from './towns.js';

/** A question about a favor tile. */
interface FavorAsk extends Ask {
  /** Index of `favorTiles`. */
  readonly tile: number;
}

/** How many kinds of favor tiles a seat could take now. */
const takeable = (state: State, seat: number): number =>
  favorTiles.filter((_, index) => copiesIn(state.favorPool, index) > 0 && !hasFavor(seatOf(state, seat), index)).length;

/** Gives rights to favor tiles: as many as can be taken. @rule TMY-6.4 */
export const grantFavors = (draft: Draft, seat: number, count: number): void => {
  draft.turn.favors = Math.min(draft.turn.favors + count, takeable(draft, seat));
};

const cultOf = (tile: number): number => cults.findIndex((cult) => cult === favorTiles[tile]?.cult);

/** What taking a favor tile demands. */
export const favorDemands: readonly Must<FavorAsk>[] = [
  {
    rule: 'TMY-19.2',
    text: 'choices are made in the own turn',
    holds: (ask) => inTurn(ask) || ask.state.phase === 'favor',
  },
  { rule: 'TMY-6.4', text: 'no favor tile is due', holds: ({ state }) => state.turn.favors > 0 },
  { rule: 'TMY-17.24', text: 'the price of the volcano comes first', holds: ({ state }) => state.turn.loss === 0 },
  {
    rule: 'TMY-12.3',
    text: 'the pool has no such favor tile',
    holds: ({ state, tile }) => copiesIn(state.favorPool, tile) > 0,
  },
  { rule: 'TMY-12.3', text: 'nobody holds the same favor tile twice', holds: ({ me, tile }) => !hasFavor(me, tile) },
  {
    rule: 'TMY-19.5b',
    text: 'another seat could still reach space 10 first: wait for its answers',
    holds: ({ state, seat, tile }) => !stepWaits(state, seat, cultOf(tile), favorTiles[tile]?.steps ?? 0),
  },
];

/** Takes a favor tile: its cult steps, and the towns that it makes possible. */
export const takeFavor = (draft: Draft, seat: number, index: number): void => {
  const tile = favorTiles[index];
  if (tile === undefined) return;
  const me = mine(draft, seat);
  draft.favorPool[index] = (draft.favorPool[index] ?? 0) - 1;
  me.favors |= 1 << index;
  draft.turn.favors = Math.min(draft.turn.favors - 1, takeable(draft, seat));
  climb(draft, seat, cultOf(index), tile.steps);
  if (tile.townPower > 0) checkAllTowns(draft, seat);
};

/** The legal favor tiles. */
export const favors = (ask: Ask): readonly MoveOf<'Favor'>[] => {
  if (ask.state.turn.favors === 0) return [];
  const moves: MoveOf<'Favor'>[] = [];
  for (const [tile, { id }] of favorTiles.entries())
    if (allHold(favorDemands, about(ask, { tile }))) moves.push({ _tag: 'Favor', by: ask.by, tile: id });
  return moves;
};
