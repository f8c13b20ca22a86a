import fc from 'fast-check';
import { isLeft } from 'fp-ts/Either';
import { isSome } from 'fp-ts/Option';
import { describe, expect, test } from 'vitest';
import { decode, printFault, randomMove, schemasOf, source } from '../../../src/core/index.js';
import {
  canonicalShape,
  catalogue,
  defaultOptions,
  drawingOf,
  game,
  type Options,
  type State,
  seatsOf,
} from '../../../src/games/transformartian/index.js';
import { placements } from '../../../src/games/transformartian/shapes.js';
import { at, legalTexts, refusedPosition, result, walk } from '../../kit/play.js';
import { deadRed, dia1, dia2, fresh, optionSets, rule, slide, tail } from './kit.js';

const after = result(game);
const position = at(game);
const why = refusedPosition(game);

/** A position on the 5x5 grid with nothing scored. */
const on = (grid: string, turn: number, hands: string, rest = tail, smalls = fresh, scores = '0,0'): string =>
  `${grid} ${turn} ${hands} ${smalls} ${scores} ${rest}`;

const scoring = tail.replace('pi', 'ps');
const missTurn = tail.replace('pi', 'ti');

const three = 'YPPOY/RGBYO/RGOPP/ROGGP/RBBBY/RYOGB';
const none6 = '000000/000000/000000/000000/000000';
const on6 = (grid: string, turn: number, hands: string, flags = 'pi'): string =>
  `${grid} ${turn} ${hands} ${none6} 0,0,0 3:3 X,+,Z,I,W 5,3,1 61 ${flags} 0`;

/** The decoded options, or why they are refused. */
const optionsOf = (json: unknown): string => {
  const read = decode(game.options)(json);
  return isLeft(read) ? printFault(read.left) : JSON.stringify(game.options.encode(read.right));
};

const startOf = (options: Partial<Options>, seed = 1): State => {
  const state = game.setup({ ...defaultOptions, ...options }, seed);
  if (isLeft(state)) throw new Error(state.left.text);
  return state.right;
};

const ending = (text: string): string => {
  const outcome = game.outcome(position(text));
  return isSome(outcome) ? [outcome.value.reason, ...outcome.value.winners].join(' ') : 'on';
};

describe('components', () => {
  rule('TX-1.1', '5x5 squares for two teams, 5x6 for three; rank 1 on seat 0’s side', () => {
    expect(startOf({}).grid.length).toBe(25);
    expect(startOf({ players: 3, teams: 3 }).grid.length).toBe(30);
    expect(position(on(dia1, 1, '--')).grid.slice(0, 5)).toEqual([1, 1, 3, 4, 4]);
  });

  rule('TX-1.2', 'five colours, or six with three teams', () => {
    expect(new Set(startOf({}).grid)).toEqual(new Set([0, 1, 2, 3, 4]));
    expect(new Set(startOf({ players: 6, teams: 3 }).grid)).toEqual(new Set([0, 1, 2, 3, 4, 5]));
    expect(after(on(dia1, 3, 'PR'), 'd1-e4=O')).toBe('TX-10.2');
    expect(after(on(dia1, 3, 'PR'), 'miss=O')).toBe('TX-10.2');
  });

  rule('TX-1.3', 'five larges of each colour on the grid, at every ply', () => {
    fc.assert(
      fc.property(optionSets, fc.nat(), (options, seed) => {
        for (const { grid, settings } of walk(game, options, seed, 40).states)
          for (let colour = 0; colour < (settings.teams === 2 ? 5 : 6); colour++)
            expect(grid.filter((found) => found === colour).length).toBe(5);
      }),
      { numRuns: 20 },
    );
    expect(why(on(dia1.replace('Y', 'R'), 3, 'PR'))).toMatch(/^TX-10\.3: grid/);
  });

  rule('TX-1.4', 'each medium is at home or in one hand; a team holds one from its first turn on', () => {
    fc.assert(
      fc.property(optionSets, fc.nat(), (options, seed) => {
        for (const { hands, turn, settings } of walk(game, options, seed, 30).states) {
          const held = hands.filter((colour) => colour >= 0);
          expect(held.length).toBe(Math.min(turn - 1, settings.teams));
          expect(new Set(held).size).toBe(held.length);
        }
      }),
      { numRuns: 20 },
    );
  });

  rule('TX-1.5', 'diagonal squares are adjacent, and the edge does not wrap', () => {
    // The purple piece moved to b2 touches the purple ones on a1 and c1 only diagonally.
    expect(after(on('RYRGR/YBGBG/BGRYR/YPBGY/BPPPP', 1, '--'), 'a2-b2=Y')).not.toMatch(/^TX/);
    // a5 and e5 are far apart, so a red large that moves to e5 alone is isolated.
    expect(after(on('RRGGY/RRBGY/RBBYG/YBPGP/YBPPP', 1, '--'), 'a3-e4=R')).toBe('TX-5.1');
  });

  rule('TX-1.6', 'a large without one of its colour around it is isolated', () => {
    expect(after(on(dia2, 3, 'RP'), 'c3-c4=R')).toBe('TX-5.1');
  });

  rule('TX-1.7', 'five larges that hang together are continuous, in whatever pattern', () => {
    expect(after(on(dia2, 3, 'RP'), 'a2-c4=G')).toBe(on('RRRYR/PGGBY/PYBGG/RPBPG/BPBYY', 4, 'GP'));
  });

  rule('TX-1.8', 'a shape counts anywhere, turned by quarters or mirrored; the numbers of placements', () => {
    const counts = Object.entries({
      X: [9, 12],
      '+': [9, 12],
      Z: [36, 48],
      I: [10, 16],
      W: [36, 48],
      F: [72, 96],
      L: [64, 88],
      N: [64, 88],
      P: [96, 124],
      T: [36, 48],
      U: [48, 62],
      V: [36, 48],
      Y: [64, 88],
      bolt: [12, 20],
      cup: [16, 26],
      diag: [2, 4],
      fork: [24, 34],
      gull: [12, 20],
      hook: [72, 96],
      kite: [36, 48],
      query: [48, 68],
      tent: [36, 48],
      zigzag: [16, 26],
    });
    expect(counts.map(([name]) => name)).toEqual(Object.keys(catalogue));
    for (const [name, [small, large]] of counts) {
      expect([name, placements(name, 5, 5).length, placements(name, 5, 6).length]).toEqual([name, small, large]);
    }
  });

  rule('TX-1.9', 'five columns, a small of every colour in each', () => {
    expect(startOf({}).smalls.length).toBe(25);
    expect(startOf({ players: 3, teams: 3 }).smalls.length).toBe(30);
  });
});

