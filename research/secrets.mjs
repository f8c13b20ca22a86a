/**
 * Tests whether alignments of IceTraders stay secret: `node research/secrets.mjs [decisions] [bot] [games]`. A predictor that knows the bot, its
 * parameters and its iterations, but not its seed, runs the same bot from the seat's own view and guesses the move with the greatest chance. Prints
 * how often it is right, with 95 % bounds by Wilson, and how often it should be by the stated chances; the same without drawing (mix=0); and with
 * `games`, the points of the bot against itself without drawing, with two and with three seats.
 */
import { load, right } from './fit/load.mjs';

const [decisions = '1000', text = 'ismcts:iterations=200', games = '0'] = process.argv.slice(2);

const { botOf, game, icetraders, match, mixtureOf, thinkNow } = await load(`
  export { game } from './src/games/icetraders/index.ts';
  export { botOf, icetraders, mixtureOf, thinkNow } from './src/bots/index.ts';
  export { match } from './src/node/match/match.ts';
`);

const mix = icetraders.defaults.mix;

const thought = (bot, state, seat, seed) => {
  const player = right(botOf(bot)).sit(game, icetraders, seed);
  return thinkNow(player.look(game.view({ _tag: 'Some', value: seat })(state), seat), player.budget);
};

const wilson = (hits, count) => {
  const [share, z] = [hits / count, 1.96];
  const middle = (share + (z * z) / (2 * count)) / (1 + (z * z) / count);
  const half = (z * Math.sqrt((share * (1 - share)) / count + (z * z) / (4 * count * count))) / (1 + (z * z) / count);
  return [share, middle - half, middle + half].map((one) => `${(100 * one).toFixed(1)} %`);
};

/** Plays the set-up of games, and compares each alignment with the predictor's guess. */
const guessed = (bot, stated) => {
  let [hits, expected, count, seed] = [0, 0, 0, 0];
  for (; count < Number(decisions); seed++) {
    let state = right(game.setup(right(game.options.decode({ players: 2 + (seed % 4) })), seed));
    while (state.phase === 'align' && count < Number(decisions)) {
      const [seat] = game.toMove(state);
      const { best } = thought(bot, state, seat, 1_000_003 * seed + seat);
      const own = thought(bot, state, seat, 7_777_777 + 31 * seed + seat);
      const chances = mixtureOf(own.candidates, stated);
      const most = chances.indexOf(Math.max(...chances));
      hits += Number(game.moveText.print(own.candidates[most].move) === game.moveText.print(best));
      expected += chances[most];
      count++;
      state = game.applyLegal(state, best);
    }
  }
  const [share, from, to] = wilson(hits, count);
  console.log(
    `${bot}: ${hits} of ${count} guessed, ${share} [${from}, ${to}]; stated ${((100 * expected) / count).toFixed(1)} %`,
  );
};

if (Number(decisions) > 0) {
  guessed(text, mix);
  guessed(`${text},mix=0`, 0);
}

for (const players of Number(games) > 0 ? [2, 3] : []) {
  const bots = [text, ...Array.from({ length: players - 1 }, () => `${text},mix=0`)];
  const played = right(
    await match(game, bots, { games: Number(games), seed: 1, options: { players, turnLimit: 200 } }),
  );
  console.log(`${players} seats\n${played.text}`);
}
