/** A real browser for the scripts that try pages: Chromium where there is one; `CHROMIUM` names one. */
import { existsSync } from 'node:fs';
import axe from 'axe-core';
import { chromium } from 'playwright-core';
import { preview } from 'vite';
import { given } from '../given.mjs';

const places = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'].map(
  (name) => `/usr/bin/${name}`,
);

export const executablePath = [process.env.CHROMIUM ?? '', ...places].find((path) => path !== '' && existsSync(path));

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Runs work with a browser, which ends with it. */
export const withBrowser = async (work) => {
  const browser = await chromium.launch({ executablePath: given(executablePath), args: flags });
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
};

/** Serves built files; gives the address. */
export const serve = async (folder, outDir) => {
  const server = await preview({
    root: folder,
    build: { outDir },
    preview: { port: 0, host: '127.0.0.1' },
    logLevel: 'error',
    configFile: false,
  });
  return { server, url: server.resolvedUrls?.local[0] ?? '' };
};

/** What a page complains about. */
export const complaints = (page) => {
  const errors = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  return errors;
};

/** What axe-core finds on a page that is serious. */
export const seriousIn = async (page) => {
  await page.evaluate(axe.source);
  const { violations } = await page.evaluate(() => window.axe.run({ resultTypes: ['violations'] }));
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(
      ({ id, nodes }) =>
        `${id} (${nodes.length}): ${nodes[0].html.slice(0, 160)} ${nodes[0].failureSummary?.split('\n')[1] ?? ''}`,
    );
};
