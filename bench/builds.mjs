/**
 * Builds of the library: the one in this folder, and those of other commits. Each commit is built once, in a temporary folder.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

/** The build in a folder, with the addresses of its entries. */
export const buildIn = (folder) => ({
  folder,
  file: (path) => join(folder, 'dist', path),
  entry: (name) =>
    pathToFileURL(join(folder, 'dist', 'node', `${name === '' ? 'index' : name.replace('/', '-')}.cjs`)).href,
});

const git = (...words) => execFileSync('git', words, { encoding: 'utf8' }).trim();

const run = (command, folder) =>
  execFileSync(command, { cwd: folder, shell: true, stdio: ['ignore', 'ignore', 'inherit'] });

const link = (folder) => symlinkSync(resolve('node_modules'), join(folder, 'node_modules'), 'junction');

/** The folder with the build of a commit. It uses the dependencies of this folder, whatever the commit requires. */
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