/** Nameless shapes of five squares on three rows of four, in canonical form. */
const nameless = (): readonly string[] => {
  const drawings = Array.from({ length: 1 << 12 }, (_, bits) => bits.toString(2).padStart(12, '0'))
    .filter((bits) => bits.replaceAll('0', '').length === 5)
    .map((bits) => bits.replaceAll('0', '.').replaceAll('1', 'o'))
    .map((cells) => canonicalShape(`${cells.slice(0, 4)}/${cells.slice(4, 8)}/${cells.slice(8)}`));
  return drawings.filter((shape) => shape !== undefined).filter((shape) => !Object.hasOwn(catalogue, shape));
};

describe('options', () => {
  rule('TX-2', 'an object without unknown keys', () => {
    expect(optionsOf({})).toBe(JSON.stringify(game.options.encode(defaultOptions)));
    for (const wrong of [null, [], 'x', 7, { player: 2 }, { shapes: 1, colour: 1 }, JSON.parse('{"__proto__":1}')])
      expect(optionsOf(wrong)).toMatch(/^TX-2: /);
    expect(optionsOf({ player: 2 })).toBe('TX-2: player: unknown key');
  });

  rule('TX-2', 'options that have been read have every value, in one spelling', () => {
    const drawn = {
      ...defaultOptions,
      shapes: ['.o./ooo/.o.', ...defaultOptions.shapes.filter((name) => name !== '+')],
    };
    expect(game.options.is(defaultOptions)).toBe(true);
    expect(game.options.is({})).toBe(false);
    // A drawing of the cross is decoded to its name.
    expect(game.options.is(drawn)).toBe(false);
    expect(optionsOf(drawn)).toContain('"+"');
  });

  rule('TX-2.1', '2, 3, 4 or 6 players; teams by players, two or three teams of six', () => {
    expect(optionsOf({ players: 3 })).toContain('"teams":3');
    expect(optionsOf({ players: 4 })).toContain('"teams":2');
    expect(optionsOf({ players: 6 })).toContain('"teams":3');
    expect(optionsOf({ players: 6, teams: 2 })).toContain('"teams":2');
    for (const wrong of [
      { players: 5 },
      { players: 1 },
      { players: '4' },
      { players: null },
      { players: 4, teams: 3 },
      { teams: 3 },
      { players: 3, teams: 2 },
      { players: 2.5 },
      { players: true },
      { players: 7, shapes: 1 },
    ])
      expect(optionsOf(wrong)).toMatch(/^TX-2\.1: /);
  });

  rule('TX-2.2', 'five different shapes by name or drawing, in canonical form', () => {
    expect(optionsOf({ shapes: ['X', '+', 'Z', 'I', 'o../.oo/oo.'] })).toContain('..o/oo./.oo');
    expect(optionsOf({ shapes: ['X', '+', 'Z', 'W', '..../oooo/...o'] })).toContain('"L"');
    for (const wrong of [
      ['X', '+', 'Z', 'I'],
      ['X', '+', 'Z', 'I', 'I'],
      ['X', '+', 'Z', 'I', 'ooooo'],
      ['X', '+', 'Z', 'I', 'oooo'],
      ['X', '+', 'Z', 'I', 'oooooo'],
      ['X', '+', 'Z', 'I', 'oo.oo/.....'],
      ['X', '+', 'Z', 'I', 'oooo/o'],
      ['X', '+', 'Z', 'I', 'constructor'],
      ['X', '+', 'Z', 'I', ''],
      ['X', '+', 'Z', 'I', 3],
      'XZ',
      null,
    ])
      expect(optionsOf({ shapes: wrong })).toMatch(/^TX-2\.2: shapes/);
  });

  rule('TX-2.3', 'cards replace all, some or certain columns, with as many of grade 2 as wanted', () => {
    for (const wrong of [
      null,
      [],
      1,
      { replace: 0 },
      { replace: 6 },
      { replace: '2' },
      { columns: [] },
      { columns: [0] },
      { columns: [6] },
      { columns: [2, 1] },
      { columns: [1, 1] },
      { replace: 1, columns: [1] },
      { twos: 6 },
      { replace: 2, twos: 3 },
      { twos: -1 },
      { cards: 1 },
    ])
      expect(optionsOf({ exxtra: wrong })).toMatch(/^TX-2\.3: exxtra/);
    const grades = (shapes: readonly string[]): readonly unknown[] =>
      shapes.map((name) => Object.entries(catalogue).find(([known]) => known === name)?.[1].kind);
    for (let seed = 0; seed < 40; seed++) {
      expect(grades(startOf({ exxtra: {} }, seed).settings.shapes)).not.toContain('basic');
      const some = startOf({ exxtra: { columns: [2, 4], twos: 1 } }, seed).settings.shapes;
      expect([some[0], some[2], some[4]]).toEqual(['X', 'Z', 'W']);
      expect([grades(some)[1], grades(some)[3]].sort()).toEqual([1, 2]);
      const five = startOf({ exxtra: { replace: 5, twos: 3 } }, seed).settings.shapes;
      expect(new Set(five).size).toBe(5);
      expect(grades(five).filter((grade) => grade === 2).length).toBe(3);
      const kept = startOf({ shapes: ['P', 'F', 'hook', 'L', 'Y'], exxtra: { replace: 2 } }, seed).settings.shapes;
      expect(new Set(kept).size).toBe(5);
    }
  });

  rule('TX-2.3', 'cards of grade 1 have more than 40 placements on the small grid, those of grade 2 no more', () => {
    for (const [name, { kind }] of Object.entries(catalogue))
      if (kind !== 'basic') expect([name, kind]).toEqual([name, placements(name, 5, 5).length > 40 ? 1 : 2]);
  });

  rule('TX-2.3', 'a seed draws the same cards and grid as ever where no own shapes are given', () => {
    const drawn = (exxtra: Options['exxtra'], seed: number): string => {
      const { settings, grid } = startOf({ exxtra }, seed);
      return `${settings.shapes.join()} ${grid.slice(0, 5).join('')}`;
    };
    expect([1, 2, 3].map((seed) => drawn({}, seed))).toEqual([
      'L,zigzag,gull,N,F 44132',
      'kite,tent,U,N,gull 33031',
      'L,kite,fork,F,zigzag 24430',
    ]);
    expect([1, 2, 3].map((seed) => drawn({ replace: 2 }, seed))).toEqual([
      'X,+,gull,N,W 44132',
      'X,tent,Z,I,gull 33031',
      'L,kite,Z,I,W 24430',
    ]);
    expect([1, 2, 3].map((seed) => drawn({ columns: [2, 4], twos: 1 }, seed))).toEqual([
      'X,tent,Z,U,W 10421',
      'X,kite,Z,Y,W 10312',
      'X,diag,Z,query,W 11320',
    ]);
  });

  rule(
    'TX-2.3',
    'own shapes join the deck: drawn like cards of grade 1, never where one lies in a column that stays',
    () => {
      const own = ['..o/oo./.oo', '...o./ooo.o'];
      const seeds = Array.from({ length: 300 }, (_, seed) => seed);
      const charts = (exxtra: Options['exxtra'], shapes = defaultOptions.shapes): readonly (readonly string[])[] =>
        seeds.map((seed) => startOf({ shapes, exxtra }, seed).settings.shapes);
      const all = charts({ own });
      for (const shape of own) expect(all.some((chart) => chart.includes(shape))).toBe(true);
      for (const chart of all) {
        expect(new Set(chart).size).toBe(5);
        expect(chart.every((shape) => own.includes(shape) || Object.hasOwn(catalogue, shape))).toBe(true);
      }
      // Two cards are added to twenty and five are drawn, so each added shape is in a quarter of the charts.
      for (const shape of own) {
        const share = all.filter((chart) => chart.includes(shape)).length / seeds.length;
        expect(share).toBeGreaterThan(0.15);
        expect(share).toBeLessThan(0.35);
      }
      // No shape of grade 1 is drawn among five cards of grade 2; some are drawn among five of grade 1.
      expect(
        charts({ twos: 5, own })
          .flat()
          .some((shape) => own.includes(shape)),
      ).toBe(false);
      expect(
        charts({ twos: 0, own })
          .flat()
          .some((shape) => own.includes(shape)),
      ).toBe(true);
      // A shape in a column that stays is not drawn again; a shape in a replaced column may be.
      const shapes = ['..o/oo./.oo', '+', 'Z', 'I', 'W'];
      for (const chart of charts({ columns: [2, 3, 4, 5], own }, shapes)) {
        expect(chart[0]).toBe('..o/oo./.oo');
        expect(new Set(chart).size).toBe(5);
      }
      expect(charts({ columns: [1], own }, shapes).some(([first]) => first === '..o/oo./.oo')).toBe(true);
    },
  );

  rule('TX-2.3', 'own shapes are read as drawings in any orientation and kept in canonical form', () => {
    const read = decode(game.options)({ exxtra: { own: ['.o.../o.ooo', 'oo./.oo/o..'], twos: 1, replace: 3 } });
    expect(read).toMatchObject({
      right: { exxtra: { replace: 3, twos: 1, own: ['...o./ooo.o', '..o/oo./.oo'] } },
    });
    if (isLeft(read)) throw new Error('options');
    expect(game.options.is(read.right)).toBe(true);
    // The order of the keys does not matter.
    expect(game.options.is({ ...read.right, exxtra: { own: read.right.exxtra?.own, twos: 1, replace: 3 } })).toBe(true);
    expect(decode(game.options)(JSON.parse(JSON.stringify(game.options.encode(read.right))))).toEqual(read);
    expect(optionsOf({ exxtra: { own: undefined } })).toContain('"exxtra":{}');
    const start = startOf({ exxtra: { columns: [2], own: ['...o./ooo.o'] } }, 8);
    const text = game.position.print(start);
    expect(text).toContain(` ${start.settings.shapes.join(',')} `);
    expect(game.position.parse(text)).toEqual({ _tag: 'Right', right: start });
  });

  rule(
    'TX-2.3',
    'own shapes: 1 to 20, different from each other and from the catalogue, refused at their place',
    () => {
      const many = [...new Set(nameless())].slice(0, 21);
      expect(many.length).toBe(21);
      expect(optionsOf({ exxtra: { own: many.slice(0, 20) } })).toContain('"own":["');
      for (const [own, fault] of [
        [many, 'exxtra.own: a list of 21 is not a list of 1 to 20'],
        [[], 'exxtra.own: the list is empty; a list of 1 to 20 is needed'],
        [null, 'exxtra.own: null is not a list of 1 to 20'],
        ['..o/oo./.oo', 'exxtra.own: "..o/oo./.oo" is not a list of 1 to 20'],
        [['..o/oo./.oo', 7], 'exxtra.own.1: 7 is not a text'],
        [['..o/oo./.oo', 'oo.oo'], 'exxtra.own.1: "oo.oo" is not a shape of five connected squares'],
        [['oooo'], 'exxtra.own.0: "oooo" is not a shape of five connected squares'],
        [['P'], 'exxtra.own.0: "P" is P of the catalogue'],
        [['..o/oo./.oo', '.o/oo/oo'], 'exxtra.own.1: ".o/oo/oo" is P of the catalogue'],
        [['o/o/o/o/o'], 'exxtra.own.0: "o/o/o/o/o" is I of the catalogue'],
        [['..o/oo./.oo', 'oo./.oo/o..'], 'exxtra.own.1: "oo./.oo/o.." is a shape that stands before it in the list'],
      ] as const)
        expect(optionsOf({ exxtra: { own } })).toBe(`TX-2.3: ${fault}`);
      // The first wrong part is cited.
      expect(optionsOf({ exxtra: { twos: 9, own: [] } })).toBe(
        'TX-2.3: exxtra.twos: 9 is not a whole number from 0 to 5',
      );
      expect(game.setup({ ...defaultOptions, exxtra: { own: ['P'] } }, 1)).toMatchObject({ left: { rule: 'TX-2.3' } });
    },
  );

  rule('TX-2.3', 'a refused part of exxtra is named with its value', () => {
    for (const [exxtra, fault] of [
      [{ columns: [] }, 'exxtra.columns: the list is empty; a list of 1 to 5 is needed'],
      [{ columns: [-0] }, 'exxtra.columns.0: -0 is not a whole number from 1 to 5'],
      [{ replace: 0 }, 'exxtra.replace: 0 is not a whole number from 1 to 5'],
      [{ replace: -0 }, 'exxtra.replace: -0 is not a whole number from 1 to 5'],
      [{ replace: 2, twos: 3 }, 'exxtra.twos: 3 is not a whole number from 0 to 2'],
      [{ twos: -0 }, 'exxtra.twos: -0 is not a whole number from 0 to 5'],
    ] as const)
      expect(optionsOf({ exxtra })).toBe(`TX-2.3: ${fault}`);
  });

  rule('TX-2.4', 'one to nine strictly falling levels', () => {
    expect(optionsOf({ levels: [99, 1] })).toContain('[99,1]');
    for (const wrong of [[], [5, 5], [1, 3], [100], [0], [9, 8, 7, 6, 5, 4, 3, 2, 1, 1], 'x', [5, 3.5], null])
      expect(optionsOf({ levels: wrong })).toMatch(/^TX-2\.4: levels/);
  });

  const ranges = [
    ['TX-2.5', 'target', [1, 9999], [0, 10000, '61', 1.5, null]],
    ['TX-2.6', 'miss', ['pair', 'turn'], ['Pair', 1, null]],
    ['TX-2.7', 'sameShape', ['ignored', 'scores'], ['', true, null]],
    ['TX-2.8', 'turnLimit', [0, 99999], [-1, 100000, '5', 0.5, null]],
  ] as const;
  const range = (index: 0 | 1 | 2 | 3): void => {
    const [number, key, good, bad] = ranges[index];
    for (const value of good) expect(optionsOf({ [key]: value })).toContain(JSON.stringify(value));
    for (const value of bad) expect(optionsOf({ [key]: value })).toMatch(new RegExp(`^${number}: ${key}`));
  };
  rule('TX-2.5', 'the target is 1..9999', () => range(0));
  rule('TX-2.6', 'a missed turn: pair or turn', () => range(1));
  rule('TX-2.7', 'the same shape: ignored or scores', () => range(2));
  rule('TX-2.8', 'the turn limit is 0..99999', () => range(3));

  rule('TX-2', 'the JSON Schema of the options has the same limits', () => {
    expect(schemasOf(game).options).toMatchObject({
      properties: {
        players: { enum: [2, 3, 4, 6] },
        teams: { enum: [2, 3] },
        levels: { minItems: 1, maxItems: 9, items: { minimum: 1, maximum: 99 } },
        target: { minimum: 1, maximum: 9999 },
        turnLimit: { minimum: 0, maximum: 99_999 },
      },
    });
  });

  rule('TX-2.9', 'a given grid has five of each colour and fits the teams', () => {
    expect(game.position.print(startOf({ grid: dia1 }))).toBe(on(dia1, 1, '--'));
    for (const wrong of [dia1.replace('Y', 'R'), three, '', 5, null, `${dia1}/`, dia1.replace('/', '')])
      expect(optionsOf({ grid: wrong })).toMatch(/^TX-2\.9: grid/);
    expect(optionsOf({ players: 3, grid: dia1 })).toMatch(/^TX-2\.9/);
    expect(game.setup({ ...defaultOptions, grid: 'x' }, 1)).toMatchObject({ left: { rule: 'TX-2.9' } });
  });
});

