/**
 * Chapter 7: what all glacier actions share, whether or not the glacier is split. In every glacier action, the glacier steps directly away from a
 * mountain, another glacier or the edge of the board.
 *
 * @packageDocumentation
 */

import type { Demand } from '../../../core/contract/demand.js';
import { offGrid, opposite } from '../../../pieces/square.js';
import { empty, isGlacier, isSupport, mountain } from '../content.js';
import type { MoveGlacier, SplitGlacier } from '../move.js';
import type { RuleId } from '../rules.js';
import { type State, squareIndex, stepFrom } from '../state.js';

export const smallMountain = mountain(1);
export const mediumMountain = mountain(2);
export const largeMountain = mountain(3);

/** A glacier action as a step between two squares, in a direction (0..3). The direction is -1 if the squares are not adjacent. */
export interface Step {
  readonly state: State;
  readonly from: number;
  readonly to: number;
  readonly direction: number;
}

/** The direction of a step between two adjacent squares; -1 if the squares are not adjacent. */
const directionOf = (from: number, to: number): number => {
  for (let direction = 0; direction < 4; direction++) if (stepFrom(from, direction) === to) return direction;
  return -1;
};

/** The step that a glacier action makes. */
export const stepOf = (state: State, move: MoveGlacier | SplitGlacier): Step => {
  const [from, to] = [squareIndex(move.from), squareIndex(move.to)];
  return { state, from, to, direction: directionOf(from, to) };
};

/** The content of the square to which the step leads. */
export const targetOf = ({ state, to }: Step): number => state.board[to]!;

/** True if a square's content splits glaciers, that is, if it is a medium or large mountain. @rule TF-7.7 @rule TF-7.8 */
export const isSplitter = (content: number): boolean => content === mediumMountain || content === largeMountain;

/** The nearest occupied square behind a glacier; `offGrid` if all squares behind the glacier are empty. */
const firstBehind = (contents: readonly number[], from: number, back: number): number => {
  let behind = stepFrom(from, back);
  while (behind !== offGrid && contents[behind]! === empty) behind = stepFrom(behind, back);
  return behind;
};

/** True if there is something behind the glacier to move away from: a mountain, a glacier or the edge of the board. @rule TF-7.3 */
export const isSupported = ({ board, settings }: State, from: number, direction: number): boolean => {
  const back = opposite(direction);
  const behind = settings.support === 'line' ? firstBehind(board, from, back) : stepFrom(from, back);
  return behind === offGrid || isSupport(board[behind]!);
};

/** The conditions for every glacier action, in the order in which refusals cite them. */
export const stepDemands: readonly Demand<RuleId, Step>[] = [
  {
    rule: 'TF-7.1',
    text: 'there is no glacier on the square',
    holds: ({ state, from }) => isGlacier(state.board[from]!),
  },
  { rule: 'TF-7.2', text: 'the two squares are not adjacent', holds: ({ direction }) => direction >= 0 },
  {
    rule: 'TF-7.3',
    text: 'the glacier has no mountain, glacier or edge of the board behind it to move away from',
    holds: ({ state, from, direction }) => isSupported(state, from, direction),
  },
];
