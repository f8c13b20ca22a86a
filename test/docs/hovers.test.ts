/**
 * What editors show about the library: the first line of every hover, and the first line of the errors that newcomers see, fit on one line. Each name
 * is tested where its own example uses it.
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { entries as stated } from '../../scripts/build/entries.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));
const most = 120;

/** Entries for people who write pages, bots and hosts. Tools and the authors' kit have longer signatures; this is the limit. */
const main = ['', ...['board', 'bots', 'face', 'german', 'react', 'session', 'svg'], 'bots/worker'].concat([
  ...['icetraders', 'terra-mystica', 'terra-mystica/ledger', 'terrafex', 'toframenn', 'transformartian'],
]);
const mostOfTools = 260;

const entries = stated.map(({ key }) => key.slice(2));

const read = ts.readConfigFile(`${root}tsconfig.json`, (path) => readFileSync(path, 'utf8'));
const { options } = ts.parseJsonConfigFileContent(read.config, ts.sys, root);

/** A language service over the sources and files that exist only in memory. */
const serviceOver = (files: ReadonlyMap<string, string>): ts.LanguageService =>
  ts.createLanguageService({
    getCompilationSettings: () => options,
    getScriptFileNames: () => [...files.keys(), `${root}src/web/react/react.d.ts`],
    getScriptVersion: () => '1',
    getScriptSnapshot: (path) => {
      const text = files.get(path) ?? ts.sys.readFile(path);
      return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
    },
    getCurrentDirectory: () => root,
    getDefaultLibFileName: (given) => ts.getDefaultLibFilePath(given),
    fileExists: (path) => files.has(path) || ts.sys.fileExists(path),
    readFile: (path) => files.get(path) ?? ts.sys.readFile(path),
    directoryExists: (path) => ts.sys.directoryExists(path),
    getDirectories: (path) => ts.sys.getDirectories(path),
    useCaseSensitiveFileNames: () => ts.sys.useCaseSensitiveFileNames,
  });

const specifierOf = (entry: string): string => `rulehouse${entry === '' ? '' : `/${entry}`}`;

interface Value {
  readonly entry: string;
  readonly name: string;
  readonly example: string | undefined;
}

/** The values that entries export, with the first example of each. */
const valuesOf = (): readonly Value[] => {
  const files = new Map(
    entries.map((entry, i) => [`${root}entry-${i}.ts`, `import * as all from '${specifierOf(entry)}';`]),
  );
  const program = serviceOver(files).getProgram();
  const checker = program?.getTypeChecker();
  return [...files.keys()].flatMap((path, i) => {
    const [statement] = program?.getSourceFile(path)?.statements ?? [];
    if (checker === undefined || statement === undefined || !ts.isImportDeclaration(statement)) return [];
    const symbol = checker.getSymbolAtLocation(statement.moduleSpecifier);
    const exported = symbol === undefined ? [] : checker.getExportsOfModule(symbol);
    return exported.flatMap((one): readonly Value[] => {
      const meant = (one.flags & ts.SymbolFlags.Alias) === 0 ? one : checker.getAliasedSymbol(one);
      if ((meant.flags & ts.SymbolFlags.Value) === 0) return [];
      const tags = meant.getJsDocTags(checker).filter(({ name }) => name === 'example');
      const [example] = tags.flatMap(
        ({ text }) => /```ts\n([\s\S]*?)```/.exec(ts.displayPartsToString(text))?.[1] ?? [],
      );
      return [{ entry: entries[i] ?? '', name: one.name, example }];
    });
  });
};

/** A program that uses a value, and the position of that use: in its example, or else the bare name. */
const useOf = ({ entry, name, example = '' }: Value): { readonly code: string; readonly at: number } => {
  const without = example.replaceAll(/import[^;]*;/g, (text) => ' '.repeat(text.length));
  const found = new RegExp(`(?<![.\\w'/])${name}\\b(?!:)`).exec(without);
  if (found !== null) return { code: example, at: found.index };
  const code = `import { ${name} } from '${specifierOf(entry)}';\n${name};\n`;
  return { code, at: code.lastIndexOf(name) };
};

