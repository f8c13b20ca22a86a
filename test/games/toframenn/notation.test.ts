import { isLeft } from 'fp-ts/Either';
import { describe, expect, test } from 'vitest';
import { decode, printFault } from '../../../src/core/index.js';
import { game } from '../../../src/games/toframenn/index.js';
import { at, refusedPosition, result } from '../../kit/play.js';
import { dark, light, rosters, rule, sourceBoard, tail } from './kit.js';

const after = result(game);
const position = at(game);
const why = refusedPosition(game);

const source = `play:L ${sourceBoard} ${tail}`;

describe('moves', () => {
  rule('TO-9.1', 'other texts are not a notation', () => {
    const wrong = [
      '',
      ' ',
      'd3 e4',
      'd3',
      'd3-',
      'd3-e9',
      'd3-i4',
      'D3-e4',
      'd3-e4 ',
      ' d3-e4',
      'd3-e4\n',
      'd3-e4-f5',
      'd3–e4',
      'd3~a3',
      'd3~a3:3',
      'd3~a3:3>',
      'd3~a3:3>4',
      'd3~a3:0>1',
      'd3~a3:3>11',
      'd3~a3:3-1',
      'd3~a3>3:1',
      'd3xd2:',
      'd3xd2:0',
      'd3xd2:4',
      'd3xd2:11',
      'd3xd2 :1',
      'd3Xd2',
      'd3**',
      '*d3',
      'd3* ',
      'Pass',
      'pass ',
      'passt',
      '+',
      '+R1G2',
      '+R1G2B3*',
      '+B3G2R1',
      '+R1G2B3@b1',
      '+X1G2B3',
      'R1G2B3',
      'R1G2B3@',
      'R1G2B3@b0',
      'R1G2B3@b1@b1',
      'R1G2@b1',
      'R1G2B3*@b1',
      '@b1',
      '__proto__',
      'd3-e4'.repeat(1000),
    ];
    for (const text of wrong) expect([text, after(source, text)]).toEqual([text, 'TO-9.1']);
  });

  rule('TO-9.2', 'the first broken rule is cited when several are', () => {
    // No wizard of the mover stands there, and the rest is wrong as well.
    for (const move of ['e1-e1', 'e1~e2:1>1', 'e1xh8:3', 'c5-c5']) expect(after(source, move)).toBe('TO-5.2');
    const far = light('b1:R1R2R3*,c2:R1', 'b3:B2,b4:W1,b6:W1,b8:B1*'.replace('b3:B2,', 'a1:B2,').replace('b4', 'b2'));
    expect(after(far, 'b1-d3')).toBe('TO-5.5');
    expect(after(far, 'b1-b3')).toBe('TO-5.4');
    expect(after(far, 'b1~b5:1>3')).toBe('TO-6.2');
    expect(after(far, 'b1~b4:1>3')).toBe('TO-6.3');
    expect(after(far, 'b1~b6:1>3')).toBe('TO-6.4');
    expect(after(light('b1:R1R3*', 'b6:W1*'), 'b1~b6:1>3')).toBe('TO-6.5');
    expect(after(light('b1:R1R3*', 'b6:W1*'), 'b1~b6:2>3')).toBe('TO-6.5');
    expect(after(light('b1:R1R2R3*', 'b6:W1*'), 'b1~b6:2>3')).toBe('TO-6.6');
    expect(after(light('b1:R1R2R3*', 'b6:W1*'), 'b1~b6:3>3')).toBe('TO-6.7');
    expect(after(light('b1:R1R2R3*', 'b6:W1*'), 'b1~b6:3>1')).toBe('TO-6.8');
    expect(after(light('d3:B1*', 'd4:R3*'), 'd3xd5:2')).toBe('TO-7.1');
    expect(after(light('d3:B1*', 'd4:R3*'), 'd3xd4:2')).toBe('TO-7.6');
    expect(after(light('d3:B1*', 'd4:R3*'), 'd3xd4:3')).toBe('TO-7.5');
    const place = `place:L - - ${rosters.mixed.join()} ${rosters.other.join()} std,null,caster,-,-`;
    expect(after(place, 'C1W2B3@a4')).toBe('TO-4.2');
    expect(after(place, 'B1O2R3@b4')).toBe('TO-4.3');
    expect(after(place, 'B1O2R3@a1')).toBe('TO-1.2');
    expect(after(place, 'pass')).toBe('TO-4.1');
    const darkNext = after(place, 'B1O2R3@h1');
    // Order of checks: home rank, colour of the square, occupied square; with own and opposing wizards.
    expect(after(darkNext, 'C1W2B3@h1')).toBe('TO-4.3');
    expect(after(after(darkNext, 'C1W2B3@b8'), 'G1Y2O3@c8')).toBe('TO-1.2');
    expect(after(after(darkNext, 'C1W2B3@b8'), 'C1W2B3@b8')).toBe('TO-4.2');
    expect(after(after(darkNext, 'C1W2B3@b8'), 'G1Y2O3@b8')).toBe('TO-1.3');
  });
});

