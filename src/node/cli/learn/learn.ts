/**
 * `learn`: trains a network by self-play, for any game that has an environment, and tests whether bots play better with it.
 *
 * @packageDocumentation
 */
import { gzipSync } from 'node:zlib';
import { type Either, isLeft, isRight, map, right } from 'fp-ts/Either';
import { type Interval, wilson } from '../../../arena/index.js';
import { type Knowledge, learnedFrom, type TrainedNetwork } from '../../../bots/index.js';
import type { GameTypes } from '../../../core/contract/game.js';
import { chain } from '../../../core/values/either.js';
import type { Fault } from '../../../core/values/fault.js';
import { source } from '../../../core/values/random.js';
import { startOf } from '../../host/args.js';
import { type ExistingFile, writeWhole } from '../../host/files.js';
import type { CommandResult } from '../../host/finish.js';
import type { Io } from '../../host/io.js';
import { progressOf } from '../../host/progress.js';
import { workersFor } from '../../tournament/pool.js';
import { inputCount, type Lesson, readLesson } from './lesson.js';
import { type LearnFlags, type LearnPlan, readPlan } from './plan.js';
import { playAlone } from './self-play.js';
import { type Teachers, teachersHere, teachersInThreads } from './teachers.js';
import { type Training, trainBy, trainingFor } from './training.js';

export type { LearnFlags };

/** The number of parts of a training; after each, the file is written, and errors are told by part. */
const parts = 10;

/** The square roots of the mean errors in each part of a training. */
const errorsOf = (squares: readonly number[]): readonly number[] => {
  const size = Math.ceil(squares.length / parts);
  return Array.from({ length: Math.ceil(squares.length / size) }, (_, part) => {
    const some = squares.slice(part * size, (part + 1) * size);
    return Math.sqrt(some.reduce((sum, one) => sum + one, 0) / some.length);
  });
};

/** Writes the network as it is now. */
const save = (training: Training, { out }: LearnPlan, existing: ExistingFile): Promise<Either<Fault, void>> =>
  writeWhole(out, `${JSON.stringify(training.trained())}\n`, existing);

/** Returns what plays the games of a training. */
const teachersFor = async <T extends GameTypes>(
  lesson: Lesson<T>,
  plan: LearnPlan,
  flags: LearnFlags,
  version: string,
  io: Io,
): Promise<Either<Fault, Teachers>> => {
  const { name } = lesson.encoding;
  if (flags.redis !== undefined)
    return (await import('./over-redis.js')).teachersOverRedis(
      inputCount(lesson),
      name,
      flags,
      flags.redis,
      version,
      io,
    );
  if (plan.jobs === 1) return right(teachersHere(lesson, plan));
  return chain(await workersFor('learn'), (workers) => teachersInThreads(workers, name, flags, plan.jobs));
};

/** Trains. The file is written before the first game, so that nobody trains for a file that cannot be written, and ten times more. */
const trainAndSave = async <T extends GameTypes>(
  training: Training,
  lesson: Lesson<T>,
  plan: LearnPlan,
  flags: LearnFlags,
  version: string,
  io: Io,
): Promise<Either<Fault, readonly number[]>> => {
  const begun = await save(training, plan, plan.existing);
  if (isLeft(begun)) return begun;
  const teachers = await teachersFor(lesson, plan, flags, version, io);
  if (isLeft(teachers)) return teachers;
  const progress = progressOf(io, 'games', plan.games);
  const partOf = (games: number): number => Math.floor((parts * games) / plan.games);
  const told = async (done: number, fresh: number): Promise<Either<Fault, void>> => {
    for (let game = 0; game < fresh; game++) progress.step();
    return partOf(done - fresh) < partOf(done) ? save(training, plan, 'replace') : right(undefined);
  };
  try {
    return map(errorsOf)(await trainBy(training, teachers.right, plan.games, told));
  } finally {
    progress.end();
    await teachers.right.close();
  }
};

/** The result of a test: the share of the points of the bot with the network, and the share of a seat that is no better than the others. */
interface Tested extends Interval {
  readonly games: number;
  readonly even: number;
}

/** Lets the bot with the network play at each seat in turn, while the same bot without it plays at the others. */
const testOf = <T extends GameTypes>(
  { encoding: { game }, options, knowledge }: Lesson<T>,
  learned: Knowledge<T>,
  { bot, test, seed, games, longest }: LearnPlan,
): Tested | undefined => {
  let [points, played, even] = [0, 0, 0];
  for (let index = 0; index < test; index++) {
    const at = seed + games + index;
    const start = startOf(game, options, at);
    if (isLeft(start)) continue;
    const teams = game.teams(start.right);
    const own = index % teams.length;
    const known = teams.map((_, seat) => (seat === own ? { ...knowledge, ...learned } : knowledge));
    const random = source(at);
    const playing = { game, bot, knowledge: known, seed: at, opening: random.below(4), longest, random };
    const values = playAlone(playing, start.right, () => undefined);
    played++;
    even += 1 / new Set(teams).size;
    points += values === undefined ? 1 / new Set(teams).size : values[teams[own]!]!;
  }
  return played === 0 ? undefined : { ...wilson(points, played), games: played, even: even / played };
};

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

const foundOf = (
  id: string,
  plan: LearnPlan,
  trained: TrainedNetwork,
  errors: readonly number[],
  test?: Tested,
): CommandResult => {
  const bytes = gzipSync(JSON.stringify(trained), { level: 9 }).length;
  return {
    json: { game: id, games: plan.games, seed: plan.seed, file: plan.out, bytes, errors, test: test ?? null },
    text: () =>
      [
        `${plan.out}: ${bytes} bytes with gzip, after ${plan.games} games`,
        `errors of the values: ${errors.map((one) => one.toFixed(3)).join(' ')}`,
        ...(test === undefined
          ? []
          : [
              `${plan.bot.text} with it against ${plan.bot.text} without it: ${percent(test.share)} of the points in ${test.games} games, 95 % from ${percent(test.low)} to ${percent(test.high)}; even is ${percent(test.even)}`,
            ]),
      ].join('\n'),
  };
};

/** Trains, writes the file, and tests it. */
const learnBy = async <T extends GameTypes>(
  lesson: Lesson<T>,
  plan: LearnPlan,
  flags: LearnFlags,
  version: string,
  io: Io,
): Promise<Either<Fault, CommandResult>> => {
  const training = trainingFor(lesson, plan);
  const errors = await trainAndSave(training, lesson, plan, flags, version, io);
  if (isLeft(errors)) return errors;
  const trained = training.trained();
  const read = learnedFrom({ ...lesson.encoding, usual: lesson.knowledge }, trained);
  const test = isRight(read) && read.right.learned !== undefined ? testOf(lesson, read.right.learned, plan) : undefined;
  return right(foundOf(lesson.encoding.game.id, plan, trained, errors.right, test));
};

/** Trains a network for a game, and reports what it is worth. */
export const learn = async (
  id: string,
  flags: LearnFlags,
  version: string,
  io: Io,
): Promise<Either<Fault, CommandResult>> => {
  const plan = readPlan(flags);
  if (isLeft(plan)) return plan;
  const lesson = readLesson(id, flags.options);
  return isLeft(lesson) ? lesson : lesson.right.open((own) => learnBy(own, plan.right, flags, version, io));
};
