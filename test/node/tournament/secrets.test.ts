/** Secrets of tournaments with programs: what they make repeatable, what is checked, and folders from before secrets existed. */
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { GameLine } from '../../../src/arena/index.js';
import { decode, isRight, isSeed } from '../../../src/index.js';
import { keyedDeal, openDeal } from '../../../src/node/host/deal.js';
import { newSecret, seedsFrom, seedsOf } from '../../../src/node/host/secret.js';
import { dealt } from '../../../src/node/tournament/assignment.js';
import { digestIn, type Kit, kit, lasting, linesIn } from './kit.js';

let arena: Kit;
const at = (name: string): string => join(arena.folder, name);

beforeAll(async () => {
  arena = await kit();
});
afterAll(() => arena.end());

const read = (out: string): readonly GameLine[] => linesIn(out) as unknown as readonly GameLine[];

const textsIn = (out: string): readonly string[] =>
  readFileSync(join(out, 'games.jsonl'), 'utf8').trimEnd().split('\n');

const write = (out: string, lines: readonly string[]): void =>
  writeFileSync(join(out, 'games.jsonl'), lines.map((line) => `${line}\n`).join(''));

/** What a report counts, and what it says about the rest. */
const reported = async (out: string) => {
  const { out: json, err } = await arena.here('arena', 'report', out, '--json');
  const { total, refused } = JSON.parse(json) as {
    readonly total: { readonly games: number };
    readonly refused: { readonly first: readonly { readonly reason: string }[] };
  };
  return { games: total.games, reasons: refused.first.map(({ reason }) => reason), err };
};

const program = 'cmd:node test/arena/good.mjs';

const bots = [
  { name: 'good', text: program },
  { name: 'random', text: 'random' },
];

const spec = {
  games: [{ game: 'terra-mystica' }, { game: 'icetraders', options: { turnLimit: 20 } }],
  bots,
};

const modeOf = (file: string): number => statSync(file).mode & 0o777;

describe('seeds', () => {
  test('are 53 bits of a keyed hash: another one for every purpose, block, rotation and seat', () => {
    const seedOf = seedsOf('000102030405060708090a0b0c0d0e0f');
    // printf '["set-up",1]' | openssl dgst -sha256 -mac HMAC -macopt hexkey:000102030405060708090a0b0c0d0e0f
    expect(seedOf('set-up', 1)).toBe(Number(0x120dc9a7c47ce1d4n >> 11n));
    const seeds = [1, 2, 3].flatMap((block) => [0, 1].flatMap((rotation) => keyedDeal(seedOf, [block], rotation).bots));
    const setups = [1, 2, 3].map((block) => keyedDeal(seedOf, [block], 0).setup);
    expect(new Set([...seeds, ...setups]).size).toBe(39);
    expect([...seeds, ...setups].every(isSeed)).toBe(true);
    expect(keyedDeal(seedOf, [1], 0).setup).toBe(keyedDeal(seedOf, [1], 1).setup);
    expect(seedsOf(newSecret())('bot', 1)).not.toBe(seedOf('bot', 1));
    expect(seedsFrom(7)('bot', 1)).toBe(seedsFrom(7)('bot', 1));
  });

  test('travel to other machines as JSON', () => {
    const order = { game: 0, pairing: [0, 1], seed: 7, rotation: 1, opening: null };
    const key = '0f'.repeat(16);
    for (const deal of [openDeal(7, 1), keyedDeal(seedsOf(newSecret()), [7], 1)]) {
      const sent = decode(dealt)(JSON.parse(JSON.stringify({ key, order, deal })));
      expect(isRight(sent) && sent.right).toEqual({ key, order, deal });
    }
    expect(isRight(decode(dealt)({ key, order, deal: { ...openDeal(7, 1), bots: [1] } }))).toBe(false);
    expect(isRight(decode(dealt)({ key: 'x', order, deal: openDeal(7, 1) }))).toBe(false);
  });
});

