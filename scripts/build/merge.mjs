/**
 * Joins the many small files that the bundler writes for what entries share, so that the package has few: esbuild makes one for each set of entries, Rollup joins those that are
 * small where no entry loads much more by it. Three builds: ES modules with their source maps, CommonJS (which becomes that here), and the command. Part of `npm run build`.
 *
 * Code has no indentation here and lines of 160 characters; names stay but for those of the command, which nobody imports. The maps lead a debugger to the line of the TypeScript source, and hold that source without what is said of
 * declarations: that stands in the files of declarations, and a mapping of every token would be as large as the code.
 */
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { decode, encode } from '@jridgewell/sourcemap-codec';
import { transform } from 'esbuild';
import { rollup } from 'rollup';
import { minify } from 'terser';
import { grouped } from './grouping.mjs';
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

/** Where nothing stops: comments, imports, exports of other files, interfaces and types. They stand in the declarations. */
const still = new RegExp(
  [
    String.raw`[ ]*/\*\*[\s\S]*?\*/`,
    String.raw`^import [^;]*;$`,
    String.raw`^export (?:type )?(?:\{[^}]*\}|\*)[^;]*;$`,
    String.raw`^(?:export )?interface [\s\S]*?^\}$`,
    String.raw`^(?:export )?type [A-Z][^;]*;$`,
  ].join('|'),
  'gm',
);

/** A source with the lines at which a debugger can stop; the others are empty. */
const stepped = (text) => text?.replaceAll(still, (part) => '\n'.repeat(part.split('\n').length - 1)) ?? null;

const smaller = (map) => {
  const mappings = encode(decode(map.mappings).map(told));
  return JSON.stringify({
    version: 3,
    sources: map.sources,
    // That of another package is not what anybody debugs here.
    sourcesContent: map.sourcesContent.map((text, i) =>
      map.sources[i].includes('node_modules') ? null : stepped(text),
    ),
    names: [],
    mappings,
  });
};

/** Code without indentation and comments, in lines of 160 characters. */
const dense = async (code, isCommand) => {
  const options = { minifyWhitespace: true, minifySyntax: true, minifyIdentifiers: isCommand };
  const more = { lineLimit: 160, legalComments: 'none', charset: 'utf8', target: 'es2022' };
  return (await transform(code, { ...options, ...more })).code;
};

/** The same for what bundlers read, with its map: what is said of the effects of calls stays. */
const denseForBundlers = async (code, map) => {
  const { code: short, map: made } = await minify(code, {
    module: true,
    compress: false,
    mangle: false,
    format: { preserve_annotations: true, comments: false, max_line_len: 160 },
    sourceMap: map === undefined ? false : { content: map, asObject: true, includeSources: true },
  });
  return { code: `${short}\n`, map: made };
};

/** True for what bundlers load on demand: they keep all of it, so that it takes nothing else in. */
const isApart = (id) =>
  /^(?:bot|connect|think|thinker)-[A-Z0-9]{8}/.test(basename(id)) && dirname(id) === join(home, 'shared');

