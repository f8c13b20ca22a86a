/**
 * Joins the small files of ES modules that esbuild writes for a page, and writes them as short as they can be: esbuild makes one file for each set of entries, Rollup joins those
 * that are small where no entry loads much more by it.
 */
import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { transform } from 'esbuild';
import { rollup } from 'rollup';

/**
 * @param {string} folder - where the files are, and will be
 * @param {readonly string[]} entries - the names of those that pages load
 * @param {readonly string[]} games - the ids of games: what is called like one is one file
 * @param {number} least - files with less code than this many characters are joined with others
 */
export const joinModules = async (folder, entries, games, least) => {
  const home = resolve(folder);
  const bundle = await rollup({
    input: Object.fromEntries(entries.map((name) => [name, join(home, `${name}.js`)])),
    // An entry may hand more to the files beside it than its readers know.
    preserveEntrySignatures: 'allow-extension',
    logLevel: 'silent',
  });
  const { output } = await bundle.generate({
    dir: home,
    format: 'es',
    entryFileNames: '[name].js',
    // Without the hash that esbuild gave it.
    chunkFileNames: ({ name }) => `${name.replace(/-[A-Z0-9]{8}$/, '')}-[hash].js`,
    // A page asks for all of a game at once.
    manualChunks: (id, { getModuleInfo }) => {
      const partOf = (path) => {
        const own = games.find((game) => basename(path).startsWith(`${game}-`));
        if (own !== undefined) return own;
        const { importers, isEntry, isIncluded } = getModuleInfo(path);
        const [first, ...others] = importers.map(partOf);
        return isEntry || isIncluded === false || others.some((other) => other !== first) ? undefined : first;
      };
      return partOf(id);
    },
    onlyExplicitManualChunks: true,
    experimentalMinChunkSize: least,
    hoistTransitiveImports: false,
  });
  for (const name of readdirSync(home)) rmSync(join(home, name));
  for (const { fileName, code } of output) {
    const short = await transform(code, {
      minify: true,
      format: 'esm',
      target: 'es2022',
      legalComments: 'inline',
      charset: 'utf8',
    });
    writeFileSync(join(home, fileName), short.code);
  }
  return output.length;
};
