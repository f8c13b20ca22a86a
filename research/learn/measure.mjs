/**
 * Measures a training before its weights are stored: `node research/learn/measure.mjs NAME BOT [openings] [first]` lets a bot that judges by the
 * weights in NAME.json (`shipped`: those in the library; several names with commas: the mean of their judgements) play all seats of openings for four
 * that are drawn in the same way for every training and never used in one. Prints the points of each game, and their mean with 95 % bounds.
 */
import { load, right } from '../fit/load.mjs';
import { yardstickOf } from './openings.mjs';
import { weightsFrom } from './weights-from.mjs';

const [names = 'shipped', text = 'greedy:by=1', count = '24', first = '0'] = process.argv.slice(2);

const library = await load(`
  export { checkLedger } from './src/games/terra-mystica/ledger/index.ts';
  export { game, scoringTiles } from './src/games/terra-mystica/index.ts';
  export { expectedFor } from './src/bots/evaluations/terra-mystica/worth.ts';
  export { byNetwork } from './src/bots/evaluations/terra-mystica/learned/by-network.ts';
  export { shape } from './src/bots/evaluations/terra-mystica/learned/judge.ts';
  export { readyNetwork } from './src/bots/network.ts';
  export { readWeights } from './src/bots/network-weights.ts';
  export { trained } from './src/bots/evaluations/terra-mystica/learned/weights.ts';
  export { botOf, terraMystica, thinkNow } from './src/bots/index.ts';
`);
const { botOf, byNetwork, game, readyNetwork, terraMystica, thinkNow } = library;

const parts = names.split(',').map((name) => byNetwork(() => network(name)));
const known = new Map();
const network = (name) => {
  if (!known.has(name)) known.set(name, readyNetwork(weightsFrom(library, name)));
  return known.get(name);
};
const mean = (values) => values.reduce((sum, value) => sum + value, 0) / values.length;
const [one] = parts;
const knowledge = {
  ...terraMystica,
  ...one,
  evaluate: (state) => state.seats.map((_, seat) => mean(parts.map((part) => part.evaluate(state)[seat]))),
  evaluateFor: (state, team) => mean(parts.map((part) => part.evaluateFor(state, team))),
  stretch: (state, number) => {
    const all = parts.map((part) => part.stretch(state, number));
    return all[0] === undefined
      ? undefined
      : { ...all[0], points: (later) => mean(all.map(({ points }) => points(later))) };
  },
};
const bot = right(botOf(text));

const openings = yardstickOf(library, Number(first) + Number(count));
const means = [];
for (const [index, start] of openings.entries()) {
  if (index < Number(first)) continue;
  let state = start;
  const players = start.seats.map((_, seat) => bot.sit(game, knowledge, index * 64 + seat));
  while (state.phase !== 'end') {
    const [seat] = game.toMove(state);
    state = game.applyLegal(state, thinkNow(players[seat].look(state, seat), players[seat].budget).best);
  }
  means.push(mean(state.seats.map(({ vp }) => vp)));
}
const middle = mean(means);
const spread = Math.sqrt(means.reduce((sum, one) => sum + (one - middle) ** 2, 0) / (means.length - 1));
const { user, system } = process.cpuUsage();
console.log(means.map((one) => one.toFixed(1)).join(' '));
console.log(
  `${names} ${text}: ${middle.toFixed(1)} ± ${((1.96 * spread) / Math.sqrt(means.length)).toFixed(1)}, ${means.length} games, ${((user + system) / 1e6 / means.length).toFixed(1)} s of CPU a game`,
);