describe('setup', () => {
  rule('TX-3.1', 'seat 0 starts; seats of a team sit every second or third place', () => {
    const six = startOf({ players: 6, teams: 2 });
    expect(game.toMove(six)).toEqual([0]);
    expect([0, 1].map((team) => seatsOf(six, team))).toEqual([
      [0, 2, 4],
      [1, 3, 5],
    ]);
    expect(seatsOf(startOf({ players: 6, teams: 3 }), 1)).toEqual([1, 4]);
  });

  rule('TX-3.2', 'the shapes are laid out as chosen', () => {
    expect(startOf({ shapes: ['W', 'P', 'I', 'hook', 'tent'] }).settings.shapes).toEqual([
      'W',
      'P',
      'I',
      'hook',
      'tent',
    ]);
  });

  rule('TX-3.3', 'the larges are drawn by the seed, without a second draw', () => {
    expect(startOf({}, 5)).toEqual(startOf({}, 5));
    expect(startOf({}, 5).grid).not.toEqual(startOf({}, 6).grid);
    expect(game.position.print(startOf({ grid: dia1 }))).toContain(dia1);
  });

  rule('TX-3.4', 'smalls on the first level, no points, mediums at home, turn 1', () => {
    const text = game.position.print(startOf({ players: 3, teams: 3 }));
    expect(text).toContain(' 1 --- 000000/000000/000000/000000/000000 0,0,0 3:3 ');
  });
});

