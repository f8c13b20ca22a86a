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

const { shape, weightText } = await load(`
  export { shape } from './src/bots/evaluations/terra-mystica/learned/judge.ts';
  export { weightText } from './src/node/cli/learn/store.ts';
`);

const trainings = names.map((name) => JSON.parse(readFileSync(`${name}.json`, 'utf8')).weights);

/** The mean of a list of weights over all trainings. */
const meanOf = (list) =>
  trainings[0][list].map((_, at) => trainings.reduce((sum, weights) => sum + weights[list][at], 0) / trainings.length);

const text = weightText(
  Object.fromEntries(Object.keys(trainings[0]).map((list) => [list, Float64Array.from(meanOf(list))])),
  shape,
);
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
console.log(
  `${shape.inputs} inputs, ${text.length} characters, ${gzipSync(text, { level: 9 }).length} bytes with gzip`,
);
