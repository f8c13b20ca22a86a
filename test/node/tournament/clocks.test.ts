/** Time: a limit for the start of programs, one limit for a move for all bots, and clocks. */

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isLeft, isRight } from 'fp-ts/Either';
import { afterAll, describe, expect, test } from 'vitest';
import { arenaSpec, specText } from '../../../src/arena/index.js';
import { decode } from '../../../src/index.js';
import { gameTime, readClock, thinkingTime } from '../../../src/node/host/game-clock.js';
import { botFrom, tournament } from '../../../src/node/match/index.js';
import { csvOf } from '../../../src/node/tournament/csv.js';
import { gameSection } from '../../../src/node/tournament/sections.js';
import { reportLines } from '../../../src/node/tournament/text.js';
import { rulehouse } from '../cli/kit.js';
import { bots, terrafex } from './kit.js';

const folder = mkdtempSync(join(tmpdir(), 'rulehouse-clocks-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A program that takes a while to start, and then plays the first legal move and tells the clocks that it saw. */
const program = (name: string, start: number, each = 0): string => {
  const file = join(folder, `${name}.mjs`);
  writeFileSync(
    file,
    `import { createInterface } from 'node:readline';
import { appendFileSync } from 'node:fs';
const begin = Date.now();
while (Date.now() - begin < ${start});
const answer = (id, result) => console.log(JSON.stringify({ jsonrpc: '2.0', id, result }));
createInterface({ input: process.stdin }).on('line', (line) => {
  const { id, method, params } = JSON.parse(line);
  if (method === 'initialize') answer(id, { name: 'slow' });
  if (method === 'newGame') answer(id, null);
  if (method === 'newGame' || method === 'go') appendFileSync(${JSON.stringify(join(folder, `${name}.log`))}, JSON.stringify(params.clock) + '\\n');
  const now = Date.now();
  while (method === 'go' && Date.now() - now < ${each});
  if (method === 'go') answer(id, { move: params.legal[0] });
  if (method === 'quit') process.exit(0);
});
`,
  );
  return `cmd:${process.execPath} ${file}`;
};

const play = async (...args: readonly string[]) => {
  const short = ['--games', '2', '--options', '{"layout":"2","turnLimit":3}', '--json'];
  const ran = await rulehouse(['match', 'terrafex', ...args, ...short]);
  // The command writes its own format.
  const read =
    ran.code === 0
      ? (JSON.parse(ran.out) as { losses: readonly { bot: string; reason: string; first: string }[] })
      : null;
  return { ...ran, losses: read?.losses ?? [] };
};

describe('the start of a program has a limit of its own', () => {
  test('a slow start loses no game; a start that is too slow is named', async () => {
    const slow = program('slow', 1500);
    expect((await play(slow, 'random', '--bot-time', '700')).losses).toEqual([]);
    const { losses } = await play(slow, 'random', '--bot-time', '700', '--bot-start', '300');
    expect(losses).toMatchObject([{ reason: 'time', first: 'time: it was not ready within 300 ms of its start' }]);
  });
});

describe('one limit for a move', () => {
  test('programs, functions and bots of the library have the same', async () => {
    // A machine with much to do needs more time than a bot takes.
    expect((await play(program('quick', 0), 'mcts:iterations=20', '--think', '5000')).losses).toEqual([]);
    const { losses } = await play(program('late', 0, 200), 'random', '--think', '60');
    expect(losses).toMatchObject([{ reason: 'time', first: 'time: no answer within 60 ms' }]);
    const sleepy = botFrom('sleepy', (_, legal) => {
      const begin = performance.now();
      while (performance.now() - begin < 80);
      return legal[0];
    });
    const cup = await tournament({
      out: join(folder, 'cup'),
      games: [{ game: 'terrafex', options: { layout: '2', turnLimit: 3 } }],
      players: [sleepy, 'mcts:iterations=1000000'],
      limits: { think: 50 },
    });
    const losses2 = isRight(cup) ? cup.right.report.total.losses : [];
    expect(losses2).toContainEqual(
      expect.objectContaining({ bot: 0, reason: 'time', first: 'no answer within 50 ms' }),
    );
  });
});

describe('the report shows the time used', () => {
  test('for a move and for a game, and the games lost on time', async () => {
    const out = join(folder, 'used');
    const late = botFrom('late', (_, legal) => {
      const begin = performance.now();
      while (performance.now() - begin < 800);
      return legal[0];
    });
    const cup = await tournament({
      out,
      games: [{ game: 'terrafex', options: { layout: '2', turnLimit: 3 } }],
      players: [late, 'random', 'greedy'],
      limits: { think: 500 },
    });
    expect(isRight(cup)).toBe(true);
    const report = isRight(cup) ? cup.right.report : undefined;
    const text = report === undefined ? '' : reportLines(report).join('\n');
    expect(text).toMatch(/^time used:\n {2}late .*4 games? lost on time$/m);
    expect(text).toMatch(/^ {2}random +\d+\.\d\d ms a move +\d+(\.\d\d)? ms a game +\d+ iterations a move$/m);
    const page = report === undefined ? '' : gameSection(report, report.games[0]!);
    expect(page).toContain('Time for a game</th><th scope="col">Lost on time</th>');
    const csv = report === undefined ? [] : csvOf(report).split('\r\n');
    expect(csv[0]).toMatch(/,iterations_per_move,ms_per_game,lost_on_time$/);
    expect(csv.find((line) => line.includes(',late,'))).toMatch(/,\d+(\.\d+)?,4$/);
  });
});

test('the table of a match shows the time for a move and for a game, and the games lost on time', async () => {
  const flags = ['--games', '2', '--options', '{"layout":"2","turnLimit":3}', '--think', '500'];
  const { out } = await rulehouse(['match', 'terrafex', program('tardy', 0, 1500), 'random', ...flags], [], {
    isTerminal: true,
    width: 1000,
  });
  const [head, tardy, random] = out.trim().split('\n').slice(-3);
  expect(head).toMatch(/ms\/move +ms\/game +late/);
  expect(tardy).toMatch(/ +\d+\.\d\d +\d+\.\d\d +2$/);
  expect(random).toMatch(/^random .* +\d+\.\d\d +\d+\.\d\d +0$/);
});

describe('clocks', () => {
  test('a budget, an increment and moves to go', () => {
    const time = gameTime(2, { clock: { budget: 1000, increment: 50, moves: 2 } });
    expect(time?.of(0)).toEqual({ ms: 1000, clock: { left: [1000, 1000], increment: 50 }, toGo: 2 });
    expect(time?.spend(0, 300)).toBeUndefined();
    expect(time?.of(1)).toMatchObject({ ms: 1000, clock: { left: [750, 1000] } });
    expect(time?.of(0)).toMatchObject({ ms: 750, toGo: 1 });
    expect(time?.spend(0, 750)).toBeUndefined();
    // The budget came again after the second move.
    expect(time?.of(0)).toMatchObject({ ms: 1050, toGo: 2 });
    expect(time?.spend(0, 1050.5)).toEqual({
      reason: 'time',
      rule: null,
      text: 'its clock ran out: 1051 ms for a move, with 1050 ms left',
    });
  });

  test('bots of the library share out their time, and never plan to use it up', () => {
    for (const moves of [null, 1, 40])
      for (const increment of [0, 10, 500]) {
        const time = gameTime(1, { clock: { budget: 1000, increment, moves } });
        // A budget that neither grows nor comes again lasts for a long game, but not for ever.
        for (let move = 0; move < (moves === null && increment === 0 ? 150 : 300); move++) {
          const given = time?.of(0);
          // A move may take a little longer than planned, but half a millisecond must always be enough.
          if (given !== undefined)
            expect(time?.spend(0, thinkingTime(given) + (increment > 0 || moves !== null ? 1 : 0))).toBeUndefined();
        }
      }
  });

  test('a bot that was held up saves its increments until it has a reserve again', () => {
    const time = gameTime(1, { clock: { budget: 1000, increment: 10, moves: null } });
    // The machine was busy with something else for most of the budget of one second.
    time?.spend(0, 970);
    let moves = 0;
    for (; (time?.of(0)?.ms ?? 0) < 150; moves++) {
      const given = time?.of(0);
      if (given !== undefined) expect(time?.spend(0, thinkingTime(given))).toBeUndefined();
    }
    expect(moves).toBeLessThan(25);
  });

  test('the clock is told to programs, and whoever exceeds it loses', async () => {
    const quick = program('told', 0, 30);
    expect((await play(quick, 'mcts', '--clock', '2+0.05')).losses).toEqual([]);
    const seen = readFileSync(join(folder, 'told.log'), 'utf8').split('\n');
    // Clocks are objects of the program's own log.
    const [first, second] = seen.slice(0, 2).map((line) => JSON.parse(line) as { left: number[]; increment: number });
    expect(first).toEqual({ left: [2000, 2000], increment: 50 });
    expect(second?.increment).toBe(50);
    const { losses } = await play(program('over', 0, 250), 'random', '--clock', '0.4');
    expect(losses[0]?.first).toMatch(/^time: (?:no answer within \d+ ms|its clock ran out)/);
  });

  test('as a flag and in a spec', async () => {
    expect(readClock('40/60+0.5')).toEqual({ _tag: 'Right', right: { budget: 60_000, increment: 500, moves: 40 } });
    expect(readClock('1')).toEqual({ _tag: 'Right', right: { budget: 1000, increment: 0, moves: null } });
    for (const text of ['', '0', '1+', '/3', '0/3', '-1', '1.2.3', '1e3']) expect(isLeft(readClock(text))).toBe(true);
    expect((await play('random', 'random', '--clock', 'soon')).err).toContain('--clock: "soon" is not [moves/]seconds');
    const spec = { games: [terrafex], bots: bots('random', 'greedy') };
    const read = (limits?: object) => decode(arenaSpec)(limits === undefined ? spec : { ...spec, limits });
    const [plain, timed] = [read(), read({ clock: { budget: 1000, increment: 10 } })];
    // Without the new limits, the keys of games are those of earlier releases.
    expect(isRight(plain) && specText(plain.right)).toContain('"limits":{"memory":1024,"ms":10000,"patience":600000}');
    expect(isRight(timed) && timed.right.limits.clock).toEqual({ budget: 1000, increment: 10, moves: null });
    expect(isLeft(read({ clock: { increment: 10 } }))).toBe(true);
    expect(isLeft(read({ think: 0 }))).toBe(true);
  });
});