describe('the turn', () => {
  rule('TX-4.1', 'turn t belongs to seat (t - 1) mod players', () => {
    expect(game.toMove(position(on(deadRed, 7, 'RP')))).toEqual([0]);
    expect(game.toMove(position(on(deadRed, 7, 'RP', tail.replace('2:2', '4:2'))))).toEqual([2]);
    expect(game.toMove(position(on6(three, 6, 'RBG')))).toEqual([2]);
  });

  rule('TX-4.2', 'a move is an exchange or a miss', () => {
    expect(legalTexts(game, position(on(deadRed, 3, 'RP')))).toEqual(['miss=B', 'miss=G', 'miss=R', 'miss=Y']);
    for (const text of legalTexts(game, position(on(dia1, 3, 'PR'))))
      expect(text).toMatch(/^[a-e][1-5]-[a-e][1-5]=[RYBGP]$/);
  });

  rule('TX-4.3', 'a team with an empty hand takes two mediums', () => {
    expect(after(on('RYRGR/YBGBG/BGRYR/YPBGY/BPPPP', 1, '--'), 'a2-b2=Y')).toBe(
      on('RYRGR/YBGBG/BGRYR/PYBGY/BPPPP', 2, 'Y-'),
    );
    expect(after(on6('GPBRB/GBRRR/PGYGO/OPYBP/OYRBY/POGOY', 3, 'YR-'), 'a4-e4=O')).toBe(
      on6('GPBRB/GBRRR/OGYGP/OPYBP/OYRBY/POGOY', 4, 'YRO'),
    );
  });

  rule('TX-4.4', 'later one of the two larges has the colour in hand', () => {
    expect(after(on(dia1, 3, 'PR'), 'a1-c2=Y')).toBe('TX-4.4');
    const four = on('BPBRB/PRRGR/GGGYB/GYPYY/BRYPP', 3, 'BR', tail.replace('2:2', '4:2'));
    expect(after(four, 'a2-e2=G')).toBe('TX-4.4');
    expect(after(four, 'a2-c5=B')).not.toMatch(/^TX/);
  });

  rule('TX-4.5', 'a medium in another hand cannot be taken', () => {
    expect(after(on(dia2, 2, 'R-'), 'c4-d5=Y')).toBe('TX-4.5');
    expect(after(on(dia1, 3, 'PR'), 'c5-d1=P')).toBe('TX-4.5');
  });

  rule('TX-4.6', 'two larges of different colours swap squares', () => {
    expect(after(on(dia1, 3, 'PR'), 'd1-d2=P')).toBe('TX-4.6');
    const before = position(on(dia2, 3, 'BP'));
    for (const move of game.legalMoves(before)) {
      const changed = game.applyLegal(before, move).grid.filter((colour, square) => colour !== before.grid[square]);
      expect(changed.length).toBe(2);
    }
  });

  rule('TX-4.7', 'with a pair that has a legal exchange the turn cannot be missed', () => {
    expect(after(on(dia1, 3, 'PR'), 'miss=P')).toBe('TX-8.2');
  });

  rule('TX-4.8', 'one medium of the pair stays in hand, for the partner too', () => {
    expect(after(on('BPBRB/PRRGR/GGGYB/GYPYY/BRYPP', 3, 'BR', tail.replace('2:2', '4:2')), 'a2-c5=B')).toContain(
      ' 4 BR ',
    );
    expect(after(on(dia2, 3, 'BP'), 'c2-d5=Y')).toContain(' 4 YP ');
  });
});

