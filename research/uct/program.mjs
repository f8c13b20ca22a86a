/**
 * The plain UCT in search.mjs as a program that uses the protocol: `rulehouse match terrafex mcts "cmd:node research/uct/program.mjs playouts=1000
 * cut=20"`. Arguments set `playouts`, `ms`, `cut`, and `constant` (of UCB1). It shares only the rules of the games with the library.
 */
import { createInterface } from 'node:readline';
import { load, right } from '../fit/load.mjs';
import { choose, dice } from './search.mjs';

const options = Object.fromEntries(
  process.argv.slice(2).map((word) => {
    const [name, value] = word.split('=');
    return [name, Number(value)];
  }),
);

const { gameById } = await load(`export { gameById } from './src/games/catalogue.ts';`);

let game;
let below = dice(1);

const answers = {
  initialize: () => ({ name: 'plain UCT', version: '1', options: { legal: false } }),
  newGame: (params) => {
    game = gameById(params.game).open((one) => one);
    below = dice(params.seed);
    return null;
  },
  go: ({ view }) => {
    const seen = right(game.viewText.parse(view));
    return { move: game.moveText.print(choose(game, seen, options, below)) };
  },
};

for await (const line of createInterface({ input: process.stdin })) {
  const { id, method, params } = JSON.parse(line);
  if (method === 'quit') break;
  if (id === undefined) continue;
  console.log(JSON.stringify({ jsonrpc: '2.0', id, result: answers[method]?.(params) ?? null }));
}
process.exit(0);
