/** Statistics, exports and explorations of games, compared with independent sums over the same games. */
import { existsSync, linkSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isLeft } from 'fp-ts/Either';
import { asyncBufferFromFile, parquetReadObjects } from 'hyparquet';
import { afterAll, describe, expect, test } from 'vitest';
import {
  applyText,
  decode,
  type Game,
  type GameTypes,
  playout,
  resultOf,
  source,
  writeRecord,
} from '../../../src/core/index.js';
import { games } from '../../../src/games/catalogue.js';
import { breakdown } from '../../../src/games/terra-mystica/index.js';
import { importText } from '../../../src/node/cli/ledger.js';
import { rulehouse } from './kit.js';

const folder = mkdtempSync(join(tmpdir(), 'rulehouse-stats-'));
afterAll(() => rmSync(folder, { recursive: true }));
const file = (name: string): string => join(folder, name);

interface Played {
  readonly line: string;
  readonly game: string;
  readonly moves: readonly string[];
  readonly scores: readonly number[];
  readonly winners: readonly number[];
}

const played = <T extends GameTypes>(game: Game<T>, given: object, seed: number): Played => {
  const options = decode(game.options)(given);
  if (isLeft(options)) return expect.unreachable();
  const start = game.setup(options.right, seed);
  if (isLeft(start)) return expect.unreachable();
  const moves: T['Move'][] = [];
  const last = playout(game)(start.right, source(seed), 5000, ({ move }) => moves.push(move));
  const names = { seat0: seed % 2 === 0 ? 'Anna' : 'Birna', seat1: seed % 2 === 0 ? 'Birna' : 'Anna', event: 'a club' };
  const record = writeRecord(game)(options.right, seed, start.right, moves, { tags: names });
  if (isLeft(record)) return expect.unreachable();
  const { scores, winners, over } = resultOf(game)(last);
  expect(over).toBe(true);
  return { line: JSON.stringify(record.right), game: game.id, moves: record.right.moves, scores, winners };
};

const all: readonly Played[] = games.flatMap((any) =>
  any.open((game) => {
    const given = {
      terrafex: { layout: '2', turnLimit: 6 },
      toframenn: { quietLimit: 20 },
      transformartian: { turnLimit: 40 },
    };
    const options = Object.entries(given).find(([id]) => id === game.id)?.[1] ?? { players: 3 };
    return Array.from({ length: game.id === 'terrafex' ? 40 : 4 }, (_, seed) => played(game, options, seed));
  }),
);
const records = file('records.jsonl');
writeFileSync(records, `${all.map(({ line }) => line).join('\n')}\n`);

interface GroupJson {
  readonly key: readonly string[];
  readonly seats: number;
  readonly share: { readonly share: number; readonly low: number; readonly high: number };
  readonly score: { readonly mean: number; readonly low: number; readonly high: number };
  readonly points: Readonly<Record<string, number>>;
}

const tables = async (by: string, files = [records]): Promise<Readonly<Record<string, readonly GroupJson[]>>> => {
  const { out, err, code } = await rulehouse(['stats', ...files, '--by', by, '--json']);
  expect([err, code]).toEqual(['', 0]);
  const { tables: found } = JSON.parse(out) as { tables: { by: string[]; groups: GroupJson[] }[] };
  return Object.fromEntries(found.map(({ by: keys, groups }) => [keys.join('+'), groups]));
};

