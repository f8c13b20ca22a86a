import fc from 'fast-check';
import { isLeft } from 'fp-ts/Either';
import { isSome } from 'fp-ts/Option';
import { describe, expect, test } from 'vitest';
import { decode, printFault } from '../../../src/core/index.js';
import { game, look, ownerOf, type Square, type State } from '../../../src/games/terrafex/index.js';
import { at, legalTexts, refusedPosition, result, verdict, walk } from '../../kit/play.js';
import { defaults, optionSets, rule } from './kit.js';

const after = result(game);
const position = at(game);
const why = refusedPosition(game);

const full = 'Y1Y1Y1Y1Y2Y2Y2Y2/Y2Y3Y3Y3Y3.../......../......../......../........';
/** Two steps of a single glacier are the only possible actions here. */
const lone = (rest: string, last = 'B1......Y1'): string => `${full}/${last} ${rest}`;

const reason = (text: string): string => {
  const outcome = game.outcome(position(text));
  return isSome(outcome) ? [outcome.value.reason, ...outcome.value.winners].join(' ') : 'on';
};

describe('the end', () => {
  rule('TF-9.1', 'over at once when no glacier is left, in the middle of a turn; frost does not count', () => {
    const melts = '.......G2/......../......../......../......../......../B1R1...... w RYGB - 000 1 k2a0';
    const melted = after(melts, 'Ba1>b1');
    expect(melted).toContain(' w RYG - 100 1 k2a0');
    expect(reason(melted)).toBe('glaciers 1');
    const frosts = after(
      '......../......../......../B1G3....../......../......../........ w RYGB - 000 1 k2a0',
      'Ba4>b4',
    );
    expect(reason(frosts)).toBe('glaciers 0');
    const merged = after(
      '......../......../......../B1B1+G3....../......../......../........ w RYGB - 000 1 k2a0',
      'Ba4>b4',
    );
    expect(reason(merged)).toBe('glaciers 1');
    // The step itself ends the game; reading the position again is not needed.
    for (const last of ['B1R1......', 'B1G3......', 'B1B1+G3......']) {
      const start = position(`......../......../......../${last}/......../......../........ w RYGB - 000 1 k2a0`);
      const step = game.legalMoves(start).find((move) => game.moveText.print(move) === 'Ba4>b4');
      expect([last, step && game.applyLegal(start, step).ending]).toEqual([last, 'glaciers']);
    }
    const capped = after(
      '......../......../......../B3G3....../......../......../........ w RYGB - 000 1 k2a0',
      'Ba4>b4',
    );
    expect(reason(capped)).toBe('on');
  });

  rule('TF-9.2', 'over when nothing can be done at the beginning of a turn', () => {
    // Every piece that could start or grow has been used up, and the glacier in the middle has no neighbour to move away from.
    const stuck =
      'Y1Y1Y1Y1Y2Y2Y2Y2/Y2Y3Y3Y3Y3.../......../...B1.../......../......../........ w RYGB - 554 1 k2a0'.replace(
        '...B1...',
        '...B1....',
      );
    expect(reason(stuck)).toBe('on');
    const filled = 'Y1Y1Y1Y1Y1Y2Y2Y2/Y2Y2Y3Y3Y3Y3../......../...B1..../......../......../........ w RYGB - 554 1 k2a0';
    expect(reason(filled)).toBe('stuck 1');
    expect(legalTexts(game, position(filled))).toEqual([]);
  });

  rule('TF-9.3', 'over when the limited turn has ended; without a limit after turn 9999998', () => {
    const end = after(lone('w RYGB - 554 21 k2a21'), 'Ba1>b1');
    expect(end).toContain(' b RYGB - 554 22 k2a21');
    expect(reason(end)).toBe('limit 1');
    expect(reason(after(lone('b RYGB - 554 9999998 k2a0'), 'Ba1>b1'))).toBe('limit 1');
    expect(reason(after(lone('w RYGB - 554 9999997 k2a0'), 'Ba1>b1'))).toBe('on');
  });

  rule('TF-9.4', 'without limits a game can go on for ever', () => {
    // The glacier moves back and forth between the edge and a mountain.
    let text = lone('w RYGB - 554 1 k2a0', 'B1.Y1.....');
    for (let ply = 0; ply < 400; ply++) text = after(text, ply % 2 === 0 ? 'Ba1>b1' : 'Bb1>a1');
    expect(text).toBe(lone('w RYGB - 554 401 k2a0', 'B1.Y1.....'));
    expect(reason(text)).toBe('on');
  });

  rule('TF-9.5', 'over means no moves, and any move is refused', () => {
    const over = '.......G2/......../......../......../......../......../........ w RYG - 100 1 k2a0';
    expect(legalTexts(game, position(over))).toEqual([]);
    for (const move of ['Y@a1', 'G^h7', 'nonsense', 'R1', 'R1@a1']) expect(after(over, move)).toBe('TF-9.5');
    expect(game.toMove(position(over))).toEqual([]);
  });

  rule('TF-9.6', 'a quiet turn is one plain step and nothing else; the count goes up, or back to 0', () => {
    expect(after(lone('w RYGB - 554 21 k2a0,12:3'), 'Ba1>b1')).toContain('22 k2a0,12:4');
    expect(after(lone('w B - 554 21 k2a0,12:11'), 'Ba1>b1')).toContain('22 k2a0,12:0');
    expect(after(lone('w RYGB - 554 21 k2a0,12:11', 'B1Y1......'), 'Ba1>b1')).toContain('22 k2a0,12:0');
    expect(after(lone('w RYGB - 554 21 k2a0'), 'Ba1>b1')).toContain('22 k2a0');
    const twelfth = after(lone('w RYGB - 554 21 k2a0,12:11'), 'Ba1>b1');
    expect(reason(twelfth)).toBe('quiet 1');
    expect(after(twelfth, 'Bb1>b2')).toBe('TF-9.5');
  });

  rule('TF-9.7', 'glaciers, then quiet, limit, stuck', () => {
    expect(reason(after(lone('w RYGB - 554 21 k2a21,12:11'), 'Ba1>b1'))).toBe('quiet 1');
    const both = '......../......../......../B1R1....../......../......../........ w B - 000 3 k2a3';
    expect(reason(after(both, 'Ba4>b4'))).toBe('glaciers 0 1');
  });
});

