/** Two servers on one store, one of which is killed at random moments: the other takes its tables over, and no move that was acknowledged is lost or made twice. */
import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { source } from '../../src/core/index.js';
import { bundled, type Running, served } from '../node/server/kit.js';
import { type Cluster, cluster, hasPostgres } from '../node/server/postgres-kit.js';
import { say, send } from './kit.js';

let [file, folder, data] = ['', '', ''];
let postgres: Cluster | undefined;
beforeAll(async () => {
  ({ file, folder } = await bundled());
  if (hasPostgres) postgres = await cluster();
}, 60_000);
beforeEach(async () => {
  data = mkdtempSync(join(folder, 'take-over-'));
  if (postgres !== undefined) process.env['DATABASE_URL'] = await postgres.database();
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  delete process.env['DATABASE_URL'];
  await postgres?.end();
});

/** Kills; `ATTACK_KILLS=20` does as many as the guide tells of. */
const kills = Number(process.env['ATTACK_KILLS'] ?? 4);

const stores = hasPostgres ? ['sqlite', 'postgres'] : ['sqlite'];

test.each(stores)(
  'is a matter of seconds, and loses nothing: %s',
  { timeout: 60_000 + kills * 15_000 },
  async (store) => {
    const flags = ['--store', store, '--limit', 'requests=100000', '--limit', 'requestsPerSecond=100000'];
    const servers: Running[] = [await served(file, data, flags), await served(file, data, flags)];
    const random = source(7);
    const first = servers[0]?.url ?? '';
    const spec = { players: ['Ada', 'Bo'], seed: 1, undo: 'never', options: { turnLimit: 500 } };
    const opened = await Promise.all(
      Array.from({ length: 8 }, async (_, index) => {
        const { body } = await say(`${first}api/tables`, { game: 'terrafex', spec }, null, 10 + index);
        return {
          id: String(body['id']),
          tokens: body['tokens'] as Readonly<Record<string, string>>,
          taken: [] as string[],
        };
      }),
    );
    let [acknowledged, longest, over] = [0, 0, false];

    /** Asks one server after the other until one answers. */
    const anyOf = async <A>(ask: (url: string) => Promise<{ readonly status: number } & A>) => {
      const begin = performance.now();
      for (let tries = 0; ; tries++) {
        const answer = await ask(servers[tries % 2]?.url ?? '').catch(() => undefined);
        if (answer !== undefined && answer.status < 500) {
          longest = Math.max(longest, performance.now() - begin);
          return answer;
        }
        await pause(20);
      }
    };

    /** Plays at a table until the end; what was acknowledged is remembered. */
    const play = async ({ id, tokens, taken }: (typeof opened)[number]): Promise<void> => {
      while (!over) {
        const look = JSON.parse((await anyOf((url) => send(`${url}api/tables/${id}`))).text) as {
          readonly sight: { readonly ply: number; readonly deciding: readonly number[] };
          readonly end: unknown;
        };
        if (look.end !== null) return;
        const token = tokens[look.sight.deciding[0] === 0 ? 'Ada' : 'Bo'] ?? '';
        const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
        const legal = JSON.parse(
          (await anyOf((url) => send(`${url}api/tables/${id}/legal`, { headers }))).text,
        ) as readonly string[];
        const move = legal[random.below(legal.length)] ?? '';
        const body = JSON.stringify({ _tag: 'Move', ply: look.sight.ply, move });
        const key = { 'idempotency-key': `${id}-${look.sight.ply}` };
        const answer = await anyOf((url) =>
          send(`${url}api/tables/${id}/messages`, { method: 'POST', headers: { ...headers, ...key }, body }),
        );
        expect([id, answer.status, answer.text]).toEqual([id, 200, expect.stringContaining('"taken":true')]);
        taken.push(move);
        acknowledged++;
      }
    };

    const playing = opened.map(play);
    for (let kill = 0; kill < kills; kill++) {
      await pause(300 + random.below(700));
      const which = kill % 2;
      await servers[which]?.end('SIGKILL');
      await pause(200);
      servers[which] = await served(file, data, flags);
    }
    over = true;
    await Promise.all(playing);
    for (const { id, taken } of opened) {
      const { text } = await anyOf((url) => send(`${url}api/tables/${id}`));
      expect((JSON.parse(text) as { readonly moves: readonly string[] }).moves).toEqual(taken);
    }
    console.info(
      `${store}: ${kills} kills, ${acknowledged} acknowledged moves, the longest wait for an answer ${longest.toFixed(0)} ms`,
    );
    expect(acknowledged).toBeGreaterThan(kills);
    for (const one of servers) await one.end('SIGTERM');
  },
);
