/** Leagues: pairings, points by place, tie-breaks, and the FIDE file for two-player games. */
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  arenaSpec,
  gameLine,
  leagueTables,
  mostGames,
  placePoints,
  type Report,
  schedule,
} from '../../src/arena/index.js';
import { decode } from '../../src/core/index.js';
import { ok } from '../node/server/tables-kit.js';
import { bots, digestIn, type Kit, kit, terrafex } from '../node/tournament/kit.js';

let world: Kit;
beforeAll(async () => {
  world = await kit();
});
afterAll(() => world.end());

const at = (name: string): string => join(world.folder, name);

/** The lines of a tournament, in the order of their keys. */
const linesIn = (folder: string) =>
  readFileSync(join(folder, 'games.jsonl'), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => ok(decode(gameLine)(JSON.parse(line))));

const arena = (...args: readonly string[]) => world.run('arena', ...args);

/** How often each pair of bots meets at the given tables, and at how many tables each bot sits, counted from the tables alone. */
const counted = (count: number, tables: readonly (readonly number[])[]) => {
  const of = (...some: readonly number[]): number =>
    tables.filter((table) => some.every((one) => table.includes(one))).length;
  const all = Array.from({ length: count }, (_, bot) => bot);
  return {
    each: all.map((bot) => of(bot)),
    met: all.flatMap((one) => all.slice(one + 1).map((other) => of(one, other))),
  };
};

describe('tables', () => {
  // Balanced designs that are known to exist, with their number of tables.
  test.each([
    [7, 3, 1, 7],
    [7, 4, 2, 7],
    [9, 3, 1, 12],
    [8, 4, 3, 14],
    [10, 4, 2, 15],
    [11, 5, 2, 11],
    [13, 4, 1, 13],
    [6, 3, 2, 10],
    [5, 4, 3, 5],
    [21, 5, 1, 21],
  ])('%i bots at tables of %i, everybody meets everybody %i times: %i tables', (count, atTable, meetings, tables) => {
    const design = leagueTables(count, atTable, meetings);
    expect(design.tables).toHaveLength(tables);
    const { each, met } = counted(count, design.tables);
    expect(new Set(met)).toEqual(new Set([meetings]));
    expect(new Set(each)).toEqual(new Set([design.each]));
  });

  test('any: distinct, ascending, all bots at as many, and as even as it says; the same once more', () => {
    const sizes = fc.record({
      count: fc.integer({ min: 2, max: 24 }),
      at: fc.integer({ min: 2, max: 5 }),
      meetings: fc.integer({ min: 1, max: 3 }),
    });
    fc.assert(
      fc.property(
        sizes.filter(({ count, at: atTable }) => atTable <= count),
        ({ count, at: atTable, meetings }) => {
          const { tables, each, least, most } = leagueTables(count, atTable, meetings);
          expect(new Set(tables.map((table) => table.join())).size).toBe(tables.length);
          for (const table of tables) {
            expect(table).toHaveLength(atTable);
            expect(table).toEqual([...new Set(table)].sort((a, b) => a - b));
          }
          const seen = counted(count, tables);
          expect(new Set(seen.each)).toEqual(new Set([each]));
          expect([Math.min(...seen.met), Math.max(...seen.met)]).toEqual([least, most]);
          expect(leagueTables(count, atTable, meetings).tables).toEqual(tables);
        },
      ),
      { numRuns: 20 },
    );
  });

  test('for hundreds of bots are found quickly, and have few tables', () => {
    const { tables, least } = leagueTables(100, 5, 1);
    expect(least).toBe(1);
    // Letting every pair out of a hundred meet takes at least 495 tables; playing every choice of five takes 75 million.
    expect(tables.length).toBeLessThan(1500);
  });
});

test('those who tie share the points of the places that they take', () => {
  expect(placePoints([1, 2, 3, 4], [10, 6, 3, 1])).toEqual([10, 6, 3, 1]);
  expect(placePoints([1, 1, 3, 3], [10, 6, 3, 1])).toEqual([8, 8, 2, 2]);
  expect(placePoints([1, 1, 1], [10, 6])).toEqual([16 / 3, 16 / 3, 16 / 3]);
  expect(placePoints([1, 2, 2], [3])).toEqual([3, 0, 0]);
  // In a game with teams, the places may be 1 and 2 even if two seats share the first place.
  expect(placePoints([1, 1, 2], [10, 6, 3])).toEqual([8, 8, 3]);
});

const seven = [
  'random',
  'greedy',
  'flat:iterations=2',
  'flat:iterations=4',
  'mcts:iterations=2',
  'mcts:iterations=4',
  'mcts:iterations=8',
];

