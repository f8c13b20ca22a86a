import { isLeft } from 'fp-ts/Either';
import { describe, expect, test } from 'vitest';
import { decode, printFault, printRefusal } from '../../../src/core/index.js';
import {
  colours,
  colourTables,
  defaultOptions,
  game,
  look,
  type Options,
  type State,
} from '../../../src/games/toframenn/index.js';
import { at, legalTexts, result, walk } from '../../kit/play.js';
import { light, rosters, rule, withOptions } from './kit.js';

const after = result(game);
const position = at(game);

/** How the codec refuses options: rule and path. */
const fault = (json: unknown): string => {
  const read = decode(game.options)(json);
  return isLeft(read) ? printFault(read.left) : 'read';
};

const setUp = (changes: Partial<Options>, seed = 1): State => {
  const start = game.setup(withOptions(changes), seed);
  if (isLeft(start)) throw new Error(printRefusal(start.left));
  return start.right;
};

const refused = (changes: Partial<Options>, seed = 1): string => {
  const start = game.setup(withOptions(changes), seed);
  return isLeft(start) ? start.left.rule : 'set up';
};

describe('components', () => {
  rule('TO-1.1', 'a1 is dark, h1 light; rank 1 is Light’s', () => {
    expect(after(`place:L - - ${hands} std,null,caster,-,-`, 'B1O2R3@h1')).toContain('place:D h1:B1O2R3 ');
    expect(after(`place:L - - ${hands} std,null,caster,-,-`, 'B1O2R3@a1')).toBe('TO-1.2');
    expect(after(`place:L - - ${hands} std,null,caster,-,-`, 'B1O2R3@b8')).toBe('TO-4.3');
  });

  rule('TO-1.2', 'Light stands on light squares, Darkness on dark ones', () => {
    const lightFirst = `place:L - - ${hands} std,null,caster,-,-`;
    for (const square of ['a1', 'c1', 'b2', 'h2'] as const)
      expect(after(lightFirst, `B1O2R3@${square}`)).toBe('TO-1.2');
    const darkNext = after(lightFirst, 'B1O2R3@h1');
    for (const square of ['a8', 'h7', 'b7'] as const) expect(after(darkNext, `K1R2W3@${square}`)).toBe('TO-1.2');
  });

  rule('TO-1.3', 'two wizards do not share a square', () => {
    const third = 'place:L h1:B1O2R3 a7:C1W2B3,b8:G1Y2O3';
    const rest = 'G1P2K3,R1C2Y3,W1B2G3,Y1K2O3 K1R2W3,O1B2C3,P1G2R3 std,null,caster,-,-';
    expect(after(`${third} ${rest}`, 'G1P2K3@h1')).toBe('TO-1.3');
    expect(after(`${third} ${rest}`, 'G1P2K3@f1')).toContain('f1:G1P2K3,h1:B1O2R3');
  });

  rule('TO-1.4', 'a wizard is up to three pyramids of different sizes; a gap makes no difference', () => {
    const gap = position(light('a2:R1B3*', 'a7:B2*'));
    expect(look(gap, 'a2')).toEqual({ _tag: 'Wizard', side: 0, small: 'R', medium: null, large: 'B', archmage: true });
    expect(look(gap, 'a3')).toEqual({ _tag: 'Vacant' });
    expect(look(gap, 'a7')).toEqual({ _tag: 'Wizard', side: 1, small: null, medium: 'B', large: null, archmage: true });
    for (const start of [setUp({}), setUp({ pool: 'four' }), setUp({ pool: 'set24' })])
      for (const hand of start.hands) for (const wizard of hand) expect(String(wizard)).toMatch(/^[1-9]{3}$/);
  });

  rule('TO-1.5', 'without its last pyramid a wizard is gone, and its token with it', () => {
    expect(after(light('b1:R3*,e4:R2', 'a3:K1*,e7:B2'), 'e4~e7:2>2')).toBe(
      'play:D b1:R3* a3:K1* - - std,null,caster,-,-',
    );
    expect(after(light('c2:K3*,d3:Y3', 'a7:W3,d4:G1*'), 'd3xd4:1')).toContain(' a7:W3 ');
  });

  rule('TO-1.6', 'the standard table: 18 relations, and no others, decide every Bolt', () => {
    const relations = bolts('std');
    expect(relations).toEqual(
      Object.entries(colourTables.standard)
        .flatMap(([attacker, victims]) => victims.map((victim) => `${attacker}>${victim}`))
        .sort(),
    );
    expect(relations.length).toBe(18);
    for (const letter of letters) {
      expect(relations.filter((relation) => relation.startsWith(letter)).length).toBe(2);
      expect(relations.filter((relation) => relation.endsWith(letter)).length).toBe(2);
    }
    for (const mutual of ['G>Y', 'Y>G', 'B>R', 'R>B', 'K>W', 'W>K']) expect(relations).toContain(mutual);
  });

  rule('TO-1.7', 'the limited table: a cycle of four', () => {
    expect(bolts('lim')).toEqual(['B>R', 'G>B', 'R>Y', 'Y>G']);
  });

  rule('TO-1.8', 'wizards at a corner are not adjacent', () => {
    // c4 touches d3 only at a corner; its colour is that of the mover's own wizards.
    expect(after(light('d3:B3*', 'c5:R1*'), 'd3xc4')).toBe('TO-7.1');
    expect(after(light('d3:B3*', 'd4:R1*'), 'd3xd4:1')).toContain('over:L:archmage d5:B3*');
    expect(after(light('d3:B3*', 'e3:R1*'), 'd3xe3:1')).toContain('over:L:archmage f3:B3*');
  });
});

