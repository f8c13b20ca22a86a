import { describe, expect, test } from 'vitest';
import { forecastDuel, game } from '../../../src/games/toframenn/index.js';
import { at, legalTexts, result } from '../../kit/play.js';
import { dark, light, rule, sourceBoard, tail } from './kit.js';

const after = result(game);
const position = at(game);
const legal = (text: string): string => legalTexts(game, position(text)).join(' ');

const source = `play:L ${sourceBoard} ${tail}`;

describe('actions and Moves', () => {
  rule('TO-5.1', 'one Move, Bolt or Duel, then the other side; nothing of an earlier stage', () => {
    for (const [move, seat] of [
      ['d3-f5', 'D'],
      ['d3~a3:3>3', 'D'],
      ['c6xc5:1', 'D'],
    ] as const)
      expect(after(source, move)).toMatch(new RegExp(`^play:${seat} `));
    for (const wrong of ['d3*', '+R1G2B3', 'R1G2B3@b1']) expect(after(source, wrong)).toBe('TO-5.1');
    expect(game.toMove(position(source))).toEqual([0]);
    expect(game.toMove(position(after(source, 'd3-f5')))).toEqual([1]);
  });

  rule('TO-5.2', 'only a wizard of one’s own acts', () => {
    for (const wrong of ['c5-d4', 'd2xd3', 'a3~d3:3>3', 'e4-f5', 'e4xd4', 'e4~e7:3>3', 'e1-f2', 'b1~e1:2>1'])
      expect(after(source, wrong)).toBe('TO-5.2');
    expect(after(after(source, 'd3-f5'), 'f5-g6')).toBe('TO-5.2');
  });

  rule('TO-5.3', 'a Move changes the place of one wizard', () => {
    expect(after(source, 'd3-h7')).toBe(`play:D a8:K1O2P3*,c6:W1B3,h7:B2Y3 a3:P1Y2G3,c5:Y1C2R3,d2:B1C2W3* ${tail}`);
    expect(after(light('b1:R3*', 'h8:B1C2*'), 'b1-g6')).toBe(dark('g6:R3*', 'h8:B1C2*'));
  });

  rule('TO-5.4', 'diagonally forward, over any distance', () => {
    const alone = light('d3:B2*', 'h8:R1*');
    expect(legal(alone)).toBe('d3-a6 d3-b5 d3-c4 d3-e4 d3-f5 d3-g6 d3-h7');
    for (const wrong of ['d3-c2', 'd3-e2', 'd3-d4', 'd3-e3', 'd3-e5', 'd3-d3', 'd3-f4', 'd3-a1'])
      expect(after(alone, wrong)).toBe('TO-5.4');
    expect(legal(dark('a2:B2*', 'd6:R1*'))).toBe('d6-a3 d6-b4 d6-c5 d6-e5 d6-f4 d6-g3 d6-h2');
    for (const wrong of ['d6-e7', 'd6-c7', 'd6-d5']) expect(after(dark('a2:B2*', 'd6:R1*'), wrong)).toBe('TO-5.4');
    expect(after(light('h1:B2*', 'a7:R1*'), 'h1-a2')).toBe('TO-5.4');
  });

  rule('TO-5.5', 'neither onto nor over a wizard', () => {
    const blocked = light('a2:R3*,c4:Y1', 'a7:B3*');
    expect(after(blocked, 'a2-c4')).toBe('TO-5.5');
    expect(after(blocked, 'a2-d5')).toBe('TO-5.5');
    expect(after(blocked, 'a2-b3')).toBe(dark('b3:R3*,c4:Y1', 'a7:B3*'));
    expect(after(light('a2:R3*,b3:Y1', 'a7:B3*'), 'a2-c4')).toBe('TO-5.5');
  });

  rule('TO-5.6', 'not past a square beside an opposing wizard; start and target may be such squares', () => {
    expect(after(source, 'd3-b5')).toBe('TO-5.6');
    expect(after(source, 'd3-a6')).toBe('TO-5.6');
    expect(after(source, 'd3-c4')).toMatch(/^play:D a8:K1O2P3\*,c4:B2Y3,c6:W1B3 /);
    // c6 itself is next to c5.
    expect(after(source, 'c6-e8')).toMatch(/^play:D /);
    // A wizard on any of the four squares next to c4 blocks the path over c4, from either end.
    for (const beside of ['c5', 'b4', 'c3', 'd4']) {
      expect(after(light('b3:R3*', `${beside}:B1*`), 'b3-d5')).toBe('TO-5.6');
      expect(after(light('b3:R3*', `${beside}:B1*`), 'b3-c4')).toMatch(/^play:D c4/);
    }
    for (const beside of ['c6', 'b5', 'c4', 'd5']) {
      expect(after(dark(`${beside}:R1*`, 'd6:B3*'), 'd6-b4')).toBe('TO-5.6');
      expect(after(dark(`${beside}:R1*`, 'd6:B3*'), 'd6-c5')).toMatch(/^play:L \S+ c5/);
    }
    // Your own wizard near the path does not block it, and neither does an opponent next to the destination.
    expect(after(light('b1:R3*,b3:R1', 'h8:B1*'), 'b1-d3')).toMatch(/^play:D /);
    expect(after(light('b3:R3*', 'd6:B1*'), 'b3-d5')).toMatch(/^play:D d5/);
  });

  rule('TO-5.7', 'who has an action must act; who has none passes, and nothing else changes', () => {
    expect(after(source, 'pass')).toBe('TO-5.7');
    const stuck = light('a8:R3*', 'c7:B1*');
    expect(legal(stuck)).toBe('pass');
    expect(after(stuck, 'pass')).toBe(dark('a8:R3*', 'c7:B1*'));
    // A Duel, a Bolt or a Move is enough for an action.
    expect(after(light('a8:R1*', 'a7:B1*'), 'pass')).toBe('TO-5.7');
    expect(after(light('a8:R3*', 'a5:B1*'), 'pass')).toBe('TO-5.7');
    expect(after(light('c6:R2*', 'h8:B1*'), 'pass')).toBe('TO-5.7');
    expect(after(light('a8:R3*', 'c7:B1*', '- - std,null,caster,9:2,20:3'), 'pass')).toBe(
      dark('a8:R3*', 'c7:B1*', '- - std,null,caster,9:3,20:4'),
    );
  });
});

