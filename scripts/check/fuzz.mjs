/**
 * Tries hostile input for any length of time: positions, moves, JSON, records, transcripts, ledgers, protocol lines, table logs and messages.
 *
 *     npm run fuzz -- [game or prefix of a target's name] [--minutes 1] [--seed 1] [--inputs N]
 *
 * Each target gets the same share of the time. Findings are reduced, printed, and added to test/fuzz/findings.json, which the
 * tests replay. The same seed and number of inputs give the same inputs.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { sources } from '../build/sources.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    minutes: { type: 'string', default: '1' },
    seed: { type: 'string', default: '1' },
    inputs: { type: 'string', default: '1000000000' },
  },
});
const [minutes, seed, inputs] = [values.minutes, values.seed, values.inputs].map(Number);
if (!(minutes > 0) || !Number.isSafeInteger(seed) || seed < 0 || !Number.isSafeInteger(inputs)) {
  console.error('usage: npm run fuzz -- [game] [--minutes N] [--seed N] [--inputs N]');
  process.exit(2);
}

const { fuzz, targetsOf } = await sources(
  "export { fuzz } from './test/fuzz/fuzz.js'; export { targetsOf } from './test/fuzz/targets.js';",
);

const targets = targetsOf(positionals[0] ?? '');
if (targets.length === 0) {
  console.error(`no target's name begins with ${positionals[0]}`);
  process.exit(2);
}
const share = (minutes * 60_000) / targets.length;
let total = 0;
/** @type {import('../../test/fuzz/fuzz.ts').Finding[]} */
let found = [];
for (const target of targets) {
  const { tried, findings } = fuzz(target, seed, inputs, performance.now() + share);
  total += tried;
  found = [...found, ...findings];
  console.log(`${target.name}: ${tried} inputs, seed ${seed}, ${findings.length} findings`);
  for (const { what, input } of findings) console.log(`  ${what}: ${JSON.stringify(input).slice(0, 300)}`);
}
console.log(`${total} inputs, ${found.length} findings`);
if (found.length > 0) {
  const file = join(root, 'test/fuzz/findings.json');
  const known = JSON.parse(readFileSync(file, 'utf8'));
  const fresh = found.filter(({ target, input }) => !known.some((one) => one.target === target && one.input === input));
  writeFileSync(file, `${JSON.stringify([...known, ...fresh], null, 2)}\n`);
  process.exit(1);
}