const letters = colours;

/** Which colour attacks which, found by trying every Bolt of a large pyramid against a small one. */
const bolts = (table: 'std' | 'lim'): readonly string[] => {
  const known = table === 'std' ? letters : ['B', 'G', 'R', 'Y'];
  return known
    .flatMap((attacker) => known.map((victim) => [attacker, victim] as const))
    .filter(([attacker, victim]) =>
      legalTexts(game, position(light(`e4:${attacker}3*`, `e7:${victim}1*`, `- - ${table},null,caster,-,-`))).includes(
        'e4~e7:3>1',
      ),
    )
    .map(([attacker, victim]) => `${attacker}>${victim}`)
    .sort();
};

const hands = 'B1O2R3,G1P2K3,R1C2Y3,W1B2G3,Y1K2O3 C1W2B3,G1Y2O3,K1R2W3,O1B2C3,P1G2R3';

describe('options', () => {
  rule('TO-2.1', 'unknown keys, wrong values and wrong types are refused', () => {
    for (const wrong of [null, [], 'nine', 7, true]) expect(fault(wrong)).toMatch(/^TO-2\.1: /);
    expect(fault({ colour: 'R' })).toBe('TO-2.1: colour: unknown key');
    for (const [key, values] of Object.entries({
      pool: ['ten', null, 9, ['nine']],
      lightRoster: [7, 'R1G2B3', {}, [1, 2, 3, 4, 5], ['R1G2B3', null], true],
      darkRoster: [undefined, false, [[]]],
      build: ['', 'stacked', 0],
      table: ['std', null],
      nullDuels: [0, 1, 'true', null],
      bothFall: ['draw', null],
      quietLimit: [-1, 10000, 1.5, '5', true, null, NaN],
      plyLimit: [-1, 10000, 0.1, '', false],
    }))
      for (const value of values)
        expect([key, value, fault({ [key]: value })]).toEqual([
          key,
          value,
          expect.stringMatching(new RegExp(`^TO-2\\.1: ${key}`)),
        ]);
    expect(fault({ lightRoster: ['x'], nullDuels: 1 })).toMatch(/^TO-2\.1: nullDuels/);
    expect(fault(JSON.parse('{"__proto__": 1}'))).toMatch(/^TO-2\.1: /);
    expect(decode(game.options)({})).toEqual({ _tag: 'Right', right: defaultOptions });
  });

  rule('TO-2.2', 'the order of a roster means nothing, and both sides may have the same', () => {
    const start = setUp({ lightRoster: rosters.mixed, darkRoster: rosters.mixed });
    expect(setUp({ lightRoster: rosters.mixed.toReversed(), darkRoster: rosters.mixed })).toEqual(start);
    expect(game.position.print(start)).toBe(
      `place:L - - ${rosters.mixed.join()} ${rosters.mixed.join()} std,null,caster,-,-`,
    );
  });

  rule('TO-2.3', 'a given roster is five whole wizards of the pool', () => {
    const five = [...rosters.equal];
    const bad: readonly (readonly string[])[] = [
      [],
      five.slice(1),
      [...five, 'R1G2B3'],
      five.with(2, 'R1G2'),
      five.with(2, 'R1G2B3*'),
      five.with(2, 'B3G2R1'),
      five.with(2, 'R1G2G3 '),
      five.with(2, 'R1G1B3'),
      five.with(2, 'X1G2B3'),
      five.with(2, ''),
      five.with(2, 'r1g2b3'),
      new Array<string>(500).fill('R1G2B3'),
    ];
    for (const roster of bad) {
      expect(fault({ lightRoster: roster })).toMatch(/^TO-2\.3: lightRoster/);
      expect(fault({ darkRoster: roster })).toMatch(/^TO-2\.3: darkRoster/);
      expect(refused({ lightRoster: roster })).toBe('TO-2.3');
      expect(refused({ darkRoster: roster })).toBe('TO-2.3');
    }
    for (const pool of ['four', 'set24'] as const) {
      expect(fault({ pool, lightRoster: rosters.mixed })).toMatch(/^TO-2\.3: lightRoster\.0/);
      expect(refused({ pool, darkRoster: rosters.mixed })).toBe('TO-2.3');
    }
    expect(refused({ pool: 'four', darkRoster: rosters.equal })).toBe('set up');
    expect(refused({ pool: 'set24', darkRoster: rosters.equal })).toBe('TO-2.3');
    const two = ['R1G2B3', 'R1Y2B3', 'G1G2R3', 'G1Y2R3', 'B1B2Y3'];
    expect(refused({ pool: 'set24', darkRoster: two })).toBe('set up');
    expect(refused({ pool: 'set24', darkRoster: two.with(4, 'B1B2R3') })).toBe('TO-2.3');
    expect(refused({ lightRoster: five.with(2, 'x'), table: 'limited', darkRoster: rosters.mixed })).toBe('TO-2.3');
  });

  rule('TO-2.4', 'drawn rosters: every colour of the pool, from the seed, Light first', () => {
    const drawn = (pool: Options['pool']): ReadonlySet<string> =>
      new Set(
        Array.from(
          { length: 60 },
          (_, seed) => game.position.print(setUp({ pool }, seed)).match(/[A-Z][123]/g) ?? [],
        ).flat(),
      );
    expect(drawn('nine').size).toBe(27);
    expect(drawn('four').size).toBe(12);
    for (let seed = 0; seed < 100; seed++) {
      for (const hand of setUp({ pool: 'set24' }, seed).hands)
        for (const place of [1, 10, 100]) {
          const colours = hand.map((wizard) => Math.floor(wizard / place) % 10);
          for (const colour of colours) expect(colours.filter((other) => other === colour).length).toBeLessThan(3);
        }
      expect(setUp({}, seed)).toEqual(setUp({}, seed));
      // The pyramids drawn for Light do not depend on those given to Darkness.
      expect(setUp({ darkRoster: rosters.mixed }, seed).hands[0]).toEqual(setUp({}, seed).hands[0]);
    }
    expect(setUp({}, 1)).not.toEqual(setUp({}, 2));
  });

  rule('TO-2.5', 'auto takes the limited table exactly if all 30 pyramids fit; it stays', () => {
    const { mixed, equal } = rosters;
    expect(setUp({ lightRoster: equal, darkRoster: equal }).settings.table).toBe('limited');
    expect(setUp({ lightRoster: equal, darkRoster: mixed }).settings.table).toBe('standard');
    expect(setUp({ lightRoster: mixed, darkRoster: equal }).settings.table).toBe('standard');
    expect(setUp({ lightRoster: equal, darkRoster: equal, table: 'standard' }).settings.table).toBe('standard');
    expect(setUp({ lightRoster: equal, darkRoster: equal, table: 'limited' }).settings.table).toBe('limited');
    expect(refused({ lightRoster: equal, darkRoster: mixed, table: 'limited' })).toBe('TO-2.5');
    expect(refused({ lightRoster: mixed, darkRoster: equal, table: 'limited', build: 'stack' })).toBe('TO-2.5');
    expect(refused({ table: 'limited' })).toBe('TO-2.5');
    expect(refused({ table: 'limited', pool: 'set24' })).toBe('set up');
    // Removing the last pyramid outside the four colours does not change the table.
    expect(after(light('e4:R3*,h1:G3', 'e7:C1B3*'), 'e4~e7:3>1')).toContain(' std,');
  });

  rule('TO-2.6', 'an empty board, Light to decide, counters 0', () => {
    const { mixed: lightRoster, other: darkRoster } = rosters;
    expect(game.position.print(setUp({ lightRoster, darkRoster, quietLimit: 50, plyLimit: 9999 }))).toBe(
      `place:L - - ${hands} std,null,caster,50:0,9999:0`,
    );
    expect(
      game.position.print(setUp({ lightRoster, darkRoster, build: 'stack', nullDuels: false, bothFall: 'count' })),
    ).toBe('build:L - - [B1G1R1W1Y1B2C2K2O2P2G3K3O3R3Y3] [C1G1K1O1P1B2G2R2W2Y2B3C3O3R3W3] std,live,count,-,-');
  });
});

