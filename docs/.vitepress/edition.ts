/**
 * The pages of one build have one hash. Every page loads the list of all pages with their hashes, and a thousand different ones were a quarter of what it weighs.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Plugin } from 'vitepress';

/** What is made anew from the rest by each build. */
const made = /^\.vitepress[\\/](?:dist|cache)[\\/]/;

const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => !made.test(name) && statSync(join(folder, name)).isFile())
    .toSorted()
    .map((name) => join(folder, name));

/** Says what pages are made of: the same pages have the same hash. */
const editionOf = (folders: readonly string[], files: readonly string[]): string => {
  const hash = createHash('sha256');
  for (const path of [...folders.flatMap(filesIn), ...files]) hash.update(basename(path)).update(readFileSync(path));
  return hash.digest('hex').slice(0, 8);
};

/**
 * Names the files of pages by the edition.
 *
 * @param folders - what pages are made of: documents and the built package
 * @param files - single files with an effect on them
 */
export const oneEdition = (folders: readonly string[], files: readonly string[]): Plugin => ({
  name: 'rulehouse-edition',
  outputOptions: (options) =>
    typeof options.entryFileNames === 'string' && options.entryFileNames.includes('[hash]')
      ? { ...options, entryFileNames: options.entryFileNames.replace('[hash]', editionOf(folders, files)) }
      : options,
});
