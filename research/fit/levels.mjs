/**
 * Measures the differences between the levels for people: `node research/fit/levels.mjs terrafex [games] [seed] [pair]`. In games for two,
 * neighbouring levels play each other, and every seed is played with either level in either seat. Prints the stronger level's points per hundred,
 * with 95 % bounds, and the processor time of each side. Without a pair, plays all pairs, weakest first. In Terra Mystica, each level plays all four
 * seats of its own games, and its mean points are printed.
 */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { load } from './load.mjs';

const [id = 'terrafex', games = '40', seed = '1', pair] = process.argv.slice(2);

const { play } = await load(
  `export { ${id.replace(/-(.)/, (_, letter) => letter.toUpperCase())}Play as play } from './src/web/play/games/${id}.ts';`,
);

/** Options with which every game ends soon. */
const options = {
  terrafex: { layout: '2', turnLimit: 30 },
  toframenn: { quietLimit: 50 },
  transformartian: { turnLimit: 400 },
  icetraders: { players: 2, turnLimit: 200 },
};

const run = (script, args) =>
  spawnSync('node', [fileURLToPath(new URL(script, import.meta.url)), ...args], {
    stdio: ['ignore', 'inherit', 'ignore'],
  });

const levels = play.levels.slice(1);
for (const [index, { name, bot }] of levels.entries()) {
  if (pair !== undefined && Number(pair) !== index) continue;
  const below = levels[index - 1];
  console.log(below === undefined || id === 'terra-mystica' ? name : `${name} v ${below.name}`);
  if (id === 'terra-mystica') run('terra-mystica-level.mjs', [bot, games, seed]);
  else if (below !== undefined) {
    const how = ['--options', JSON.stringify(options[id]), '--games', games, '--seed', seed];
    run('../uct/duel.mjs', [id, bot, '--other', below.bot, ...how]);
  }
}
