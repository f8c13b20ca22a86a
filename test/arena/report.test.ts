import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isLeft, isRight } from 'fp-ts/Either';
import { afterAll, describe, expect, test } from 'vitest';
import {
  type ArenaSpec,
  beginTest,
  type GameLine,
  type Report,
  reporter,
  sprtOver,
  summaryLines,
  wilson,
} from '../../src/arena/index.js';
import { games } from '../../src/games/catalogue.js';
import { run } from '../../src/node/cli/program.js';
import { digestOf, keyOf } from '../../src/node/tournament/play-games.js';
import { playAll, specOf } from './played.js';

/** Names that try to break out of the page, the table or the cell. */
const names = ['chance', '<img src=x onerror=alert(1)>', '=1+1,"x"'] as const;

const json = {
  name: '</title><script>alert(1)</script>',
  games: [
    { game: 'terrafex', options: { turnLimit: 6, layout: '2' } },
    { game: 'icetraders', options: { players: 3, turnLimit: 12 }, bots: 3 },
  ],
  bots: [
    { name: names[0], text: 'random' },
    { name: names[1], text: 'greedy' },
    { name: names[2], text: 'random' },
  ],
  blocks: 3,
  adjudication: { plies: 60 },
};

const spec = specOf(json);
const lines = playAll(spec);
const digest = digestOf(spec);
const keyed = lines.map((line) => ({ ...line, key: keyOf(digest, line) }));

const reportOf = (texts: readonly string[], wanted: ArenaSpec = spec): Report => {
  const { add, report } = reporter(wanted, games);
  for (const [index, text] of texts.entries()) add(text, index + 1);
  return report();
};

const texts = keyed.map((line) => JSON.stringify(line));

/** Rounds numbers, because sums in a different order differ slightly. */
const rounded = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value, (_, one: unknown) => (typeof one === 'number' ? Math.round(one * 1e5) : one)));

const whyNot = (change: (line: GameLine) => unknown): string => {
  const [line] = keyed;
  if (line === undefined) throw new Error('no game');
  return reportOf([JSON.stringify(change(line))]).refused.first[0]?.reason ?? 'counted';
};

