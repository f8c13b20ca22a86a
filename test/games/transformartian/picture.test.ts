import { expect, test } from 'vitest';
import { defaultOptions, game } from '../../../src/games/transformartian/index.js';
import { at, walk } from '../../kit/play.js';

test('the picture shows grid, chart, hands and points', () => {
  const text = 'YBRYR/BBBRY/GBRPR/GGGPP/YYGPP 3 PR 00000/00000/10000/00000/00000 5,0 2:2 X,+,Z,I,W 5,3,1 61 pi 0';
  expect(game.board(at(game)(text)).split('\n')).toEqual([
    '   a b c d e',
    '5  Y B R Y R  5',
    '4  B B B R Y  4',
    '3  G B R P R  3',
    '2  G G G P P  2',
    '1  Y Y G P P  1',
    '   a b c d e',
    '',
    'Chart X       +       Z       I       W',
    '      o.o     .o.     oo.     ooooo   o..',
    '      .o.     ooo     .o.             oo.',
    '      o.o     .o.     .oo             .oo',
    '[5]   RYBGP   RYBGP   YBGP    RYBGP   RYBGP',
    '[3]   -       -       R       -       -',
    '[1]   -       -       -       -       -',
    '',
    'Turn 3: seat 0 to move, for seat 0. Target: 61',
    'seat 0: 5 points, medium in hand: P',
    'seat 1: 0 points, medium in hand: R',
    'Mediums at home: Y B G',
  ]);
});

test('the picture names the seat that moves, of any number of players', () => {
  for (const [players, teams] of [
    [2, 2],
    [3, 3],
    [4, 2],
  ] as const) {
    const { states } = walk(game, { ...defaultOptions, players, teams }, 3, 9);
    for (const state of states.filter((now) => game.toMove(now).length > 0))
      expect(game.board(state)).toContain(`seat ${game.toMove(state)[0] ?? -1} to move`);
    expect(states.length).toBeGreaterThan(players);
  }
});
