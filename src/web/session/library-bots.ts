/**
 * The library's bots in a session. This module is loaded when the first of them has to think.
 *
 * @packageDocumentation
 */
import { isLeft, left, right } from 'fp-ts/Either';
import type { Knowledge } from '../../bots/index.js';
import type { Remote } from '../../bots/worker/connect.js';
import type { Port } from '../../bots/worker/messages.js';
import type { GameTypes } from '../../core/contract/game.js';
import { fault } from '../../core/values/fault.js';
import { changed } from './answering.js';
import type { Bots, Thinker } from './bot-question.js';
import { tellAll } from './listeners.js';

/** What bots know about a game, together with what was learned by self-play; few bots need it. */
const learnedBy = async <T extends GameTypes>(knowledge: Knowledge<T>): Promise<Knowledge<T>> =>
  (await import('../../bots/knowledge.js')).loadLearned(knowledge);

/** Lets the library's bots think in short slices of time, so that the page stays responsive. */
const inSlices =
  <T extends GameTypes>(knowledge: Knowledge<T>): Thinker<T> =>
  async ({ game, bot, seat, view, seed, signal }) => {
    const [{ botOf }, { think }] = await Promise.all([import('../../bots/bot.js'), import('../../bots/think.js')]);
    const read = botOf(bot);
    if (isLeft(read)) return read;
    const { needsLearned = false, sit } = read.right;
    const player = sit(game, needsLearned ? await learnedBy(knowledge) : knowledge, seed);
    const search = player.look(view, seat);
    if (search === undefined) return left(fault([], 'this seat has nothing to decide', game.turnRule));
    return right((await think(search, player.budget, { signal })).best);
  };

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

/**
 * Makes the function that answers for the library's bots: in the worker of the session or, if there is none, in slices of time. The signal `closed` is
 * aborted when the session is closed.
 */
export const libraryThinker = <T extends GameTypes>(
  { worker, knowledge = {} }: Bots<T>,
  closed: AbortSignal,
): Thinker<T> => {
  const slices = inSlices(knowledge);
  return worker === undefined ? slices : inWorker(worker, slices, closed);
};
