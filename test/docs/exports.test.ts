/** All exports of the package are documented: every name has a doc comment, every function an example that runs. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { entries as stated } from '../../scripts/build/entries.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));
const source = `${root}src/`;

const entries = stated.map((entry) => root + entry.source);

const read = ts.readConfigFile(`${root}tsconfig.json`, (path) => readFileSync(path, 'utf8'));
const { options } = ts.parseJsonConfigFileContent(read.config, ts.sys, root);
const program = ts.createProgram(entries, { ...options, noEmit: true });
const checker = program.getTypeChecker();

/** The symbol to which a name refers, through all re-exports. */
const meant = (symbol: ts.Symbol): ts.Symbol =>
  (symbol.flags & ts.SymbolFlags.Alias) === 0 ? symbol : checker.getAliasedSymbol(symbol);

const isOurs = (symbol: ts.Symbol): boolean =>
  symbol.declarations?.some((declaration) => declaration.getSourceFile().fileName.startsWith(source)) ?? false;

/** The symbols of an entry by name, without those that it re-exports from other packages, which are not ours to document. */
const symbolsOf = (entry: string): ReadonlyMap<string, ts.Symbol> => {
  const file = program.getSourceFile(entry);
  const symbol = file && checker.getSymbolAtLocation(file);
  const all = symbol === undefined ? [] : checker.getExportsOfModule(symbol);
  return new Map(all.map((one) => [one.name, meant(one)] as const).filter(([, one]) => isOurs(one)));
};

const isDescribed = (symbol: ts.Symbol): boolean => symbol.getDocumentationComment(checker).length > 0;

const hasExample = (symbol: ts.Symbol): boolean =>
  symbol
    .getJsDocTags(checker)
    .some(({ name, text }) => name === 'example' && ts.displayPartsToString(text).includes('```ts\n'));

/** The declarations of a type; for an alias of an interface, those of the interface. */
const declarationsOf = (symbol: ts.Symbol): readonly ts.Declaration[] => [
  ...(symbol.declarations ?? []),
  ...((symbol.flags & ts.SymbolFlags.TypeAlias) === 0
    ? []
    : (checker.getDeclaredTypeOfSymbol(symbol).getSymbol()?.declarations ?? [])),
];

/** The fields that the declaration of a type lists. The tag of a union needs no comment. */
const fieldsOf = (symbol: ts.Symbol): readonly ts.PropertySignature[] =>
  declarationsOf(symbol)
    .filter(ts.isInterfaceDeclaration)
    .flatMap(({ members }) => members.filter(ts.isPropertySignature))
    .filter(({ name }) => name.getText() !== '_tag');

describe.each(entries.map((entry) => [entry.slice(source.length), entry] as const))('%s', (_, entry) => {
  const symbols = symbolsOf(entry);

  test('every export has a doc comment', () => {
    expect(symbols.size).toBeGreaterThan(0);
    expect([...symbols].filter(([, symbol]) => !isDescribed(symbol)).map(([name]) => name)).toEqual([]);
  });

  test('every function has an example', async () => {
    // Check the loaded module, because `export type *` also lists names that cannot be imported.
    const loaded = (await import(entry)) as Readonly<Record<string, unknown>>;
    const functions = [...symbols].filter(([name]) => typeof loaded[name] === 'function');
    expect(functions.filter(([, symbol]) => !hasExample(symbol)).map(([name]) => name)).toEqual([]);
  });

  test('every field of an interface has a comment', () => {
    const bare = [...symbols].flatMap(([type, symbol]) =>
      fieldsOf(symbol)
        .filter((field) => ts.getJSDocCommentsAndTags(field).length === 0)
        .map(({ name }) => `${type}.${name.getText()}`),
    );
    expect(bare).toEqual([]);
  });
});