describe('positions', () => {
  const good = `play:L ${sourceBoard} - - std,null,caster,9:3,20:5`;
  const field = (index: number, text: string): string => good.split(' ').with(index, text).join(' ');

  rule('TO-10.1', 'six fields; stage and settings', () => {
    expect(why(good)).toBe('');
    for (const wrong of [
      '',
      'nonsense',
      `${good} `,
      ` ${good}`,
      good.replace(' - - ', ' - '),
      good.replace(' - - ', ' -  - '),
      field(0, 'play'),
      field(0, 'play:X'),
      field(0, 'play:l'),
      field(0, 'Play:L'),
      field(0, 'over'),
      field(0, 'over:L'),
      field(0, 'over:L:won'),
      field(0, 'over:X:quiet'),
      field(0, 'build:='),
      field(0, 'constructor'),
      field(5, 'std,null,caster,-'),
      field(5, 'std,null,caster,-,-,-'),
      field(5, 'STD,null,caster,-,-'),
      field(5, 'std,none,caster,-,-'),
      field(5, 'std,null,both,-,-'),
      field(5, 'std,null,caster,0:0,-'),
      field(5, 'std,null,caster,9,-'),
      field(5, 'std,null,caster,9:,-'),
      field(5, 'std,null,caster,09:3,-'),
      field(5, 'std,null,caster,9:03,-'),
      field(5, 'std,null,caster,9:3:1,-'),
      field(5, 'std,null,caster,10000:3,-'),
      field(5, 'std,null,caster,9:-1,-'),
      field(5, 'std,null,caster,,-'),
      'x'.repeat(100_000),
      ' '.repeat(999),
    ])
      expect([wrong, why(wrong)]).toEqual([wrong, expect.stringMatching(/^TO-10\.1: /)]);
  });

  rule('TO-10.2', 'squares with wizards', () => {
    for (const wrong of [
      '',
      '-,a8:K3*',
      'a8',
      'a8K3*',
      'a8:',
      'a8:*',
      'a8:K',
      'a8:K4*',
      'a8:X3*',
      'a8:K3K2*',
      'a8:K3K3*',
      'a8:K3**',
      'a8:*K3',
      'i8:K3*',
      'a9:K3*',
      'a8:K3*,',
      ',a8:K3*',
      'a8:K3*;c6:K1',
    ])
      expect([wrong, why(field(1, wrong))]).toEqual([wrong, expect.stringMatching(/^TO-10\.2: light board: /)]);
    expect(why(field(2, 'a3'))).toMatch(/^TO-10\.2: dark board: /);
  });

  rule('TO-10.3', 'whole wizards, then loose pyramids in brackets', () => {
    for (const wrong of [
      '',
      'R1G2',
      'R1G2B3*',
      'R1G2B3,',
      'R1G2B3,-',
      '[]',
      '[R1',
      'R1]',
      '[R1G]',
      '[X1]',
      '[R4]',
      '[R1],R1G2B3',
      '[R1],[R1]',
      '[R1,R2]',
    ])
      expect([wrong, why(field(3, wrong))]).toEqual([wrong, expect.stringMatching(/^TO-10\.3: light hand: /)]);
    expect(why(field(4, 'x'))).toMatch(/^TO-10\.3: dark hand: /);
  });

  const { mixed, other } = rosters;
  const [m1 = '', m2 = '', m3 = '', m4 = '', m5 = ''] = mixed;
  const [o1 = '', o2 = '', o3 = '', o4 = '', o5 = ''] = other;
  const std = 'std,null,caster,-,-';

  const refusedBy4 = (texts: readonly string[]): void => {
    for (const text of texts) expect([text, why(text)]).toEqual([text, expect.stringMatching(/^TO-10\.4: /)]);
  };
  const accepted = (texts: readonly string[]): void => {
    for (const text of texts) expect([text, why(text)]).toEqual([text, '']);
  };

  rule('TO-10.4', 'impossible positions are refused: in any stage', () => {
    refusedBy4([
      light('a2:R1,a4:R1,a6:R1,a8:R1,b1:R1,b3:R1*', 'a7:B1*'),
      light('a2:R1*', 'a1:B1,a3:B1,a5:B1,a7:B1*,b2:B1,b4:B1'),
      light('a3:R3*', 'a7:B1*'),
      light('a2:R3*', 'a8:B1*'),
      light('a2:R3*,a2:R3', 'a7:B1*'),
      light('a2:R3*,a4:R3*', 'a7:B1*'),
      light('a2:R3*', 'a5:B1*,a7:B1*'),
      light('a2:K3*', 'a7:B1*', '- - lim,null,caster,-,-'),
      light('a2:R3*', 'a7:O1*', '- - lim,null,caster,-,-'),
      light('a2:R3*', 'a7:B1*', '- - std,null,caster,9:10,-'),
      light('a2:R3*', 'a7:B1*', '- - std,null,caster,-,9:10'),
      light('a2:R3*', 'a7:B1*', '- - std,null,caster,9:5,9:4'),
    ]);
    // Six wizards, within the limit of five pyramids of each size.
    const six = light('a2:R1,a4:R1,a6:R1,a8:R1,b1:R1,b3:R2*', 'a7:B1*');
    expect(why(six)).toContain('a side has more than five wizards');
    accepted([
      light('a2:R3*', 'a7:B1*', '- - std,null,caster,9:4,9:4'),
      light('a2:R3*', 'a7:B1*', '- - lim,null,caster,9:8,-'),
    ]);
  });

  test('impossible positions are refused: build', () => {
    const loose = '[B1G1R1W1Y1B2C2K2O2P2G3K3O3R3Y3]';
    const darks = '[C1G1K1O1P1B2G2R2W2Y2B3C3O3R3W3]';
    accepted([`build:L - - ${loose} ${darks} ${std}`, `build:D - - W1B2G3,[B1G1R1Y1C2K2O2P2K3O3R3Y3] ${darks} ${std}`]);
    refusedBy4([
      `build:D - - ${loose} ${darks} ${std}`,
      `build:L b1:W1B2G3 - [B1G1R1Y1C2K2O2P2K3O3R3Y3] ${darks} ${std}`,
      `build:L - - W1B2G3,[B1G1R1Y1C2K2O2P2K3O3R3Y3] ${darks} ${std}`,
      `build:L - - ${loose} - ${std}`,
      `build:L - - [B1G1R1W1B2C2K2O2P2G3K3O3R3Y3] ${darks} ${std}`,
      `build:L - - [B1G1R1W1Y1Y1B2C2K2O2P2G3K3O3R3Y3] ${darks} ${std}`,
      `build:L - - [B1G1R1W1Y1Y1B2C2K2O2P2G3K3O3R3] ${darks} ${std}`,
      `build:D - - W1B2K3,[B1G1R1Y1C2K2O2P2G3O3R3Y3] ${darks} ${std}`,
      `build:L - - ${loose} ${darks} lim,null,caster,-,-`,
      `build:L - - ${loose} ${darks} std,null,caster,9:1,-`,
      `build:L - - ${loose} ${darks} std,null,caster,-,9:1`,
      `build:L - - ${mixed.join()} ${other.join()} ${std}`,
    ]);
  });

  test('impossible positions are refused: place', () => {
    const [lightHand, darkHand] = [mixed.join(), other.join()];
    accepted([
      `place:L - - ${lightHand} ${darkHand} ${std}`,
      `place:D b1:${m1} - ${[m2, m3, m4, m5].join()} ${darkHand} ${std}`,
      `place:L b1:${m1} a7:${o1},b8:${o2} ${[m2, m3, m4, m5].join()} ${[o3, o4, o5].join()} ${std}`,
    ]);
    refusedBy4([
      `place:D - - ${lightHand} ${darkHand} ${std}`,
      `place:L b1:${m1} - ${[m2, m3, m4, m5].join()} ${darkHand} ${std}`,
      `place:D b3:${m1} - ${[m2, m3, m4, m5].join()} ${darkHand} ${std}`,
      `place:D b1:${m1}* - ${[m2, m3, m4, m5].join()} ${darkHand} ${std}`,
      `place:D b1:B1O2 - ${[m2, m3, m4, m5].join()} ${darkHand} ${std}`,
      `place:D b1:${m1},d1:${m2} - ${[m3, m4, m5].join()} ${darkHand} ${std}`,
      `place:L b1:${m1},d1:${m2} a7:${o1} ${[m3, m4, m5].join()} ${[o2, o3, o4, o5].join()} ${std}`,
      `place:L - - ${[m1, m2, m3, m4].join()} ${darkHand} ${std}`,
      `place:L - - ${[m1, m1, m2, m3, m4, m5].join()} ${darkHand} ${std}`,
      `place:L - - ${[m1, m2, m3, m4].join()},[Y1K2O3] ${darkHand} ${std}`,
      `place:L - - ${lightHand} ${darkHand} std,null,caster,9:1,-`,
    ]);
  });

  const [own, opposing] = [
    `a2:${m1},b1:${m2},c2:${m3},d1:${m4},e2:${m5}`,
    `a7:${o1},b8:${o2},c7:${o3},d8:${o4},e7:${o5}`,
  ];

  test('impossible positions are refused: mark', () => {
    const first = own.replace(m1, `${m1}*`);
    accepted([`mark:L ${own} ${opposing} - - ${std}`, `mark:D ${first} ${opposing} - - ${std}`]);
    refusedBy4([
      `mark:D ${own} ${opposing} - - ${std}`,
      `mark:L ${first} ${opposing} - - ${std}`,
      `mark:L ${own} ${opposing.replace(o1, `${o1}*`)} - - ${std}`,
      `mark:D ${first} ${opposing.replace(o1, `${o1}*`)} - - ${std}`,
      `mark:L ${own.replace('e2', 'e4')} ${opposing} - - ${std}`,
      `mark:L ${own.slice(0, -10)} ${opposing} ${m5} - ${std}`,
      `mark:L ${own.replace(m5, 'Y1K2')} ${opposing} - - ${std}`,
      `place:D ${own} ${opposing} - - ${std}`,
    ]);
  });

  test('impossible positions are refused: play', () => {
    accepted([light('a2:R3*', 'a7:B1*'), light('a8:R3*', 'c7:B1*')]);
    refusedBy4([
      light('a2:R3', 'a7:B1*'),
      light('a2:R3*', 'a7:B1'),
      light('-', 'a7:B1*'),
      light('a2:R3*', '-'),
      light('-', '-'),
      light('a2:R3*', 'a7:B1*', `${m1} - ${std}`),
      light('a2:R3*', 'a7:B1*', `- [R1] ${std}`),
      light('a8:K2*', 'c5:R2*'),
      dark('a6:K3,a8:B1,b7:B1,c8:B1*', 'a1:B1,b2:R1*,c1:B1'),
      light('a2:R3*', 'a7:B1*', '- - std,null,caster,9:9,-'),
      light('a2:R3*', 'a7:B1*', '- - std,null,caster,-,9:9'),
    ]);
  });

  test('impossible positions are refused: over', () => {
    const over = (stage: string, lights: string, darks: string, settings = std): string =>
      `over:${stage} ${lights} ${darks} - - ${settings}`;
    accepted([
      over('L:archmage', 'a8:R3*', '-'),
      over('D:archmage', 'b1:R3', 'a3:K1*'),
      over('L:archmage', 'b1:R2', 'a3:K3'),
      over('D:archmage', 'b1:R2', 'a3:K3'),
      over('L:archmage', '-', '-'),
      over('D:archmage', 'b1:R2', 'a3:K3', 'std,null,count,-,-'),
      over('=:archmage', 'b1:R3', 'a3:K3', 'std,null,count,-,-'),
      over('=:archmage', '-', '-', 'std,null,count,-,-'),
      over('L:archmage', 'a8:R3*', '-', 'std,null,caster,9:0,9:9'),
      over('=:passed', 'a8:K2*', 'c5:R2*'),
      over('=:passed', 'a8:K2*', 'c5:R2*', 'std,null,caster,9:9,9:9'),
      over('L:quiet', 'd5:R2Y3*', 'e7:B1C3*', 'std,null,caster,8:8,8:8'),
      over('L:plies', 'd5:R2Y3*', 'e7:B1C3*', 'std,null,caster,8:0,9:9'),
    ]);
    refusedBy4([
      over('D:archmage', 'a8:R3*', '-'),
      over('=:archmage', 'a8:R3*', '-'),
      over('L:archmage', 'a8:R3*', 'a7:B1*'),
      over('=:archmage', 'b1:R2', 'a3:K3'),
      over('L:archmage', 'b1:R2', 'a3:K3', 'std,null,count,-,-'),
      over('=:archmage', 'b1:R2', 'a3:K3', 'std,null,count,-,-'),
      over('L:archmage', '-', '-', 'std,null,count,-,-'),
      over('L:archmage', 'a8:R3*', '-', 'std,null,caster,9:1,-'),
      over('L:archmage', 'a8:R3*', '-', 'std,null,caster,-,9:0'),
      over('L:passed', 'a8:R3*', '-'),
      over('L:passed', 'a8:K2*', 'c5:R2*'),
      over('=:quiet', 'a8:K2*', 'c5:R2*', 'std,null,caster,9:9,-'),
      over('=:passed', 'a8:K2*', 'c5:R2*', 'std,null,caster,-,9:0'),
      over('L:passed', 'd5:R2Y3*', 'e7:B1C3*'),
      over('L:quiet', 'd5:R2Y3*', 'e7:B1C3*'),
      over('D:quiet', 'd5:R2Y3*', 'e7:B1C3*', 'std,null,caster,8:8,-'),
      over('L:quiet', 'd5:R2Y3*', 'e7:B1C3*', 'std,null,caster,8:7,-'),
      over('L:plies', 'd5:R2Y3*', 'e7:B1C3*', 'std,null,caster,8:8,9:9'),
      over('L:plies', 'd5:R2Y3*', 'e7:B1C3*', 'std,null,caster,-,9:8'),
      over('L:archmage', 'a8:R3*', '-').replace(' - - std', ` ${m1} - std`),
    ]);
  });

  rule('TO-10.5', 'only the canonical spelling', () => {
    for (const wrong of [
      light('c6:W1B3,a8:R3*', 'a7:B1*'),
      light('a8:R3*', 'c5:B1,a7:B1*'),
      `place:L - - ${[...mixed].reverse().join()} ${other.join()} ${std}`,
      `build:L - - [G1B1R1W1Y1B2C2K2O2P2G3K3O3R3Y3] [C1G1K1O1P1B2G2R2W2Y2B3C3O3R3W3] ${std}`,
      `build:L - - [B2C2K2O2P2B1G1R1W1Y1G3K3O3R3Y3] [C1G1K1O1P1B2G2R2W2Y2B3C3O3R3W3] ${std}`,
    ])
      expect([wrong, why(wrong)]).toEqual([wrong, expect.stringMatching(/^TO-10\.5: /)]);
    // Squares are ordered as texts, so a8 comes before b1.
    expect(why(light('a8:R3*,b1:R3', 'a7:B1*'))).toBe('');
  });

  test('the JSON of a state names what is wrong', () => {
    const json = game.state.encode(position(good)) as Readonly<Record<string, unknown>>;
    const fault = (change: object): string => {
      const read = decode(game.state)({ ...json, ...change });
      return isLeft(read) ? printFault(read.left) : 'read';
    };
    const board = json['board'] as readonly string[];
    expect(fault({})).toBe('read');
    expect(board[2 + 8 * 5]).toBe('W1B3');
    expect(fault({ board: board.with(0, 'X1') })).toMatch(/^TO-10\.1: board\.0: "X1" is not a wizard token/);
    expect(fault({ board: board.slice(1) })).toMatch(/^TO-10\.1: board: /);
    expect(fault({ board: board.map(() => '.') })).toMatch(/^TO-10\.4: board: /);
    expect(fault({ stage: { _tag: 'Play', side: 2 } })).toMatch(/^TO-10\.1: stage\.side: /);
    expect(fault({ stage: { _tag: 'Play' } })).toMatch(/^TO-10\.1: stage\.side: missing/);
    expect(fault({ stage: { _tag: 'Done', side: 0 } })).toMatch(/^TO-10\.1: stage: unknown _tag "Done"/);
    expect(fault({ hands: [['R1G2B3'], []] })).toMatch(/^TO-10\.4: hands: /);
    expect(fault({ hands: [[]] })).toMatch(/^TO-10\.1: hands: /);
    expect(fault({ hands: [['R1G2'], []] })).toMatch(/^TO-10\.1: hands\.0\.0: /);
    expect(fault({ loose: [['R9'], []] })).toMatch(/^TO-10\.1: loose\.0\.0: /);
    expect(fault({ quiet: 10 })).toMatch(/^TO-10\.4: settings: /);
    expect(fault({ wizards: [[], []] })).toMatch(/wizards: unknown key/);
    expect(fault({ settings: {} })).toMatch(/settings\.table: missing/);
  });
});
