/** The levels in the guide match the code. */
import { readFileSync } from 'node:fs';
import { isRight } from 'fp-ts/Either';
import { describe, expect, test } from 'vitest';
import { botOf } from '../../../src/bots/index.js';
import { levelsFrom, levelsOf, plays } from '../../../src/web/play/index.js';

const guide = readFileSync(new URL('../../../docs/guide/levels.md', import.meta.url), 'utf8');

/** The rows of the tables: a game, a level, and the text of its bot. */
const told = guide.split('\n').flatMap((line) => {
  const [, title = '', level = '', bot = ''] = line.split('|').map((cell) => cell.trim());
  return /^`.*`$/.test(bot) ? [{ title, level, bot: bot.slice(1, -1) }] : [];
});

describe('levels', () => {
  test('are in the guide as they are in the code', () => {
    const known = plays.flatMap(({ title, levels }) =>
      levels.slice(1).map(({ name, bot }): (typeof told)[number] => ({ title, level: name, bot })),
    );
    const text = ({ title, level, bot }: (typeof known)[number]): string => `${title}: ${level} ${bot}`;
    expect(told.map(text).toSorted()).toEqual(known.map(text).toSorted());
  });

  test('are six in each game, with the same names, and existing bots', () => {
    for (const { levels } of plays) {
      expect(levels.map(({ name }) => name)).toEqual(['random', 'beginner', 'easy', 'medium', 'hard', 'best']);
      for (const { bot } of levels) expect(isRight(botOf(bot))).toBe(true);
    }
  });

  test('are made of iterations, or of any bots', () => {
    const [beginner] = levelsFrom(['greedy', 'flat', 'mcts:cut=0', 'mcts:cut=9', 'mcts']).slice(1);
    expect(beginner).toEqual({ name: 'beginner', bot: 'greedy' });
    expect(levelsOf('mcts', [1, 2, 3, 4, 5]).at(-1)).toEqual({ name: 'best', bot: 'mcts:iterations=5' });
  });
});
