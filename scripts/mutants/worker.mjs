/** Runs test files with one mutant switched on, until a test fails that does not fail without it. */
import { parentPort, workerData } from 'node:worker_threads';

const { mutant, files, known, bail } = workerData;
globalThis.$mutant = mutant;
globalThis.$tests = [];

const failed = [];
/** Notes a failure, unless it is known from the run without a mutant. */
const note = (what) => {
  if (!known.includes(what)) failed.push(what);
};
for (const { name, url, setup } of files) {
  const start = performance.now();
  try {
    await import(setup);
    await import(url);
  } catch (error) {
    note(`${name}: ${error?.message}`);
  }
  for (const { name: title, body } of globalThis.$tests.splice(0)) {
    const full = `${name}: ${title}`;
    if (bail && (failed.length > 0 || known.includes(full))) continue;
    try {
      await body();
    } catch {
      note(full);
    }
  }
  parentPort.postMessage({ name, ms: performance.now() - start, failed });
  if (bail && failed.length > 0) break;
}
parentPort.postMessage({ end: true, failed });
