/** Commands that take a while show their progress if a person is looking at a terminal, and nowhere else. */

import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { progressLines, progressText } from '../../../src/node/host/progress.js';
import { rulehouse } from '../cli/kit.js';
import { bundled } from '../server/kit.js';

const folder = mkdtempSync(join(tmpdir(), 'rulehouse-progress-'));
const vectors = new URL('../../vectors/terrafex.jsonl', import.meta.url).pathname;

afterAll(() => rmSync(folder, { recursive: true }));

describe('progress', () => {
  test('the number that is done, the rate, the time that is left', () => {
    expect(progressText('games', 20, 100, 10, 1000)).toBe('20 of 100 games, 10/s, 8 s left');
    expect(progressText('games', 1, 1000, 1, 1000)).toBe('1 of 1000 games, 1.0/s, 17 min left');
    expect(progressText('games', 1, 100_000, 1, 1000)).toBe('1 of 100000 games, 1.0/s, 27.8 h left');
    expect(progressText('transcripts', 300, undefined, 300, 2000)).toBe('300 transcripts, 150/s');
  });

  test.each([
    ['perft', async () => ['perft', 'terrafex', (await rulehouse(['start', 'terrafex'])).out, '2']],
    ['playout', () => Promise.resolve(['playout', 'terrafex', '--seed', '1..3', '--max-plies', '5'])],
    ['check', () => Promise.resolve(['check', vectors])],
    ['match', () => Promise.resolve(['match', 'terrafex', 'random', 'random', '--games', '4'])],
    [
      'tune',
      () =>
        Promise.resolve([
          ...['tune', 'terrafex', '--bot', 'mcts:iterations=8', '--over', 'explore', '--steps', '2', '--test', '2'],
          ...['--options', '{"turnLimit":3}'],
        ]),
    ],
  ] as const)('%s', async (_, args) => {
    const parts: (number | undefined)[] = [];
    const said: string[] = [];
    const line = await args();
    const progress = (text: string, part?: number): void => {
      said.push(text);
      parts.push(part);
    };
    const shown = await rulehouse(line, [], { progress });
    expect(said.length).toBeGreaterThan(1);
    expect(said.at(-1)).toBe('');
    for (const part of parts) expect(part ?? 0.5).toBeLessThanOrEqual(1);
    const { progress: _unused, ...quiet } = await rulehouse(line);
    expect([quiet.code, quiet.out.split('\n').length]).toEqual([shown.code, shown.out.split('\n').length]);
  });

  test('none in a pipe', async () => {
    const { file } = await bundled();
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [file, 'playout', 'terrafex', '--seed', '1..200', '--max-plies', '9'],
      {
        encoding: 'utf8',
      },
    );
    expect([status, stderr, stdout.trim().split('\n').length]).toEqual([0, '', 200]);
  });
});

test('where there is no terminal, progress is a line a minute', () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const lines: string[] = [];
  const progress = progressLines((line) => lines.push(line));
  for (let second = 0; second < 150; second++) {
    progress(`after ${second} s`);
    progress('');
    vi.advanceTimersByTime(1000);
  }
  vi.useRealTimers();
  expect(lines).toEqual(['after 60 s', 'after 120 s']);
});
