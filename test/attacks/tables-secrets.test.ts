/**
 * Spectators and players try to compute the bots' decisions: on the server from what is public about a table, and at the agent interface and in the
 * terminal from what they are told themselves.
 */
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { isRight } from 'fp-ts/Either';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { botOf } from '../../src/bots/index.js';
import { type Game, type GameRecord, type GameTypes, type Seat, some, source } from '../../src/core/index.js';
import { game as icetraders } from '../../src/games/icetraders/index.js';
import { game as terrafex } from '../../src/games/terrafex/index.js';
import { run } from '../../src/node/cli/program.js';
import { act, type Look, look, open } from '../../src/table/index.js';
import { bundled, type Running, served } from '../node/server/kit.js';
import { type Prediction, scoreOf } from './chance.js';
import { say, send } from './kit.js';

let [file, folder] = ['', ''];
beforeAll(async () => {
  ({ file, folder } = await bundled());
});
afterAll(() => rmSync(folder, { recursive: true }));

/** The random bot's choice for a given seed. */
const randomMove = <T extends GameTypes>(game: Game<T>, view: T['View'], seat: Seat, seed: number): string => {
  const bot = botOf('random');
  const found = isRight(bot) ? bot.right.sit(game, {}, seed).look(view, seat)?.step(1) : undefined;
  return found === undefined ? '' : game.moveText.print(found.best);
};

const inform = (door: string, predictions: readonly Prediction[]): ReturnType<typeof scoreOf> => {
  const score = scoreOf(predictions);
  console.info(`${door}: ${JSON.stringify(score)}`);
  return score;
};

describe('rulehouse serve', () => {
  // Use a folder in memory if there is one, because flushing several thousand lines to a disk would take a while.
  const data = mkdtempSync(join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'rulehouse-secrets-'));
  let server: Running;
  let printed = '';
  beforeAll(async () => {
    server = await served(file, data, ['--store', 'files']);
    server.child.stdout?.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  });
  afterAll(async () => {
    await server.end('SIGTERM');
    rmSync(data, { recursive: true });
  });

  const bots = [1, 2, 3, 4].map((seat) => ({ seat, bot: 'random' }));
  const options = { players: 5 };

  /** The seed of a bot's decision, as tables used to derive it from public information. */
  const seedOf = (id: string, seat: number, ply: number): number =>
    [...id].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 2 ** 40, seat + 1) + ply;

  /** The view of the seats that choose an alignment, which is the same at every table. */
  const views = ([1, 2, 3, 4] as const).map((seat) => {
    const table = open(icetraders, { options, players: ['0', '1', '2', '3', '4'] }, 0);
    const view = isRight(table) ? icetraders.viewText.parse(look(table.right.table, seat, 0).sight?.view ?? '') : table;
    if (!isRight(view)) throw new Error(view.left.reason);
    return { seat, view: view.right };
  });

  test('a spectator computes the secret alignments of bots', { timeout: 120_000 }, async () => {
    const predictions: Prediction[] = [];
    const setups: unknown[] = [];
    let heard = '';
    const tables = 260;
    const one = async (from: number): Promise<void> => {
      const opened = await say(
        `${server.url}api/tables`,
        { game: 'icetraders', spec: { options, players: ['Ada'] }, bots },
        null,
        from,
      );
      const id = opened.body['id'] as string;
      const { Ada: token = '' } = opened.body['tokens'] as Record<string, string>;
      const at = `${server.url}api/tables/${id}`;
      const guesses = views.map(({ seat, view }) => randomMove(icetraders, view, seat, seedOf(id, seat, 0)));
      const messages = `${at}/messages`;
      expect((await say(messages, { _tag: 'Move', ply: 0, move: 'good' }, token, from)).status).toBe(200);
      for (let made = 0; made < 5; ) {
        await pause(20);
        const { text } = await send(at, { from });
        heard += text;
        made = (JSON.parse(text) as Look).moves.length;
      }
      expect((await say(messages, { _tag: 'Resign' }, token, from)).status).toBe(200);
      const record = JSON.parse((await send(`${at}/record`, { from })).text) as GameRecord;
      for (const [index, guess] of guesses.entries())
        predictions.push({ chance: 1 / 2, hit: record.moves[index + 1] === guess });
      setups.push(record.seed);
    };
    for (let next = 0; next < tables; next += 10)
      await Promise.all(Array.from({ length: 10 }, (_, index) => one(2 + ((next + index) % 20))));
    const score = inform('serve', predictions);
    expect(score.decisions).toBeGreaterThanOrEqual(1000);
    expect(score.hits).toBeLessThanOrEqual(score.most);

    // The server drew the seeds of the set-ups, and no client learned them before the end.
    expect(new Set(setups).size).toBe(tables);
    expect(setups.filter((seed) => heard.includes(String(seed)))).toEqual([]);
  });

  test('the secrets are in files that only their owner may read, and nowhere else', async () => {
    const names = readdirSync(data);
    expect(names.filter((name) => name !== 'lock' && (statSync(join(data, name)).mode & 0o077) !== 0)).toEqual([]);
    const keys = names.filter((name) => name.endsWith('.keys.jsonl'));
    expect(keys.length).toBeGreaterThan(200);
    const secrets = keys.map(
      (name) => /"secret":"([0-9a-f]{32})"/.exec(readFileSync(join(data, name), 'utf8'))?.[1] ?? '',
    );
    expect(new Set(secrets).size).toBe(keys.length);
    expect(secrets).not.toContain('');
    const [secret = ''] = secrets;
    const id = keys[0]?.slice(0, 16) ?? '';
    const said = await Promise.all(
      ['', '/record', '/legal', '/picture'].map(
        async (door) => (await send(`${server.url}api/tables/${id}${door}`)).text,
      ),
    );
    expect(
      [printed, ...said, readFileSync(join(data, `${id}.log.jsonl`), 'utf8')].filter((text) => text.includes(secret)),
    ).toEqual([]);
  });
});

