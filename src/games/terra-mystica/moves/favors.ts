/**
 * Favor tiles (TMY-12.3): the right to take a tile, the choice of a tile, and its effects.
 *
 * @packageDocumentation
 */
import { allHold } from '../../../core/contract/demand.js';
import { climb, stepWaits } from '../engine/cults.js';
import { about, type Demand, inTurn, type Question, type Reused } from '../engine/question.js';
import { copiesIn, hasFavor } from '../engine/tiles.js';
import { type Draft, replaced, seatDraft } from '../state/draft.js';
import type { Move, MoveOf } from '../state/move.js';
import { seatOf } from '../state/selectors.js';
import type { State } from '../state/state.js';
import { cults } from '../tables/pieces.js';
import { favorTiles } from '../tables/tiles.js';
import type { After, Chapter } from './chapter.js';
import { updateTowns } from './towns.js';

/** The state, the move and the derived values checked by the conditions for taking a favor tile. */
interface FavorQuestion extends Question {
  /** Index of `favorTiles`. */
  readonly tile: number;
}

/** The number of kinds of favor tiles that a seat could take now. */
const takeable = (state: State, seat: number): number =>
  favorTiles.filter((_, index) => copiesIn(state.favorPool, index) > 0 && !hasFavor(seatOf(state, seat), index)).length;

/** Gives a seat the right to take favor tiles, but no more tiles than it can take. @rule TMY-6.4 */
export const grantFavors = (draft: Draft, seat: number, count: number): void => {
  draft.turn.favors = Math.min(draft.turn.favors + count, takeable(draft, seat));
};

const cultOf = (tile: number): number => cults.findIndex((cult) => cult === favorTiles[tile]?.cult);

/** The conditions for taking a favor tile. */
const demands: readonly Demand<FavorQuestion>[] = [
  {
    rule: 'TMY-19.2',
    text: "it is not this seat's turn",
    holds: (question) => inTurn(question) || question.state.phase === 'favor',
  },
  { rule: 'TMY-6.4', text: 'this seat has no favor tile to take', holds: ({ state }) => state.turn.favors > 0 },
  {
    rule: 'TMY-17.24',
    text: 'the cost of the volcano must be paid first',
    holds: ({ state }) => state.turn.loss === 0,
  },
  {
    rule: 'TMY-10.6',
    text: 'first choose the tracks on which this seat advances to space 10',
    holds: ({ state }) => state.turn.choose === 0,
  },
  {
    rule: 'TMY-12.3',
    text: 'the pool has no such favor tile',
    holds: ({ state, tile }) => copiesIn(state.favorPool, tile) > 0,
  },
  { rule: 'TMY-12.3', text: 'the seat already has this favor tile', holds: ({ me, tile }) => !hasFavor(me, tile) },
  {
    rule: 'TMY-19.5b',
    text: 'another seat could still reach space 10 first: wait until it has answered its offers',
    holds: ({ state, seat, tile }) => !stepWaits(state, seat, cultOf(tile), favorTiles[tile]!.steps),
  },
];

/** Takes a favor tile, makes its cult steps, and founds the towns that the tile makes possible. */
const takeFavor = (draft: Draft, { seat, tile: index }: FavorQuestion): After => {
  const tile = favorTiles[index];
  if (tile === undefined) return 'nothing';
  const me = seatDraft(draft, seat);
  draft.favorPool = replaced(draft.favorPool, index, draft.favorPool[index]! - 1);
  me.favors |= 1 << index;
  draft.turn.favors = Math.min(draft.turn.favors - 1, takeable(draft, seat));
  climb(draft, seat, cultOf(index), tile.steps);
  if (tile.townPower > 0) updateTowns(draft, seat);
  return draft.phase === 'favor' ? 'set-up' : 'nothing';
};

/** Lists the legal choices of a favor tile. */
const listFavors = (question: Question, moves: Move[]): void => {
  if (question.state.turn.favors === 0) return;
  const candidate: Reused<FavorQuestion> = about(question, { tile: -1 });
  for (let tile = 0; tile < favorTiles.length; tile++) {
    candidate.tile = tile;
    if (allHold(demands, candidate)) moves.push({ _tag: 'Favor', by: question.by, tile: favorTiles[tile]!.id });
  }
};

/** Favor tiles. */
export const favors: Chapter<MoveOf<'Favor'>, FavorQuestion> = {
  question: (asked, move) => about(asked, { tile: favorTiles.findIndex(({ id }) => id === move.tile) }),
  demands,
  perform: takeFavor,
  list: listFavors,
};
