/**
 * Gives all pages of a build the same hash. Every page loads the list of all pages with their hashes, and a thousand different hashes made up a
 * quarter of its size.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Plugin } from 'vitepress';

/** Files that each build generates from the others. */
const made = /^\.vitepress[\\/](?:dist|cache)[\\/]/;

const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => !made.test(name) && statSync(join(folder, name)).isFile())
    .toSorted()
    .map((name) => join(folder, name));

/** Computes a hash of everything that affects the pages: the same input gives the same hash. */
const editionOf = (folders: readonly string[], files: readonly string[]): string => {
  const hash = createHash('sha256');
  for (const path of [...folders.flatMap(filesIn), ...files]) hash.update(basename(path)).update(readFileSync(path));
  return hash.digest('hex').slice(0, 8);
};

/**
 * Puts this hash into the names of the pages' files.
 *
 * @param folders - the folders that affect the pages: documents and the built package
 * @param files - single files that affect the pages
 */
export const oneEdition = (folders: readonly string[], files: readonly string[]): Plugin => ({
  name: 'rulehouse-edition',
  outputOptions: (options) =>
    typeof options.entryFileNames === 'string' && options.entryFileNames.includes('[hash]')
      ? { ...options, entryFileNames: options.entryFileNames.replace('[hash]', editionOf(folders, files)) }
      : options,
});