test('no hover of a public value is longer than a line', () => {
  const values = valuesOf();
  const uses = new Map(values.map((value, i) => [`${root}use-${i}.ts`, useOf(value)]));
  const service = serviceOver(new Map([...uses].map(([path, { code }]) => [path, code])));
  const lines = [...uses].map(([path, { at }], i) => {
    const [line = ''] = ts.displayPartsToString(service.getQuickInfoAtPosition(path, at)?.displayParts).split('\n');
    return { entry: values[i]?.entry ?? '', line };
  });
  expect(lines.length).toBeGreaterThan(400);
  const long = lines.filter(({ entry, line }) => line.length > (main.includes(entry) ? most : mostOfTools));
  expect(long).toEqual([]);
});

/**
 * Errors whose first line is longer: types of the same name in two modules are distinguished by their files, and a wrong tag is answered with the
 * list of valid ones.
 */
const longer = ['the move of another game', 'options of another game', 'a tag that no move has'];

/** Mistakes of newcomers, and a part of the message that the compiler should give. */
const mistakes: readonly (readonly [name: string, code: string, says: string])[] = [
  ['the move of another game', `applyMove(terrafex.game)(pawn)(terrafex.initial);`, 'Move'],
  ['a view for a state', `icetraders.game.applyLegal(seen, legal);`, 'State'],
  ['a move that was not checked', `terrafex.game.applyLegal(terrafex.initial, move);`, 'Legal<Move>'],
  ['options of another game', `terrafex.game.setup(icetraders.defaultOptions, 1);`, 'Options'],
  ['a wrong value of an option', `terrafex.game.setup({ ...terrafex.defaultOptions, push: 3 }, 1);`, "'1 | 2'"],
  ['no seat', `icetraders.game.view(icetraders.initial);`, 'Option<Seat>'],
  ['a bare number for a seat', `icetraders.game.view(0)(icetraders.initial);`, 'Option<Seat>'],
  ['a text for a move', `applyMove(terrafex.game)('G^c5')(terrafex.initial);`, 'Move'],
  ['a tag that no move has', `applyMove(terrafex.game)({ _tag: 'Grow', square: 'c5' })(terrafex.initial);`, 'Grow'],
  ['a record that was not read', `replay(terrafex.game)(terrafex.initial, record);`, 'readonly string[]'],
  [
    'an Either that was not unwrapped',
    `terrafex.game.score(applyText(terrafex.game)('G^c5')(terrafex.initial));`,
    'Either',
  ],
  [
    'a refusal without a look at its tag',
    `const [done] = [applyText(terrafex.game)('')(terrafex.initial).right]; done;`,
    'right',
  ],
  ['a state that is changed', `terrafex.initial.turn = 3;`, 'read-only'],
];

const before = `import { applyMove, applyText, type GameRecord, replay, some } from 'rulehouse';
import * as icetraders from 'rulehouse/icetraders';
import * as terrafex from 'rulehouse/terrafex';
import type { Move as Pawn } from 'rulehouse/transformartian';
declare const pawn: Pawn;
declare const move: terrafex.Move;
declare const record: GameRecord;
const seen = icetraders.game.view(some(0))(icetraders.initial);
const [legal] = icetraders.game.legalMoves(seen);
if (legal === undefined) process.exit();
[applyMove, applyText, replay, record, pawn, move, seen, legal];
`;

describe('what the compiler says of common mistakes fits on a line', () => {
  const files = new Map(mistakes.map(([, code], i) => [`${root}mistake-${i}.ts`, `${before}${code}\nexport {};\n`]));
  const service = serviceOver(files);

  test.each(mistakes.map(([name, , says], i) => [name, says, `${root}mistake-${i}.ts`] as const))(
    '%s',
    (name, says, path) => {
      const texts = service.getSemanticDiagnostics(path).map(({ messageText }) => messageText);
      const [line = ''] = texts.map((text) => (typeof text === 'string' ? text : text.messageText));
      expect(texts.length, texts.map((text) => ts.flattenDiagnosticMessageText(text, '\n')).join('\n')).toBe(1);
      expect(line).toContain(says);
      const short = line.replaceAll(/import\((?:[^()]|\([^)]*\))*\)\./g, '');
      expect(short.length, line).toBeLessThanOrEqual(longer.includes(name) ? mostOfTools : most);
    },
  );
});