describe('what counts', () => {
  test('every game of the tournament, once, whatever the order', () => {
    const report = reportOf(texts);
    // Every pair of the three bots plays two rotations, and all three together play three.
    expect([report.total.games, report.total.blocks, report.refused.lines]).toEqual([3 * (3 * 2 + 3), 12, 0]);
    expect(rounded(reportOf([...texts].reverse()))).toEqual(rounded(report));
    expect(report.total.standings.reduce((sum, { points }) => sum + points, 0)).toBeCloseTo(27, 9);
    expect(report.total.standings.map(({ bot }) => bot).sort()).toEqual([0, 1, 2]);
    for (const { lengths, ends, games: all } of report.games) {
      expect(lengths?.bars.reduce((sum, bar) => sum + bar.games, 0)).toBe(all);
      expect(ends.reduce((sum, end) => sum + end.games, 0)).toBe(all);
    }
    const twice = reportOf([...texts, ...texts]);
    expect(rounded(twice.total)).toEqual(rounded(report.total));
    expect(twice.refused.lines).toBe(texts.length);
    expect(twice.refused.first[0]).toEqual({ line: 28, reason: 'key: this game was counted before' });
  });

  test('cross tables, moves and times are those of the lines', () => {
    const { cross, thinking } = reportOf(texts).total;
    const both = lines.filter(({ pairing }) => pairing.includes(0) && pairing.includes(1));
    expect(cross[0]?.[1]?.games).toBe(both.length);
    const gained = both.reduce((sum, { seating, shares }) => sum + (shares[seating.indexOf(0)] ?? 0), 0);
    expect(cross[0]?.[1]?.points).toBeCloseTo(gained, 9);
    expect(cross[1]?.[1]).toBeNull();
    expect(thinking.reduce((sum, { moves }) => sum + moves, 0)).toBe(lines.reduce((sum, { plies }) => sum + plies, 0));
    // The test kit reports one millisecond for every decision.
    for (const { millis } of thinking) expect(millis).toBe(1);
  });

  test('an incomplete block counts in the points, but not in the share and its bounds', () => {
    const report = reportOf(texts.slice(1));
    expect([report.total.games, report.total.blocks]).toEqual([26, 11]);
    expect(report.games[0]?.fairness?.blocks).toBe(8);
    const wholeOf = (kept: readonly GameLine[]) => {
      const blocks = new Map<string, readonly GameLine[]>();
      for (const line of kept) {
        const name = `${line.game} ${line.pairing.join()} ${line.seed}`;
        blocks.set(name, [...(blocks.get(name) ?? []), line]);
      }
      return [...blocks.values()].filter((block) => block.length === block[0]?.pairing.length).flat();
    };
    const whole = wholeOf(keyed.slice(1)).filter(({ game }) => game === 0);
    for (const { bot, share, games: all, points } of report.games[0]?.standings ?? []) {
      const own = whole.filter(({ seating }) => seating.includes(bot));
      const gained = own.reduce((sum, { seating, shares }) => sum + (shares[seating.indexOf(bot)] ?? 0), 0);
      expect(share.share).toBeCloseTo(gained / own.length, 6);
      expect(share.low).toBeLessThanOrEqual(share.share);
      expect(share.high).toBeGreaterThanOrEqual(share.share);
      expect(all).toBeGreaterThanOrEqual(own.length);
      expect(points).toBeGreaterThanOrEqual(gained);
    }
    // Until a block is complete, the share has no bounds.
    const [first] = reportOf(texts.slice(0, 1)).total.standings;
    expect([first?.share.low, first?.share.high, first?.share.share]).toEqual([0, 1, first?.points]);
  });

  test('claims that do not follow from the record do not count', () => {
    const [first] = keyed;
    expect(whyNot((line) => line)).toBe('counted');
    expect(whyNot((line) => ({ ...line, shares: [...line.shares].reverse() }))).toMatch(/^shares: the record gives/);
    expect(whyNot((line) => ({ ...line, scores: line.scores.map((one) => one + 1) }))).toMatch(
      /^scores: the record gives/,
    );
    expect(whyNot((line) => ({ ...line, seating: [1, 0], bots: [names[1], names[0]] }))).toMatch(/^seating\.0/);
    expect(whyNot((line) => ({ ...line, bots: [...line.bots].reverse() }))).toMatch(/^bots\.0: another bot/);
    expect(whyNot((line) => ({ ...line, seed: 99 }))).toBe('seed: the tournament has no such block');
    expect(whyNot((line) => ({ ...line, seed: 2 }))).toBe('record.seed: is not that of the line');
    expect(whyNot((line) => ({ ...line, opening: 0 }))).toBe('opening: this block begins from another position');
    expect(whyNot((line) => ({ ...line, pairing: [0, 7], seating: [0, 7] }))).toBe('pairing: 3 bots take part');
    expect(whyNot((line) => ({ ...line, game: 5 }))).toBe('game: the tournament has 2 games');
    expect(whyNot((line) => ({ ...line, end: { reason: 'plies' } }))).toBe('end: the rules had ended the game');
    expect(
      whyNot((line) => ({ ...line, record: { ...line.record, moves: line.record.moves.map(() => 'x') } })),
    ).toMatch(/^TF-\d/);
    expect(whyNot((line) => ({ ...line, record: { ...line.record, options: { turnLimit: 7 } } }))).not.toBe('counted');
    const other = { ...json, games: [{ game: 'terrafex', options: { turnLimit: 7, layout: '2' } }, json.games[1]] };
    const { refused } = reportOf([JSON.stringify(first)], specOf(other));
    expect(refused.first[0]?.reason).toBe('record.options.turnLimit: is not that of the tournament');
  });

  test('hostile lines are counted and named, and nothing else happens', () => {
    const hostile = [
      '',
      '{',
      'null',
      '[]',
      '{"__proto__":{"x":1}}',
      '"'.repeat(1000),
      '['.repeat(50_000),
      '{"key":1e999}',
    ];
    const { refused, total } = reportOf([...hostile, ...texts]);
    expect([refused.lines, total.games]).toEqual([hostile.length, 27]);
    expect(refused.first.every(({ reason }) => reason.length < 400)).toBe(true);
  });

  test('keys are looked at where somebody knows them', () => {
    const { add } = reporter(spec, games, (order) => keyOf(digest, order));
    expect(isRight(add(texts[0] ?? '', 1))).toBe(true);
    expect(isLeft(add(JSON.stringify({ ...keyed[1], key: '0'.repeat(32) }), 2))).toBe(true);
  });

  test('a match has its pairs, and its test ends where the runner ends it', () => {
    const two = specOf({
      games: [json.games[0]],
      bots: json.bots.slice(0, 2),
      blocks: 3,
      format: { _tag: 'Match', sprt: { elo0: -300, elo1: 0, alpha: 0.4, beta: 0.4 } },
    });
    const { match } = reportOf(
      texts.filter((_, at) => lines[at]?.game === 0 && lines[at].pairing.join() === '0,1'),
      two,
    );
    expect(match?.pairs?.reduce((sum, count) => sum + count, 0)).toBe(3);
    expect(match?.test?.blocks).toBeLessThanOrEqual(3);
    const shares = [0.5, 1, 1, 0.75, 1, 1, 1, 1, 1, 0.5, 1, 1, 1, 1];
    const test = { elo0: 0, elo1: 60, alpha: 0.05, beta: 0.05 };
    const isDecided = beginTest(test);
    const { blocks, accepted } = sprtOver(shares, test);
    expect(accepted === null ? -1 : blocks - 1).toBe(shares.findIndex((share) => isDecided(share)));
  });

  test('says how many games were decided, and bounds what was decided', () => {
    const counted = (shares: readonly (readonly number[])[]) =>
      shares.filter(([one, ...others]) => others.some((other) => other !== one));
    const report = reportOf(texts);
    for (const [game, { decided, games: all }] of report.games.entries()) {
      const own = counted(lines.filter((line) => line.game === game).map(({ shares }) => shares)).length;
      expect(decided.games).toBe(own);
      expect(decided.share.share).toBeCloseTo(own / all, 12);
      expect(decided.share.low).toBeLessThanOrEqual(own / all);
      expect(decided.share.high).toBeGreaterThanOrEqual(own / all);
    }
    expect(report.total.decided.games).toBe(report.games.reduce((sum, { decided }) => sum + decided.games, 0));
    expect(reportOf([]).total.decided).toEqual({ games: 0, share: { share: 0, low: 0, high: 1 } });
    expect(report.match).toBeNull();
  });

  test('a match bounds the share of the decided games, and shared games move it nowhere', () => {
    const two = specOf({
      name: 'Two',
      games: [{ game: 'terrafex', options: { turnLimit: 2 } }],
      bots: [
        { name: 'one', text: 'random' },
        { name: 'other', text: 'random' },
      ],
      format: { _tag: 'Match', sprt: null },
      blocks: 12,
    });
    const played = playAll(two);
    const texted = played.map((line) => JSON.stringify({ ...line, key: keyOf(digestOf(two), line) }));
    const found = reportOf(texted, two);
    const decided = played.filter(({ shares }) => shares[0] !== shares[1]);
    const won = decided.filter(({ shares, seating }) => shares[seating.indexOf(0)] === 1).length;
    expect(decided.length).toBeLessThan(played.length);
    expect(found.total.decided.games).toBe(decided.length);
    expect(found.match?.decided).toEqual(wilson(won, decided.length));
    const { share, low, high } = wilson(won, decided.length);
    const text = [share, low, high].map((one) => (100 * one).toFixed(1));
    expect(summaryLines(found).find((line) => line.startsWith('decided: '))).toContain(
      `decided: ${decided.length} of 24 games, `,
    );
    expect(summaryLines(found).join('\n')).toContain(
      `of these the first bot won ${text[0] ?? ''} % [${text[1] ?? ''}, ${text[2] ?? ''}]`,
    );
  });

  test('the short table: a heading, a line a bot, the decided games, long names cut', () => {
    const found = summaryLines(reportOf(texts));
    expect(found[0]).toContain('27 games, 12 whole blocks');
    // Not all games are decided, so a line says how many are.
    expect(found).toHaveLength(2 + 3 + 1);
    expect(found.at(-1)).toMatch(/^decided: \d+ of 27 games, /);
    expect(summaryLines(reportOf([]))).toHaveLength(5);
  });
});

