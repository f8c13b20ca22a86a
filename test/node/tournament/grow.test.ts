/** `arena add`: an extended tournament equals one that was played in one go, and finished games do not change. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bots, digestIn, type Kit, kit, linesIn, terrafex } from './kit.js';

let world: Kit;
beforeAll(async () => {
  world = await kit();
});
afterAll(() => world.end());

const at = (name: string): string => join(world.folder, name);

const arena = (...args: readonly string[]) => world.run('arena', ...args);

/** Runs in this process, because nothing is played. */
const refused = (...args: readonly string[]) => world.here('arena', ...args);

const specAt = (name: string, spec: object): string => world.spec(name, spec);

const small = { games: [terrafex], bots: bots('random', 'greedy'), blocks: 2 };

const grown = { ...small, bots: [...small.bots, { name: 'second', text: 'flat:iterations=4' }], blocks: 5 };

/** The small tournament in a folder of its own. */
const begun = async (name: string, spec: object = small): Promise<string> => {
  expect(await arena('run', specAt(name, spec), '--out', at(name))).toMatchObject({ code: 0, err: '' });
  return at(name);
};

describe('a tournament grows', () => {
  test('by blocks, then by a bot: keys and games stay, and the digest is that of the whole in one go', async () => {
    const out = await begun('steps');
    const before = linesIn(out);
    expect(await arena('add', out, '--blocks', '3')).toMatchObject({ code: 0, err: '' });
    expect(linesIn(out)).toHaveLength(10);
    expect(linesIn(out).slice(0, before.length)).toEqual(before);
    expect(await arena('add', out, '--bot', 'second=flat:iterations=4')).toMatchObject({ code: 0, err: '' });
    const keys = new Set(linesIn(out).map(({ key }) => key));
    expect(keys.size).toBe(30);
    for (const { key } of before) expect(keys).toContain(key);
    expect(digestIn(out)).toBe(digestIn(await begun('whole', grown)));
    const { out: said } = await arena('report', out);
    expect(said).toContain('30 games, 15 whole blocks');
    expect(said).not.toContain('not counted');
  });

  test('to a whole spec; `arena run` then resumes it, and refuses the one before', async () => {
    const out = await begun('by-spec');
    expect(await arena('add', out, '--spec', specAt('grown', grown))).toMatchObject({ code: 0 });
    expect(digestIn(out)).toBe(digestIn(await begun('whole-2', grown)));
    expect(await arena('run', at('grown.json'), '--out', out)).toMatchObject({ code: 0 });
    const refused = await arena('run', at('by-spec.json'), '--out', out);
    expect([refused.code, refused.err]).toEqual([1, expect.stringContaining('`arena add` lets one grow')]);
  });

  test('in a match and in a gauntlet', async () => {
    const match = { ...small, format: { _tag: 'Match', sprt: null } };
    const out = await begun('match', match);
    expect(await arena('add', out, '--blocks', '1')).toMatchObject({ code: 0 });
    expect(digestIn(out)).toBe(digestIn(await begun('match-3', { ...match, blocks: 3 })));
    const gauntlet = { ...small, format: { _tag: 'Gauntlet' } };
    const run1 = await begun('gauntlet', gauntlet);
    expect(await arena('add', run1, '--bot', 'second=flat:iterations=4')).toMatchObject({ code: 0 });
    expect(digestIn(run1)).toBe(digestIn(await begun('gauntlet-3', { ...gauntlet, bots: grown.bots })));
  });
});

describe('refused in words', () => {
  test('what would change games that were played, and nothing is written', async () => {
    const out = await begun('refusals', { ...grown, blocks: 1 });
    const before = ['spec.json', 'games.jsonl'].map((file) => readFileSync(join(out, file), 'utf8'));
    const to = async (change: object): Promise<string> =>
      (await refused('add', out, '--spec', specAt('other', { ...grown, blocks: 1, ...change }))).err;
    expect(await to({ seed: 7 })).toMatch(/^seed: the games that were played began from another one: begin a new/);
    expect(await to({ games: [{ ...terrafex, options: { layout: '2', turnLimit: 9 } }] })).toMatch(/^games: /);
    expect(await to({ adjudication: { plies: 9 } })).toMatch(/^adjudication: /);
    expect(await to({ bots: small.bots })).toMatch(/^bots\.2: "second" has played: bots join at the end and stay/);
    expect(await to({ bots: [...small.bots, { name: 'second', text: 'greedy' }] })).toMatch(
      /^bots\.2: has played as it is: give a new version a name of its own/,
    );
    expect(await to({ bots: [...grown.bots, { name: 'program', text: 'cmd:true' }] })).toMatch(
      /^bots: no program takes part yet/,
    );
    const of = async (...args: readonly string[]): Promise<string> => (await refused('add', out, ...args)).err;
    expect(await of()).toMatch(/^arena add: say what is added/);
    expect(await of('--bot', 'nameless')).toMatch(/^--bot: "nameless" is not NAME=TEXT/);
    expect(await of('--bot', 'second=greedy')).toMatch(/another bot has this name/);
    expect(await of('--bot', 'third=nonsense')).toMatch(/bots\.3/);
    expect(await of('--blocks', '0')).toMatch(/^--blocks/);
    expect(await of('--blocks', '1', '--spec', at('other.json'))).toMatch(/^--spec: says everything/);
    expect(['spec.json', 'games.jsonl'].map((file) => readFileSync(join(out, file), 'utf8'))).toEqual(before);
    expect((await refused('add', at('nowhere'), '--blocks', '1')).err).toMatch(/there is no tournament here/);
  });

  test('formats whose rounds depend on results, and folders of earlier releases', async () => {
    const swiss = await begun('swiss', { ...grown, blocks: 1, format: { _tag: 'Swiss', rounds: 2 } });
    expect((await refused('add', swiss, '--blocks', '1')).err).toMatch(/^format: who meets whom in a Swiss depends/);
    const old = await begun('old');
    const spec: unknown = JSON.parse(readFileSync(join(old, 'spec.json'), 'utf8'));
    writeFileSync(join(old, 'spec.json'), JSON.stringify({ ...Object(spec), keys: 'tournament' }));
    expect((await refused('add', old, '--blocks', '1')).err).toMatch(
      /^spec\.json: an earlier release began this folder/,
    );
  });
});
