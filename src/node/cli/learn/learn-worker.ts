/**
 * The program of a worker thread of `learn`, which plays one game at a time.
 *
 * @packageDocumentation
 */
import { workerData } from 'node:worker_threads';
import { type Either, isLeft, right } from 'fp-ts/Either';
import { chain } from '../../../core/values/either.js';
import type { Fault } from '../../../core/values/fault.js';
import { loadGames } from '../../host/own-games.js';
import { readLesson } from './lesson.js';
import { readPlan } from './plan.js';
import { type RoundNetwork, type Taught, teach } from './round.js';
import type { TeacherData, TeacherTask } from './teachers.js';

// The pool passes on the data unchanged, so the cast is safe.
const { game, flags, files } = workerData as TeacherData;
const loaded = await loadGames(files);

/** Plays the game with the given number. */
type PlayNumber = (stage: RoundNetwork, number: number) => Either<Fault, Taught>;

const player = chain(loaded, () =>
  chain(readPlan(flags), (plan) =>
    chain(readLesson(game, flags.options), (lesson) =>
      right<Fault, PlayNumber>(
        lesson.open(
          (own): PlayNumber =>
            (stage, number) =>
              teach(own, plan, stage, number),
        ),
      ),
    ),
  ),
);

/** Plays a game. */
const work = ({ stage, number }: TeacherTask): Either<Fault, Taught> =>
  isLeft(player) ? player : player.right(stage, number);

// Piscina calls the default export.
// eslint-disable-next-line no-restricted-syntax
export default work;
