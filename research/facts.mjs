/**
 * The data of the pages of facts: runs `rulehouse facts` for each row below that docs/facts/facts.jsonl does not have yet, and adds it there with the
 * command that repeats it and a digest. `npm run build:js` first; `node research/facts.mjs <folder of the package>` takes another build, and a second
 * argument takes only the rows of one game. A row that is to be computed again is removed from the file by hand.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const file = 'docs/facts/facts.jsonl';
const [home = '.', only] = process.argv.slice(2);
const searched = 'mcts:iterations=100';
const row = (game, games, bots = [], options = {}, depth = 0) => ({ game, games, bots, options, depth });

const rows = [
  row('terrafex', 100_000, [], {}, 3),
  row('terrafex', 1000, [], { turnLimit: 0 }),
  row('terrafex', 4000, ['greedy', 'greedy'], { turnLimit: 30 }),
  row('terrafex', 2000, ['greedy', 'greedy'], { turnLimit: 31 }),
  row('terra-mystica', 100_000, [], {}, 3),
  row('icetraders', 5000, ['random', 'random']),
  row('toframenn', 200, ['greedy', 'greedy']),
  row('icetraders', 100_000, [], {}, 4),
  row('icetraders', 4000, ['careful', 'careful', 'careful', 'careful']),
  row('icetraders', 4000, ['careful', 'careful']),
  row('transformartian', 2000, ['greedy', 'greedy']),
  row('transformartian', 1998, ['greedy', 'greedy', 'greedy']),
  row('toframenn', 100_000, [], {}, 3),
  row('icetraders', 100, ['greedy', 'greedy']),
  row('terrafex', 100, [searched, searched], { turnLimit: 30 }),
  row('terrafex', 100, [searched, searched], { turnLimit: 31 }),
  row('toframenn', 60, [searched, searched]),
  row('terra-mystica', 1000, ['greedy', 'greedy', 'greedy', 'greedy']),
  row('transformartian', 100_000, [], {}, 2),
  row('transformartian', 100, [searched, searched]),
  row('icetraders', 100, [searched, searched]),
];

const wordsOf = ({ game, games, bots, options, depth }) => [
  ...['facts', game, ...bots, '--games', String(games), '--seed', '1', '--depth', String(depth)],
  ...(Object.keys(options).length === 0 ? [] : ['--options', JSON.stringify(options)]),
];

const quoted = (word) => (/^[\w:=.-]+$/.test(word) ? word : `'${word}'`);

const lines = existsSync(file) ? readFileSync(file, 'utf8').trimEnd().split('\n').filter(Boolean) : [];
const known = new Set(lines.map((line) => JSON.parse(line).command));

for (const one of rows) {
  const words = wordsOf(one);
  const command = `rulehouse ${words.map(quoted).join(' ')}`;
  if (known.has(command) || (only !== undefined && one.game !== only)) continue;
  const begin = performance.now();
  const out = execFileSync(process.execPath, [join(home, 'dist/cli/index.mjs'), ...words, '--json'], {
    encoding: 'utf8',
    maxBuffer: 1e8,
    stdio: ['ignore', 'pipe', 'inherit'],
  }).trim();
  const sha256 = createHash('sha256').update(out).digest('hex');
  appendFileSync(file, `${JSON.stringify({ command, sha256, facts: JSON.parse(out) })}\n`);
  console.log(`${Math.round((performance.now() - begin) / 1000)} s: ${command}`);
}