describe('legal exchanges', () => {
  rule('TX-5.1', 'no moved large may be isolated on its new square', () => {
    expect(after(on(dia2, 3, 'RP'), 'c3-c4=R')).toBe('TX-5.1');
  });

  rule('TX-5.2', 'unless one of the two colours is continuous after the exchange', () => {
    expect(after(on(dia2, 3, 'RP'), 'a2-c4=G')).toBe(on('RRRYR/PGGBY/PYBGG/RPBPG/BPBYY', 4, 'GP'));
    expect(after(on(dia1, 3, 'PR'), 'd1-e4=Y')).toBe(on('YBRYR/BBBRP/GBRPR/GGGPP/YYGYP', 4, 'YR'));
  });

  rule('TX-5.3', 'larges that did not move may be isolated', () => {
    expect(after(on(dia2, 3, 'BP'), 'c2-d5=B')).toBe(on('RRRBR/PGRBY/PYBGG/GPYPG/BPBYY', 4, 'BP'));
  });

  rule('TX-5.4', 'on turn 1 no shape may be formed; on turn 2 it may', () => {
    expect(after(on(dia2, 1, '--'), 'c4-d5=Y')).toBe('TX-5.4');
    expect(after(on(dia2, 2, 'G-'), 'c4-d5=Y')).toBe(
      on('RRRRR/PGYBY/PYBGG/GPBPG/BPBYY', 3, 'GY', tail, '00000/00000/00000/10000/00000', '0,5'),
    );
    expect(after(on(slide, 1, '--'), 'b2-e4=R')).toBe(on('PBBGY/PYGRR/GYRRB/GBRBY/PPYGP', 2, 'R-'));
    expect(after(on(slide, 1, '--', scoring), 'b2-e4=R')).toBe('TX-5.4');
  });
});

describe('forming and scoring', () => {
  rule('TX-6.1', 'a moved colour that shows a shape of the chart has formed it', () => {
    expect(after(on(dia2, 3, 'RP'), 'c4-d5=Y')).toBe(
      on('RRRRR/PGYBY/PYBGG/GPBPG/BPBYY', 4, 'YP', tail, '00000/00000/00000/10000/00000', '5,0'),
    );
    expect(after(on(slide, 3, 'RP'), 'b3-c2=Y')).toContain(' 4 YP 00000/00000/10000/00000/00000 5,0 ');
    const card = '2:2 X,+,Z,I,P 5,3,1 61 pi 0';
    expect(after(on('YBRYR/BBBRP/GBRPR/GGGPP/YYGYP', 5, 'PR', card), 'd1-e4=Y')).toContain(
      ' 6 YR 00000/00000/00000/00000/00001 5,0 ',
    );
    expect(after(on('YBRYR/BBBRP/GBRPR/GGGPP/YYGYP', 5, 'PR'), 'd1-e4=P')).toContain(` 6 PR ${fresh} 0,0 `);
  });

  rule('TX-6.2', 'a shape that slides to other squares is formed again only if the options say so', () => {
    expect(after(on(slide, 3, 'RP'), 'b2-e4=R')).toContain(` 4 RP ${fresh} 0,0 `);
    expect(after(on(slide, 3, 'RP', scoring), 'b2-e4=B')).toContain(' 4 BP 00000/00000/00000/00000/10000 5,0 ');
    expect(after(on(slide, 3, 'RP', scoring), 'b2-e4=R')).toBe('TX-7.1');
    expect(after(on6(three, 4, 'RBG'), 'a1-a6=Y')).toContain(' 5 YBG 000000/000000/000000/000000/000000 0,0,0 ');
    expect(after(on6(three, 4, 'RBG', 'ps'), 'a1-a6=Y')).toContain(' 5 YBG 000000/000000/000000/100000/000000 5,0,0 ');
  });

  const two = 'RRGGY/PPRGG/RPRYG/BPPYB/YBYBB';
  const twoAfter = 'RRGGY/PRRGG/PPRYG/BPPYB/YBYBB';
  const purpleLower = '00000/00000/00000/00000/00001';

  rule('TX-6.3', 'every shape formed scores its level', () => {
    expect(after(on(two, 3, 'RY', tail, purpleLower, '5,0'), 'a3-b4=P')).toBe(
      on(twoAfter, 4, 'PY', tail, '00000/00000/00000/00000/10002', '13,0'),
    );
  });

  rule('TX-6.4', 'the small moves down and stays on the last level', () => {
    const four = '2:2 X,+,Z,I,W 5,3,2,1 61 pi 0';
    const third = '00000/00000/00000/20000/00000';
    expect(after(on(dia2, 3, 'RP', four, third, '5,3'), 'c4-d5=Y')).toContain('00000/00000/00000/30000/00000 7,3 ');
    expect(after(on(dia2, 3, 'RP', tail, third, '5,3'), 'c4-d5=Y')).toContain('00000/00000/00000/20000/00000 6,3 ');
  });

  rule('TX-6.5', 'standing shapes of colours that did not move never score', () => {
    // The grid has a blue +, a red X and a green Z.
    expect(after(on(dia1, 3, 'PR'), 'd1-e4=Y')).toContain(` 4 YR ${fresh} 0,0 `);
  });

  rule('TX-7.1', 'after exactly one shape its medium goes home', () => {
    expect(after(on(dia2, 2, 'G-'), 'c4-d5=R')).toBe('TX-7.1');
    const both = 'PGPGP/RBBBB/RRGYY/GRRYP/YYBPG';
    const lowered = '00000/00000/00000/00000/20000';
    expect(after(on(both, 5, 'RG', tail, lowered, '6,9'), 'a4-c1=B')).toBe('TX-7.1');
    expect(after(on(both, 5, 'RG', tail, lowered, '6,9'), 'a4-c1=R')).toContain(
      ' 6 RG 00000/00000/00000/00100/20000 11,9 ',
    );
    expect(after(on(both, 5, 'RG', scoring, lowered, '6,9'), 'a4-c1=B')).toContain(
      ' 6 BG 00000/00000/00000/00100/20000 12,9 ',
    );
  });

  rule('TX-7.2', 'after no shape or two shapes the choice is free', () => {
    for (const keep of ['R', 'P'])
      expect(after(on(two, 3, 'RY', tail, purpleLower, '5,0'), `a3-b4=${keep}`)).toContain(` 4 ${keep}Y `);
    for (const keep of ['Y', 'P']) expect(after(on(dia1, 3, 'PR'), `d1-e4=${keep}`)).toContain(` 4 ${keep}R `);
  });

  rule('TX-7.3', 'one of the two mediums used is kept', () => {
    expect(after(on(dia1, 3, 'PR'), 'd1-e4=B')).toBe('TX-7.3');
  });
});

