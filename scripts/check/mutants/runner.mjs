/**
 * Runs tests. Without a mutant: all of them, and tells what each one reached and how long it took. Later, for each message: those that it
 * asks for, in their order, with its mutant switched on, until one fails that does not fail without it.
 */
import { parentPort, workerData } from 'node:worker_threads';
import { given } from '../../given.mjs';

const port = given(parentPort);
const { isPlain, first, files, setup } = workerData;

/** What was reached since it was last emptied. */
const reached = new Set();

/** The mutant that is switched on; the first one is before anything is read. */
let on = first;

/** Whether the mutant that is switched on was met since this was last asked for. */
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

/** The tests of each file that has been read, by their titles. */
const read = new Map();

/** Reads a file, and runs what it wants to have done before its tests. */
const testsOf = async (file) => {
  const known = read.get(file);
  if (known !== undefined) return known;
  await import(files[file]);
  const tests = globalThis.$tests.splice(0);
  read.set(file, tests);
  for (const { body } of tests.filter(({ isBefore }) => isBefore)) await body();
  return tests;
};

/** Runs a body: what went wrong, if anything did. */
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
    // The time of a test is its own: reading its file takes as long as the machine likes.
    port.postMessage({ isReady: true });
    isMet = false;
    const failed = broken ?? (await failureOf(read.get(file)[index].body));
    if (failed === undefined) {
      port.postMessage({ isMet });
      continue;
    }
    on = -1;
    // A test that goes on failing was spoilt by what an earlier mutant left behind.
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
