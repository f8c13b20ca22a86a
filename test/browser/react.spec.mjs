/**
 * Tests the page of examples/terra-mystica-react from the packed package, with React 18 and React 19: type-checks it with the strictest settings
 * against the packed declarations, counts its lines, builds it with Vite, and plays in a real browser, with bots in a worker. Without Chromium
 * nothing is played. Needs `npm run build` first.
 */
import { cpSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { complaints } from '../../scripts/check/chromium.mjs';
import { expect, npmInstall, ok, root, run, write } from '../../scripts/check/consumer.mjs';
import { serving, test } from './fixtures.mjs';

const compilerOptions = {
  strict: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  skipLibCheck: false,
  noEmit: true,
  target: 'es2022',
  lib: ['es2022', 'dom', 'dom.iterable'],
  module: 'esnext',
  moduleResolution: 'bundler',
  jsx: 'react-jsx',
  types: [],
};

/** Uses the element directly in JSX, with its types. */
const element = `import 'rulehouse/react';
export const view: unknown = document.querySelector('rulehouse-board')?.view;
export const board = <rulehouse-board game="terrafex" seat={0} onmove={({ detail }) => detail.text.length} />;
// @ts-expect-error this theme does not exist
export const wrong = <rulehouse-board game="terrafex" theme="pink" />;
`;

/** The number of lines of code on the page. */
const lines = () =>
  readFileSync(join(root, 'examples/terra-mystica-react/main.tsx'), 'utf8')
    .replaceAll(/\/\*[^]*?\*\//g, '')
    .split('\n')
    .filter((line) => line.trim() !== '').length;

const typeCheck = (page) => {
  write(page, 'element.tsx', element);
  write(page, 'tsconfig.json', JSON.stringify({ compilerOptions, files: ['main.tsx', 'worker.ts', 'element.tsx'] }));
  run('type check', page, process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), '-p', '.']);
};

/** Clicks until a bot has moved, and then takes the move back. */
const play = async (browser, url) => {
  const tab = await browser.newPage({ viewport: { width: 1200, height: 1000 } });
  const errors = complaints(tab);
  await tab.goto(url);
  const board = tab.locator('rulehouse-board');
  await board.locator('svg').first().waitFor();
  const last = tab.locator('#last');
  const back = tab.locator('button', { hasText: 'Take back' });
  const isAnswered = async () => /^(?:Bo|Cy)\b/.test(await last.innerText()) && (await back.isEnabled());
  for (let clicks = 0; clicks < 100 && !(await isAnswered()); clicks++) {
    const button = board.locator('button.play');
    const next = board.locator('.next, button.choice');
    const target = (await button.count()) > 0 ? button : next;
    if ((await target.count()) > 0) await target.first().dispatchEvent('click');
    await tab.waitForTimeout(100);
  }
  const said = await last.innerText();
  expect(
    await isAnswered(),
    `no bot answered: ${said}, ${errors.join('; ')}, ${await tab.locator('p').first().innerText()}`,
  );
  await tab.waitForFunction(() => document.querySelector('p')?.textContent?.startsWith('To move: Ada'));
  expect((await board.locator('[data-mark=last]').count()) > 0, 'the last move is not marked');
  await back.click();
  await tab.waitForTimeout(200);
  expect((await last.innerText()) !== said || said === '', 'undo does not work');
  expect(errors.length === 0, errors.join('\n'));
  await tab.close();
  return said;
};

const trial = async (browser, folder, version) => {
  npmInstall(`npm install of React ${version}`, folder, [
    ...['react', 'react-dom', '@types/react', '@types/react-dom'].map((name) => `${name}@${version}`),
  ]);
  const page = join(folder, 'page');
  rmSync(page, { recursive: true, force: true });
  cpSync(join(root, 'examples', 'terra-mystica-react'), page, { recursive: true });
  typeCheck(page);
  ok(`React ${version}: the page and the element in JSX type-check in strict mode, including the libraries`);
  await build({ root: page, base: './', logLevel: 'error', configFile: false, worker: { format: 'es' } });
  await serving(page, 'dist', async (url) => {
    const said = await play(browser, url);
    ok(`React ${version}: played in a browser, bots in a worker: ${said}`);
  });
};

test('the page has at most 30 lines', () => {
  expect(lines() <= 30, `the page has ${lines()} lines`);
});

for (const version of ['18', '19'])
  test(`React ${version}`, ({ browser, installed }) => trial(browser, installed, version));
