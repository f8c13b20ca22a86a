/** Code that pages offer to run: which code can run there, and that its output matches its comments. */
import { describe, expect, test } from 'vitest';
import { isOffered, offered } from '../../docs/.vitepress/theme/run/offered.js';
import { programOf } from '../../docs/.vitepress/theme/run/program.js';
import { importsOf, isRunnable } from '../../docs/.vitepress/theme/run/runnable.js';
import { shown } from '../../docs/.vitepress/theme/run/shown.js';
import { documentSnippets } from '../kit/snippets.js';

const runnable = documentSnippets().filter(({ code }) => isRunnable(code, isOffered));

const linesTold = (program: string): readonly number[] =>
  Array.from(program.matchAll(/\btold\((\d+), \(/g), ([, line]) => Number(line));

describe('code in pages', () => {
  test('most pieces can run in a page', () => {
    expect(runnable.length / documentSnippets().length).toBeGreaterThan(0.7);
  });

  test.each(runnable.map(({ name, code }) => [name, code] as const))('%s says what its comments say', (_, code) => {
    const commented = code
      .split('\n')
      .flatMap((line, index) =>
        /^(?!const |import |\/\/|console\.|\s|if |for )\S.*; \/\/ \S/.test(line) ? [index + 1] : [],
      );
    const told = linesTold(programOf(code));
    for (const line of commented) expect(told).toContain(line);
  });

  test('imports are found in every form', () => {
    expect(
      importsOf(`import { a } from 'x';\nimport type B, {\n  c,\n} from "y";\nimport 'z';\nexport * from 'w';`),
    ).toEqual(['x', 'y', 'z', 'w']);
  });

  test('what needs a page, Node or another package is not offered', () => {
    expect(isRunnable(`import { readFileSync } from 'node:fs';`, isOffered)).toBe(false);
    expect(isRunnable(`import { a } from 'rulehouse';\ndocument.body.append(a);`, isOffered)).toBe(false);
    expect(isRunnable('const a = 1;', isOffered)).toBe(false);
    expect(isRunnable(`import { a } from '__proto__';`, isOffered)).toBe(false);
    expect(new Set(offered).size).toBe(offered.length);
  });

  test('types are removed, line numbers stay, values are shown', () => {
    const program = programOf(
      `import { b } from 'rulehouse';\ninterface A {\n  readonly a: number;\n}\nconst a: A = { a: b };\na.a satisfies number;`,
    );
    expect(linesTold(program)).toEqual([6]);
  });

  test('several values of one line are told in their order', () => {
    expect(programOf('1; 2;')).toContain('told(1, (1)); told(1, (2))');
  });

  test('text that is not code is a fault', () => {
    expect(() => programOf('const = 1')).toThrow(SyntaxError);
  });

  test('the output of values is limited', () => {
    const round: Record<string, unknown> = {};
    round['self'] = round;
    expect(shown(round)).toBe('a value that contains itself');
    expect(shown('x'.repeat(1e6)).length).toBeLessThan(2100);
    expect([shown(1n), shown(undefined), shown([1, 2]), shown('a'), shown('a', true), shown(() => 1)]).toEqual([
      '"1n"',
      'undefined',
      '[ 1, 2 ]',
      '"a"',
      'a',
      '[function ]',
    ]);
  });
});
