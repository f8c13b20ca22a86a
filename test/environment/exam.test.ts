/** Exams: scripted candidates get the reports that they deserve, twins are the same game, and programs get further tries. */
import { rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isLeft } from 'fp-ts/Either';
import { afterAll, describe, expect, test } from 'vitest';
import { decode, type GameTypes, playout, source } from '../../src/core/index.js';
import { type Encoding, encodings } from '../../src/environment/index.js';
import { type ExamFlags, exam } from '../../src/node/cli/exam/exam.js';
import type { ExamReport } from '../../src/node/cli/exam/report.js';
import { twinOf } from '../../src/node/cli/exam/twin.js';
import type { Io } from '../../src/node/host/io.js';
import { rulesOf } from '../../src/node/host/rule-books.js';

const io: Io = { out: () => undefined, err: () => undefined, input: process.stdin, width: 80 };

const flags: ExamFlags = {
  ...{ games: '8', tries: '3', seed: '1', options: '{}', opponent: 'random', maxPlies: '400', json: true },
  ...{ botTime: '20000', botMemory: '4096' },
};

const short: Readonly<Record<string, object>> = {
  icetraders: { turnLimit: 10 },
  'terra-mystica': { players: 2 },
  terrafex: { turnLimit: 4 },
  toframenn: { quietLimit: 10 },
  transformartian: { turnLimit: 10 },
};

const held = async (game: string, candidate: string, more: Partial<ExamFlags> = {}): Promise<ExamReport> => {
  const options = JSON.stringify(short[game]);
  const said = await exam(game, candidate, { ...flags, options, ...more }, io);
  if (isLeft(said)) throw new Error(said.left.reason);
  return JSON.parse(said.right) as ExamReport;
};

describe.each(encodings.map(({ id }) => id))('%s', (game) => {
  test('who knows the rules is never refused, plain and as a twin', async () => {
    const games = game === 'terra-mystica' ? '2' : '8';
    for (const twin of [{}, { twin: '7' }]) {
      const report = await held(game, 'script:knows', { games, ...twin });
      expect(report.legal[0]).toMatchObject({ share: 1, count: report.decisions });
      expect(report.broken).toEqual([]);
    }
  });

  test('who guesses is refused, every refusal has its rule, and the exam goes on', async () => {
    const report = await held(game, 'script:guesses', { games: '2', maxPlies: '60' });
    expect(report.forced.count).toBeGreaterThan(0);
    expect(report.legal.map(({ count }) => count)).toEqual(
      [...report.legal.map(({ count }) => count)].sort((a, b) => a - b),
    );
    const known = encodings.find(({ id }) => id === game)!.open((encoding) => Object.keys(encoding.game.rules));
    for (const { rule } of report.broken) expect(known).toContain(rule);
  });

  test('the same exam gives the same bytes', async () => {
    const [one, other] = [1, 2].map(() => held(game, 'script:guesses', { games: '2', maxPlies: '40', twin: '3' }));
    expect(await one).toEqual(await other);
  });
});

test('who breaks one rule breaks that rule, and is right at the second try', async () => {
  const report = await held('terrafex', 'script:breaks=TF-4.1', { games: '6' });
  expect(report.broken.map(({ rule }) => rule)).toEqual(['TF-4.1']);
  expect(report.legal[1]).toMatchObject({ share: 1 });
  expect(report.legal[0]?.share).toBeLessThan(1);
  expect(report.forced.count).toBe(0);
});

describe('twins', () => {
  const positions = <T extends GameTypes>({ game }: Encoding<T>): readonly string[] => {
    const options = decode(game.options)(short[game.id]);
    if (isLeft(options)) throw new Error('options');
    const start = game.setup(options.right, 1);
    if (isLeft(start)) throw new Error('setup');
    const texts: string[] = [];
    playout(game)(start.right, source(1), 200, ({ before, legal }) => {
      texts.push(game.position.print(before), ...legal.map(game.moveText.print));
    });
    return texts;
  };

  test.each(encodings)('texts of $name round-trip, and different texts stay different', ({ open }) => {
    open((encoding) => {
      for (let seed = 0; seed < 20; seed++) {
        const { on, off } = twinOf(encoding.game.id, seed);
        const texts = new Set(positions(encoding));
        expect(new Set([...texts].map(on)).size).toBe(texts.size);
        for (const text of texts) expect(off(on(text))).toBe(text);
      }
    });
  });

  test('the book of a twin has neither the name, nor the words, nor the numbers of the game', async () => {
    const book = twinOf('terrafex', 5).prose(await rulesOf('terrafex'));
    expect(book).not.toMatch(/terrafex|\bforests?\b|\bglaciers?\b|\bTF-/i);
    expect(book).toMatch(/QX-7\.9/);
  });
});

const program = join(tmpdir(), `exam-${process.pid}.mjs`);
afterAll(() => rmSync(program, { force: true }));

test('a protocol program gets the book and its refusals, but no moves', async () => {
  writeFileSync(
    program,
    `import { createInterface } from 'node:readline';
     for await (const line of createInterface({ input: process.stdin })) {
       const { id, method, params } = JSON.parse(line);
       if (method === 'quit') break;
       if (id === undefined) continue;
       const say = (result) => console.log(JSON.stringify({ jsonrpc: '2.0', id, result }));
       if (method === 'initialize') say({ name: 'reader' });
       else if (method === 'newGame') say(params.prompt.includes('TF-7.9') ? null : 'no book');
       else if (params.legal !== null) say({ move: 'legal moves came' });
       else if (params.refused.length === 0) say({ move: 'G^a1' });
       else if (params.prompt.includes(params.refused.at(-1).rule)) say({ move: params.refused.length === 1 ? '?' : 'B' });
     }`,
  );
  const report = await held('terrafex', `cmd:${process.execPath} ${program}`, {
    games: '2',
    tries: '2',
    maxPlies: '30',
  });
  expect(report.forced.count).toBe(report.decisions);
  const rules = report.broken.map(({ rule }) => rule);
  expect(rules).toContain('TF-11.1');
  expect(rules.length).toBeGreaterThan(1);
});

test('a program that ends does not hang the exam: its games are lost, with the reason', async () => {
  const report = await held('terrafex', `cmd:${process.execPath} -e 0`, { games: '2' });
  expect(report.points.count).toBe(0);
  expect(Object.keys(report.endings)[0]).toMatch(/^crash: /);
});

test('what is wrong with an exam is named', async () => {
  const wrong = async (game: string, candidate: string, more: Partial<ExamFlags> = {}) => {
    const said = await exam(game, candidate, { ...flags, ...more }, io);
    return isLeft(said) ? (said.left.path[0] ?? 'game') : 'right';
  };
  expect(await wrong('chess', 'script:knows')).toBe('game');
  expect(await wrong('terrafex', 'script:nothing')).toBe('candidate');
  expect(await wrong('terrafex', 'gpt')).toBe('candidate');
  expect(await wrong('terrafex', 'script:knows', { games: '0' })).toBe('--games');
  expect(await wrong('terrafex', 'script:knows', { tries: 'x' })).toBe('--tries');
  expect(await wrong('terrafex', 'script:knows', { twin: '-1' })).toBe('--twin');
  expect(await wrong('terrafex', 'script:knows', { opponent: 'gready' })).toBe('--opponent');
  expect(await wrong('terrafex', 'script:knows', { options: '{"push":3}' })).toBe('--options');
});
