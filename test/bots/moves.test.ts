/**
 * The same seed and number of iterations give the same analysis on every machine: the results in test/bots/moves.json were computed on one of them.
 * `BOT_MOVES=write` rewrites the file, for a release in which bots play differently.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { some } from 'fp-ts/Option';
import { describe, expect, test } from 'vitest';
import { known, thinkNow } from '../../src/bots/index.js';
import { after, bot } from './kit.js';

const file = new URL('moves.json', import.meta.url);

const texts = [
  'random',
  'greedy',
  'greedy:by=1',
  'flat:iterations=60',
  'flat:iterations=60,cut=10',
  'mcts:iterations=60',
  'mcts:iterations=60,cut=10,pick=2,order=1,widen=15',
  'mcts:iterations=60,paranoid=1',
  'ismcts:iterations=60',
  'alphabeta:iterations=300',
  'plan:iterations=200',
];

const options: Readonly<Record<string, readonly unknown[]>> = {
  terrafex: [{}, { layout: '2', turnLimit: 30 }],
  toframenn: [{}, { pool: 'four', quietLimit: 30 }],
  transformartian: [{}, { players: 6, teams: 3 }],
  icetraders: [{ players: 3 }, { players: 5 }],
  'terra-mystica': [{}, { players: 2 }],
};

/** Each bot's analysis after some plies: its move, and the exact value of the position for each seat. */
const thoughts = (id: string): Readonly<Record<string, string>> => {
  const found: Record<string, string> = {};
  known
    .find((one) => one.id === id)
    ?.open((game, knowledge) => {
      for (const [index, chosen] of (options[id] ?? []).entries())
        for (const plies of [10, 14]) {
          const state = after(game, chosen, 40 + index, plies);
          const seat = game.toMove(state)[0];
          if (seat === undefined) continue;
          for (const text of texts) {
            const player = bot(text).sit(game, knowledge, 9);
            const search = player.look(game.view(some(seat))(state), seat);
            if (search === undefined) continue;
            const { best, candidates } = thinkNow(search, player.budget);
            const first = candidates[0];
            const worth = (first?.value ?? []).map(String).join(' ');
            found[`${index} ${plies} ${text}`] = `${game.moveText.print(best)} ${first?.visits ?? 0} ${worth}`;
          }
        }
    });
  return found;
};

describe('moves of bots', () => {
  if (process.env['BOT_MOVES'] === 'write')
    test('are written', () => {
      writeFileSync(
        file,
        `${JSON.stringify(Object.fromEntries(known.map(({ id }) => [id, thoughts(id)])), null, 1)}\n`,
      );
      expect(known.length).toBe(5);
    });
  else
    test.each(known.map(({ id }) => id))('%s: as recorded', (id) => {
      const table = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
      const found = thoughts(id);
      expect(Object.keys(found).length).toBeGreaterThan(20);
      expect(found).toEqual(table[id]);
    });
});
