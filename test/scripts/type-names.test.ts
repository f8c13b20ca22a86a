/** The names of types: whoever searches for one finds a single meaning. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { shareWing, typeNamesIn } from '../../scripts/check/type-names.mjs';

const source = fileURLToPath(new URL('../../src', import.meta.url));

test('interfaces and aliases at the top of a file count, those of games do not', () => {
  const folder = mkdtempSync(join(tmpdir(), 'type-names-'));
  const files = {
    'core/a.ts': 'export interface Point { x: number }\ntype Row = Point[];\nconst f = () => { type Inner = Row; };',
    'games/b.ts': 'export interface Point { y: number }',
    'web/c.ts': "// type Row = string;\nexport type { Row } from '../core/a.js';\nexport type Point = number;",
  };
  try {
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(join(folder, name, '..'), { recursive: true });
      writeFileSync(join(folder, name), text);
    }
    expect([...typeNamesIn(folder)]).toEqual([
      ['Point', ['core/a.ts', 'web/c.ts']],
      ['Row', ['core/a.ts']],
    ]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('files share a wing if two of them lie in one folder of the sources', () => {
  expect(shareWing(['web/play/a.ts', 'web/session/b.ts'])).toBe(true);
  expect(shareWing(['core/a.ts', 'web/b.ts'])).toBe(false);
});

test('no type name is declared in three files', () => {
  expect([...typeNamesIn(source)].filter(([, files]) => files.length > 2)).toEqual([]);
});

test('no type name is declared by two files of one wing', () => {
  const twice = [...typeNamesIn(source)].flatMap(([name, files]) => (shareWing(files) ? [name] : []));
  expect(twice).toEqual([]);
});
