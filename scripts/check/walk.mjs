/**
 * Guides that a reader follows step by step, carried out in an empty folder: commands (`sh`), files that are written (a language and the name of the file in
 * brackets), changes of files (`diff`), and what commands print (`text`, whose lines must come, however far apart their columns are).
 */
import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { given } from '../given.mjs';
import { complaints } from './chromium.mjs';
import { expect, root, run } from './consumer.mjs';

const quiet = '--prefer-offline --no-audit --no-fund --loglevel=error';

const blocksIn = (text) =>
  [...text.matchAll(/^```(?:(sh|diff|text)|\w+ \[([\w./-]+)\])\n([\s\S]*?)^```$/gm)].map(
    ([, kind = 'file', name, inner]) => ({ kind, name, text: inner, lines: inner.trimEnd().split('\n') }),
  );

/** The sections of a guide, each with its title and the blocks that a reader acts on. */
export const sectionsOf = (page) =>
  readFileSync(join(root, page), 'utf8')
    .split(/^## /m)
    .map((text) => ({ title: text.split('\n', 1)[0], blocks: blocksIn(text) }));

/** All blocks of a guide that a reader acts on, in their order. */
export const blocksOf = (page) => sectionsOf(page).flatMap(({ blocks }) => blocks);

/** Changes a file: the lines that stay or go are there once, and become those that stay or come. */
export const change = (folder, [header, ...lines]) => {
  const file = join(folder, header.replace(/^--- /, ''));
  const side = (other) =>
    lines
      .filter((line) => !line.startsWith(other))
      .map((line) => line.slice(1))
      .join('\n');
  const before = readFileSync(file, 'utf8');
  expect(before.split(side('+')).length === 2, `${header}: the guide changes what is not there\n${side('+')}`);
  writeFileSync(
    file,
    before.replace(side('+'), () => side('-')),
  );
};

export const seconds = (from) => `${((performance.now() - from) / 1000).toFixed(1)} s`;

/** Runs one command as a shell does. */
export const shell = (folder, command) => run(command, folder, 'sh', ['-c', command]);

/** A command of a guide with the tarball in place of what is published. */
export const local = (command, tarball, isInstalled) =>
  command
    .replace(/^npx rulehouse/, isInstalled ? 'npx rulehouse' : `npx --yes --package ${tarball} rulehouse`)
    .replace(/^npm install$/, `npm install ${quiet} ${tarball}`)
    .replace(/^npm install (.* )?rulehouse\b/, `npm install ${quiet} $1${tarball}`);

/** Every line of the guide is a line of what was printed, but for the width of the columns. */
export const compare = (command, lines, printed) => {
  const plain = (line) => line.trim().replaceAll(/\s+/g, ' ');
  const said = new Set(printed.split('\n').map(plain));
  const missing = lines.map(plain).filter((line) => !said.has(line));
  expect(missing.length === 0, `${command} does not print\n${missing.join('\n')}\nbut\n${printed}`);
};

/** Starts the page of a folder, waits until it answers, and hands its address over; ends it afterwards. */
export const withPage = async (folder, work) => {
  const server = spawn('npm', ['start', '--', '--port', '0', '--host', '127.0.0.1'], { cwd: folder, detached: true });
  try {
    const url = await new Promise((resolve, reject) => {
      let said = '';
      const hear = (text) => {
        said += text;
        // The address is printed in colours.
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

/** Plays moves on the board of a page by the keyboard until `made` says that there are enough: to the board, to the next target, pick it. */
export const pickOn = async (page, made, wanted) => {
  for (let tries = 0; tries < 40 && (await made()) < wanted; tries++) {
    // While the bot decides there is nothing to pick, and the focus leaves the board.
    const isThere = await page.evaluate(() => document.activeElement?.localName === 'rulehouse-board');
    if (!isThere) await page.keyboard.press('Tab');
    await page.keyboard.press('PageDown');
    await page.keyboard.press('Enter');
    await page.waitForTimeout(250);
  }
  return made();
};

/** Opens a page with a board, lets work happen on it, and expects no complaint. */
export const onBoard = async (browser, url, work) => {
  const page = await browser.newPage();
  const errors = complaints(page);
  try {
    await page.goto(url);
    await page.waitForFunction(() => (document.querySelector('rulehouse-board')?.view ?? null) !== null);
    const answer = await work(page);
    expect(errors.length === 0, `${url} complains\n${errors.join('\n')}`);
    return answer;
  } finally {
    await page.close();
  }
};