const league = {
  games: [{ game: 'icetraders', bots: 4, options: { players: 4, turnLimit: 12 } }],
  bots: bots(...seven),
  format: { _tag: 'League', meetings: 2 },
};

const reportOf = async (folder: string): Promise<Report> =>
  JSON.parse((await arena('report', folder, '--json')).out) as Report;

describe('seven bots at tables of four, everybody meets everybody twice', () => {
  test('are played and ranked by points, with the same result in one go and after a resumption', async () => {
    const out = at('league');
    expect(await arena('run', world.spec('league', league), '--out', out)).toMatchObject({ code: 0, err: '' });
    const lines = linesIn(out);
    expect(lines).toHaveLength(28);
    // Every bot sits in every seat equally often: four games in each of the four seats.
    const seats = new Map<string, number>();
    for (const { seating } of lines)
      for (const [seat, bot] of seating.entries()) seats.set(`${bot} ${seat}`, (seats.get(`${bot} ${seat}`) ?? 0) + 1);
    expect(seats.size).toBe(28);
    expect(new Set(seats.values())).toEqual(new Set([4]));
    const { met } = counted(
      7,
      lines.map(({ seating }) => seating),
    );
    expect(new Set(met)).toEqual(new Set([8]));

    const { table, refused } = await reportOf(out);
    expect(refused.lines).toBe(0);
    const rows = table ?? [];
    expect(rows.map(({ games }) => games)).toEqual(rows.map(() => 16));
    // Every game hands out the points of all its places.
    expect(rows.reduce((sum, { points }) => sum + points, 0)).toBeCloseTo(28 * 20);
    expect(rows.map(({ points }) => points)).toEqual([...rows.map(({ points }) => points)].sort((a, b) => b - a));
    expect(rows.every(({ buchholz }) => buchholz === null)).toBe(true);
    // All views show these points instead of the shares of the games, even while the league is running.
    interface Shown {
      readonly bots: readonly { readonly name: string; readonly points: number; readonly games: number }[];
    }
    const shown = JSON.parse((await arena('show', out, '--json')).out) as Shown;
    expect(shown.bots.map(({ points }) => points)).toEqual(
      rows.map(({ points }) => expect.closeTo(points, 9) as number),
    );
    for (const { name, points } of shown.bots)
      expect([name, points]).toEqual([
        name,
        expect.closeTo(rows.find(({ bot }) => seven[bot] === name)?.points ?? 0, 9),
      ]);
    const { out: said } = await arena('report', out, '--html', at('league.html'));
    expect(said).toMatch(/table of the league:\nbot +points +Sonneborn-Berger +first +games\n/);
    expect(readFileSync(at('league.html'), 'utf8')).toContain('<h2>Table of the league</h2>');

    // The league can be extended by blocks, but not by bots.
    expect(await arena('add', out, '--blocks', '1')).toMatchObject({ code: 0, err: '' });
    const whole = at('league-2');
    await arena('run', world.spec('league-2', { ...league, blocks: 2 }), '--out', whole);
    expect(digestIn(out)).toBe(digestIn(whole));
    expect((await world.here('arena', 'add', out, '--bot', 'late=random')).err).toContain('the tables of a League');
  });

  test('a table that the league does not have is not counted', () => {
    const lines = readFileSync(join(at('league'), 'games.jsonl'), 'utf8');
    const design = leagueTables(7, 4, 2).tables.map((one) => one.join());
    expect(design).not.toContain('0,1,2,3');
    const spec = ok(decode(arenaSpec)(league));
    const orders = [
      ...schedule(
        spec,
        () => undefined,
        () => () => false,
      ),
    ];
    expect(orders).toHaveLength(mostGames(spec));
    expect(new Set(orders.map(({ pairing }) => pairing.join()))).toEqual(new Set(design));
    expect(lines).not.toContain('"pairing":[0,1,2,3]');
  });
});

test.each([
  [{ ...league, format: { _tag: 'League', meetings: 11 } }, 'format.meetings: two bots can meet at most 10 times'],
  [{ ...league, format: { _tag: 'League', meetings: 0 } }, 'format.meetings'],
  [{ ...league, format: { _tag: 'League', points: [] } }, 'format.points'],
  [{ ...league, format: { _tag: 'League', points: [10, -1] } }, 'format.points.1'],
  [{ ...league, format: { _tag: 'League', rounds: 3 } }, 'format'],
])('a league that cannot be is refused: %#', async (spec, reason) => {
  const said = await world.here('arena', 'run', world.spec(`wrong-${reason.length}`, spec), '--out', at('none'));
  expect(said.code).not.toBe(0);
  expect(said.err).toContain(reason);
  expect(existsSync(at('none'))).toBe(false);
});

