/**
 * Fits the weights of a game for several players by self-play: `node research/fit/shares.mjs icetraders [games] [rounds]`. In each round the program
 * plays itself one ply deep with the weights of the previous round (a fifth of the moves are random), and counts the terms in some positions of every
 * game. Then it fits the weights on two thirds of the games, so that the value of a position for each team predicts the team's share of the win
 * (least squares, changing each weight slightly as long as this helps). Prints the error on the other third, the error with even shares for comparison,
 * and the weights, which are then copied into src/bots/evaluations. The same seeds give the same weights.
 */
import { bestMove, load, right } from './load.mjs';

const [id = 'icetraders', games = '300', rounds = '3'] = process.argv.slice(2);

const settings = {
  icetraders: [{ players: 3 }, { players: 4 }, { players: 5 }].map((one) => ({ ...one, turnLimit: 200 })),
  transformartian: [{}, { players: 4 }, { players: 6, teams: 3 }].map((one) => ({ ...one, turnLimit: 200 })),
};

const { game, count, worth, weights, source } = await load(`
  export { game } from './src/games/${id}/index.ts';
  export { count, worth, weights } from './src/bots/evaluations/${id}.ts';
  export { source } from './src/core/values/random.ts';
`);

/** Some positions of a game, with each team's share of the win. */
const play = (by, seed) => {
  const random = source(seed);
  const options = settings[id][Math.floor(seed / 3) % settings[id].length];
  let state = right(game.setup(right(game.options.decode(options)), seed));
  const teams = game.teams(state);
  const all = Math.max(...teams) + 1;
  const seen = [];
  for (let ply = 0; ply < 3000; ply++) {
    const outcome = game.outcome(state);
    if (outcome._tag === 'Some') {
      const won = new Set(outcome.value.winners.map((seat) => teams[seat]));
      const shares = Array.from({ length: all }, (_, team) =>
        won.size === 0 ? 1 / all : won.has(team) ? 1 / won.size : 0,
      );
      return seen.map((counts) => ({ counts, shares, seed }));
    }
    if (random.below(4) === 0) seen.push(count(state));
    const legal = game.legalMoves(state);
    let move = legal[random.below(legal.length)];
    if (random.below(5) > 0)
      move = bestMove(game, state, legal, random.below(legal.length), (after) => worth(count(after), by));
    state = game.applyLegal(state, move);
  }
  return [];
};

/** The mean squared error over all teams of all positions. */
const error = (rows, by) => {
  let [sum, n] = [0, 0];
  for (const { counts, shares } of rows) {
    const found = by === undefined ? shares.map(() => 1 / shares.length) : worth(counts, by);
    for (let team = 0; team < shares.length; team++) sum += (found[team] - shares[team]) ** 2;
    n += shares.length;
  }
  return sum / n;
};

const fit = (rows, start) => {
  const by = [...start];
  let least = error(rows, by);
  for (let step = 0.5; step > 0.01; ) {
    let better = false;
    for (let k = 0; k < by.length; k++)
      for (const sign of [1, -1]) {
        const before = by[k];
        by[k] = before + sign * step * Math.max(0.05, Math.abs(before));
        const now = error(rows, by);
        if (now < least - 1e-7) [least, better] = [now, true];
        else by[k] = before;
      }
    if (!better) step /= 2;
  }
  return by;
};

let by = weights;
for (let round = 0; round < Number(rounds); round++) {
  const rows = [];
  for (let k = 0; k < Number(games); k++) rows.push(...play(by, 700_000 + round * 100_000 + k));
  const kept = rows.filter(({ seed }) => seed % 3 !== 2);
  const rest = rows.filter(({ seed }) => seed % 3 === 2);
  by = fit(kept, by);
  console.log(
    `round ${round + 1}: ${rows.length} positions, error ${error(kept, by).toFixed(4)} fitted, ${error(rest, by).toFixed(4)} on the rest, ${error(rest, weights).toFixed(4)} with the weights in use, ${error(rest).toFixed(4)} with even shares`,
  );
  console.log(by.map((value) => Number(value.toFixed(4))).join(', '));
}
