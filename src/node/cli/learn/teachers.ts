/**
 * Where the games of a training are played: in this process, or in worker threads.
 *
 * @packageDocumentation
 */
import { setImmediate } from 'node:timers/promises';
import { type Either, left, right, sequenceArray } from 'fp-ts/Either';
import type { GameTypes } from '../../../core/contract/game.js';
import { errorMessage } from '../../../core/values/error-fields.js';
import { type Fault, fault } from '../../../core/values/fault.js';
import { filesOf, presentGuests } from '../../host/own-games.js';
import { environment } from '../../host/quarters.js';
import { absent, type Workers } from '../../tournament/pool.js';
import type { Lesson } from './lesson.js';
import type { LearnFlags, LearnPlan } from './plan.js';
import { type RoundNetwork, type Taught, teach } from './round.js';

/** What a thread of a training knows from its start. */
export interface TeacherData {
  readonly game: string;
  readonly flags: LearnFlags;
  /** The files of the modules that contain games of other authors. */
  readonly files: readonly string[];
}

/** A game for a thread to play. */
export interface TeacherTask {
  readonly stage: RoundNetwork;
  readonly number: number;
}

/** Plays the games of a training. */
export interface Teachers {
  /** Plays the games with the given numbers. */
  readonly play: (stage: RoundNetwork, numbers: readonly number[]) => Promise<Either<Fault, readonly Taught[]>>;
  readonly close: () => Promise<void>;
}

/** Plays the games in this process. */
export const teachersHere = <T extends GameTypes>(lesson: Lesson<T>, plan: LearnPlan): Teachers => ({
  play: async (stage, numbers) => {
    const games: Either<Fault, Taught>[] = [];
    for (const number of numbers) {
      games.push(teach(lesson, plan, stage, number));
      // Pause after each game; otherwise the process cannot notice an interrupt.
      await setImmediate();
    }
    return sequenceArray(games);
  },
  close: () => Promise.resolve(),
});

/** Plays the games in threads of this process. */
export const teachersInThreads = (
  { Pool, filename }: Workers,
  game: string,
  flags: LearnFlags,
  threads: number,
): Either<Fault, Teachers> => {
  const missing = absent(filename);
  if (missing !== undefined) return left(missing);
  const workerData: TeacherData = { game, flags, files: filesOf(presentGuests()) };
  const pool = new Pool<TeacherTask, Either<Fault, Taught>>({
    ...{ filename, minThreads: threads, maxThreads: threads, idleTimeout: 60_000 },
    ...{ workerData, env: environment() },
  });
  // A thread that fails is told by its game.
  pool.on('error', () => undefined);
  return right({
    play: async (stage, numbers) => {
      try {
        return sequenceArray(await Promise.all(numbers.map((number) => pool.run({ stage, number }))));
      } catch (error) {
        return left(fault([], `a thread ended: ${errorMessage(error)}`));
      }
    },
    close: () => pool.destroy(),
  });
};