describe('a Swiss tournament', () => {
  const five = ['random', 'greedy', 'flat:iterations=4', 'mcts:iterations=4', 'mcts:iterations=8'];
  const swiss = { name: 'Öl Cup', games: [terrafex], bots: bots(...five), format: { _tag: 'Swiss', rounds: 3 } };

  test('has a table with Buchholz, in which a rest has the points of a win, as it has for the pairings', async () => {
    const out = at('swiss');
    expect(await arena('run', world.spec('swiss', swiss), '--out', out)).toMatchObject({ code: 0, err: '' });
    const { table } = await reportOf(out);
    const rows = table ?? [];
    const lines = linesIn(out);
    // The lists of the command have the same points.
    const shown = JSON.parse((await arena('show', out, '--json')).out) as { bots: { name: string; points: number }[] };
    for (const { name, points } of shown.bots)
      expect([name, points]).toEqual([name, rows.find(({ bot }) => five[bot] === name)?.points]);
    expect((await arena('run', at('swiss.json'), '--out', out)).out).toBe(
      (await arena('show', out)).out.replace(/^\d+ of /, ''),
    );
    // Three rounds with two pairs, and two games per pair.
    expect(lines).toHaveLength(12);
    // Each round has one rest, which is worth the two games of a pair.
    expect(rows.map(({ rests }) => rests).reduce((sum, one) => sum + one, 0)).toBe(3);
    expect(rows.reduce((sum, { points }) => sum + points, 0)).toBeCloseTo(12 + 3 * 2);
    for (const { bot, games, points, rests, buchholz } of rows) {
      expect(rests).toBe(3 - games / 2);
      const own = lines.filter(({ pairing }) => pairing.includes(bot));
      expect(games).toBe(own.length);
      const gains = own.map(({ seating, shares }) => shares[seating.indexOf(bot)] ?? 0);
      expect(points).toBeCloseTo(gains.reduce((sum, one) => sum + one, 2 * rests));
      const opponents = own.map(({ pairing }) => pairing.find((one) => one !== bot));
      const theirs = opponents.map((one) => rows.find((row) => row.bot === one)?.points ?? 0);
      // A rest counts as a game against an opponent with the same points.
      expect(buchholz).toBeCloseTo(theirs.reduce((sum, one) => sum + one, 0) / 2 + rests * points);
    }
    expect((await arena('report', out)).out).toMatch(/table of the tournament:\nbot .* games +rests\n/);
  });

  test('is written as a Tournament Report File', async () => {
    expect(await arena('report', at('swiss'), '--trf', at('cup.trf'))).toMatchObject({ code: 0, err: '' });
    const lines = readFileSync(at('cup.trf'), 'utf8').split('\r\n');
    expect(lines.slice(0, 7)).toEqual([
      ...['012 Öl Cup', '062 5', '092 Swiss'],
      // The number of rounds, and the worth of a rest, for readers of TRF26 and for those of the extensions of TRF16.
      ...['142 6', 'XXR 6', '162  P 1.0', 'BBU  1.0'],
    ]);
    const { table } = await reportOf(at('swiss'));
    const players = lines.filter((line) => line.startsWith('001'));
    expect(players).toHaveLength(5);
    const games = linesIn(at('swiss'));
    const cell = (line: string, round: number) => ({
      other: line.slice(91 + 10 * round, 95 + 10 * round).trim(),
      side: line.charAt(96 + 10 * round),
      result: line.charAt(98 + 10 * round),
    });
    const value = (result: string): number => (result === '1' || result === 'U' ? 1 : result === '=' ? 0.5 : 0);
    for (const [bot, line] of players.entries()) {
      expect(Number(line.slice(4, 8))).toBe(bot + 1);
      const rounds = Array.from({ length: 6 }, (_, round) => cell(line, round));
      const played = rounds.filter(({ result }) => result !== 'U');
      expect(played).toHaveLength(games.filter(({ pairing }) => pairing.includes(bot)).length);
      expect(Number(line.slice(80, 84))).toBeCloseTo(rounds.reduce((sum, { result }) => sum + value(result), 0));
      // Points and rank are those of the table.
      const place = (table ?? []).findIndex((row) => row.bot === bot);
      expect([Number(line.slice(80, 84)), Number(line.slice(85, 89))]).toEqual([table?.[place]?.points, place + 1]);
      // The lines of both players must agree on the result of their game.
      for (const [round, { other, side, result }] of rounds.entries()) {
        if (result === 'U') {
          expect([other, side]).toEqual(['0000', '-']);
          continue;
        }
        const there = cell(players[Number(other) - 1] ?? '', round);
        expect(there.other).toBe(String(bot + 1));
        expect(new Set([side, there.side])).toEqual(new Set(['w', 'b']));
        expect(value(result) + value(there.result)).toBe(1);
      }
    }
  });

  test('more than two at a table are not for that file', async () => {
    const said = await world.here('arena', 'report', at('league'), '--trf', at('league.trf'));
    expect(said.err).toContain('a Tournament Report File has two players a game');
  });
});

