/** The page of the server: two browsers, one game of IceTraders to its end, kill -9 in the middle. */
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { bundled, served } from './kit.js';

const executablePath = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find((path) =>
  existsSync(path),
);

/** Buttons that keep the game going. */
const quiet = /^(?:good|evil|pick|place|build|pass|stop|decline)/;

const state = (page: Page): Promise<string> => page.locator('#state').innerText();

test('two browsers play a game of IceTraders to its end, and a killed server is found again', {
  timeout: 170_000,
}, async () => {
  if (executablePath === undefined) {
    console.info('no Chromium is there: the page was not tried');
    return;
  }
  const { file, folder } = await bundled();
  const data = mkdtempSync(join(tmpdir(), 'rulehouse-page-'));
  let server = await served(file, data);
  const { port } = new URL(server.url);
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  const contexts = await Promise.all([browser.newContext(), browser.newContext()]);
  const [one, two] = await Promise.all(contexts.map((context) => context.newPage()));
  if (one === undefined || two === undefined) throw new Error('no page');
  const errors: string[] = [];
  for (const page of [one, two]) page.on('pageerror', (error) => errors.push(error.message));
  for (const page of [one, two]) await page.goto(server.url);
  await one.selectOption('#game', 'icetraders');
  await one.fill('#options', '{"players":2,"turnLimit":10}');
  await one.fill('#name', 'Ada');
  await one.click('#new button');
  await one.waitForFunction(() => document.querySelector('#state')?.textContent.startsWith('Table'));
  const id = /^Table (\S+)\./.exec(await state(one))?.[1] ?? '';
  await two.fill('#table', id);
  await two.fill('#guest', 'Bo');
  await two.click('#join button');
  let [moves, kills] = [0, 0];
  const over = async (): Promise<boolean> => (await state(one)).includes('The game is over');
  for (let round = 0; round < 400 && !(await over()); round++) {
    for (const page of [two, one]) {
      const buttons = page.locator('#moves button').filter({ hasText: quiet });
      if ((await buttons.count()) === 0) continue;
      const text = await buttons.first().innerText();
      await buttons
        .first()
        .click({ timeout: 2000 })
        .catch(() => undefined);
      moves++;
      await page
        .waitForFunction((was) => document.querySelector('#moves button')?.textContent !== was, text, { timeout: 500 })
        .catch(() => undefined);
      if (moves === 1 || moves === 9) {
        await server.end('SIGKILL');
        kills++;
        server = await served(file, data, ['--port', port]);
        await page.waitForTimeout(1500);
      }
    }
    await one.waitForTimeout(30);
  }
  expect(await state(one)).toContain('The game is over');
  await two.waitForFunction(() => document.querySelector('#state')?.textContent.includes('The game is over'));
  expect(await one.locator('#picture img').count()).toBe(1);
  expect(errors).toEqual([]);
  console.info(`page: ${moves} clicks, ${kills} times kill -9; ${(await state(two)).slice(0, 160)}`);
  await browser.close();
  await server.end('SIGTERM');
  rmSync(folder, { recursive: true });
  rmSync(data, { recursive: true });
});