describe('building', () => {
  const start = 'build:L - - [B1B1G1R1W1G2O2R2Y2Y2B3B3K3R3Y3] [B1C1G1G1O1K2O2P2R2R2C3G3W3Y3Y3] std,null,caster,-,-';

  rule('TO-3.1', 'ten decisions in turn, Light first; nothing but building', () => {
    for (const move of ['W1G2B3@b1', 'b1*', 'b1-c2', 'b1xb2', 'b1~b4:2>1', 'pass'])
      expect(after(start, move)).toBe('TO-3.1');
    const { states } = walk(game, withOptions({ build: 'stack' }), 3, 22);
    expect(states.slice(0, 11).map((state) => game.position.print(state).slice(0, 7))).toEqual([
      ...['build:L', 'build:D', 'build:L', 'build:D', 'build:L', 'build:D', 'build:L', 'build:D', 'build:L', 'build:D'],
      'place:L',
    ]);
  });

  rule('TO-3.2', 'the first large, any medium, any small, each pair once', () => {
    expect(legalTexts(game, position(start)).length).toBe(16);
    for (const wrong of ['+W1G2K3', '+C1G2B3', '+W1B2B3', '+W1G2Y3']) expect(after(start, wrong)).toBe('TO-3.2');
    const last =
      'build:L - - B1G2B3,B1O2B3,G1Y2K3,R1R2R3,[W1Y2Y3] B1K2C3,C1O2G3,G1P2W3,G1R2Y3,[O1R2Y3] std,null,caster,-,-';
    expect(legalTexts(game, position(last))).toEqual(['+W1Y2Y3']);
  });

  rule('TO-3.3', 'wizards wait in the hand, sorted; after the tenth wizards are placed', () => {
    const once = after(start, '+W1G2B3');
    expect(once).toContain('build:D - - W1G2B3,[B1B1G1R1O2R2Y2Y2B3K3R3Y3] ');
    const tenth =
      'build:D - - B1G2B3,B1O2B3,G1Y2K3,R1R2R3,W1Y2Y3 B1K2C3,C1O2G3,G1P2W3,G1R2Y3,[O1R2Y3] std,null,caster,-,-';
    expect(after(tenth, '+O1R2Y3')).toBe(
      'place:L - - B1G2B3,B1O2B3,G1Y2K3,R1R2R3,W1Y2Y3 B1K2C3,C1O2G3,G1P2W3,G1R2Y3,O1R2Y3 std,null,caster,-,-',
    );
  });
});

