/** Programs that search for the secret of a run instead of computing it, and what protects the secret wherever they look. */

import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Kit, kit, linesIn, terrafex } from '../node/tournament/kit.js';
import { programAt } from './kit.js';

let arena: Kit;
const at = (name: string): string => join(arena.folder, name);

beforeAll(async () => {
  arena = await kit();
  mkdirSync(at('bots'));
  chmodSync(arena.folder, 0o755);
  await programAt('thief', at('bots/thief.mjs'));
});
afterAll(() => arena.end());

interface Report {
  readonly cwd: string;
  readonly argv: readonly string[];
  readonly env: Readonly<Record<string, string>>;
  readonly open: readonly string[];
  readonly found: readonly (readonly [place: string, text: string])[];
}

const reportsIn = (log: string): readonly Report[] =>
  readFileSync(log, 'utf8')
    .trimEnd()
    .split('\n')
    // These lines were written by the test's own program.
    .map((line) => JSON.parse(line) as Report);

const modeOf = (file: string): number => statSync(file).mode & 0o777;

const specOf = (name: string, text: string): string =>
  arena.spec(name, {
    games: [terrafex],
    bots: [
      { name: 'thief', text },
      { name: 'random', text: 'random' },
    ],
    blocks: 2,
  });

describe('a program that looks for the secret', () => {
  test('finds it neither by its working directory nor by arguments, environment and open files', async () => {
    mkdirSync(at('host'));
    const log = at('thief.log');
    const spec = specOf('thief', `cmd:"${process.execPath}" ../bots/thief.mjs "${log}"`);
    // Start the run in the folder above it, with a relative path to the program, from a shell whose environment names the folder.
    const shell = `cd "${at('host')}"; export RUN="${at('host/run')}" OLDPWD="${at('host/run')}" INIT_CWD="${at(
      'host',
    )}" PATH="${at('host/run/bin')}:$PATH";`;
    const run = arena.rulehouse(['arena', 'run', spec, '--out', 'run', '--jobs', '2'], shell);
    expect(await run.ended).toBe(0);
    expect(run.err()).toBe('');
    expect(linesIn(at('host/run')).map(({ end }) => end.reason)).toEqual(['rules', 'rules', 'rules', 'rules']);
    const secret = readFileSync(at('host/run/secret'), 'utf8').trim();
    expect(secret).toMatch(/^[0-9a-f]{32}$/);
    const reports = reportsIn(log);
    expect(reports).toHaveLength(4);
    for (const { cwd, argv, env, open, found } of reports) {
      expect(cwd).toMatch(/rulehouse-program-[^/]*$/);
      expect(argv.slice(1)).toEqual([at('bots/thief.mjs'), log]);
      expect(Object.values(env).filter((value) => value.includes(at('host')))).toEqual([]);
      expect(env['PATH']).toBe(process.env['PATH']);
      expect(open).toEqual([]);
      expect(found.filter(([place, text]) => place.includes(at('host')) || text.includes(secret))).toEqual([]);
    }
    // The programs' folders are removed when the programs end.
    expect(reports.filter(({ cwd }) => existsSync(cwd))).toEqual([]);
    expect(run.out()).not.toContain(secret);
    expect(readFileSync(at('host/run/games.jsonl'), 'utf8')).not.toContain(secret);
  });

  test('as another user it can read neither the secret nor the games of its block, wherever it looks', async ({
    skip,
  }) => {
    const other = ['--reuid=65534', '--regid=65534', '--clear-groups'];
    const isRoot = process.getuid?.() === 0 && spawnSync('setpriv', [...other, process.execPath, '-v']).status === 0;
    if (!isRoot) skip('only root may run a program as another user');
    const out = at('shared');
    mkdirSync(out, { mode: 0o755 });
    const log = at('other.log');
    writeFileSync(log, '');
    chmodSync(log, 0o666);
    const program = `"${process.execPath}" "${at('bots/thief.mjs')}" "${log}" "${out}"`;
    const run = await arena.run(
      'arena',
      'run',
      specOf('other', `cmd:setpriv ${other.join(' ')} ${program}`),
      '--out',
      out,
    );
    expect(run).toMatchObject({ code: 0, err: '' });
    expect([modeOf(join(out, 'secret')), modeOf(join(out, 'games.jsonl'))]).toEqual([0o600, 0o600]);
    const found = reportsIn(log).flatMap((one) => one.found);
    for (const name of ['secret', 'games.jsonl']) {
      const tried = found.filter(([place]) => place === join(out, name)).map(([, text]) => text);
      expect([...new Set(tried)]).toEqual(['EACCES']);
    }
    expect(found.filter(([place]) => place === join(out, 'spec.json')).length).toBeGreaterThan(0);
    expect(existsSync(join(out, 'lock'))).toBe(false);
  });
});