describe('missing the exchange', () => {
  rule('TX-8.1', 'a pair without a legal exchange is dead; on turn 1 one that could only form shapes too', () => {
    expect(legalTexts(game, position(on(deadRed, 3, 'RP')))).toEqual(['miss=B', 'miss=G', 'miss=R', 'miss=Y']);
    expect(
      legalTexts(game, position(on('YRBBY/PPPRR/PGRBG/GGYBB/GYYPR', 1, '--'))).filter((text) =>
        text.startsWith('miss'),
      ),
    ).not.toEqual([]);
  });

  rule('TX-8.2', 'a dead pair lets the turn be missed; with `turn` only if all pairs are dead', () => {
    expect(after(on(deadRed, 3, 'RY'), 'miss=B')).toBe(on(deadRed, 4, 'BY'));
    expect(after(on(deadRed, 3, 'RY', missTurn), 'miss=B')).toBe('TX-8.2');
    expect(after(on(deadRed, 3, 'RP', missTurn), 'miss=G')).toBe(on(deadRed, 4, 'GP', missTurn));
    expect(after(on(deadRed, 3, 'RP'), 'miss=P')).toBe('TX-8.2');
    expect(after(on(dia1, 3, 'PR'), 'miss=P')).toBe('TX-8.2');
  });

  rule('TX-8.3', 'a miss changes the hand and the turn number only', () => {
    expect(after(on(deadRed, 3, 'RP'), 'miss=Y')).toBe(on(deadRed, 4, 'YP'));
    expect(after(on(deadRed, 3, 'RP'), 'miss=R')).toBe(on(deadRed, 4, 'RP'));
  });

  rule('TX-8.4', 'there is always a legal move while the game is on', () => {
    fc.assert(
      fc.property(optionSets, fc.nat(), (options, seed) => {
        for (const state of walk(game, { ...options, turnLimit: 0, target: 9999 }, seed, 40).states)
          expect(game.legalMoves(state).length).toBeGreaterThan(0);
      }),
      { numRuns: 25 },
    );
  });

  rule('TX-8.4', 'a seed draws the same moves as ever, misses among them', () => {
    const drawn = (text: string, seed: number): readonly string[] => {
      const [state, choose, random] = [position(text), randomMove(game), source(seed)];
      return Array.from({ length: 8 }, () => {
        const move = choose(state, random);
        return move === undefined ? 'none' : game.moveText.print(move);
      });
    };
    expect(drawn(on(dia1, 1, '--'), 9)).toEqual([
      'c4-e1=P',
      'd3-e5=R',
      'c4-c5=B',
      'c3-c4=B',
      'c2-d2=P',
      'a2-b5=B',
      'a2-b5=B',
      'c4-d2=B',
    ]);
    expect(drawn(on(deadRed, 3, 'RP'), 9)).toEqual([
      'miss=Y',
      'miss=Y',
      'miss=R',
      'miss=R',
      'miss=R',
      'miss=G',
      'miss=B',
      'miss=G',
    ]);
  });
});

describe('the end', () => {
  const two = 'RRGGY/PPRGG/RPRYG/BPPYB/YBYBB';
  const low = '2:2 X,+,Z,I,W 5,3,1 13 pi 0';
  const reached = on('RRGGY/PRRGG/PPRYG/BPPYB/YBYBB', 4, 'PY', low, '00000/00000/00000/00000/10002', '13,0');

  rule('TX-9.1', 'a team at or above the target wins; the move is carried out whole', () => {
    expect(after(on(two, 3, 'RY', low, '00000/00000/00000/00000/00001', '5,0'), 'a3-b4=P')).toBe(reached);
    expect(ending(reached)).toBe('target 0');
    expect(ending(reached.replace(' 13 pi', ' 12 pi'))).toBe('target 0');
    expect(ending(reached.replace(' 13 pi', ' 14 pi'))).toBe('on');
  });

  rule('TX-9.2', 'with a limit the game is over when the turns are played; without one after turn 999999998', () => {
    const limit = '2:2 X,+,Z,I,W 5,3,1 61 pi 4';
    const last = on(dia1, 4, 'RP', limit, '10000/00100/00000/00000/00000', '5,5');
    const end = after(last, 'd1-e4=Y');
    expect(end).toContain(' 5 RY ');
    expect(ending(end)).toBe('limit 0 1');
    expect(ending(on(dia1, 999_999_999, 'RP'))).toBe('limit 0 1');
    expect(ending(on(dia1, 999_999_998, 'RP'))).toBe('on');
  });

  rule('TX-9.3', 'over means no moves, whatever is tried', () => {
    for (const move of ['a1-a2=Y', 'miss=R', 'nonsense', '']) expect(after(reached, move)).toBe('TX-9.3');
    expect(legalTexts(game, position(reached))).toEqual([]);
  });

  rule('TX-9.4', 'scores by team; all seats of the winning teams win', () => {
    expect(game.score(position(reached))).toEqual([13, 0]);
    expect(ending(reached.replace('2:2', '4:2'))).toBe('target 0 2');
    expect(ending(on(dia1, 5, 'RY', '6:2 X,+,Z,I,W 5,3,1 61 pi 4', fresh, '1,3'))).toBe('limit 1 3 5');
  });

  rule('TX-9.5', 'there is no other ending', () => {
    let text = on(deadRed, 3, 'RP');
    for (let turn = 0; turn < 40; turn++) {
      const moves = legalTexts(game, position(text));
      text = after(text, moves.find((move) => move.startsWith('miss')) ?? moves[0] ?? '');
    }
    expect(ending(text)).toBe('on');
  });
});

