/**
 * Explains to people why a move is legal or not.
 *
 * @packageDocumentation
 */
import { isRight } from 'fp-ts/Either';
import type { Game, GameTypes } from '../../core/contract/game.js';
import { reasonIn } from '../../core/contract/reason.js';
import { chanceOutcomes } from '../../core/playing/chance.js';
import { parseMoveIn } from '../../core/playing/play.js';
import { orNull } from '../../core/values/absent.js';

/** The verdict on a move: that it is legal, or which rule it breaks. */
export interface Reason {
  readonly legal: boolean;
  /** The number of the rule that the move breaks; null if the move is legal, or if its fault has nothing to do with a rule. */
  readonly rule: string | null;
  readonly title: string | null;
  readonly text: string;
}

/** Finds the verdict on a move: that the move is legal, or which rule it breaks. */
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

/** Prints a verdict: `legal`, or the broken rule's number and title, and the reason. */
export const printReason = ({ rule, title, text }: Reason): string =>
  [rule, title, text].filter((part) => part !== null).join(': ');

/** The verdict of {@link reasonFor} as one line of text. */
export const reasonOf = <T extends GameTypes>(game: Game<T>, view: T['State'] | T['View'], text: string): string =>
  printReason(reasonFor(game, view, text));
