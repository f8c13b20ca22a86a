/** `arena submit`: a folder of bots, files from anybody, and a tournament that they join. */
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { GameLine } from '../../../src/arena/index.js';
import { sprtOver } from '../../../src/arena/index.js';
import { compareVersions } from '../../../src/node/tournament/list/names.js';
import { Meetings } from '../../../src/node/tournament/submit/versions.js';
import { bots, type Kit, kit, linesIn, terrafex } from './kit.js';

let world: Kit;
beforeAll(async () => {
  world = await kit();
});
afterAll(() => world.end());

const at = (...parts: readonly string[]): string => join(world.folder, ...parts);

/** A folder with files, given by name as texts or as JSON. */
const filesAt = (name: string, files: Readonly<Record<string, unknown>>): string => {
  mkdirSync(at(name));
  for (const [file, content] of Object.entries(files))
    writeFileSync(at(name, file), typeof content === 'string' ? content : JSON.stringify(content));
  return at(name);
};

const small = {
  games: [{ ...terrafex, options: { layout: '2', turnLimit: 3 } }],
  bots: bots('random', 'greedy'),
  blocks: 3,
};

const begun = async (name: string): Promise<string> => {
  expect(await world.run('arena', 'run', world.spec(name, small), '--out', at(name))).toMatchObject({ code: 0 });
  return at(name);
};

const namesIn = (folder: string): readonly string[] =>
  (JSON.parse(readFileSync(join(folder, 'spec.json'), 'utf8')) as { bots: readonly { name: string }[] }).bots.map(
    ({ name }) => name,
  );

interface Told {
  readonly joined: readonly string[];
  readonly tests: readonly { readonly bot: string; readonly against: string; readonly played: number }[];
}

describe('bots that are handed in', () => {
  test('join once, and a new version is tested against the last one', async () => {
    const cup = await begun('cup');
    const own = filesAt('own', {
      'a.json': { name: 'hunter', version: '1', text: 'flat:iterations=2' },
      'notes.txt': '{',
    });
    const submit = async (): Promise<Told> => {
      const { code, out } = await world.run('arena', 'submit', cup, own, '--json');
      expect(code).toBe(0);
      return JSON.parse(out) as Told;
    };
    expect(await submit()).toMatchObject({ joined: ['hunter@1'], tests: [] });
    expect(await submit()).toMatchObject({ joined: [], tests: [] });
    writeFileSync(join(own, 'b.json'), JSON.stringify({ name: 'hunter', version: '2', text: 'flat:iterations=4' }));
    const second = await submit();
    expect(second).toMatchObject({
      joined: ['hunter@2'],
      tests: [{ bot: 'hunter@2', against: 'hunter@1', played: 3 }],
    });
    expect(namesIn(cup)).toEqual(['random', 'greedy', 'hunter@1', 'hunter@2']);
    expect(linesIn(cup)).toHaveLength(6 * 3 * 2);
    // If asked again, it reports the same for the existing games.
    expect(await submit()).toEqual({ ...second, joined: [] });
    const { out } = await world.run('arena', 'submit', cup, own);
    expect(out).toMatch(/no new bots\n[^]*new versions against the last ones:[^]*hunter@2\thunter@1\tterrafex\t3/);
  });

  test('versions that come at once join by their numbers, whatever their files are called', async () => {
    const cup = await begun('numbers');
    const own = filesAt('numbered', {
      'h10.json': { name: 'h', version: '10', text: 'flat:iterations=2' },
      'h9.json': { name: 'h', version: '9', text: 'flat:iterations=3' },
    });
    const { out } = await world.run('arena', 'submit', cup, own, '--json');
    expect(JSON.parse(out)).toMatchObject({
      joined: ['h@9', 'h@10'],
      tests: [{ bot: 'h@10', against: 'h@9', played: 3 }],
    });
  });

  test('what is wrong is told with its file, and nothing joins', async () => {
    const cup = await begun('kept');
    const good = { name: 'good', version: '1', text: 'greedy' };
    const refused = async (name: string, bad: unknown, ...flags: string[]): Promise<string> => {
      const own = filesAt(name, { 'a.json': good, 'b.json': bad });
      const { code, err } = await world.run('arena', 'submit', cup, own, ...flags);
      expect([name, code, namesIn(cup)]).toEqual([name, err.startsWith('--') ? 2 : 1, ['random', 'greedy']]);
      return err.replaceAll(own, '.');
    };
    expect(await refused('torn', '{"name":')).toMatch(/^\.\/b\.json: no JSON/);
    expect(await refused('list', [])).toMatch(/^\.\/b\.json/);
    expect(await refused('no-text', { name: 'x', version: '1' })).toMatch(/^\.\/b\.json\.text: missing/);
    expect(await refused('more', { ...good, elo: 3000 })).toMatch(/^\.\/b\.json\.elo: unknown key/);
    expect(await refused('sign', { ...good, name: 'a@b' })).toMatch(/^\.\/b\.json\.name/);
    expect(await refused('lines', { ...good, name: 'a\nb' })).toMatch(/^\.\/b\.json\.name/);
    expect(await refused('dots', { ...good, version: '../2' })).toMatch(/^\.\/b\.json\.version/);
    expect(await refused('huge', ' '.repeat(70_000))).toMatch(/^\.\/b\.json: has more than 65536 bytes/);
    expect(await refused('program', { ...good, version: '2', text: 'cmd:true' })).toMatch(
      /^\.\/b\.json\.text: is a program.*--programs allows it/,
    );
    expect(await refused('unknown', { ...good, version: '2', text: 'nonsense' })).toMatch(/^bots\.3/);
    expect(await refused('same', { ...good, text: 'random' })).toMatch(/^good@1: is there with another text/);
    expect(await refused('elo', { ...good, version: '2' }, '--elo1', '0')).toMatch(/^--elo1: must be more than --elo0/);
    expect(await refused('elo-text', { ...good, version: '2' }, '--elo0', '1e9')).toMatch(/^--elo0: "1e9" is not Elo/);
  });

  test('links, too many files and folders that are not there are refused', async () => {
    const cup = await begun('other');
    const own = filesAt('linked', {});
    symlinkSync('/dev/zero', join(own, 'a.json'));
    expect((await world.run('arena', 'submit', cup, own)).err).toMatch(/a\.json: is not a plain file/);
    const many = filesAt(
      'many',
      Object.fromEntries(Array.from({ length: 201 }, (_, place) => [`${place}.json`, '{}'])),
    );
    expect((await world.run('arena', 'submit', cup, many)).err).toMatch(/holds 201 bots, at most 200 are read/);
    expect((await world.run('arena', 'submit', cup, at('nowhere'))).err).toMatch(/nowhere: no such/);
    expect((await world.run('arena', 'submit', at('nowhere'), own)).err).toMatch(/there is no tournament here/);
  });
});

