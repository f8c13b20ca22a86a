/**
 * Finds which of two sets of weights plays better: `node research/fit/duel.mjs icetraders "[1, 0.2]" "[1, 0.3]" [games] [first seed]`. Both play one
 * ply deep (one move in ten is random). In each game one team uses one set and all others use the other set; every seed is played with each team and
 * each set as the odd one out. Prints how much more than an even share the first set wins, with 95 % bounds. Weights that predict results better need
 * not play better, so this decides.
 */
import { bestMove, load, right } from './load.mjs';

const [id = 'icetraders', one = '[]', other = '[]', games = '400', firstSeed = '900000'] = process.argv.slice(2);

const settings = {
  icetraders: [{ players: 3 }, { players: 5 }].map((options) => ({ ...options, turnLimit: 200 })),
  transformartian: [{}, { players: 4 }].map((options) => ({ ...options, turnLimit: 400 })),
};

const { game, count, worth, source } = await load(`
  export { game } from './src/games/${id}/index.ts';
  export { count, worth } from './src/bots/evaluations/${id}.ts';
  export { source } from './src/core/values/random.ts';
`);

const play = (options, seed, by) => {
  const random = source(seed);
  let state = right(game.setup(right(game.options.decode(options)), seed));
  const teams = game.teams(state);
  for (let ply = 0; ply < 3000; ply++) {
    const outcome = game.outcome(state);
    if (outcome._tag === 'Some') {
      const won = new Set(outcome.value.winners.map((seat) => teams[seat]));
      return by.map((_, team) => (won.size === 0 ? 1 / by.length : won.has(team) ? 1 / won.size : 0));
    }
    const legal = game.legalMoves(state);
    const first = random.below(legal.length);
    const move =
      random.below(10) > 0
        ? bestMove(game, state, legal, first, (after, team) => worth(count(after), by[team]))
        : legal[first];
    state = game.applyLegal(state, move);
  }
  return by.map(() => 1 / by.length);
};

const [mine, theirs] = [JSON.parse(one), JSON.parse(other)];
/** The points of the first set beyond an even share, by block. A block has the games of one seed. */
const blocks = [];
for (let seed = Number(firstSeed), played = 0; played < Number(games); seed++) {
  const options = settings[id][seed % settings[id].length];
  const teams = new Set(game.teams(right(game.setup(right(game.options.decode(options)), seed)))).size;
  let more = 0;
  for (let odd = 0; odd < teams; odd++)
    for (const isFirst of [true, false]) {
      const by = Array.from({ length: teams }, (_, team) => ((team === odd) === isFirst ? mine : theirs));
      const shares = play(options, seed, by);
      more += (isFirst ? 1 : -1) * (shares[odd] - 1 / teams);
      played++;
    }
  blocks.push(more / (2 * teams));
}
const mean = blocks.reduce((sum, more) => sum + more, 0) / blocks.length;
const spread = Math.sqrt(blocks.reduce((sum, more) => sum + (more - mean) ** 2, 0) / (blocks.length - 1));
const off = (1.96 * spread) / Math.sqrt(blocks.length);
console.log(
  `${id}: the first set wins ${(100 * mean).toFixed(1)} percentage points more than an even share [${(100 * (mean - off)).toFixed(1)}, ${(100 * (mean + off)).toFixed(1)}], ${blocks.length} seeds`,
);
