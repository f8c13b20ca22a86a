/**
 * The reason why a move is legal or not, for people to read.
 *
 * @packageDocumentation
 */
import { isRight } from 'fp-ts/Either';
import { reasonIn } from '../core/contract/reason.js';
import type { Game, GameTypes } from '../core/contract/game.js';
import { chanceOutcomes } from '../core/playing/chance.js';
import { parseMoveIn } from '../core/playing/play.js';
import { orNull } from '../core/values/absent.js';

/** The verdict on a move: legal, or the rule that it breaks. */
export interface Reason {
  readonly legal: boolean;
  /** The number of the rule that the move breaks; null if it breaks none, or if the fault has nothing to do with a rule. */
  readonly rule: string | null;
  readonly title: string | null;
  readonly text: string;
}

/** The verdict on a move: the rule that it breaks, or that it is legal. */
export const reasonFor = <T extends GameTypes>(game: Game<T>, view: T['State'] | T['View'], said: string): Reason => {
  const move = parseMoveIn(game)(said)(view);
  const checked = isRight(move) ? game.check(move.right)(view) : move;
  if (isRight(checked)) {
    const isChance = chanceOutcomes(game)(view).length > 0;
    return { legal: true, rule: null, title: null, text: isChance ? 'legal: chance decides' : 'legal' };
  }
  const { left: wrong } = checked;
  const text = reasonIn(wrong);
  const { rule } = wrong;
  if (rule === undefined) return { legal: false, rule: null, title: null, text };
  const titles = new Map(Object.entries<string>(game.rules));
  return { legal: false, rule, title: orNull(titles.get(rule)), text };
};

/** `legal`, or the number, title and text of the rule that a move breaks. */
export const printReason = ({ rule, title, text }: Reason): string =>
  [rule, title, text].filter((part) => part !== null).join(': ');

/** The result of {@link reasonFor} as a line. */
export const reasonOf = <T extends GameTypes>(game: Game<T>, view: T['State'] | T['View'], text: string): string =>
  printReason(reasonFor(game, view, text));
