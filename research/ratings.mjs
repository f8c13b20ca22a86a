/**
 * Measures how often the bounds of ratings contain the true value, and how accurate ratings are, in simulated tournaments with known strengths: `node
 * research/ratings.mjs [tournaments]`, by default 500 of each of nine kinds, with the seeds 1, 2, 3 and so on. `node research/ratings.mjs tests
 * [matches]` measures how often the sequential test accepts H1 in 1,000 matches of each kind, between equal bots, at half the supposed advantage, and
 * at the full one. Prints a Markdown table.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildSync } from 'esbuild';

/** Bundles a file of the tests and returns its exports. */
const bundled = async (name) => {
  const folder = mkdtempSync(join(tmpdir(), 'ratings-'));
  const outfile = join(folder, `${name}.mjs`);
  buildSync({ entryPoints: [`test/arena/${name}.ts`], bundle: true, format: 'esm', platform: 'node', outfile });
  const loaded = await import(pathToFileURL(outfile).href);
  rmSync(folder, { recursive: true, force: true });
  return loaded;
};

const bounds = async (tournaments) => {
  const { covered, kinds } = await bundled('simulated');
  const cell = ({ part, error }) => `${(100 * part).toFixed(1)} % | ${error.toFixed(0)}`;
  console.log('| kind | by places: bounds hold | error | by winners: bounds hold | error |');
  console.log('| --- | ---: | ---: | ---: | ---: |');
  for (const kind of kinds)
    console.log(
      `| ${kind.name} | ${cell(covered(kind, tournaments, 'places'))} | ${cell(covered(kind, tournaments, 'winners'))} |`,
    );
};

const tests = async (matches) => {
  const { trials, verdicts } = await bundled('tested');
  const percent = (share) => (100 * share).toFixed(1);
  const cell = ({ accepted: { share, low, high }, blocks, open }) =>
    `${percent(share)} (${percent(low)} to ${percent(high)})${open === 0 ? '' : `, ${open} open`} | ${blocks.toFixed(0)}`;
  console.log('| kind | equal | blocks | half as good | blocks | as good | blocks |');
  console.log('| --- | ---: | ---: | ---: | ---: | ---: | ---: |');
  for (const trial of trials)
    console.log(`| ${trial.name} | ${[0, 0.5, 1].map((part) => cell(verdicts(trial, part, matches))).join(' | ')} |`);
};

const [what, count] = process.argv.slice(2);
if (what === 'tests') await tests(Number(count ?? 1000));
else await bounds(Number(what ?? 500));
