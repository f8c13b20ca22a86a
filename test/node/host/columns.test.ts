/** Rows of data: aligned under headers on a terminal, plain lines with tabs in a pipe. */
import { describe, expect, test } from 'vitest';
import { columns } from '../../../src/node/host/columns.js';
import { rulehouse } from '../cli/kit.js';

const rows = [
  ['mcts:iterations=5', 12, '62.5%'],
  ['random', 3, '7.0%'],
];

describe('columns', () => {
  test('a pipe has tabs and no headers', () => {
    expect(columns({ width: 80 }, ['bot', 'games', 'share'], rows)).toBe(
      'mcts:iterations=5\t12\t62.5%\nrandom\t3\t7.0%',
    );
  });

  test('a terminal has headers, and numbers that end below each other', () => {
    expect(columns({ width: 80, isTerminal: true }, ['bot', 'games', 'share'], rows)).toBe(
      ['bot                games  share', 'mcts:iterations=5     12  62.5%', 'random                 3   7.0%'].join(
        '\n',
      ),
    );
  });

  test('commands', async () => {
    const line = ['match', 'terrafex', 'random', 'greedy', '--games', '2', '--color', 'never'];
    expect((await rulehouse(line)).out).not.toMatch(/^bot /m);
    expect((await rulehouse(line, [], { isTerminal: true })).out).toMatch(
      /^bot +points +games +% +from +to +ms\/move +ms\/game +late$/m,
    );
    const start = (await rulehouse(['start', 'terrafex'])).out;
    const think = ['think', 'terrafex', start, '--bot', 'greedy', '--color', 'never'];
    expect((await rulehouse(think, [], { isTerminal: true })).out).toMatch(/^visits +worth +proof +line$/m);
    expect((await rulehouse(think)).out).toMatch(/\n\d+\t\d+\.\d%\t-\t\S+$/);
    const divide = ['perft', 'terrafex', start, '1', '--divide', '--color', 'never'];
    expect((await rulehouse(divide, [], { isTerminal: true })).out).toMatch(/^move +nodes\n/);
  });
});
