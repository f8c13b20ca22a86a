/** The functions that play games, and the command: the same specification gives the same bytes. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Either, isLeft, isRight, isSome, printFault, readRecord } from 'rulehouse';
import { game as icetraders } from 'rulehouse/icetraders';
import {
  botFrom,
  type Choose,
  type MatchResult,
  match,
  playGame,
  type TournamentSettings,
  tournament,
} from 'rulehouse/match';
import { type Terrafex, game as terrafex } from 'rulehouse/terrafex';
import { afterAll, describe, expect, test } from 'vitest';
import { game as pig } from '../../../examples/pig/game.js';
import { rulehouse } from '../cli/kit.js';

const modules = fileURLToPath(new URL('bots.mjs', import.meta.url));
const pigs = fileURLToPath(new URL('../../../examples/pig/game.ts', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'rulehouse-match-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const at = (name: string): string => join(folder, name);

const options = { layout: '2', turnLimit: 4 } as const;

const first = botFrom('first', (_view, legal) => legal[0]);
const later = botFrom('later', (_view, legal) => Promise.resolve(legal.at(-1)));
const dice = botFrom('dice', (_view, legal, { random }) => legal[random.below(legal.length)]);

const must = <A>(
  result: Either<{ readonly reason: string; readonly path: readonly string[]; readonly rule: string | undefined }, A>,
): A => {
  if (isLeft(result)) throw new Error(`${result.left.path.join('.')}: ${result.left.reason}`);
  return result.right;
};

/** What happens to a function that is not a bot. */
const faulty = (name: string, choose: Choose<Terrafex>) => botFrom<Terrafex>(name, choose);

describe('time', () => {
  const slow = botFrom<Terrafex>('slow', async (_view, legal) => {
    await new Promise((done) => setTimeout(done, 40));
    return legal[0];
  });

  test('a limit for a move, and a clock, hold in games and matches as they do for the command', async () => {
    for (const limit of [
      { think: 20 },
      { clock: { budget: 60 } },
      { clock: { budget: 60, increment: 1, moves: null } },
    ]) {
      const game = must(await playGame(terrafex, [slow, first], { options, ...limit }));
      expect(game.loss).toMatchObject({ reason: 'time', bot: 'slow' });
      const { games } = must(await match(terrafex, [slow, first], { games: 2, options, ...limit }));
      expect(games.map(({ loss }) => loss?.bot)).toEqual(['slow', 'slow']);
    }
    expect(must(await playGame(terrafex, [slow, first], { options, think: 5000 })).loss).toBeNull();
  });

  test('a bot whose text states no budget thinks as long as it may, and clocks are told to bots', async () => {
    const seen: number[] = [];
    const watch = botFrom<Terrafex>('watch', (_view, legal, { ms }) => {
      seen.push(ms);
      return legal[0];
    });
    expect(must(await playGame(terrafex, [watch, 'mcts'], { options, clock: { budget: 700 } })).loss).toBeNull();
    expect(seen[0]).toBeLessThanOrEqual(700);
  });

  test('what is no time is refused with its name', async () => {
    for (const [settings, said] of [
      [{ think: 0 }, /^think: 0 is not/],
      [{ start: -1 }, /^start: -1 is not/],
      [{ clock: { budget: 0 } }, /^clock\.budget: 0 is not/],
    ] as const) {
      const game = await playGame(terrafex, [first, first], { options, ...settings });
      const whole = await match(terrafex, [first, first], { options, games: 2, ...settings });
      for (const one of [game, whole]) expect(isLeft(one) ? printFault(one.left) : '').toMatch(said);
    }
  });
});

