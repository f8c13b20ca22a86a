/**
 * Carries out the tutorials in docs/tutorial in empty folders with only the tarball of the package: every command, file and change, and checks the
 * printed output. Opens the page of the first tutorial in a browser after each step, if there is one. Needs `npm run build` first; pass a name to run
 * a single tutorial.
 */
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { executablePath, withBrowser } from './chromium.mjs';
import { expect, manifest, ok, pack, root, trials, write } from './consumer.mjs';
import { change, compare, local, onBoard, pickOn, seconds, sectionsOf, shell, withPage } from './walk.mjs';

/** The seats that made the moves so far; empty while Vite reloads the page, which it does when it finds a new package. */
const history = (page) =>
  page
    .evaluate(
      () =>
        document
          .querySelector('rulehouse-board')
          ?.session?.history()
          .map(({ seat }) => seat) ?? [],
    )
    .catch(() => []);
const count = (page) => page.evaluate(() => document.querySelector('rulehouse-board').session.snapshot().ply);

/** Makes moves until both seats have moved. */
const untilAnswered = async (page) => {
  const answers = async () => (await history(page)).filter((seat) => seat === 1).length;
  expect((await pickOn(page, answers, 1)) > 0, 'the second seat never moves');
};

const squares = (page, ...names) =>
  names.reduce(
    (before, name) => before.then(() => page.locator(`rulehouse-board [data-square="${name}"]`).first().click()),
    Promise.resolve(),
  );

/** What a reader sees on the page after each step, by step number. */
const seen = {
  2: async (page) => {
    await squares(page, 'a5', 'b5');
    expect((await count(page)) === 1, 'two clicks do not make a move');
  },
  3: async (page) => {
    await squares(page, 'a5', 'c5');
    await page.waitForSelector('rulehouse-board a[href*="rules/terrafex.html#TF-7.2"]');
  },
  4: untilAnswered,
  5: untilAnswered,
  6: async (page) => {
    expect(await page.isDisabled('#undo'), 'undo is possible before the first move');
    await squares(page, 'a5', 'b5');
    await page.click('#undo');
    expect((await count(page)) === 0, 'the move was not taken back');
  },
  7: async (page) => {
    await squares(page, 'a5', 'b5');
    expect((await page.locator('#moves li').count()) === 1, 'the move is not in the list');
  },
  8: async (page) => {
    await page.uncheck('#bot');
    const bot = await page.evaluate(() => document.querySelector('rulehouse-board').session.snapshot().seats[1].bot);
    expect(bot === null, `the second seat is still ${bot}`);
  },
  9: async (page) => {
    await squares(page, 'a5', 'b5');
    await page.reload();
    await page.waitForFunction(() => (document.querySelector('rulehouse-board')?.view ?? null) !== null);
    expect((await count(page)) === 1, 'the game was not saved');
  },
};

const look = (folder, title) =>
  withPage(folder, async (url) => {
    const work = seen[/^\d+/.exec(title)?.[0]];
    if (executablePath === undefined) {
      const text = await (await fetch(url)).text();
      expect(text.includes('<rulehouse-board'), `${url} answers ${text}`);
      ok(`${title}: the page responds (there is no browser to test it)`);
    } else {
      await withBrowser((browser) => onBoard(browser, url, work ?? (() => undefined)));
      ok(`${title}: tested in a browser`);
    }
  });

/** Carries out a block; returns the reader's folder afterwards, and the printed output. */
const act = (folder, { kind, name, text, lines }, tarball, printed) => {
  if (kind === 'file') write(folder, name, text);
  else if (kind === 'diff') change(folder, lines);
  else if (kind === 'text') compare('the last command', lines, printed);
  else
    return lines.reduce(
      ({ folder: at, printed: before }, command) => {
        const into = /^cd (.*)/.exec(command)?.[1];
        if (into !== undefined) return { folder: join(at, into), printed: before };
        if (command === 'npm start') return { folder: at, printed: before };
        const from = performance.now();
        const said = shell(at, local(command, tarball, existsSync(join(at, 'node_modules'))));
        ok(`${command} (${seconds(from)})`);
        return { folder: at, printed: said };
      },
      { folder, printed },
    );
  return { folder, printed };
};

const carryOut = async (page, temp, tarball) => {
  let now = { folder: temp, printed: '' };
  let isServed = false;
  const began = performance.now();
  for (const { title, blocks } of sectionsOf(`docs/tutorial/${page}`)) {
    for (const block of blocks) now = act(now.folder, block, tarball, now.printed);
    isServed ||= blocks.some(({ kind, lines }) => kind === 'sh' && lines.includes('npm start'));
    if (isServed && blocks.some(({ kind }) => kind === 'file' || kind === 'diff')) await look(now.folder, title);
  }
  ok(`${page}: ${seconds(began)}`);
};

await trials('tutorials', async () => {
  const temp = mkdtempSync(join(tmpdir(), `${manifest.name}-tutorials-`));
  try {
    const tarball = pack(temp);
    const pages = readdirSync(join(root, 'docs/tutorial')).filter(
      (name) => process.argv.length < 3 || process.argv.includes(name.replace(/\.md$/, '')),
    );
    for (const page of pages) {
      const folder = join(temp, page.replace(/\.md$/, ''));
      mkdirSync(folder);
      await carryOut(page, folder, tarball);
    }
    return `every step of ${pages.join(', ')} works from the packed tarball`;
  } finally {
    rmSync(temp, { recursive: true, force: true });
  }
});
