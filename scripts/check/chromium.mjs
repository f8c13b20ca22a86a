/** Starts Chromium for the scripts that test pages, if it is installed; `CHROMIUM` sets its path. */
import { existsSync } from 'node:fs';
import axe from 'axe-core';
import { chromium } from 'playwright-core';
import { preview } from 'vite';
import { given } from '../given.mjs';

const places = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'].map(
  (name) => `/usr/bin/${name}`,
);

export const executablePath = [process.env.CHROMIUM ?? '', ...places].find((path) => path !== '' && existsSync(path));

export const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Starts a browser, runs `work` with it, and closes it. */
export const withBrowser = async (work) => {
  const browser = await chromium.launch({ executablePath: given(executablePath), args: flags });
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
};

/** Serves built files; returns the address. */
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

/** Vite refuses files that it is about to prepare anew, and then loads the page again. */
const isOfVite = (text) => text.includes('Outdated Optimize Dep');

/** Collects the errors that a page reports. */
export const complaints = (page) => {
  const errors = [];
  const note = (text) => isOfVite(text) || errors.push(text);
  page.on('pageerror', (error) => note(String(error)));
  page.on('console', (message) => message.type() === 'error' && note(message.text()));
  return errors;
};

/**
 * The serious findings of axe-core on a page. axe-core wants every letter that is seen in a place to be in the place's name. It does not get to see
 * the signs on pieces, such as `R` or `Wi`, which stand for words that the name has already; and a cell that has further places in it need not repeat
 * their names.
 */
export const seriousIn = async (page) => {
  await page.evaluate(axe.source);
  const violations = await page.evaluate(async () => {
    const signsIn = (root) => [
      ...root.querySelectorAll('svg text[aria-hidden=true]'),
      ...[...root.querySelectorAll('*')].flatMap(({ shadowRoot }) => (shadowRoot ? signsIn(shadowRoot) : [])),
    ];
    const signs = signsIn(document);
    for (const { style } of signs) style.visibility = 'hidden';
    const found = await window.axe.run({ resultTypes: ['violations'], elementRef: true });
    for (const { style } of signs) style.visibility = '';
    const isMeant = (id, element) => id === 'label-content-name-mismatch' && element?.querySelector('[tabindex]');
    return found.violations
      .map(({ id, impact, nodes }) => ({
        id,
        impact,
        nodes: nodes
          .filter(({ element }) => !isMeant(id, element))
          .map(({ html, failureSummary }) => ({ html, failureSummary })),
      }))
      .filter(({ nodes }) => nodes.length > 0);
  });
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(
      ({ id, nodes }) =>
        `${id} (${nodes.length}): ${nodes[0].html.slice(0, 160)} ${nodes[0].failureSummary?.split('\n')[1] ?? ''}`,
    );
};