describe('scoring', () => {
  rule(
    'TF-10.1',
    'forests and mountains count for the owner of their place, fires against; capped ones and glaciers nothing',
    () => {
      const stacks = '......../......../......../......../......../......../B1+G2B3+G1R3Y1...B1 w RYGB - 000 1 k2a0';
      expect(game.score(position(stacks))).toEqual([3, -3]);
      expect(game.score(position(stacks.replace('k2a0', 'w2a0')))).toEqual([-3, 3]);
    },
  );

  rule(
    'TF-10.2',
    'small and large places of a square are one seat’s, the medium one the other’s, like a chessboard',
    () => {
      const { settings } = position(`${full}/B1......Y1 w RYGB - 554 1 k2a0`);
      expect((['a1', 'b1', 'a2', 'h7'] as const).map((square) => ownerOf(settings, square, 1))).toEqual([1, 0, 0, 0]);
      for (const square of ['a1', 'b1', 'd4', 'h7'] as const) {
        expect(ownerOf(settings, square, 3)).toBe(ownerOf(settings, square, 1));
        expect(ownerOf(settings, square, 2)).not.toBe(ownerOf(settings, square, 1));
        expect(ownerOf({ ...settings, colouring: 'a1-white' }, square, 2)).toBe(ownerOf(settings, square, 1));
      }
    },
  );

  rule('TF-10.3', 'the higher score wins, equal scores are shared', () => {
    const over = (row: string): string =>
      reason(`${row}/......../......../......../......../......../........ w RYG - 000 1 k2a0`);
    expect(over('G1.......')).toBe('glaciers 1');
    expect(over('.G1......')).toBe('glaciers 0');
    expect(over('G1G1......')).toBe('glaciers 0 1');
  });
});

