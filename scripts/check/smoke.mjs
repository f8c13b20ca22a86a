// Tests the package as users get it: packs it, installs the tarball into an empty folder, and imports every entry of the
// `exports` map there (as an ES module, as CommonJS, and through a bundler whose bundle runs without Node.js). Runs
// the README's first program in all these ways, every program in examples/, and the command, and type-checks a strict program with
// the oldest and the newest supported TypeScript. Needs `npm run build` first.
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createContext, runInContext } from 'node:vm';
import { build } from 'esbuild';
import ts from 'typescript';
import { everywhere } from '../build/entries.mjs';
import { given } from '../given.mjs';
import {
  bare,
  consumer,
  entries,
  expect,
  Failure,
  manifest,
  npmInstall,
  ok,
  root,
  run,
  trials,
  write,
} from './consumer.mjs';

const specifiers = entries.map((key) => manifest.name + key.slice(1));
/** The entries that a page can use. The others have no condition for Node.js, because they run only there. */
const forPages = everywhere.map(({ name }) => name);
/** The entries that load without a page. The element of `play` is not one of them, because it extends a class of the DOM. */
const anywhere = forPages.filter((id) => id !== `${manifest.name}/play`);

/** The names that an entry exports to a program in the test folder. */
const names = (what, folder, program) => JSON.parse(run(what, folder, process.execPath, [program]));

/** Node.js adds these names when an ES module imports CommonJS. */
const added = ['default', '__esModule', 'module.exports'];

const list = (imports) => `${imports}
const added = ${JSON.stringify(added)};
console.log(JSON.stringify(Object.fromEntries(all.map(([id, m]) => [id, Object.keys(m).filter((k) => !added.includes(k)).sort()]))));
`;

const modulesOf = (ids) => ids.map((id, i) => `import * as m${i} from ${JSON.stringify(id)};`).join('\n');
const pairsOf = (ids) => `const all = [${ids.map((id, i) => `[${JSON.stringify(id)}, m${i}]`).join(', ')}];`;
const asModules = modulesOf(specifiers);

const importAll = (folder) => {
  write(folder, 'esm.mjs', list(`${asModules}\n${pairsOf(specifiers)}`));
  write(folder, 'cjs.cjs', list(`const all = ${JSON.stringify(specifiers)}.map((id) => [id, require(id)]);`));
  const esm = names('import in Node', folder, 'esm.mjs');
  const cjs = names('require in Node', folder, 'cjs.cjs');
  for (const id of specifiers) {
    expect(esm[id].length > 0, `${id} exports nothing`);
    expect(`${esm[id]}` === `${cjs[id]}`, `${id} differs\n  as ES module: ${esm[id]}\n  as CommonJS: ${cjs[id]}`);
    ok(`${id}: ${esm[id].length} names, the same as an ES module and as CommonJS`);
  }
  return esm;
};

/** Bundles a program for a browser and runs it with nothing but the language, without Node.js and the DOM. */
const bundle = async (folder, expected) => {
  write(folder, 'page.mjs', list(`${modulesOf(anywhere)}\n${pairsOf(anywhere)}`));
  const { outputFiles } = await build({
    absWorkingDir: folder,
    entryPoints: ['page.mjs'],
    bundle: true,
    format: 'iife',
    platform: 'browser',
    logLevel: 'silent',
    write: false,
  }).catch((error) => {
    throw new Failure(`bundling for a browser failed\n${error.message}`);
  });
  const printed = [];
  runInContext(outputFiles[0].text, createContext({ console: { log: (line) => printed.push(line) } }));
  const bundled = JSON.parse(printed[0]);
  for (const id of anywhere) expect(`${bundled[id]}` === `${expected[id]}`, `${id} loses names in a bundle`);
  ok('bundled for a browser, run without Node: the same names');
};

/** The first program of the README, and the output that its comments promise. */
const firstProgram = () => {
  const [, code] = given(
    /## A first program[\s\S]*?```ts\n([\s\S]*?)```/.exec(readFileSync(join(root, 'README.md'), 'utf8')),
  );
  const printed = [...code.matchAll(/console\.log\(.*\); \/\/ (.+)$/gm)].map(([, text]) => text);
  const asScript = code.replaceAll(/^import (\{[^}]*\}) from ('[^']*');$/gm, 'const $1 = require($2);');
  return { code, asScript, expected: printed.map((text) => text.replaceAll(/\s/g, '')).join('\n') };
};

/**
 * The names that every entry declares as values, for `import` and for `require`. If a name is declared as a value but missing at
 * run time, programs compile and get undefined.
 */
