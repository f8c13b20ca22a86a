/**
 * Learning by self-play: a bot plays against itself, and a network learns which positions were worth how much.
 *
 * @packageDocumentation
 */
import { type Either, isLeft, right } from 'fp-ts/Either';
import { some } from 'fp-ts/Option';
import type { Knowledge } from '../../../bots/index.js';
import { outputOf, readyNetwork } from '../../../bots/network.js';
import {
  evaluationBy,
  inputsBy,
  type SeatInputs,
  shapeOf,
  speakersOf,
  type TrainedNetwork,
} from '../../../bots/trained.js';
import type { GameTypes } from '../../../core/contract/game.js';
import { hides } from '../../../core/playing/seat-moves.js';
import type { Fault } from '../../../core/values/fault.js';
import { type Source, source } from '../../../core/values/random.js';
import type { Encoding } from '../../../environment/index.js';
import { startOf } from '../../host/args.js';
import { firstWeights, normal, scaledInputs, scalesOf, trainedOf } from './network.js';
import type { LearnPlan } from './plan.js';
import { samplesOf } from './samples.js';
import { playAlone } from './self-play.js';
import { trainerOf } from './trainer.js';

/** The game to be learned. */
export interface Lesson<T extends GameTypes> {
  readonly encoding: Encoding<T>;
  readonly options: T['Options'];
  /** What bots know about the game without the network. */
  readonly knowledge: Knowledge<T>;
}

/** The games before learning begins; they show how large the inputs are. */
const warm = 20;
/** The largest number of random moves at the beginning of a game. */
const longestOpening = 6;
/** A target is this part of what came later, and the rest of what was expected one position later. */
const lambda = 0.9;
/** How often a sample is learned on average, and how many samples make a step. */
const [reuse, batch] = [3, 64] as const;
/** The learning rate falls from the first number to the second one. */
const rates = [1e-3, 1e-4] as const;
/** Half of the games are played with values that vary by up to about this much at first, so that seats try other moves. */
const curiosity = 0.1;
/** The number of ways to guess what a seat does not see. */
const guesses = 2 ** 31;

/** A training that is in progress. */
export class Training<T extends GameTypes> {
  readonly #lesson: Lesson<T>;
  readonly #plan: LearnPlan;
  readonly #random: Source;
  readonly #samples;
  readonly #network;
  readonly #trainer;
  readonly #plain: SeatInputs<T>;
  /** The inputs, brought to order one as soon as the first games have been played. */
  #inputs: SeatInputs<T>;
  #scales: Float64Array;
  readonly #squares: Float64Array;
  #seen = 0;
  #first: { readonly inputs: Float64Array; readonly target: number }[] = [];
  #played = 0;

  constructor(lesson: Lesson<T>, plan: LearnPlan) {
    this.#plain = inputsBy({ ...lesson.encoding, usual: lesson.knowledge });
    this.#inputs = this.#plain;
    const { count } = this.#plain;
    const shape = shapeOf({ inputs: count, layers: plan.layers });
    this.#lesson = lesson;
    this.#plan = plan;
    this.#random = source(plan.seed);
    this.#samples = samplesOf(count);
    this.#network = readyNetwork(firstWeights(shape, this.#random));
    this.#trainer = trainerOf(this.#network);
    this.#scales = new Float64Array(count).fill(1);
    this.#squares = new Float64Array(count);
  }

  /** What a seat knows: the network, with values that vary if the seat is curious. */
  #knowledge(isCurious: boolean): Knowledge<T> {
    const { encoding, knowledge } = this.#lesson;
    if (this.#played < warm) return knowledge;
    const by = evaluationBy(encoding.game, this.#inputs, this.#network);
    const size = curiosity * (1 - this.#played / this.#plan.games);
    const varied = (value: number): number => Math.min(1, Math.max(0, value + size * normal(this.#random)));
    return isCurious
      ? {
          ...knowledge,
          evaluate: (state) => by.evaluate(state).map(varied),
          evaluateFor: (state, team) => varied(by.evaluateFor(state, team)),
        }
      : { ...knowledge, ...by };
  }

  /** The inputs for one seat of each team. What a seat does not see is guessed, as bots guess it when they play. */
  #inputsIn(state: T['State']): readonly Float64Array[] {
    const { game } = this.#lesson.encoding;
    return speakersOf(game, state).map((seat) => {
      const guess = hides(game) ? game.determinize(game.view(some(seat))(state), this.#random.below(guesses)) : state;
      const inputs = new Float64Array(this.#inputs.count);
      this.#inputs.write(inputs, guess, seat);
      return inputs;
    });
  }

  #add(inputs: Float64Array, target: number): void {
    if (this.#played >= warm) {
      this.#samples.add(inputs, target);
      return;
    }
    inputs.forEach((one, at) => {
      this.#squares[at]! += one * one;
    });
    this.#seen++;
    this.#first.push({ inputs, target });
  }

  /** Ends the first games: from now on, inputs are of order one. */
  #scale(): void {
    this.#scales = scalesOf(this.#squares, this.#seen);
    this.#inputs = scaledInputs(this.#plain, this.#scales);
    for (const { inputs, target } of this.#first)
      this.#samples.add(
        inputs.map((one, at) => one * this.#scales[at]!),
        target,
      );
    this.#first = [];
  }

  /** Turns the positions of a game into samples, from the last one to the first; returns their number. */
  #keep(positions: readonly (readonly Float64Array[])[], final: readonly number[] | undefined): number {
    let later = final ?? positions.at(-1)?.map((inputs) => outputOf(this.#network, inputs, 0)) ?? [];
    let targets = later;
    for (const all of [...positions].reverse()) {
      targets = targets.map((target, team) => (1 - lambda) * later[team]! + lambda * target);
      all.forEach((inputs, team) => {
        this.#add(inputs, targets[team]!);
      });
      later = all.map((inputs) => outputOf(this.#network, inputs, 0));
    }
    return positions.length * targets.length;
  }

  /** Plays a game and learns from it; returns the mean of the squares of the errors, or undefined before learning begins. */
  game(): Either<Fault, number | undefined> {
    const { encoding, options } = this.#lesson;
    const { games, longest, seed, bot } = this.#plan;
    const start = startOf(encoding.game, options, seed + this.#played);
    if (isLeft(start)) return start;
    const random = this.#random;
    const positions: (readonly Float64Array[])[] = [];
    const isCurious = random.below(2) === 0;
    const knowledge = encoding.game.teams(start.right).map(() => this.#knowledge(isCurious));
    const opening = random.below(longestOpening + 1);
    const playing = { game: encoding.game, bot, knowledge, seed: seed + this.#played, opening, longest, random };
    const final = playAlone(playing, start.right, (state) => positions.push(this.#inputsIn(state)));
    const fresh = this.#keep(positions, final);
    this.#played++;
    const first = Math.min(warm, games);
    if (this.#played === first) this.#scale();
    return right(this.#played < first ? undefined : this.#fit(fresh));
  }

  #fit(fresh: number): number {
    const rate = rates[0] + ((rates[1] - rates[0]) * this.#played) / this.#plan.games;
    const steps = this.#samples.count() === 0 ? 0 : Math.ceil((fresh * reuse) / batch);
    let sum = 0;
    for (let step = 0; step < steps; step++) {
      sum += this.#samples.teach(this.#trainer, batch, this.#random);
      this.#trainer.step(batch, rate);
    }
    return steps === 0 ? 0 : sum / steps;
  }

  /** The network as it is now. */
  trained(): TrainedNetwork {
    return trainedOf(this.#lesson.encoding.name, this.#plan.layers, this.#trainer.running, this.#scales);
  }
}