describe('versions', () => {
  test('are ordered by the numbers in them', () => {
    const ordered = [
      '0.9',
      '1',
      '1.9',
      '1.10-a',
      '1.10-b2',
      '1.10-b10',
      '1.10',
      '1.10.1',
      '9',
      '10',
      '123456789012345678',
      'x',
    ];
    expect(ordered.toReversed().sort(compareVersions)).toEqual(ordered);
    expect(compareVersions('1.09', '1.9')).toBe(0);
  });

  /** A game at a table of three, with the fields that a comparison uses. */
  const line = (seed: number, rotation: number, shares: readonly number[], pairing = [0, 1, 2]) => {
    const seating = pairing.map((_, seat) => pairing[(seat + rotation) % pairing.length] ?? 0);
    // Only these fields are compared.
    return { game: 0, pairing, seed, rotation, opening: null, seating, shares } as unknown as GameLine;
  };

  test('at a table of three counts what one had more than the other, block by block and in their order', () => {
    const test1 = { elo0: 0, elo1: 300, alpha: 0.4, beta: 0.4 };
    const meetings = new Meetings({ next: 2, before: 0 });
    // Seat 0 wins every game, so each of the three wins once in a block. After that, only the new version wins, whatever its seat.
    for (const rotation of [0, 1, 2]) meetings.add(line(2, rotation, [1, 0, 0]));
    for (const rotation of [0, 1, 2]) {
      const shares = [0, 1, 2].map((seat) => ((seat + rotation) % 3 === 2 ? 1 : 0));
      meetings.add(line(1, rotation, shares));
    }
    // These must not count: a block with missing games, and a table without one of the three bots.
    meetings.add(line(3, 0, [1, 0, 0]));
    meetings.add(line(1, 0, [1, 0, 0], [0, 1, 3]));
    const [told, ...others] = meetings.tests(test1);
    expect(others).toEqual([]);
    expect(told).toMatchObject({ game: 0, played: 2 });
    expect(told).toEqual({ ...sprtOver([1, 0.5], test1, { games: 3, fair: 0.5 }), game: 0, played: 2 });
  });
});
