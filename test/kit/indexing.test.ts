import { describe, expect, test } from 'vitest';
import { looking } from './indexing.js';

/** Runs a function body with `list` and `at`, compiled as in the test build. */
const run = (body: string): unknown => {
  const code = looking(body, 'some/file.ts');
  // The code comes from this test.
  // eslint-disable-next-line @typescript-eslint/no-implied-eval
  return (new Function('list', 'at', code) as (list: number[], at: number) => unknown)([1, 2, 3], 1);
};

describe('safe indexes in the build of the tests', () => {
  test('an index that is in range gives its value', () => {
    expect(run('return list[at]! + list[list[0]!]!;')).toBe(4);
  });

  test('an index out of range throws with file and line', () => {
    expect(() => run('const a = 1;\nreturn list[at + 5]!;')).toThrow('some/file.ts:2: list[at + 5]! finds nothing');
    expect(() => run('return list[list[7]!]!;')).toThrow('list[7]! finds nothing');
  });

  test('what is changed is looked at first', () => {
    expect(run('list[at]! += 4; list[0]!++; return list.join();')).toBe('2,6,3');
    expect(() => run('list[at + 5]! += 4;')).toThrow('finds nothing');
    expect(() => looking('list[next()]! += 4;', 'some/file.ts')).toThrow('write to this place by plain names');
  });

  test('lines and everything else stay as they are', () => {
    const code = '/** A doc. */\nconst f = (a: number[]) => {\n  // why\n  return `${a[0]!}\n`;\n};\n';
    expect(looking(code, 'f.ts').split('\n')).toHaveLength(code.split('\n').length);
    expect(looking('const plain = (a?: string) => a ?? "x"; // end\n', 'f.ts')).toBe(
      'const plain = (a?: string) => a ?? "x"; // end\n',
    );
  });
});
