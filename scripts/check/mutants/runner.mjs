/**
 * Runs tests. First runs all tests without mutants, and reports what each reached and how long it took. Then, for each message, activates a
 * mutant and runs the requested tests in order, until one fails that passes without the mutant.
 */
import { parentPort, workerData } from 'node:worker_threads';
import { given } from '../../given.mjs';

const port = given(parentPort);
const { isPlain, first, files, setup } = workerData;

/** The mutants reached since this set was last cleared. */
const reached = new Set();

/** The active mutant. The first one is active before anything is loaded. */
let on = first;

/** True if the active mutant has been reached since this was last reset. */
let isMet = false;
globalThis.$isOn = isPlain
  ? (number) => {
      reached.add(number);
      return false;
    }
  : (number) => {
      if (number !== on) return false;
      isMet = true;
      return true;
    };
globalThis.$tests = [];
const taken = () => {
  const numbers = [...reached];
  reached.clear();
  return numbers;
};

/** The tests of each loaded file, by title. */
const read = new Map();

/** Loads a file and runs its set-up code. */
const testsOf = async (file) => {
  const known = read.get(file);
  if (known !== undefined) return known;
  await import(files[file]);
  const tests = globalThis.$tests.splice(0);
  read.set(file, tests);
  for (const { body } of tests.filter(({ isBefore }) => isBefore)) await body();
  return tests;
};

/** Runs a function; returns the error if it throws. */
const failureOf = async (body) => {
  try {
    await body();
    return undefined;
  } catch (error) {
    return error?.message ?? String(error);
  }
};

const all = async () => {
  for (const file of Object.keys(files)) {
    const start = performance.now();
    const broken = await failureOf(() => testsOf(file));
    port.postMessage({ file, ms: performance.now() - start, broken, reached: taken() });
    for (const [index, { name, body, isBefore }] of (read.get(file) ?? []).entries()) {
      if (isBefore) continue;
      const begun = performance.now();
      const failed = await failureOf(body);
      port.postMessage({ file, index, name, ms: performance.now() - begun, failed, reached: taken() });
    }
  }
};

const some = async ({ mutant, order }) => {
  on = mutant;
  for (const { file, index } of order) {
    if (!read.has(file)) port.postMessage({ isReading: true });
    const broken = await failureOf(() => testsOf(file));
    // Start timing now, because loading the file can take any length of time.
    port.postMessage({ isReady: true });
    isMet = false;
    const failed = broken ?? (await failureOf(read.get(file)[index].body));
    if (failed === undefined) {
      port.postMessage({ isMet });
      continue;
    }
    on = -1;
    // If the test still fails without the mutant, an earlier mutant has left something behind.
    const isSpoilt = broken === undefined && (await failureOf(read.get(file)[index].body)) !== undefined;
    port.postMessage({ failed, isSpoilt });
    return;
  }
};

await import(setup);
if (isPlain) {
  await all();
  port.postMessage({ end: true });
} else
  port.on('message', async (asked) => {
    await some(asked);
    port.postMessage({ end: true });
  });
