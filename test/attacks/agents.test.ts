/** The agent interface: a client that disconnects, missing arguments, and what a program in a tournament writes to the organiser's terminal. */
import { readFileSync, rmSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { printLoss } from '../../src/node/host/loss.js';
import { plain } from '../../src/node/host/terminal-safe.js';
import { bundled } from '../node/server/kit.js';

let [file, folder] = ['', ''];
let client: Client;
let transport: StdioClientTransport;
beforeAll(async () => {
  ({ file, folder } = await bundled());
  client = new Client({ name: 'attack', version: '1' });
  transport = new StdioClientTransport({ command: process.execPath, args: [file, 'mcp'] });
  await client.connect(transport);
});
afterAll(async () => {
  await client.close();
  rmSync(folder, { recursive: true });
});

/** The processor time that a process has used, in hundredths of a second. */
const worked = (pid: number): number => {
  const fields = readFileSync(`/proc/${pid}/stat`, 'latin1').split(') ').at(-1)?.split(' ') ?? [];
  return Number(fields[11]) + Number(fields[12]);
};

describe('an agent', () => {
  test.skipIf(process.platform !== 'linux')(
    'that asks for an analysis of a minute and disconnects does not keep the processor busy',
    async () => {
      const { structuredContent } = await client.callTool({
        name: 'new_table',
        arguments: { game: 'terrafex', bot: 'random' },
      });
      const table = String((structuredContent as { readonly table?: unknown }).table);
      const stop = new AbortController();
      const asked = client
        .callTool({ name: 'analyse', arguments: { table, bot: 'mcts:ms=60000' } }, { signal: stop.signal })
        .catch(() => undefined);
      const pid = transport.pid ?? 0;
      const begin = worked(pid);
      for (let tries = 0; tries < 400 && worked(pid) - begin < 20; tries++) await pause(25);
      expect(worked(pid) - begin).toBeGreaterThanOrEqual(20);
      stop.abort();
      await asked;
      // The server notices the cancellation soon and then stops computing.
      let [before, rests] = [worked(pid), false];
      for (let tries = 0; tries < 40 && !rests; tries++) {
        await pause(500);
        const now = worked(pid);
        rests = now - before < 10;
        before = now;
      }
      expect(rests).toBe(true);
    },
  );

  test('is told which arguments a tool needs, what each of them means, and what comes back', async () => {
    const { tools } = await client.listTools();
    const needed = Object.fromEntries(tools.map(({ name, inputSchema }) => [name, inputSchema.required ?? []]));
    expect(needed).toEqual({
      ...{ games: [], new_table: ['game'], look: ['table'], legal: ['table'], play: ['table', 'move'] },
      ...{ why: ['table', 'move'], undo: ['table'], explain_rule: ['rule'], analyse: ['table'] },
    });
    for (const { inputSchema, outputSchema } of tools) {
      for (const inner of Object.values(inputSchema.properties ?? {})) expect(inner).toHaveProperty('description');
      expect(outputSchema?.['type']).toBe('object');
    }
    const { isError } = await client
      .callTool({ name: 'play', arguments: { table: 't1' } })
      .catch(() => ({ isError: true }));
    expect(isError).toBe(true);
  });
});

test('what programs write does nothing to a terminal', () => {
  const wicked = '\u001b]0;owned\u0007\u001b[2J\u009b31m\u202eevil\r\nlost by time: Ada';
  expect(plain(wicked)).toBe('\\x1b]0;owned\\x07\\x1b[2J\\x9b31m\\u202eevil\\x0d\\x0alost by time: Ada');
  expect(printLoss({ reason: 'crash', rule: null, text: wicked })).not.toMatch(/\p{Cc}/u);
  expect(plain('Töframenn, 木 und 🙂')).toBe('Töframenn, 木 und 🙂');
});
