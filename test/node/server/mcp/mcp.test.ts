/** The server for agents, called by the client from the same packages: one whole game of each kind, refusals, and rules. */
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { games } from '../../../../src/index.js';
import { bundled } from '../kit.js';

let folder = '';
let client: Client;

beforeAll(async () => {
  const made = await bundled();
  ({ folder } = made);
  client = new Client({ name: 'test', version: '1' });
  await client.connect(new StdioClientTransport({ command: process.execPath, args: [made.file, 'mcp'] }));
});

afterAll(async () => {
  await client.close();
  rmSync(folder, { recursive: true });
});

interface Said {
  readonly isError: boolean;
  readonly text: string;
}

const call = async (name: string, args: Record<string, unknown> = {}): Promise<Said> => {
  const { content, isError } = await client.callTool({ name, arguments: args });
  const [first] = content;
  return { isError: isError === true, text: first?.type === 'text' ? first.text : '' };
};

const tableOf = ({ text }: Said): string => /^table: (\w+)/.exec(text)?.[1] ?? '';

const movesOf = ({ text }: Said): readonly string[] =>
  text
    .split('\n')
    .slice(1)
    .filter((line) => !line.startsWith('...'))
    .map((line) => line.replace(/ \(.*$/, ''));

const brief: Readonly<Record<string, unknown>> = {
  icetraders: { players: 3, turnLimit: 12 },
  terrafex: { layout: '2', turnLimit: 6 },
  toframenn: { quietLimit: 20 },
  transformartian: { turnLimit: 20 },
  'terra-mystica': { players: 2 },
};

test('what a tool answers is described to the last member', async () => {
  const { tools } = await client.listTools();
  expect(tools.length).toBeGreaterThan(8);
  for (const { name, outputSchema } of tools) {
    // Strict: what is required is described, and every object and list says what it holds.
    const ajv = new Ajv2020({ strict: true, strictRequired: true, strictTypes: true });
    const { $schema: _, ...schema } = outputSchema ?? {};
    expect(() => ajv.compile(schema), name).not.toThrow();
    const open = JSON.stringify(outputSchema).match(/\{"type":"(?:object|array)"(?:,"description":"[^"]*")?\}/g);
    expect(open, name).toBeNull();
    expect(outputSchema, name).toMatchObject({ type: 'object', additionalProperties: false });
  }
});

test('packages that are not installed are named', () => {
  const bare = mkdtempSync(join(tmpdir(), 'rulehouse-bare-'));
  mkdirSync(join(bare, 'dist/cli'), { recursive: true });
  mkdirSync(join(bare, 'node_modules'));
  copyFileSync(join(folder, 'package.json'), join(bare, 'package.json'));
  copyFileSync(join(folder, 'dist/cli/index.mjs'), join(bare, 'dist/cli/index.mjs'));
  const said = (command: string): string =>
    spawnSync(process.execPath, [join(bare, 'dist/cli/index.mjs'), command], { encoding: 'utf8', cwd: bare }).stderr;
  expect(said('mcp')).toBe('agents need a package that is not installed: npm install @modelcontextprotocol/server\n');
  expect(said('serve')).toBe(
    'a server needs packages that are not installed: npm install hono @hono/node-server libsql\n',
  );
  rmSync(bare, { recursive: true });
});

describe('an agent', () => {
  test('finds the tools', async () => {
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual([
      ...['games', 'new_table', 'look', 'legal', 'play', 'why', 'undo', 'explain_rule', 'analyse'],
    ]);
    const { text } = await call('games');
    expect((JSON.parse(text) as readonly { readonly id: string }[]).map(({ id }) => id)).toEqual(
      games.map(({ id }) => id),
    );
  });

  test.each(games.map(({ id }) => id))('plays a game of %s to its end', { timeout: 120_000 }, async (game) => {
    const opened = await call('new_table', { game, options: brief[game], seed: 3, bot: 'random' });
    expect(opened.isError).toBe(false);
    const table = tableOf(opened);
    let said = opened;
    let moves = 0;
    for (; moves < 2000 && !said.text.includes('The game is over'); moves++) {
      const all = movesOf(await call('legal', { table }));
      const move = all[(moves * 13 + 5) % Math.max(1, all.length)] ?? '';
      said = await call('play', { table, move });
      if (said.isError) throw new Error(`${move}: ${said.text}`);
    }
    expect(said.text).toMatch(/The game is over \(\w+\)\. Won by: /);
    const late = await call('play', { table, move: 'pass' });
    expect(late.isError).toBe(true);
    console.info(`${game}: ${moves} moves of the agent; ${/The game is over.*/.exec(said.text)?.[0] ?? ''}`);
  });

  test('is told why not, by a rule that it can look up', async () => {
    const table = tableOf(await call('new_table', { game: 'terrafex', bot: 'random' }));
    const refused = await call('play', { table, move: 'G^a1' });
    expect(refused).toEqual({ isError: true, text: expect.stringMatching(/^TF-4\.1: /) as string });
    expect((await call('why', { table, move: 'G^a1' })).text).toMatch(/TF-4\.1/);
    expect((await call('explain_rule', { rule: 'TF-4.1' })).text).toMatch(/^\*\*TF-4\.1 /);
    expect((await call('explain_rule', { rule: 'TF-99.9' })).isError).toBe(true);
    expect((await call('look', { table: 'none' })).text).toMatch(/^table: no such table/);
    expect((await call('new_table', { game: 'chess' })).text).toMatch(/^no game "chess"/);
    expect((await call('new_table', { game: 'terrafex', options: { push: 3 } })).text).toMatch(/^TF-2\.3/);
    expect((await call('new_table', { game: 'terrafex', bot: 'cmd:sh' })).isError).toBe(true);
  });

  test('takes a move back, and asks a bot', async () => {
    const opened = await call('new_table', { game: 'terrafex', bot: 'random', seat: 0 });
    const table = tableOf(opened);
    const start = /^view: (.*)$/m.exec(opened.text)?.[1];
    await call('play', { table, move: 'G^c5' });
    const back = await call('undo', { table });
    expect(/^view: (.*)$/m.exec(back.text)?.[1]).toBe(start);
    expect((await call('undo', { table })).text).toBe('there is nothing to take back');
    const analysed = await call('analyse', { table, bot: 'mcts:iterations=20' });
    expect(analysed.text).toMatch(/best: /);
  });

  test("does not see the others' secrets", async () => {
    const opened = await call('new_table', { game: 'icetraders', options: { players: 3 }, seat: 1, bot: 'greedy' });
    const table = tableOf(opened);
    const first = await call('play', { table, move: 'good' });
    expect(first.text).toContain('(in secret)');
    expect(/^view: 3L150 pick \d (\S+)/m.exec(first.text)?.[1]).toBe('?G?');
    expect((await call('undo', { table })).isError).toBe(false);
  });

  test('reads the rules', async () => {
    const { resources } = await client.listResources();
    expect(resources.filter(({ uri }) => /^rulehouse:\/\/rules\/[a-z-]+$/.test(uri))).toHaveLength(5);
    expect(resources.length).toBeGreaterThan(300);
    const textOf = async (uri: string): Promise<string> => {
      const { contents } = await client.readResource({ uri });
      const [first] = contents;
      return first !== undefined && 'text' in first ? first.text : '';
    };
    expect(await textOf('rulehouse://rules/toframenn')).toContain('# Töframenn');
    expect(await textOf('rulehouse://rules/icetraders/IT-2.2')).toMatch(/^\*\*IT-2\.2 Alignment/);
    for (const { uri } of resources.filter((_, index) => index % 10 === 7)) expect(await textOf(uri)).not.toBe('');
    const guides = resources.filter(({ uri }) => uri.startsWith('rulehouse://guides/'));
    expect(guides.length).toBeGreaterThan(50);
    for (const { uri } of guides) expect(await textOf(uri)).toMatch(/^# /m);
    expect(guides.find(({ uri }) => uri.endsWith('/guide/either'))).toMatchObject({ name: 'Either and Option' });
  });

  test.each([
    'rulehouse://guides/guide/nothing',
    'rulehouse://guides/rules/terrafex',
    'rulehouse://guides/guide/..%2Fconventions',
    'rulehouse://rules/terrafex/TF-99.9',
    'rulehouse://rules/chess/TF-7.9',
    'rulehouse://rules/chess',
    'rulehouse://nothing',
  ])('says that the resource %s does not exist', async (uri) => {
    await expect(client.readResource({ uri })).rejects.toMatchObject({ code: -32602, data: { uri } });
  });
});
