/** Completion: the words that may come next, and the scripts in real shells if they are installed. */
import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bundled } from '../server/kit.js';
import { rulehouse } from './kit.js';

const words = async (...typed: readonly string[]): Promise<readonly string[]> =>
  (await rulehouse(['complete', '--', ...typed])).out.split('\n').map((line) => line.split('\t')[0]!);

describe('what may come next', () => {
  test('commands, and those below them', async () => {
    expect(await words('')).toContain('play');
    expect(await words('')).not.toContain('complete');
    expect(await words('pl')).toEqual(['play', 'playout']);
    expect(await words('arena', 'r')).toEqual(['run', 'report']);
  });

  test('games and bots where they stand', async () => {
    expect(await words('play', 'te')).toEqual(['terra-mystica', 'terrafex']);
    expect(await words('match', 'terrafex', 'gre')).toEqual(['greedy']);
    expect(await words('match', 'terrafex', 'greedy', 'random', 'mcts:it')).toEqual(['mcts:iterations=']);
    expect(await words('play', 'terrafex', '--bot', 'mcts:iterations=5,n')).toEqual(['mcts:iterations=5,nodes=']);
    expect(await words('play', '--bot', 'greedy', 'terraf')).toEqual(['terrafex']);
    expect(await words('legal', 'terrafex', '')).toEqual(['']);
  });

  test('options and their values', async () => {
    expect(await words('play', 'terrafex', '--res')).toEqual(['--resume']);
    expect(await words('export', '--format', '')).toEqual(['jsonl', 'csv', 'parquet']);
    expect(await words('export', '--format=c')).toEqual(['--format=csv']);
    expect(await words('--color', 'a')).toEqual(['auto', 'always']);
    expect(await words('games', '--co')).toEqual(['--color']);
    expect(await words('completion', '')).toEqual(['bash', 'zsh', 'fish']);
  });

  test('files where files stand', async () => {
    for (const typed of [
      ['verify', ''],
      ['stats', 'a.json', ''],
      ['play', 'terrafex', '--resume', ''],
      ['games', '--with', 'x'],
    ])
      expect([typed, await words(...typed)]).toEqual([typed, [':files']]);
  });

  test('a line of bash is split as the shell does', async () => {
    const line = async (text: string): Promise<string> => (await rulehouse(['complete', '--line', text])).out;
    expect(await line('rulehouse pla')).toMatch(/^play\t/);
    expect(await line(`rulehouse match terrafex "gre`)).toMatch(/^greedy\t/);
    expect(await line('rulehouse play ')).toMatch(/^icetraders\t/);
  });

  test('an unknown shell is refused', async () => {
    expect(await rulehouse(['completion', 'tcsh'])).toMatchObject({ code: 2, out: '' });
  });
});

const isInstalled = (shell: string): boolean => spawnSync(shell, ['-c', 'true']).status === 0;

describe('in shells', () => {
  const folder = mkdtempSync(join(tmpdir(), 'rulehouse-shells-'));

  beforeAll(async () => {
    const { file } = await bundled();
    const command = join(folder, 'rulehouse');
    writeFileSync(command, `#!/bin/sh\nexec '${process.execPath}' '${file}' "$@"\n`);
    chmodSync(command, 0o755);
    writeFileSync(join(folder, 'game.json'), '');
  });

  afterAll(() => rmSync(folder, { recursive: true }));

  const said = (shell: string, args: readonly string[]): string => {
    const { stdout, stderr } = spawnSync(shell, args, {
      cwd: folder,
      encoding: 'utf8',
      env: { ...process.env, PATH: `${folder}${delimiter}${process.env['PATH'] ?? ''}`, HOME: folder },
    });
    expect(stderr).toBe('');
    return stdout.trim();
  };

  /** The words that bash would offer after a line, computed from the variables that bash passes to the function. */
  const inBash = (line: string): string =>
    said('bash', [
      '-c',
      `eval "$(rulehouse completion bash)"; compopt() { :; }; COMP_LINE='${line}'; COMP_POINT=\${#COMP_LINE}; _rulehouse; echo "\${COMPREPLY[*]}"`,
    ]);

  test.runIf(isInstalled('bash'))('bash', () => {
    expect(inBash('rulehouse matc')).toBe('match');
    expect(inBash('rulehouse play terraf')).toBe('terrafex');
    expect(inBash('rulehouse play terrafex --res')).toBe('--resume');
    expect(inBash('rulehouse match terrafex gree')).toBe('greedy');
    expect(inBash('rulehouse match terrafex mcts:it')).toBe('iterations=');
    expect(inBash('rulehouse verify ga')).toBe('');
    expect(said('bash', ['-c', 'eval "$(rulehouse completion bash)"; complete -p rulehouse'])).toBe(
      'complete -F _rulehouse rulehouse',
    );
  });

  test.runIf(isInstalled('fish'))('fish', () => {
    const inFish = (line: string): string =>
      said('fish', ['--no-config', '-c', `rulehouse completion fish | source; complete -C '${line}'`]);
    expect(inFish('rulehouse matc')).toMatch(/^match\t/);
    expect(inFish('rulehouse play terraf')).toBe('terrafex\tTerrafex');
    expect(inFish('rulehouse play terrafex --res')).toMatch(/^--resume\t/);
    expect(inFish('rulehouse match terrafex gree')).toMatch(/^greedy\t/);
    expect(inFish('rulehouse match terrafex mcts:it')).toMatch(/^mcts:iterations=\t/);
    expect(inFish('rulehouse verify ga')).toContain('game.json');
  });

  test.runIf(isInstalled('zsh'))('zsh', () => {
    // The completion system runs only at a prompt, so check the words that the function passes to it.
    const inZsh = (line: readonly string[]): string =>
      said('zsh', [
        '-f',
        '-c',
        `compdef() { :; }; _files() { print files; }; _describe() { print -rl -- $plain $open; };
         source <(rulehouse completion zsh); words=(${line.map((one) => `'${one}'`).join(' ')}); CURRENT=\${#words}; _rulehouse`,
      ]);
    expect(inZsh(['rulehouse', 'matc'])).toMatch(/^match:/);
    expect(inZsh(['rulehouse', 'play', 'terraf'])).toBe('terrafex:Terrafex');
    expect(inZsh(['rulehouse', 'play', 'terrafex', '--res'])).toMatch(/^--resume:/);
    expect(inZsh(['rulehouse', 'match', 'terrafex', 'mcts:it'])).toMatch(/^mcts\\:iterations=:/);
    expect(inZsh(['rulehouse', 'verify', ''])).toBe('files');
  });
});
