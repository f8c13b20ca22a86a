/**
 * Carries out guides that a reader follows step by step, in an empty folder: runs commands (`sh`), writes files (a language, with the file name in
 * brackets), applies changes (`diff`), and compares the printed output (`text`: all lines must appear, whatever the width of their columns).
 */
import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { given } from '../given.mjs';
import { complaints } from './chromium.mjs';
import { expect, root, run } from './consumer.mjs';

const quiet = '--fetch-retries=5 --prefer-offline --no-audit --no-fund --loglevel=error';

const blocksIn = (text) =>
  [...text.matchAll(/^```(?:(sh|diff|text)|\w+ \[([\w./-]+)\])\n([\s\S]*?)^```$/gm)].map(
    ([, kind = 'file', name, inner]) => ({ kind, name, text: inner, lines: inner.trimEnd().split('\n') }),
  );

/** The sections of a guide, each with its title and the blocks to carry out. */
export const sectionsOf = (page) =>
  readFileSync(join(root, page), 'utf8')
    .split(/^## /m)
    .map((text) => ({ title: text.split('\n', 1)[0], blocks: blocksIn(text) }));

/** All blocks of a guide to carry out, in order. */
export const blocksOf = (page) => sectionsOf(page).flatMap(({ blocks }) => blocks);

/** Changes a file: the kept and removed lines must occur exactly once, and are replaced by the kept and added lines. */
export const change = (folder, [header, ...lines]) => {
  const file = join(folder, header.replace(/^--- /, ''));
  const side = (other) =>
    lines
      .filter((line) => !line.startsWith(other))
      .map((line) => line.slice(1))
      .join('\n');
  const before = readFileSync(file, 'utf8');
  expect(before.split(side('+')).length === 2, `${header}: the guide changes lines that do not exist\n${side('+')}`);
  writeFileSync(
    file,
    before.replace(side('+'), () => side('-')),
  );
};

export const seconds = (from) => `${((performance.now() - from) / 1000).toFixed(1)} s`;

/** Runs one command in a shell. */
export const shell = (folder, command) => run(command, folder, 'sh', ['-c', command]);

/** Replaces the published package in a guide's command with the tarball. */
export const local = (command, tarball, isInstalled) =>
  command
    .replace(/^npx rulehouse/, isInstalled ? 'npx rulehouse' : `npx --yes --package ${tarball} rulehouse`)
    .replace(/^npm install$/, `npm install ${quiet} ${tarball}`)
    .replace(/^npm install (.* )?rulehouse\b/, `npm install ${quiet} $1${tarball}`);

/** Checks that every line in the guide was printed, ignoring the width of columns. */
export const compare = (command, lines, printed) => {
  const plain = (line) => line.trim().replaceAll(/\s+/g, ' ');
  const said = new Set(printed.split('\n').map(plain));
  const missing = lines.map(plain).filter((line) => !said.has(line));
  expect(missing.length === 0, `${command} does not print\n${missing.join('\n')}\nIt prints\n${printed}`);
};

/** Starts the page of a folder, waits until it responds, passes its address to `work`, and stops it afterwards. */
export const withPage = async (folder, work) => {
  const server = spawn('npm', ['start', '--', '--port', '0', '--host', '127.0.0.1'], { cwd: folder, detached: true });
  try {
    const url = await new Promise((resolve, reject) => {
      let said = '';
      const hear = (text) => {
        said += text;
        // Remove the colours around the address.
        const found = /http:\/\/127\.0\.0\.1:\d+\//.exec(said.replaceAll(/\x1b\[[\d;]*m/g, ''));
        if (found !== null) resolve(found[0]);
      };
      server.stdout.setEncoding('utf8').on('data', hear);
      server.stderr.setEncoding('utf8').on('data', hear);
      server.on('exit', () => reject(new Error(`npm start ended: ${said}`)));
    });
    return await work(url);
  } finally {
    process.kill(-given(server.pid));
  }
};

/** Plays moves on a page's board by keyboard until `made` returns enough: moves to the board, to the next target, and picks it. */
export const pickOn = async (page, made, wanted) => {
  for (let tries = 0; tries < 40 && (await made()) < wanted; tries++) {
    // While the bot is deciding, nothing can be picked, and the focus leaves the board.
    const isThere = await page.evaluate(() => document.activeElement?.localName === 'rulehouse-board');
    if (!isThere) await page.keyboard.press('Tab');
    await page.keyboard.press('PageDown');
    await page.keyboard.press('Enter');
    await page.waitForTimeout(250);
  }
  return made();
};

/** Opens an address, and waits until a board shows a position. */
const open = async (page, url) => {
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.waitForFunction(() => (document.querySelector('rulehouse-board')?.view ?? null) !== null);
};

/**
 * Opens a page with a board, runs `work` on it, and fails if the page reports errors. The page is opened twice, because Vite prepares packages when a
 * page first wants them, and then loads the page again, which would undo what `work` has done.
 */
export const onBoard = async (browser, url, work) => {
  const page = await browser.newPage();
  const errors = complaints(page);
  try {
    await open(page, url);
    await open(page, url);
    const answer = await work(page);
    expect(errors.length === 0, `${url} complains\n${errors.join('\n')}`);
    return answer;
  } finally {
    await page.close();
  }
};
