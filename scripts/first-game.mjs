/**
 * The guide docs/guide/first-game.md, carried out in an empty folder with nothing but the tarball of the package: every command in its order, every
 * change applied; then the other templates, `npm create`, and their pages in a browser where there is one. Needs `npm run build` first.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { complaints, executablePath, withBrowser } from './chromium.mjs';
import { expect, manifest, ok, pack, root, run, trials } from './consumer.mjs';

const quiet = '--prefer-offline --no-audit --no-fund --loglevel=error';

/** The blocks of the guide: commands, and changes of files. */
const blocks = [
  ...readFileSync(join(root, 'docs/guide/first-game.md'), 'utf8').matchAll(/^```(sh|diff)\n([\s\S]*?)^```$/gm),
].map(([, kind, text]) => ({ kind, lines: text.trimEnd().split('\n') }));

/** Changes a file: the lines that stay or go are there once, and become those that stay or come. */
const change = (folder, [header, ...lines]) => {
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

const seconds = (from) => `${((performance.now() - from) / 1000).toFixed(1)} s`;

/** Runs one command as a shell does. */
const shell = (folder, command) => run(command, folder, 'sh', ['-c', command]);

/** Starts the page of a game, waits until it answers, and hands its address over; ends it afterwards. */
const withPage = async (folder, work) => {
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
    await work(url);
  } finally {
    process.kill(-server.pid);
  }
};

/** Plays a few moves on the page by the keyboard: to the board, to the next target that may be picked, pick it. */
const playOn = async (browser, url) => {
  const page = await browser.newPage();
  const errors = complaints(page);
  await page.goto(url);
  await page.waitForFunction(() => (document.querySelector('rulehouse-board')?.view ?? null) !== null);
  await page.evaluate(() => {
    window.made = 0;
    const { session } = document.querySelector('rulehouse-board');
    const count = () => session.history().filter(({ seat }) => seat === 0).length;
    session.subscribe(() => (window.made = count()));
  });
  const made = () => page.evaluate(() => window.made);
  for (let tries = 0; tries < 40 && (await made()) < 3; tries++) {
    // While the bot decides there is nothing to pick, and the focus leaves the board.
    const isThere = await page.evaluate(() => document.activeElement?.localName === 'rulehouse-board');
    if (!isThere) await page.keyboard.press('Tab');
    await page.keyboard.press('PageDown');
    await page.keyboard.press('Enter');
    await page.waitForTimeout(250);
  }
  const moves = await made();
  await page.close();
  expect(errors.length === 0, `${url} complains\n${errors.join('\n')}`);
  expect(moves >= 3, `only ${moves} moves were made on ${url}`);
  return moves;
};

const tryPage = (folder, name) =>
  withPage(folder, async (url) => {
    const text = await (await fetch(url)).text();
    expect(text.includes('<rulehouse-board'), `${url} answers ${text}`);
    if (executablePath === undefined) ok(`${name}: the page answers (no browser to play in)`);
    else ok(`${name}: ${await withBrowser((browser) => playOn(browser, url))} moves and their answers in a browser`);
  });

/** The commands of the guide with the tarball in place of what is published. */
const local = (command, tarball, isInstalled) =>
  command
    .replace(/^npx rulehouse/, isInstalled ? 'npx rulehouse' : `npx --yes --package ${tarball} rulehouse`)
    .replace(/^npm install$/, `npm install ${quiet} ${tarball}`)
    .replace(/^npm install (.*) rulehouse\b/, `npm install ${quiet} $1 ${tarball}`);

const guide = async (temp, tarball) => {
  let folder = temp;
  const began = performance.now();
  for (const { kind, lines } of blocks) {
    if (kind === 'diff') {
      change(folder, lines);
      continue;
    }
    for (const command of lines) {
      const from = performance.now();
      const into = /^cd (.*)/.exec(command)?.[1];
      if (into !== undefined) folder = join(folder, into);
      else if (command === 'npm start') await tryPage(folder, 'the guide');
      else shell(folder, local(command, tarball, readdirSync(folder).includes('node_modules')));
      ok(`${command} (${seconds(from)})`);
      if (command === 'npm start') ok(`from the empty folder to the page: ${seconds(began)}`);
    }
  }
  // Node.js 22 reads the sources themselves.
  const node = 'npx --yes --package node@22 node node_modules/rulehouse/dist/cli/index.mjs';
  for (const command of ['laws src/laws.ts --runs 2', 'match hill-race greedy random --games 2 --with src/index.ts']) {
    shell(folder, `${node} ${command}`);
    ok(`Node.js 22: rulehouse ${command}`);
  }
};

/** The other templates, by `npm create` as it is published. */
const others = async (temp, tarball) => {
  const creator = join(temp, 'creator');
  mkdirSync(creator);
  const [{ filename }] = JSON.parse(
    run('npm pack of create-rulehouse', join(root, 'create-rulehouse'), 'npm', [
      'pack',
      '--json',
      '--pack-destination',
      creator,
    ]),
  );
  for (const template of process.argv.includes('--all') ? ['perfect', 'hands'] : ['hands']) {
    const from = performance.now();
    const create = `npx --yes --package ${tarball} --package ${join(creator, filename)} create-rulehouse`;
    shell(temp, `${create} my-${template} --template ${template}`);
    const folder = join(temp, `my-${template}`);
    for (const command of ['npm install', 'npm run types', 'npm test', 'npm run build', 'npm run page'])
      shell(folder, local(command, tarball, true));
    for (const command of ['play --seed 1', 'match mcts:iterations=20 random --games 4']) {
      const [name, ...flags] = command.split(' ');
      shell(folder, `npx rulehouse ${name} my-${template} ${flags.join(' ')} --with dist/index.js < /dev/null`);
    }
    await tryPage(folder, template);
    ok(`npm create: the template ${template} (${seconds(from)})`);
  }
};

await trials('first game', async () => {
  const temp = mkdtempSync(join(tmpdir(), `${manifest.name}-first-`));
  try {
    const tarball = pack(temp);
    const folder = join(temp, 'empty');
    mkdirSync(folder);
    await guide(folder, tarball);
    await others(temp, tarball);
    return 'every command of the guide works from the packed tarball';
  } finally {
    rmSync(temp, { recursive: true, force: true });
  }
});