describe('Bolts', () => {
  rule('TO-6.1', 'in all four directions, backwards too, and no one moves', () => {
    const around = light('e4:R3*', 'b4:B1,e1:B1,e7:B1,h4:B1*');
    expect(legal(around).match(/\S*~\S*/g)).toEqual(['e4~b4:3>1', 'e4~e1:3>1', 'e4~e7:3>1', 'e4~h4:3>1']);
    expect(after(around, 'e4~e1:3>1')).toBe(dark('e4:R3*', 'b4:B1,e7:B1,h4:B1*'));
  });

  rule('TO-6.2', 'at distance 3 or 5 along a line', () => {
    for (const target of ['e5', 'e6', 'e8', 'e4', 'f6', 'h7', 'b1', 'a4'])
      expect([target, after(light('e4:R3*', 'e5:B1*'), `e4~${target}:3>1`)]).toEqual([target, 'TO-6.2']);
    expect(after(light('h1:R3*', 'a1:B1,h8:B1*'), 'h1~a1:3>1')).toBe('TO-6.2');
    expect(after(light('b1:R3*', 'b8:B1*'), 'b1~b8:3>1')).toBe('TO-6.2');
    expect(after(light('h1:R3*', 'c1:B1*'), 'h1~c1:3>1')).toMatch(/^over:L/);
    expect(after(light('h1:R3*', 'e1:B1*'), 'h1~e1:3>1')).toMatch(/^over:L/);
  });

  rule('TO-6.3', 'an opposing wizard stands there', () => {
    expect(after(light('e4:R3*', 'e1:B1*'), 'e4~e7:3>1')).toBe('TO-6.3');
    expect(after(source, 'd3~d6:3>1')).toBe('TO-6.3');
  });

  rule('TO-6.4', 'no wizard of either side between', () => {
    for (const between of ['a4:Y1', 'a6:Y1'])
      expect(after(light(`a2:R3*,${between}`, 'a7:B3*'), 'a2~a7:3>3')).toBe('TO-6.4');
    for (const between of ['a3:Y1', 'a5:Y1'])
      expect(after(light('a2:R3*', `${between},a7:B3*`), 'a2~a7:3>3')).toBe('TO-6.4');
    expect(after(light('a2:R3*', 'a7:B3*'), 'a2~a7:3>3')).toMatch(/^over/);
  });

  rule('TO-6.5', 'the spell is a medium or large that the caster has', () => {
    expect(after(light('e4:R1R2R3*', 'e7:B1*'), 'e4~e7:1>1')).toBe('TO-6.5');
    expect(after(light('e4:R1R3*', 'e7:B1*'), 'e4~e7:2>1')).toBe('TO-6.5');
    expect(after(light('e4:R1R2*', 'e7:B1*'), 'e4~e7:3>1')).toBe('TO-6.5');
    expect(after(light('a2:R3*', 'a7:B3*'), 'a2~a7:2>3')).toBe('TO-6.5');
  });

  rule('TO-6.6', 'a medium reaches 3, a large 3 or 5; two spells of a colour are two Bolts', () => {
    expect(legal(light('e4:R2R3*', 'e7:B1*'))).toContain('e4~e7:2>1 e4~e7:3>1');
    expect(after(light('a2:R2*', 'a7:B3*'), 'a2~a7:2>3')).toBe('TO-6.6');
    expect(legal(light('a2:R2R3*', 'a7:B3*')).match(/\S*~\S*/g)).toEqual(['a2~a7:3>3']);
  });

  rule('TO-6.7', 'any pyramid that the target has', () => {
    const whole = light('e4:R2*', 'e7:B1C2B3*');
    expect(legal(whole).match(/\S*~\S*/g)).toEqual(['e4~e7:2>1', 'e4~e7:2>2', 'e4~e7:2>3']);
    expect(after(light('a2:R3*', 'a7:B3*'), 'a2~a7:3>2')).toBe('TO-6.7');
    expect(after(light('a2:R3*', 'a7:B3*'), 'a2~a7:3>1')).toBe('TO-6.7');
  });

  rule('TO-6.8', 'its colour attacks that of the target pyramid in the table in force', () => {
    expect(after(source, 'd3~a3:2>3')).toBe('TO-6.8');
    expect(after(light('e4:R3*', 'e7:R1*'), 'e4~e7:3>1')).toBe('TO-6.8');
    const yellow = (table: string): string =>
      after(light('e4:R3*', 'e7:Y1*', `- - ${table},null,caster,-,-`), 'e4~e7:3>1');
    expect(yellow('std')).toBe('TO-6.8');
    expect(yellow('lim')).toMatch(/^over:L:archmage/);
  });

  rule('TO-6.9', 'the target pyramid is removed', () => {
    expect(after(light('e4:R3*', 'e7:B1C2B3*'), 'e4~e7:3>2')).toBe(dark('e4:R3*', 'e7:B1B3*'));
  });

  rule('TO-6.10', 'the spell stays only if it is larger', () => {
    for (const [spell, target, rest] of [
      [2, 1, 'R2R3'],
      [3, 1, 'R2R3'],
      [3, 2, 'R2R3'],
      [2, 2, 'R3'],
      [2, 3, 'R3'],
      [3, 3, 'R2'],
    ] as const)
      expect(after(light('e4:R2R3*', 'e7:B1C2B3*'), `e4~e7:${spell}>${target}`)).toMatch(
        new RegExp(`^play:D e4:${rest}\\* `),
      );
  });

  rule('TO-6.11', 'caster and target may both be destroyed', () => {
    expect(after(light('b1:R3*,e4:R2', 'a3:K1*,e7:B2'), 'e4~e7:2>2')).toBe(dark('b1:R3*', 'a3:K1*'));
  });
});

