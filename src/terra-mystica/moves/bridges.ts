/**
 * Bridges (chapter 11).
 *
 * @packageDocumentation
 */
import { allHold } from '../../core/demand.js';
import { about, type Ask, inTurn, type Must } from '../ask.js';
import type { MoveOf } from '../move.js';
import { type Draft, mine } from '../state.js';
import { supply } from '../tables/pieces.js';
import { checkTown } from './towns.js';

/** A question about a bridge. */
interface BridgeAsk extends Ask {
  /** Index of the bridge place, -1 if the map has none there. */
  readonly span: number;
}

/** The bridge place between two hexes, in whichever order they are named; -1 if there is none. @rule TMY-3.5 */
export const spanBetween = ({ board }: Ask, a: string, b: string): number => {
  const [p, q] = [board.byName.get(a) ?? -1, board.byName.get(b) ?? -1];
  return (board.spansAt[p] ?? []).find((span) => board.spans[span]?.includes(q) === true && p !== q) ?? -1;
};

/** What a bridge demands. */
export const bridgeDemands: readonly Must<BridgeAsk>[] = [
  { rule: 'TMY-19.2', text: 'choices are made in the own turn', holds: inTurn },
  { rule: 'TMY-11.1', text: 'no bridge is due', holds: ({ state }) => state.turn.bridges > 0 },
  { rule: 'TMY-3.5', text: 'no bridge can join these hexes', holds: ({ span }) => span >= 0 },
  {
    rule: 'TMY-11.1',
    text: 'a bridge stands there already',
    holds: ({ state, span }) => (state.bridge[span] ?? 0) < 0,
  },
  { rule: 'TMY-11.1', text: 'all bridges are built', holds: ({ me }) => me.bridges < supply.bridges },
  {
    rule: 'TMY-11.1',
    text: 'a bridge begins at an own structure',
    holds: ({ state, seat, board, span }) => (board.spans[span] ?? []).some((hex) => state.owner[hex] === seat),
  },
];

/** Builds a bridge; a town may result. @rule TMY-10.2 */
export const bridge = (draft: Draft, seat: number, span: number, ends: readonly number[]): void => {
  const me = mine(draft, seat);
  draft.turn.bridges -= 1;
  draft.bridge[span] = seat;
  me.bridges += 1;
  for (const hex of ends) if (draft.owner[hex] === seat) checkTown(draft, seat, hex);
};

/** The legal bridges. */
export const bridges = (ask: Ask): readonly MoveOf<'Bridge'>[] => {
  if (ask.state.turn.bridges === 0) return [];
  const { board } = ask;
  const moves: MoveOf<'Bridge'>[] = [];
  for (const [span, [a, b]] of board.spans.entries())
    if (allHold(bridgeDemands, about(ask, { span })))
      moves.push({ _tag: 'Bridge', by: ask.by, a: board.names[a] ?? '', b: board.names[b] ?? '' });
  return moves;
};
