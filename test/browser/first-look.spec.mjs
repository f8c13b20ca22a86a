/**
 * Measures the first visit to the site: how much the home page and each play page load before any interaction, whether their HTML contains the
 * picture of the board, how far elements shift during loading, and how long it takes until a board can be used on a CPU slowed down to a quarter
 * (only printed, because machines differ). Skipped if there is no Chromium. Needs `npm run docs` first.
 */
import { gzipSync } from 'node:zlib';
import { expect, ok } from '../../scripts/check/consumer.mjs';
import { test } from './fixtures.mjs';

/** The limits for everything that is loaded, in kB, compressed. */
const most = {
  '': 255.6,
  icetraders: 238,
  'terra-mystica': 294,
  terrafex: 240,
  toframenn: 240,
  transformartian: 240,
};

const screens = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
];

/** The greatest allowed layout shift, as a share of the screen. */
const mostShift = 0.05;

const playable = 'rulehouse-play rulehouse-board svg';

/**
 * Resources prefetched for links are not needed to show the page. Nor are the bots, which a page loads in a worker when a bot is first to move, after
 * the board can be used.
 */
const isNeeded = async (response) => {
  if (!response.ok() || !response.url().startsWith('http')) return false;
  const headers = await response.request().allHeaders();
  return headers['sec-purpose'] !== 'prefetch' && headers['sec-fetch-dest'] !== 'worker';
};

const weighed = async (responses) => {
  const needed = await Promise.all(responses.map(isNeeded));
  const addresses = [...new Set(responses.filter((_, at) => needed[at]).map((one) => one.url()))];
  const files = await Promise.all(
    addresses.map(async (address) => {
      const body = Buffer.from(await (await fetch(address)).arrayBuffer());
      return { name: address.split('/').at(-1), size: gzipSync(body).length / 1000 };
    }),
  );
  files.sort((a, b) => b.size - a.size);
  const list = files.slice(0, 8).map(({ name, size }) => `${name} ${size.toFixed(1)}`);
  return { total: files.reduce((sum, { size }) => sum + size, 0), list: list.join(', ') };
};

/** Adds up all shifts without user input. */
const watchShifts = () => {
  window.shift = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.shift += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
};

/** Loads a page at full speed; returns its weight and its layout shift. */
const load = async (browser, address, viewport) => {
  // Block the service worker, which would also load files of other pages.
  const context = await browser.newContext({ viewport, reducedMotion: 'reduce', serviceWorkers: 'block' });
  const tab = await context.newPage();
  await tab.addInitScript(watchShifts);
  const responses = [];
  tab.on('response', (response) => responses.push(response));
  await tab.goto(address);
  await tab.locator(playable).first().waitFor();
  await tab.waitForLoadState('networkidle');
  const shift = await tab.evaluate(() => window.shift);
  const weight = await weighed(responses);
  await context.close();
  return { ...weight, shift };
};

/** True if the picture is visible without scripts. */
const hasPicture = async (browser, address, viewport) => {
  const context = await browser.newContext({ viewport, javaScriptEnabled: false });
  const tab = await context.newPage();
  await tab.goto(address);
  const box = await tab.locator('.before svg').boundingBox();
  await context.close();
  return box !== null && box.width >= 300 && box.y + 100 < viewport.height;
};

/** The time in milliseconds until a board can be used, with the CPU slowed down to a quarter. */
const waited = async (browser, address, viewport) => {
  const context = await browser.newContext({ viewport, serviceWorkers: 'block' });
  const tab = await context.newPage();
  const devices = await context.newCDPSession(tab);
  await devices.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await tab.goto(address, { waitUntil: 'commit' });
  await tab.locator(playable).first().waitFor();
  const time = await tab.evaluate(() => performance.now());
  await context.close();
  return time;
};

const look = async (browser, url, [id, bound]) => {
  const address = id === '' ? url : `${url}play/${id}.html`;
  const name = id === '' ? 'home' : id;
  const rows = [];
  for (const viewport of screens) {
    const { total, list, shift } = await load(browser, address, viewport);
    expect(total <= bound, `${name} loads ${total.toFixed(1)} kB first: ${list}`);
    expect(shift < mostShift, `${name} at ${viewport.width} pixels: ${shift.toFixed(3)} of the screen shifts`);
    expect(await hasPicture(browser, address, viewport), `${name} at ${viewport.width} pixels: no picture in its HTML`);
    const time = await waited(browser, address, viewport);
    rows.push(
      `${viewport.width}: ${total.toFixed(1)} kB, shift ${shift.toFixed(3)}, playable in ${time.toFixed(0)} ms`,
    );
  }
  ok(`${name}: the picture in its HTML; ${rows.join('; ')}`);
};

for (const entry of Object.entries(most))
  test(`the first visit to ${entry[0] || 'the home page'}`, ({ browser, site }) => look(browser, site, entry));
