/**
 * How often the bounds of ratings hold the truth, and how far ratings are off, in tournaments that are drawn from known strengths:
 * `node scripts/ratings.mjs [tournaments]`, 500 of each of nine kinds when left out, with the seeds 1, 2, 3 and so on. Prints a table in Markdown.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildSync } from 'esbuild';

const tournaments = Number(process.argv[2] ?? 500);
const folder = mkdtempSync(join(tmpdir(), 'ratings-'));
const outfile = join(folder, 'simulated.mjs');
buildSync({ entryPoints: ['test/arena/simulated.ts'], bundle: true, format: 'esm', platform: 'node', outfile });
const { covered, kinds } = await import(pathToFileURL(outfile).href);
rmSync(folder, { recursive: true, force: true });

const cell = ({ part, error }) => `${(100 * part).toFixed(1)} % | ${error.toFixed(0)}`;
console.log('| kind | by places: bounds hold | error | by winners: bounds hold | error |');
console.log('| --- | ---: | ---: | ---: | ---: |');
for (const kind of kinds)
  console.log(
    `| ${kind.name} | ${cell(covered(kind, tournaments, 'places'))} | ${cell(covered(kind, tournaments, 'winners'))} |`,
  );