/** Reads what esbuild wrote, with its map where it has one. */
const written = {
  name: 'written',
  load: (id) => {
    if (!existsSync(id)) return null;
    const code = readFileSync(id, 'utf8').replace(/^#!.*\n/, '');
    const map = existsSync(`${id}.map`) ? JSON.parse(readFileSync(`${id}.map`, 'utf8')) : null;
    return { code, map, ...(isApart(id) ? { moduleSideEffects: 'no-treeshake' } : {}) };
  },
};

/** The sources that are in a file of esbuild. */
const sourcesIn = (id) => [
  ...new Set([...readFileSync(id, 'utf8').matchAll(/^\/\/ src\/(\S+)$/gm)].map(([, path]) => path)),
];

/** The files that a file of esbuild imports when it is loaded. */
const importsOf = (id) =>
  [...readFileSync(id, 'utf8').matchAll(/^(?:import|export)\b[^"';]*["'](\.\.?\/[^"']+)["'];$/gm)]
    .map(([, from]) => resolve(dirname(id), from))
    .filter((path) => existsSync(path));

/** The files that it imports when it needs them. */
const laterOf = (id) =>
  [...readFileSync(id, 'utf8').matchAll(/\bimport\(["'](\.\.?\/[^"']+)["']\)/g)]
    .map(([, from]) => resolve(dirname(id), from))
    .filter((path) => existsSync(path));

/** A file and everything that is loaded with it. */
const loadedWith = (id, known = new Set()) => {
  if (known.has(id)) return known;
  known.add(id);
  for (const other of importsOf(id)) loadedWith(other, known);
  return known;
};

/** By each file of a build the entries that load it; what is loaded when it is needed is an entry too. */
const loadersIn = (entries) => {
  const loaders = new Map();
  const visit = (entry) => {
    if (loaders.get(entry)?.has(entry)) return;
    for (const id of loadedWith(entry)) {
      loaders.set(id, (loaders.get(id) ?? new Set()).add(entry));
      for (const later of laterOf(id)) visit(later);
    }
  };
  for (const entry of entries) visit(entry);
  return loaders;
};

const games = modules
  .map((one) => dirname(nameOf(one.require.default)))
  .filter((id) => existsSync(`src/web/board/games/${id}.ts`));

/** The games whose code is in a file, or is loaded with it. */
const gamesOf = (id) => {
  const paths = [...loadedWith(id)].flatMap(sourcesIn);
  return games.filter((one) => paths.some((path) => path.split(/[/.]/).includes(one)));
};

/** The optional peers that a file needs when it is loaded. */
const peersOf = (id) =>
  [...readFileSync(id, 'utf8').matchAll(/^import\b[^"';]*["']((?!\.|(?:fp|io)-ts|node:)[^"']+)["'];$/gm)].map(
    ([, name]) => name,
  );

/** True if something that is loaded with a file imports when it needs it: the usual workers of bundlers cannot. */
const isSplit = (id) => [...loadedWith(id)].some((one) => laterOf(one).length > 0);

/**
 * Only files that load the same games are joined, so that nobody loads a second one; what imports an optional peer stays with those who have it, what imports when it needs it with others that
 * do, and what is loaded only when it is needed with its like.
 */
const mayJoin = (items) => new Set(items.map(({ kind }) => kind)).size === 1;

/** What becomes of each file of a build: the group that it is in, if it is in one. `of` says what has to be one file, or `apart` of what stays as it is. */
const homesIn = (entries, of, most) => {
  const loaders = loadersIn(entries);
  const items = [...loaders].map(([name, by]) => {
    const group = of(name) === 'apart' ? undefined : of(name);
    // What every command loads takes nothing in either.
    const start = group === 'always' ? group : '';
    const isFirst = [...by].some((one) => entries.includes(one));
    const kind =
      of(name) === 'apart' ? name : `${start} ${isFirst} ${isSplit(name)} ${gamesOf(name)} ${peersOf(name).sort()}`;
    return { name, size: statSync(name).size, loaders: by, imports: importsOf(name), group, kind };
  });
  // Those that stay alone are named too: Rollup would join some of them by itself.
  const groups = grouped(items, most, mayJoin).filter(([{ name }]) => of(name) !== 'apart');
  return new Map(
    groups.flatMap((list) => {
      const [largest] = list.toSorted((x, y) => y.size - x.size);
      const called =
        list.find(({ group }) => group !== undefined)?.group ??
        basename(largest.name).replace(/(-[A-Z0-9]{8})?\.\w+$/, '');
      return list.map(({ name }) => [name, `${called}-${groups.indexOf(list)}`]);
    }),
  );
};

/** Entries that no page loads on demand: what they share may lie with them. */
const tools = /[\\/](?:boardgame-io|environment|protocol)[\\/]index\.js$/;
const isEntry = (id) => everywhere.some((one) => join(home, nameOf(one.import.default)) === id.replace(/\.\w+$/, ''));

/**
 * Where the code of one game goes: what it is, and what people see of it, in one file, and what programs that play or learn know of it in another. So a page with routes loads, with
 * one board or face, the code of its game only.
 */
const gameOf = (id) => {
  const paths = sourcesIn(id);
  if (isApart(id) || (isEntry(id) && !tools.test(id))) return 'apart';
  const game = games.find((one) => paths.every((path) => path.split(/[/.]/).includes(one)));
  if (game === undefined || paths.length === 0) return undefined;
  return paths.every((path) => /^(?:bots|environment)\//.test(path)) ? `${game}-bots` : game;
};

/** Files that need each other when they are loaded may find what is not there yet. */
const refuseCircles = (chunks) => {
  const by = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const visit = (name, path) => {
    if (path.includes(name)) throw new Error(`files import each other: ${[...path, name].join(' > ')}`);
    if (done.has(name)) return;
    for (const other of by.get(name)?.imports ?? []) visit(other, [...path, name]);
    done.add(name);
  };
  const done = new Set();
  for (const name of by.keys()) visit(name, []);
};

/** What pages load has the parts of fp-ts that it uses in it: some of its constants are made by calls that only Rollup leaves out. */
const partsOfFpTs = {
  name: 'parts-of-fp-ts',
  resolveId: (id, importer) => {
    if (/^fp-ts\//.test(id)) return resolve('node_modules', id);
    return importer?.includes('/fp-ts/es6/') ? `${resolve(dirname(importer), id)}.js` : null;
  },
};

/** Joins the files of one build; `folders` are those that it wrote, whose other files of that ending go. */
const merge = async ({ entries, of, most, ending, chunks, isPure, banner = '', finished = (code) => code }) => {
  const homes = homesIn(
    entries.map((name) => join(home, `${name}.${ending}`)),
    of,
    most,
  );
  const bundle = await rollup({
    input: Object.fromEntries(entries.map((name) => [name, join(home, `${name}.${ending}`)])),
    // Other packages; and for the command the entries of this one, whose files for Node are not written yet.
    external: (id) =>
      (!/^[./]/.test(id) && !(ending === 'js' && id.startsWith('fp-ts/'))) || /^\.\.\/(?!cli\/).*index\.cjs$/.test(id),
    preserveEntrySignatures: 'strict',
    // What imports an optional peer stays with those who have it.
    treeshake: isPure ? { moduleSideEffects: (id, isExternal) => isExternal && !/^(?:fp|io)-ts\//.test(id) } : {},
    plugins: ending === 'js' ? [partsOfFpTs, written] : [written],
    logLevel: 'silent',
  });
  const { output } = await bundle.generate({
    dir: home,
    format: 'es',
    sourcemap: ending === 'js',
    entryFileNames: `[name].${ending}`,
    // Without the hash that esbuild gave it.
    chunkFileNames: ({ name }) => `${chunks}${name.replace(/-[A-Z0-9]{8}$/, '')}-[hash].${ending}`,
    manualChunks: (id) => (id.includes('/fp-ts/es6/') ? 'fp-ts' : homes.get(id)),
    onlyExplicitManualChunks: true,
    hoistTransitiveImports: false,
    minifyInternalExports: false,
    banner,
  });
  refuseCircles(output.filter(({ type }) => type === 'chunk'));
  const folders = new Set(['', chunks, ...entries.map((name) => name.replace(/[^/]*$/, ''))]);
  for (const folder of folders)
    for (const name of readdirSync(join(home, folder))) {
      const file = join(home, folder, name);
      if (statSync(file).isFile() && (name.endsWith(`.${ending}`) || name.endsWith(`.${ending}.map`))) rmSync(file);
    }
  for (const { fileName, type, code, map } of output) {
    if (type !== 'chunk') continue;
    const file = join(home, fileName);
    // Catalogues and lessons are data: nobody steps through them.
    const isData = /^german\/|\/lessons-/.test(fileName);
    const isMapped = !isData && map?.sources.some((source) => !source.includes('node_modules')) === true;
    const text = finished(code, fileName).replace(/\n?\/\/# sourceMappingURL=.*\n?$/, '\n');
    if (ending !== 'js') {
      writeFileSync(file, await dense(text, ending === 'mjs'));
      continue;
    }
    const short = await denseForBundlers(text, isMapped ? map : undefined);
    writeFileSync(file, `${short.code}${isMapped ? `//# sourceMappingURL=${basename(file)}.map\n` : ''}`);
    if (isMapped) writeFileSync(`${file}.map`, smaller(short.map));
  }
  const files = output.filter(({ type }) => type === 'chunk');
  console.log(
    `${files.length} files of ${ending}, ${Math.round(files.reduce((sum, { code }) => sum + code.length, 0) / 1000)} kB`,
  );
};

await merge({
  entries: everywhere.map((one) => nameOf(one.import.default)),
  of: gameOf,
  most: 500_000,
  ending: 'js',
  chunks: 'shared/',
  isPure: true,
});
await merge({
  entries: everywhere.map((one) => nameOf(one.require.default)),
  of: gameOf,
  most: 500_000,
  ending: 'cjs',
  chunks: '',
  isPure: true,
  finished: (code, name) => asking(commonJs(code, name)),
});
const forNode = modules.filter((one) => one.import.node === undefined).map((one) => nameOf(one.import.default));
const programs = ['cli/index', 'cli/match-worker', 'cli/arena-worker', ...forNode];
const starting = programs.map((name) => join(home, `${name}.mjs`));
// What every command loads stays apart: help is to come at once.
const always = loadedWith(join(home, 'cli/index.mjs'));
await merge({
  entries: programs,
  of: (id) => (starting.includes(id) ? 'apart' : always.has(id) ? 'always' : undefined),
  most: 400_000,
  ending: 'mjs',
  chunks: 'cli/',
  isPure: false,
  banner: ({ fileName }) =>
    `${fileName === 'cli/index.mjs' ? '#!/usr/bin/env node\n' : ''}import { createRequire as requireFor } from 'node:module'; const require = requireFor(import.meta.url);`,
});