const declared = (folder, expected) => {
  for (const [kind, extension] of [
    ['import', 'mts'],
    ['require', 'cts'],
  ]) {
    const file = join(folder, `names.${extension}`);
    write(folder, `names.${extension}`, asModules);
    const options = {
      module: ts.ModuleKind.Node16,
      moduleResolution: ts.ModuleResolutionKind.Node16,
      types: [],
      noEmit: true,
    };
    const program = ts.createProgram([file], options);
    const checker = program.getTypeChecker();
    given(program.getSourceFile(file))
      .statements.filter(ts.isImportDeclaration)
      .forEach((statement, i) => {
        const names = checker
          .getExportsOfModule(given(checker.getSymbolAtLocation(statement.moduleSpecifier)))
          .filter((symbol) => isValue(checker, symbol))
          .map(({ name }) => name)
          .sort();
        const id = specifiers[i];
        expect(names.length > 0, `${id}: no declarations found`);
        expect(`${names}` === `${expected[id]}`, `${id} (${kind}): declared values ${unlike(names, expected[id])}`);
      });
  }
  ok('the values in the declarations are the names at run time, for import and require');
};

const isValue = (checker, symbol) => {
  // An alias exported with `type` is not a value, whatever it refers to.
  if (symbol.declarations?.some((one) => ts.isExportSpecifier(one) && (one.isTypeOnly || one.parent.parent.isTypeOnly)))
    return false;
  const target = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  return (target.flags & ts.SymbolFlags.Value) !== 0;
};

const unlike = (said, is) =>
  `missing at run time: ${said.filter((name) => !is.includes(name))}; not declared: ${is.filter((name) => !said.includes(name))}`;

const readme = (folder) => {
  const { code, asScript, expected } = firstProgram();
  for (const [name, text] of [
    ['first.mjs', code],
    ['first.cjs', asScript],
  ]) {
    write(folder, name, text);
    const printed = run(`the first program of the README as ${name}`, folder, process.execPath, [name]);
    expect(printed.trim().replaceAll(/[^\S\n]/g, '') === expected, `${name} printed\n${printed}`);
  }
  ok('the first program of the README: as ES module and as CommonJS');
};

/** Runs every program in examples/ from the installed package; each must print something and exit successfully. */
const examples = async (folder) => {
  cpSync(join(root, 'examples'), join(folder, 'examples'), { recursive: true });
  const programs = readdirSync(join(folder, 'examples')).filter((name) => name.endsWith('.ts'));
  for (const name of programs) {
    const outfile = join(folder, name.replace(/ts$/, 'mjs'));
    await build({ entryPoints: [join(folder, 'examples', name)], format: 'esm', outfile, logLevel: 'silent' });
    const printed = run(`examples/${name}`, folder, process.execPath, [outfile]);
    expect(printed.trim() !== '', `examples/${name} printed nothing`);
    ok(`examples/${name}\n${printed.trimEnd().replaceAll(/^/gm, '      ')}`);
  }
};

/** Loads a JSON Schema document in a program in the test folder. */
const schemaFiles = (folder) => {
  write(folder, 'schema.cjs', `console.log(require('${manifest.name}/schemas/terrafex.move.json').title);`);
  const title = run('a JSON Schema document', folder, process.execPath, ['schema.cjs']).trim();
  expect(title === 'Terrafex: move', `the schema of moves is titled ${title}`);
  ok('JSON Schema documents can be required');
};

