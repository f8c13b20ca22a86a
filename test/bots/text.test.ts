/** The texts of bots. */
import fc from 'fast-check';
import { isLeft, isRight } from 'fp-ts/Either';
import { describe, expect, test } from 'vitest';
import { botInfo, botOf, known } from '../../src/bots/index.js';
import { games, printFault } from '../../src/index.js';

const reason = (text: string): string => {
  const read = botOf(text);
  return isLeft(read) ? printFault(read.left) : 'a bot';
};

describe('texts of bots', () => {
  test('every kind with every parameter at both bounds, in the order of the list', () => {
    for (const { name, parameters } of botInfo) {
      expect(reason(name)).toBe('a bot');
      for (const end of ['min', 'max', 'default'] as const) {
        const given = parameters.map((one) => `${one.name}=${one[end]}`);
        const text = given.length === 0 ? name : `${name}:${given.join(',')}`;
        const backwards = given.length === 0 ? name : `${name}:${given.toReversed().join(',')}`;
        const read = botOf(backwards);
        expect(isRight(read) ? read.right.text : printFault(read.left)).toBe(text);
      }
      for (const one of parameters)
        for (const value of [one.min - 1, one.max + 1])
          expect(reason(`${name}:${one.name}=${value}`)).toContain(`whole number from ${one.min} to ${one.max}`);
    }
  });

  test.each([
    ['', 'no bot ""; there are: random, careful, greedy, flat, mcts, ismcts, alphabeta, plan'],
    ['minimax', 'no bot "minimax"; there are: random, careful, greedy, flat, mcts, ismcts, alphabeta, plan'],
    ['random:seed=1', 'random: no parameter "seed"; there are none'],
    ['greedy:depth=1', 'greedy: no parameter "depth"; there are: by, spread'],
    [
      'mcts:',
      'mcts: no parameter ""; there are: iterations, ms, nodes, cut, pick, explore, widen, rivals, order, paranoid, reuse, by, mix, spread',
    ],
    ['mcts:cut', 'mcts.cut: "" is not a whole number from 0 to 100000'],
    ['mcts:cut=1=2', 'mcts.cut: "1=2" is not a whole number from 0 to 100000'],
    ['mcts:cut=01', 'mcts.cut: "01" is not a whole number from 0 to 100000'],
    ['mcts:cut=1e3', 'mcts.cut: "1e3" is not a whole number from 0 to 100000'],
    ['mcts:cut=1,cut=1', 'mcts.cut: given twice'],
    [
      'mcts: cut=1',
      'mcts: no parameter " cut"; there are: iterations, ms, nodes, cut, pick, explore, widen, rivals, order, paranoid, reuse, by, mix, spread',
    ],
    ['__proto__', 'no bot "__proto__"; there are: random, careful, greedy, flat, mcts, ismcts, alphabeta, plan'],
    [
      'mcts:__proto__=1',
      'mcts: no parameter "__proto__"; there are: iterations, ms, nodes, cut, pick, explore, widen, rivals, order, paranoid, reuse, by, mix, spread',
    ],
  ])('%j is refused and says what is possible', (text, message) => {
    expect(reason(text)).toBe(message);
  });

  test('whatever is not a text, or is too long, is a fault', () => {
    for (const value of [undefined, null, 7, {}, [], Symbol('x'), 'mcts:'.padEnd(201, 'x'), 'x'.repeat(1_000_000)])
      expect(reason(value as string).length).toBeLessThan(300);
  });

  test('any text: a bot whose text is read again as itself, or a short fault', () => {
    const word = fc.constantFrom('mcts', 'flat', 'random', ':', '=', ',', 'cut', 'iterations', '1', '0', '99999', 'x');
    fc.assert(
      fc.property(fc.array(word, { maxLength: 12 }), (words) => {
        const read = botOf(words.join(''));
        if (isLeft(read)) expect(printFault(read.left).length).toBeLessThan(400);
        else expect(botOf(read.right.text)).toMatchObject({ right: { text: read.right.text } });
      }),
      { seed: 7, numRuns: 2000 },
    );
  });

  test('bots know every game of the catalogue', () => {
    expect(known.map(({ id }) => id)).toEqual(games.map(({ id }) => id));
  });
});
