/**
 * Plays a bot against the plain UCT in search.mjs, from the sources: `node research/uct/duel.mjs terrafex mcts [--uct '{"cut":20}'] [--options '{…}']
 * [--games 40] [--knowledge none] [--seed 1] [--other "mcts:explore=100"]`. The bot plays every seed once with each team. Prints points per hundred
 * with 95 % Wilson bounds, and the processor time of each side; prints the current result after every 20 games.
 */
import { parseArgs } from 'node:util';
import { load, right } from '../fit/load.mjs';
import { choose, dice } from './search.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    uct: { type: 'string', default: '{}' },
    options: { type: 'string', default: '{}' },
    games: { type: 'string', default: '40' },
    seed: { type: 'string', default: '1' },
    knowledge: { type: 'string', default: 'own' },
    other: { type: 'string' },
  },
});
const [id = 'terrafex', text = 'mcts'] = positionals;

const { game, known, botOf, thinkNow } = await load(`
  export { game } from './src/games/${id}/index.ts';
  export { known, botOf, thinkNow } from './src/bots/index.ts';
`);
const own = known.find((one) => one.id === id).open((_, knowledge) => knowledge);
const knowledge = values.knowledge === 'none' ? { defaults: own.defaults } : own;
const uct = JSON.parse(values.uct);
const options = right(game.options.decode(JSON.parse(values.options)));

const asBot = (name, seed) => {
  const player = right(botOf(name)).sit(game, knowledge, seed);
  return { move: (view, seat) => thinkNow(player.look(view, seat), player.budget).best, told: player.told };
};
const asUct = (seed) => {
  const below = dice(seed);
  return { move: (view) => choose(game, view, uct, below), told: () => undefined };
};

const spent = [0, 0];

const play = (seed, odd) => {
  let state = right(game.setup(options, seed));
  const teams = game.teams(state);
  const players = teams.map((team, seat) =>
    team === odd
      ? asBot(text, seed * 10 + seat)
      : values.other === undefined
        ? asUct(seed * 10 + seat)
        : asBot(values.other, seed * 10 + seat),
  );
  for (let ply = 0; ply < 5000; ply++) {
    const outcome = game.outcome(state);
    if (outcome._tag === 'Some') {
      const won = new Set(outcome.value.winners.map((seat) => teams[seat]));
      return won.size === 0 ? 0.5 : won.has(odd) ? 1 / won.size : 0;
    }
    const [seat] = game.toMove(state);
    const began = process.cpuUsage();
    const move = players[seat].move(game.view({ _tag: 'Some', value: seat })(state), seat);
    const { user, system } = process.cpuUsage(began);
    spent[teams[seat] === odd ? 0 : 1] += (user + system) / 1e6;
    for (const player of players) player.told(move);
    state = game.applyLegal(state, move);
  }
  return 0.5;
};

const wilson = (points, count) => {
  const [z, p] = [1.96, points / count];
  const [middle, wide] = [p + z ** 2 / (2 * count), z * Math.sqrt((p * (1 - p)) / count + z ** 2 / (4 * count ** 2))];
  return [middle - wide, middle + wide].map((bound) => (100 * bound) / (1 + z ** 2 / count));
};

const count = new Set(game.teams(right(game.setup(options, 1)))).size;
let [points, played] = [0, 0];

const told = () => {
  const [low, high] = wilson(points, played);
  const rival = values.other ?? `uct ${values.uct}`;
  const seconds = spent.map((each) => (each / played).toFixed(1)).join(' and ');
  return `${id} ${text} (${values.knowledge}) v ${rival}: ${((100 * points) / played).toFixed(1)} % [${low.toFixed(1)}, ${high.toFixed(1)}] of ${played}; ${seconds} s a game`;
};

for (let seed = Number(values.seed); played < Number(values.games); seed++)
  for (let odd = 0; odd < count; odd++, played++) {
    if (played > 0 && played % 20 === 0) console.error(told());
    points += play(seed, odd);
  }
console.log(told());
