/**
 * The part of `arena work` that plays for trainings.
 *
 * @packageDocumentation
 */
import { type Either, isLeft, right } from 'fp-ts/Either';
import * as t from 'io-ts';
import { shapeOf } from '../../../bots/trained.js';
import { decode, whole } from '../../../core/reading/codec.js';
import { chain } from '../../../core/values/either.js';
import { type Fault, printFault } from '../../../core/values/fault.js';
import { fileFor } from '../../tournament/pool.js';
import type { Hands, KeepResult, WorkKind, Workplace } from '../../tournament/redis/engagement.js';
import { readAnnounced } from '../../tournament/redis/names.js';
import { inputCount, readLesson } from './lesson.js';
import { readPlan } from './plan.js';
import { mostRounds, type NumberedNetwork, readNetwork, sentSamples } from './sent-numbers.js';
import { type Teachers, teachersInThreads } from './teachers.js';
import { announcedTraining, flagsOf, gameKey, networkKey } from './training-announcement.js';

const jobData = t.type({ round: whole(1, mostRounds), number: whole(0, 10_000_000) });

type LearnJob = t.TypeOf<typeof jobData>;

/** Plays single games of a training, with the network that Redis has for the round. */
class TrainingHands implements Hands {
  readonly #teachers: Teachers;
  /** Asks Redis for the network of the present round; undefined if there is none. */
  readonly #ask: () => Promise<NumberedNetwork | undefined>;
  /** The network that was asked for last, and the round for which it was. */
  #asked: { readonly round: number; readonly network: Promise<NumberedNetwork | undefined> } | undefined;

  constructor(teachers: Teachers, ask: () => Promise<NumberedNetwork | undefined>) {
    this.#teachers = teachers;
    this.#ask = ask;
  }

  #networkFor(round: number): Promise<NumberedNetwork | undefined> {
    if (this.#asked?.round !== round) this.#asked = { round, network: this.#ask() };
    return this.#asked.network;
  }

  async #play({ round, number }: LearnJob, keep: KeepResult): Promise<void> {
    const found = await this.#networkFor(round).catch((error: unknown) => {
      this.#asked = undefined;
      throw error;
    });
    // The round is over: another worker has played the game.
    if (found?.round !== round) return;
    const played = await this.#teachers.play(found.network, [number]);
    if (isLeft(played)) throw new Error(printFault(played.left));
    for (const game of played.right) await keep(gameKey(round, number), sentSamples(game));
  }

  readonly read: Hands['read'] = (data) =>
    chain(decode(jobData)(data), (job) =>
      right({ games: `game ${job.number}`, play: (keep) => this.#play(job, keep) }),
    );

  /** A game takes moments, so those that were begun are finished. */
  readonly stop = (): void => undefined;

  readonly close = (): Promise<void> => this.#teachers.close();
}

/** The training that an announcement describes, or the reason why this worker does not play for it. */
const beginTraining = ({ Pool, redis, version, jobs }: Workplace, id: string, text: string): Either<Fault, Hands> =>
  chain(chain(readAnnounced(text, version), decode(announcedTraining)), (told) => {
    const flags = flagsOf(told);
    return chain(readPlan(flags), (plan) =>
      chain(readLesson(told.game, told.options), (lesson) => {
        const shape = shapeOf({ inputs: lesson.open(inputCount), layers: plan.layers });
        return chain(teachersInThreads({ Pool, filename: fileFor('learn') }, told.game, flags, jobs), (teachers) =>
          right(
            new TrainingHands(teachers, async () => {
              const said = await redis.get(networkKey(id));
              if (said === null) return undefined;
              const network = readNetwork(said, shape);
              if (isLeft(network)) throw new Error(printFault(network.left));
              return network.right;
            }),
          ),
        );
      }),
    );
  });

/** Trainings, as a kind of work for the workers of tournaments. */
export const trainings: WorkKind = { kind: 'learn', noun: 'training', begin: beginTraining };
