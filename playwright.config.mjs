/**
 * The tests in a real browser: `npm run browser`, or `npx playwright test boards` for one file. They need `npm run build` and `npm run docs` first.
 * `CHROMIUM` sets the path of the browser, and `PICTURES` a folder for screenshots. A test that fails is run again with a trace, which
 * `npx playwright show-trace` opens.
 */
import { defineConfig } from '@playwright/test';
import { executablePath, flags } from './scripts/check/chromium.mjs';

export default defineConfig({
  testDir: 'test/browser',
  testMatch: '*.spec.mjs',
  outputDir: 'node_modules/.cache/browser',
  reporter: 'list',
  // The tests measure times, and most of them start servers and bots.
  workers: 1,
  retries: 1,
  timeout: 600_000,
  use: {
    launchOptions: { ...(executablePath === undefined ? {} : { executablePath }), args: flags },
    trace: 'on-first-retry',
    actionTimeout: 30_000,
  },
});
