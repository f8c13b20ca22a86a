/** The sources as modules, without a build: bundled into one file and imported. */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';

/** Imports a program text whose imports are relative to the root of the project. */
export const load = async (contents) => {
  const outfile = join(mkdtempSync(join(tmpdir(), 'rulehouse-fit-')), 'bundle.mjs');
  await build({
    stdin: { contents, resolveDir: process.cwd(), loader: 'ts' },
    bundle: true,
    platform: 'node',
    format: 'esm',
    outfile,
    logLevel: 'error',
  });
  return import(pathToFileURL(outfile).href);
};

/** The right side of an Either, or an end. */
export const right = (either) => {
  if (either._tag === 'Left') throw new Error(JSON.stringify(either.left));
  return either.right;
};