describe('a tournament with a program', () => {
  const file = (): string => arena.spec('secret', spec);

  test('is repeated with its secret, whatever it is interrupted by, and by nothing else', async () => {
    const [first, copied, flagged, other] = ['first', 'copied', 'flagged', 'other'].map(at) as [
      string,
      string,
      string,
      string,
    ];
    expect(await arena.run('arena', 'run', file(), '--out', first)).toMatchObject({ code: 0, err: '' });
    const secret = join(first, 'secret');
    expect([modeOf(secret), modeOf(join(first, 'games.jsonl')), modeOf(first)]).toEqual([0o600, 0o600, 0o700]);
    const lines = read(first);
    expect(lines).toHaveLength(4);
    for (const { seed, record, botSeeds = [], seating } of lines) {
      expect(record.seed).not.toBe(seed);
      expect(botSeeds).toHaveLength(seating.length);
    }
    // Games of the same block begin alike; games of different blocks do not.
    expect(lines.map(({ record }) => record.seed)).toEqual(lines.map((_, at) => lines[at - (at % 2)]?.record.seed));
    expect(new Set(lines.map(({ record }) => record.seed)).size).toBe(2);
    expect(new Set(lines.flatMap(({ botSeeds = [] }) => botSeeds)).size).toBe(8);

    mkdirSync(copied);
    cpSync(secret, join(copied, 'secret'));
    expect(await arena.run('arena', 'run', file(), '--out', copied, '--jobs', '2')).toMatchObject({ code: 0, err: '' });
    expect(digestIn(copied)).toBe(digestIn(first));
    write(copied, textsIn(copied).slice(0, 3));
    expect(await arena.run('arena', 'run', file(), '--out', copied)).toMatchObject({ code: 0, err: '' });
    expect(digestIn(copied)).toBe(digestIn(first));

    const flags = ['--out', flagged, '--secret', secret];
    expect(await arena.run('arena', 'run', file(), ...flags)).toMatchObject({ code: 0, err: '' });
    expect(digestIn(flagged)).toBe(digestIn(first));
    expect(modeOf(join(flagged, 'secret'))).toBe(0o600);

    expect((await arena.run('arena', 'run', file(), '--out', other)).code).toBe(0);
    const setups = new Set(read(first).map(({ record }) => record.seed));
    expect(read(other).filter(({ record }) => setups.has(record.seed))).toEqual([]);

    const unlike = await arena.run('arena', 'run', file(), '--out', other, '--secret', secret);
    expect(unlike).toMatchObject({ code: 1, err: expect.stringContaining('this folder has another secret') as string });
    rmSync(join(other, 'secret'));
    const without = await arena.run('arena', 'run', file(), '--out', other);
    expect(without).toMatchObject({ code: 1, err: expect.stringContaining('its file is missing') as string });
    const wrong = await arena.run('arena', 'run', file(), '--out', other, '--secret', secret);
    expect(wrong).toMatchObject({
      code: 1,
      err: expect.stringContaining('the games here were played with another secret') as string,
    });
    expect(existsSync(join(other, 'secret'))).toBe(false);
  });

  test('is proved with its secret; without it a report still sees that blocks begin alike', async () => {
    const [one, two] = [at('proved-1'), at('proved-2')];
    for (const out of [one, two]) expect((await arena.run('arena', 'run', file(), '--out', out)).code).toBe(0);
    expect(await reported(one)).toEqual({ games: 4, reasons: [], err: '' });
    const [lines, others] = [textsIn(one), textsIn(two)];

    // The second game of the first block was played with the other secret.
    write(one, [lines[0] ?? '', others[1] ?? '', ...lines.slice(2)]);
    expect((await reported(one)).reasons).toEqual(['botSeeds.0: is not that of the secret']);
    const kept = readFileSync(join(one, 'secret'), 'utf8');
    rmSync(join(one, 'secret'));
    const blind = await reported(one);
    expect(blind.reasons).toEqual(['record.seed: is not that of the other games of the block']);
    expect(blind.err).toBe('without the secret of the folder the seeds of 3 games cannot be checked\n');
    writeFileSync(join(one, 'secret'), kept);

    // Replace the set-up with another one, but keep the seeds of the bots.
    const first = JSON.parse(lines[0] ?? '') as GameLine;
    const liked = { ...(JSON.parse(others[0] ?? '') as GameLine), botSeeds: first.botSeeds };
    write(one, [JSON.stringify(liked), ...lines.slice(1)]);
    expect((await reported(one)).reasons).toEqual(['record.seed: is not that of the secret']);
  });

  test('has a secret that is one: files and flags that hold none are refused', async () => {
    const out = at('strange');
    mkdirSync(out);
    for (const text of ['', 'x'.repeat(32), `${'0'.repeat(32)}0`, '0'.repeat(100_000)]) {
      writeFileSync(join(out, 'secret'), text);
      const run = await arena.run('arena', 'run', file(), '--out', out);
      expect(run).toMatchObject({ code: 1, err: expect.stringContaining('is not a secret') as string });
    }
    rmSync(join(out, 'secret'));
    const missing = await arena.run('arena', 'run', file(), '--out', out, '--secret', at('nothing'));
    expect(missing).toMatchObject({ code: 1, err: expect.stringContaining('there is no such file') as string });
    const house = arena.spec('house', { ...spec, bots: [{ name: 'a', text: 'random' }, bots[1]] });
    writeFileSync(at('given'), `${newSecret()}\n`);
    const needless = await arena.run('arena', 'run', house, '--out', at('house'), '--secret', at('given'));
    expect(needless).toMatchObject({ code: 2, err: expect.stringContaining('no program takes part') as string });
  });
});