describe('notation', () => {
  rule('TF-11.1', 'other texts are not a notation', () => {
    const start = '......../...G2...B3/B3.G2...../...G1G1.../.....G2.B3/B3...G2.../........ w RYGB - 000 1 k2a0';
    const wrong = [
      '',
      'G',
      'G@',
      'G@a0',
      'g@a1',
      ' G@a1',
      'G@a1 ',
      'G@A1',
      'R',
      'R4',
      'R0',
      'R1@',
      'R1#a1',
      'R@a1',
      'Ba1',
      'Ba1-b1',
      'Ba1>b1=',
      'Ba1>b1=a1',
      'Ba1>b1=a1:3',
      'Ba1>b1=a1:1,',
      'Ba1>b1=b5:1,b3:1',
      'Ba1>b1=a4:1;b3:1',
      'Ba1>b1>c1',
      'G@a1\n',
      'Ba1>b1=a1:01',
      'B'.repeat(5000),
    ];
    for (const text of wrong) expect([text, after(start, text)]).toEqual([text, 'TF-11.1']);
    const unsorted = {
      _tag: 'SplitGlacier',
      from: 'a4',
      to: 'b4',
      landings: [
        { square: 'b5', size: 1 },
        { square: 'b3', size: 1 },
      ],
    };
    const read = decode(game.move)(unsorted);
    expect(isLeft(read) ? read.left.rule : 'read').toBe('TF-11.1');
    expect(game.check({ _tag: 'SplitGlacier', from: 'a4', to: 'b4', landings: [] })(position(start))).toMatchObject({
      left: { rule: 'TF-11.1', text: 'landings: the list is empty; a list of 1 to 200 is needed' },
    });
  });

  rule('TF-11.2', 'the first broken rule is cited when several are', () => {
    const down = '......../......../......../B2+G1Y3....../......../......../G3......B1 w R - 000 1 k2a0';
    expect(after(down, 'G^b4')).toBe('TF-3.3');
    const both = 'G1G1G1G1G1.../......../......../B1+G1......./......../......../........';
    expect(after(`${both.replace('G1G1G1G1G1', 'G1G1G1.B3')} w RYGB - 000 1 k2a0`, 'G@a4')).toBe('TF-4.2');
    const fire = '......../......../......../B1+G1......./......../......../.......B1 w RYGB 1 000 1 k2a0';
    expect(after(fire, 'R2@a4')).toBe('TF-6.3');
    expect(after(fire, 'R1@a4')).toBe('TF-6.4');
    const glacier = '......../......../......../.B3+G1Y3...../......../......../........ w RYGB - 000 1 k2a0';
    expect(after(glacier, 'Bb4>c4=b4:1')).toBe('TF-7.3');
    expect(after(glacier, 'Bb4>d4=b4:1')).toBe('TF-7.2');
  });

  rule('TF-11.3', 'limits have four digits', () => {
    const start = '......../......../......../B1......./......../......../........';
    for (const rest of ['1 k2a9999,12:0', '1 k2a0,9999:0', '10001 k2a0,9999:9999'])
      expect(game.position.print(position(`${start} w RYGB - 000 ${rest}`))).toBe(`${start} w RYGB - 000 ${rest}`);
    expect(why(`${start} w RYGB - 000 1 k2a10000`)).toMatch(/^TF-11.3/);
  });

  rule('TF-11.3', 'malformed positions are refused with the field', () => {
    const good = `${full}/B1......Y1 w RYGB - 554 21 k2a0,12:3`;
    expect(why(good)).toBe('');
    const fields = good.split(' ');
    for (const [index, wrong] of [
      [0, `${full}/B1......Y2.`],
      [0, full],
      [1, 'W'],
      [2, 'BGYR'],
      [2, ''],
      [2, 'RR'],
      [3, '0'],
      [3, '4'],
      [4, '55'],
      [4, '5 4'],
      [5, '0'],
      [5, '021'],
      [5, '10000000'],
      [6, 'k3a0'],
      [6, 'k2a00'],
      [6, 'k2a0,0:0'],
      [6, 'k2a0,12'],
      [6, 'k2a0,12:03'],
      [6, 'k2a10000'],
    ] as const)
      expect(why(fields.with(index, wrong).join(' '))).toMatch(/^TF-11\.3: /);
    expect(why(` ${good}`)).toMatch(/^TF-11\.3: /);
    expect(why(`${good} `)).toMatch(/^TF-11\.3: /);
    expect(why('x'.repeat(100000))).toMatch(/^TF-11\.3: /);
  });

  rule('TF-11.4', 'impossible positions are refused, each for its own reason', () => {
    const glacier = '......../......../......../B2......./......../......../........';
    const none = '......../......../......../G2......./......../......../........';
    for (const wrong of [
      'B3B3B3B3B3.../......../......../......../......../......../........ w RYGB - 000 1 k2a0',
      `${glacier} w RYGB - 600 1 k2a0`,
      `${glacier} w RYGB 1 500 1 k2a0`,
      `${glacier} b RYGB - 000 1 k2a0`,
      `${glacier} w RYGB - 000 2 k2a0`,
      `${glacier} w YGB 1 000 1 k2a0`,
      `${glacier} w RYGB 2 000 1 k2a0`,
      `${none} w RYGB - 000 1 k2a0`,
      `${none} w RYG 1 000 1 k2a0`,
      `${none} w RYG - 000 11 k2a10`,
      `${glacier} b RYGB - 000 12 k2a10`,
      `${glacier} w RYG - 000 11 k2a10`,
      `${glacier} w RYGB 1 000 11 k2a10`,
      `${glacier} w RYGB - 000 5 k2a0,3:4`,
      `${glacier} w RYGB - 000 3 k2a0,12:3`,
      `${glacier} w RYG - 000 5 k2a0,3:3`,
      lone('w G - 554 21 k2a0'),
    ])
      expect([wrong, why(wrong)]).toEqual([wrong, expect.stringMatching(/^TF-11\.4: /)]);
    for (const good of [
      `${none} w RYG - 000 1 k2a0`,
      `${none} w - - 000 9 k2a10`,
      `${glacier} w RYGB - 000 11 k2a10`,
      `${glacier} w RYGB - 000 5 k2a0,3:3`,
      `${glacier} w RYGB 1 000 1 k2a0`,
    ])
      expect([good, why(good)]).toEqual([good, '']);
  });

  test('the JSON of a state names what is wrong', () => {
    const json = game.state.encode(position(`${full}/B1......Y1 w RYGB - 554 21 k2a0,12:3`)) as Readonly<
      Record<string, unknown>
    >;
    const fault = (change: object): string => {
      const read = decode(game.state)({ ...json, ...change });
      return isLeft(read) ? printFault(read.left) : 'read';
    };
    expect(fault({})).toBe('read');
    expect(fault({ pit: [5, 5, 5] })).toMatch(/^TF-11\.4: board/);
    expect(fault({ pit: [5, 5] })).toMatch(/^TF-11\.3: pit: /);
    expect(fault({ board: [...(json['board'] as string[])].with(3, 'X1') })).toMatch(/^TF-11\.3: board\.3: "X1"/);
    expect(fault({ trackers: 'GR' })).toMatch(/trackers/);
    expect(fault({ pool: [1] })).toMatch(/pool: unknown key/);
    expect(fault({ turn: 2 })).toMatch(/^TF-11\.4: active/);
    expect(fault({ settings: {} })).toMatch(/settings\.colouring: missing/);
  });
});

