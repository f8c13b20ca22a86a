/** Prose about code: everything in backticks that looks like a file, a name or a script of the project exists. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));

const below = (folder: string): readonly string[] =>
  readdirSync(`${root}${folder}`, { recursive: true, encoding: 'utf8' }).map(
    (name) => `${folder}/${name.replaceAll('\\', '/')}`,
  );

const pages = [
  'README.md',
  'CONTRIBUTING.md',
  'docs/laws.md',
  ...['docs/guide', 'docs/reports', 'docs/tutorial'].flatMap(below).filter((name) => name.endsWith('.md')),
];

/** The texts in backticks outside code blocks. */
const quoted = (page: string): readonly string[] => {
  const prose = readFileSync(`${root}${page}`, 'utf8').replaceAll(/^ *```[\s\S]*?^ *```/gm, '');
  return [...prose.matchAll(/`([^`\n]+)`/g)].flatMap(([, code]) => (code === undefined ? [] : [code]));
};

const files = ['src', 'test', 'scripts', 'research', 'docs', 'examples', 'templates']
  .flatMap(below)
  .filter((name) => !name.includes('/api/'));

/** Every name in the code of the library, its test kit and its examples, without comments. */
const names: ReadonlySet<string> = new Set(
  files
    .filter((name) => name.endsWith('.ts') && /^(?:src|test\/kit|examples|templates)\//.test(name))
    .flatMap((name) => {
      const found: string[] = [];
      const walk = (node: ts.Node): void => {
        if (ts.isIdentifier(node) || ts.isStringLiteral(node)) found.push(node.text);
        ts.forEachChild(node, walk);
      };
      walk(ts.createSourceFile(name, readFileSync(`${root}${name}`, 'utf8'), ts.ScriptTarget.Latest));
      return found;
    }),
);

/** The scripts of the library, and those of a game written by `rulehouse new`. */
const scripts = Object.assign(
  {},
  // The manifests are our own files, so the cast is safe.
  ...['package.json', 'templates/common/_package.json'].map(
    (name) => (JSON.parse(readFileSync(`${root}${name}`, 'utf8')) as { readonly scripts: object }).scripts,
  ),
) as Readonly<Record<string, string>>;

const looksLikeFile = (code: string): boolean =>
  /^[\w.<>-]+(?:\/[\w.<>-]+)*\.(?:ts|mjs|cjs|md|jsonl)$/.test(code) ||
  /^(?:src|test|docs|scripts|research|examples)\//.test(code);

/** True if a file exists: from the root, or as the chapter of a game or of the test kit; `<id>` stands for any name. */
const isFile = (code: string): boolean => {
  // A tournament creates this file with its first ruling.
  if (code === 'rulings.jsonl' || existsSync(`${root}${code}`)) return true;
  const pattern = code.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(/<[a-z]+>/g, '[\\w-]+');
  const wanted = new RegExp(`(?:^|/)${pattern}$`);
  return files.some((name) => wanted.test(name));
};

/** The names in a text that looks like code of the library: a call, a name in camel case, or the last part of a member path. */
const namesIn = (code: string): readonly string[] => {
  const [, path = ''] = /^([A-Za-z]\w*(?:\.[A-Za-z]\w*)*)(?:\(.*\))*$/.exec(code) ?? [];
  const last = path.split('.').at(-1) ?? '';
  const isCall = path !== '' && code.startsWith(`${path}(`);
  return last !== '' && (isCall || path.includes('.') || /^[A-Za-z]+[a-z][A-Z]|^[A-Z][a-z]+[A-Z]?/.test(last))
    ? [last]
    : [];
};

/** Names of other projects, of JSON Schema and of ledgers, which our code does not contain. */
const foreign: ReadonlySet<string> = new Set([
  ...['AbortSignal', 'JSON.parse', 'Math.random'],
  // the Python package
  ...['rulehouse.gym.RulehouseVectorEnv', 'RulehouseEnv', 'rulehouse.openspiel.load_game'],
  ...['rulehouse.gym', 'RulehouseVectorEnv', 'action_masks()'],
  // Gymnasium and CleanRL
  ...['TimeLimit', 'RecordEpisodeStatistics', 'AutoresetMode.SAME_STEP', 'ppo.py'],
  // boardgame.io
  ...['Client', 'Server', 'Local', 'turn.activePlayers', 'ctx.activePlayers', 'ctx.gameover', 'ctx.currentPlayer'],
]);

describe.each(pages.map((page) => [page, quoted(page)] as const))('%s', (page, codes) => {
  test('names files that exist', () => {
    const missing = codes.filter((code) => looksLikeFile(code) && !isFile(code));
    expect(missing, page).toEqual([]);
  });

  test('names exports and members that exist', () => {
    const missing = codes.filter((code) => !looksLikeFile(code) && !foreign.has(code)).flatMap(namesIn);
    expect(
      missing.filter((name) => !names.has(name)),
      page,
    ).toEqual([]);
  });

  test('names scripts that exist', () => {
    const asked = codes.flatMap((code) => [...code.matchAll(/\bnpm run ([\w:-]+)/g)].map(([, name]) => name ?? ''));
    expect(
      asked.filter((name) => !Object.hasOwn(scripts, name)),
      page,
    ).toEqual([]);
  });
});

/** The comments of a source, without the code in their examples. */
const commentsIn = (file: string): readonly string[] => {
  const text = readFileSync(`${root}${file}`, 'utf8');
  const found = [...text.matchAll(/\/\*\*[\s\S]*?\*\/|\/\/[^\n]*/g)].map(([comment]) => comment);
  return found.map((comment) => comment.replaceAll(/```[\s\S]*?```/g, ''));
};

/** Everything in a comment that looks like a file of this project: a path below one of its folders, or the name of a module in backticks. */
const filesNamedIn = (comment: string): readonly string[] => [
  ...[
    ...comment.matchAll(
      /(?<![\w/.:-])(?:src|test|docs|scripts|research|examples)\/[\w./-]*[\w]\.(?:ts|mts|mjs|md|jsonl|json)\b/g,
    ),
  ].map(([path]) => path),
  ...[...comment.matchAll(/`([\w/-]+\.(?:ts|mjs))`/g)].map(([, path = '']) => path),
];

test('comments name files that exist', () => {
  const sources = files.filter(
    (name) =>
      name !== 'test/docs/prose.test.ts' && /^(?:src|test|scripts|research|examples)\/.*\.(?:ts|mts|mjs)$/.test(name),
  );
  const missing = sources.flatMap((file) =>
    commentsIn(file)
      .flatMap(filesNamedIn)
      // The pages of the reference exist only after the site has been built.
      .filter((path) => !path.startsWith('docs/api/') && !isFile(path))
      .map((path) => `${file}: ${path}`),
  );
  expect(missing).toEqual([]);
});

test('the check sees what it is for', () => {
  expect(isFile('valid.ts')).toBe(true);
  expect(isFile('src/<id>/index.ts')).toBe(true);
  expect(isFile('flaws.ts')).toBe(false);
  expect(filesNamedIn('// see src/core/nowhere.ts and `valid.ts`')).toEqual(['src/core/nowhere.ts', 'valid.ts']);
  expect(namesIn('applyMoveOf(game)(move)')).toEqual(['applyMoveOf']);
  expect(names.has('applyMoveOf')).toBe(false);
  expect(namesIn('OptionEntry').every((name) => names.has(name))).toBe(true);
  expect(pages.flatMap(quoted).flatMap(namesIn).length).toBeGreaterThan(100);
});
