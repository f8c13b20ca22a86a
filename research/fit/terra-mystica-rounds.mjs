/**
 * Fits the value that a round of Terra Mystica leaves for later: `node research/fit/terra-mystica-rounds.mjs FOLDER OUT [games] [first seed] [bot]
 * [people] [strength]`, with a folder of ledgers and a file for the weights. The bot plays all four seats (one move in twelve is random). Every
 * position in which a seat begins its first turn of a round is stored with the points that the seat later made beyond the current evaluation.
 * Positions of the first thirty ledgers are added, each with a weight of `people` and with separate features for games by people. A linear function
 * of the features, and of the features times the remaining rounds, is fitted by ridge regression on four fifths of the games. Prints the error of the
 * final points by round, on the rest of the games and on the ledgers after the thirtieth. Seeded.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { load, right } from './load.mjs';

const [
  folder = '',
  out = '',
  games = '150',
  firstSeed = '300000',
  text = 'greedy:by=1',
  people = '2',
  strength = '30',
] = process.argv.slice(2);

const { checkLedger, game, writeFeatures, featureCount, overview, expectedFor, botOf, terraMystica, thinkNow, source } =
  await load(`
  export { checkLedger } from './src/games/terra-mystica/ledger/index.ts';
  export { game } from './src/games/terra-mystica/index.ts';
  export { featureCount, writeFeatures } from './src/bots/evaluations/terra-mystica/features.ts';
  export { expectedFor, overview } from './src/bots/evaluations/terra-mystica/worth.ts';
  export { botOf, terraMystica, thinkNow } from './src/bots/index.ts';
  export { source } from './src/core/values/random.ts';
`);

const rounds = 6;
const half = featureCount + 1;
const size = 2 * half;

/** Records the first turn of each seat in each round. */
const noting = (isPeople) => {
  const seen = [];
  const known = new Set();
  return {
    seen,
    note: (state) => {
      const { phase, round, active, seats, turn } = state;
      const key = `${round} ${active}`;
      if (phase !== 'turn' || round < 1 || turn.act !== 'none' || known.has(key) || seats[active].dropped === 1) return;
      known.add(key);
      const row = new Float64Array(size);
      const first = new Float64Array(featureCount);
      writeFeatures(first, state, overview(state), active);
      row.set(first);
      row[featureCount] = isPeople;
      for (let k = 0; k < half; k++) row[half + k] = row[k] * (rounds - round);
      seen.push({ row, seat: active, round, told: expectedFor(state, active) });
    },
  };
};

/** The positions of a game between bots. */
const play = (seed) => {
  const bot = right(botOf(text));
  const random = source(seed);
  let state = right(game.setup(right(game.options.decode({})), seed));
  const players = state.seats.map((_, seat) => bot.sit(game, terraMystica, seed * 64 + seat));
  const { seen, note } = noting(0);
  while (state.phase !== 'end') {
    const [seat] = game.toMove(state);
    note(state);
    const legal = terraMystica.sensible(state, game.legalMoves(state));
    const isDrawn = random.below(12) === 0 || state.phase === 'faction';
    const move = isDrawn
      ? legal[random.below(legal.length)]
      : thinkNow(players[seat].look(state, seat), players[seat].budget).best;
    state = game.applyLegal(state, move);
  }
  const reached = state.seats.map(({ vp }) => vp);
  return seen.map((one) => ({ ...one, group: seed, still: reached[one.seat] - one.told, often: 1 }));
};

/** The positions of a ledger. */
const read = (name, group) => {
  const { start, moves, final } = right(checkLedger(readFileSync(join(folder, name), 'utf8')));
  const { seen, note } = noting(1);
  let state = start;
  for (const move of moves) {
    note(state);
    const checked = game.check(move)(state);
    if (checked._tag === 'Left') break;
    state = game.applyLegal(state, checked.right);
  }
  return seen.map((one) => ({ ...one, group, still: final.seats[one.seat].vp - one.told, often: Number(people) }));
};

/** The index of the constant feature, after the counts. */
const oneAt = 56;

/** The weights with the smallest regularized squared error, by Cholesky's method. */
const ridge = (rows) => {
  const matrix = Array.from({ length: size }, () => new Float64Array(size));
  const aim = new Float64Array(size);
  let count = 0;
  for (const { row, still, often } of rows) {
    count += often;
    const places = [];
    for (let k = 0; k < size; k++) if (row[k] !== 0) places.push(k);
    for (const i of places) {
      aim[i] += often * row[i] * still;
      for (const j of places) if (j <= i) matrix[i][j] += often * row[i] * row[j];
    }
  }
  // Regularize each feature by its own spread, so that units do not matter. The constant is not regularized.
  for (let k = 0; k < size; k++) {
    const isFree = k % half === featureCount || k % half === oneAt;
    matrix[k][k] += isFree ? 1e-6 : Number(strength) * (0.01 + matrix[k][k] / count);
  }
  for (let i = 0; i < size; i++)
    for (let j = 0; j <= i; j++) {
      let sum = matrix[i][j];
      for (let k = 0; k < j; k++) sum -= matrix[i][k] * matrix[j][k];
      matrix[i][j] = i === j ? Math.sqrt(Math.max(1e-9, sum)) : sum / matrix[j][j];
    }
  const solved = new Float64Array(size);
  for (let i = 0; i < size; i++) {
    let sum = aim[i];
    for (let k = 0; k < i; k++) sum -= matrix[i][k] * solved[k];
    solved[i] = sum / matrix[i][i];
  }
  for (let i = size - 1; i >= 0; i--) {
    let sum = solved[i];
    for (let k = i + 1; k < size; k++) sum -= matrix[k][i] * solved[k];
    solved[i] = sum / matrix[i][i];
  }
  return solved;
};

const dot = (a, b) => {
  let sum = 0;
  for (let k = 0; k < a.length; k++) sum += a[k] * b[k];
  return sum;
};
const error = (rows, by) =>
  Math.sqrt(rows.reduce((sum, { row, still }) => sum + (dot(row, by) - still) ** 2, 0) / Math.max(1, rows.length));

const names = readdirSync(folder)
  .filter((name) => name.endsWith('.txt'))
  .sort();
const own = [];
for (let k = 0; k < Number(games); k++) own.push(...play(Number(firstSeed) + k));
const theirs = names.flatMap((name, index) => read(name, index));
const by = ridge([...own.filter(({ group }) => group % 5 !== 4), ...theirs.filter(({ group }) => group < 30)]);
const none = new Float64Array(size);
for (let round = 1; round <= rounds; round++) {
  const of = (rows) => rows.filter((one) => one.round === round);
  const [rest, held] = [of(own.filter(({ group }) => group % 5 === 4)), of(theirs.filter(({ group }) => group >= 30))];
  console.log(
    `round ${round}: ${of(own).length} and ${of(theirs).length} positions; on the rest ${error(rest, by).toFixed(1)} (${error(rest, none).toFixed(1)} before), on ledgers that were not fitted ${error(held, by).toFixed(1)} (${error(held, none).toFixed(1)})`,
  );
}
const rounded = (from) => [...by.slice(from, from + featureCount)].map((value) => Number(value.toFixed(3)));
writeFileSync(
  out,
  `/**
 * What the features of a seat add to its judgement at the begin of a round, and how much more for each round after it. Made by
 * research/fit/terra-mystica-rounds.mjs.
 *
 * @packageDocumentation
 */
export const roundWeights: { readonly last: readonly number[]; readonly left: readonly number[] } = {
  last: ${JSON.stringify(rounded(0))},
  left: ${JSON.stringify(rounded(half))},
};
`,
);
