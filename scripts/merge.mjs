/**
 * Joins the many small files that the bundler writes for what entries share, so that the package has few: esbuild makes one for each set of entries, Rollup joins those that are
 * small where no entry loads much more by it. Three builds: ES modules with their source maps, CommonJS (which becomes that here), and the command. Part of `npm run build`.
 *
 * The maps lead a debugger to the line of the TypeScript source, and hold that source without the examples of its comments: those stand in the declarations, and a
 * mapping of every token would be as large as the code.
 */
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { decode, encode } from '@jridgewell/sourcemap-codec';
import { rollup } from 'rollup';
import { sources } from './sources.mjs';

const { asking, commonJs } = await sources(
  "export { asking } from './scripts/on-demand.ts'; export { commonJs } from './scripts/common-js.ts';",
);
const home = resolve('dist');
const { exports } = JSON.parse(readFileSync('package.json', 'utf8'));
const modules = Object.values(exports).filter((one) => typeof one === 'object');
const everywhere = modules.filter((one) => one.import.node !== undefined);
const nameOf = (target) => target.replace(/^\.\/dist\//, '').replace(/\.\w+$/, '');

/** The segments of a line that say something new: the first one, and each that leads to another line. */
const told = (line) =>
  line.filter(([, source, at], index) => {
    const before = line[index - 1];
    return before === undefined || before[1] !== source || before[2] !== at;
  });

/** A source without the examples in its comments; lines stay lines. */
const withoutExamples = (text) =>
  text?.replaceAll(/\/\*\*[\s\S]*?\*\//g, (comment) =>
    comment.replace(/@example[\s\S]*$/, (rest) => `${'\n'.repeat(rest.split('\n').length - 1)} */`),
  ) ?? null;

const smaller = (map) => {
  const mappings = encode(decode(map.mappings).map(told));
  return JSON.stringify({
    version: 3,
    sources: map.sources,
    sourcesContent: map.sourcesContent.map(withoutExamples),
    names: [],
    mappings,
  });
};

/** Reads what esbuild wrote, with its map where it has one. */
const written = {
  name: 'written',
  load: (id) => {
    if (!existsSync(id)) return null;
    const code = readFileSync(id, 'utf8').replace(/^#!.*\n/, '');
    const map = existsSync(`${id}.map`) ? JSON.parse(readFileSync(`${id}.map`, 'utf8')) : null;
    // What is loaded on demand takes nothing else in: bundlers keep all of it.
    const isApart = /^(?:bot|connect|think)-[A-Z0-9]{8}/.test(basename(id)) && dirname(id) === join(home, 'shared');
    return { code, map, ...(isApart ? { moduleSideEffects: 'no-treeshake' } : {}) };
  },
};

/** Entries that nobody imports by name: they keep parts of one game apart from those of another, and may hold more than they say. */
const parting = (names, ending) => ({
  name: 'parting',
  buildStart() {
    for (const name of names)
      this.emitFile({
        type: 'chunk',
        id: join(home, `${name}.${ending}`),
        name: name.replace(/^shared\//, ''),
        preserveSignature: 'allow-extension',
      });
  },
});

/** Joins the files of one build; `folders` are those that it wrote, whose other files of that ending go. */
const merge = async ({
  entries,
  parts = [],
  ending,
  chunks,
  least,
  isPure,
  banner = '',
  finished = (code) => code,
}) => {
  const bundle = await rollup({
    input: Object.fromEntries(entries.map((name) => [name, join(home, `${name}.${ending}`)])),
    // Other packages; and for the command the entries of this one, whose files for Node are not written yet.
    external: (id) => !/^[./]/.test(id) || /^\.\.\/(?!cli\/).*index\.mjs$/.test(id),
    preserveEntrySignatures: 'strict',
    // What imports an optional peer stays with those who have it.
    treeshake: isPure ? { moduleSideEffects: (id, isExternal) => isExternal && !/^(?:fp|io)-ts\//.test(id) } : {},
    plugins: [parting(parts, ending), written],
    logLevel: 'silent',
  });
  const { output } = await bundle.generate({
    dir: home,
    format: 'es',
    sourcemap: ending === 'js',
    entryFileNames: `[name].${ending}`,
    // Without the hash that esbuild gave it.
    chunkFileNames: ({ name }) => `${chunks}${name.replace(/-[A-Z0-9]{8}$/, '')}-[hash].${ending}`,
    experimentalMinChunkSize: least,
    hoistTransitiveImports: false,
    minifyInternalExports: false,
    banner,
  });
  const folders = new Set(['', chunks, ...entries.map((name) => name.replace(/[^/]*$/, ''))]);
  for (const folder of folders)
    for (const name of readdirSync(join(home, folder))) {
      const file = join(home, folder, name);
      if (statSync(file).isFile() && (name.endsWith(`.${ending}`) || name.endsWith(`.${ending}.map`))) rmSync(file);
    }
  for (const { fileName, type, code, map } of output) {
    if (type !== 'chunk') continue;
    const file = join(home, fileName);
    const isMapped = map !== null && /[^;]/.test(map.mappings);
    const link = isMapped ? `//# sourceMappingURL=${fileName.split('/').at(-1)}.map\n` : '';
    const text = `${finished(code, fileName).replace(/\n?\/\/# sourceMappingURL=.*\n?$/, '\n')}${link}`;
    writeFileSync(file, text);
    if (isMapped) writeFileSync(`${file}.map`, smaller(map));
  }
  const files = output.filter(({ type }) => type === 'chunk');
  console.log(
    `${files.length} files of ${ending}, ${Math.round(files.reduce((sum, { code }) => sum + code.length, 0) / 1000)} kB`,
  );
};

const parts = readdirSync('dist/shared')
  .filter((name) => name.endsWith('.js') && /^(?:board|bots|environment|face|play)-/.test(name))
  .map((name) => `shared/${name.slice(0, -'.js'.length)}`);

await merge({
  entries: everywhere.map((one) => nameOf(one.import.default)),
  parts,
  ending: 'js',
  chunks: 'shared/',
  least: 5_000,
  isPure: true,
});
await merge({
  entries: everywhere.map((one) => nameOf(one.require.default)),
  ending: 'cjs',
  chunks: '',
  least: 10_000,
  isPure: true,
  finished: (code, name) => asking(commonJs(code, name)),
});
const forNode = modules.filter((one) => one.import.node === undefined).map((one) => nameOf(one.import.default));
await merge({
  entries: ['cli/index', 'cli/schemas', 'cli/match-worker', 'cli/arena-worker', ...forNode],
  ending: 'mjs',
  chunks: 'cli/',
  least: 20_000,
  isPure: false,
  banner: ({ fileName }) =>
    `${fileName === 'cli/index.mjs' ? '#!/usr/bin/env node\n' : ''}import { createRequire as requireFor } from 'node:module'; const require = requireFor(import.meta.url);`,
});
