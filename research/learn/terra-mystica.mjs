/**
 * Trains the learned evaluation of Terra Mystica by self-play: `node research/learn/terra-mystica.mjs NAME [key=value...]`. Writes NAME.json (the
 * weights, in full precision) and NAME.log. The keys: `seed` and `games`; `ledgers`, a folder of ledgers whose first thirty games are used as
 * openings, too; `from`, the NAME of a training at which to begin, or `shipped` for the weights in the library; `warm`, the games before learning begins; the
 * learning rates `rate` and `rateEnd`, between which it falls over all games; `reuse`, how often a sample is learned on average; `stop`, the number of
 * games after which training ends early. The same keys give the same weights.
 * `node research/learn/store.mjs NAME` writes them into the library.
 */
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { load, right } from '../fit/load.mjs';
import { chanceFrom } from './chance.mjs';
import { openingsOf, yardstickOf } from './openings.mjs';
import { onePly, planning, playGame } from './self-play.mjs';
import { weightsFrom } from './weights-from.mjs';

const [name, ...pairs] = process.argv.slice(2);
const settings = {
  seed: 1,
  games: 6000,
  ledgers: '',
  from: '',
  teacher: '',
  warm: 20,
  rate: 1e-3,
  rateEnd: 1e-4,
  lambda: 0.97,
  window: 200_000,
  reuse: 2,
  batch: 128,
  every: 250,
  stop: Number.POSITIVE_INFINITY,
  ...Object.fromEntries(
    pairs.map((pair) => {
      const [key, ...rest] = pair.split('=');
      const value = rest.join('=');
      return [key, value === '' || Number.isNaN(Number(value)) ? value : Number(value)];
    }),
  ),
};

const library = await load(`
  export { checkLedger } from './src/games/terra-mystica/ledger/index.ts';
  export { game, scoringTiles } from './src/games/terra-mystica/index.ts';
  export { expectedFor, overview, weighing } from './src/bots/evaluations/terra-mystica/worth.ts';
  export { termCount } from './src/bots/evaluations/terra-mystica/terms.ts';
  export { factionAt } from './src/bots/evaluations/terra-mystica/features.ts';
  export { sensible } from './src/bots/evaluations/terra-mystica/sensible.ts';
  export { featureSizes, inputCount, writeInputs } from './src/bots/evaluations/terra-mystica/learned/inputs.ts';
  export { byNetwork } from './src/bots/evaluations/terra-mystica/learned/by-network.ts';
  export { judged, outputSetOf, pointsPerUnit, shape } from './src/bots/evaluations/terra-mystica/learned/judge.ts';
  export { outputOf, readyNetwork, weightCounts } from './src/bots/network.ts';
  export { readWeights } from './src/bots/network-weights.ts';
  export { trainerOf } from './src/node/cli/learn/trainer.ts';
  export { trained } from './src/bots/evaluations/terra-mystica/learned/weights.ts';
  export { botOf, terraMystica, thinkNow } from './src/bots/index.ts';
`);
const {
  inputCount,
  judged,
  outputOf,
  outputSetOf,
  overview,
  pointsPerUnit,
  readyNetwork,
  trainerOf,
  weightCounts,
  writeInputs,
} = library;

/** The first weights: the first game is played by the usual evaluation, because the last layer begins at 0. */
const firstWeights = ({ normal }) => {
  const counts = weightCounts(library.shape);
  const weights = Object.fromEntries(Object.entries(counts).map(([list, count]) => [list, new Float64Array(count)]));
  weights.first.forEach((_, at) => {
    weights.first[at] = normal() * 0.12;
  });
  weights.second.forEach((_, at) => {
    weights.second[at] = normal() * Math.sqrt(2 / library.shape.layers[0]);
  });
  const { last, left, standings } = library.weighing;
  for (let set = 0; set < library.shape.sets; set++) {
    const rounds = 5 - (set >> 1);
    const row = set * inputCount;
    for (let term = 0; term < library.termCount; term++)
      weights.direct[row + term] = ((last[term] + left[term] * rounds) * library.featureSizes[term]) / pointsPerUnit;
    standings.forEach((points, faction) => {
      weights.direct[row + library.factionAt + faction] = (points * rounds) / 6 / pointsPerUnit;
    });
  }
  return weights;
};

const chance = chanceFrom(settings.seed * 7919 + 13);
const network = readyNetwork(settings.from === '' ? firstWeights(chance) : weightsFrom(library, settings.from));
const trainer = trainerOf(network);
const opening = openingsOf(library, settings.ledgers);

/** The last samples, as a ring. */
const { window } = settings;
const ring = {
  inputs: new Float32Array(window * inputCount),
  sets: new Uint8Array(window),
  targets: new Float32Array(window),
  at: 0,
  size: 0,
};

const put = ({ inputs, set, points }, target) => {
  ring.inputs.set(inputs, ring.at * inputCount);
  ring.sets[ring.at] = set;
  ring.targets[ring.at] = (target - points) / pointsPerUnit;
  ring.at = (ring.at + 1) % window;
  ring.size = Math.min(window, ring.size + 1);
};

