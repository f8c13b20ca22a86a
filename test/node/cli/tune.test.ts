/** The search for parameters: what SPSA finds, what is stored on disk, and what is refused. */
import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import { source } from '../../../src/index.js';
import { beginSearch, foundIn, learn, propose, type Range } from '../../../src/node/tournament/tune/spsa.js';
import { rulehouse } from './kit.js';

const folder = mkdtempSync(join(tmpdir(), 'rulehouse-tune-'));
afterAll(() => rmSync(folder, { recursive: true }));

const explore: Range = { name: 'explore', low: 1, high: 300 };
const order: Range = { name: 'order', low: 0, high: 1 };
const pick: Range = { name: 'pick', low: 1, high: 8 };

describe('SPSA', () => {
  /** Better values win more often; the best are `explore` at 20 and `order` at 1. A game is won or lost. */
  const strength = ([one = 0, other = 0]: readonly number[]): number =>
    -1.5 * Math.abs(Math.log((one + 1) / 21)) + (other === 1 ? 0.8 : 0);

  const searched = (seed: number, steps: number): readonly number[] => {
    const ranges = [explore, order];
    const dice = source(seed + 1_000_000);
    let search = beginSearch(ranges, [150, 0]);
    for (let step = 0; step < steps; step++) {
      const { plus, minus, signs } = propose(ranges, search, seed);
      const chance = 1 / (1 + Math.exp(strength(minus) - strength(plus)));
      const won = [0, 1].filter(() => dice.below(1_000_000) < chance * 1_000_000).length;
      search = learn(search, signs, won - 1, steps);
    }
    return foundIn(ranges, search, steps);
  };

  test('finds two values from 400 pairs of games that are won and lost by chance, whatever the seed', () => {
    const found = Array.from({ length: 20 }, (_, seed) => searched(seed, 400));
    const near = found.filter(([one = 0, other]) => one >= 10 && one <= 40 && other === 1);
    expect(near.length).toBeGreaterThanOrEqual(19);
  });

  test('learns nothing from drawn games', () => {
    const ranges = [explore, order, pick];
    let search = beginSearch(ranges, [70, 1, 3]);
    for (let step = 0; step < 50; step++) search = learn(search, propose(ranges, search, 5).signs, 0, 50);
    expect(foundIn(ranges, search, 50)).toEqual([70, 1, 3]);
  });

  test('proposes whole values within the bounds, and never the same for both of few values', () => {
    const ranges = [explore, order, pick];
    const places = fc.tuple(fc.nat(300), fc.nat(1), fc.integer({ min: 1, max: 8 }), fc.nat(1000), fc.nat());
    fc.assert(
      fc.property(places, ([one, two, three, steps, seed]) => {
        const { plus, minus } = propose(ranges, { ...beginSearch(ranges, [one, two, three]), steps }, seed);
        for (const [at, { low, high }] of ranges.entries())
          for (const value of [plus[at], minus[at]]) {
            expect(Number.isInteger(value)).toBe(true);
            expect(value).toBeGreaterThanOrEqual(low);
            expect(value).toBeLessThanOrEqual(high);
          }
        expect(plus[1]).not.toBe(minus[1]);
      }),
    );
  });
});

const quick = ['tune', 'terrafex', '--bot', 'mcts:iterations=6', '--options', '{"turnLimit":3}', '--seed', '7'];
const over = ['--over', 'explore=5..200,order'];
const sizes = ['--steps', '6', '--test', '4'];

