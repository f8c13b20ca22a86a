/**
 * Writes the weights of trainings into the library: `node research/learn/store.mjs NAME...` reads NAME.json and NAME.log, rounds the weights to whole
 * numbers times a scale for each row, and writes src/bots/evaluations/terra-mystica/learned/weights.ts. The weights of several trainings are averaged,
 * which makes sense only if they began at the same weights. Prints the size. The logs are kept beside this file as terra-mystica.log, one after the
 * other, and their digest is stored with the weights.
 */
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { load } from '../fit/load.mjs';

const names = process.argv.slice(2);

const { inputCount, storedLists } = await load(`
  export { inputCount } from './src/bots/evaluations/terra-mystica/learned/inputs.ts';
  export { storedLists } from './src/bots/evaluations/terra-mystica/learned/stored.ts';
`);

const trainings = names.map((name) => JSON.parse(readFileSync(`${name}.json`, 'utf8')).weights);

/** The mean of a list of weights over all trainings. */
const meanOf = (list) =>
  trainings[0][list].map((_, at) => trainings.reduce((sum, weights) => sum + weights[list][at], 0) / trainings.length);

/** A row as bytes: its scale, and then its weights as whole numbers. */
const rowOf = (numbers, bytes) => {
  const largest = numbers.reduce((most, one) => Math.max(most, Math.abs(one)), 0);
  const scale = Math.fround(largest / (bytes === 1 ? 127 : 32767)) || 1;
  const row = Buffer.alloc(4 + numbers.length * bytes);
  row.writeFloatLE(scale);
  numbers.forEach((one, index) => {
    const whole = Math.round(one / scale);
    if (bytes === 1) row.writeInt8(Math.max(-127, Math.min(127, whole)), 4 + index);
    else row.writeInt16LE(Math.max(-32767, Math.min(32767, whole)), 4 + 2 * index);
  });
  return row;
};

const rows = storedLists.flatMap(({ name: list, rows: count, bytes }) => {
  const weights = meanOf(list);
  const length = weights.length / count(inputCount);
  return Array.from({ length: count(inputCount) }, (_, row) =>
    rowOf(weights.slice(row * length, (row + 1) * length), bytes),
  );
});
const text = Buffer.concat(rows).toString('base64');
const log = Buffer.concat(names.map((name) => readFileSync(`${name}.log`)));
writeFileSync(new URL('terra-mystica.log', import.meta.url), log);
const digest = createHash('sha256').update(log).digest('hex');
writeFileSync(
  new URL('../../src/bots/evaluations/terra-mystica/learned/weights.ts', import.meta.url),
  `/**
 * The weights of the network that has learned Terra Mystica by self-play, written by research/learn/store.mjs.
 *
 * @packageDocumentation
 */

/** The weights, in base64, and the SHA-256 hash of the log of the training, research/learn/terra-mystica.log. */
export const trained = {
  log: '${digest}',
  weights:
    '${text}',
} as const;
`,
);
console.log(`${inputCount} inputs, ${text.length} characters, ${gzipSync(text, { level: 9 }).length} bytes with gzip`);