describe('invariants and symmetries', () => {
  const states: fc.Arbitrary<State> = fc
    .record({ options: optionSets, seed: fc.nat(), plies: fc.nat(150) })
    .map(({ options, seed, plies }) => walk(game, options, seed, plies).states.at(-1) ?? position(''));
  const blueOn = (state: State, square: string): number => {
    const content = look(state, square as Square);
    return content._tag === 'Glacier' ? content.size : 'blue' in content ? content.blue : 0;
  };
  const canSupply = (state: State, text: string): boolean => {
    const [, from = '', to = ''] = /^B(..)>(..)$/.exec(text) ?? [];
    const met = to === '' ? 0 : blueOn(state, to);
    return met === 0 || (state.pool[8 + Math.min(3, blueOn(state, from) + met)] ?? 0) > 0;
  };

  rule('TF-2.9', 'pool allows what keep allows, but for merges whose piece is not in the pool', () => {
    let lost = 0;
    fc.assert(
      fc.property(states, (state) => {
        const of = (merge: 'keep' | 'pool') =>
          game.position.parse(game.position.print({ ...state, settings: { ...state.settings, merge } }));
        const [keep, pool] = [of('keep'), of('pool')];
        // A turn in which only such merges are left has ended under pool, so it is no position there.
        if (isLeft(keep) || isLeft(pool)) return;
        const all = legalTexts(game, keep.right);
        const rest = all.filter((text) => canSupply(keep.right, text));
        lost += all.length - rest.length;
        expect(legalTexts(game, pool.right)).toEqual(rest);
      }),
      { numRuns: 300, seed: 1 },
    );
    expect(lost).toBeGreaterThan(50);
  });

  const files = 'abcdefgh';
  const swapColour = (text: string): string =>
    text.replace(/ ([kw])(?=[12][al])/, (_, c: string) => (c === 'k' ? ' w' : ' k'));
  const contents = (row: string): readonly string[] => row.match(/\.|B\d\+G\d|[RYGB]\d/g) ?? [];
  const mapBoard = (
    text: string,
    change: (rows: readonly (readonly string[])[]) => readonly (readonly string[])[],
  ): string => {
    const [board = '', ...rest] = text.split(' ');
    return [
      change(board.split('/').map(contents))
        .map((row) => row.join(''))
        .join('/'),
      ...rest,
    ].join(' ');
  };
  const mapMove = (text: string, square: (file: string, rank: string) => string): string => {
    const [head = '', list] = text.split('=');
    const moved = (part: string): string =>
      part.replace(/([a-h])([1-7])/g, (_, file: string, rank: string) => square(file, rank));
    return list === undefined ? moved(head) : `${moved(head)}=${list.split(',').map(moved).sort().join(',')}`;
  };
  const flipFile = (file: string): string => files[7 - files.indexOf(file)] ?? '';
  const symmetries = [
    {
      name: 'left and right, with the colours of the places exchanged',
      board: (text: string) => swapColour(mapBoard(text, (rows) => rows.map((row) => row.toReversed()))),
      square: (file: string, rank: string) => flipFile(file) + rank,
    },
    {
      name: 'near and far ranks',
      board: (text: string) => mapBoard(text, (rows) => rows.toReversed()),
      square: (file: string, rank: string) => file + String(8 - Number(rank)),
    },
    {
      name: 'the half turn, with the colours of the places exchanged',
      board: (text: string) => swapColour(mapBoard(text, (rows) => rows.toReversed().map((row) => row.toReversed()))),
      square: (file: string, rank: string) => flipFile(file) + String(8 - Number(rank)),
    },
  ];

  test.each(symmetries)('symmetry: $name', ({ board, square }) => {
    fc.assert(
      fc.property(states, (state) => {
        const text = game.position.print(state);
        const image = position(board(text));
        expect(game.score(image)).toEqual(game.score(state));
        expect(legalTexts(game, image)).toEqual(
          legalTexts(game, state)
            .map((move) => mapMove(move, square))
            .sort(),
        );
        for (const move of legalTexts(game, state).slice(0, 25))
          expect(after(board(text), mapMove(move, square))).toBe(board(after(text, move)));
      }),
      { numRuns: 40 },
    );
  });

  test('swapping the colours of the places swaps the scores and changes no move', () => {
    fc.assert(
      fc.property(states, (state) => {
        const image = position(swapColour(game.position.print(state)));
        expect(game.score(image)).toEqual([...game.score(state)].reverse());
        expect(legalTexts(game, image)).toEqual(legalTexts(game, state));
      }),
    );
  });

  test('the legal moves do not depend on the active seat', () => {
    fc.assert(
      fc.property(states, (state) => {
        const settings = { ...state.settings, turnLimit: 0, quietLimit: 0 };
        const text = game.position.print({ ...state, extra: null, settings });
        const other = text.replace(/ ([wb]) (\S+ \S+ \S+) (\d+) /, (_, seat: string, rest: string, turn: string) => {
          const shifted = Number(turn) === 1 ? 2 : Number(turn) + 1;
          return ` ${seat === 'w' ? 'b' : 'w'} ${rest} ${shifted} `;
        });
        expect(legalTexts(game, position(other))).toEqual(legalTexts(game, position(text)));
      }),
    );
  });

  test('what is legal under adjacent is legal under line', () => {
    fc.assert(
      fc.property(states, (state) => {
        const base = game.position.print({ ...state, settings: { ...state.settings, turnLimit: 0, quietLimit: 0 } });
        const line = game.position.parse(base.replace(/ ([kw][12])[al]/, ' $1l'));
        const adjacent = game.position.parse(base.replace(/ ([kw][12])[al]/, ' $1a'));
        if (isLeft(line) || isLeft(adjacent)) return;
        const more = new Set(legalTexts(game, line.right));
        for (const move of legalTexts(game, adjacent.right)) expect(more).toContain(move);
      }),
    );
  });

  test('fires in the pool never grow in number, and the pit never shrinks; a selection changes nothing else', () => {
    for (const seed of [1, 2, 3, 4, 5]) {
      const { states: all, moves } = walk(game, { ...defaults, support: 'line', quietLimit: 0 }, seed, 250);
      const reds = (state: State): number => state.pool.slice(0, 3).reduce((sum, count) => sum + count, 0);
      const pit = (state: State): number => state.pit.reduce((sum, count) => sum + count, 0);
      for (const [index, move] of moves.entries()) {
        const [before, next] = [all[index], all[index + 1]];
        if (before === undefined || next === undefined) continue;
        expect(reds(next)).toBeLessThanOrEqual(reds(before));
        expect(pit(next)).toBeGreaterThanOrEqual(pit(before));
        if (move._tag === 'SelectFire') {
          const text = game.position.print(before).split(' ');
          expect(game.position.print(next)).toBe(text.with(3, String(move.size)).join(' '));
        }
      }
      expect(moves.filter((move) => move._tag === 'SelectFire').length).toBeLessThanOrEqual(14);
    }
  });

  test('a limit changes nothing before it is reached', () => {
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const free = walk(game, { ...defaults, quietLimit: 0 }, seed, 80).states;
        const limited = walk(game, { ...defaults, quietLimit: 0, turnLimit: 15 }, seed, 80).states;
        const board = (state: State): string => game.position.print(state).split(' ').slice(0, 6).join(' ');
        for (const [ply, state] of limited.entries())
          if (state.ending === 'none') expect(board(state)).toBe(board(free[ply] ?? state));
      }),
      { numRuns: 20 },
    );
  });

  test('a move that is legal elsewhere is judged the same by its text', () => {
    fc.assert(
      fc.property(states, states, (state, other) => {
        const legal = new Set(legalTexts(game, state));
        for (const text of legalTexts(game, other))
          expect(verdict(game)(state, text) === 'legal').toBe(legal.has(text));
      }),
    );
  });
});