test('a match with a program is repeated with its secret, and says in its lines what it took', async () => {
  const match = (jsonl: string, ...flags: string[]) =>
    arena.run('match', 'terra-mystica', program, 'random', '--games', '4', '--jsonl', at(jsonl), ...flags);
  const [secret, again, other] = [at('match.secret'), at('again'), at('other-match')];
  expect(await match('once', '--secret', secret)).toMatchObject({ code: 0, err: '' });
  expect(modeOf(secret)).toBe(0o600);
  expect((await match('again', '--secret', secret, '--jobs', '2')).code).toBe(0);
  expect(readFileSync(again, 'utf8')).toBe(readFileSync(at('once'), 'utf8'));
  expect((await match('other-match')).code).toBe(0);
  const linesOf = (name: string) =>
    readFileSync(name, 'utf8')
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as { seed: number; botSeeds?: number[]; record: { seed: number } });
  const [lines, others] = [linesOf(again), linesOf(other)];
  expect(lines.map(({ botSeeds = [] }) => botSeeds.length)).toEqual([2, 2, 2, 2]);
  expect(lines[0]?.record.seed).toBe(lines[1]?.record.seed);
  expect(new Set([...lines, ...others].map(({ record }) => record.seed)).size).toBe(4);
  expect(lines.some(({ seed, record }) => seed === record.seed)).toBe(false);
  const needless = await arena.run('match', 'terrafex', 'random', 'random', '--games', '2', '--secret', secret);
  expect(needless).toMatchObject({ code: 2, err: expect.stringContaining('no program takes part') as string });
});

describe('a folder of the release before there were secrets', () => {
  const earlier = (name: string): string => {
    const out = at(`earlier-${name}`);
    cpSync(`test/arena/earlier/${name}`, out, { recursive: true });
    return out;
  };

  test('between bots of the house goes on as it began, to the last byte but the times', async () => {
    const out = earlier('house');
    const before = digestIn(out);
    expect(await reported(out)).toEqual({ games: 12, reasons: [], err: '' });
    write(out, textsIn(out).slice(0, 5));
    expect(await arena.run('arena', 'run', join(out, 'spec.json'), '--out', out)).toMatchObject({ code: 0, err: '' });
    expect(digestIn(out)).toBe(before);
    const anew = at('house-anew');
    expect((await arena.run('arena', 'run', join(out, 'spec.json'), '--out', anew)).code).toBe(0);
    // In a new folder, the keys are made from the games alone, so that the tournament can grow. The games are the same.
    const gamesIn = (one: string) => linesIn(one).map((line) => ({ ...lasting(line), key: '' }));
    expect(gamesIn(anew)).toEqual(gamesIn(out));
    expect([existsSync(join(out, 'secret')), existsSync(join(anew, 'secret'))]).toEqual([false, false]);
  });

  test('with a program is reported; what is missing is played with a secret, but for the rest of a block', async () => {
    const out = earlier('programs');
    const told = 'games were played by an earlier release, with seeds that a program could compute\n';
    expect(await reported(out)).toEqual({ games: 12, reasons: [], err: `12 ${told}` });
    const before = read(out);
    // Keep two blocks of the first seed and half a block of the second.
    write(out, textsIn(out).slice(0, 5));
    const run = await arena.run('arena', 'run', join(out, 'spec.json'), '--out', out);
    expect(run).toMatchObject({ code: 0, err: `5 ${told}` });
    const after = read(out);
    expect(after).toHaveLength(12);
    expect(after.slice(0, 6).map(lasting)).toEqual(before.slice(0, 6).map(lasting));
    for (const [index, line] of after.entries()) {
      expect(line.key).toBe(before[index]?.key);
      expect(line.botSeeds?.length).toBe(index < 6 ? undefined : 2);
    }
    expect(await reported(out)).toEqual({ games: 12, reasons: [], err: `6 ${told}` });
    expect([modeOf(join(out, 'secret')), modeOf(join(out, 'games.jsonl'))]).toEqual([0o600, 0o600]);
  });
});
