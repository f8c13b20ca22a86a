/**
 * The reason why a move is legal or not, for people to read.
 *
 * @packageDocumentation
 */
import { isRight } from 'fp-ts/Either';
import type { Game, GameTypes } from '../core/contract/game.js';
import { chanceOutcomes } from '../core/playing/chance.js';
import { parseMoveIn } from '../core/playing/play.js';

/** `legal`, or the number, title and text of the rule that a move breaks. */
export const reasonOf = <T extends GameTypes>(game: Game<T>, view: T['State'] | T['View'], text: string): string => {
  const move = parseMoveIn(game)(text)(view);
  const checked = isRight(move) ? game.check(move.right)(view) : move;
  if (isRight(checked)) return chanceOutcomes(game)(view).length > 0 ? 'legal: chance decides' : 'legal';
  const reason = checked.left;
  const words = reason._tag === 'Fault' ? reason.reason : reason.text;
  const title =
    reason.rule === undefined
      ? undefined
      : Object.entries<string>(game.rules).find(([rule]) => rule === reason.rule)?.[1];
  return [reason.rule, title, words].filter((part) => part !== undefined).join(': ');
};