describe('notation', () => {
  rule('TX-10.1', 'squares are file and rank', () => {
    expect(after(on(dia1, 3, 'PR'), 'd1-e6=Y')).toBe('TX-10.2');
    expect(after(on6(three, 4, 'RBG'), 'a1-a6=Y')).not.toMatch(/^TX/);
  });

  rule('TX-10.2', 'other texts are not moves; the squares ascend by name', () => {
    for (const wrong of [
      '',
      'd1-e4',
      'd1-e4=',
      'd1-e4=y',
      'D1-e4=Y',
      'd1e4=Y',
      'd1-e4=YY',
      ' d1-e4=Y',
      'e4-d1=Y',
      'd1-d1=Y',
      'f1-e4=Y',
      'a0-e4=Y',
      'd1-e7=Y',
      'miss',
      'miss=',
      'miss=r',
      'miss=RR',
      'x'.repeat(9999),
    ])
      expect([wrong, after(on(dia1, 3, 'PR'), wrong)]).toEqual([wrong, 'TX-10.2']);
  });

  rule('TX-10.3', 'positions that are malformed or do not fit together', () => {
    const good = on(dia1, 3, 'PR');
    expect(why(good)).toBe('');
    const wrong = [
      on('RBRYR/BBBRY/GBRPR/GGGPP/YYGPP', 3, 'PR'),
      on(dia1, 3, 'P-'),
      on(dia1, 1, 'P-'),
      on(dia1, 2, '--'),
      on(dia1, 3, 'PP'),
      on(dia1, 3, 'PO'),
      on(dia1, 3, 'PRY'),
      on(dia1, 3, 'PR', tail, '00300/00000/00000/00000/00000'),
      on(dia1, 3, 'PR', tail, '00000/00000/00000/00000'),
      on(dia1, 3, 'PR', tail, '0000/00000/00000/00000/000000'),
      good.replace(' 3 ', ' 03 '),
      good.replace(' 3 ', ' 0 '),
      good.replace(' 3 ', ' 1000000000 '),
      good.replace('5,3,1', '5,5,1'),
      good.replace('5,3,1', '5,3,0'),
      good.replace('5,3,1', '5,,1'),
      good.replace('0,0', '61,61'),
      good.replace('0,0', '0'),
      good.replace('0,0', '00,0'),
      good.replace(' 61 ', ' 0 '),
      good.replace('pi 0', 'pi 2').replace(' 3 ', ' 4 '),
      good.replace('pi', 'ip'),
      good.replace('pi', 'p'),
      good.replace('2:2', '5:2'),
      good.replace('2:2', '2:3'),
      good.replace(' 3 ', '  3 '),
      `${good} `,
      `${dia1} 3 PR- ${fresh} 0,0,0 3:3 X,+,Z,I,W 5,3,1 61 pi 0`,
    ];
    for (const text of wrong) expect([text, why(text)]).toEqual([text, expect.stringMatching(/^TX-10\.3: /)]);
    for (const shapes of [
      'X,+,Z,I,I',
      'X,+,Z,I,o../oo./.oo',
      'X,+,Z,I,oo./.oo/o..',
      'X,+,Z,I,',
      'X,+,Z,I',
      'X,+,Z,I,Q',
    ])
      expect(why(good.replace('X,+,Z,I,W', shapes))).toMatch(/^TX-2\.2: shapes/);
  });

  rule('TX-10.3', 'each number goes up to its greatest value and no further', () => {
    const good = on(dia1, 3, 'PR');
    for (const [from, most, beyond] of [
      [' 0,0 ', ' 999999999,0 ', ' 1000000000,0 '],
      [' 61 ', ' 9999 ', ' 10000 '],
      ['pi 0', 'pi 99999', 'pi 100000'],
      ['5,3,1', '99,3,1', '100,3,1'],
      ['5,3,1', '9,8,7,6,5,4,3,2,1', '10,9,8,7,6,5,4,3,2,1'],
      [' 3 ', ' 999999999 ', ' 1000000000 '],
    ] as const) {
      const text = good.replace(from, most);
      expect(game.position.print(position(text))).toBe(text);
      expect([beyond, why(good.replace(from, beyond))]).toEqual([beyond, expect.stringMatching(/^TX-10\.3: /)]);
    }
  });

  rule('TX-10.3', 'a field that is malformed is named, whatever follows from it elsewhere', () => {
    const good = on(dia1, 3, 'PR');
    for (const [from, to, field] of [
      ['YBRYR', 'YBRY', 'grid'],
      [' 3 ', ' 0 ', 'turn'],
      [' PR ', ' P? ', 'hands'],
      ['/00000 ', '/0000 ', 'smalls'],
      [' 0,0 ', ' 0,-1 ', 'scores'],
      ['2:2', '2:3', 'form'],
      ['5,3,1', '5,3,0', 'levels'],
      [' 61 ', ' 0 ', 'target'],
      ['pi', 'ip', 'flags'],
      ['pi 0', 'pi 00', 'limit'],
    ] as const)
      expect(why(good.replace(from, to))).toMatch(new RegExp(`^TX-10\\.3: ${field}: .* is not well formed`));
  });

  rule('TX-10.3', 'the JSON Schema of a position has the same limits', () => {
    const perColour = { minItems: 25, maxItems: 30 };
    expect(schemasOf(game).state).toMatchObject({
      properties: {
        grid: perColour,
        turn: { minimum: 1, maximum: 999_999_999 },
        hands: { minItems: 2, maxItems: 3 },
        smalls: { ...perColour, items: { minimum: 0, maximum: 8 } },
        scores: { minItems: 2, maxItems: 3, items: { minimum: 0, maximum: 999_999_999 } },
      },
    });
  });

  rule('TX-10.4', 'the first rule that is broken is cited', () => {
    expect(after(on(dia1, 3, 'PR'), 'e4-d1=O')).toBe('TX-10.2');
    // Order of checks: same colour, hand, another hand, kept medium, isolation.
    expect(after(on(dia1, 3, 'PR'), 'a1-b1=B')).toBe('TX-4.6');
    expect(after(on(dia1, 3, 'PR'), 'a1-c5=B')).toBe('TX-4.4');
    expect(after(on(dia2, 3, 'RP'), 'c3-c4=Y')).toBe('TX-7.3');
    expect(after(on(dia2, 1, '--'), 'c4-d5=R')).toBe('TX-5.4');
  });
});

