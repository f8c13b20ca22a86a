/**
 * Measures how well the bots do with each faction: `node research/fit/terra-mystica-factions.mjs [games] [first seed]`. Four seats get random
 * factions and play one ply deep. Prints for each faction its games, its mean points, and its mean gain over the expectation at the time of choosing,
 * relative to the others and shrunk towards 0, as if ten games without gain had been added. The numbers go into `standings` of
 * src/bots/evaluations/terra-mystica/weights.ts. Seeded, with seeds that no measurement uses.
 */
import { load, right } from './load.mjs';

const [games = '200', firstSeed = '800000'] = process.argv.slice(2);

const { game, expectedFor, weighing, sensible, factions, source } = await load(`
  export { factions, game } from './src/games/terra-mystica/index.ts';
  export { expectedFor, weighing } from './src/bots/evaluations/terra-mystica/worth.ts';
  export { sensible } from './src/bots/evaluations/terra-mystica/sensible.ts';
  export { source } from './src/core/values/random.ts';
`);

const options = right(game.options.decode({}));

const none = { ...weighing, standings: [] };

const playOne = (seed) => {
  const told = [];
  let state = right(game.setup(options, seed));
  const random = source(seed);
  while (state.phase !== 'end') {
    const seat = game.toMove(state)[0];
    const legal = sensible(state, game.legalMoves(state));
    const first = random.below(legal.length);
    let [best, most] = [legal[first], Number.NEGATIVE_INFINITY];
    if (state.phase !== 'faction')
      for (let k = 0; k < legal.length; k++) {
        const move = legal[(first + k) % legal.length];
        const after = game.applyLegal(state, move);
        const worth = after.phase === 'end' ? after.seats[seat].vp : expectedFor(after, seat);
        if (worth > most) [best, most] = [move, worth];
      }
    const isChoice = state.phase === 'faction';
    state = game.applyLegal(state, best);
    if (isChoice) told[seat] = expectedFor(state, seat, none);
  }
  return state.seats.map(({ faction, vp }, seat) => ({ faction, vp, more: vp - told[seat] }));
};

const made = factions.map(() => []);
for (let k = 0; k < Number(games); k++) for (const one of playOne(Number(firstSeed) + k)) made[one.faction].push(one);
const all = made.flat();
const mean = (values) => values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
const more = mean(all.map((one) => one.more));
console.log(`${games} games, ${mean(all.map(({ vp }) => vp)).toFixed(1)} points on average`);
const few = 10;
const standings = made.map((ones) => ones.reduce((sum, one) => sum + one.more - more, 0) / (ones.length + few));
factions.forEach(({ id }, k) =>
  console.log(
    `${id}: ${made[k].length} seats, ${mean(made[k].map(({ vp }) => vp)).toFixed(1)}, ${standings[k].toFixed(1)}`,
  ),
);
console.log(JSON.stringify(standings.map((value) => Number(value.toFixed(1)))));
