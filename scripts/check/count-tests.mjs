// node scripts/check/count-tests.mjs <results.json> [failed step ...]
// Prints "N passed, M failed" for the JSON results of vitest. Anything that keeps tests from running counts as a failure: a file that does
// not load, and a failed step `test` without a failed test.
import { readFileSync } from 'node:fs';

const [file, ...failedSteps] = process.argv.slice(2);

const read = () => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    console.log('there are no test results');
    return { testResults: [], numPassedTests: 0, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0 };
  }
};

const { testResults, numPassedTests, numFailedTests, numPendingTests, numTodoTests } = read();
const skipped = numPendingTests + numTodoTests;
if (skipped > 0) console.log(`${skipped} tests skipped`);
const unloaded = testResults.filter(
  ({ status, assertionResults }) => status === 'failed' && assertionResults.every((test) => test.status !== 'failed'),
);
for (const { name } of unloaded) console.log(`test file failed outside its tests: ${name}`);
const counted = numFailedTests + unloaded.length;
const failed = counted === 0 && failedSteps.includes('test') ? 1 : counted;
console.log(`${numPassedTests} passed, ${failed} failed`);