describe('rulings', () => {
  const three = { games: [terrafex], bots: bots('random', 'greedy', 'flat:iterations=4'), blocks: 2 };

  test('a bot that is withdrawn plays no more; what it played counts, and the report says why', async () => {
    const out = at('withdrawn');
    await arena('run', world.spec('withdrawn', { ...three, blocks: 1 }), '--out', out);
    expect(linesIn(out)).toHaveLength(6);
    const name = bots('random', 'greedy')[1]?.name ?? '';
    expect(await world.here('arena', 'withdraw', out, name, '--why', 'its author asked for it')).toMatchObject({
      code: 0,
    });
    expect(await arena('add', out, '--blocks', '1')).toMatchObject({ code: 0, err: '' });
    const lines = linesIn(out);
    // The second block contains only the games of the other two.
    expect(lines).toHaveLength(8);
    expect(lines.filter(({ bots: names }) => names.includes(name))).toHaveLength(4);
    // Nothing is missing: the games that were left out are not expected.
    expect((await world.here('arena', 'show', out)).out).toMatch(/^8 of 8 games/);
    const { out: said } = await arena('report', out, '--html', at('withdrawn.html'));
    expect(said).toContain(`withdrawn: ${name} (its author asked for it)`);
    expect(readFileSync(at('withdrawn.html'), 'utf8')).toContain('plays no more games: its author asked for it');
  });

  test('a corrected result leaves a trace: both results are shown, and the record does not change', async () => {
    const out = at('withdrawn');
    const [first] = linesIn(out);
    const shares = first?.shares[0] === 1 ? [0, 1] : [1, 0];
    const before = await reportOf(out);
    const { key = '' } = first ?? {};
    const args = ['correct', out, key, '--shares', shares.join(), '--why', 'the wrong version played'];
    expect(await world.here('arena', ...args)).toMatchObject({ code: 0 });
    const after = await reportOf(out);
    expect(after.refused.lines).toBe(0);
    expect(after.rulings.at(-1)).toEqual({
      ruling: { _tag: 'Corrected', key, shares, why: 'the wrong version played' },
      before: first?.shares,
    });
    const pointsOf = ({ total }: Report, bot: number): number =>
      total.standings.find((one) => one.bot === bot)?.points ?? 0;
    for (const [seat, bot] of (first?.seating ?? []).entries())
      expect(pointsOf(after, bot) - pointsOf(before, bot)).toBeCloseTo(
        (shares[seat] ?? 0) - (first?.shares[seat] ?? 0),
      );
    expect(linesIn(out)[0]).toEqual(first);
    expect((await arena('report', out)).out).toContain(
      `corrected: ${key} from ${first?.shares.join(' ') ?? ''} to ${shares.join(' ')} (the wrong version played)`,
    );
  });

  test.each([
    [['withdraw', 'nobody', '--why', 'x'], 'no bot is called "nobody"'],
    [['withdraw', 'random', '--why', ''], 'why'],
    [['correct', '0'.repeat(32), '--shares', '1,0', '--why', 'x'], 'this game was not played here'],
    [['correct', 'abc', '--shares', '1,0', '--why', 'x'], 'key'],
    [['correct', '0'.repeat(32), '--shares', '1,1', '--why', 'x'], 'together 2, not 1'],
    [['correct', '0'.repeat(32), '--shares', 'x', '--why', 'x'], '--shares'],
  ])('%j is refused', async ([command = '', ...rest], reason) => {
    const said = await world.here('arena', command, at('withdrawn'), ...rest);
    expect([said.code === 0, said.err]).toEqual([false, expect.stringContaining(reason)]);
  });

  test('in a Swiss tournament every bot is needed; a file of rulings that was spoiled is refused with its line', async () => {
    const said = await world.here('arena', 'withdraw', at('swiss'), bots('random')[0]?.name ?? '', '--why', 'x');
    expect(said.err).toContain('in a Swiss every bot is needed');
    appendFileSync(join(at('withdrawn'), 'rulings.jsonl'), '{"_tag":"Corrected"}\n');
    expect((await arena('report', at('withdrawn'))).err).toContain('rulings.jsonl.line 3');
  });
});
