/**
 * Packs the package and installs it into an empty folder outside the repository, as a user does. Used by the scripts that test it.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../../', import.meta.url));
export const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
/** The keys of `exports` that are modules. */
export const entries = Object.keys(manifest.exports).filter((key) => typeof manifest.exports[key] === 'object');

/** A failed check, with the output that shows it. */
export class Failure extends Error {}

/** Runs a program; returns its output, or fails with all of it. */
export const run = (what, cwd, command, args) => {
  const shell = process.platform === 'win32';
  const { status, stdout, stderr, error } = spawnSync(command, args, { cwd, encoding: 'utf8', shell });
  if (status === 0) return stdout;
  throw new Failure(`${what} failed (${error?.message ?? `exit status ${status}`})\n${stdout ?? ''}${stderr ?? ''}`);
};

export const expect = (condition, message) => {
  if (!condition) throw new Failure(message);
};

export const ok = (message) => console.log(`ok  ${message}`);

export const write = (folder, name, text) => {
  mkdirSync(dirname(join(folder, name)), { recursive: true });
  writeFileSync(join(folder, name), text);
};

/** The file names in a value of `exports`. */
const targets = (value) => (typeof value === 'string' ? [value] : Object.values(value).flatMap(targets));

/** Packs the library into a folder; returns the path of the tarball. */
export const pack = (temp) => {
  // Without a build, npm would pack an incomplete package and not complain.
  expect(existsSync(join(root, 'dist')), 'dist is missing: run `npm run build` first');
  const report = run('npm pack', root, 'npm', ['pack', '--json', '--ignore-scripts', '--pack-destination', temp]);
  const [{ filename, files, size }] = JSON.parse(report);
  const packed = new Set(files.map(({ path }) => path));
  const wanted = [
    'package.json',
    'LICENSE',
    ...Object.values(manifest.bin),
    ...entries.flatMap((key) => targets(manifest.exports[key])),
  ].map((path) => path.replace(/^\.\//, ''));
  for (const path of wanted) expect(packed.has(path), `the tarball lacks ${path}`);
  ok(`packed ${filename}: ${files.length} files, ${Math.round(size / 1024)} kB`);
  return join(temp, filename);
};

const quiet = [
  '--fetch-retries=5',
  '--prefer-offline',
  '--no-audit',
  '--no-fund',
  '--ignore-scripts',
  '--loglevel=error',
];

/** Installs packages in a folder. */
export const npmInstall = (what, folder, packages) => run(what, folder, 'npm', ['install', ...quiet, ...packages]);

/**
 * Creates a folder with nothing but the tarball installed; npm adds the required peers.
 */
export const bare = (temp, tarball) => {
  const folder = join(temp, 'bare');
  write(folder, 'package.json', JSON.stringify({ name: 'bare', private: true }));
  npmInstall('npm install of the tarball alone', folder, [tarball]);
  return folder;
};

/** Creates an empty folder with the tarball and its peers; `temp` is the folder to remove at the end. */
export const consumer = () => {
  const temp = mkdtempSync(join(tmpdir(), `${manifest.name}-`));
  const folder = join(temp, 'consumer');
  const tarball = pack(temp);
  write(folder, 'package.json', JSON.stringify({ name: 'consumer', private: true }));
  const peers = Object.keys(manifest.peerDependencies).map((name) => `${name}@${manifest.devDependencies[name]}`);
  npmInstall('npm install of the tarball', folder, [tarball, ...peers]);
  ok(`installed with ${peers.join(', ')}`);
  return { temp, folder, tarball };
};

/** Runs the checks of a script; prints a failure and sets the exit code. */
export const trials = async (name, work) => {
  try {
    console.log(`${name}: ${await work()}`);
  } catch (error) {
    console.error(`${name}: ${error instanceof Failure ? error.message : error.stack}`);
    process.exitCode = 1;
  }
};
