/** Corrections of results count wherever results are read: in pairings, in tests, in lists, at the end of a run and in reports. */
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bots, type Kit, kit, linesIn, terrafex } from './kit.js';

let arena: Kit;
beforeAll(async () => {
  arena = await kit();
});
afterAll(() => arena.end());

const at = (name: string): string => join(arena.folder, name);

const run = (name: string, spec: object) =>
  arena.run('arena', 'run', arena.spec(name, { games: [terrafex], ...spec }), '--out', at(name));

const correct = (name: string, key: string, shares: readonly number[]) =>
  arena.here('arena', 'correct', at(name), key, '--shares', shares.join(), '--why', 'the wrong version played');

const pointsOf = (json: string): Readonly<Record<string, number>> => {
  // The command writes its own format.
  const { bots: all } = JSON.parse(json) as { bots: { name: string; points: number }[] };
  return Object.fromEntries(all.map(({ name, points }) => [name, points]));
};

/** The whole point for the seat that did not get it. */
const turned = (shares: readonly number[]): readonly number[] => (shares[0] === 1 ? [0, 1] : [1, 0]);

/** Corrects all games between two bots so that the given bot wins them. */
const giveTo = async (name: string, winner: string, loser: string): Promise<number> => {
  const games = linesIn(at(name)).filter((one) => one.bots.includes(winner) && one.bots.includes(loser));
  for (const { key, bots: seated } of games)
    expect(await correct(name, key, seated[0] === winner ? [1, 0] : [0, 1])).toMatchObject({ code: 0, err: '' });
  return games.length;
};

test('the list of `show`, the end of `run` and the report give the same points', async () => {
  expect(await run('list', { bots: bots('random', 'greedy'), blocks: 2 })).toMatchObject({ code: 0 });
  const before = pointsOf((await arena.here('arena', 'show', at('list'), '--json')).out);
  const [first] = linesIn(at('list'));
  const shares = turned(first?.shares ?? []);
  expect(await correct('list', first?.key ?? '', shares)).toMatchObject({ code: 0 });
  const shown = pointsOf((await arena.here('arena', 'show', at('list'), '--json')).out);
  for (const [seat, name] of (first?.bots ?? []).entries())
    expect((shown[name] ?? 0) - (before[name] ?? 0)).toBeCloseTo((shares[seat] ?? 0) - (first?.shares[seat] ?? 0));
  const again = await arena.run('arena', 'run', at('list.json'), '--out', at('list'), '--json');
  expect(pointsOf(again.out)).toEqual(shown);
  // The report is JSON of its own format.
  const report = JSON.parse((await arena.here('arena', 'report', at('list'), '--json')).out) as {
    readonly bots: readonly { readonly name: string }[];
    readonly total: { readonly standings: readonly { readonly bot: number; readonly points: number }[] };
  };
  const reported = report.total.standings.map(({ bot, points }) => [report.bots[bot]?.name ?? '', points] as const);
  expect(Object.fromEntries(reported)).toEqual(shown);
});

const four = { bots: bots('greedy', 'flat:iterations=4', 'flat:iterations=8', 'random'), blocks: 1 };

/** Cuts a folder back to the games of its first round. */
const cutTo = (name: string, games: number): void => {
  const file = join(at(name), 'games.jsonl');
  const lines = readFileSync(file, 'utf8').split('\n').slice(0, games);
  writeFileSync(file, lines.map((line) => `${line}\n`).join(''));
};

/** The bots that met in the games after the given number of games. */
const metAfter = (name: string, games: number): readonly string[] => [
  ...new Set(
    linesIn(at(name))
      .slice(games)
      .flatMap(({ bots: seated }) => seated),
  ),
];

test.each([
  ['KnockOut', { _tag: 'KnockOut' }],
  ['Swiss', { _tag: 'Swiss', rounds: 2 }],
])('%s: pairs that are still to be made follow from the corrected results', async (name, format) => {
  expect(await run(name, { ...four, format })).toMatchObject({ code: 0 });
  cutTo(name, 4);
  const [first, , third] = linesIn(at(name));
  const pairs = [first, third].map((one) => one?.bots ?? []);
  // In each of the two pairs, the bot that is listed last is to win.
  const order = four.bots.map(({ name: one }) => one);
  const sorted = pairs.map((pair) => pair.toSorted((a, b) => order.indexOf(a) - order.indexOf(b)));
  for (const [loser = '', winner = ''] of sorted) await giveTo(name, winner, loser);
  expect((await arena.run('arena', 'run', at(`${name}.json`), '--out', at(name))).code).toBe(0);
  const winners = sorted.map(([, winner]) => winner ?? '');
  const next = linesIn(at(name))
    .slice(4)
    .map(({ bots: seated }) => seated.toSorted().join());
  expect(next).toContain(winners.toSorted().join());
  if (name === 'KnockOut') expect(metAfter(name, 4).toSorted()).toEqual(winners.toSorted());
});