describe('Duels', () => {
  rule('TO-7.1', 'with an opposing wizard on an adjacent square', () => {
    for (const wrong of ['d3xc5', 'd3xd4', 'd3xc4', 'd3xd3', 'a8xh8', 'c6xd7'])
      expect(after(source, wrong)).toBe('TO-7.1');
    for (const beside of ['d4', 'e3', 'd2', 'c3'])
      expect(legal(light('d3:B1*', `${beside}:R3*`))).toContain(`d3x${beside}`);
    // a5 and h4 are consecutive in the list of squares but not adjacent, and ranks do not wrap around.
    expect(after(dark('h5:R1*', 'a5:B3*,h8:B1'), 'a5xh5')).toBe('TO-7.1');
    expect(after(dark('a4:R1*', 'a7:B1,h4:B3*'), 'h4xa4')).toBe('TO-7.1');
  });

  rule('TO-7.2', 'the leap is made whenever the square behind is there and vacant', () => {
    for (const [opponent, landing] of [
      ['d4', 'd5'],
      ['e3', 'f3'],
      ['d2', 'd1'],
      ['c3', 'b3'],
    ] as const)
      expect(after(light('d3:B1*', `${opponent}:R3*`), `d3x${opponent}`)).toBe(
        dark(`${landing}:B1*`, `${opponent}:R3*`),
      );
    // At the edge, or in front of an occupied square, the wizard stays.
    expect(after(light('b1:B1*', 'a1:R3*'), 'b1xa1')).toBe(dark('b1:B1*', 'a1:R3*'));
    expect(after(light('d3:B1*,d5:R1', 'd4:R3*'), 'd3xd4')).toBe(dark('d3:B1*,d5:R1', 'd4:R3*'));
    // The leap comes first, so the wizard cannot land on the square of an opponent that is destroyed.
    expect(after(light('d3:B3*', 'd4:R1,h8:R1*'), 'd3xd4:1')).toBe(dark('d5:B3*', 'h8:R1*'));
  });

  /** A wizard on d3 against one on d4; a side whose wizard is not the Archmage has its Archmage elsewhere. */
  const pair = (own: string, opponent: string, more = '', rest = tail): string =>
    light(
      `${own.endsWith('*') ? '' : 'a2:K1*,'}d3:${own}${more}`,
      `d4:${opponent}${opponent.endsWith('*') ? '' : ',h8:B1*'}`,
      rest,
    );

  const values = (own: string, opponent: string, rest = tail): unknown =>
    forecastDuel(position(pair(own, opponent, '', rest)), 'd3', 'd4')?.values;

  rule('TO-7.3', 'pips, once more for every pyramid attacked, and 2 for the Archmage', () => {
    const board = position(source);
    expect(forecastDuel(board, 'c6', 'c5')?.values).toEqual([11, 9]);
    expect(forecastDuel(board, 'd3', 'd2')?.values).toEqual([7, 11]);
    expect(values('B3', 'R1C2R3*')).toEqual([12, 2 + 2 + 6 + 2]);
    expect(values('B1B2B3', 'R1R2R3*')).toEqual([24, 26]);
    expect(values('B3', 'W1*')).toEqual([3, 3]);
    expect(values('B3*', 'W1*')).toEqual([5, 3]);
    expect(values('Y1*', 'G3*')).toEqual([4, 8]);
    expect(values('Y1*', 'G3*', '- - lim,null,caster,-,-')).toEqual([4, 5]);
    expect(forecastDuel(board, 'd3', 'c5')).toBeUndefined();
    expect(forecastDuel(board, 'd4', 'c4')).toBeUndefined();
  });

  rule('TO-7.4', 'the margin is the difference of the values, and turns round with the sides', () => {
    const board = position(source);
    expect(forecastDuel(board, 'c6', 'c5')?.margin).toBe(2);
    expect(forecastDuel(board, 'c5', 'c6')?.margin).toBe(-2);
    expect(forecastDuel(board, 'd3', 'd2')?.margin).toBe(-4);
  });

  // The opponent is K1B2B3, with a Duel Value of 6. Purple attacks black; black and blue attack neither purple nor black.
  const byMargin = [
    [0, 'K1K2K3', '', ''],
    [1, 'K2K3*', ':1', ''],
    [2, 'K1K2K3*', ':1', ''],
    [3, 'K1K2P3', ':1:2', ':1'],
    [4, 'K1P2K3*', ':1:2', ':1'],
    [5, 'K1P2P3', ':1:2:3', ':1:2'],
    [6, 'P1P2P3', ':1:2:3', ':1:2'],
    [7, 'K1P2P3*', ':1:2:3', ':1:2:3'],
    [8, 'P1P2P3*', ':1:2:3', ':1:2:3'],
    [-1, 'K2K3', '', ''],
  ] as const;

  rule('TO-7.5', 'which sizes may go, by margin and leap', () => {
    const removals = (text: string): string =>
      legalTexts(game, position(text))
        .filter((move) => move.startsWith('d3x'))
        .map((move) => move.slice(5))
        .join('');
    for (const [margin, own, leaping, staying] of byMargin) {
      const [open, walled] = [pair(own, 'K1B2B3'), pair(own, 'K1B2B3', ',d5:K1')];
      expect([own, forecastDuel(position(open), 'd3', 'd4')?.margin]).toEqual([own, margin]);
      expect([own, removals(open), removals(walled)]).toEqual([own, leaping, staying]);
      for (const [text, sizes] of [
        [open, leaping],
        [walled, staying],
      ] as const)
        for (const size of [1, 2, 3])
          if (!sizes.includes(String(size))) expect(after(text, `d3xd4:${size}`)).toBe('TO-7.5');
    }
    expect(after(source, 'c6xc5:2')).toBe('TO-7.5');
    expect(after(source, 'd3xd2:1')).toBe('TO-7.5');
  });

  rule('TO-7.6', 'one that the opponent has; the active wizard loses nothing', () => {
    const text = light('d3:B1B2B3*', 'd4:C1C3,h8:R1*');
    expect(after(text, 'd3xd4:2')).toBe('TO-7.6');
    expect(after(text, 'd3xd4:3')).toBe(dark('d5:B1B2B3*', 'd4:C1,h8:R1*'));
    expect(after(text, 'd3xd4:1')).toBe(dark('d5:B1B2B3*', 'd4:C3,h8:R1*'));
    const rematch = dark('a8:K1O2P3*,c6:W1B3,d1:B2Y3', 'a3:P1Y2G3,c5:Y1C2R3,d2:B1C2W3*');
    expect(after(rematch, 'd2xd1:1')).toBe('TO-7.6');
    expect(after(rematch, 'd2xd1:2')).toBe('TO-7.5');
  });

  rule('TO-7.7', 'a removal that is possible must be made, one that is not cannot replace it', () => {
    expect(after(source, 'c6xc5')).toBe('TO-7.7');
    expect(after(source.replace('null', 'live'), 'c6xc5')).toBe('TO-7.7');
    // Margin 2 allows only a small pyramid, and there is none; a medium one is no substitute.
    const tooSmall = light('d3:K2*', 'd4:O2,h8:P1*');
    expect(forecastDuel(position(tooSmall), 'd3', 'd4')).toMatchObject({ margin: 2, removals: [] });
    expect(after(tooSmall, 'd3xd4:2')).toBe('TO-7.5');
    expect(after(tooSmall, 'd3xd4')).toBe(dark('d5:K2*', 'd4:O2,h8:P1*'));
  });

  rule('TO-7.8', 'a null Duel is legal unless it is switched off', () => {
    const board = 'a8:K1O2P3*,c6:W1B3,d1:B2Y3 a3:P1Y2G3,c5:Y1C2R3,d2:B1C2W3*';
    expect(after(`play:D ${board} ${tail}`, 'd2xd1')).toBe(`play:L ${board} ${tail}`);
    expect(after(`play:D ${board} - - std,live,caster,-,-`, 'd2xd1')).toBe('TO-7.8');
    // A Duel with a leap or a removal is not a null Duel.
    expect(after(light('d3:B1*', 'd4:R3*', '- - std,live,caster,-,-'), 'd3xd4')).toMatch(/^play:D d5:B1\*/);
    expect(after(light('a8:R3*,c8:R1', 'b8:B1C3,e5:K1*', '- - std,live,caster,-,-'), 'a8xb8:1')).toMatch(
      /^play:D a8:R3\*,c8:R1 b8:C3,/,
    );
  });

  test('a side whose only actions are null Duels has to fight one, or to pass when they are switched off', () => {
    const cornered = (nulls: string): string =>
      light('a6:K1,a8:K1,b7:K1,c8:K1*', 'a7:O1O2O3*', `- - std,${nulls},caster,-,-`);
    expect(legal(cornered('null'))).toBe('a6xa7 a8xa7 b7xa7');
    expect(legal(cornered('live'))).toBe('pass');
    expect(after(cornered('live'), 'a8xa7')).toBe('TO-7.8');
    expect(after(cornered('null'), 'pass')).toBe('TO-5.7');
  });
});
