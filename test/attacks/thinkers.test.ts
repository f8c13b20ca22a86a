/**
 * Processor time: somebody opens many tables at which bots play each other, so that everybody else's bots hardly move, or asks for a bot that thinks
 * for hours. Only a few bots of one address think at a time, and within the operator's limits.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Search } from '../../src/bots/index.js';
import { mint } from '../../src/core/contract/legal.js';
import { think } from '../../src/node/server/slices.js';
import { Turns } from '../../src/node/server/turns.js';
import { bundled, type Running, served } from '../node/server/kit.js';
import { say, send } from './kit.js';

const folder = mkdtempSync(join(tmpdir(), 'rulehouse-thinkers-'));
let command: { readonly folder: string; readonly file: string };
let server: Running;
beforeAll(async () => {
  command = await bundled();
  server = await served(command.file, folder, ['--bot', 'mcts:iterations=100,order=0', '--limit', 'botIterations=400']);
});
afterAll(async () => {
  await server.end('SIGTERM');
  rmSync(folder, { recursive: true });
  rmSync(command.folder, { recursive: true });
});

/** Opens a table at which two bots play each other. */
const between = async (bot: string, from: number) => {
  const bots = [0, 1].map((seat) => ({ seat, bot }));
  return say(`${server.url}api/tables`, { game: 'transformartian', bots }, null, from);
};

const movesAt = async (id: unknown): Promise<number> => {
  const { text } = await send(`${server.url}api/tables/${String(id)}/state`, { from: 9 });
  return (JSON.parse(text) as { readonly moves: number }).moves;
};

test('twenty tables of one address leave another one its share', async () => {
  const bot = 'mcts:iterations=400,order=0';
  const mass = await Promise.all(Array.from({ length: 20 }, () => between(bot, 2)));
  expect(mass.map(({ status }) => status)).toEqual(mass.map(() => 201));
  const moves = async () => Promise.all(mass.map(({ body }) => movesAt(body['id'])));
  const sum = (list: readonly number[]): number => list.reduce((all, one) => all + one, 0);
  const before = sum(await moves());
  const own = await between(bot, 3);
  while ((await movesAt(own.body['id'])) < 6) await pause(20);
  // Two bots of the crowd think at a time, so they make about 12 moves while the single table makes 6. Without fair shares, it would be one of 21.
  expect(sum(await moves()) - before).toBeLessThan(40);
});

test.each([
  ['mcts:iterations=401,order=0', 'bots think for at most 400 iterations here'],
  ['mcts:order=0', 'bots think for at most 400 iterations here'],
  ['mcts:ms=3600000,order=0', 'bots think for at most 1000 ms here'],
  ['mcts:iterations=10,cut=100000,order=0', 'this server has'],
  ['mcts:iterations=10,pick=100,order=0', 'this server has'],
  ['mcts:iterations=10,nodes=10000000,order=0', 'this server has'],
  ['flat:iterations=10', 'this server has'],
  ['cmd:node -e 0', 'this server has'],
])('a bot %s is refused', async (bot, reason) => {
  const { status, body } = await between(bot, 4);
  expect(status).toBe(400);
  expect(JSON.stringify(body)).toContain(reason);
});

test('a turn is handed on when a thought fails, and to who waits longest', async () => {
  const turns = new Turns(1);
  turns.opened('here', 'a');
  turns.opened('here', 'b');
  const order: string[] = [];
  const thinking = (name: string, fails = false) =>
    turns.take(name, async () => {
      await pause(1);
      order.push(name);
      if (fails) throw new Error('a fault');
    });
  const all = await Promise.allSettled([thinking('a', true), thinking('b'), thinking('c'), thinking('a')]);
  expect(all.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled', 'fulfilled']);
  // A table without a known creator does not wait for other tables.
  expect(order).toEqual(['a', 'c', 'b', 'a']);
});

/** A search that never finds anything, and reports each of its slices. */
const searching = (told: () => void): Search<string> => ({
  step: () => {
    told();
    const until = performance.now() + 1;
    while (performance.now() < until);
    return { best: mint('nothing'), done: false, iterations: 1, depth: 0, nodes: 0, candidates: [] };
  },
});

/** Counts the slices between two turns of the event loop while several bots think. */
const mostSlices = async (count: number, thinking: (search: Search<string>) => Promise<unknown>): Promise<number> => {
  let [slices, most, isOver] = [0, 0, false];
  const turn = (): void => {
    most = Math.max(most, slices);
    slices = 0;
    if (!isOver) setImmediate(turn);
  };
  setImmediate(turn);
  await Promise.all(Array.from({ length: count }, () => thinking(searching(() => slices++))));
  isOver = true;
  return most;
};

test.each([1, 2, 64, 300])(
  '%i bots that think at once leave a turn to everybody else after each slice',
  async (count) => {
    const most = await mostSlices(count, (search) => think(search, { iterations: 6 }));
    // Even the start of a bot's search takes a turn of its own.
    expect(most).toBe(1);
  },
);

test('bots that wait for a turn, and agents, share the same queue', async () => {
  const turns = new Turns(50, 50);
  let count = 0;
  const most = await mostSlices(60, (search) =>
    turns.takeFor(`address ${count++}`, () => think(search, { iterations: 4 })),
  );
  expect(most).toBe(1);
});

describe('the bound of a process', () => {
  /** Lets bots of several addresses think; returns which ones begin, and the maximum number that think at once. */
  const running = async (turns: Turns, addresses: readonly string[]) => {
    const begun: string[] = [];
    let [now, most] = [0, 0];
    await Promise.all(
      addresses.map((address) =>
        turns.takeFor(address, async () => {
          begun.push(address);
          most = Math.max(most, ++now);
          await pause(30);
          now--;
        }),
      ),
    );
    return { begun, most };
  };

  test('holds for all addresses together', async () => {
    const addresses = Array.from({ length: 40 }, (_, index) => `10.0.0.${index}`);
    const { begun, most } = await running(new Turns(2, 5), addresses);
    expect([begun.length, most]).toEqual([40, 5]);
  });

  test('is fair: who has many bots waiting is served as often as who has one', async () => {
    const crowd = Array.from({ length: 30 }, () => '10.0.0.1');
    const { begun } = await running(new Turns(4, 4), [...crowd, '10.0.0.2', '10.0.0.3']);
    // Four clients of the first network have begun when the others arrive. From then on, the networks take turns.
    expect(begun.slice(0, 7)).toEqual(expect.arrayContaining(['10.0.0.2', '10.0.0.3']));
  });

  test('is not used up by one network, however many addresses it has', async () => {
    const crowd = Array.from({ length: 40 }, (_, index) => `2001:db8:7:${index.toString(16)}::1`);
    const turns = new Turns(2, 8);
    const { most } = await running(turns, crowd);
    expect(most).toBe(4);
    const both = await Promise.all([running(turns, crowd), running(turns, ['192.0.2.1'])]);
    expect(both[1].begun).toEqual(['192.0.2.1']);
  });
});
