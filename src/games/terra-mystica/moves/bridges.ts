/**
 * Bridges (chapter 11).
 *
 * @packageDocumentation
 */
import { allHold } from '../../../core/contract/demand.js';
import { about, type Demand, inTurn, type Question } from '../engine/question.js';
import { type Draft, replaced, seatDraft } from '../state/draft.js';
import { hexNamed } from '../state/map.js';
import type { Move, MoveOf } from '../state/move.js';
import { supply } from '../tables/pieces.js';
import type { After, Chapter } from './chapter.js';
import { updateTown } from './towns.js';

/** The state, the move and the derived values checked by the conditions for building a bridge. */
interface BridgeQuestion extends Question {
  /** The index of the bridge place; -1 if the map has no such place. */
  readonly span: number;
}

/** The index of the bridge place between two hexes, named in either order; -1 if there is no such place. @rule TMY-3.5 */
export const spanBetween = ({ board }: Question, a: string, b: string): number => {
  const [p, q] = [hexNamed(board, a), hexNamed(board, b)];
  return board.spans.findIndex(([from, to]) => (from === p && to === q) || (from === q && to === p));
};

/** The conditions for building a bridge. */
const demands: readonly Demand<BridgeQuestion>[] = [
  { rule: 'TMY-19.2', text: "it is not this seat's turn", holds: inTurn },
  { rule: 'TMY-11.1', text: 'this seat has no bridge to build', holds: ({ state }) => state.turn.bridges > 0 },
  { rule: 'TMY-3.5', text: 'no bridge can connect these hexes', holds: ({ span }) => span >= 0 },
  {
    rule: 'TMY-11.1',
    text: 'there is already a bridge between these hexes',
    holds: ({ state, span }) => state.bridge[span]! < 0,
  },
  {
    rule: 'TMY-11.1',
    text: 'the seat has already built all its bridges',
    holds: ({ me }) => me.bridges < supply.bridges,
  },
  {
    rule: 'TMY-11.1',
    text: 'the seat has no structure at either end of the bridge',
    holds: ({ state, seat, board, span }) => board.spans[span]!.some((hex) => state.owner[hex] === seat),
  },
];

/** Builds a bridge, which may form a town. @rule TMY-10.2 */
const bridge = (draft: Draft, { seat, span, board }: BridgeQuestion): After => {
  const me = seatDraft(draft, seat);
  draft.turn.bridges -= 1;
  draft.bridge = replaced(draft.bridge, span, seat);
  me.bridges += 1;
  for (const hex of board.spans[span]!) if (draft.owner[hex] === seat) updateTown(draft, seat, hex);
  return 'nothing';
};

/** Lists the legal bridges. */
const listBridges = (question: Question, moves: Move[]): void => {
  if (question.state.turn.bridges === 0) return;
  const { board } = question;
  for (const [span, [a, b]] of board.spans.entries())
    if (allHold(demands, about(question, { span })))
      moves.push({ _tag: 'Bridge', by: question.by, a: board.names[a]!, b: board.names[b]! });
};

/** Bridges. */
export const bridges: Chapter<MoveOf<'Bridge'>, BridgeQuestion> = {
  question: (asked, { a, b }) => about(asked, { span: spanBetween(asked, a, b) }),
  demands,
  perform: bridge,
  list: listBridges,
};
