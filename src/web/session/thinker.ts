/**
 * Gets the answers of a session's bots; the code of the bots is loaded when the first bot has to think.
 *
 * @packageDocumentation
 */
import { type Either, isLeft, left, right } from 'fp-ts/Either';
import type { Knowledge } from '../../bots/index.js';
import type { Remote } from '../../bots/worker/connect.js';
import type { Port } from '../../bots/worker/messages.js';
import type { GameTypes } from '../../core/contract/game.js';
import { isObject } from '../../core/reading/objects.js';
import { type Fault, fault } from '../../core/values/fault.js';
import type { Asked, Bots, Thinker } from './bot-question.js';
import { tellAll } from './listeners.js';

/** Lets the library's bots think in short slices of time, so that the page stays responsive. */
const inSlices =
  <T extends GameTypes>(knowledge: Knowledge<T>): Thinker<T> =>
  async ({ game, bot, seat, view, seed, signal }) => {
    const [{ botOf }, { think }] = await Promise.all([import('../../bots/bot.js'), import('../../bots/think.js')]);
    const read = botOf(bot);
    if (isLeft(read)) return read;
    const player = read.right.sit(game, knowledge, seed);
    const search = player.look(view, seat);
    if (search === undefined) return left(fault([], 'this seat has nothing to decide', game.turnRule));
    return right((await think(search, player.budget, { signal })).best);
  };

const changed = left(fault([], 'the position has changed'));

/**
 * Lets the library's bots think in a worker, which is ended as soon as the session is closed. If there is no worker, the function `otherwise` chooses
 * the moves of the bots.
 */
const inWorker = <T extends GameTypes>(
  open: () => Port | undefined,
  otherwise: Thinker<T>,
  closed: AbortSignal,
): Thinker<T> => {
  let remote: Promise<Remote | undefined> | undefined;
  const opened = async (): Promise<Remote | undefined> => {
    const { connect } = await import('../../bots/worker/connect.js');
    // The session may have been closed while the module was loading.
    const port = closed.aborted ? undefined : open();
    if (port === undefined) return undefined;
    closed.addEventListener('abort', () => tellAll([() => port.terminate?.()]));
    return connect(port);
  };
  return async (asked) => {
    remote ??= opened();
    const found = await remote;
    if (asked.signal.aborted) return changed;
    return found === undefined ? otherwise(asked) : found.choose(asked);
  };
};

const reasonOf = (error: unknown): string =>
  error instanceof Error ? error.message.slice(0, 200) : 'it gave no reason';

/** True if a value has the form of an answer. The check is needed because a thinker written in JavaScript may return anything. */
const isAnswer = (u: unknown): boolean => isObject(u) && (u['_tag'] === 'Left' || u['_tag'] === 'Right');

/** Waits for a bot's answer until the time for answers has passed or the signal is aborted. Never rejects. */
const answerOf = <T extends GameTypes>(
  think: Thinker<T>,
  asked: Asked<T>,
  patience: number,
): Promise<Either<Fault, T['Move'] | string>> =>
  new Promise((resolve) => {
    // The position may have changed while the module was loading.
    if (asked.signal.aborted) {
      resolve(changed);
      return;
    }
    const timer = setTimeout(() => resolve(left(fault([], `the bot did not answer within ${patience} ms`))), patience);
    const end = (answer: Either<Fault, T['Move'] | string>): void => {
      clearTimeout(timer);
      resolve(answer);
    };
    const failed = (error: unknown): void => end(left(fault([], `the bot failed: ${reasonOf(error)}`)));
    asked.signal.addEventListener('abort', () => end(changed));
    // A thinker written in JavaScript may throw synchronously or return anything.
    void Promise.resolve()
      .then(() => think(asked))
      .then((answer) => end(isAnswer(answer) ? answer : left(fault([], 'the bot did not return an answer'))), failed);
  });

/**
 * Makes the function that answers for the bots of a session, at the pace that the session sets. The signal `closed` is aborted when the session is
 * closed. Never rejects.
 */
export const answering = <T extends GameTypes>(
  { think, worker, knowledge = {}, patience = 60_000, pace = () => Promise.resolve() }: Bots<T>,
  closed: AbortSignal,
): Thinker<T> => {
  const slices = inSlices(knowledge);
  const thinker = think ?? (worker === undefined ? slices : inWorker(worker, slices, closed));
  return async (asked) => {
    const answer = await answerOf(thinker, asked, patience);
    // A pace function written in JavaScript may fail. Then the move is made at once.
    await Promise.resolve()
      .then(pace)
      .catch(() => undefined);
    return answer;
  };
};
