/**
 * Waits for the answers of a session's bots, whoever thinks for them.
 *
 * @packageDocumentation
 */
import { type Either, left } from 'fp-ts/Either';
import type { GameTypes } from '../../core/contract/game.js';
import { isObject } from '../../core/reading/objects.js';
import { errorMessage } from '../../core/values/error-fields.js';
import { type Fault, fault } from '../../core/values/fault.js';
import type { Asked, Bots, Thinker } from './bot-question.js';

/** The answer of a bot whose position is no longer the present one. */
export const changed = left(fault([], 'the position has changed'));

/** The reason for which something failed, in words. */
export const reasonOf = (error: unknown): string => errorMessage(error, 200, 'it gave no reason');

/** True if a value has the form of an answer. The check is needed because a thinker written in JavaScript may return anything. */
const isAnswer = (u: unknown): boolean => isObject(u) && (u['_tag'] === 'Left' || u['_tag'] === 'Right');

/** Waits for a bot's answer until the time for answers has passed or the signal is aborted. Never rejects. */
const answerOf = <T extends GameTypes>(
  think: Thinker<T>,
  asked: Asked<T>,
  patience: number,
): Promise<Either<Fault, T['Move'] | string>> =>
  new Promise((resolve) => {
    const timer = setTimeout(() => resolve(left(fault([], `the bot did not answer within ${patience} ms`))), patience);
    const end = (answer: Either<Fault, T['Move'] | string>): void => {
      clearTimeout(timer);
      resolve(answer);
    };
    const failed = (error: unknown): void => end(left(fault([], `the bot failed: ${reasonOf(error)}`)));
    asked.signal.addEventListener('abort', () => end(changed));
    // A thinker written in JavaScript may throw synchronously or return anything.
    void Promise.resolve()
      // The position may have changed in the meantime.
      .then(() => (asked.signal.aborted ? changed : think(asked)))
      .then((answer) => end(isAnswer(answer) ? answer : left(fault([], 'the bot did not return an answer'))), failed);
  });

/** Makes the function that waits for a thinker at the pace that the session sets. The function that it makes never rejects. */
export const answering =
  <T extends GameTypes>(
    thinker: Thinker<T>,
    { patience = 60_000, pace = () => Promise.resolve() }: Bots<T>,
  ): Thinker<T> =>
  async (asked) => {
    const answer = await answerOf(thinker, asked, patience);
    // A pace function written in JavaScript may fail. Then the move is made at once.
    await Promise.resolve()
      .then(pace)
      .catch(() => undefined);
    return answer;
  };
