/**
 * Fits the weights of a game for two by self-play: `node research/fit/two-seats.mjs toframenn [games] [rounds]`. In each round the program plays
 * itself one ply deep with the weights of the previous round (a fifth of the moves are random), counts the terms of every position, and fits
 * the weights to the results by gradient descent on two thirds of the games. Prints the error on the other third (0.25 means
 * no knowledge) and the weights, which are then copied into src/bots/evaluations. The same seeds give the same weights.
 */
import { load, right } from './load.mjs';

const [id = 'toframenn', games = '400', rounds = '4'] = process.argv.slice(2);

const settings = {
  toframenn: [{ quietLimit: 40 }, { quietLimit: 40, pool: 'four' }],
};

const { game, count, weights, source } = await load(`
  export { game } from './src/games/${id}/index.ts';
  export { count, weights } from './src/bots/evaluations/${id}.ts';
  export { source } from './src/core/values/random.ts';
`);

const chance = (x) => 0.5 + x / (2 * (Math.abs(x) + 1));
const slope = (x) => 1 / (2 * (Math.abs(x) + 1) ** 2);
const dot = (a, b) => a.reduce((sum, value, index) => sum + value * b[index], 0);

const play = (by, seed) => {
  const random = source(seed);
  const options = settings[id][Math.floor(seed / 3) % settings[id].length];
  let state = right(game.setup(right(game.options.decode(options)), seed));
  const seen = [];
  for (let ply = 0; ply < 2000; ply++) {
    const outcome = game.outcome(state);
    if (outcome._tag === 'Some') {
      const { winners } = outcome.value;
      const result = winners.length === 2 ? 0.5 : winners[0] === 0 ? 1 : 0;
      return seen.map((counts) => ({ counts, result, seed }));
    }
    seen.push(count(state));
    const legal = game.legalMoves(state);
    const sign = game.toMove(state)[0] === 0 ? 1 : -1;
    let move = legal[random.below(legal.length)];
    if (random.below(5) > 0) {
      let most = Number.NEGATIVE_INFINITY;
      for (let k = 0; k < legal.length; k++) {
        const tried = legal[(k + ply) % legal.length];
        const after = game.applyLegal(state, tried);
        const end = game.outcome(after);
        const score = game.score(after);
        const worth =
          end._tag === 'Some'
            ? 1000 * sign * (end.value.winners.length === 2 ? 0 : end.value.winners[0] === 0 ? 1 : -1)
            : sign * (by === undefined ? score[0] - score[1] : dot(count(after), by));
        if (worth > most) [most, move] = [worth, tried];
      }
    }
    state = game.applyLegal(state, move);
  }
  return [];
};

const error = (rows, by) =>
  rows.reduce((sum, { counts, result }) => sum + (chance(dot(counts, by)) - result) ** 2, 0) / rows.length;

const fit = (rows, start) => {
  const by = [...start];
  // The terms have different sizes, so scale each by its spread.
  const spread = by.map(
    (_, k) => Math.sqrt(rows.reduce((sum, { counts }) => sum + counts[k] ** 2, 0) / rows.length) || 1,
  );
  const speed = by.map(() => 0);
  for (let step = 0; step < 600; step++) {
    const gradient = by.map(() => 0);
    for (const { counts, result } of rows) {
      const x = dot(counts, by);
      const off = 2 * (chance(x) - result) * slope(x);
      for (let k = 0; k < by.length; k++) gradient[k] += (off * counts[k]) / spread[k];
    }
    for (let k = 0; k < by.length; k++) {
      speed[k] = 0.9 * speed[k] + gradient[k] / rows.length;
      by[k] -= (0.6 * speed[k]) / spread[k];
    }
  }
  return by;
};

let by;
for (let round = 0; round < Number(rounds); round++) {
  const rows = [];
  for (let k = 0; k < Number(games); k++) rows.push(...play(by, round * 100_000 + k));
  const kept = rows.filter(({ seed }) => seed % 3 !== 2);
  const rest = rows.filter(({ seed }) => seed % 3 === 2);
  by = fit(kept, by ?? weights);
  console.log(
    `round ${round + 1}: ${rows.length} positions, error ${error(kept, by).toFixed(4)} fitted, ${error(rest, by).toFixed(4)} on the rest, ${error(rest, weights).toFixed(4)} with the weights in use`,
  );
  console.log(by.map((value) => Number(value.toFixed(4))).join(', '));
}
