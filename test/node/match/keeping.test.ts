/** `match` keeps each game when it is over: after an interrupt the table so far is there, and the same command goes on. Bots of modules end nothing but their own game. */
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Kit, kit, until } from '../tournament/kit.js';

let world: Kit;
beforeAll(async () => {
  world = await kit();
});
afterAll(() => world.end());

const at = (name: string): string => join(world.folder, name);

const options = '{"layout":"2","turnLimit":12}';
const plan = ['match', 'terrafex', 'mcts:iterations=30', 'greedy', '--games', '60', '--options', options];

const linesAt = (name: string): readonly string[] =>
  existsSync(at(name)) ? readFileSync(at(name), 'utf8').split('\n').slice(0, -1) : [];

/** Begins a match and sends it a signal when it has a few games. */
const interrupted = async (name: string, signal: NodeJS.Signals, ...flags: readonly string[]) => {
  const before = linesAt(name).length;
  const started = world.rulehouse([...plan, '--jsonl', at(name), ...flags]);
  await Promise.race([started.ended, until(() => linesAt(name).length > before + 3)]);
  started.child.kill(signal);
  return { code: await started.ended, out: started.out(), err: started.err() };
};

test.each([
  ['SIGINT', '1'],
  ['SIGTERM', '1'],
  ['SIGINT', '2'],
] as const)(
  'after %s with %s jobs there is a table, and the same command goes on to the same games',
  async (signal, jobs) => {
    const whole = await world.run(...plan, '--jsonl', at(`whole-${signal}-${jobs}`));
    expect(whole).toMatchObject({ code: 0, err: '' });
    const name = `stopped-${signal}-${jobs}`;
    const { code, out, err } = await interrupted(name, signal, '--jobs', jobs);
    const games = linesAt(name).length;
    expect([code, err]).toEqual([1, `stopped after ${games} of 60 games; the same command goes on there\n`]);
    expect(out).toMatch(new RegExp(`^terrafex .*: ${games} games`));
    expect(
      out
        .trimEnd()
        .split('\n')
        .slice(-2)
        .map((line) => line.split('\t')[0]),
    ).toEqual(['mcts:iterations=30', 'greedy']);
    // A process that was killed may leave a torn line.
    appendFileSync(at(name), '{"seed":7,"rot');
    const rest = await world.run(...plan, '--jsonl', at(name), '--jobs', jobs);
    expect(rest).toMatchObject({ code: 0, err: '', out: whole.out });
    expect(linesAt(name)).toEqual(linesAt(`whole-${signal}-${jobs}`));
  },
);

test('a file in a folder that does not exist is refused before the first game', async () => {
  const file = join(at('nowhere'), 'games.jsonl');
  const { code, out, err } = await world.run(...plan, '--jsonl', file);
  expect([code, out, err]).toEqual([1, '', `${file}: there is no folder ${at('nowhere')}\n`]);
});

test('a file of another match, a whole one, and one that is no match are refused and stay as they are', async () => {
  await world.run(...plan.with(5, '4'), '--jsonl', at('four'));
  const before = readFileSync(at('four'), 'utf8');
  writeFileSync(at('note'), 'a note of mine');
  const said = async (args: readonly string[]) => (await world.run(...args)).err;
  expect(await said([...plan.with(5, '4'), '--jsonl', at('four')])).toContain('is there already, and has all games');
  expect(await said([...plan.with(3, 'random'), '--jsonl', at('four')])).toContain(
    'line 1 is not a game of this match',
  );
  expect(await said([...plan, '--seed', '2', '--jsonl', at('four')])).toContain('line 1 is not a game of this match');
  expect(await said([...plan.with(7, '{"layout":"2"}'), '--jsonl', at('four')])).toContain('line 1 is not a game');
  expect(await said([...plan, '--jsonl', at('note')])).toContain('is there already');
  expect([readFileSync(at('four'), 'utf8'), readFileSync(at('note'), 'utf8')]).toEqual([before, 'a note of mine']);
});

test('without a file, the end of a match that was stopped says what to do', async () => {
  const started = world.rulehouse(plan.with(5, '100000'));
  // Off a terminal, the match says after a minute how far it is; a busy machine needs some seconds until it has begun.
  await new Promise((resolve) => setTimeout(resolve, 10_000));
  started.child.kill('SIGTERM');
  expect(await started.ended).toBe(1);
  expect(started.err()).toMatch(
    /^stopped after \d+ of 100000 games; its games are lost: with --jsonl <file>, the same command goes on/,
  );
  expect(started.out()).toContain('greedy');
});

test.each(['1', '2'])('bots of a module that end processes lose their games, with %s jobs', async (jobs) => {
  const module = fileURLToPath(new URL('../tournament/worst.mjs', import.meta.url));
  const worst = async (name: string) => {
    const flags = ['--games', '4', '--options', options, '--with', module, '--bot-time', '400', '--bot-memory', '64'];
    return world.run('match', 'terrafex', name, 'dice', ...flags, '--jobs', jobs, '--json');
  };
  const all = [
    ['endless', 'time'],
    ['hog', 'crash'],
    ['quits', 'crash'],
    ['rejects', 'crash'],
  ] as const;
  for (const [name, reason] of jobs === '1' ? all : all.slice(0, 2)) {
    const { code, out, err } = await worst(name);
    expect([code, err]).toEqual([0, '']);
    // The command writes its own format.
    const { losses, games } = JSON.parse(out) as {
      games: number;
      losses: { bot: string; reason: string; games: number }[];
    };
    expect(games).toBe(4);
    expect(losses).toMatchObject([{ bot: name, reason, games: 4 }]);
  }
});