describe('placing and marking', () => {
  const start = `place:L - - ${hands} std,null,caster,-,-`;

  rule('TO-4.1', 'L D D L L D D L L D; nothing but placing', () => {
    for (const move of ['+W1G2B3', 'b1*', 'b1-c2', 'b1xb2:1', 'b1~b4:2>1', 'pass'])
      expect(after(start, move)).toBe('TO-4.1');
    const { states } = walk(game, withOptions({}), 4, 12);
    expect(states.slice(0, 13).map((state) => game.position.print(state).slice(0, 7))).toEqual([
      ...['place:L', 'place:D', 'place:D', 'place:L', 'place:L', 'place:D', 'place:D', 'place:L', 'place:L', 'place:D'],
      ...['mark:L ', 'mark:D ', 'play:L '],
    ]);
  });

  rule('TO-4.2', 'any wizard of the hand, equal ones once', () => {
    for (const wrong of ['C1W2B3@b1', 'B1O2Y3@b1']) expect(after(start, wrong)).toBe('TO-4.2');
    const equal = `place:L - - ${rosters.equal.join()} ${rosters.equal.join()} lim,null,caster,-,-`;
    expect(legalTexts(game, position(equal)).length).toBe(8);
    expect(after(equal, 'R1G2B3@b1')).toContain(' R1G2B3,R1G2B3,R1G2B3,R1G2B3 ');
  });

  rule('TO-4.3', 'the two home ranks', () => {
    for (const square of ['b3', 'a4', 'b7', 'a8', 'h7', 'a3'] as const)
      expect(after(start, `B1O2R3@${square}`)).toBe('TO-4.3');
    const squaresOf = (text: string, wizard: string): string =>
      legalTexts(game, position(text))
        .filter((move) => move.startsWith(wizard))
        .map((move) => move.slice(-2))
        .join(' ');
    expect(squaresOf(start, 'B1O2R3')).toBe('a2 b1 c2 d1 e2 f1 g2 h1');
    expect(squaresOf(after(start, 'B1O2R3@a2'), 'K1R2W3')).toBe('a7 b8 c7 d8 e7 f8 g7 h8');
  });

  const marked = 'a2:B1O2R3,c2:G1P2K3,d1:R1C2Y3,f1:W1B2G3,g2:Y1K2O3 a7:C1W2B3,b8:G1Y2O3,d8:K1R2W3,e7:O1B2C3';

  rule('TO-4.4', 'after the tenth wizard Light marks', () => {
    expect(after(`place:D ${marked} - P1G2R3 std,null,caster,-,-`, 'P1G2R3@g7')).toBe(
      `mark:L ${marked},g7:P1G2R3 - - std,null,caster,-,-`,
    );
  });

  rule('TO-4.5', 'each side marks one of its own, Light first; nothing but marking', () => {
    const text = `mark:L ${marked},g7:P1G2R3 - - std,null,caster,-,-`;
    expect(legalTexts(game, position(text))).toEqual(['a2*', 'c2*', 'd1*', 'f1*', 'g2*']);
    for (const wrong of ['a7*', 'b1*', 'e4*', 'a2-b3', 'pass', '+R1G2B3', 'R1G2B3@b1'])
      expect(after(text, wrong)).toBe('TO-4.5');
    const next = after(text, 'd1*');
    expect(next).toBe(`mark:D ${marked.replace('Y3,', 'Y3*,')},g7:P1G2R3 - - std,null,caster,-,-`);
    expect(after(next, 'd1*')).toBe('TO-4.5');
    expect(after(next, 'a2*')).toBe('TO-4.5');
  });

  rule('TO-4.6', 'then Light acts, whatever stands where', () => {
    for (let seed = 0; seed < 60; seed++) {
      const { states } = walk(game, withOptions({ pool: 'four', build: seed % 2 === 0 ? 'given' : 'stack' }), seed, 22);
      const first = states.find((state) => state.stage._tag === 'Play' || state.stage._tag === 'Over');
      expect(first?.stage).toEqual({ _tag: 'Play', side: 0 });
    }
  });
});

test('setup takes 12 plies, 22 with building', () => {
  for (const [build, plies] of [
    ['given', 12],
    ['stack', 22],
  ] as const) {
    const { states } = walk(game, withOptions({ build }), 9, 30);
    expect(states.findIndex((state) => state.stage._tag === 'Play')).toBe(plies);
  }
});
