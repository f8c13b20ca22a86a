/** The rooms of the sources, the figures of their map, and the names by which their tests can be run. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { pictureOf, roomOf, roomsCalled, roomsOf, shapeOf, testedRooms, wings } from '../../scripts/check/rooms.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));

test('a room is a wing or a folder of a wing that has rooms', () => {
  expect(roomOf('core/values/seat.ts')).toBe('core');
  expect(roomOf('table/boardgame-io/index.ts')).toBe('table');
  expect(roomOf('games/terrafex/moves/open.ts')).toBe('games/terrafex');
  expect(roomOf('games/catalogue.ts')).toBe('games/*');
  expect(roomOf('face/part.ts')).toBe('face');
  expect(roomOf('face/index.ts')).toBe('face/*');
  expect(roomOf('index.ts')).toBe('index.ts');
});

test('imports of every form are arrows, each counted once', () => {
  const folder = mkdtempSync(join(tmpdir(), 'rooms-'));
  const files = {
    'core/a.ts': 'export const a = 1;',
    'pieces/b.ts':
      "import type { A } from '../core/a.js';\nexport { a } from '../core/a.js';\n// import '../web/play/c.js'\nexport type B = A;",
    'web/play/c.ts': "export const c = () => import('../../pieces/b.js');\nimport 'lit';\nimport './d.js';",
    'web/play/d.ts': 'export {};',
  };
  try {
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(join(folder, dirname(name)), { recursive: true });
      writeFileSync(join(folder, name), text);
    }
    expect([...roomsOf(folder)]).toEqual([
      ['core', []],
      ['pieces', ['core']],
      ['web/play', ['pieces']],
    ]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('circles and upward arrows are counted', () => {
  const straight = new Map([
    ['core', []],
    ['bots', ['core']],
    ['node/cli', ['bots', 'core']],
  ]);
  expect(shapeOf(straight)).toEqual({ rooms: 3, arrows: 3, floors: 3, circles: 0, upward: 0 });
  const bent = new Map([...straight, ['core', ['bots']]]);
  expect(shapeOf(bent)).toMatchObject({ arrows: 4, circles: 1, upward: 1 });
});

test('the picture shows all games as one room, and all faces', () => {
  const rooms = new Map([
    ['core', []],
    ['games/a', ['core']],
    ['games/b', ['core']],
    ['games/*', ['games/a', 'games/b']],
    ['face/a', ['core', 'games/a']],
    ['node/cli', ['games/*', 'face/a']],
  ]);
  expect([...pictureOf(rooms)]).toEqual([
    ['core', []],
    ['games', ['core']],
    ['face', ['core', 'games']],
    ['node/cli', ['games', 'face']],
  ]);
});

test('the sources have no circle of rooms and no arrow upward', () => {
  expect(shapeOf(roomsOf(join(root, 'src')))).toMatchObject({ circles: 0, upward: 0 });
  expect(wings).toContain('games');
});

test('a room is called by its last folder or its path', () => {
  const folders = testedRooms(join(root, 'test'));
  expect(roomsCalled(folders, 'terrafex')).toEqual(['games/terrafex']);
  expect(roomsCalled(folders, 'server')).toEqual(['node/server']);
  expect(roomsCalled(folders, 'node/server')).toEqual(['node/server']);
  expect(roomsCalled(folders, 'games')).toEqual(['games']);
  expect(roomsCalled(folders, 'core')).toEqual(['core']);
  expect(roomsCalled(folders, 'vectors')).toEqual([]);
});

test('a name of no room is refused with the list', () => {
  const { status, stderr } = spawnSync('node', ['scripts/check/test-room.mjs', 'no-such-room'], {
    cwd: root,
    encoding: 'utf8',
  });
  expect(status).toBe(2);
  expect(stderr).toMatch(/^there are no tests for no-such-room: .*games\/terrafex.*node\/server/);
});
