/**
 * Joins the small files of declarations that entries share, so that the package has few: the bundler of declarations writes one for each set of
 * entries. Two files are joined where no name means two things in them, and where entries load little that they do not need. What a joined file
 * exports has its own name. Used by scripts/build/declarations.mjs.
 */
import { posix } from 'node:path';
import ts from 'typescript';
import { grouped } from './grouping.mjs';

/** The characters that all entries together may load beside what they need, for each pair of files that is joined. */
const most = 300_000;

const isShared = (from) => /^\.\.?\//.test(from);

const pairOf = (isType) => (one) => ({
  theirs: (one.propertyName ?? one.name).text,
  own: one.name.text,
  isType: isType || one.isTypeOnly,
});

/** A file of declarations: what it takes from others, what it hands out, and the rest. */
const parsed = (file, text) => {
  const place = ({ text: from }) => posix.join(posix.dirname(file), from).replace(/\.cjs$/, '.d.cts');
  const of = {
    file,
    size: text.length,
    imports: [],
    outside: [],
    exports: [],
    passed: [],
    body: [],
    names: [],
    isGlobal: false,
  };
  for (const one of ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true).statements) {
    const from = one.moduleSpecifier;
    if (ts.isImportDeclaration(one) && isShared(from.text)) {
      const names = one.importClause?.namedBindings;
      if (names !== undefined && !ts.isNamedImports(names)) throw new Error(`${file}: ${one.getText()}`);
      of.imports.push(...(names?.elements ?? []).map(pairOf(false)).map((pair) => ({ ...pair, from: place(from) })));
    } else if (ts.isExportDeclaration(one) && (from === undefined || isShared(from.text))) {
      if (one.exportClause === undefined) throw new Error(`${file}: ${one.getText()}`);
      const pairs = one.exportClause.elements.map(pairOf(one.isTypeOnly));
      if (from === undefined) of.exports.push(...pairs);
      else of.passed.push(...pairs.map((pair) => ({ ...pair, from: place(from) })));
    } else if (from !== undefined) of.outside.push(one.getText());
    else {
      of.body.push(one.getFullText().trim());
      of.isGlobal ||= ts.isModuleDeclaration(one) && one.name.text === 'global';
      const declared = ts.isVariableStatement(one) ? one.declarationList.declarations : [one];
      of.names.push(...declared.map(({ name }) => name.text));
    }
  }
  return of;
};

/** Where a name that a file hands out is declared. */
const originIn = (files) => {
  const origin = (path, name) => {
    const { exports, imports, passed } = files.get(path);
    const through = passed.find(({ own }) => own === name);
    if (through !== undefined) return origin(through.from, through.theirs);
    const local = exports.find(({ own }) => own === name).theirs;
    const taken = imports.find(({ own }) => own === local);
    return taken === undefined ? { path, name: local } : origin(taken.from, taken.theirs);
  };
  return origin;
};

/** By each shared file the entries that load it. */
const loadersOf = (files, entries) => {
  const loaders = new Map([...files.keys()].map((path) => [path, new Set()]));
  for (const entry of entries) {
    const visit = (path) => {
      if (loaders.get(path).has(entry)) return;
      loaders.get(path).add(entry);
      for (const { from } of [...files.get(path).imports, ...files.get(path).passed]) visit(from);
    };
    visit(entry);
  }
  return loaders;
};

/** What every name of some files means: the place of its declaration. `undefined` where one means two things. */
const meanings = (group, origin) => {
  const found = new Map();
  for (const { file, names, imports } of group) {
    const said = [
      ...names.map((name) => [name, { path: file, name }]),
      ...imports.map((one) => [one.own, origin(one.from, one.theirs)]),
    ];
    for (const [own, { path, name }] of said) {
      const meant = `${path} ${name}`;
      if ((found.get(own) ?? meant) !== meant) return undefined;
      found.set(own, meant);
    }
  }
  return found;
};

/** A list of names: one that is a type and a value is said once, as both. */
const listed = (pairs) =>
  pairs
    .filter(({ own, isType }, i) => {
      const same = pairs.filter((one) => one.own === own);
      return (
        i === pairs.indexOf(isType ? (same.find((one) => !one.isType) ?? same[0]) : same.find((one) => !one.isType))
      );
    })
    .map(({ theirs, own, isType }) => `${isType ? 'type ' : ''}${theirs === own ? own : `${theirs} as ${own}`}`)
    .join(', ');

/** Statements that say the same of names from one place are one. */
const statements = (word, at, pairs) => {
  const by = new Map();
  for (const pair of pairs) by.set(pair.from, [...(by.get(pair.from) ?? []), pair]);
  const path = (from) => {
    const way = posix.relative(posix.dirname(at), from).replace(/\.d\.cts$/, '.cjs');
    return way.startsWith('.') ? way : `./${way}`;
  };
  return [...by].map(([from, list]) => `${word} { ${listed(list)} } from '${path(from)}';`);
};

/**
 * @param {ReadonlyMap<string, string>} texts - files of declarations by their paths in the package
 * @param {readonly string[]} entries - those that readers import
 * @returns {Map<string, string>} the files instead of them
 */
export const joined = (texts, entries) => {
  const files = new Map([...texts].map(([path, text]) => [path, parsed(path, text)]));
  const origin = originIn(files);
  const loaders = loadersOf(files, entries);
  const shared = [...files.values()].filter(({ file }) => !entries.includes(file));
  // What every program sees stays with those who ask for it.
  const alone = shared.filter(({ isGlobal }) => isGlobal);
  const items = shared
    .filter((one) => !alone.includes(one))
    .map((one) => ({ name: one.file, size: one.size, loaders: loaders.get(one.file), imports: [], one }));
  const filesIn = (list) => list.map(({ one }) => one);
  const groups = grouped(items, most, (list) => meanings(filesIn(list), origin) !== undefined, 3).map(filesIn);
  const all = [...groups, ...alone.map((one) => [one]), ...entries.map((entry) => [files.get(entry)])];
  const homes = new Map();
  for (const group of all) {
    const [largest] = group.toSorted((a, b) => b.size - a.size);
    for (const { file } of group) homes.set(file, largest.file);
  }
  const isEntry = (path) => entries.includes(path);
  /** A pair that takes a name from where it is now. */
  const from = ({ from: path, theirs, own, isType }) => {
    const { path: declared, name } = origin(path, theirs);
    // An entry keeps the names that its readers know.
    const said = isEntry(declared) ? files.get(declared).exports.find((one) => one.theirs === name).own : name;
    return { from: homes.get(declared), theirs: said, own, isType };
  };
  return new Map(
    all.map((group) => {
      const home = homes.get(group[0].file);
      const taken = group.flatMap(({ imports }) => imports.map(from)).filter((pair) => pair.from !== home);
      const passed = group.flatMap((one) => (isEntry(one.file) ? one.passed.map(from) : []));
      const own = isEntry(home)
        ? group[0].exports
        : group.flatMap(({ exports, names }) =>
            exports
              .filter(({ theirs }) => names.includes(theirs))
              .map(({ theirs, isType }) => ({ theirs, own: theirs, isType })),
          );
      const parts = [
        [...new Set(group.flatMap(({ outside }) => outside))].join('\n'),
        [...statements('import', home, taken), ...statements('export', home, passed)].join('\n'),
        ...group.flatMap(({ body }) => body),
        `export { ${listed(own)} };`,
      ];
      return [home, `${parts.filter((part) => part !== '').join('\n\n')}\n`];
    }),
  );
};
