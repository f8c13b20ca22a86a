/**
 * Benchmarks in CPU time on one core. Needs a build of this folder.
 *
 *   npm run bench [-- game ...]                      units per second, best of several rounds
 *   npm run bench -- --write                         the same, and updates the table in the docs
 *   npm run bench -- --against <git ref> [game ...]  this build compared with another commit: paired ratios
 *   npm run bench -- --against <git ref> --apart     the same with each build in processes of its own
 *   npm run bench -- search                          searches: iterations per second (bench/search.mjs)
 *   --only <measure,...>  --pairs <number>           only some measures (with --against also `ledgers` and `import`); the number of pairs
 */
import { readFileSync, writeFileSync } from 'node:fs';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { against } from './against.mjs';
import { inBothManners } from './processes.mjs';
import { table } from './tables.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    against: { type: 'string' },
    only: { type: 'string', default: '' },
    pairs: { type: 'string', default: '61' },
    apart: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
  },
});

const only = values.only.split(',').filter((word) => word !== '');
const every = ['icetraders', 'terra-mystica', 'terrafex', 'toframenn', 'transformartian'];
const ids = positionals.length === 0 ? every : positionals;

/** Inserts text between the markers of the performance page. */
const writeFigures = (text) => {
  const page = 'docs/reports/performance.md';
  const marked = /(<!-- bench -->\n)[\s\S]*?(<!-- \/bench -->)/;
  writeFileSync(
    page,
    readFileSync(page, 'utf8').replace(marked, (_, open, close) => `${open}${text}\n${close}`),
  );
};

const rates = () => {
  const rounds = Number(process.env.BENCH_ROUNDS ?? 10);
  const manners = inBothManners('rates', ids, { folder: process.cwd(), only, rounds });
  const text = manners.map(([title, rows]) => table(`per second: ${title}`, ids, rows)).join('\n\n');
  console.log(text);
  if (values.write) writeFigures(text);
};

if (ids[0] === 'search') await import('./search.mjs');
else if (values.against === undefined) rates();
else
  process.exitCode = against(values.against, ids, { only, pairs: Number(values.pairs), isApart: values.apart }) ? 0 : 1;