describe('arena report', () => {
  const folder = mkdtempSync(join(tmpdir(), 'rulehouse-report-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const file = (name: string): string => join(folder, name);

  const report = async (...args: readonly string[]) => {
    const said = { out: '', err: '' };
    const code = await run(['arena', 'report', folder, ...args], {
      out: (text) => (said.out += `${text}\n`),
      err: (text) => (said.err += `${text}\n`),
      input: (async function* () {})(),
      width: 80,
    });
    return { code, ...said };
  };

  test('a folder that holds no tournament is a fault', async () => {
    expect(await report()).toMatchObject({ code: 1, out: '' });
    writeFileSync(file('spec.json'), JSON.stringify(json));
    expect((await report()).err).toMatch(/games\.jsonl: no such file/);
  });

  test('a table; a torn line and hostile ones are told', async () => {
    writeFileSync(file('games.jsonl'), `${texts.join('\n')}\nnonsense\n{"torn`);
    const { code, out, err } = await report();
    // A line that cannot be counted makes the command fail. A torn line does not: it belongs to a game that was still being written.
    expect([code, err]).toEqual([1, expect.stringContaining('has no end and does not count')]);
    expect(out).toContain('27 games, 12 whole blocks');
    expect(out).toContain('not counted: 1 line; line 28: no JSON');
    expect(out).toContain('seat 2:');
    expect(out).toMatch(/decided: \d+ of 18 games, [\d.]+ % \[/);
  });

  test('a page: everything is escaped, nothing is loaded from outside, and there are links to records and to the viewer', async () => {
    expect(await report('--html', file('a.html'), '--site', 'https://example.org/docs', '--games', '1')).toMatchObject({
      code: 1,
    });
    writeFileSync(file('games.jsonl'), `${texts.join('\n')}\n{"torn`);
    expect((await report('--html', file('whole.html'))).code).toBe(0);
    writeFileSync(file('games.jsonl'), `${texts.join('\n')}\nnonsense\n`);
    const page = readFileSync(file('a.html'), 'utf8');
    expect(page).not.toMatch(/<script|<img|onerror=alert\(1\)>/i);
    expect(page).toContain('&lt;img src=x onerror=alert(1)&gt;');
    expect(page).toContain('&lt;/title&gt;&lt;script&gt;');
    const addresses = [...page.matchAll(/(?:href|src)="([^"]*)"/g)].map((found) => found[1] ?? '');
    // One empty icon, so that the browser does not request one, and for each of the four games its record and the viewer.
    expect(addresses).toHaveLength(1 + 8);
    expect(addresses[0]).toBe('data:,');
    const record = addresses.find((one) => one.startsWith('data:application/json'));
    expect(JSON.parse(decodeURIComponent(record?.split(',')[1] ?? ''))).toEqual(keyed[0]?.record);
    const watch = new URL(
      addresses.find((one) => one.startsWith('https://example.org/docs/play/'))?.replaceAll('&amp;', '&') ?? '',
    );
    const fragment = new URLSearchParams(watch.hash.slice(1));
    expect(fragment.get('position')).toBe(keyed[0]?.record.start);
    expect(fragment.getAll('move')).toEqual(keyed[0]?.record.moves);
    // Every picture has a label, and every table has a caption.
    expect(page.match(/<svg /g)?.length).toBe(page.match(/<svg [^>]*role="img" aria-label="[^"]+"/g)?.length);
    expect(page.match(/<table>/g)?.length).toBe(page.match(/<table><caption>/g)?.length);
  });

  test('an existing file is kept unless --replace is given; an address must be valid', async () => {
    expect(await report('--html', file('a.html'))).toMatchObject({ code: 1 });
    expect(await report('--html', file('a.html'))).toMatchObject({ err: expect.stringContaining('a.html') as string });
    expect(await report('--html', file('a.html'), '--replace')).toMatchObject({ code: 1, err: '' });
    const twice = await report('--html', file('a.html'), '--csv', join(folder, '.', 'a.html'), '--replace');
    expect(twice).toEqual({ code: 2, out: '', err: '--csv: is the file of --html, too\n' });
    expect(readFileSync(file('a.html'), 'utf8')).toMatch(/^<!doctype html>/);
    expect((await report('--site', 'javascript:alert(1)')).err).toMatch(/^--site: .* is not an address/);
    expect((await report('--games', 'x')).code).toBe(2);
  });

  test('comma-separated values that no spreadsheet treats as formulas', async () => {
    await report('--csv', file('a.csv'));
    const rows = readFileSync(file('a.csv'), 'utf8').split('\r\n');
    expect(rows).toHaveLength(1 + 3 * 3 + 1);
    expect(rows.filter((row) => row.includes(`"'=1+1,""x"""`))).toHaveLength(3);
  });

  test('JSON is the report itself', async () => {
    const { out } = await report('--json');
    const read = JSON.parse(out) as Report;
    expect([read.total.games, read.refused.lines]).toEqual([27, 1]);
  });

  test('ratings from places, unless only winners are asked for', async () => {
    const of = async (...args: readonly string[]): Promise<Report> =>
      JSON.parse((await report('--json', ...args)).out) as Report;
    const [places, winners] = [await of(), await of('--by', 'winners')];
    expect([places.ratedBy, winners.ratedBy]).toEqual(['places', 'winners']);
    // Both methods agree on the game for two, but not on the game for three.
    const rated = ({ games: all }: Report) => all.map(({ standings }) => standings.map(({ rating }) => rating));
    expect(rated(places)[0]).toEqual(rated(winners)[0]);
    expect(rated(places)[1]).not.toEqual(rated(winners)[1]);
    const wrong = await report('--by', 'luck');
    expect([wrong.code, wrong.err]).toEqual([2, '--by: "luck" is neither places nor winners\n']);
  });

  test('ratings of people, on request', async () => {
    const { out } = await report('--people');
    expect(out).toMatch(/OpenSkill, in the order of the games +at least +mu +sigma/);
  });
});