describe('a game', () => {
  test('ends with a record that replays, its outcome and every move that was told', async () => {
    const told: string[] = [];
    const played = must(
      await playGame(terrafex, [dice, 'greedy'], {
        options,
        seed: 7,
        onMove: ({ text, ply }) => told.push(`${ply} ${text}`),
      }),
    );
    expect(played.loss).toBeNull();
    expect(isSome(played.outcome)).toBe(true);
    expect(told).toEqual(played.record.moves.map((text, ply) => `${ply} ${text}`));
    expect(isRight(readRecord(terrafex)(JSON.stringify(played.record)))).toBe(true);
    const again = must(await playGame(terrafex, [dice, 'greedy'], { options, seed: 7 }));
    expect(again.record).toEqual(played.record);
  });

  test('gives a bot that is written at its place the types of the game', async () => {
    const inline = await match(
      terrafex,
      [
        botFrom(
          'inline',
          (view, legal) => legal.find(({ _tag }) => _tag === 'GrowForest' && view.turn >= 0) ?? legal[0],
        ),
        'random',
      ],
      { games: 2, options },
    );
    expect(must(inline).games.map(({ loss }) => loss)).toEqual([null, null]);
  });

  test('is that of a match with the same seed', async () => {
    const { record } = must(await playGame(terrafex, ['greedy', dice], { options, seed: 3 }));
    const { games } = must(await match(terrafex, ['greedy', dice], { options, seed: 3, games: 2 }));
    expect(games[0]?.record).toEqual(record);
  });

  test('with dice, of your own, and with hidden alignments for three', async () => {
    const rolled = must(await playGame(pig, [first, 'greedy'], { seed: 2 }));
    expect(isSome(rolled.outcome)).toBe(true);
    expect(isRight(readRecord(pig)(JSON.stringify(rolled.record)))).toBe(true);
    const hidden = must(await playGame(icetraders, [dice, later, 'random'], { options: { turnLimit: 30 }, seed: 2 }));
    expect(hidden.record.options).toMatchObject({ players: 3 });
    expect(isSome(hidden.outcome)).toBe(true);
  });

  test.each<[string, Choose<Terrafex>, object]>([
    ['throws', () => JSON.parse('{') as never, { reason: 'crash', rule: null }],
    ['rejects', () => Promise.reject(new Error('no idea')), { reason: 'crash', rule: null, text: 'it threw: no idea' }],
    ['breaks a rule', () => ({ _tag: 'MoveGlacier', from: 'a5', to: 'c5' }), { reason: 'illegal', rule: 'TF-7.2' }],
    ['returns nothing', () => undefined, { reason: 'illegal', rule: null, text: 'it returned no move' }],
    ['returns no move', () => 7 as never, { reason: 'illegal', rule: null, text: '7 is not a move' }],
    [
      'never answers',
      () => new Promise(() => undefined),
      { reason: 'time', rule: null, text: 'no answer within 60 ms' },
    ],
    [
      'answers too late',
      (_view, legal) => {
        for (const begin = performance.now(); performance.now() - begin < 70; );
        return legal[0];
      },
      { reason: 'time', rule: null },
    ],
  ])('a bot that %s loses it by a value with its place', async (_, choose, loss) => {
    const bad = faulty('bad', (view, legal, context) =>
      legal.length === 67 ? legal[0] : choose(view, legal, context),
    );
    const played = must(await playGame(terrafex, [bad, 'random'], { ms: 60, seed: 1 }));
    expect(played.loss).toMatchObject({ seat: 0, bot: 'bad', ply: 1, ...loss });
    expect(isSome(played.outcome)).toBe(false);
    expect(played.record.end).toMatchObject({ seat: 0, places: [2, 1] });
    const { games, text } = must(await match(terrafex, [bad, 'random'], { ms: 60, games: 2 }));
    expect(games.map((one) => [one.loss?.bot, one.shares])).toEqual([
      ['bad', [0, 1]],
      ['bad', [1, 0]],
    ]);
    expect(text).toContain('lost bad: ');
  });

  test('ends its own bots with its time, and stops by a signal', async () => {
    const aborted: boolean[] = [];
    const slow = faulty('slow', (_view, _legal, { signal }) => {
      signal.addEventListener('abort', () => aborted.push(true));
      return new Promise(() => undefined);
    });
    expect(must(await playGame(terrafex, [slow, 'random'], { ms: 20 })).loss?.reason).toBe('time');
    expect(aborted).toEqual([true]);
    const stop = new AbortController();
    setTimeout(() => stop.abort(), 20);
    const stopped = await playGame(terrafex, [slow, 'random'], { signal: stop.signal });
    expect(isLeft(stopped) && printFault(stopped.left)).toBe('stopped by its signal');
    expect(isLeft(await match(terrafex, ['mcts', 'mcts'], { signal: AbortSignal.timeout(50), options }))).toBe(true);
  });
});

describe('a match', () => {
  const args = ['--games', '6', '--options', JSON.stringify(options), '--with', modules];

  test('gives the text and the lines of the command', async () => {
    const file = at('match.jsonl');
    const said = await rulehouse(['match', 'terrafex', 'dice', 'greedy', ...args, '--jsonl', file]);
    expect(said.code).toBe(0);
    const same = (played: MatchResult): void => {
      expect(played.text).toBe(said.out);
      expect(played.jsonl).toBe(readFileSync(file, 'utf8'));
    };
    same(must(await match(terrafex, [dice, 'greedy'], { games: 6, options })));
    same(must(await match(terrafex, ['dice', 'greedy'], { games: 6, options, with: [modules] })));
  });

  test('of dice and a game of your own gives them too', async () => {
    const said = await rulehouse(['match', 'pig', 'mcts:iterations=5', 'random', '--games', '4', '--with', pigs]);
    expect(said.err).toBe('');
    const played = must(await match(pig, ['mcts:iterations=5', 'random'], { games: 4 }));
    expect(played.text).toBe(said.out);
  });

  test('says what is wrong with it', async () => {
    const wrong = async (played: ReturnType<typeof match>) => {
      const result = await played;
      return isLeft(result) ? printFault(result.left) : 'right';
    };
    expect(await wrong(match(terrafex, [dice, 'random'], { jobs: 2 }))).toMatch(
      /^jobs: "dice" is a value of this program/,
    );
    expect(await wrong(match(terrafex, [dice, 'random'], { games: 0 }))).toMatch(/^games: 0 is not a whole number/);
    expect(await wrong(match(terrafex, [botFrom('greedy', () => undefined), 'random']))).toMatch(
      /^greedy: the name of a bot/,
    );
    expect(await wrong(match(terrafex, [dice, botFrom('dice', () => undefined)]))).toBe('there is another bot "dice"');
    expect(await wrong(match(terrafex, ['dice', 'chess']))).toMatch(/^bots: no bot "dice"/);
    expect(await wrong(match(terrafex, ['random']))).toBe('a match needs 2 to 6 bots, not 1');
  });
});

