/**
 * The reports of the site: each folder of docs/arena is a tournament, and becomes a page of its own. Needs `npm run build` first. The results are
 * those of `rulehouse arena run docs/arena/<name>/spec.json --out docs/arena/<name>`; budgets are iterations, so everybody gets the same.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { base } from '../build/place.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const command = `${root}dist/cli/index.mjs`;

mkdirSync(`${root}docs/public/arena`, { recursive: true });
for (const name of readdirSync(`${root}docs/arena`)) {
  const page = `${root}docs/public/arena/${name}.html`;
  const flags = ['--html', page, '--replace', '--site', base, '--games', '1'];
  const made = spawnSync(process.execPath, [command, 'arena', 'report', `${root}docs/arena/${name}`, ...flags], {
    encoding: 'utf8',
  });
  if (made.status !== 0) {
    console.error(`${name}: ${made.stderr}`);
    process.exitCode = 1;
  } else console.log(`docs/public/arena/${name}.html: ${made.stdout.split('\n')[0]}`);
}
