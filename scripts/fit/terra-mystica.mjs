/**
 * Tunes the weights of Terra Mystica by self-play: `node scripts/fit/terra-mystica.mjs [generations] [games] [first seed]`. Four seats play
 * one ply deep with the same weights; what is maximised is the mean of all final points. Each generation tries sixteen sets of weights around
 * the last mean on the same games and goes on from the best four (an evolution strategy); seeds are those of no measurement. It prints the mean
 * of each generation and the weights, which are then copied into src/bots/evaluations/terra-mystica/weights.ts. Seeded throughout.
 */
import { readFileSync, existsSync, writeFileSync } from 'node:fs';
import { load, right } from './load.mjs';

const [generations = '30', games = '12', firstSeed = '500000', file = ''] = process.argv.slice(2);

const { game, expectedFor, weights, sensible, source } = await load(`
  export { game } from './src/terra-mystica/index.ts';
  export { expectedFor } from './src/bots/evaluations/terra-mystica/worth.ts';
  export { weights } from './src/bots/evaluations/terra-mystica/weights.ts';
  export { sensible } from './src/bots/evaluations/terra-mystica/sensible.ts';
  export { source } from './src/core/random.ts';
`);

const options = right(game.options.decode({}));
const names = Object.keys(weights);

const playOne = (by, seed) => {
  let state = right(game.setup(options, seed));
  const random = source(seed);
  for (;;) {
    if (state.phase === 'end') return state.seats.reduce((sum, { vp }) => sum + vp, 0) / 4;
    const seat = game.toMove(state)[0];
    const legal = sensible(state, game.legalMoves(state));
    let [best, most] = [undefined, Number.NEGATIVE_INFINITY];
    const first = random.below(legal.length);
    for (let k = 0; k < legal.length; k++) {
      const move = legal[(first + k) % legal.length];
      const after = game.applyLegal(state, move);
      const worth = after.phase === 'end' ? after.seats[seat].vp : expectedFor(after, seat, by);
      if (worth > most) [best, most] = [move, worth];
    }
    state = game.applyLegal(state, best);
  }
};

const mean = (by, seeds) => seeds.reduce((sum, seed) => sum + playOne(by, seed), 0) / seeds.length;

const random = source(Number(firstSeed));
/** Nearly normal: the sum of twelve even draws. */
const normal = () => {
  let sum = -6;
  for (let k = 0; k < 12; k++) sum += random.below(1 << 30) / (1 << 30);
  return sum;
};

const children = 16;
const parents = 4;
let centre = names.map((name) => weights[name]);
if (file !== '' && existsSync(file))
  centre = names.map((name) => JSON.parse(readFileSync(file, 'utf8'))[name] ?? weights[name]);
let spread = centre.map((value) => Math.max(0.15, Math.abs(value) * 0.35));
for (let generation = 0; generation < Number(generations); generation++) {
  const seeds = Array.from({ length: Number(games) }, (_, k) => Number(firstSeed) + generation * Number(games) + k);
  const tried = [];
  for (let child = 0; child < children; child++) {
    const by = child === 0 ? centre : centre.map((value, k) => value + spread[k] * normal());
    const w = Object.fromEntries(names.map((name, k) => [name, by[k]]));
    tried.push({ by, points: mean(w, seeds) });
  }
  const [base] = tried;
  const best = [...tried].sort((a, b) => b.points - a.points).slice(0, parents);
  centre = centre.map((_, k) => best.reduce((sum, { by }) => sum + by[k], 0) / parents);
  spread = spread.map((value) => Math.max(0.03, value * 0.97));
  console.log(
    `generation ${generation + 1}: mean ${base.points.toFixed(1)} at the centre, ${best[0].points.toFixed(1)} the best`,
  );
  const found = Object.fromEntries(names.map((name, k) => [name, Number(centre[k].toFixed(3))]));
  if (file !== '') writeFileSync(file, JSON.stringify(found));
  if ((generation + 1) % 5 === 0) console.log(JSON.stringify(found));
}
