/** The packages that `rulehouse new` writes obey the laws and pass their own tests, unchanged. */
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { isRight } from 'fp-ts/Either';
import { afterAll, describe, expect, test } from 'vitest';
import type { Game, GameTypes } from '../../src/core/index.js';
import { type LawOptions, lawsOf } from '../../src/laws/index.js';
import { newGame } from '../../src/node/cli/new.js';
import { rulehouse } from '../node/cli/kit.js';

const root = fileURLToPath(new URL('../../', import.meta.url));
const cache = join(root, 'node_modules', '.cache', 'templates');
mkdirSync(cache, { recursive: true });
const temp = mkdtempSync(join(cache, 'new-'));
afterAll(() => rmSync(temp, { recursive: true }));

// The manifest is our own file, so the cast is safe.
const { version, devDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  readonly version: string;
  readonly devDependencies: Readonly<Record<string, string>>;
};

interface Module<T extends GameTypes> {
  readonly game: Game<T>;
  readonly lawOptions: LawOptions<T>;
}

const validator = (schema: object): ((json: unknown) => boolean) => new Ajv2020({ strict: true }).compile(schema);

const filesIn = (dir: string): readonly string[] =>
  readdirSync(dir, { recursive: true, withFileTypes: true, encoding: 'utf8' })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

describe.each(['perfect', 'hands', 'dice'])('the template %s', async (template) => {
  const dir = join(temp, template);
  const made = await newGame('@me/river-race', { template, dir }, version);
  // The template is compiled with the types of its game, which this test does not know.
  const { game, lawOptions } = (await import(`${dir}/src/laws.ts`)) as Module<GameTypes>;

  describe('keeps', () => {
    for (const { name, property } of lawsOf(game, { ...lawOptions, validator }))
      test(name, () => {
        fc.assert(property, { numRuns: 40 });
      });
  });

  describe('its own tests', async () => {
    await import(`${dir}/test/game.test.ts`);
  });

  test('has the names of the game everywhere', () => {
    expect(isRight(made)).toBe(true);
    expect([game.id, game.title]).toEqual(['river-race', 'River Race']);
    expect(Object.keys(game.rules).every((rule) => rule.startsWith('RR-'))).toBe(true);
    for (const file of filesIn(dir)) expect(readFileSync(file, 'utf8')).not.toMatch(/my-game|My Game|MG-|\{rules\}/);
  });

  test('tells every rule in its README', () => {
    const readme = readFileSync(join(dir, 'README.md'), 'utf8');
    for (const [rule, title] of Object.entries<string>(game.rules))
      expect(readme).toContain(`| <a id="${rule}"></a>${rule} | ${title} |\n`);
  });

  test('asks for the packages that the library is tested with', () => {
    const manifest = JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8')) as {
      readonly name: string;
      readonly peerDependencies: Readonly<Record<string, string>>;
      readonly devDependencies: Readonly<Record<string, string>>;
    };
    expect(manifest.name).toBe('@me/river-race');
    expect(manifest.peerDependencies).toEqual({ rulehouse: `^${version}` });
    for (const [name, range] of Object.entries(manifest.devDependencies))
      expect(`${name} ${range}`).toBe(`${name} ^${name === 'rulehouse' ? version : (devDependencies[name] ?? '')}`);
  });
});

describe.each([
  ['adding-a-game', 'nim'],
  ['chance', 'game'],
])('the small game of the guide %s', async (guide, name) => {
  const text = readFileSync(join(root, 'docs', 'guide', `${guide}.md`), 'utf8');
  const code = [...text.matchAll(/^```ts\n([\s\S]*?)^```/gm)].map(([, block = '']) => block);
  writeFileSync(
    join(temp, `${guide}.ts`),
    `${code.find((block) => block.includes('gameOf<')) ?? ''}\nexport { ${name} };`,
  );
  const { [name]: game } = (await import(join(temp, `${guide}.ts`))) as Readonly<Record<string, Game<GameTypes>>>;
  const laws = game === undefined ? [] : lawsOf(game, { validator });
  test('is there', () => expect(laws.length).toBeGreaterThan(20));
  for (const law of laws)
    test(law.name, () => {
      fc.assert(law.property, { numRuns: 40 });
    });
});

describe('names', () => {
  test.each([
    ['hex', 'hex', 'Hex', 'HE-1.1'],
    ['@me/2-player.chess', 'player-chess', 'Player Chess', 'PC-1.1'],
    ['x', 'x', 'X', 'X-1.1'],
    ['a-1', 'a-1', 'A 1', 'A-1.1'],
  ])('%s is the game %s, %s, %s', async (name, id, title, rule) => {
    const dir = join(temp, `name-${id}`);
    await newGame(name, { template: 'dice', dir }, version);
    const text = readFileSync(join(dir, 'src', 'game.ts'), 'utf8');
    expect(text).toContain(`id: '${id}',\n  title: '${title}',`);
    expect(readFileSync(join(dir, 'src', 'rules.ts'), 'utf8')).toContain(`'${rule}'`);
  });
});

describe('refusals', () => {
  test.each([
    ['My Game', /^"My Game" is not a name that npm takes/],
    ['../x', /is not a name that npm takes/],
    ['.x', /is not a name that npm takes/],
    ['node_modules', /is not a name that npm takes/],
    ['a'.repeat(215), /is not a name that npm takes/],
    ['42', /^"42" has no letter that the id of a game could begin with$/],
    ['terrafex', /^the library has a game "terrafex" already: take another name$/],
  ])('the name %s', async (name, message) => {
    const { code, out, err } = await rulehouse(['new', name, '--dir', join(temp, 'refused')]);
    expect([code, out]).toEqual([1, '']);
    expect(err).toMatch(message);
    expect(readdirSync(temp)).not.toContain('refused');
  });

  test('an unknown template', async () => {
    expect(await rulehouse(['new', 'hex', '--template', 'solo', '--dir', join(temp, 'refused')])).toMatchObject({
      code: 2,
      err: '--template: "solo" is not a template; there are: perfect, hands, dice',
    });
  });

  test.skipIf(!existsSync('/proc/self'))('a file system that takes no folders', async () => {
    expect(await rulehouse(['new', 'hex', '--dir', '/proc/hex'])).toMatchObject({
      code: 1,
      err: '/proc/hex: no folder can be made there',
    });
  });

  test('a folder that is not empty stays as it is; an empty one is taken', async () => {
    const dir = join(temp, 'full');
    mkdirSync(dir);
    expect(await rulehouse(['new', 'hex', '--dir', dir])).toMatchObject({ code: 0, err: '' });
    const before = filesIn(dir);
    expect(await rulehouse(['new', 'hex', '--template', 'dice', '--dir', dir])).toMatchObject({
      code: 1,
      err: expect.stringMatching(/is there already and is not an empty folder$/) as string,
    });
    expect(filesIn(dir)).toEqual(before);
    const file = join(temp, 'file');
    writeFileSync(file, '');
    expect((await rulehouse(['new', 'hex', '--dir', file])).code).toBe(1);
  });
});
