/**
 * Every pattern in the sources takes linear time: an analysis of the patterns themselves, without measuring. Patterns that the analysis cannot handle
 * (lookahead and lookbehind) are listed here with the reason why they are linear.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { checkSync } from 'recheck';
import ts from 'typescript';
import { expect, test } from 'vitest';

// Load the JavaScript version, because the package's default would start a separate program.
const { checkSync: analysed } = createRequire(import.meta.url)('recheck/lib/browser.js') as {
  readonly checkSync: typeof checkSync;
};

const root = new URL('../../src/', import.meta.url);

/** Patterns with lookahead or lookbehind, each with the reason why it takes linear time. */
const reasoned: Readonly<Record<string, string>> = {
  '/^(?! )[^\\p{C}\\p{Zl}\\p{Zp}]+(?<! )$/u': 'begins at the start only, and looks at one character',
  '/^(?! )[^\\p{C}\\p{Zl}\\p{Zp}@]+(?<! )$/u': 'begins at the start only, and looks at one character',
  '/\\d(?=\\D*$)/u': 'what it looks at ends before the next digit',
  '/^::ffff:(?=\\d+\\.)/i': 'begins at the start only',
  '/```[\\s\\S]*?```|`[^`]*`|\\b[A-Za-z]-[A-Za-z]\\b|\\b[a-h][1-9]\\b|\\b(?![AI]\\b)[A-Z]\\b/g':
    'only the last opening mark has no end, and it looks at one letter',
  [String.raw`/(?:[^\s"'\\]|\\"|\\(?!")|'[^']*'|"(?:[^"\\]|\\"|\\(?!"))*")+/g`]:
    'looks at one character, and every character fits only one alternative',
  [String.raw`/\\(")|'([^']*)'|"((?:[^"\\]|\\"|\\(?!"))*)"/g`]:
    'looks at one character, and every character fits only one alternative',
  '/^(?: *(?:~~~|[YUKBGSRIV](?:\\d[DTS][A-Z]?\\*?)?)(?= |$))*/': 'begins at the start only, and looks at one character',
};

/** Every pattern literal in the sources, with the first place where it occurs. */
const patterns = ((): ReadonlyMap<string, string> => {
  const found = new Map<string, string>();
  for (const name of readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((one) => one.endsWith('.ts'))) {
    const file = ts.createSourceFile(name, readFileSync(new URL(name, root), 'utf8'), ts.ScriptTarget.ES2022, true);
    const visit = (node: ts.Node): void => {
      if (ts.isRegularExpressionLiteral(node) && !found.has(node.text))
        found.set(node.text, `${name}:${file.getLineAndCharacterOfPosition(node.getStart()).line + 1}`);
      ts.forEachChild(node, visit);
    };
    visit(file);
  }
  return found;
})();

const verdictOn = (pattern: string): string => {
  const end = pattern.lastIndexOf('/');
  const found = analysed(pattern.slice(1, end), pattern.slice(end + 1), { checker: 'automaton', timeout: 60_000 });
  return found.status === 'vulnerable' ? found.complexity.summary : found.status;
};

test('every pattern of the sources is linear', () => {
  expect(patterns.size).toBeGreaterThan(200);
  const wrong = [...patterns].flatMap(([pattern, place]) => {
    if (Object.hasOwn(reasoned, pattern)) return [];
    const verdict = verdictOn(pattern);
    return verdict === 'safe' ? [] : [`${place} ${pattern}: ${verdict}`];
  });
  expect(wrong).toEqual([]);
});

test('every reason is about a pattern that is there, and about one that the analysis does not know', () => {
  const needless = Object.keys(reasoned).filter(
    (pattern) => !patterns.has(pattern) || verdictOn(pattern) !== 'unknown',
  );
  expect(needless).toEqual([]);
});

test('patterns that are put together at run time are known, and each of their parts ends before the next begins', () => {
  const made = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && readFileSync(new URL(name, root), 'utf8').includes('new RegExp('))
    .sort();
  expect(made).toEqual([
    'face/paint/translate.ts',
    'face/svg/geometry.ts',
    'face/terra-mystica/signs.ts',
    'games/icetraders/codec.ts',
    'games/icetraders/moves/spelling.ts',
    'games/icetraders/positions.ts',
    'games/icetraders/systems.ts',
    'games/toframenn/wizard.ts',
    'node/cli/exam/twin.ts',
    'node/cli/play/keeper.ts',
    'node/server/answers.ts',
    'node/server/lobby.ts',
  ]);
});

test('the analysis finds what made ledgers slow', () => {
  expect(verdictOn('/^(?:option )?vp-variant\\b *(.*)$/')).toMatch(/polynomial/);
  expect(verdictOn('/\\s+as\\s+/')).toMatch(/polynomial/);
});