describe('rulehouse mcp', () => {
  let client: Client;
  beforeAll(async () => {
    client = new Client({ name: 'attacker', version: '1' });
    await client.connect(new StdioClientTransport({ command: process.execPath, args: [file, 'mcp'] }));
  });
  afterAll(() => client.close());

  const call = async (name: string, args: Record<string, unknown>): Promise<string> => {
    const { content } = await client.callTool({ name, arguments: args });
    const [first] = content;
    return first?.type === 'text' ? first.text : '';
  };

  test('an agent computes what its opponent will do', { timeout: 120_000 }, async () => {
    const predictions: Prediction[] = [];
    const options = { turnLimit: 40 };
    for (let count = 0; predictions.length < 1000; count++) {
      const said = await call('new_table', { game: 'terrafex', options, bot: 'random', seat: 0 });
      const table = /^table: (\w+)/.exec(said)?.[1] ?? '';
      const mirror = open(terrafex, { options, players: ['seat0', 'seat1'] }, 0);
      if (!isRight(mirror)) throw new Error(mirror.left.reason);
      let now = mirror.right.table;
      for (let news = said; !news.includes('The game is over'); ) {
        const seen = look(now, 0, 0).sight;
        const view = terrafex.viewText.parse(seen?.view ?? '');
        const legal = isRight(view) ? terrafex.legalMoves(view.right).map(terrafex.moveText.print) : [];
        news = await call('play', { table, move: legal[(count * 7 + (seen?.ply ?? 0) * 13) % legal.length] ?? '' });
        for (const [, player = '', move = ''] of news.matchAll(/(?:^What happened: |; )(seat\d): ([^;\n]+)/gm)) {
          const sight = look(now, player === 'seat1' ? 1 : 0, 0).sight;
          const before = terrafex.viewText.parse(sight?.view ?? '');
          if (player === 'seat1' && isRight(before) && sight !== null) {
            const guess = randomMove(terrafex, before.right, 1, sight.ply * 8 + 1 + 1);
            predictions.push({ chance: 1 / terrafex.legalMoves(before.right).length, hit: guess === move });
          }
          now = act(now, { _tag: 'Move', player, ply: sight?.ply ?? 0, move }, 0).table;
        }
      }
    }
    const score = inform('mcp', predictions);
    expect(score.decisions).toBeGreaterThanOrEqual(1000);
    expect(score.hits).toBeLessThanOrEqual(score.most);
  });

  test('an agent takes its moves back and plays others, to meet draws that it has seen', {
    timeout: 120_000,
  }, async () => {
    const predictions: Prediction[] = [];
    const random = source(3);
    /** Makes arbitrary moves until the opponent has answered; returns which of its legal moves the opponent chose first, and how many it had. */
    const answered = async (
      table: string,
    ): Promise<{ readonly chosen: number; readonly of: number; readonly view: string }> => {
      const mirror = open(terrafex, { players: ['seat0', 'seat1'] }, 0);
      if (!isRight(mirror)) throw new Error(mirror.left.reason);
      let now = mirror.right.table;
      for (;;) {
        const { view = '', ply = 0 } = look(now, 0, 0).sight ?? {};
        const seen = terrafex.viewText.parse(view);
        const legal = isRight(seen) ? terrafex.legalMoves(seen.right).map(terrafex.moveText.print) : [];
        const own = legal[random.below(legal.length)] ?? '';
        const [, move] = /; seat1: ([^;\n]+)/.exec(await call('play', { table, move: own })) ?? [];
        now = act(now, { _tag: 'Move', player: 'seat0', ply, move: own }, 0).table;
        if (move === undefined) continue;
        const met = look(now, 1, 0).sight?.view ?? '';
        const after = terrafex.viewText.parse(met);
        const all = isRight(after) ? terrafex.legalMoves(after.right).map(terrafex.moveText.print) : [];
        return { chosen: all.indexOf(move), of: all.length, view: met };
      }
    };
    const table = async (): Promise<string> =>
      /^table: (\w+)/.exec(await call('new_table', { game: 'terrafex', bot: 'random', seat: 0 }))?.[1] ?? '';
    for (let name = await table(); predictions.length < 150; ) {
      const before = await answered(name);
      while (!(await call('undo', { table: name })).includes(' 0 moves made')) continue;
      const again = await answered(name);
      // A bot decides the same way in the same position. That is no secret.
      if (before.of === again.of && before.view !== again.view)
        predictions.push({ chance: 1 / again.of, hit: before.chosen === again.chosen });
      name = await table();
    }
    const score = inform('mcp, after taking back', predictions);
    expect(score.hits).toBeLessThanOrEqual(score.most);
  });
});

