// Tries the package as a user gets it: packs it, installs the tarball into an empty folder, and there imports every entry of the
// `exports` map (as ES module and as CommonJS in plain Node, and through a bundler), runs the command, and type-checks a strict
// consumer. Needs `npm run build` first.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const entries = Object.keys(manifest.exports).filter((key) => key !== './package.json');
const specifiers = entries.map((key) => manifest.name + key.slice(1));
const windows = process.platform === 'win32';

class Failure extends Error {}

/** Runs a program; gives its output or fails with all of it. */
const run = (what, cwd, command, args) => {
  const { status, stdout, stderr, error } = spawnSync(command, args, { cwd, encoding: 'utf8', shell: windows });
  if (status === 0) return stdout;
  throw new Failure(`${what} failed (${error?.message ?? `exit status ${status}`})\n${stdout ?? ''}${stderr ?? ''}`);
};

const expect = (condition, message) => {
  if (!condition) throw new Failure(message);
};

const ok = (message) => console.log(`ok  ${message}`);

const write = (folder, name, text) => {
  mkdirSync(dirname(join(folder, name)), { recursive: true });
  writeFileSync(join(folder, name), text);
};

/** The names that an entry exports, as a program in the consumer's folder sees them. */
const names = (what, folder, program) => JSON.parse(run(what, folder, process.execPath, [program]));

const list = (imports) => `${imports}
console.log(JSON.stringify(Object.fromEntries(all.map(([id, m]) => [id, Object.keys(m).filter((k) => k !== 'default').sort()]))));
`;

const asModules = specifiers.map((id, i) => `import * as m${i} from ${JSON.stringify(id)};`).join('\n');
const pairs = `const all = [${specifiers.map((id, i) => `[${JSON.stringify(id)}, m${i}]`).join(', ')}];`;

const pack = (temp) => {
  // Without a build there is nothing to pack, and npm would not complain.
  expect(existsSync(join(root, 'dist')), 'dist is missing: run `npm run build` first');
  const report = run('npm pack', root, 'npm', ['pack', '--json', '--ignore-scripts', '--pack-destination', temp]);
  const [{ filename, files, size }] = JSON.parse(report);
  const packed = new Set(files.map(({ path }) => path));
  const wanted = [
    'package.json',
    'LICENSE',
    ...Object.values(manifest.bin),
    ...entries.flatMap((key) => targets(manifest.exports[key])),
  ].map((path) => path.replace(/^\.\//, ''));
  for (const path of wanted) expect(packed.has(path), `the tarball lacks ${path}`);
  ok(`packed ${filename}: ${files.length} files, ${Math.round(size / 1024)} kB`);
  return join(temp, filename);
};

/** The file names in one value of the exports map. */
const targets = (value) => (typeof value === 'string' ? [value] : Object.values(value).flatMap(targets));

const install = (temp, tarball) => {
  const folder = join(temp, 'consumer');
  write(folder, 'package.json', JSON.stringify({ name: 'consumer', private: true }));
  const peers = Object.keys(manifest.peerDependencies).map((name) => `${name}@${manifest.devDependencies[name]}`);
  const options = ['--prefer-offline', '--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error'];
  run('npm install of the tarball', folder, 'npm', ['install', ...options, tarball, ...peers]);
  ok(`installed with ${peers.join(', ')}`);
  return folder;
};

const importAll = (folder) => {
  write(folder, 'esm.mjs', list(`${asModules}\n${pairs}`));
  write(folder, 'cjs.cjs', list(`const all = ${JSON.stringify(specifiers)}.map((id) => [id, require(id)]);`));
  const esm = names('import in Node', folder, 'esm.mjs');
  const cjs = names('require in Node', folder, 'cjs.cjs');
  for (const id of specifiers) {
    expect(esm[id].length > 0, `${id} exports nothing`);
    expect(`${esm[id]}` === `${cjs[id]}`, `${id} differs\n  as ES module: ${esm[id]}\n  as CommonJS: ${cjs[id]}`);
    ok(`${id}: ${esm[id].length} names, the same as ES module and as CommonJS`);
  }
  return esm;
};

const bundle = async (folder, expected) => {
  const { build } = await import('esbuild');
  const outfile = 'bundle.mjs';
  await build({
    absWorkingDir: folder,
    entryPoints: ['esm.mjs'],
    bundle: true,
    format: 'esm',
    platform: 'browser',
    logLevel: 'silent',
    outfile,
  }).catch((error) => {
    throw new Failure(`bundling for a browser failed\n${error.message}`);
  });
  const bundled = names('the bundle', folder, outfile);
  for (const id of specifiers) expect(`${bundled[id]}` === `${expected[id]}`, `${id} lost names in a bundle`);
  ok('bundled for a browser: the same names');
};

const command = (folder) => {
  for (const name of Object.keys(manifest.bin)) {
    const output = run(`${name} games`, folder, join(folder, 'node_modules', '.bin', name), ['games']);
    expect(output.trim() !== '', `${name} games printed nothing`);
    ok(`${name} games: ${output.trim().split('\n').length} lines`);
  }
};

const typeCheck = (folder) => {
  const tsc = join(root, 'node_modules', 'typescript', 'bin', 'tsc');
  const used = `${asModules}\nexport const all: readonly object[] = [${specifiers.map((_, i) => `m${i}`).join(', ')}];\n`;
  const strict = { strict: true, exactOptionalPropertyTypes: true, noUncheckedIndexedAccess: true, noEmit: true };
  const base = { ...strict, skipLibCheck: false, target: 'es2022', lib: ['es2022'], types: [] };
  const cases = {
    node16: { options: { module: 'node16', moduleResolution: 'node16' }, files: ['use.mts', 'use.cts'] },
    bundler: { options: { module: 'esnext', moduleResolution: 'bundler' }, files: ['use.mts'] },
  };
  write(folder, 'use.mts', used);
  write(folder, 'use.cts', used);
  for (const [name, { options, files }] of Object.entries(cases)) {
    const project = `tsconfig.${name}.json`;
    write(folder, project, JSON.stringify({ compilerOptions: { ...base, ...options }, files }));
    run(`type check (${name})`, folder, process.execPath, [tsc, '-p', project]);
    ok(`types, moduleResolution ${name}: ${files.join(', ')}`);
  }
};

const temp = mkdtempSync(join(tmpdir(), `${manifest.name}-smoke-`));
try {
  const folder = install(temp, pack(temp));
  const esm = importAll(folder);
  await bundle(folder, esm);
  command(folder);
  typeCheck(folder);
  console.log(`smoke: all ${entries.length} entries work from the packed tarball`);
} catch (error) {
  console.error(`smoke: ${error instanceof Failure ? error.message : error.stack}`);
  process.exitCode = 1;
} finally {
  rmSync(temp, { recursive: true, force: true });
}