describe('invariants and symmetries', () => {
  const states = fc
    .record({ options: optionSets, seed: fc.nat(), plies: fc.nat(40) })
    .map(({ options, seed, plies }) => walk(game, options, seed, plies).states.at(-1)!);

  test('the same exchange again restores the grid; a miss changes none', () => {
    fc.assert(
      fc.property(states, (state) => {
        for (const move of game.legalMoves(state).slice(0, 40)) {
          const next = game.applyLegal(state, move);
          if (move._tag === 'Miss') expect(next.grid).toEqual(state.grid);
          else expect(game.applyLegal(next, move).grid).toEqual(state.grid);
        }
      }),
    );
  });

  test('points are what the smalls have passed, plus multiples of the last level', () => {
    fc.assert(
      fc.property(optionSets, fc.nat(), (options, seed) => {
        for (const { scores, smalls, settings } of walk(game, options, seed, 60).states) {
          const passed = smalls.reduce(
            (sum, level) => sum + settings.levels.slice(0, level).reduce((a, b) => a + b, 0),
            0,
          );
          const extra = scores.reduce((a, b) => a + b, 0) - passed;
          expect(extra).toBeGreaterThanOrEqual(0);
          expect(extra % (settings.levels.at(-1) ?? 1)).toBe(0);
          if (!smalls.includes(settings.levels.length - 1)) expect(extra).toBe(0);
        }
      }),
      { numRuns: 40 },
    );
  });

  test('all legal moves lead to different positions, only the mover gains, and at most two smalls move', () => {
    fc.assert(
      fc.property(states, (state) => {
        const legal = game.legalMoves(state);
        const results = legal.map((move) => game.applyLegal(state, move));
        expect(new Set(results.map(game.position.print)).size).toBe(legal.length);
        for (const next of results) {
          const team = (state.turn - 1) % state.settings.teams;
          for (const [index, points] of next.scores.entries()) {
            const gain = points - (state.scores[index] ?? 0);
            if (index !== team) expect(gain).toBe(0);
            expect(gain).toBeLessThanOrEqual(2 * (state.settings.levels[0] ?? 0));
          }
          expect(next.smalls.filter((level, index) => level !== state.smalls[index]).length).toBeLessThanOrEqual(2);
        }
      }),
      { numRuns: 60 },
    );
  });

  test('the legal moves do not depend on scores, smalls or the ladder', () => {
    fc.assert(
      fc.property(states, (state) => {
        const changed = {
          ...state,
          scores: state.scores.map(() => 0),
          smalls: state.smalls.map(() => 0),
          settings: { ...state.settings, levels: [7, 2] },
        };
        if (game.toMove(state).length > 0) expect(legalTexts(game, changed)).toEqual(legalTexts(game, state));
      }),
    );
  });

  test('miss = turn allows a part of what miss = pair allows, and differs in misses only', () => {
    fc.assert(
      fc.property(states, (state) => {
        const by = (miss: 'pair' | 'turn'): readonly string[] =>
          legalTexts(game, { ...state, settings: { ...state.settings, miss } });
        const [pair, turn] = [by('pair'), by('turn')];
        expect(pair).toEqual(expect.arrayContaining([...turn]));
        for (const text of pair) if (!turn.includes(text)) expect(text).toMatch(/^miss/);
      }),
    );
  });

  const images: readonly (readonly [
    string,
    (file: number, rank: number, top: number) => readonly [number, number],
    boolean,
  ])[] = [
    ['left and right', (file, rank) => [4 - file, rank], false],
    ['top and bottom', (file, rank, top) => [file, top - rank], false],
    ['the half turn', (file, rank, top) => [4 - file, top - rank], false],
    ['the diagonal', (file, rank) => [rank, file], true],
    ['the quarter turn', (file, rank) => [4 - rank, file], true],
  ];

  test.each(images)('symmetry of the grid: %s', (_, image, square) => {
    fc.assert(
      fc.property(states, (state) => {
        const top = state.grid.length / 5 - 1;
        if (square && top !== 4) return;
        const index = (from: number): number => {
          const [file, rank] = image(from % 5, Math.floor(from / 5), top);
          return file + 5 * rank;
        };
        const grid = state.grid.map(() => 0);
        for (const [from, colour] of state.grid.entries()) grid[index(from)] = colour;
        const name = (text: string): string => {
          const to = index(text.charCodeAt(0) - 97 + 5 * (Number(text[1]) - 1));
          return 'abcde'.charAt(to % 5) + String(Math.floor(to / 5) + 1);
        };
        const mapped = legalTexts(game, state).map((text) => {
          if (text.startsWith('miss')) return text;
          return `${[name(text.slice(0, 2)), name(text.slice(3, 5))].sort().join('-')}${text.slice(5)}`;
        });
        expect(legalTexts(game, { ...state, grid })).toEqual([...mapped].sort());
      }),
      { numRuns: 40 },
    );
  });

  test('symmetry of the colours', () => {
    fc.assert(
      fc.property(states, fc.shuffledSubarray([0, 1, 2, 3, 4], { minLength: 5 }), (state, order) => {
        const to = (colour: number): number => order[colour] ?? colour;
        const letters = 'RYBGPO';
        const image = {
          ...state,
          grid: state.grid.map(to),
          hands: state.hands.map((colour) => (colour < 0 ? colour : to(colour))),
        };
        const mapped = legalTexts(game, state).map(
          (text) => text.slice(0, -1) + letters.charAt(to(letters.indexOf(text.at(-1) ?? ''))),
        );
        expect(legalTexts(game, image)).toEqual([...mapped].sort());
      }),
      { numRuns: 40 },
    );
  });

  test('a canonical shape is its own canonical form, in every orientation of its drawing', () => {
    for (const name of Object.keys(catalogue)) {
      const mirrored = drawingOf(name)
        .split('/')
        .map((row) => Array.from(row).reverse().join(''))
        .join('/');
      expect(canonicalShape(drawingOf(name))).toBe(name);
      expect(canonicalShape(mirrored)).toBe(name);
    }
    expect(canonicalShape('..o/oo./.oo')).toBe('..o/oo./.oo');
  });
});