/** The anchors of a Markdown file, as on GitHub, npm and the site. */
const anchorsOf = (text) => {
  const titles = [...text.replaceAll(/^```[\s\S]*?^```/gm, '').matchAll(/^#+ (.*)$/gm)].map(([, title]) => title);
  const slugs = titles.flatMap((title) => {
    const words = title
      .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
      .replaceAll(/[`*]/g, '')
      .trim();
    const slug = words
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(/\s/g, '-');
    // The site removes accents from letters.
    const bare = slug.normalize('NFKD').replaceAll(/\p{M}/gu, '');
    // A rule's heading begins with its number, which is an anchor on the site.
    return [
      slug,
      bare,
      bare.replaceAll(/-+/g, '-'),
      ...(/\{#([^}]+)\}$/.exec(title)?.slice(1) ?? []),
      words.split(/[\s:]/)[0],
    ];
  });
  return new Set([...slugs, ...[...text.matchAll(/<a id="([^"]+)"/g)].map(([, id]) => id)]);
};

/** The targets of all links and pictures in a Markdown file. */
const targetsOf = (text) => {
  const prose = text.replaceAll(/^```[\s\S]*?^```/gm, '').replaceAll(/`[^`\n]*`/g, '');
  return (
    [...prose.matchAll(/\]\(([^)\s]+)\)|<(?:a|img)\b[^>]*?(?:href|src)="([^"]+)"/g)]
      .map(([, link, source]) => link ?? source)
      // The home page of the site is not in the package; a release replaces the link with its address.
      .filter((target) => !/^[a-z]+:/.test(target) && target !== 'docs/index.md')
  );
};

/**
 * Checks that every link, anchor and picture of every packed document leads to a place inside the package, because npm shows the README, and editors
 * open the guides in node_modules, where there is no site. The README uses relative paths, so that npm and GitHub show its pictures.
 */
const links = (folder) => {
  const home = join(folder, 'node_modules', manifest.name);
  const documents = readdirSync(home, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.md') && !name.startsWith('templates'),
  );
  let count = 0;
  const dead = documents.flatMap((name) =>
    targetsOf(readFileSync(join(home, name), 'utf8')).flatMap((target) => {
      count++;
      const [path, anchor] = decodeURIComponent(target).split('#');
      const file = path === '' ? join(home, name) : join(home, dirname(name), path);
      if (path.startsWith('/') || !existsSync(file)) return [`${name}: ${target} is not in the package`];
      const isPlace =
        anchor === undefined || !file.endsWith('.md') || anchorsOf(readFileSync(file, 'utf8')).has(anchor);
      return isPlace ? [] : [`${name}: ${target} matches no heading`];
    }),
  );
  expect(dead.length === 0, `dead links in the tarball\n${dead.join('\n')}`);
  ok(`${documents.length} documents: ${count} links and pictures, all in the package`);
};

/** A match in worker threads must print the same as a match without them. */
const match = (name, folder) => {
  const options = ['--games', '6', '--options', '{"layout":"2","turnLimit":4}'];
  const [alone, together] = ['1', '3'].map((jobs) =>
    run(`${name} match`, folder, join(folder, 'node_modules', '.bin', name), [
      ...['match', 'terrafex', 'mcts:iterations=20', 'random', ...options, '--jobs', jobs],
    ]),
  );
  expect(alone === together, `${name} match differs with jobs\n${alone}\n${together}`);
  ok(`${name} match: the same with one thread and with three`);
};

const command = (folder) => {
  for (const name of Object.keys(manifest.bin)) {
    const output = run(`${name} games`, folder, join(folder, 'node_modules', '.bin', name), ['games']);
    expect(output.trim() !== '', `${name} games printed nothing`);
    ok(`${name} games: ${output.trim().split('\n').length} lines`);
    match(name, folder);
  }
};

/** The package must bring only fp-ts and io-ts. The command must play with these alone, and name what to install for other features. */
const alone = (folder) => {
  const installed = readdirSync(join(folder, 'node_modules')).filter((name) => !name.startsWith('.'));
  expect(`${installed.sort()}` === 'fp-ts,io-ts,rulehouse', `the package alone installs ${installed}`);
  const bin = join(folder, 'node_modules', '.bin', manifest.name);
  const shell = process.platform === 'win32';
  const given = (args) => spawnSync(bin, args, { cwd: folder, encoding: 'utf8', input: 'quit\n', shell });
  const played = given(['play', 'terrafex', '--seed', '1']);
  expect(played.status === 0 && played.stdout !== '', `play fails without optional peers\n${played.stderr}`);
  const threads = given(['match', 'terrafex', 'random', 'random', '--games', '4', '--jobs', '2']);
  const said = 'worker threads need a package that is not installed: npm install piscina';
  expect(
    threads.status !== 0 && threads.stderr.includes(said),
    `a match in threads printed\n${threads.stdout}${threads.stderr}`,
  );
  ok('the package alone: fp-ts and io-ts come with it, the command plays, and names what threads need');
};

/** The oldest supported TypeScript, one in between, and the newest; the repository's own version comes in addition. */
const compilers = { 'typescript-5.4': '5.4.5', 'typescript-5.9': '5.9.3', 'typescript-7.0': '7.0.2' };

const compilersIn = (folder) => {
  const aliases = Object.entries(compilers).map(([alias, version]) => `${alias}@npm:typescript@${version}`);
  // Users install React's types themselves.
  npmInstall('npm install of compilers', folder, [...aliases, '@types/react@19']);
  return [
    [`TypeScript ${manifest.devDependencies.typescript}`, join(root, 'node_modules', 'typescript')],
    ...Object.entries(compilers).map(([alias, version]) => [
      `TypeScript ${version}`,
      join(folder, 'node_modules', alias),
    ]),
  ];
};

const typeCheck = (folder) => {
  const used = `${asModules}\nexport const all: readonly object[] = [${specifiers.map((_, i) => `m${i}`).join(', ')}];\n`;
  const strict = { strict: true, exactOptionalPropertyTypes: true, noUncheckedIndexedAccess: true, noEmit: true };
  const base = { ...strict, skipLibCheck: false, target: 'es2022', lib: ['es2022'], types: [] };
  // Check each as an ES module and as CommonJS if possible. The last mode does not read `exports`, and TypeScript 7 no longer supports it.
  const both = ['use.mts', 'use.cts', 'first.mts'];
  const cases = {
    node16: { options: { module: 'node16', moduleResolution: 'node16' }, files: both },
    nodenext: { options: { module: 'nodenext', moduleResolution: 'nodenext' }, files: both },
    bundler: { options: { module: 'esnext', moduleResolution: 'bundler' }, files: ['use.mts', 'first.mts'] },
    node10: {
      options: { module: 'commonjs', moduleResolution: 'node10' },
      files: ['node10.ts'],
      until: 7,
      more: { 6: { ignoreDeprecations: '6.0' } },
    },
  };
  write(folder, 'use.mts', used);
  write(folder, 'use.cts', used);
  // fast-check refers to types of a package that this compiler cannot find.
  const found = specifiers.filter((id) => id !== `${manifest.name}/laws`);
  write(
    folder,
    'node10.ts',
    `${modulesOf(found)}\nexport const all: readonly object[] = [${found.map((_, i) => `m${i}`).join(', ')}];\n`,
  );
  write(folder, 'first.mts', `declare const console: { log(...given: unknown[]): void };\n${firstProgram().code}`);
  for (const [compiler, home] of compilersIn(folder)) {
    const { bin, version } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8'));
    const major = Number(version.split('.')[0]);
    const here = Object.entries(cases).filter(([, { until = Infinity }]) => major < until);
    for (const [name, { options, files, more }] of here) {
      const project = `tsconfig.${name}.json`;
      const compilerOptions = { ...base, ...options, ...more?.[major] };
      write(folder, project, JSON.stringify({ compilerOptions, files }));
      run(`type check (${compiler}, ${name})`, folder, process.execPath, [join(home, bin.tsc), '-p', project]);
    }
    ok(`${compiler}, strict: ${here.map(([name]) => name).join(', ')}`);
  }
};

/** Type-checks every snippet of the documents as in a strict project for a page: with the types of a browser, against the packed declarations. */
const snippets = (folder) => {
  const names = readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md') && !/^(?:api|\.vitepress)\//.test(name))
    .map((name) => join('docs', name));
  let count = 0;
  for (const name of ['README.md', ...names])
    for (const [, code] of readFileSync(join(root, name), 'utf8').matchAll(/^```ts\n([\s\S]*?)^```/gm)) {
      // `export {}` makes the snippet a module, so that it may use await.
      write(folder, `snippets/${name.replaceAll(/[^a-z]+/gi, '-')}${count++}.ts`, `${code}\nexport {};\n`);
    }
  const compilerOptions = {
    target: 'es2023',
    module: 'nodenext',
    lib: ['es2023', 'dom', 'dom.iterable'],
    types: ['node'],
    typeRoots: [join(root, 'node_modules', '@types')],
    strict: true,
    exactOptionalPropertyTypes: true,
    noUncheckedIndexedAccess: true,
    skipLibCheck: false,
    noEmit: true,
  };
  // One guide is about this package, which is not a peer.
  symlinkSync(join(root, 'node_modules', 'effect'), join(folder, 'node_modules', 'effect'), 'junction');
  write(folder, 'snippets/package.json', JSON.stringify({ type: 'module' }));
  write(folder, 'snippets/tsconfig.json', JSON.stringify({ compilerOptions, include: ['*.ts'] }));
  const tsc = join(root, 'node_modules', 'typescript', 'bin', 'tsc');
  run('type check of the snippets', folder, process.execPath, [tsc, '-p', 'snippets']);
  ok(
    `${count} snippets of the documents type-check against the packed declarations, strictly and with the types of a browser`,
  );
};

await trials('smoke', async () => {
  const { temp, folder, tarball } = consumer();
  try {
    const names = importAll(folder);
    declared(folder, names);
    await bundle(folder, names);
    readme(folder);
    await examples(folder);
    schemaFiles(folder);
    links(folder);
    command(folder);
    alone(bare(temp, tarball));
    typeCheck(folder);
    snippets(folder);
    return `all ${entries.length} entries work from the packed tarball`;
  } finally {
    rmSync(temp, { recursive: true, force: true });
  }
});
