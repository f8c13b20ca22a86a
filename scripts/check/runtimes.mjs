/**
 * Tests the packed package in Deno and in Bun: runs the first program of the README, and plays every game to the end. Tests it in Jest, too: requires
 * every entry, and lets a bot play in a session. All of them come from npm. If one of them cannot be installed, reports it; with `--needed`, this is a
 * failure. Needs `npm run build` first.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { given } from '../given.mjs';
import { consumer, expect, ok, root, run, trials, write } from './consumer.mjs';

const versions = { deno: '2.9.6', bun: '1.4.5' };

const versionsOfJest = ['29.7.0', '30.5.2'];

const packages = ['fast-check', 'lit', 'react'];

// `rulehouse/play` needs Lit, which is published as ES modules only.
const jestTest = `
const entries = Object.keys(require('rulehouse/package.json').exports).filter((key) => !/[*]|\\.json$|bundles|schemas/.test(key));
const names = entries.map((key) => 'rulehouse' + key.slice(1));
const failing = ['rulehouse/match', 'rulehouse/play'];
test.each(names.filter((name) => !failing.includes(name)))('%s', (name) => {
  expect(Object.keys(require(name)).length).toBeGreaterThan(0);
});
test('an entry that cannot be required says what to do', () => {
  expect(() => require('rulehouse/match')).toThrow('Load it with import()');
});
test('a bot plays in a session', async () => {
  const { session } = require('rulehouse/session');
  const { terrafexFace } = require('rulehouse/face');
  const play = session(terrafexFace, { seats: [{ bot: 'greedy' }, { name: 'Bo' }], seed: 1 });
  while (play.snapshot().ply === 0 && play.snapshot().botFault === null) await new Promise((resolve) => setTimeout(resolve, 10));
  expect(play.snapshot().botFault).toBeNull();
  play.close();
});
`;

/** The first program of the README, and the output that its comments promise. */
const firstProgram = () => {
  const [, code] = given(
    /## A first program[\s\S]*?```ts\n([\s\S]*?)```/.exec(readFileSync(join(root, 'README.md'), 'utf8')),
  );
  const printed = [...code.matchAll(/console\.log\(.*\); \/\/ (.+)$/gm)].map(([, text]) => text);
  return { code, expected: printed.join('\n').replaceAll(/[^\S\n]/g, '') };
};

/** Plays every game of the library at random; prints the scores for a seed. */
const games = `import { decode, games, isRight, playout, source } from 'rulehouse';
import * as terrafex from 'rulehouse/terrafex';
for (const any of games)
  any.open((game) => {
    const options = decode(game.options)({});
    const start = isRight(options) ? game.setup(options.right, 1) : options;
    if (isRight(start)) console.log(game.id, game.score(playout(game)(start.right, source(1), 5000)).join(' '));
  });
console.log(games.length, terrafex.game.legalMoves(terrafex.initial).length);
`;

/** Removes the colours that Deno adds to numbers. */
const plain = (text) => text.replaceAll(/\u001b\[\d+m/g, '').trim();

const npm = (folder, names) =>
  spawnSync('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error', ...names], {
    cwd: folder,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });

const tried = (name, folder, wanted) => {
  const installed = npm(folder, [`${name}@${versions[name]}`]);
  const bin = join(folder, 'node_modules', '.bin', name);
  const works =
    installed.status === 0 && spawnSync(bin, ['--version'], { shell: process.platform === 'win32' }).status === 0;
  if (!works) {
    expect(!process.argv.includes('--needed'), `${name} cannot be installed\n${installed.stderr}`);
    console.log(`--  ${name} cannot be installed, so it was not tested`);
    return;
  }
  const args = name === 'deno' ? ['run', '--allow-read', '--allow-env'] : ['run'];
  for (const [program, output] of Object.entries(wanted)) {
    const printed = plain(run(`${program} in ${name}`, folder, bin, [...args, program]));
    expect(
      printed.replaceAll(/[^\S\n]/g, '') === output,
      `${program} in ${name} printed\n${printed}\ninstead of\n${output}`,
    );
  }
  ok(`${name} ${versions[name]}: the first program of the README, and five games as in Node`);
};

const triedInJest = (folder, version) => {
  const installed = npm(folder, [`jest@${version}`, ...packages]);
  if (installed.status !== 0) {
    expect(!process.argv.includes('--needed'), `Jest ${version} cannot be installed\n${installed.stderr}`);
    console.log(`--  Jest ${version} cannot be installed, so it was not tested`);
    return;
  }
  write(folder, 'entries.test.js', jestTest);
  run(`Jest ${version}`, folder, process.execPath, [
    join(folder, 'node_modules', 'jest', 'bin', 'jest.js'),
    '--rootDir',
    folder,
  ]);
  ok(`Jest ${version}: every entry but rulehouse/match and rulehouse/play, and a session with a bot`);
};

await trials('runtimes', async () => {
  const { temp, folder } = consumer();
  try {
    const { code, expected } = firstProgram();
    write(folder, 'first.mjs', code);
    write(folder, 'games.mjs', games);
    const inNode = plain(run('games in Node', folder, process.execPath, ['games.mjs'])).replaceAll(/[^\S\n]/g, '');
    for (const name of Object.keys(versions)) tried(name, folder, { 'first.mjs': expected, 'games.mjs': inNode });
    for (const version of versionsOfJest) triedInJest(folder, version);
    return 'Deno, Bun and Jest have been tested';
  } finally {
    rmSync(temp, { recursive: true, force: true });
  }
});