describe('rulehouse tune', () => {
  test('prints what was tried with bounds, the values found, and a verdict', async () => {
    const { code, out } = await rulehouse([...quick, ...over, ...sizes]);
    expect(code).toBe(0);
    const lines = out.split('\n');
    expect(
      lines.filter((line) => /^(explore|order)\t\d+(\.\.\d+)?\t\d+\t[\d.]+\t[\d.]+\t[\d.]+$/.test(line)).length,
    ).toBe(lines.indexOf('before: explore=15,order=1'));
    expect(out).toMatch(/\nfound: explore=\d+,order=[01]\nbot: mcts:iterations=6,explore=\d+,order=[01]\n/);
    expect(out).toMatch(/\ntest against the values before: .*[\d.]+ % of the points$/);
    expect((await rulehouse([...quick, ...over, ...sizes])).out).toBe(out);
  });

  test('resumes from its folder after an interruption in the middle of a line, and finds the same', async () => {
    const [whole, cut] = [join(folder, 'whole'), join(folder, 'cut')];
    const first = await rulehouse([...quick, ...over, ...sizes, '--out', whole]);
    expect(first.code).toBe(0);
    const log = readFileSync(join(whole, 'log.jsonl'), 'utf8');
    expect(log.trim().split('\n').length).toBeGreaterThanOrEqual(6);
    await rulehouse([...quick, ...over, ...sizes, '--out', cut]);
    writeFileSync(join(cut, 'log.jsonl'), log.slice(0, log.indexOf('\n', log.length / 3) + 20));
    const again = await rulehouse([...quick, ...over, ...sizes, '--out', cut]);
    expect(again.out).toBe(first.out);
    expect(readFileSync(join(cut, 'log.jsonl'), 'utf8')).toBe(log);
  });

  test('refuses a folder with another search, and a log that it did not write', async () => {
    const held = join(folder, 'held');
    const line = [...quick, ...over, '--steps', '1', '--test', '0', '--out', held];
    expect((await rulehouse(line)).code).toBe(0);
    const other = [...quick, ...over, '--steps', '2', '--test', '0', '--out', held];
    expect((await rulehouse(other)).err).toContain('held: this folder holds another search');
    appendFileSync(join(held, 'log.jsonl'), '{"_tag":"Step","plus":[1e99]}\n');
    expect((await rulehouse(line)).err).toMatch(/log\.jsonl\.line 2: plus\.0: /);
  });

  test('plays against opponents in turn, and at tables of three', async () => {
    const against = ['--against', 'random', '--against', 'greedy'];
    const duel = await rulehouse([...quick, ...over, '--steps', '3', '--test', '2', '--json', ...against]);
    expect(JSON.parse(duel.out)).toMatchObject({ against: ['random', 'greedy'], steps: 3 });
    const three = ['tune', 'icetraders', '--bot', 'ismcts:iterations=4', '--over', 'explore'];
    const options = ['--options', '{"players":3,"turnLimit":12}', '--steps', '2', '--test', '1'];
    expect((await rulehouse([...three, ...options])).code).toBe(0);
    expect((await rulehouse([...three, ...options, '--against', 'random'])).code).toBe(0);
  });

  test.each([
    [['--over', 'iterations'], '--over: "iterations" is the amount of work, which is not tuned; there are: cut, pick'],
    [['--over', 'explor'], '--over: "explor" is not a parameter of mcts; there are: cut, pick, explore, widen'],
    [['--over', 'explore=9'], '--over.explore: "9" is not a range FROM..TO within 0 and 1000'],
    [['--over', 'explore=9..9'], 'is not a range FROM..TO'],
    [['--over', 'explore=0..1001'], 'is not a range FROM..TO'],
    [['--over', 'explore,explore'], '--over.explore: given twice'],
    [['--over', 'explore', '--bot', 'mtcs'], '--bot: no bot "mtcs"'],
    [['--over', 'explore', '--bot', 'random'], '--over: "explore" is not a parameter of random'],
    [['--over', 'explore', '--against', 'nobody'], '--against: no bot "nobody"'],
    [['--over', 'explore', '--steps', '0'], '--steps: "0" is not a whole number from 1 to 100000'],
    [['--over', 'explore', '--options', '{"turnLimit":-1}'], '--options.turnLimit: '],
  ] as const)('%j is refused', async (flags, message) => {
    const { code, err } = await rulehouse([...quick, ...flags]);
    expect(code).toBe(err.startsWith('--') ? 2 : 1);
    expect(err).toContain(message);
  });
});
