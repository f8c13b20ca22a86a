/**
 * The program of a child process that plays games: it receives tasks, and reports every game as soon as it is over.
 *
 * @packageDocumentation
 */
import { setImmediate } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { Fault } from '../../core/values/fault.js';
import { type PulseWriter, pulseWriter } from './pulse.js';

/** A message to a child process: a task, or the request to begin no further game. */
export type ToPlayer = { readonly task: unknown } | { readonly stop: true };

/** A message from a child process: it is ready, a game is over, or the task is done. */
export type FromPlayer =
  | { readonly _tag: 'Ready' }
  | { readonly _tag: 'Game'; readonly game: unknown }
  | { readonly _tag: 'Done'; readonly fault: Fault | undefined };

/** What a task can use while it is played. */
export interface TaskContext {
  readonly pulse: PulseWriter;
  /** Reports a game that is over, and lets the messages in that are waiting. */
  readonly report: (game: unknown) => Promise<void>;
  /** True once no further game may begin. */
  readonly isStopped: () => boolean;
}

const send = (message: FromPlayer): void => {
  process.send?.(message);
};

/** Ends this process soon after the process that started it, even if a bot never lets this one hear of that. */
const watchParent = (): void => {
  const code = `setInterval(() => { if (process.ppid !== ${process.ppid}) process.kill(process.pid, 'SIGKILL'); }, 500);`;
  new Worker(code, { eval: true }).unref();
};

/**
 * Makes a bot that closes the channel to the process that started this one end this process at once, as with `process.exit`. Otherwise the game would
 * go on without anybody who hears of its end, and nobody would know which bot is to blame.
 */
const endWithoutChannel = (): void => {
  process.disconnect = () => process.exit(1);
};

/** The first message that this process receives: the data that all its tasks share. */
export const firstMessage = (): Promise<unknown> =>
  new Promise((resolve) => {
    watchParent();
    endWithoutChannel();
    process.once('disconnect', () => process.exit(0));
    process.once('message', resolve);
  });

/** Plays the tasks that arrive, one after another. */
export const serveTasks = (play: (task: unknown, context: TaskContext) => Promise<Fault | undefined>): void => {
  const pulse = pulseWriter();
  const state = { isStopped: false };
  const report = async (game: unknown): Promise<void> => {
    pulse.begin(-1);
    send({ _tag: 'Game', game });
    await setImmediate();
  };
  const context: TaskContext = { pulse, report, isStopped: () => state.isStopped };
  // Only the process that started this one can send messages.
  process.on('message', (message: ToPlayer) => {
    if ('stop' in message) state.isStopped = true;
    else void play(message.task, context).then((fault) => send({ _tag: 'Done', fault }));
  });
  send({ _tag: 'Ready' });
};
