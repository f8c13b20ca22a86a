/** Tournaments set a limit for games that need not end, keep it in their folder, and say so. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deadLine } from '../../kit/dead.js';
import { bots, type Kit, kit, linesIn } from './kit.js';

let world: Kit;
beforeAll(async () => {
  world = await kit();
});
afterAll(() => world.end());

const at = (name: string): string => join(world.folder, name);
const deadPosition = async (): Promise<string> => {
  return deadLine.reduce<Promise<string>>(
    async (position, move) => (await world.here('apply', 'terrafex', await position, move)).out.trim(),
    world.here('start', 'terrafex').then(({ out }) => out.trim()),
  );
};
const plain = { games: [{ game: 'toframenn' }, { game: 'terra-mystica' }], bots: bots('random', 'greedy:by=1') };
const set = 'toframenn: quietLimit 50, set because a game might never end otherwise\n';

const optionsIn = (folder: string): readonly unknown[] =>
  (JSON.parse(readFileSync(join(folder, 'spec.json'), 'utf8')) as { games: { options: unknown }[] }).games.map(
    ({ options }) => options,
  );
const played = (folder: string, game: string): readonly unknown[] =>
  linesIn(folder)
    .map((line) => line.record as { game: string; options: Record<string, unknown> })
    .filter((record) => record.game === game)
    .map(({ options }) => options['quietLimit']);

test('the folder of a new tournament has the limits, and so have its games', async () => {
  const spec = world.spec('new', plain);
  expect(await world.run('arena', 'run', spec, '--out', at('new'), '--jobs', '1')).toMatchObject({ code: 0, err: set });
  expect(optionsIn(at('new'))).toEqual([{ quietLimit: 50 }, {}]);
  expect(new Set(played(at('new'), 'toframenn'))).toEqual(new Set([50]));
  // The same spec goes on, and its records prove the games that were to be played.
  expect(await world.run('arena', 'run', spec, '--out', at('new'), '--jobs', '1')).toMatchObject({ code: 0 });
  const { out } = await world.here('arena', 'report', at('new'), '--json');
  expect(JSON.parse(out)).toMatchObject({ total: { games: 4 }, refused: { lines: 0 } });
  const more = world.spec('more', { ...plain, blocks: 2 });
  expect(await world.run('arena', 'add', at('new'), '--spec', more, '--jobs', '1')).toMatchObject({ code: 0 });
  expect(linesIn(at('new'))).toHaveLength(8);
});

test('whoever chooses no limit is told that a game may not end', async () => {
  const spec = world.spec('none', { ...plain, games: [{ game: 'toframenn', options: { quietLimit: 0 } }] });
  expect(await world.run('arena', 'run', spec, '--out', at('none'), '--jobs', '1')).toMatchObject({
    code: 0,
    err: 'toframenn: a game may not end, and is stopped after 20000 moves\n',
  });
  expect(optionsIn(at('none'))).toEqual([{ quietLimit: 0 }]);
});

test('a game that no play ends is broken off, with the proof in its record', async () => {
  const spec = world.spec('dead', {
    games: [{ game: 'terrafex', openings: [await deadPosition()] }],
    bots: bots('random', 'greedy'),
  });
  const { code, err } = await world.run('arena', 'run', spec, '--out', at('dead'), '--jobs', '1');
  expect([code, err]).toEqual([0, 'terrafex: a game may not end, and is stopped after 20000 moves\n']);
  const lines = linesIn(at('dead'));
  expect(lines).toHaveLength(2);
  for (const line of lines)
    expect(line).toMatchObject({
      end: { reason: 'dead' },
      shares: [0.5, 0.5],
      record: {
        end: { reason: 'adjudication' },
        tags: { dead: 'no play ends this: 3 positions can be reached, and none of them is an end' },
      },
    });
  const { out } = await world.here('arena', 'report', at('dead'), '--json');
  expect(JSON.parse(out)).toMatchObject({ total: { games: 2 }, refused: { lines: 0 } });
});

test('a folder of an earlier release goes on as it began', async () => {
  const spec = world.spec('old', { ...plain, games: [{ game: 'toframenn', options: { plyLimit: 30 } }] });
  expect(await world.run('arena', 'run', spec, '--out', at('old'), '--jobs', '1')).toMatchObject({ code: 0, err: '' });
  const file = join(at('old'), 'spec.json');
  const held = JSON.parse(readFileSync(file, 'utf8')) as { games: object[]; blocks: number };
  writeFileSync(file, JSON.stringify({ ...held, games: [{ game: 'toframenn' }] }));
  writeFileSync(join(at('old'), 'games.jsonl'), '');
  const unlimited = world.spec('unlimited', { ...plain, games: [{ game: 'toframenn' }] });
  const { code, err } = await world.run('arena', 'run', unlimited, '--out', at('old'), '--jobs', '1');
  expect([code, err]).toEqual([0, 'toframenn: a game may not end, and is stopped after 20000 moves\n']);
  expect(new Set(played(at('old'), 'toframenn'))).toEqual(new Set([0]));
});
