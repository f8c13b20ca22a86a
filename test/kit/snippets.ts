/**
 * Code in documents and doc comments: it is found, type-checked and run. A line `expression; // expected` is checked: `expected` is a JavaScript
 * value, or `left: RULE`, or `right`, or the output of a `console.log`.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { runInThisContext } from 'node:vm';
import { transform } from 'esbuild';
import { expect } from 'vitest';
import { entries } from '../../scripts/build/entries.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));
const require = createRequire(import.meta.url);

/** A piece of code in a file. */
export interface Snippet {
  readonly name: string;
  readonly code: string;
}

const filesBelow = (folder: string, ending: string): readonly string[] =>
  readdirSync(`${root}${folder}`, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ending) && !/^(?:api|\.vitepress)\/|node_modules/.test(name))
    .map((name) => `${folder}/${name}`);

const lineOf = (text: string, index: number): number => text.slice(0, index).split('\n').length;

const fenced = (path: string, pattern: RegExp, clean: (code: string) => string): readonly Snippet[] => {
  const text = readFileSync(root + path, 'utf8');
  return [...text.matchAll(pattern)].map((found) => ({
    name: `${path}:${lineOf(text, found.index)}`,
    code: clean(found[1] ?? ''),
  }));
};

/** Every TypeScript block in the documents. */
export const documentSnippets = (): readonly Snippet[] =>
  ['README.md', ...filesBelow('docs', '.md')].flatMap((path) =>
    fenced(path, /^```ts\n([\s\S]*?)^```/gm, (code) => code),
  );

/** Every TypeScript block in the doc comments. */
export const commentSnippets = (): readonly Snippet[] =>
  filesBelow('src', '.ts').flatMap((path) =>
    fenced(path, /^ *\* ```ts\n([\s\S]*?)^ *\* ```/gm, (code) => code.replaceAll(/^ *\* ?/gm, '')),
  );

const checked = (code: string): string =>
  code.replaceAll(
    /^( *(?:if \(.*?\) )?)(?!const |import |\/\/)(.+?); \/\/ (.+)$/gm,
    (_, indent: string, expression: string, expected: string) => {
      const logged = /^console\.log\((.*)\)$/.exec(expression);
      return `${indent}__check(${logged?.[1] ?? expression}, ${JSON.stringify(expected)});`;
    },
  );

const check = (value: unknown, expected: string): void => {
  const refusal = /^left: (\S+)/.exec(expected);
  if (refusal !== null) expect(value).toMatchObject({ _tag: 'Left', left: { rule: refusal[1] } });
  else if (/^right\b/.test(expected)) expect(value).toMatchObject({ _tag: 'Right' });
  else if (typeof value === 'string' && !/^['"`]/.test(expected)) expect(value).toBe(expected);
  // In our documents, the expected value is a JavaScript expression.
  else expect(value).toEqual(runInThisContext(`(${expected})`));
};

/** The file of an entry; undefined if there is no such entry. */
const sourceOf = (name: string): string => entries.find((entry) => entry.name === name)?.source ?? name;

/** The modules of the library that a snippet imports, from the sources. */
const modulesOf = async (code: string): Promise<ReadonlyMap<string, unknown>> => {
  const modules = new Map<string, unknown>();
  for (const [, name = ''] of code.matchAll(/['"](rulehouse(?:\/[a-z/-]+)?)['"]/g))
    modules.set(name, await import(`${root}${sourceOf(name)}`));
  return modules;
};

/** A module with await, as the body of an async function that requires its imports. */
const asBody = (text: string): string =>
  text.replaceAll(
    /^import \{([^}]*)\} from ("[^"]*");$/gm,
    (_, names: string, from: string) => `const {${names.replaceAll(' as ', ': ')}} = require(${from});`,
  );

/** Runs a snippet against the sources. */
export const runSnippet = async ({ code }: Snippet): Promise<number> => {
  let checks = 0;
  // A module with top-level await cannot be CommonJS.
  const format = /\bawait\b/.test(code) ? 'esm' : 'cjs';
  const { code: text } = await transform(checked(code), { loader: 'ts', format });
  const body = format === 'esm' ? asBody(text) : text;
  // The same wrapper that Node.js uses for CommonJS, but async, so that a snippet can use await.
  const run = runInThisContext(`(async function (require, __check, console, module, exports) {${body}\n})`) as (
    ...given: readonly unknown[]
  ) => Promise<void>;
  const counted = (value: unknown, expected: string): void => {
    checks++;
    check(value, expected);
  };
  const modules = await modulesOf(code);
  const required = (name: string): unknown => modules.get(name) ?? require(name);
  await run(required, counted, { log: () => undefined }, { exports: {} }, {});
  return checks;
};

/** Type-checks all snippets at once, as strictly as the sources; returns the messages. */
export const typeErrors = async (snippets: readonly Snippet[]): Promise<readonly string[]> => {
  const { default: ts } = await import('typescript');
  const config = ts.readConfigFile(`${root}tsconfig.json`, (path) => readFileSync(path, 'utf8'));
  const { options } = ts.parseJsonConfigFileContent(config.config, ts.sys, root);
  const virtual = new Map(snippets.map(({ code }, index) => [`${root}snippet-${index}.ts`, code]));
  const host = ts.createCompilerHost(options);
  const readFile = host.readFile.bind(host);
  const fileExists = host.fileExists.bind(host);
  host.readFile = (path) => virtual.get(path) ?? readFile(path);
  host.fileExists = (path) => virtual.has(path) || fileExists(path);
  const getSourceFile = host.getSourceFile.bind(host);
  host.getSourceFile = (path, ...rest) => {
    const code = virtual.get(path);
    return code === undefined ? getSourceFile(path, ...rest) : ts.createSourceFile(path, code, rest[0]);
  };
  // Readers have React's own types; the sources declare only the part they use.
  const program = ts.createProgram(
    [...virtual.keys(), `${root}src/web/react/react.d.ts`],
    { ...options, noEmit: true },
    host,
  );
  return ts.getPreEmitDiagnostics(program).map(({ file, messageText }) => {
    const index = Number(/snippet-(\d+)/.exec(file?.fileName ?? '')?.[1] ?? -1);
    return `${snippets[index]?.name ?? file?.fileName ?? ''}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`;
  });
};