const scratch = new Float64Array(inputCount);

const sampleOf = (state, seat) => {
  writeInputs(scratch, state, overview(state), seat);
  const set = outputSetOf(state, seat);
  const { vp } = state.seats[seat];
  return {
    inputs: Float32Array.from(scratch),
    set,
    points: vp,
    value: vp + pointsPerUnit * outputOf(network, scratch, set),
  };
};

/** The squares of the errors of forecasts, and their sum and number, by round. */
const errors = Array.from({ length: 7 }, () => ({ squares: 0, sum: 0, count: 0 }));

/** Puts the samples of a seat into the ring, with the returns of TD(lambda) as targets. */
const keep = (samples, final) => {
  let [target, later] = [final, final];
  for (const sample of [...samples].reverse()) {
    target = (1 - settings.lambda) * later + settings.lambda * target;
    put(sample, target);
    later = sample.value;
    const error = errors[1 + (sample.set >> 1)];
    error.squares += (sample.value - final) ** 2;
    error.sum += sample.value - final;
    error.count++;
  }
};

const mean = (list) => list.reduce((total, one) => total + one, 0) / list.length;
/** Makes players that look one ply ahead by a network. */
const byOnePly = (judge, by) => onePly(library, (state, seat) => judged(judge, state, seat), by);
const knowledge = { ...library.terraMystica, ...library.byNetwork(() => network) };
const playerOf =
  settings.teacher === ''
    ? byOnePly(network, chance)
    : planning(library, knowledge, right(library.botOf(settings.teacher)), chance);
const pointsIn = ({ seats }) => mean(seats.map(({ vp }) => vp));

const fixedOpenings = yardstickOf(library, 24);
const measured = (weights) => {
  const still = readyNetwork(weights);
  return mean(
    fixedOpenings.map((start, index) =>
      pointsIn(playGame(library, start, byOnePly(still, chanceFrom(index)), () => undefined, false)),
    ),
  );
};

const began = process.cpuUsage();
const log = (line) => {
  console.log(line);
  appendFileSync(`${name}.log`, `${line}\n`);
};
const save = () =>
  writeFileSync(
    `${name}.json`,
    JSON.stringify({
      settings,
      weights: Object.fromEntries(
        Object.entries(trainer.running).map(([list, all]) => [list, [...all].map((one) => Number(one.toPrecision(7)))]),
      ),
    }),
  );

const fit = (fresh, game) => {
  const rate = settings.rate + ((settings.rateEnd - settings.rate) * game) / settings.games;
  let loss = 0;
  const steps = Math.round((fresh * settings.reuse) / settings.batch);
  for (let step = 0; step < steps; step++) {
    for (let count = 0; count < settings.batch; count++) {
      const at = chance.below(ring.size);
      scratch.set(ring.inputs.subarray(at * inputCount, (at + 1) * inputCount));
      loss += trainer.learn(scratch, ring.sets[at], ring.targets[at]);
    }
    trainer.step(settings.batch, rate);
  }
  return steps === 0 ? 0 : loss / steps / settings.batch;
};

// Where files are and when the training stops say nothing about the games before.
const { stop: _, from, ...stated } = settings;
const before = from === '' || from === 'shipped' ? '' : readFileSync(`${from}.log`, 'utf8');
const begin = from === '' ? {} : from === 'shipped' ? { after: library.trained.log } : { after: 'the training above' };
const ledgers = settings.ledgers === '' ? '' : 'league';
writeFileSync(`${name}.log`, `${before}${JSON.stringify({ ...stated, ledgers, ...begin, inputs: inputCount })}\n`);
/** @type {[number[], number[]]} */
let [recent, losses] = [[], []];
for (let game = 1; game <= Math.min(settings.games, settings.stop); game++) {
  const start = opening(chance);
  const samples = start.seats.map(() => []);
  const final = playGame(library, start, playerOf, (seat, state) => samples[seat].push(sampleOf(state, seat)), true);
  if (start.seats.length === 4) recent.push(pointsIn(final));
  samples.forEach((list, seat) => keep(list, final.seats[seat].vp));
  if (game > settings.warm) losses.push(fit(samples.flat().length, game));
  if (game % settings.every !== 0) continue;
  const { user, system } = process.cpuUsage(began);
  const byRound = errors
    .slice(1)
    .map(({ squares, sum, count }) => `${Math.sqrt(squares / count).toFixed(1)} (${(sum / count).toFixed(1)})`);
  log(
    `games ${game}: fixed openings ${measured(trainer.running).toFixed(1)}, self-play ${mean(recent).toFixed(1)}, loss ${(pointsPerUnit * Math.sqrt(mean(losses))).toFixed(2)}, errors by round ${byRound.join(' ')}`,
  );
  process.stderr.write(`${((user + system) / 1e6).toFixed(0)} s of CPU\n`);
  for (const error of errors) Object.assign(error, { squares: 0, sum: 0, count: 0 });
  [recent, losses] = [[], []];
  save();
}
save();