describe('rulehouse play', () => {
  /** The seed of a bot, as `play` used to derive it from the seed that the person gives. */
  const seedOf = (seed: number, seat: number): number => ((seed % 2 ** 40) + 1) * 64 + seat;

  /** A person who always plays the first listed move, and saves the game when they lose patience. */
  const played = async (seed: number, record: string, ...flags: string[]): Promise<GameRecord> => {
    const said: string[] = [];
    const typed = async function* (): AsyncGenerator<string> {
      for (let turn = 0; turn < 25; turn++) yield await Promise.resolve('1\n');
      yield await Promise.resolve(`save! ${record}\nquit\n`);
    };
    const out = (text: string): void => void said.push(text);
    await run(['play', 'terrafex', '--seed', `${seed}`, ...flags], { out, err: out, input: typed(), width: 80 });
    return JSON.parse(readFileSync(record, 'utf8')) as GameRecord;
  };

  /** Compares the moves of the second seat with the computed ones. */
  const predicted = <T extends GameTypes>(game: Game<T>, record: GameRecord, seed: number): readonly Prediction[] => {
    const bot = botOf('random');
    const start = game.position.parse(record.start);
    if (!isRight(bot) || !isRight(start)) return [];
    const player = bot.right.sit(game, {}, seedOf(seed, 1));
    let state: T['State'] = start.right;
    return record.moves.flatMap((text) => {
      const seat = game.toMove(state)[0] ?? 0;
      const chance = 1 / game.legalMoves(state).length;
      const guess = seat === 1 ? player.look(game.view(some(seat))(state), seat)?.step(1).best : undefined;
      const move = game.moveText.parse(text);
      const legal = isRight(move) ? game.check(move.right)(state) : move;
      if (isRight(legal)) state = game.applyLegal(state, legal.right);
      return guess === undefined ? [] : [{ chance, hit: game.moveText.print(guess) === text }];
    });
  };

  test('a person computes what the bots will do', { timeout: 120_000 }, async () => {
    const record = join(folder, 'played.json');
    const predictions: Prediction[] = [];
    for (let seed = 0; predictions.length < 1000; seed++)
      predictions.push(...predicted(terrafex, await played(seed, record), seed));
    const score = inform('play', predictions);
    expect(score.decisions).toBeGreaterThanOrEqual(1000);
    expect(score.hits).toBeLessThanOrEqual(score.most);
  });

  test('the same game again, if somebody asks for it', async () => {
    const [one, two, other] = await Promise.all(
      (['7', '7', '8'] as const).map((seed, index) =>
        played(3, join(folder, `again-${index}.json`), '--bot-seed', seed),
      ),
    );
    expect(one?.moves).toEqual(two?.moves);
    expect(one?.moves).not.toEqual(other?.moves);
  });
});
