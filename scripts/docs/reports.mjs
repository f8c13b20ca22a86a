/**
 * Writes the reports of the site. Each folder in docs/arena is a tournament and becomes a page. Needs `npm run build` first. The results come from
 * `rulehouse arena run docs/arena/<name>/spec.json --out docs/arena/<name>`. Bots have a limit of iterations, not of time, so they can be reproduced
 * on any machine.
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
