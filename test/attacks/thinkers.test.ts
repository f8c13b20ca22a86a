/**
 * The processor: somebody opens many tables at which bots play each other, so that the bots of all others hardly move; or wants a bot that thinks
 * for hours. The bots of one address think a few at a time, and within the operator's bounds.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
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
  // Two of their bots think beside the other one: some 12 moves to its 6. Without shares it was one of 21.
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
  // A table that nobody is known to have opened waits for no one.
  expect(order).toEqual(['a', 'c', 'b', 'a']);
});
