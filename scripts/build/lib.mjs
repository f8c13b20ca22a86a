/**
 * Writes the parts of fp-ts and io-ts that the library uses to dist/lib, as ES modules for pages. Both packages create constants by calls that
 * bundlers must keep, and `fp-ts/Either` is a folder, which only some bundlers resolve to a file. These copies leave out unused code and mark the
 * rest as pure, like the library's own modules. Part of `npm run build`.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { rolldown } from 'rolldown';
import { pure } from './pure.mjs';

const require = createRequire(import.meta.url);
const texts = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts'))
  .map((name) => readFileSync(join('src', name), 'utf8'));

/** The values of a module that the sources use, by name or through a namespace import. */
const usedOf = (module) => {
  const used = texts.flatMap((text) => [
    ...[...text.matchAll(new RegExp(`^(?:import|export) \\{([^}]*)\\} from '${module}';`, 'gm'))].flatMap(([, names]) =>
      names.split(',').map((one) => one.trim().split(' as ')[0]),
    ),
    ...[...text.matchAll(new RegExp(`^import \\* as (\\w+) from '${module}';`, 'gm'))].flatMap(([, whole]) =>
      [...text.matchAll(new RegExp(`\\b${whole}\\.(\\w+)`, 'g'))].map(([, name]) => name),
    ),
  ]);
  const all = Object.keys(require(module));
  return all.filter((name) => used.includes(name));
};

const fileOf = (module) => `node_modules/${module === 'io-ts' ? 'io-ts/es6/index' : module.replace('/', '/es6/')}.js`;
const modules = ['io-ts', 'fp-ts/Either', 'fp-ts/Option', 'fp-ts/function'];

/** io-ts defines a property of recursive codecs with a call that bundlers would keep in every page. The library has no recursive codecs. */
const withoutRecursion = (text) =>
  text.replace(/^Object\.defineProperty\(RecursiveType\.prototype[\s\S]*?^\}\);$/m, '');

const parts = {
  name: 'parts',
  resolveId: (id, importer) => {
    if (modules.includes(id) && importer === undefined) return `\0${id}`;
    return /^fp-ts\//.test(id) ? join(process.cwd(), `node_modules/${id}.js`) : undefined;
  },
  load: (id) => {
    const module = modules.find((one) => id === `\0${one}`);
    if (module !== undefined)
      return `export { ${usedOf(module).join(', ')} } from '${join(process.cwd(), fileOf(module))}';`;
    return /[\\/](?:fp|io)-ts[\\/]es6[\\/]/.test(id) ? pure(withoutRecursion(readFileSync(id, 'utf8')), id) : undefined;
  },
};

const bundle = await rolldown({
  input: Object.fromEntries(modules.map((module) => [module, module])),
  platform: 'neutral',
  logLevel: 'warn',
  treeshake: { moduleSideEffects: false },
  plugins: [parts],
});
const { output } = await bundle.generate({
  format: 'esm',
  entryFileNames: '[name].js',
  chunkFileNames: 'shared-[hash].js',
  minifyInternalExports: false,
  hoistTransitiveImports: false,
});
await bundle.close();
rmSync('dist/lib', { recursive: true, force: true });
for (const chunk of output) {
  if (chunk.type !== 'chunk') throw new Error(`${chunk.fileName} is not a module`);
  const { fileName, code } = chunk;
  const file = join('dist/lib', fileName);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, code);
}