describe('options', () => {
  const { turnLimit: _, ...rest } = options;

  test.each([
    ['an option that is undefined is left out', { ...rest, turnLimit: undefined }, rest],
    ['so is `players`', { ...options, players: undefined }, options],
  ])('%s', async (_, given, meant) => {
    const settings = (one: object) => ({ games: 2, seed: 4, options: one });
    const lines = async (one: object) => must(await match(terrafex, ['random', 'greedy'], settings(one))).jsonl;
    expect(await lines(given)).toBe(await lines(meant));
    const record = async (one: object) => must(await playGame(terrafex, ['random', 'greedy'], settings(one))).record;
    expect(await record(given)).toEqual(await record(meant));
  });

  test.each([Number.NaN, 3n, null, () => 3])('a value that JSON cannot hold is refused: %s', async (turnLimit) => {
    for (const played of [
      await match(terrafex, ['random', 'random'], { games: 1, options: { turnLimit } as never }),
      await playGame(terrafex, ['random', 'random'], { options: { turnLimit } as never }),
    ])
      expect(isLeft(played) && [played.left.path, played.left.rule]).toEqual([['options', 'turnLimit'], 'TF-2.5']);
  });
});

describe('a tournament', () => {
  const games = [{ game: 'terrafex', options }, { game: 'pig' }];
  const lasting = (out: string): readonly unknown[] =>
    readFileSync(join(out, 'games.jsonl'), 'utf8')
      .trim()
      .split('\n')
      .map((line) => ({ ...(JSON.parse(line) as object), millis: null }));

  test('gives the folder and the report of the command, and each resumes the other', async () => {
    const names = ['dice', 'first', 'greedy'];
    writeFileSync(
      at('spec.json'),
      JSON.stringify({ games, bots: names.map((text) => ({ name: text, text })), blocks: 2 }),
    );
    const withs = ['--with', modules, '--with', pigs];
    const settings = (out: string): TournamentSettings => ({
      out: at(out),
      games: [{ game: terrafex, options }, pig],
      players: [dice, first, 'greedy'],
      blocks: 2,
    });
    const played = must(await tournament(settings('code')));
    expect(played.text).toMatch(/^24 games in /);

    // The command's threads need built files. The folder is already complete, so no thread starts.
    const said = await rulehouse(['arena', 'run', at('spec.json'), '--out', at('code'), ...withs]);
    expect([said.code, said.out]).toEqual([0, played.text]);
    const report = await rulehouse(['arena', 'report', at('code'), '--json', ...withs]);
    expect(JSON.stringify(played.report, null, 2)).toBe(report.out);
    expect(played.report).toMatchObject({ total: { games: 24 }, refused: { lines: 0 } });

    const lines = readFileSync(join(at('code'), 'games.jsonl'), 'utf8');
    writeFileSync(join(at('code'), 'games.jsonl'), `${lines.trim().split('\n').slice(0, 7).join('\n')}\n`);
    const before = lines
      .trim()
      .split('\n')
      .map((line) => ({ ...(JSON.parse(line) as object), millis: null }));
    must(await tournament(settings('code')));
    expect(lasting(at('code'))).toEqual(before);
  });

  test('stops by its signal, and resumes', async () => {
    const stop = new AbortController();
    const stopping = botFrom('stopping', (_view, legal) => {
      stop.abort();
      return legal[0];
    });
    const settings = { out: at('stopped'), games: [{ game: 'terrafex', options }], players: [stopping, 'random'] };
    const stopped = await tournament({ ...settings, blocks: 3, signal: stop.signal });
    expect(isLeft(stopped) && stopped.left.reason).toMatch(/^stopped after [12] games/);
    expect(must(await tournament({ ...settings, blocks: 3 })).text).toMatch(/^6 games/);
  });

  test('a bot that fails loses its games, and the report lists them', async () => {
    const bad = botFrom('bad', () => {
      throw new Error('out of ideas');
    });
    const played = must(
      await tournament({ out: at('bad'), games: [{ game: 'terrafex', options }], players: [bad, 'random'] }),
    );
    expect(played.text).toContain('bad\t0\t2\t0.0');
    expect(JSON.stringify(played.report)).toContain('"first":"it threw: out of ideas"');
  });
});
