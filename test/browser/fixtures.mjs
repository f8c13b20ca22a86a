/** What the tests in a real browser share: the built site, the installed package, a page from the sources, and screenshots. */
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base } from '@playwright/test';
import { executablePath, serve } from '../../scripts/check/chromium.mjs';
import { consumer, expect, root } from '../../scripts/check/consumer.mjs';

/** The folder for screenshots, from the environment variable `PICTURES`; without it, none are saved. */
export const pictures = process.env.PICTURES;

/** Saves a screenshot if a folder for screenshots is set. */
export const screenshot = async (tab, name, options = {}) => {
  if (pictures === undefined) return;
  mkdirSync(pictures, { recursive: true });
  await tab.screenshot({ path: join(pictures, `${name}.png`), ...options });
};

/** Serves a folder while `use` runs. */
export const serving = async (folder, outDir, use) => {
  const { server, url } = await serve(folder, outDir);
  try {
    await use(url);
  } finally {
    await server.close();
  }
};

/** Provides a temporary folder while `use` runs. */
export const inFolder = async (use) => {
  const folder = mkdtempSync(join(tmpdir(), 'rulehouse-'));
  try {
    await use(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

/**
 * @typedef {object} OfTest
 * @property {void} browserIsThere - skips every test if there is no Chromium
 */

/**
 * @typedef {object} OfWorker
 * @property {string} site - the address of the built site: `npm run docs`
 * @property {string} installed - an empty folder in which the packed package is installed: `npm run build`
 * @property {string} url - the address of a file's own pages; the file says how they are made
 * @property {string} folder - a file's own folder; the file says what is in it
 */

/** @type {import('@playwright/test').TestType<import('@playwright/test').PlaywrightTestArgs & OfTest, import('@playwright/test').PlaywrightWorkerArgs & OfWorker>} */
export const test = base.extend({
  browserIsThere: [
    async ({}, use, info) => {
      info.skip(executablePath === undefined, 'there is no Chromium');
      await use();
    },
    { auto: true },
  ],
  site: [
    async ({}, use) => {
      expect(
        existsSync(join(root, 'docs/.vitepress/dist/index.html')),
        'the site is missing: run `npm run docs` first',
      );
      await serving(root, 'docs/.vitepress/dist', use);
    },
    { scope: 'worker' },
  ],
  url: ['', { scope: 'worker' }],
  folder: ['', { scope: 'worker' }],
  installed: [
    async ({}, use) => {
      const { temp, folder } = consumer();
      await use(folder);
      rmSync(temp, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
});
