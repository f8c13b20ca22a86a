/**
 * Carries out the guide docs/guide/first-game.md in an empty folder with only the tarball of the package: runs every command and applies every
 * change in order. Then tests the other templates and `npm create`, and plays on their pages if there is a browser. Needs `npm run build` first.
 */
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { executablePath, withBrowser } from './chromium.mjs';
import { expect, manifest, ok, pack, root, run, trials } from './consumer.mjs';
import { blocksOf, change, local, onBoard, pickOn, seconds, shell, withPage } from './walk.mjs';

const blocks = blocksOf('docs/guide/first-game.md');

/** Plays a few moves on the page by keyboard: moves to the board, to the next target that can be picked, and picks it. */
const playOn = (browser, url) =>
  onBoard(browser, url, async (page) => {
    await page.evaluate(() => {
      window.made = 0;
      const { session } = document.querySelector('rulehouse-board');
      const count = () => session.history().filter(({ seat }) => seat === 0).length;
      session.subscribe(() => (window.made = count()));
    });
    const moves = await pickOn(page, () => page.evaluate(() => window.made), 3);
    expect(moves >= 3, `only ${moves} moves were made on ${url}`);
    return moves;
  });

const tryPage = (folder, name) =>
  withPage(folder, async (url) => {
    const text = await (await fetch(url)).text();
    expect(text.includes('<rulehouse-board'), `${url} answers ${text}`);
    if (executablePath === undefined) ok(`${name}: the page responds (there is no browser to test it)`);
    else ok(`${name}: ${await withBrowser((browser) => playOn(browser, url))} moves with answers in a browser`);
  });

const guide = async (temp, tarball) => {
  let folder = temp;
  const began = performance.now();
  for (const { kind, lines } of blocks.filter((block) => block.kind !== 'text' && block.kind !== 'file')) {
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
  // Node.js 22 can run the TypeScript sources directly.
  const node = 'npx --yes --package node@22 node node_modules/rulehouse/dist/cli/index.mjs';
  for (const command of ['laws src/laws.ts --runs 2', 'match hill-race greedy random --games 2 --with src/index.ts']) {
    shell(folder, `${node} ${command}`);
    ok(`Node.js 22: rulehouse ${command}`);
  }
};

/** Tests the other templates with `npm create`, as published. */
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