test('a correction that would change pairs already played is refused with its reason, and writes nothing', async () => {
  expect(await run('over', { ...four, format: { _tag: 'KnockOut' } })).toMatchObject({ code: 0 });
  const lines = linesIn(at('over'));
  const final = new Set(lines.slice(4).flatMap(({ bots: seated }) => seated));
  const first = lines.slice(0, 4).filter(({ bots: seated }) => seated.includes([...final][0] ?? ''));
  const [loser = ''] = first[0]?.bots.filter((name) => !final.has(name)) ?? [];
  const said = [];
  for (const { key, bots: seated } of first)
    said.push(await correct('over', key, seated[0] === loser ? [1, 0] : [0, 1]));
  expect(said.some(({ code }) => code !== 0)).toBe(true);
  expect(said.map(({ err }) => err).join()).toContain(
    'key: later pairs were made from this result, and 2 of their games were played: they would not have met',
  );
  const kept = existsSync(join(at('over'), 'rulings.jsonl'))
    ? readFileSync(join(at('over'), 'rulings.jsonl'), 'utf8')
    : '';
  expect(kept.split('\n').filter((line) => line !== '')).toHaveLength(said.filter(({ code }) => code === 0).length);
  // A game of the last round decides no pairs.
  const [last] = lines.slice(-1);
  expect(await correct('over', last?.key ?? '', turned(last?.shares ?? []))).toMatchObject({ code: 0 });
});

test('a correction that an earlier release allowed counts in the standings, and no game is lost', async () => {
  expect(await run('earlier', { ...four, format: { _tag: 'KnockOut' } })).toMatchObject({ code: 0 });
  const lines = linesIn(at('earlier'));
  const final = new Set(lines.slice(4).flatMap(({ bots: seated }) => seated));
  for (const { key, bots: seated } of lines.slice(0, 4)) {
    const shares = seated.map((name) => (final.has(name) ? 0 : 1));
    const ruling = { _tag: 'Corrected', key, shares, why: 'by hand' };
    appendFileSync(join(at('earlier'), 'rulings.jsonl'), `${JSON.stringify(ruling)}\n`);
  }
  const again = await arena.run('arena', 'run', at('earlier.json'), '--out', at('earlier'), '--json');
  expect([again.code, again.err]).toEqual([
    0,
    'corrections contradict pairs that were already played: they count in the standings, but the pairs stay\n',
  ]);
  expect(linesIn(at('earlier'))).toEqual(lines);
  const points = pointsOf(again.out);
  for (const name of ['greedy', 'random']) if (!final.has(name)) expect(points[name]).toBe(2);
});

test('a test that a correction reopens is played on until it is decided', async () => {
  const sprt = { elo0: 0, elo1: 200, alpha: 0.05, beta: 0.05 };
  const spec = { bots: bots('flat:iterations=8', 'random'), format: { _tag: 'Match', sprt }, blocks: 60 };
  expect(await run('test', spec)).toMatchObject({ code: 0 });
  const before = linesIn(at('test'));
  expect(before.length).toBeLessThan(120);
  const won = before.find(({ bots: seated, shares }) => shares[seated.indexOf('flat:iterations=8')] === 1);
  expect(await correct('test', won?.key ?? '', turned(won?.shares ?? []))).toMatchObject({ code: 0 });
  // The report is JSON of its own format.
  const accepted = async (): Promise<unknown> =>
    (
      JSON.parse((await arena.here('arena', 'report', at('test'), '--json')).out) as {
        match: { test: { accepted: unknown } };
      }
    ).match.test.accepted;
  expect(await accepted()).toBe(null);
  expect((await arena.run('arena', 'run', at('test.json'), '--out', at('test'))).code).toBe(0);
  expect(linesIn(at('test')).length).toBeGreaterThan(before.length);
  expect(linesIn(at('test')).slice(0, before.length)).toEqual(before);
  expect(await accepted()).toBe('H1');
});

test('the points of a league follow from the corrected shares', async () => {
  expect(await run('league', { bots: bots('random', 'greedy'), format: { _tag: 'League' } })).toMatchObject({
    code: 0,
  });
  for (const { key } of linesIn(at('league'))) expect((await correct('league', key, [1, 0])).code).toBe(0);
  // Each bot won one of the two games, for ten points, and lost the other, for six.
  const shown = { random: 16, greedy: 16 };
  expect(pointsOf((await arena.here('arena', 'show', at('league'), '--json')).out)).toEqual(shown);
});
