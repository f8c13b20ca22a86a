/**
 * Builds of the library: the one of this folder, and those of other commits, each built once in a folder of the system's temporary files.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

/** A build in a folder: the address of each of its entries. */
export const buildIn = (folder) => ({
  folder,
  file: (path) => join(folder, 'dist', path),
  entry: (name) => pathToFileURL(join(folder, 'dist', ...(name === '' ? [] : [name]), 'index.cjs')).href,
});

const git = (...words) => execFileSync('git', words, { encoding: 'utf8' }).trim();

const run = (command, folder) =>
  execFileSync(command, { cwd: folder, shell: true, stdio: ['ignore', 'ignore', 'inherit'] });

const link = (folder) => symlinkSync(resolve('node_modules'), join(folder, 'node_modules'), 'junction');

/** The folder with the build of a commit. Its dependencies are those of this folder, whichever one it was built from. */
export const buildOf = (ref) => {
  const commit = git('rev-parse', '--verify', `${ref}^{commit}`);
  const folder = join(tmpdir(), `rulehouse-bench-${commit}`);
  if (existsSync(folder)) {
    rmSync(join(folder, 'node_modules'), { force: true });
    link(folder);
    return folder;
  }
  const making = `${folder}-${process.pid}`;
  mkdirSync(making);
  const archive = join(making, 'source.tar');
  git('archive', '--output', archive, commit);
  run('tar -xf source.tar', making);
  link(making);
  run('npm run build', making);
  renameSync(making, folder);
  return folder;
};
