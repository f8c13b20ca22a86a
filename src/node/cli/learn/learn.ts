/**
 * `learn`: trains a network by self-play, for any game that has an environment, and tests whether bots play better with it.
 *
 * @packageDocumentation
 */
import { setImmediate } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { type Either, isLeft, isRight, right } from 'fp-ts/Either';
import { type Interval, wilson } from '../../../arena/index.js';
import { type Knowledge, learnedFrom, type TrainedNetwork } from '../../../bots/index.js';
import type { GameTypes } from '../../../core/contract/game.js';
import type { Fault } from '../../../core/values/fault.js';
import { source } from '../../../core/values/random.js';
import type { Encoding } from '../../../environment/index.js';
import { readLimited, startOf } from '../../host/args.js';
import { readKnown } from '../../host/bots.js';
import { type ExistingFile, writeWhole } from '../../host/files.js';
import type { CommandResult } from '../../host/finish.js';
import type { Io } from '../../host/io.js';
import { progressOf } from '../../host/progress.js';
import { readEncoding } from '../env/env.js';
import { type LearnFlags, type LearnPlan, readPlan } from './plan.js';
import { playAlone } from './self-play.js';
import { type Lesson, Training } from './training.js';

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
const save = <T extends GameTypes>(
  training: Training<T>,
  { out }: LearnPlan,
  existing: ExistingFile,
): Promise<Either<Fault, void>> => writeWhole(out, `${JSON.stringify(training.trained())}\n`, existing);

/** Plays the games of a training. The file is written before the first one, so that nobody trains for a file that cannot be written, and ten times more. */
const trainBy = async <T extends GameTypes>(
  training: Training<T>,
  plan: LearnPlan,
  io: Io,
): Promise<Either<Fault, readonly number[]>> => {
  const { games, existing } = plan;
  const begun = await save(training, plan, existing);
  if (isLeft(begun)) return begun;
  const progress = progressOf(io, 'games', games);
  const squares: number[] = [];
  try {
    for (let game = 1; game <= games; game++) {
      const played = training.game();
      if (isLeft(played)) return played;
      if (played.right !== undefined) squares.push(played.right);
      if (game === games || game % Math.ceil(games / parts) === 0) {
        const saved = await save(training, plan, 'replace');
        if (isLeft(saved)) return saved;
      }
      progress.step();
      await setImmediate();
    }
    return right(errorsOf(squares));
  } finally {
    progress.end();
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
  io: Io,
): Promise<Either<Fault, CommandResult>> => {
  const training = new Training(lesson, plan);
  const errors = await trainBy(training, plan, io);
  if (isLeft(errors)) return errors;
  const trained = training.trained();
  const read = learnedFrom({ ...lesson.encoding, usual: lesson.knowledge }, trained);
  const test = isRight(read) && read.right.learned !== undefined ? testOf(lesson, read.right.learned, plan) : undefined;
  return right(foundOf(lesson.encoding.game.id, plan, trained, errors.right, test));
};

/** Trains a network for a game, and reports what it is worth. */
export const learn = async (id: string, flags: LearnFlags, io: Io): Promise<Either<Fault, CommandResult>> => {
  const encoding = readEncoding(id);
  if (isLeft(encoding)) return encoding;
  const plan = readPlan(flags);
  if (isLeft(plan)) return plan;
  const known = readKnown(encoding.right.id);
  if (isLeft(known)) return known;
  return encoding.right.open(async <T extends GameTypes>(own: Encoding<T>) => {
    const limited = readLimited(own.game, flags.options);
    if (isLeft(limited)) return limited;
    // The encoding and the knowledge have the same game id, so they belong to the same game.
    const knowledge = known.right.open((_, found) => found as unknown as Knowledge<T>);
    return learnBy({ encoding: own, options: limited.right.options, knowledge }, plan.right, io);
  });
};
