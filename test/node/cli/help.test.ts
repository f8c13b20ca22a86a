/** The help of every command explains each argument, and the example at its end runs. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Example, helpExamples } from '../../../src/node/cli/help.js';
import { type Ran, rulehouse } from './kit.js';

const folder = mkdtempSync(join(tmpdir(), 'rulehouse-help-'));
const ledgers = new URL('../../vectors/ledgers/', import.meta.url).pathname;

/** Examples that this test does not run, with reasons. */
const unrun: Readonly<Record<string, string>> = {
  demo: 'takes half a minute: test/node/cli/cli.test.ts runs it',
  serve: 'runs until it is stopped: test/node/server runs it',
  ...Object.fromEntries(
    ['list', 'show', 'end', 'export', 'repair'].map((name) => [
      `tables ${name}`,
      'needs the tables of a server: test/node/server runs it',
    ]),
  ),
  mcp: 'speaks on the standard input of the process: test/node/server/mcp runs it',
  try: 'needs a program: test/protocol runs it',
  'check-protocol': 'needs what a program said: test/protocol runs it',
  laws: 'needs a module: test/node/tournament/dice.test.ts runs it',
  'arena run': 'starts processes of the built command: test/arena runs it',
  'arena add': 'needs a tournament: test/arena runs it',
  'arena submit': 'needs a tournament: test/arena runs it',
  'arena show': 'needs a tournament: test/arena runs it',
  'arena games': 'needs a tournament: test/arena runs it',
  'arena report': 'needs a tournament: test/arena runs it',
  'arena site': 'needs a tournament: test/arena runs it',
  'arena withdraw': 'needs a tournament: test/arena runs it',
  'arena correct': 'needs a tournament: test/arena runs it',
  'arena work': 'needs a Redis: test/arena runs it',
};

beforeAll(async () => {
  const at = (name: string): string => join(folder, name);
  const [ledger = ''] = readdirSync(ledgers).filter((name) => name !== 'manifest.json');
  writeFileSync(at('ledger.txt'), readFileSync(join(ledgers, ledger)));
  writeFileSync(at('terra.json'), (await rulehouse(['ledger', 'import', at('ledger.txt')])).out);
  await rulehouse(['play', 'terrafex'], [`R1\nsave ${at('game.json')}\n`]);
});

afterAll(() => {
  rmSync(folder, { recursive: true });
});

/** Words that name files refer to files in the test's folder. */
const inFolder = (word: string): string => (/\.(?:json|html|txt)$/.test(word) ? join(folder, word) : word);

/** The words of a command as a shell splits them, with quotes and $(...). */
const wordsOf = async (text: string): Promise<readonly string[]> => {
  const words: string[] = [];
  for (const [whole, single, double] of text.matchAll(/'([^']*)'|"([^"]*)"|\S+/g)) {
    const inner = /^\$\((.*)\)$/.exec(double ?? '')?.[1];
    words.push(inner === undefined ? inFolder(single ?? double ?? whole) : (await ran(inner, [])).out);
  }
  return words;
};

const ran = async (line: string, input: readonly string[]): Promise<Ran> => {
  const [name, ...words] = await wordsOf(line);
  expect(name).toBe('rulehouse');
  const args =
    words[0] === 'new' ? [...words.slice(0, 1), 'hill-race', ...words.slice(2), '--dir', join(folder, 'new')] : words;
  return rulehouse(args, input);
};

/** Runs a pipeline of one or more commands. */
const run = async ({ line }: Example): Promise<Ran> => {
  const [first = '', ...others] = line.split(' | ');
  let done = await ran(first, ['quit\n']);
  for (const other of others) done = await ran(other, [done.out]);
  return done;
};

/** The commands that the help of a command lists under its headings. */
const listed = async (path: readonly string[]): Promise<readonly (readonly string[])[]> => {
  const { out } = await rulehouse([...path, '--help']);
  if (!/^Usage: .* \[command\]\n/.test(out)) return [path];
  const names = [...out.matchAll(/^ {2}([a-z]\S*) /gm)].map(([, name = '']) => name);
  return (await Promise.all(names.filter((name) => name !== 'help').map((name) => listed([...path, name])))).flat();
};

describe('help', () => {
  test('every command has an example at its end, and a line for each argument', async () => {
    const all = await listed([]);
    expect(all.map((path) => path.join(' ')).sort()).toEqual(helpExamples.map(({ command }) => command).sort());
    for (const path of all) {
      const { code, out } = await rulehouse([...path, '--help']);
      const example = helpExamples.find(({ command }) => command === path.join(' '));
      expect([path, code, out.endsWith(`\nExample:\n  ${example?.line ?? ''}`)]).toEqual([path, 0, true]);
      const names = [...(out.split('\n')[0] ?? '').matchAll(/[<[]([a-z]+)(?:\.\.\.)?[>\]]/g)].map(([, name]) => name);
      for (const name of names.filter((one) => one !== 'options'))
        expect([path, out.split('\nOptions:')[0]]).toEqual([
          path,
          expect.stringMatching(new RegExp(`\n  ${name} {2,}\\S`)),
        ]);
    }
  });

  test.each(helpExamples.filter(({ command }) => unrun[command] === undefined))('$line', async (example) => {
    expect(await run(example)).toMatchObject({ code: 0, err: '' });
  });

  test('only commands that exist are not run', () => {
    for (const command of Object.keys(unrun)) expect(helpExamples.map((one) => one.command)).toContain(command);
  });
});
