/**
 * Learning by self-play: a network learns which positions were worth how much in the games that a bot played against itself.
 *
 * @packageDocumentation
 */
import { type Either, isLeft, right } from 'fp-ts/Either';
import { copiedWeights, readyNetwork } from '../../../bots/network.js';
import { shapeOf, type TrainedNetwork } from '../../../bots/trained.js';
import type { GameTypes } from '../../../core/contract/game.js';
import type { Fault } from '../../../core/values/fault.js';
import { type Source, source } from '../../../core/values/random.js';
import { inputCount, type Lesson } from './lesson.js';
import { firstWeights, scalesOf, trainedOf } from './network.js';
import type { LearnPlan } from './plan.js';
import { type RoundNetwork, roundSize, type Taught } from './round.js';
import { samplesOf } from './samples.js';
import type { Teachers } from './teachers.js';
import { trainerOf } from './trainer.js';

/** How often a sample is learned on average, and how many samples make a step. */
const [reuse, batch] = [3, 64] as const;
/** The learning rate falls from the first number to the second one. */
const rates = [1e-3, 1e-4] as const;

/** Each sample of a game. */
const samplesIn = ({ inputs, targets }: Taught, each: (inputs: Float32Array, target: number) => void): void => {
  const count = inputs.length / targets.length;
  targets.forEach((target, at) => {
    each(inputs.subarray(at * count, (at + 1) * count), target);
  });
};

/** A training that is in progress. */
export class Training {
  readonly #name: string;
  readonly #plan: LearnPlan;
  readonly #random: Source;
  readonly #count: number;
  readonly #samples;
  readonly #network;
  readonly #trainer;
  #scales: Float64Array | undefined;
  #played = 0;

  constructor(name: string, count: number, plan: LearnPlan) {
    this.#name = name;
    this.#plan = plan;
    this.#random = source(plan.seed);
    this.#count = count;
    this.#samples = samplesOf(count);
    this.#network = readyNetwork(firstWeights(shapeOf({ inputs: count, layers: plan.layers }), this.#random));
    this.#trainer = trainerOf(this.#network);
  }

  /** The network as it is now, for the games of a round. */
  stage(): RoundNetwork {
    return { weights: copiedWeights(this.#network.weights), scales: this.#scales };
  }

  /** Finds out from the games of the first round how large the inputs are, and brings them to order one. */
  measure(round: readonly Taught[]): readonly Taught[] {
    const squares = new Float64Array(this.#count);
    let seen = 0;
    for (const game of round)
      samplesIn(game, (inputs) => {
        inputs.forEach((one, at) => {
          squares[at]! += one * one;
        });
        seen++;
      });
    const scales = scalesOf(squares, seen);
    this.#scales = scales;
    return round.map(({ inputs, targets }) => ({
      inputs: inputs.map((one, at) => one * scales[at % this.#count]!),
      targets,
    }));
  }

  /** Learns from the games of a round; returns the mean of the squares of the errors. */
  learn(round: readonly Taught[]): number {
    let fresh = 0;
    for (const game of round) {
      samplesIn(game, this.#samples.add);
      fresh += game.targets.length;
    }
    this.#played += round.length;
    const rate = rates[0] + ((rates[1] - rates[0]) * this.#played) / this.#plan.games;
    const steps = this.#samples.count() === 0 ? 0 : Math.ceil((fresh * reuse) / batch);
    let sum = 0;
    for (let step = 0; step < steps; step++) {
      sum += this.#samples.teach(this.#trainer, batch, this.#random);
      this.#trainer.step(batch, rate);
    }
    return steps === 0 ? 0 : sum / steps;
  }

  /** The file for the network as it is now. */
  trained(): TrainedNetwork {
    const scales = this.#scales ?? new Float64Array(this.#count).fill(1);
    return trainedOf(this.#name, this.#plan.layers, this.#trainer.running, scales);
  }
}

/** Begins a training. */
export const trainingFor = <T extends GameTypes>(lesson: Lesson<T>, plan: LearnPlan): Training =>
  new Training(lesson.encoding.name, inputCount(lesson), plan);

/** The numbers of the games in each round of a training. */
const roundsOf = (games: number): readonly (readonly number[])[] =>
  Array.from({ length: Math.ceil(games / roundSize) }, (_, round) =>
    Array.from({ length: Math.min(roundSize, games - round * roundSize) }, (__, at) => round * roundSize + at),
  );

/**
 * Plays the games of a training and learns from them. While the network learns from a round, the next one is played with the network as it was
 * before, so a training gives the same network with any number of threads.
 *
 * @param told - called after each round with the number of games so far, and the number of games of the round; a fault ends the training
 * @returns for each round the mean of the squares of the errors
 */
export const trainBy = async (
  training: Training,
  teachers: Teachers,
  games: number,
  told: (done: number, fresh: number) => Promise<Either<Fault, void>>,
): Promise<Either<Fault, readonly number[]>> => {
  const rounds = roundsOf(games);
  const squares: number[] = [];
  let playing = teachers.play(training.stage(), rounds[0] ?? []);
  for (const [index, { length }] of rounds.entries()) {
    const played = await playing;
    if (isLeft(played)) return played;
    const round = index === 0 ? training.measure(played.right) : played.right;
    const next = rounds[index + 1];
    if (next !== undefined) playing = teachers.play(training.stage(), next);
    squares.push(training.learn(round));
    const heard = await told(index * roundSize + length, length);
    if (isLeft(heard)) return heard;
  }
  return right(squares);
};
