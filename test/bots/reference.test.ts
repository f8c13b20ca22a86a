/** The plain UCT with which the strength of the bots is compared: a protocol program, written independently of the bots. */
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { choose, dice } from '../../research/uct/search.mjs';
import { known } from '../../src/bots/index.js';
import { game as toframenn } from '../../src/games/toframenn/index.js';
import { rulehouse } from '../node/cli/kit.js';
import { beforeEnd, endingOf } from './kit.js';

const program = fileURLToPath(new URL('../../research/uct/program.mjs', import.meta.url));

/** Options with which games end soon. */
const options: Readonly<Record<string, string>> = {
  icetraders: '{"players":2,"turnLimit":10}',
  'terra-mystica': '{"players":2}',
  terrafex: '{"turnLimit":4}',
  toframenn: '{"plyLimit":8}',
  transformartian: '{"turnLimit":10}',
};

describe('a plain UCT as a program of the protocol', () => {
  test.each(known.map(({ id }) => id))('%s: plays to the end without a breach', async (id) => {
    const uct = `cmd:node ${program} playouts=2 cut=4`;
    const line = ['match', id, 'random', uct, '--games', '2', '--options', options[id] ?? '{}', '--json'];
    const { code, out, err } = await rulehouse([...line, '--bot-time', '60000']);
    expect(err).toBe('');
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ games: 2 });
    expect(out).not.toContain('forfeit');
  });

  test('finds a best move in nearly every ending', () => {
    const endings = Array.from({ length: 60 }, (_, seed) => beforeEnd(toframenn, { plyLimit: 30 }, seed, 3)).flatMap(
      (state) => (state === undefined ? [] : [endingOf(toframenn, state)]),
    );
    const some = endings.filter((one) => one !== undefined).slice(0, 12);
    const right = some.filter(({ state, best, worth }) => {
      const move = choose(toframenn, state, { playouts: 600 }, dice(1));
      return worth.get(toframenn.moveText.print(move)) === best;
    });
    expect(some.length).toBe(12);
    expect(right.length).toBeGreaterThanOrEqual(11);
  });
});
