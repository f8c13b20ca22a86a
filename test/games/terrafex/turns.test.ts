import { readFileSync } from 'node:fs';
import { isLeft, isRight } from 'fp-ts/Either';
import { isSome } from 'fp-ts/Option';
import { describe, expect, test } from 'vitest';
import { decode, perft, printFault, schemaOf } from '../../../src/core/index.js';
import {
  defaultOptions,
  game,
  initial,
  layouts,
  look,
  type Options,
  squares,
} from '../../../src/games/terrafex/index.js';
import { at, legalTexts, result, walk } from '../../kit/play.js';
import { rule } from './kit.js';

const after = result(game);
const position = at(game);

const start1 = `${layouts['1']} w RYGB - 000 1 k2l0,12:0`;

/** The rule that a set of options breaks, or the position text if the set is accepted. */
const optionsOf = (json: unknown): string => {
  const read = decode(game.options)(json);
  return isLeft(read) ? printFault(read.left) : JSON.stringify(read.right);
};

const startOf = (options: Partial<Options>): string => {
  const state = game.setup({ ...defaultOptions, ...options }, 1);
  return isLeft(state) ? state.left.rule : game.position.print(state.right);
};

describe('components', () => {
  rule('TF-1.1', 'the board has 56 squares, a1 to h7; adjacent means orthogonally adjacent', () => {
    expect(squares.length).toBe(56);
    expect([squares[0], squares[7], squares[8], squares[55]]).toEqual(['a1', 'h1', 'a2', 'h7']);
    expect(
      after('.......B3/......../......../......../......../......../B1+G3....... w RYGB - 000 1 k2a0', 'G@b2'),
    ).toBe('TF-4.2');
    expect(after(start1, 'Y@a8')).toBe('TF-11.1');
    expect(after(start1, 'Y@i1')).toBe('TF-11.1');
  });

  rule('TF-1.2', 'five small, five medium and four large of each colour are in play', () => {
    expect(position(start1).pool).toEqual([5, 5, 4, 5, 5, 4, 3, 1, 4, 5, 5, 0]);
    const five = 'B3B3B3B3..../......../......../......../......../......../........';
    expect(isRight(game.position.parse(`${five} w RYGB - 000 1 k2a0`))).toBe(true);
    expect(isRight(game.position.parse(`${five.replace('........', 'B3.......')} w RYGB - 000 1 k2a0`))).toBe(false);
  });

  rule('TF-1.3', 'kinds go by colour', () => {
    const state = position(
      'R1Y2G3B1B1+G1B2+G1../......../......../......../......../......../........ w RYGB - 000 1 k2a0',
    );
    const tags = (['a7', 'b7', 'c7', 'd7', 'e7', 'f7', 'g7'] as const).map((square) => look(state, square)._tag);
    expect(tags).toEqual(['Fire', 'Mountain', 'Forest', 'Glacier', 'Frosted', 'Capped', 'Empty']);
  });

  rule('TF-1.4', 'a square holds one piece or one blue piece on one green one', () => {
    for (const wrong of ['G1+B1', 'B1+B1', 'R1+G1', 'B1+G1+G1', 'B4', 'O1', 'B0+G1'])
      expect(
        isRight(
          game.position.parse(
            `${wrong}......./......../......../......../......../......../.......B1 w RYGB - 000 1 k2a0`,
          ),
        ),
      ).toBe(false);
  });

  rule('TF-1.5', 'board, pool, pit and selected fire are all pieces in play, at every ply', () => {
    for (const seed of [1, 2, 3, 4]) {
      for (const state of walk(game, { ...defaultOptions, support: 'line' }, seed, 200).states) {
        const text = game.position.print(state);
        for (const [colour, letter] of ['R', 'Y', 'G', 'B'].entries())
          for (const [size, supply] of [5, 5, 4].entries()) {
            const onBoard = (text.split(' ')[0] ?? '').split(`${letter}${size + 1}`).length - 1;
            const red = letter === 'R' ? (state.pit[size] ?? 0) + Number(state.selected === size + 1) : 0;
            expect(onBoard + red + (state.pool[colour * 3 + size] ?? 0)).toBe(supply);
          }
      }
    }
  });

  rule('TF-1.6', 'fires go to the pit, other pieces to the pool', () => {
    const melted = '......../......../......../B2R2....../......../......../.......B1 w RYGB - 000 1 k2a0';
    expect(after(melted, 'Ba4>b4')).toBe(
      '......../......../......../......../......../......../.......B1 w RYG - 010 1 k2a0',
    );
    const burnt = '.......B3/......../......../......../..G2...../......../........ w RYGB 2 000 1 k2a0';
    expect(after(burnt, 'R2xc3')).toBe(
      '.......B3/......../......../......../......../......../........ w YGB - 010 1 k2a0',
    );
  });

  rule('TF-1.7', 'a view is the whole state', () => {
    const state = position(start1);
    expect(game.view({ _tag: 'None' })(state)).toBe(state);
    expect(game.view({ _tag: 'Some', value: 1 })(state)).toBe(state);
  });
});

