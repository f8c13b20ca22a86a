/** The commands about bots. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { bootstrap, wilson } from '../../../src/arena/index.js';
import { game } from '../../../src/games/terrafex/index.js';
import { isRight, verifyRecord } from '../../../src/index.js';
import { rulehouse } from './kit.js';

const folder = mkdtempSync(join(tmpdir(), 'rulehouse-bots-'));
afterAll(() => rmSync(folder, { recursive: true }));

const start = '......../...G2...B3/B3.G2...../...G1G1.../.....G2.B3/B3...G2.../........ w RYGB - 000 1 k2l0,12:0';
const short = '{"layout":"2","turnLimit":4}';

describe('bots, think, match, play --bot', () => {
  test('bots', async () => {
    const { code, out } = await rulehouse(['bots']);
    expect(code).toBe(0);
    expect(out).toContain('mcts: a tree search with random play; proves wins and losses');
    expect(out).toContain('  iterations=1..1000000000, default 1000: ');
    expect(JSON.parse((await rulehouse(['bots', '--json'])).out)).toHaveLength(8);
  });

  test('bots of a module are listed, and named where a bot is not known', async () => {
    const module = fileURLToPath(new URL('../match/bots.mjs', import.meta.url));
    const own = await rulehouse(['bots', '--with', module]);
    expect(own.out).toContain(`\ndice: a bot of ${module}\nfirst: a bot of `);
    const json = JSON.parse((await rulehouse(['bots', '--with', module, '--json'])).out) as unknown[];
    expect(json.slice(7)).toContainEqual({ name: 'dice', meaning: `a bot of ${module}`, parameters: [] });
    const { err } = await rulehouse(['match', 'terrafex', 'random', 'chess', '--with', module]);
    expect(err).toContain('alphabeta, plan, dice, first, later');
    const given = await rulehouse(['match', 'terrafex', 'random', 'dice:ms=50', '--with', module]);
    expect(given.err).toBe('bots: the bot "dice" is of a module, and takes no parameters: leave out ":ms=50"');
  });

  test('a match of more or fewer bots than a game takes says so', async () => {
    expect(
      await rulehouse(['match', 'terra-mystica', ...'123456'.replace(/./g, 'random ').trim().split(' ')]),
    ).toMatchObject({ code: 1, err: 'TMY-1.1: terra-mystica takes 2 to 5 bots, not 6' });
    const uneven = await rulehouse(['match', 'icetraders', 'random', 'random', 'greedy', '--options', '{"players":4}']);
    expect(uneven.err).toBe(
      '3 bots cannot share 4 seats evenly: say who sits at the fourth by naming 4 bots; a bot may be named twice',
    );
    const given = await rulehouse(['match', 'terra-mystica', 'random', 'random', '--options', '{"players":9}']);
    expect(given.err).toContain('--options.players: 9 is not a whole number from 2 to 5');
  });

  test('think', async () => {
    const asked = ['think', 'terrafex', start, '--bot', 'mcts:iterations=40', '--seed', '3'];
    const { code, out, progress } = await rulehouse(asked);
    expect(code).toBe(0);
    const [best = '', told, expected, spent] = out.split('\n');
    expect(best).toMatch(/^best: /);
    expect(told).toMatch(/^chance to win \d+ ± \d+ %; the second best move loses \d+ %$/);
    expect(expected).toMatch(/^expected: /);
    expect(spent).toMatch(/^iterations 40, depth \d+, positions \d+$/);
    expect(await rulehouse(asked)).toMatchObject({ out });
    expect(progress.at(-1)).toBe('');
    const json = JSON.parse((await rulehouse([...asked, '--json'])).out) as Record<string, unknown>;
    expect(json).toMatchObject({ seat: 0, iterations: 40, best: best.slice('best: '.length) });
    for (const [args, message] of [
      [['think', 'chess', start], 'no game "chess"; there are: icetraders'],
      [['think', 'terrafex', 'x'], 'TF-11.3: '],
      [['think', 'terrafex', start, '--bot', 'chess'], '--bot: no bot "chess"; there are: random'],
      [['think', 'terrafex', start, '--seat', '1'], 'TF-3.1: --seat: Black has nothing to decide'],
      [['think', 'terrafex', start, '--seat', '2'], '--seat: "2" is not a whole number from 0 to 1'],
      [['think', 'terrafex', start, '--seed', 'x'], '--seed: "x" is not a whole number'],
    ] as const) {
      const refused = await rulehouse(args);
      expect([refused.code, refused.out]).toEqual([message.startsWith('--') ? 2 : 1, '']);
      expect(refused.err).toContain(message);
    }
  });

  test('think of what a seat sees', async () => {
    const view = '3 main 2 ??E +++ - 1:Y1=1R3;2:Y2=0Y3G3,2B3;3:G2=0R1;4:G1= -';
    const { code, out } = await rulehouse(['think', 'icetraders', view, '--bot', 'ismcts:iterations=30']);
    expect(code).toBe(0);
    expect(out).toMatch(/^best: /);
  });

  test('match: last a line for each bot, the same bytes again, and records that verify', async () => {
    const asked = ['match', 'terrafex', 'flat:iterations=8,cut=4', 'random', '--games', '5', '--options', short];
    const { code, out, progress } = await rulehouse(asked);
    expect(code).toBe(0);
    expect(
      out
        .split('\n')
        .slice(-2)
        .map((line) => line.split('\t').length),
    ).toEqual([6, 6]);
    const [first = [], second = []] = out
      .split('\n')
      .slice(-2)
      .map((line) => line.split('\t'));
    expect([first[0], second[0], first[2]]).toEqual(['flat:iterations=8,cut=4', 'random', '6']);
    expect(Number(first[1]) + Number(second[1])).toBe(6);
    expect(progress.length).toBe(4);
    const file = join(folder, 'games.jsonl');
    expect((await rulehouse([...asked, '--jsonl', file])).out).toBe(out);
    const lines = readFileSync(file, 'utf8').trim().split('\n');
    expect(lines.length).toBe(6);
    for (const line of lines) {
      const one = JSON.parse(line) as { bots: string[]; record: unknown };
      expect(one.bots.toSorted()).toEqual(['flat:iterations=8,cut=4', 'random']);
      expect(isRight(verifyRecord(game)(one.record))).toBe(true);
    }
    expect((await rulehouse([...asked, '--jsonl', file])).err).toContain('is there already');
  });

  test('match: teams and several seats share the point of a game', async () => {
    const four = await rulehouse([
      'match',
      'transformartian',
      'random',
      'greedy',
      '--games',
      '2',
      '--options',
      '{"players":4,"turnLimit":40}',
    ]);
    expect(
      four.out
        .split('\n')
        .slice(-2)
        .map((line) => line.split('\t')[2]),
    ).toEqual(['2', '2']);
    const three = await rulehouse([
      'match',
      'icetraders',
      'random',
      'random',
      'greedy',
      '--games',
      '6',
      '--options',
      '{"turnLimit":60}',
    ]);
    const points = three.out
      .split('\n')
      .slice(-3)
      .map((line) => Number(line.split('\t')[1]));
    expect(points.reduce((sum, one) => sum + one, 0)).toBeCloseTo(6, 1);
    for (const [args, message] of [
      [['match', 'terrafex', 'random', 'chess'], 'bots: no bot "chess"'],
      [['match', 'terrafex', 'random', 'random', 'random'], '3 bots cannot share 2 seats evenly'],
      [['match', 'terrafex', 'random', 'random', '--games', '0'], '--games: "0" is not a whole number'],
      [['match', 'terrafex', 'random', 'random', '--options', '{'], '--options: no JSON'],
      [
        ['match', 'icetraders', ...Array.from({ length: 6 }, () => 'random')],
        'IT-0.1: icetraders takes 2 to 5 bots, not 6',
      ],
    ] as const) {
      const refused = await rulehouse(args);
      expect([refused.code, refused.out]).toEqual([message.startsWith('--') ? 2 : 1, '']);
      expect(refused.err).toContain(message);
    }
    expect((await rulehouse(['match', 'terrafex', 'random'])).code).toBe(2);
  });

  test('play against bots of several kinds', async () => {
    const played = await rulehouse(
      ['play', 'icetraders', '--seat', '1', '--bot', 'greedy', '--bot', 'ismcts:iterations=20'],
      ['good\npick:R1Y2\nquit\n'],
    );
    expect(played.code).toBe(0);
    expect(played.out).toContain('(in secret)');
    expect((await rulehouse(['play', 'terrafex', '--bot', 'chess'])).err).toContain('--bot: no bot "chess"');
  });
});

describe('intervals', () => {
  test('Wilson, as tables have it', () => {
    const { low, high } = wilson(50, 100);
    expect([low, high].map((value) => value.toFixed(4))).toEqual(['0.4038', '0.5962']);
    expect(wilson(10, 10).high).toBeCloseTo(1, 9);
    expect(wilson(10, 10).low.toFixed(3)).toBe('0.722');
    expect(wilson(0, 0)).toEqual({ share: 0, low: 0, high: 1 });
  });

  test('bootstrap: as wide as for that many games if all blocks agree, otherwise about two standard errors', () => {
    expect(bootstrap([0.5, 0.5, 0.5])).toEqual(wilson(1.5, 3));
    expect(bootstrap([0.75])).toEqual(wilson(0.75, 1));
    const { low, high } = bootstrap(Array.from({ length: 100 }, (_, block) => block % 2));
    expect(low).toBeGreaterThan(0.38);
    expect(low).toBeLessThan(0.43);
    expect(high).toBeGreaterThan(0.57);
    expect(high).toBeLessThan(0.62);
    expect(bootstrap([])).toEqual({ share: 0, low: 0, high: 1 });
  });
});
