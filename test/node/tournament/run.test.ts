/** `arena run`: whatever happens, every game is played once, and the result is the same on every machine. */
import { appendFileSync, cpSync, existsSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { gameLine } from '../../../src/arena/index.js';
import { decode, gameById, isRight, verifyRecord } from '../../../src/index.js';
import { bots, digestIn, has, type Kit, kit, linesIn, processesWith, terrafex, until } from './kit.js';

let arena: Kit;
beforeAll(async () => {
  arena = await kit();
});
afterAll(() => arena.end());

const at = (name: string): string => join(arena.folder, name);

const countIn = (out: string): number => (existsSync(join(out, 'games.jsonl')) ? linesIn(out).length : 0);

const three = { games: [terrafex], bots: bots('random', 'greedy', 'flat:iterations=8'), blocks: 8 };
const games = 3 * 8 * 2;

/** The tournament of three bots, played without interruptions. */
const undisturbed = async (): Promise<string> => {
  const out = at('undisturbed');
  if (!existsSync(out)) await arena.run('arena', 'run', arena.spec('three', three), '--out', out, '--jobs', '2');
  return out;
};

describe('results', () => {
  test('every game once, each line and record as promised, in the order of the games', async () => {
    const out = await undisturbed();
    const lines = linesIn(out);
    expect(new Set(lines.map(({ key }) => key)).size).toBe(games);
    expect(lines).toHaveLength(games);
    for (const line of lines) {
      expect(isRight(decode(gameLine)(line))).toBe(true);
      const verified = gameById('terrafex')?.open((game) => isRight(verifyRecord(game)(line.record)));
      expect(verified).toBe(true);
    }
    expect(existsSync(join(out, 'lock'))).toBe(false);
  });

  test('played again they are the same, in one thread or in three', async () => {
    const spec = arena.spec('three', three);
    for (const jobs of ['1', '3']) {
      const { code, out } = await arena.run('arena', 'run', spec, '--out', at(`jobs-${jobs}`), '--jobs', jobs);
      expect(code).toBe(0);
      expect(out).toMatch(/^48 games in .*\n(?:[^\t]+\t[\d.]+\t32\t[\d.]+\n){3}$/);
      expect(digestIn(at(`jobs-${jobs}`))).toBe(digestIn(await undisturbed()));
    }
  });

  test('a copy of a running folder without its lock plays the rest by itself', async () => {
    const spec = arena.spec('three', three);
    const out = at('running');
    const original = arena.rulehouse(['arena', 'run', spec, '--out', out]);
    await until(() => countIn(out) > 2);
    cpSync(out, at('copied'), { recursive: true, filter: (name) => basename(name) !== 'lock' });
    expect(existsSync(join(out, 'lock'))).toBe(true);
    expect((await arena.run('arena', 'run', spec, '--out', at('copied'))).code).toBe(0);
    expect(await original.ended).toBe(0);
    for (const name of [out, at('copied')]) expect(digestIn(name)).toBe(digestIn(await undisturbed()));
  });

  test('a tournament that is over is over', async () => {
    const out = await undisturbed();
    const before = readFileSync(join(out, 'games.jsonl'));
    expect((await arena.run('arena', 'run', arena.spec('three', three), '--out', out)).code).toBe(0);
    expect(readFileSync(join(out, 'games.jsonl')).equals(before)).toBe(true);
  });

  test('rounds that depend on results, and a test that ends a match', async () => {
    const four = { ...three, bots: bots('random', 'greedy', 'flat:iterations=4', 'flat:iterations=8'), blocks: 2 };
    const swiss = arena.spec('swiss', { ...four, format: { _tag: 'Swiss', rounds: 3 } });
    const knockOut = arena.spec('knock-out', { ...four, format: { _tag: 'KnockOut' } });
    const sprt = { elo0: -200, elo1: 200, alpha: 0.05, beta: 0.05 };
    const match = {
      games: [terrafex],
      bots: bots('greedy', 'flat:iterations=8'),
      format: { _tag: 'Match', sprt },
      blocks: 200,
    };
    for (const [name, spec, most] of [
      ['swiss', swiss, 24],
      ['knock-out', knockOut, 12],
      ['match', arena.spec('match', match), 400],
    ] as const) {
      const runs = ['1', '3'].map((jobs) =>
        arena.run('arena', 'run', spec, '--out', at(`${name}-${jobs}`), '--jobs', jobs),
      );
      expect((await Promise.all(runs)).map(({ code }) => code)).toEqual([0, 0]);
      expect(digestIn(at(`${name}-1`))).toBe(digestIn(at(`${name}-3`)));
      const { length } = linesIn(at(`${name}-1`));
      expect(name === 'match' ? length < most && length > 2 : length === most).toBe(true);
    }
  });
});

describe('who goes wrong', () => {
  test('whoever hangs, leaks, crashes or cheats loses that game, and the tournament goes on', async () => {
    const own = join(arena.folder, 'crash.sh');
    writeFileSync(own, 'read line; exit 3\n');
    const spec = arena.spec('wrong', {
      games: [terrafex],
      bots: [
        { name: 'random', text: 'random' },
        { name: 'hangs', text: 'flat:iterations=1000000000' },
        { name: 'leaks', text: 'mcts:iterations=1000000000,nodes=10000000' },
        { name: 'crashes', text: `cmd:sh ${own}` },
        { name: 'is not there', text: 'cmd:/nowhere/at/all' },
      ],
      format: { _tag: 'Gauntlet' },
      limits: { patience: 3000, memory: 64, ms: 2000 },
    });
    const { code, err } = await arena.run('arena', 'run', spec, '--out', at('wrong'), '--jobs', '2');
    expect(err).toBe('');
    expect(code).toBe(0);
    const lines = linesIn(at('wrong'));
    expect(lines).toHaveLength(8);
    for (const { bots: names, end, shares } of lines) {
      const seat = names.indexOf('random');
      expect(shares[seat]).toBe(1);
      const other = names[1 - seat] ?? '';
      expect(end.seat).toBe(1 - seat);
      const reasons: Readonly<Record<string, readonly string[]>> = { hangs: ['time'], leaks: ['crash', 'time'] };
      expect(reasons[other] ?? ['crash']).toContain(end.reason);
    }
    for (const line of lines) expect(isRight(decode(gameLine)(line))).toBe(true);
  });

  test('a game is given to whom all think has won, or broken off', async () => {
    const adjudication = { plies: 10, result: 'score', agreed: null };
    const spec = arena.spec('short', { ...three, blocks: 1, adjudication });
    expect((await arena.run('arena', 'run', spec, '--out', at('short'))).code).toBe(0);
    expect(linesIn(at('short')).every(({ plies, end }) => plies === 10 && end.reason === 'plies')).toBe(true);
    const agreed = { value: 0.5, plies: 1 };
    const sure = arena.spec('sure', {
      ...three,
      bots: bots('flat:iterations=40', 'flat:iterations=60'),
      blocks: 4,
      adjudication: { agreed },
    });
    expect((await arena.run('arena', 'run', sure, '--out', at('sure'))).code).toBe(0);
    const reasons = linesIn(at('sure')).map(({ end }) => end.reason);
    expect(reasons).toContain('adjudicated');
    for (const { record } of linesIn(at('sure')))
      expect(gameById('terrafex')?.open((game) => isRight(verifyRecord(game)(record)))).toBe(true);
  });
});

describe('folders', () => {
  test('a torn last line is cut, and its game is played again', async () => {
    const out = at('torn');
    const spec = arena.spec('three', three);
    await arena.run('arena', 'run', spec, '--out', out);
    const file = join(out, 'games.jsonl');
    truncateSync(file, readFileSync(file).length - 100);
    const { code, err } = await arena.run('arena', 'run', spec, '--out', out);
    expect(err).toMatch(/the last line was torn, \d+ bytes were cut off/);
    expect(code).toBe(0);
    expect(digestIn(out)).toBe(digestIn(await undisturbed()));
    appendFileSync(file, '{"key": 1}\n');
    const wrong = await arena.run('arena', 'run', spec, '--out', out);
    expect(wrong.code).toBe(1);
    expect(wrong.err).toMatch(/games\.jsonl\.line 49: .*(missing|is not)/);
  });

  test('another tournament is refused', async () => {
    const other = arena.spec('other', { ...three, blocks: 9 });
    const { code, err } = await arena.here('arena', 'run', other, '--out', await undisturbed());
    expect(code).toBe(1);
    expect(err).toContain('this folder holds another tournament');
    const more = arena.spec('more', { ...three, concurrency: 2 });
    expect((await arena.run('arena', 'run', more, '--out', await undisturbed())).code).toBe(0);
  });

  test('what cannot be played is refused with its place', async () => {
    const refused = async (name: string, spec: object): Promise<string> =>
      (await arena.here('arena', 'run', arena.spec(name, { ...three, ...spec }), '--out', at(name))).err;
    expect(await refused('game', { games: [{ game: 'chess' }] })).toContain('games.0.game: no game "chess"');
    expect(await refused('bot', { bots: bots('random', 'deep:iterations=1') })).toContain('bots.1.text');
    expect(await refused('option', { games: [{ game: 'terrafex', options: { push: 3 } }] })).toContain(
      'games.0.options.push',
    );
    expect(await refused('opening', { games: [{ game: 'terrafex', openings: ['x'] }] })).toContain(
      'games.0.openings.0',
    );
    expect(await refused('seats', { games: [{ game: 'terrafex', bots: 3 }] })).toContain('3 bots cannot share 2 seats');
    expect(await refused('fourth', { games: [{ game: 'icetraders', options: { players: 4 }, bots: 3 }] })).toContain(
      'games.0.bots: 3 bots cannot share 4 seats evenly: say who sits at the fourth by naming 4 bots',
    );
    const belongings = [{ game: 'terrafex', option: 1 }];
    expect(await refused('own', { bots: [{ name: 'a', text: 'random', belongings }, ...bots('greedy')] })).toContain(
      'nothing of this game belongs to a player',
    );
    expect(existsSync(at('game'))).toBe(false);
  });

  test('a full disk ends it with a clear message; with free space it continues', async () => {
    const out = at('full');
    const spec = arena.spec('three', three);
    // The unit is 512 bytes, so files are limited to 30 kB: more than spec.json, but less than all games.
    const full = arena.rulehouse(['arena', 'run', spec, '--out', out], 'ulimit -f 60;');
    expect(await full.ended).toBe(1);
    expect(full.err()).toMatch(/games\.jsonl: (EFBIG|ENOSPC)/);
    const kept = readFileSync(join(out, 'games.jsonl'), 'utf8');
    expect(kept.endsWith('\n')).toBe(true);
    const { length } = linesIn(out);
    expect(length).toBeGreaterThan(0);
    expect(length).toBeLessThan(games);
    const { code, err } = await arena.run('arena', 'run', spec, '--out', out);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(digestIn(out)).toBe(digestIn(await undisturbed()));
  });
});

/** Long enough to be interrupted. */
const long = { ...three, bots: bots('random', 'greedy', 'flat:iterations=40'), blocks: 60 };

describe('signals', () => {
  test('two coordinators in one folder: the second one is refused, unless the first one has died', async () => {
    const [out, spec] = [at('two'), arena.spec('long', long)];
    const first = arena.rulehouse(['arena', 'run', spec, '--out', out]);
    await until(() => countIn(out) > 0);
    const second = await arena.run('arena', 'run', spec, '--out', out);
    expect(second.code).toBe(1);
    expect(second.err).toMatch(/another tournament runs here: process \d+ on/);
    first.child.kill('SIGKILL');
    await first.ended;
    const before = countIn(out);
    const third = arena.rulehouse(['arena', 'run', spec, '--out', out]);
    await until(() => countIn(out) > before);
    third.child.kill('SIGINT');
    expect(await third.ended).toBe(1);
    expect(third.err()).toMatch(/stopped after \d+ games; the same command resumes there/);
    expect(existsSync(join(out, 'lock'))).toBe(false);
  });

  test.skipIf(!has('python3'))('interrupted once it ends its games, twice it ends; no program is left', async () => {
    const mark = `rulehouse-${process.pid}-${Date.now()}`;
    const program = `cmd:python3 ${join(process.cwd(), 'examples/protocol/bot.py')} ${mark}`;
    const spec = arena.spec('programs', { ...long, bots: [{ name: 'python', text: program }, ...bots('greedy')] });
    const once = arena.rulehouse(['arena', 'run', spec, '--out', at('once'), '--jobs', '2']);
    await until(() => countIn(at('once')) > 0);
    once.child.kill('SIGINT');
    expect(await once.ended).toBe(1);
    expect(linesIn(at('once')).every(({ end }) => end.reason === 'rules')).toBe(true);
    expect(processesWith(mark)).toBe('');
    const twice = arena.rulehouse(['arena', 'run', spec, '--out', at('twice'), '--jobs', '2']);
    await until(() => countIn(at('twice')) > 0);
    twice.child.kill('SIGINT');
    await until(() => twice.err().includes('once more'));
    twice.child.kill('SIGINT');
    expect([1, 130]).toContain(await twice.ended);
    await pause(200);
    expect(processesWith(mark)).toBe('');
  });

  test('killed again and again: every game once, equal to an undisturbed tournament', async () => {
    const [out, spec] = [at('killed'), arena.spec('three', three)];
    for (let kill = 0; kill < 4; kill++) {
      const run = arena.rulehouse(['arena', 'run', spec, '--out', out, '--jobs', '2']);
      const before = countIn(out);
      await Promise.race([run.ended, until(() => countIn(out) > before)]);
      run.child.kill('SIGKILL');
      await run.ended;
    }
    expect((await arena.run('arena', 'run', spec, '--out', out)).code).toBe(0);
    expect(digestIn(out)).toBe(digestIn(await undisturbed()));
  });
});

test.skipIf(!has('python3'))('the example: five games, all kinds of bots, one of them in Python', async () => {
  // Play one round, that is, all games that do not depend on the results of others.
  const example = JSON.parse(readFileSync('examples/arena/five-games.json', 'utf8')) as object;
  const out = at('example');
  const spec = arena.spec('example', { ...example, format: { _tag: 'Swiss', rounds: 1 } });
  expect(await arena.here('arena', 'run', 'examples/arena/five-games.json', '--out', '/dev/null/x')).toMatchObject({
    code: 1,
    err: expect.stringContaining('/dev/null: is not a folder') as string,
  });
  expect(await arena.run('arena', 'run', spec, '--out', out, '--jobs', '2')).toMatchObject({ code: 0, err: '' });
  const lines = linesIn(out);
  expect(lines).toHaveLength(30);
  expect(new Set(lines.flatMap(({ bots: names }) => names)).size).toBe(6);
  expect(lines.every(({ end }) => end.reason === 'rules')).toBe(true);
  const shown = await arena.here('arena', 'show', out);
  expect(shown.out).toMatch(/^30 of 30 games in .*\n(?:[^\t]+\t[\d.]+\t\d+\t[\d.]+\n){7}$/);
});

test('where a spec leaves the number of players open, who proves a game takes it from the bots as who plays it does', async () => {
  const out = at('open');
  const spec = arena.spec('open', {
    games: [
      { game: 'terra-mystica' },
      { game: 'icetraders', options: { turnLimit: 30 }, bots: 3 },
      { game: 'transformartian', options: { turnLimit: 12 }, bots: 3 },
    ],
    bots: ['one', 'two', 'three'].map((name) => ({ name, text: 'random' })),
  });
  expect(await arena.run('arena', 'run', spec, '--out', out)).toMatchObject({ code: 0, err: '' });
  expect(linesIn(out)).toHaveLength(12);
  const reported = await arena.here('arena', 'report', out, '--json');
  expect(JSON.parse(reported.out)).toMatchObject({ total: { games: 12 }, refused: { lines: 0 } });
});
