/**
 * A round of a training: some games that are played with the same network, and the samples that come from them.
 *
 * @packageDocumentation
 */
import { type Either, isLeft, right } from 'fp-ts/Either';
import { some } from 'fp-ts/Option';
import type { Knowledge } from '../../../bots/index.js';
import { type Network, type NetworkWeights, outputOf, readyNetwork } from '../../../bots/network.js';
import { evaluationBy, inputsBy, type SeatInputs, speakersOf } from '../../../bots/trained.js';
import type { GameTypes } from '../../../core/contract/game.js';
import { hides } from '../../../core/playing/seat-moves.js';
import type { Fault } from '../../../core/values/fault.js';
import { type Source, source } from '../../../core/values/random.js';
import { startOf } from '../../host/args.js';
import type { Lesson } from './lesson.js';
import { normal, scaledInputs } from './network.js';
import type { LearnPlan } from './plan.js';
import { playAlone } from './self-play.js';

/** The number of games in a round. */
export const roundSize = 20;

/** The network with which the games of a round are played. */
export interface RoundNetwork {
  readonly weights: NetworkWeights;
  /** The factors that bring the inputs to order one; undefined in the first round, which shows how large the inputs are. */
  readonly scales: Float64Array | undefined;
}

/** The samples of a game. */
export interface Taught {
  /** The inputs of the samples, one sample after another. */
  readonly inputs: Float32Array;
  /** What each sample turned out to be worth. */
  readonly targets: Float64Array;
}

/** The largest number of random moves at the beginning of a game. */
const longestOpening = 6;
/** A target is this part of what came later, and the rest of what was expected one position later. */
const lambda = 0.9;
/** Half of the games are played with values that vary by up to about this much at first, so that seats try other moves. */
const curiosity = 0.1;
/** The number of ways to guess what a seat does not see. */
const guesses = 2 ** 31;

/** The inputs for one seat of each team. What a seat does not see is guessed, as bots guess it when they play. */
const inputsIn = <T extends GameTypes>(
  { encoding: { game } }: Lesson<T>,
  seen: SeatInputs<T>,
  state: T['State'],
  random: Source,
): readonly Float64Array[] =>
  speakersOf(game, state).map((seat) => {
    const guess = hides(game) ? game.determinize(game.view(some(seat))(state), random.below(guesses)) : state;
    const inputs = new Float64Array(seen.count);
    seen.write(inputs, guess, seat);
    return inputs;
  });

/** What a curious seat knows: values that vary by about `size`. */
const curious = <T extends GameTypes>(
  by: Required<Pick<Knowledge<T>, 'evaluate' | 'evaluateFor'>>,
  size: number,
  random: Source,
): Knowledge<T> => {
  const varied = (value: number): number => Math.min(1, Math.max(0, value + size * normal(random)));
  return {
    evaluate: (state) => by.evaluate(state).map(varied),
    evaluateFor: (state, team) => varied(by.evaluateFor(state, team)),
  };
};

/** Turns the positions of a game into samples, from the last one to the first. */
const taughtBy = (
  network: Network,
  count: number,
  positions: readonly (readonly Float64Array[])[],
  final: readonly number[] | undefined,
): Taught => {
  const expected = (all: readonly Float64Array[]): readonly number[] => all.map((one) => outputOf(network, one, 0));
  let later = final ?? expected(positions.at(-1) ?? []);
  let targets = later;
  const inputs = new Float32Array(positions.length * targets.length * count);
  const values: number[] = [];
  for (const all of positions.toReversed()) {
    targets = targets.map((target, team) => (1 - lambda) * later[team]! + lambda * target);
    all.forEach((one, team) => {
      inputs.set(one, values.length * count);
      values.push(targets[team]!);
    });
    later = expected(all);
  }
  return { inputs, targets: Float64Array.from(values) };
};

/**
 * Plays one game of a training. What happens in it follows from the seed of the plan, the number of the game and the network, wherever it is played.
 *
 * @param number - the number of the game, counted from 0
 */
export const teach = <T extends GameTypes>(
  lesson: Lesson<T>,
  { games, longest, seed, bot }: LearnPlan,
  { weights, scales }: RoundNetwork,
  number: number,
): Either<Fault, Taught> => {
  const { encoding, options, knowledge: usual } = lesson;
  const { game } = encoding;
  const start = startOf(game, options, seed + number);
  if (isLeft(start)) return start;
  const [random, network] = [source(seed + number), readyNetwork(weights)];
  const plain = inputsBy({ ...encoding, usual });
  const seen = scales === undefined ? plain : scaledInputs(plain, scales);
  const isCurious = random.below(2) === 0;
  const by = scales === undefined ? undefined : evaluationBy(game, seen, network);
  const tried = by !== undefined && isCurious ? curious(by, curiosity * (1 - number / games), random) : by;
  const positions: (readonly Float64Array[])[] = [];
  const playing = {
    ...{ game, bot, seed: seed + number, longest, random },
    knowledge: game.teams(start.right).map(() => ({ ...usual, ...tried })),
    opening: random.below(longestOpening + 1),
  };
  const final = playAlone(playing, start.right, (state) => positions.push(inputsIn(lesson, seen, state, random)));
  return right(taughtBy(network, seen.count, positions, final));
};
