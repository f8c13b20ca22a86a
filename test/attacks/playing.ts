/** Players who go on playing whatever happens to their servers, and who remember which moves were acknowledged. */
import { setTimeout as pause } from 'node:timers/promises';
import { expect } from 'vitest';
import { source } from '../../src/core/index.js';
import type { Running } from '../node/server/kit.js';
import { say, send } from './kit.js';

/** Sends a request to one server after another until one answers; `longest` is the longest time that this took, in milliseconds. */
const asking = (servers: readonly Running[]) => {
  const told = { longest: 0, refusals: new Set<string>() };
  const anyOf = async <A>(
    ask: (url: string) => Promise<{ readonly status: number; readonly text: string } & A>,
  ): Promise<{ readonly status: number; readonly text: string } & A> => {
    const begin = performance.now();
    for (let tries = 0; ; tries++) {
      const answer = await ask(servers[tries % servers.length]?.url ?? '').catch(() => undefined);
      if (answer !== undefined && answer.status < 500) {
        told.longest = Math.max(told.longest, performance.now() - begin);
        return answer;
      }
      if (answer !== undefined) told.refusals.add(answer.text);
      await pause(20);
    }
  };
  return { anyOf, told };
};

/** Plays random legal moves at several tables of Terrafex. At the end, every acknowledged move must be there exactly once, and no other move. */
export const playing = async (servers: readonly Running[], count: number) => {
  const { anyOf, told } = asking(servers);
  const random = source(7);
  const first = servers[0]?.url ?? '';
  const spec = { players: ['Ada', 'Bo'], seed: 1, undo: 'never', options: { turnLimit: 500 } };
  const opened = await Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const { body } = await say(`${first}api/tables`, { game: 'terrafex', spec }, null, 10 + index);
      const tokens = body['tokens'] as Readonly<Record<string, string>>;
      return { id: String(body['id']), tokens, taken: [] as string[] };
    }),
  );
  let [acknowledged, isOver] = [0, false];
  const play = async ({ id, tokens, taken }: (typeof opened)[number]): Promise<void> => {
    while (!isOver) {
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
  const all = opened.map(play);
  const end = async () => {
    isOver = true;
    await Promise.all(all);
    for (const { id, taken } of opened) {
      const { text } = await anyOf((url) => send(`${url}api/tables/${id}`));
      expect((JSON.parse(text) as { readonly moves: readonly string[] }).moves).toEqual(taken);
    }
    return { acknowledged, longest: told.longest, refusals: [...told.refusals] };
  };
  return { end };
};
