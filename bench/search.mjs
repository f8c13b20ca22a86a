/**
 * Measures searches: iterations per second of CPU in the middle of a game, by game and bot, and for comparison the MCTS bot of boardgame.io on
 * Terrafex if that package is installed (`npm install --prefix bench/theirs`, in a separate folder, because a `package.json` next to this file would
 * hide the library from it). `npm run bench -- search`; each row is the best of a few rounds.
 */
import { createRequire } from 'node:module';
import { isLeft } from 'rulehouse';
import { decode, playout, source } from 'rulehouse/author';
import { botOf, knownById } from 'rulehouse/bots';
import { given } from '../scripts/given.mjs';

const rounds = Number(process.env.BENCH_ROUNDS ?? 4);
const iterations = 3000;

/** @type {readonly [id: string, bot: string, options: object, ply: number][]} */
const rows = [
  ['terrafex', 'mcts:cut=20,order=0', { layout: '2', turnLimit: 30 }, 30],
  ['terrafex', 'mcts', { layout: '2', turnLimit: 30 }, 30],
  ['toframenn', 'mcts:cut=20,order=0', {}, 30],
  ['toframenn', 'mcts', {}, 30],
  ['toframenn', 'alphabeta', {}, 30],
  ['transformartian', 'mcts:cut=20,order=0', {}, 30],
  ['transformartian', 'mcts', {}, 30],
  ['icetraders', 'ismcts:cut=20,order=0', { players: 3 }, 12],
  ['icetraders', 'ismcts', { players: 3 }, 12],
  ['terra-mystica', 'mcts:cut=20,order=0', { players: 3 }, 60],
  ['terra-mystica', 'mcts', { players: 3 }, 60],
];

const right = (either) => {
  if (isLeft(either)) throw new Error(JSON.stringify(either.left));
  return either.right;
};

/** The CPU seconds of a function call. */
const seconds = (work) => {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
};

const midGame = (game, options, plies) => {
  for (let seed = 1; ; seed++) {
    let state = right(game.setup(right(decode(game.options)(options)), seed));
    state = playout(game)(state, source(seed), plies);
    // Play on until there is a real choice.
    while (game.toMove(state).length > 0 && game.legalMoves(state).length < 5)
      state = playout(game)(state, source(seed), 1);
    if (game.toMove(state).length > 0) return state;
  }
};

const rateOf = ([id, text, options, plies]) =>
  given(knownById(id)).open((game, knowledge) => {
    const state = midGame(game, options, plies);
    const seat = game.toMove(state)[0];
    let best = 0;
    for (let round = 0; round < rounds; round++) {
      const search = right(botOf(text))
        .sit(game, knowledge, round)
        .look(game.view({ _tag: 'Some', value: seat })(state), seat);
      let spent = 0;
      const took = seconds(() => (spent = search.step(iterations).iterations));
      best = Math.max(best, spent / took);
    }
    return best;
  });

/** The same game for boardgame.io: the state in `G`, and moves by their index in the list. */
const theirs = async () => {
  // Its entries are folders, which only `require` can load.
  const require = createRequire(new URL('theirs/', import.meta.url));
  const { MCTSBot } = require('boardgame.io/ai');
  const { InitializeGame } = require('boardgame.io/internal');
  const { game } = await import('rulehouse/terrafex');
  const start = midGame(game, { layout: '2', turnLimit: 30 }, 30);
  const adapted = {
    setup: () => ({ state: start }),
    moves: {
      play: ({ G, events }, place) => {
        const state = game.applyLegal(G.state, game.legalMoves(G.state)[place]);
        const [next] = game.toMove(state);
        if (next !== undefined) events.endTurn({ next: String(next) });
        return { state };
      },
    },
    turn: { order: { first: () => game.toMove(start)[0], next: ({ ctx }) => (ctx.playOrderPos + 1) % 2 } },
    endIf: ({ G }) => {
      const outcome = game.outcome(G.state);
      if (outcome._tag === 'None') return undefined;
      const { winners } = outcome.value;
      return winners.length === 2 ? { draw: true } : { winner: String(winners[0]) };
    },
    ai: { enumerate: (G) => game.legalMoves(G.state).map((_, place) => ({ move: 'play', args: [place] })) },
  };
  const state = InitializeGame({ game: adapted, numPlayers: 2 });
  const count = 100;
  let best = 0;
  for (let round = 0; round < rounds; round++) {
    const bot = new MCTSBot({
      game: adapted,
      enumerate: adapted.ai.enumerate,
      iterations: count,
      playoutDepth: 20,
      seed: String(round),
    });
    const before = process.cpuUsage();
    await bot.play(state, String(game.toMove(start)[0]));
    const { user, system } = process.cpuUsage(before);
    best = Math.max(best, count / ((user + system) / 1e6));
  }
  return best;
};

const found = rows.map((row) => ({ row, rate: rateOf(row) }));
console.log('| game | bot | iterations per second of CPU |\n| --- | --- | ---: |');
for (const {
  row: [id, text],
  rate,
} of found)
  console.log(`| ${id} | \`${text}\` | ${Math.round(rate)} |`);
try {
  const rate = await theirs();
  console.log(`| terrafex | MCTSBot of boardgame.io, playouts of 20 | ${Math.round(rate)} |`);
  console.log(`terrafex, \`mcts:cut=20,order=0\`: ${(found[0].rate / rate).toFixed(1)} times as many`);
} catch (error) {
  console.log(`no comparison with boardgame.io: ${error.message.split('\n')[0]}`);
}
