/** A room created by `npm run new-game` compiles and passes its tests, in a copy of the repository. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));
const copy = mkdtempSync(join(tmpdir(), 'rulehouse-new-game-'));
afterAll(() => rmSync(copy, { recursive: true }));

const names = [
  'src',
  'templates',
  'scripts',
  'test/kit',
  'test/setup.ts',
  'vitest.config.ts',
  'tsconfig.json',
  'tsconfig.entries.json',
  'package.json',
];
for (const name of names) cpSync(join(root, name), join(copy, name), { recursive: true });
mkdirSync(join(copy, 'docs'));
symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));

/** Runs a program in the copy; returns its exit code and its complete output. */
const ran = (...args: readonly string[]): readonly [code: number | null, text: string] => {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: copy, encoding: 'utf8' });
  return [status, stdout + stderr];
};

const newGame = (...args: readonly string[]) => ran('scripts/new-game/new-game.mjs', ...args);

test('the room compiles, and its tests pass', () => {
  expect(newGame('hill-walk')).toEqual([0, expect.stringContaining('npm run test:room hill-walk')]);
  const include = ['src/games/hill-walk', 'src/face/hill-walk', 'test/games/hill-walk'];
  writeFileSync(join(copy, 'tsconfig.room.json'), JSON.stringify({ extends: './tsconfig.json', include }));
  const compiler = join('node_modules', 'typescript', 'bin', 'tsc');
  expect(ran(compiler, '-p', 'tsconfig.room.json', '--incremental', 'false')).toEqual([0, '']);
  const [code, text] = ran(join('node_modules', 'vitest', 'vitest.mjs'), 'run', 'test/games/hill-walk/');
  expect(code, text).toBe(0);
  expect(text).toMatch(/Test Files.*4 passed/);
});

test('a room that is there is left alone, and a name is one', () => {
  expect(newGame('terrafex')).toEqual([2, 'src/games/terrafex already exists\n']);
  for (const name of ['', 'Hill', 'hill--walk', '../hill', 'a'.repeat(41)])
    expect(newGame(name)).toEqual([2, 'give the name of the game: lower-case letters, digits and dashes\n']);
});
