/** Programs that misbehave: each loses with its reason, the others continue, and nothing is left running. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rulehouse } from '../node/cli/kit.js';

// The programs run by way of a link, so that those that other tests start from the same folder are not counted.
const place = mkdtempSync(join(tmpdir(), 'rulehouse-zoo-'));
const folder = join(place, 'zoo/');
symlinkSync(fileURLToPath(new URL('./zoo', import.meta.url)), join(place, 'zoo'));
afterAll(() => rmSync(place, { recursive: true }));

const animal = (name: string): string => `cmd:"${process.execPath}" "${folder}${name}.mjs"`;

/** The running processes of this zoo, and their children. */
const running = (): readonly string[] =>
  execFileSync('ps', ['-eo', 'pid=,args='], { encoding: 'utf8' })
    .split('\n')
    .filter((line) => line.includes(folder) && !line.includes('<defunct>'));

/** A short time limit for programs that should exceed it, and one that is long enough on a busy machine for all others. */
const [short, long] = ['1500', '60000'];

const meet = async (name: string, ms = long) =>
  rulehouse([
    ...['match', 'terrafex', animal(name), 'random', '--games', '2', '--options', '{"turnLimit":10}'],
    ...['--bot-time', ms, '--bot-start', name === 'hangs-at-start' ? ms : '20000', '--bot-memory', '512'],
  ]);

const animals = [
  ['hangs', 'time', 'no answer within 1500 ms'],
  ['hangs-at-start', 'time', 'it was not ready within 1500 ms of its start'],
  ['spins', 'time', 'no answer within 1500 ms'],
  ['drips', 'time', 'no answer within 1500 ms'],
  ['loud-and-hangs', 'time', 'no answer within 1500 ms'],
  ['breeds', 'time', 'no answer within 1500 ms'],
  ['crashes', 'crash', 'it ended with code 1'],
  ['exits-at-start', 'crash', 'it ended with code 3'],
  ['hungry', 'crash', ''],
  ['closes-output', 'crash', 'it closed its output'],
  ['garbage', 'protocol', 'no answer within 5000 ms, but 4 lines that are not messages'],
  ['flood', 'protocol', 'more than 1000 lines that are not messages'],
  ['long-line', 'protocol', 'a line of more than 1000000 characters'],
  ['wrong-shape', 'protocol', 'go: move: 7 is not the text of a move'],
  ['error', 'protocol', 'an error for an answer: no idea'],
  ['deep', 'protocol', ''],
  ['illegal', 'illegal', 'TF-4.1'],
  ['no-move', 'illegal', 'TF-11.1'],
] as const;

describe('the zoo', () => {
  beforeAll(() => expect(running()).toEqual([]));
  afterAll(() => expect(running()).toEqual([]));

  test.each(animals)('%s: lost by %s', async (name, reason, text) => {
    const before = running().length;
    const { code, out, err } = await meet(name, reason === 'time' ? short : name === 'garbage' ? '5000' : long);
    expect(err).toBe('');
    expect(code).toBe(0);
    expect(out).toContain(`${name}.mjs": ${reason}, 2 games (`);
    expect(out).toContain(text);
    expect(out).toContain('random\t2\t2\t100.0');
    expect([before, running()]).toEqual([0, []]);
  });

  test('noise on standard error affects nobody else', async () => {
    const { code, out } = await meet('loud');
    expect(code).toBe(0);
    expect(out).not.toContain('lost');
    expect(running()).toEqual([]);
  });

  test('a program of good manners plays beside one that crashes', async () => {
    const { out } = await rulehouse([
      ...['match', 'terrafex', animal('good'), animal('crashes'), '--games', '4'],
      ...['--options', '{"turnLimit":10}'],
    ]);
    expect(out).toContain('crashes.mjs": crash, 4 games (crash: it ended with code 1; Node.js');
    expect(running()).toEqual([]);
  });

  test('a program that does not exist', async () => {
    const { out } = await rulehouse(['match', 'terrafex', 'cmd:/no/such/program', 'random', '--games', '2']);
    expect(out).toContain('crash, 2 games (crash: it ended with code 127');
    const direct = await rulehouse(['match', 'terrafex', 'cmd:"', 'random', '--games', '2']);
    expect(direct.err).toBe('bots.cmd: a quote is not closed');
    expect((await rulehouse(['match', 'terrafex', 'cmd:', 'random'])).err).toBe('bots.cmd: no program is named');
  });

  test('think and play say how a program lost', async () => {
    const start = '......../...G2...B3/B3.G2...../...G1G1.../.....G2.B3/B3...G2.../........ w RYGB - 000 1 k2l0,12:0';
    const think = (name: string) => rulehouse(['think', 'terrafex', start, '--bot', animal(name), '--bot-time', long]);
    expect((await think('good')).out).toMatch(/^best: /);
    expect((await think('illegal')).err).toMatch(/^TF-4\.1: bot: illegal: G\^a1/);
    const played = await rulehouse(['play', 'terrafex', '--seat', '1', '--bot', animal('crashes')]);
    expect(played.out).toMatch(/White lost: crash: it ended with code 1/);
    expect(running()).toEqual([]);
  });
});
