/**
 * Measures a bot's points in Terra Mystica when it plays all seats: `node research/fit/terra-mystica-level.mjs [bot] [games] [first seed] [options]
 * [other bot]`, with one game per seed; the options are JSON, by default `{"players":4}`. With another bot, that bot plays the same set-ups, too, and
 * the mean difference is printed. The budget of iterations is an upper limit: a search ends early if the remaining iterations could not change the most visited
 * move. Prints the points of each game, their mean with 95 % bounds, and the points by source and seat.
 */
import { load, right } from './load.mjs';

const [text = 'mcts:iterations=2000', games = '20', firstSeed = '1', options = '{}', otherText] = process.argv.slice(2);

const { game, sources, pointsBySource, factions, botOf, loadLearned, terraMystica } = await load(`
  export { factions, game, pointsBySource, sources } from './src/games/terra-mystica/index.ts';
  export { botOf, loadLearned, terraMystica } from './src/bots/index.ts';
`);

const bot = right(botOf(text));
const other = otherText === undefined ? undefined : right(botOf(otherText));
const knowledge = await loadLearned(terraMystica);

const slice = 50;

/** The move that the whole budget would find, and the number of iterations needed to know it. */
const decide = (search, { iterations }) => {
  for (let left = iterations; ; ) {
    const found = search.step(Math.min(slice, left));
    left -= slice;
    const [first, second] = found.candidates;
    if (left <= 0 || found.done || first.visits - (second?.visits ?? 0) > left) return found;
  }
};

let [moves, spent] = [0, 0];

const play = (seed, all) => {
  let state = right(game.setup(right(game.options.decode({ players: 4, ...JSON.parse(options) })), seed));
  const players = state.seats.map((_, seat) => all.sit(game, knowledge, seed * 64 + seat));
  for (;;) {
    const [seat] = game.toMove(state);
    if (seat === undefined) return state;
    const search = players[seat].look(game.view({ _tag: 'Some', value: seat })(state), seat);
    const { best, iterations } = decide(search, players[seat].budget);
    moves++;
    spent += iterations;
    for (const player of players) player.told(best);
    state = game.applyLegal(state, best);
  }
};

const mean = (values) => values.reduce((sum, value) => sum + value, 0) / values.length;

const pointsIn = ({ seats }) => mean(seats.map(({ vp }) => vp));

/** @type {number[][]} */
const [means, gains] = [[], []];
const from = Object.fromEntries(sources.map((source) => [source, []]));
for (let seed = Number(firstSeed); seed < Number(firstSeed) + Number(games); seed++) {
  const before = process.cpuUsage();
  const final = play(seed, bot);
  const { user, system } = process.cpuUsage(before);
  final.seats.forEach((_, seat) => {
    for (const [source, points] of Object.entries(pointsBySource(final, seat))) from[source].push(points);
  });
  const points = pointsIn(final);
  means.push(points);
  if (other !== undefined) gains.push(points - pointsIn(play(seed, other)));
  const each = final.seats.map(({ faction, vp }) => `${factions[faction].id} ${vp}`).join(', ');
  console.log(`seed ${seed}: ${points.toFixed(2)} (${each}), ${((user + system) / 1e6).toFixed(0)} s of CPU`);
}
/** A mean with its 95 % bounds. */
const bounded = (values) => {
  const middle = mean(values);
  const spread = Math.sqrt(values.reduce((sum, one) => sum + (one - middle) ** 2, 0) / Math.max(1, values.length - 1));
  return `${middle.toFixed(1)} ± ${((1.96 * spread) / Math.sqrt(values.length)).toFixed(1)}`;
};
console.log(`${bot.text}: ${bounded(means)}, ${means.length} games`);
if (other !== undefined) console.log(`${bounded(gains)} points more than ${other.text}`);
console.log(`${(spent / moves).toFixed(0)} iterations a move on average`);
console.log(sources.map((source) => `${source} ${mean(from[source]).toFixed(1)}`).join(', '));