describe('options', () => {
  rule('TF-2.0', 'options are an object without unknown keys', () => {
    expect(optionsOf({})).toBe(JSON.stringify(defaultOptions));
    for (const wrong of [null, [], 'x', 3, { speed: 1 }, { layout: '1', Layout: '2' }, JSON.parse('{"__proto__":{}}')])
      expect(optionsOf(wrong)).toMatch(/^TF-2\.0: /);
  });

  rule('TF-2.1', 'layouts 1 and 2, or a board text', () => {
    expect(startOf({ layout: '1' })).toBe(start1);
    expect(startOf({ layout: '2' })).toBe(`${layouts['2']} w RYGB - 000 1 k2l0,12:0`);
    expect(optionsOf({ layout: layouts['2'] })).toContain(layouts['2']);
    expect(optionsOf({ layout: 1 })).toMatch(/^TF-2\.1: layout: /);
  });

  const ranges = [
    ['TF-2.2', 'colouring', ['a1-black', 'a1-white'], ['black', 'A1-BLACK', 1, null]],
    ['TF-2.3', 'push', [1, 2], [0, 3, '2', true, 1.5, null]],
    ['TF-2.4', 'support', ['adjacent', 'line'], ['', 'Line', 2, null]],
    ['TF-2.5', 'turnLimit', [0, 1, 9999], [-1, 10000, 1.5, '5', true, null]],
    ['TF-2.8', 'quietLimit', [0, 1, 9999], [-1, 10000, 0.5, '12', false, null]],
    ['TF-2.9', 'merge', ['keep', 'pool'], ['', 'Pool', 1, true, null]],
  ] as const;
  const range = (index: 0 | 1 | 2 | 3 | 4 | 5): void => {
    const [number, key, good, bad] = ranges[index];
    for (const value of good) expect(optionsOf({ [key]: value })).toContain(JSON.stringify(value));
    for (const value of bad) expect(optionsOf({ [key]: value })).toMatch(new RegExp(`^${number}: ${key}: `));
  };
  rule('TF-2.2', 'colouring is a1-black or a1-white', () => range(0));
  rule('TF-2.3', 'push is 1 or 2', () => range(1));
  rule('TF-2.4', 'support is adjacent or line, and line when nothing is said', () => {
    range(2);
    expect(defaultOptions.support).toBe('line');
    expect(optionsOf({})).toContain('"support":"line"');
    expect(game.optionInfo.find(({ name }) => name === 'support')?.default).toBe('"line"');
    expect(JSON.stringify(schemaOf(game.options))).toContain('"enum":["adjacent","line"],"default":"line"');
    expect(startOf({ layout: '2' })).toBe(startOf({ layout: '2', support: 'line' }));
    expect(startOf({ support: 'adjacent' })).toContain(' k2a0,12:0');
  });
  rule('TF-9.1', 'the ending of the source can be reached with adjacent, too, by the moves of the rule book', () => {
    const book = readFileSync(new URL('../../../docs/rules/terrafex.md', import.meta.url), 'utf8');
    const moves = /these 26 moves do:\n`([^`]+)`/.exec(book)?.[1]?.split(' ') ?? [];
    expect(moves).toHaveLength(26);
    const last = moves.reduce((text, move) => after(text, move), startOf({ layout: '2', support: 'adjacent' }));
    expect(isSome(game.outcome(position(last)))).toBe(true);
    expect(position(last).ending).toBe('glaciers');
  });
  rule('TF-2.5', 'the turn limit is a whole number up to 9999', () => range(3));
  rule('TF-2.8', 'the quiet limit is a whole number up to 9999', () => range(4));
  rule('TF-2.9', 'a merge keeps the large glacier or takes one from the pool; it keeps it when nothing is said', () => {
    range(5);
    expect(defaultOptions.merge).toBe('keep');
    expect(startOf({ merge: 'keep' })).toBe(start1);
    expect(startOf({ merge: 'pool' })).toBe(`${layouts['1']} w RYGB - 000 1 k2lp0,12:0`);
    expect(startOf({ merge: 'pool', turnLimit: 30, quietLimit: 0 })).toBe(`${layouts['1']} w RYGB - 000 1 k2lp30`);
  });

  rule('TF-2.6', 'a custom layout has a glacier, a green piece, and no more pieces than there are', () => {
    const rest = '/......../......../......../......../......../........';
    expect(optionsOf({ layout: `B1+G3.......${rest}` })).toMatch(/^TF-2\.6/);
    expect(optionsOf({ layout: `B3+G1.......${rest}` })).toContain('B3+G1');
    for (const wrong of [
      `G1.......${rest}`,
      `B1.......${rest}`,
      `B3B3B3B3B3G1..${rest}`,
      'B1',
      '',
      '3',
      `B1G1......${rest}/`,
      '.'.repeat(1001),
    ])
      expect(optionsOf({ layout: wrong })).toMatch(/^TF-2\.6: layout/);
    expect(startOf({ layout: 'nonsense' })).toBe('TF-2.6');
  });
  rule('TF-2.6', 'a custom layout may use all pieces of a kind that there are, and not one more (TF-1.2)', () => {
    const rest = '/......../......../......../......../......../........';
    const row = (fire: string, count: number): string => `${fire.repeat(count)}B1G1${'.'.repeat(6 - count)}${rest}`;
    for (const [fire, count] of [
      ['R1', 5],
      ['R2', 5],
      ['R3', 4],
    ] as const) {
      expect(optionsOf({ layout: row(fire, count) })).toContain(fire);
      expect(optionsOf({ layout: row(fire, count + 1) })).toMatch(/^TF-2\.6: layout/);
    }
  });

  rule('TF-2.7', 'white begins, all trackers stand, and a seed changes nothing', () => {
    expect(startOf({ colouring: 'a1-white', push: 1, support: 'line', turnLimit: 7, quietLimit: 0 })).toBe(
      `${layouts['1']} w RYGB - 000 1 w1l7`,
    );
    expect(game.setup(defaultOptions, 1)).toEqual(game.setup(defaultOptions, 99));
    expect(game.position.print(initial)).toBe(start1);
  });
});

describe('turns', () => {
  const blueLast = `${layouts['1']} w B - 000 1 k2a0`;

  rule('TF-3.1', 'turns alternate; white has the odd ones', () => {
    expect(after(blueLast, 'Ba5>b5')).toContain(' b RYGB - 000 2 ');
    expect(game.toMove(position(start1))).toEqual([0]);
    expect(game.toMove(position(start1.replace('w RYGB - 000 1', 'b RYGB - 000 2')))).toEqual([1]);
  });

  rule('TF-3.2', 'one action with each colour, in any order; the other seat plays the fire', () => {
    expect(legalTexts(game, position(start1)).map((text) => text[0])).toEqual(
      expect.arrayContaining(['B', 'G', 'R', 'Y']),
    );
    expect(game.toMove(position(start1.replace('- 000', '1 000')))).toEqual([1]);
  });

  rule('TF-3.3', 'a colour whose tracker is down has no action', () => {
    for (const [trackers, moves] of [
      ['YGB', ['R1']],
      ['RGB', ['Y@a1']],
      ['RYB', ['G^c5']],
      ['RYG', ['Ba5>b5', 'Ba4>b4=a4:1']],
    ] as const)
      for (const move of moves) expect(after(start1.replace('RYGB', trackers), move)).toBe('TF-3.3');
  });

  rule('TF-3.4', 'there is no pass: some action is legal until the game is over', () => {
    for (const seed of [5, 6, 7])
      for (const state of walk(game, defaultOptions, seed, 150).states)
        expect(game.legalMoves(state).length > 0).toBe(game.toMove(state).length > 0);
    expect(after(start1, 'pass')).toBe('TF-11.1');
  });

  rule(
    'TF-3.5',
    'the turn ends by itself when no standing colour can act; what becomes possible later must be done',
    () => {
      expect(after(blueLast, 'Ba5>b5')).toBe(
        '......../...G2...B3/.B3G2...../...G1G1.../.....G2.B3/B3...G2.../........ b RYGB - 000 2 k2a0',
      );
      const capped = '......../......../......../B3+G2R1....../......../......../........ w GB - 000 1 k2a0';
      expect(after(capped, 'Ba4>b4')).toBe(
        '......../......../......../G2B2....../......../......../........ w G - 100 1 k2a0',
      );
      const spread = '......../......../......../B3R1G3...../......../......../........ w GB - 000 1 k2a0';
      expect(after(spread, 'Ba4>b4')).toBe(
        '......../......../......../.B2G3...../......../......../........ w G - 100 1 k2a0',
      );
    },
  );

  rule('TF-3.6', 'an action that cannot be carried out whole is not legal at all', () => {
    // A large glacier capping a large mountain splits into three small ones, but there are only two squares for them.
    const state = '......../......../......../B3+G1Y3....../......../......../........ w RYGB - 000 1 k2a0';
    expect(legalTexts(game, position(state)).filter((text) => text.startsWith('B') && text.includes('b4='))).toEqual(
      [],
    );
    expect(after(state, 'Ba4>b4=b3:1,b5:1')).toBe('TF-7.8');
  });

  rule('TF-3.7', 'what is taken from the pool must be there', () => {
    const rest = (row: string): string =>
      `......../......../......../B2B2....../......../.....B3../${row} w RYGB - 000 1 k2a0`;
    expect(after(rest('.....B3B3B3'), 'Ba4>b4')).toBe('TF-3.7');
    const forests = (move: string, board: string): string => after(`${board} w RYGB - 000 1 k2a0`, move);
    expect(forests('G^a1', 'G2G2G2G2..../G3G3G3G3..../......../......../......../......../G1......B1')).toContain(
      'RYB',
    );
    expect(forests('G^a1', 'G2G2G2G2G2.../G3G3G3G3..../......../......../......../......../G1......B1')).toBe('TF-3.7');
    expect(forests('G@a2', 'G1G1G1G1G1.../......../......../......../......../......../G3......B1')).toBe('TF-3.7');
    expect(forests('Y@a2', 'Y1Y1Y1Y1Y1.../......../......../......../......../......../G3......B1')).toBe('TF-3.7');
    expect(forests('Y^a7', 'Y1Y2Y2Y2Y2Y2../......../......../......../......../......../G3......B1')).toBe('TF-3.7');
    const burn = '.......B3/......../......../......../..G2...../.....G1G1./.....G1G1G1 w RYGB 1 000 1 k2a0';
    expect(after(burn, 'R1xc3')).toBe('TF-3.7');
    const frost = 'B1B1B1B1B1.../......../......../......../..B2+G2...../......../........ w RYGB 1 000 1 k2a0';
    expect(after(frost, 'R1xc3')).toBe('TF-3.7');
    const melt = '......../......../......../B1R3....../......../......../.......B1 w RYGB - 050 1 k2a0';
    expect(after(melt, 'Ba4>b4')).toBe('TF-3.7');
    const shrink = '......../......../......../B2G2....../......../.....G1G1./.....G1G1G1 w RYGB - 000 1 k2a0';
    expect(after(shrink, 'Ba4>b4')).toBe('TF-3.7');
    const split = 'B1B1B1B1..../......../......../B2Y2....../......../......../........ w RYGB - 000 1 k2a0';
    expect(after(split, 'Ba4>b4=a4:1,b3:1')).toBe('TF-3.7');
  });
});

describe('reference numbers of the rule book', () => {
  test.each([
    ['1', 'line', 2, [67, 2048, 33182]],
    ['2', 'line', 2, [71, 2644, 50130]],
    ['2', 'line', 1, [71, 2646]],
    ['1', 'adjacent', 2, [59, 1208, 16764]],
    ['2', 'adjacent', 2, [61, 1582, 24772]],
  ] as const)('layout %s, %s, push %i', (layout, support, push, counts) => {
    const start = position(startOf({ layout, support, push }));
    expect(counts.map((_, depth) => perft(game)(start, depth + 1))).toEqual(counts);
  });
});