describe('stats', () => {
  test('shares, scores and intervals are those of an independent sum', async () => {
    const { name = [], 'game+seat': seats = [] } = await tables('name,game+seat');
    const shareOf = ({ winners }: Played, seat: number): number => (winners.includes(seat) ? 1 / winners.length : 0);
    const annas = all.map((one) => {
      const seed = (JSON.parse(one.line) as { seed: number }).seed;
      return { one, seat: seed % 2 === 0 ? 0 : 1 };
    });
    const anna = name.find(({ key }) => key[0] === 'Anna');
    expect(anna?.seats).toBe(all.length);
    // Teams in Transformartian share a score. With two seats there are no teams, as in the other games.
    const points = annas.reduce((sum, { one, seat }) => sum + shareOf(one, seat), 0);
    expect(anna?.share.share).toBeCloseTo(points / all.length, 10);
    const scores = annas.map(({ one, seat }) => one.scores[seat] ?? 0);
    const mean = scores.reduce((sum, score) => sum + score, 0) / scores.length;
    const deviation = Math.sqrt(scores.reduce((sum, score) => sum + (score - mean) ** 2, 0) / (scores.length - 1));
    expect(anna?.score.mean).toBeCloseTo(mean, 10);
    expect((anna?.score.high ?? 0) - mean).toBeCloseTo((1.959964 * deviation) / Math.sqrt(scores.length), 6);
    for (const { key, seats: count, points: bySource, score } of seats) {
      const own = all.filter(({ game }) => game === key[0]);
      expect([key, count]).toEqual([key, own.length]);
      const sum = Object.values(bySource).reduce((total, one) => total + one, 0);
      expect([key, sum.toFixed(6)]).toEqual([key, score.mean.toFixed(6)]);
    }
  });

  test('a table of text, groups left out, and points by source', async () => {
    const line = ['stats', records, '--by', 'game', '--min', '10', '--points'];
    const { out } = await rulehouse(line, [], { isTerminal: true });
    expect(out).toContain('56 games');
    expect(out).toMatch(/^game +seats /m);
    expect(out).toMatch(/^terrafex +80 +50\.0 +39\.\d +60\.\d +50\.0/m);
    expect(out).toContain('mean points by source');
  });

  test('in a pipe each row is a line with tabs that names its table, without headers and blank lines', async () => {
    const { out } = await rulehouse(['stats', records, '--by', 'game,game+seat', '--points']);
    const [summary = '', ...rows] = out.split('\n');
    expect(summary).toMatch(/^56 games, /);
    expect(out).toMatch(/^game\tterrafex\t80\t50\.0\t39\.\d\t60\.\d\t50\.0\t[\d.]+\t[\d.]+\t[\d.]+$/m);
    expect(out).toMatch(/^game\+seat\tterrafex 0\t40\t/m);
    expect(out).toMatch(/^game: points\tterrafex\t\S.*\t[\d.]+$/m);
    for (const row of rows) expect([4, 10]).toContain(row.split('\t').length);
  });

  test('what cannot be read is named and does not count; options and tags are keys; `+` joins two', async () => {
    const [first, second] = all;
    const broken = first?.line.replace(/"moves":\["[^"]*"/, '"moves":["nonsense"') ?? '';
    const mixed = file('mixed.jsonl');
    writeFileSync(
      mixed,
      [
        first?.line,
        '',
        broken,
        '{"record":null}',
        '[1',
        JSON.stringify({ bots: ['a', 'b', 'c'], record: JSON.parse(second?.line ?? '') as unknown }),
      ].join('\n'),
    );
    const { out, err, code } = await rulehouse(['stats', mixed, '--by', 'name,event+players,turnLimit,nothing']);
    expect(code).toBe(1);
    expect(out).toContain('2 games');
    expect(out).toContain('3 that cannot be replayed');
    expect(out).toMatch(/^event\+players\ta club 3\t6\t/m);
    expect(out).toMatch(/^name\tb\t1\t/m);
    expect(err).toMatch(/mixed\.jsonl:3: moves\.0: |moves\.0/);
    expect(err).toMatch(/mixed\.jsonl:5/);
    expect(err).toMatch(/^--by "nothing": no seat has this key; the keys of these games are name, .*\bturnLimit\b/m);
    expect(err).not.toContain('"turnLimit"');
    writeFileSync(file('empty'), '\n');
    for (const [args, message] of [
      [['stats', file('empty')], 'empty: the file is empty\nno game that is over'],
      [['verify', file('empty')], 'the file is empty'],
      [['stats', file('none')], 'no such file'],
      [['stats', mixed, '--by', 'a,,b'], '--by'],
      [['stats', mixed, '--by', 'a+b+c+d+e'], '--by'],
      [['stats', mixed, '--min', '-1'], '--min'],
      [['export', mixed, '--rows', 'cards'], '--rows'],
      [['export', mixed, '--format', 'xls'], '--format'],
      [['export', mixed, '--format', 'parquet'], '--out'],
      [['explore', 'chess'], 'no game "chess"'],
      [['explore', 'terrafex', 'x', '--records', mixed], 'TF-11.3'],
      [['explore', 'terrafex'], '--records'],
    ] as const) {
      const ended = await rulehouse(args);
      expect([args, ended.code]).toEqual([args, ended.err.startsWith('--') ? 2 : 1]);
      expect(ended.err).toContain(message);
    }
  });
});

describe('a file that cannot be read', () => {
  test('is named, the others are read, and the command fails', async () => {
    const two = all.filter(({ game }) => game === 'terrafex').slice(0, 2);
    writeFileSync(file('two.jsonl'), two.map(({ line }) => `${line}\n`).join(''));
    const given = [file('two.jsonl'), file('none.jsonl'), folder];
    const named = [`${file('none.jsonl')}: no such file`, `${folder}: is a folder`].join('\n');
    for (const args of [
      ['stats', ...given],
      ['export', ...given],
      ['explore', 'terrafex', ...given.flatMap((one) => ['--records', one])],
    ]) {
      const { code, out, err } = await rulehouse(args);
      expect([args[0], code, err]).toEqual([args[0], 1, named]);
      expect(out).not.toBe('');
    }
  });
});

describe('a file that cannot be written', () => {
  test('says why in words', async () => {
    writeFileSync(file('one.jsonl'), `${all[0]?.line}\n`);
    const into = (...out: readonly string[]) => rulehouse(['export', file('one.jsonl'), '--out', ...out]);
    const nowhere = join(folder, 'nowhere', 'x');
    const missing = `${nowhere}: there is no folder ${join(folder, 'nowhere')}`;
    expect(await into(nowhere)).toMatchObject({ code: 1, err: missing });
    expect(await into(nowhere, '--format', 'parquet')).toMatchObject({ code: 1, err: missing });
    expect(await into(folder)).toMatchObject({ code: 1, err: `${folder}: is there already` });
  });
});

describe('export', () => {
  test('seats as lines, comma-separated values and parquet hold the same', async () => {
    const { out } = await rulehouse(['export', records, '--rows', 'seats']);
    const rows = out.split('\n').map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(rows).toHaveLength(all.reduce((sum, { scores }) => sum + scores.length, 0));
    const csv = (await rulehouse(['export', records, '--rows', 'seats', '--format', 'csv'])).out.split('\n');
    expect(csv[0]).toBe(Object.keys(rows[0] ?? {}).join(','));
    expect(csv).toHaveLength(rows.length + 1);
    expect(csv[1]).toContain('""'); // JSON in a cell
    const parquet = file('seats.parquet');
    expect(
      (await rulehouse(['export', records, '--rows', 'seats', '--format', 'parquet', '--out', parquet])).code,
    ).toBe(0);
    expect(await parquetReadObjects({ file: await asyncBufferFromFile(parquet) })).toEqual(rows);
    const again = await rulehouse(['export', records, '--format', 'parquet', '--out', parquet]);
    expect(again.err).toContain('is there already');
  });

  test('plies: every position is followed by its move', async () => {
    const target = file('plies.jsonl');
    const { out } = await rulehouse(['export', records, '--rows', 'plies', '--out', target]);
    const rows = readFileSync(target, 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, string>);
    expect(rows).toHaveLength(all.reduce((sum, { moves }) => sum + moves.length, 0));
    expect(out).toContain(`${rows.length} lines`);
    for (const [index, row] of rows.slice(0, 200).entries()) {
      const next = rows[index + 1];
      if (next?.['place'] !== row['place']) continue;
      games
        .find(({ id }) => id === row['game'])
        ?.open((game) => {
          const before = game.position.parse(row['position'] ?? '');
          if (isLeft(before)) return expect.unreachable();
          const after = applyText(game)(row['move'] ?? '')(before.right);
          expect(isLeft(after) ? after.left.reason : game.position.print(after.right)).toBe(next?.['position']);
          return undefined;
        });
    }
    expect((await rulehouse(['export', records, '--out', target])).code).toBe(1);
  });
});

test('a seat of a ply is the one that moved, where several may', async () => {
  const game = games.find(({ id }) => id === 'terra-mystica');
  const one = game?.open((rules) => played(rules, { players: 4, 'leech-timing': 'deferred' }, 3));
  const { out } = await rulehouse(['export', '-', '--rows', 'plies'], [`${one?.line ?? ''}\n`]);
  const rows = out.split('\n').map((line) => JSON.parse(line) as { seat: number; position: string; move: string });
  let several = 0;
  game?.open((rules) => {
    for (const { seat, position, move } of rows) {
      const [state, read] = [rules.position.parse(position), rules.moveText.parse(move)];
      if (isLeft(state) || isLeft(read)) return expect.unreachable();
      if (rules.toMove(state.right).length < 2) continue;
      several++;
      expect(rules.mover?.(state.right, read.right)).toEqual({ _tag: 'Some', value: seat });
    }
    return undefined;
  });
  expect(several).toBeGreaterThan(5);
});

test('a name that a spreadsheet would take for a formula is a text', async () => {
  const record = JSON.parse(all[0]?.line ?? '') as object;
  const line = JSON.stringify({ ...record, tags: { seat0: '=1+1' } });
  const { out } = await rulehouse(['export', '-', '--rows', 'seats', '--format', 'csv'], [`${line}\n`]);
  expect(out.split('\n')[1]).toContain(",'=1+1,");
});

describe('explore', () => {
  test('what was played from a start, and from any position on the way', async () => {
    const own = all.filter(({ game }) => game === 'terrafex');
    const json = (await rulehouse(['explore', 'terrafex', '--records', records, '--json'])).out;
    const found = JSON.parse(json) as { move: string; games: number; share: { share: number } }[];
    const wanted = new Map<string, number>();
    for (const { moves } of own) wanted.set(moves[0] ?? '', (wanted.get(moves[0] ?? '') ?? 0) + 1);
    expect(Object.fromEntries(found.map(({ move, games: count }) => [move, count]))).toEqual(
      Object.fromEntries(wanted),
    );
    for (const { move, share } of found) {
      const those = own.filter(({ moves }) => moves[0] === move);
      const points = those.reduce((sum, { winners }) => sum + (winners.includes(0) ? 1 / winners.length : 0), 0);
      expect([move, share.share]).toEqual([move, points / those.length]);
    }
    const [one] = own;
    const deep = await rulehouse(['export', '-', '--rows', 'plies'], [`${one?.line ?? ''}\n`]);
    const { position, move } = JSON.parse(deep.out.split('\n')[9] ?? '') as Record<string, string>;
    const { out } = await rulehouse(['explore', 'terrafex', position ?? '', '--records', records]);
    expect(out.split('\n')[0]?.split('\t').slice(0, 2)).toEqual([move, '1']);
  });
});

const ledgers = new URL('../../../../shared/terra-mystica/', import.meta.url);

describe('ledgers', () => {
  test.runIf(existsSync(ledgers))(
    'points by source and faction are those of each game',
    { timeout: 300_000 },
    async () => {
      const names = readdirSync(new URL('ledgers', ledgers)).filter((name) => name.endsWith('.txt'));
      const files = names.map((name) => new URL(`ledgers/${name}`, ledgers).pathname);
      const { faction = [] } = await tables('faction', files);
      const sums = new Map<string, { seats: number; town: number; total: number }>();
      for (const path of files) {
        const record = importText(readFileSync(path, 'utf8'));
        if (isLeft(record)) return expect.unreachable();
        const told = breakdown(JSON.parse(record.right));
        if (isLeft(told)) return expect.unreachable();
        for (const { faction: id, sources, total } of told.right) {
          const sum = sums.get(id ?? 'none') ?? { seats: 0, town: 0, total: 0 };
          sums.set(id ?? 'none', { seats: sum.seats + 1, town: sum.town + sources.town, total: sum.total + total });
        }
      }
      console.info(`stats: ${files.length} ledgers, ${faction.length} factions`);
      expect(faction).toHaveLength(sums.size);
      for (const { key, seats, points, score } of faction) {
        const sum = sums.get(key[0] ?? '');
        expect([key, seats, score.mean.toFixed(6), (points['town'] ?? 0).toFixed(6)]).toEqual([
          key,
          sum?.seats,
          ((sum?.total ?? 0) / seats).toFixed(6),
          ((sum?.town ?? 0) / seats).toFixed(6),
        ]);
      }
      return undefined;
    },
  );
});

test('a file that is given twice, also by another path, counts once', async () => {
  writeFileSync(
    file('once.jsonl'),
    all
      .slice(0, 3)
      .map(({ line }) => `${line}\n`)
      .join(''),
  );
  linkSync(file('once.jsonl'), file('again.jsonl'));
  writeFileSync(file('copy.jsonl'), readFileSync(file('once.jsonl')));
  const names = ['once.jsonl', './once.jsonl', 'again.jsonl'].map((name) => `${folder}/${name}`);
  for (const command of [['stats'], ['export']]) {
    const once = await rulehouse([...command, names[0] ?? '']);
    const thrice = await rulehouse([...command, ...names]);
    expect(thrice.out).toBe(once.out);
    expect(thrice.err.trimEnd().split('\n')).toEqual(
      names.slice(1).map((name) => `${name}: given before; its games count once`),
    );
  }
  // Another file with the same games counts: nothing says that they are the same.
  const both = await rulehouse(['stats', file('once.jsonl'), file('copy.jsonl')]);
  expect([both.out.split(' ')[0], both.err]).toEqual(['6', '']);
});

describe('stats --html', () => {
  const page = async (name: string, ...more: readonly string[]): Promise<string> => {
    const { err, code } = await rulehouse(['stats', records, '--html', file(name), ...more]);
    expect([err, code]).toEqual(['', 0]);
    return readFileSync(file(name), 'utf8');
  };

  test('draws a bar for the share and the score of each group, with the figures of the table', async () => {
    const html = await page('seats.html', '--by', 'game+seat', '--points');
    const groups = (await tables('game+seat'))['game+seat'] ?? [];
    expect(groups.length).toBeGreaterThan(5);
    for (const { key, share } of groups) {
      expect(html).toContain(`<th scope="row">${key.join(' ')}</th>`);
      expect(html).toContain(`${(100 * share.share).toFixed(1)} [${(100 * share.low).toFixed(1)}, `);
    }
    expect(html.match(/class="fair"/g)).toHaveLength(groups.length);
    expect(html.match(/class="bar soft"/g)).toHaveLength(2 * groups.length);
    expect(html).toContain('Mean points by source');
  });

  test('has no script, loads nothing, and is light or dark', async () => {
    const html = await page('all.html');
    expect(html).not.toMatch(/<script|href="http|src=/);
    expect(html).toContain("default-src 'none'");
    expect(html).toContain('prefers-color-scheme:dark');
  });

  test('escapes the names of records', async () => {
    const [{ line }] = all as [Played];
    writeFileSync(file('bad.jsonl'), line.replace('Anna', '<b>x').replace('Birna', '<b>y'));
    const { code } = await rulehouse(['stats', file('bad.jsonl'), '--by', 'name', '--html', file('bad.html')]);
    expect(code).toBe(0);
    expect(readFileSync(file('bad.html'), 'utf8')).not.toMatch(/<b>[xy]/);
  });

  test('does not replace a file', async () => {
    writeFileSync(file('old.html'), 'old');
    const { code } = await rulehouse(['stats', records, '--html', file('old.html')]);
    expect([code, readFileSync(file('old.html'), 'utf8')]).toEqual([1, 'old']);
  });
});
