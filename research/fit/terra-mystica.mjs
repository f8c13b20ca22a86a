/**
 * Tunes the weights of Terra Mystica by self-play: `node research/fit/terra-mystica.mjs FILE [generations] [games] [first seed]`. Four seats play one
 * ply deep with the same weights, and the mean of all final points is maximised. The ratios within each kind of terms, fitted to people's choices
 * (research/fit/terra-mystica-choices.mjs), do not change: each kind is multiplied as a whole, with separate factors for the last round and for each
 * income. Each generation tries sixteen sets of factors around the last mean in the same games, and continues from the best four (an evolution
 * strategy). No measurement uses these seeds. FILE contains the initial weights and receives the new ones. Seeded throughout.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { load, right } from './load.mjs';

const [file = '', generations = '15', games = '10', firstSeed = '500000'] = process.argv.slice(2);

const { game, expectedFor, weights, terms, sensible, source } = await load(`
  export { game } from './src/games/terra-mystica/index.ts';
  export { expectedFor } from './src/bots/evaluations/terra-mystica/worth.ts';
  export { weights } from './src/bots/evaluations/terra-mystica/weights.ts';
  export { terms } from './src/bots/evaluations/terra-mystica/terms.ts';
  export { sensible } from './src/bots/evaluations/terra-mystica/sensible.ts';
  export { source } from './src/core/values/random.ts';
`);

const options = right(game.options.decode({}));
const names = Object.keys(terms);
const kinds = [
  ['coins'],
  ['surplus'],
  ['workers'],
  ['priests'],
  ['power3', 'power2', 'power1'],
  ['idle'],
  ['coinIncome', 'powerIncome'],
  ['workerIncome'],
  ['priestIncome'],
  ['dwellings'],
  ['tradingHouses'],
  ['temples'],
  ['stronghold', 'sanctuary'],
  ['shipping'],
  ['digging'],
  ['favor5', 'favor6', 'keys'],
  ['favor10', 'favor11'],
  ['passLater'],
  ['passed'],
  ['tileCoins', 'tileWorkers', 'tilePriests', 'tilePower', 'tileSpade', 'tileStep', 'tileShipping'],
  ['openSpade', 'openStep', 'openAction'],
  ['cultSteps', 'cultBonus', 'cultPart'],
  ['network'],
  ['townNear', 'townPart'],
  ['spadesDue', 'freeDue'],
  ['favorsDue'],
  ['townsDue'],
  ['sites'],
  ['room', 'neighbours'],
  ['toAct'],
];
const given = JSON.parse(readFileSync(file, 'utf8'));
const from = Object.fromEntries(names.map((name) => [name, given[name] ?? weights[name]]));

/** The weights for a set of factors, two per kind. Kinds with a weight near zero can change, too. */
const weighed = (by) => {
  const found = Object.fromEntries(names.map((name) => [name, [...from[name]]]));
  kinds.forEach((all, kind) => {
    for (const name of all) {
      found[name][0] *= by[2 * kind];
      found[name][1] *= by[2 * kind + 1];
    }
  });
  return found;
};

const weighing = (by) => {
  const found = weighed(by);
  return {
    last: names.map((name) => found[name][0]),
    left: names.map((name) => found[name][1]),
    standings: given.standings ?? [],
  };
};

const playOne = (by, seed) => {
  let state = right(game.setup(options, seed));
  const random = source(seed);
  for (;;) {
    if (state.phase === 'end') return state.seats.reduce((sum, { vp }) => sum + vp, 0) / 4;
    const seat = game.toMove(state)[0];
    const legal = sensible(state, game.legalMoves(state));
    let [best, most] = [undefined, Number.NEGATIVE_INFINITY];
    // Choose a random faction, so that the weights suit all factions.
    const first = random.below(legal.length);
    if (state.phase === 'faction') best = legal[first];
    else
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
/** Approximately normal: the sum of twelve uniform numbers. */
const normal = () => {
  let sum = -6;
  for (let k = 0; k < 12; k++) sum += random.below(1 << 30) / (1 << 30);
  return sum;
};

const children = 16;
const parents = 4;
let centre = kinds.flatMap(() => [1, 1]);
let spread = 0.3;
for (let generation = 0; generation < Number(generations); generation++) {
  const seeds = Array.from({ length: Number(games) }, (_, k) => Number(firstSeed) + generation * Number(games) + k);
  const tried = [];
  for (let child = 0; child < children; child++) {
    const by = child === 0 ? centre : centre.map((value) => value + spread * normal());
    tried.push({ by, points: mean(weighing(by), seeds) });
  }
  const [base] = tried;
  const best = [...tried].sort((a, b) => b.points - a.points).slice(0, parents);
  centre = centre.map((_, k) => best.reduce((sum, { by }) => sum + by[k], 0) / parents);
  spread *= 0.98;
  console.log(
    `generation ${generation + 1}: mean ${base.points.toFixed(1)} at the centre, ${best[0].points.toFixed(1)} the best`,
  );
  const found = weighed(centre);
  for (const name of names) found[name] = found[name].map((value) => Number(value.toFixed(3)));
  writeFileSync(`${file}.tuned`, JSON.stringify({ ...found, standings: given.standings ?? [] }, null, 1));
}
