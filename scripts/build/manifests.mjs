/**
 * The lists of entries that other tools want in files of their own: `exports` of package.json, and jsr.json. `node scripts/build/manifests.mjs --write` brings them up to date; a test
 * compares them. JSR has the sources; left out there are the entries for Node, whose programs are not published there, and `react`, whose types come from npm.
 * `deno publish --dry-run --config jsr.json --allow-slow-types` tries it.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { entries, everywhere } from './entries.mjs';

const read = (name) => JSON.parse(readFileSync(new URL(`../../${name}`, import.meta.url), 'utf8'));

/**
 * Where the several kinds of programs find an entry. Node loads CommonJS by `import` as by `require`, and the types are those of CommonJS: so a program that does both has one value and
 * one type of everything.
 */
const targetOf = ({ isForNode, types, commonJs, module, file }) =>
  isForNode
    ? {
        import: { types: types.replace('.d.ts', '.d.mts'), default: `./dist/cli/${file}.mjs` },
        require: { types, default: commonJs },
      }
    : { types, node: { module, default: commonJs }, require: commonJs, default: module };

/** `exports` of package.json. */
export const exportsOf = () => ({
  ...Object.fromEntries(entries.map((entry) => [entry.key, targetOf(entry)])),
  './bundles/*.js': './dist/bundles/*.js',
  './schemas/*.json': './dist/schemas/*.json',
  './package.json': './package.json',
});

/** jsr.json. */
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
    // The sources name the files that the build writes; publishing names those that are there.
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
    ['package.json', { ...manifest, exports: exportsOf() }],
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
