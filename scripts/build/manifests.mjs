/**
 * The lists of entries that other tools need in their own files: `exports` in package.json, and jsr.json. `node scripts/build/manifests.mjs --write`
 * updates them; a test compares them. JSR publishes the sources, without the entries for Node.js, whose programs are not published there, and without
 * `react`, whose types come from npm. Check it with `deno publish --dry-run --config jsr.json --allow-slow-types`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { entries, everywhere } from './entries.mjs';

const read = (name) => JSON.parse(readFileSync(new URL(`../../${name}`, import.meta.url), 'utf8'));

/**
 * Where different kinds of programs find an entry. Node.js loads CommonJS for both `import` and `require`, and the types are those of CommonJS. A
 * program that uses both therefore gets only one value and one type for everything.
 */
const importedOf = ({ isForNode, hasOwnModule, types, commonJs, module, file }) => {
  const forModules = types.replace('.d.ts', '.d.mts');
  if (isForNode) return { types: forModules, default: `./dist/cli/${file}.mjs` };
  return hasOwnModule
    ? { types: forModules, module, node: commonJs.replace('.cjs', '.mjs'), default: module }
    : { node: { types, module, default: commonJs }, types: forModules, default: module };
};
const targetOf = (entry) => ({
  import: importedOf(entry),
  require: { types: entry.types, default: entry.commonJs },
});

/** The field `exports` of package.json. */
export const exportsOf = () => ({
  ...Object.fromEntries(entries.map((entry) => [entry.key, targetOf(entry)])),
  './bundles/*.js': './dist/bundles/*.js',
  './schemas/*.json': './dist/schemas/*.json',
  './package.json': './package.json',
});

/** The field `typesVersions` of package.json, for compilers that do not read `exports` (`moduleResolution: node10`). */
export const typesVersionsOf = () => ({
  '*': Object.fromEntries(entries.filter(({ key }) => key !== '.').map(({ key, types }) => [key.slice(2), [types]])),
});

/** The contents of jsr.json. */
export const jsrOf = ({ license, peerDependencies, version }) => {
  const fpTs = (name) => [`fp-ts/${name}`, `npm:fp-ts@${peerDependencies['fp-ts']}/lib/${name}.js`];
  const plain = (name) => [name, `npm:${name}@${peerDependencies[name]}`];
  return {
    name: '@rulehouse/rulehouse',
    version,
    license,
    exports: Object.fromEntries(
      everywhere.filter(({ key }) => key !== './react').map(({ key, source }) => [key, `./${source}`]),
    ),
    imports: Object.fromEntries([
      ...['Either', 'Option', 'function'].map(fpTs),
      plain('fast-check'),
      plain('io-ts'),
      plain('lit'),
    ]),
    // The sources import `.js` files, which the build writes; when they are published, only the `.ts` files exist.
    unstable: ['sloppy-imports'],
    compilerOptions: {
      exactOptionalPropertyTypes: true,
      noUncheckedIndexedAccess: true,
      lib: ['ES2023', 'DOM', 'DOM.Iterable', 'deno.ns'],
    },
    publish: {
      include: ['src', 'jsr.json', 'README.md', 'LICENSE'],
      exclude: ['src/node', 'src/web/page', 'src/web/react'],
    },
  };
};

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const manifest = read('package.json');
  const files = [
    ['package.json', { ...manifest, exports: exportsOf(), typesVersions: typesVersionsOf() }],
    ['jsr.json', jsrOf(manifest)],
  ];
  for (const [name, now] of files) {
    if (process.argv.includes('--write')) writeFileSync(name, `${JSON.stringify(now, null, 2)}\n`);
    else if (JSON.stringify(read(name)) !== JSON.stringify(now)) {
      console.error(`${name} is not up to date: node scripts/build/manifests.mjs --write`);
      process.exitCode = 1;
    }
  }
}
