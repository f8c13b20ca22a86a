/**
 * Chapter 9: the move of chance, which says whether one more turn is played after the turn limit.
 *
 * @packageDocumentation
 */
import { oneOf } from '../../../core/reading/codec.js';
import { exact } from '../../../core/reading/objects.js';
import { constants } from '../../../core/values/constant.js';
import type { DrawExtraTurn, Move } from '../move.js';
import { asked, verb } from './verb.js';

/** The two moves of chance: no extra turn, or one. @rule TF-9.8 */
export const draws: readonly DrawExtraTurn[] = constants([
  { _tag: 'DrawExtraTurn', turns: 0 },
  { _tag: 'DrawExtraTurn', turns: 1 },
]);

/** Chance decides about an extra turn. It topples no tracker, and whether it may decide depends on the position alone. @rule TF-9.8 */
export const draw = verb({
  tracker: 0,
  codec: exact<DrawExtraTurn>('DrawExtraTurn', { _tag: oneOf('DrawExtraTurn'), turns: oneOf(0, 1) }),
  print: ({ turns }) => `T${turns}`,
  question: asked<DrawExtraTurn>,
  demands: [],
  perform: undefined,
});

/** Reads the text of a move of chance, which begins with `T`. @rule TF-11.1 */
export const readDraw = (text: string): Move | undefined => draws.find((one) => draw.print(one) === text);
