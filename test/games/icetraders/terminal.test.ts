/** The command as a person uses it: the terminal shows that seat's view and nothing else. */
import { describe, expect, test } from 'vitest';
import { run } from '../../../src/node/cli/program.js';

async function* typed(lines: readonly string[]): AsyncGenerator<string> {
  for (const line of lines) yield await Promise.resolve(`${line}\n`);
}

const play = async (args: readonly string[], lines: readonly string[]): Promise<string> => {
  const out: string[] = [];
  const keep = (text: string): void => {
    out.push(text);
  };
  await run(['play', 'icetraders', '--seat', '0', '--options', '{"turnLimit":0}', ...args], {
    out: keep,
    err: keep,
    input: typed(lines),
    width: 80,
  });
  return out.join('\n');
};

const seeds = ['1', '2', '3', '4', '5', '6', '7', '8'];

describe('play icetraders', () => {
  test('the secret decisions of the bots are not told', async () => {
    for (const seed of seeds) {
      const out = await play(['--seed', seed], ['good', 'position', 'pick:R1Y2', 'position', 'board', 'quit']);
      expect(out).toContain('Seat 1: (in secret)');
      expect(out).not.toMatch(/seat [123]: (good|evil|pick)/);
      expect(out).toContain('4 pick 0 G??? ++++ 0:-,-,-,- - -');
      expect(out).not.toMatch(/^[123].*(Good|Evil)/m);
    }
  });

  test('positions that differ only in what the seat may not see give the same terminal until the reveal', async () => {
    const table = '1:Y3=0R1G3;2:B1=1R3G1,2Y1;3:R1=1Y2,2B3;4:G2=3G2B3';
    const lines = [
      'board',
      'moves',
      'position',
      'why sac:B1@9',
      'why destroy:1R3@2',
      'pass',
      'position',
      'undo',
      'position',
      'pass',
      'quit',
    ];
    let silent = 0;
    for (const seed of seeds) {
      const [first, ...others] = await Promise.all(
        ['GGGE', 'GEEE', 'GEGG', 'GGGG'].map((alignments) =>
          play(['--seed', seed, '--bot-seed', seed, '--position', `4 main 0 ${alignments} ++++ - ${table} -`], lines),
        ),
      );
      if (first === undefined || /^[123].*(Good|Evil)/m.test(first)) continue;
      silent++;
      for (const other of others) expect(other).toBe(first);
    }
    expect(silent).toBeGreaterThan(3);
  });
});
