/**
 * A program that searches for the secret of its host wherever its working directory, its arguments, its environment and its open files lead it. It
 * appends to the file given as its first argument where it looked and every file that it could read there; further arguments are additional places to
 * search.
 */
import { appendFileSync, readdirSync, readFileSync, readlinkSync, statSync } from 'node:fs';
import { dirname, isAbsolute, join } from 'node:path';
import { speak } from './base.mjs';

const [log, ...told] = process.argv.slice(2);

const attempt = (what) => {
  try {
    return what();
  } catch (error) {
    return error.code;
  }
};

const small = 10_000;

/** All files found so far at a place and below it. */
const filesAt = (place, depth) => {
  const found = attempt(() => statSync(place));
  if (typeof found === 'string') return [[place, found]];
  if (found.isFile()) return [[place, found.size > small ? '' : attempt(() => readFileSync(place, 'latin1'))]];
  if (!found.isDirectory() || depth === 0) return [];
  const names = attempt(() => readdirSync(place));
  return typeof names === 'string' ? [[place, names]] : names.flatMap((name) => filesAt(join(place, name), depth - 1));
};

const ofEnvironment = Object.entries(process.env)
  .filter(([name]) => !/^(?:PATH|HOME|TMPDIR|LD_LIBRARY_PATH|NODE_PATH)$/.test(name))
  .flatMap(([, value]) => value.split(':'))
  .filter((value) => isAbsolute(value) && value !== '/');

const open = attempt(() =>
  readdirSync('/proc/self/fd').map((name) => attempt(() => readlinkSync(`/proc/self/fd/${name}`))),
);

const ofFiles = (Array.isArray(open) ? open : []).filter(
  (target) => isAbsolute(target ?? '') && !/^\/(?:dev|proc)\//.test(target),
);

const places = new Set([process.cwd(), ...ofEnvironment, ...ofFiles, ...ofFiles.map(dirname), ...told]);

const report = {
  cwd: process.cwd(),
  argv: process.argv,
  env: process.env,
  open: ofFiles,
  found: [...places].flatMap((place) => filesAt(place, 3)),
};

speak({ begun: () => appendFileSync(log, `${JSON.stringify(report)}\n`) });
