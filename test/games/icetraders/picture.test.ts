import { right } from 'fp-ts/Either';
import { expect, test } from 'vitest';
import { decode } from '../../../src/core/index.js';
import { game } from '../../../src/games/icetraders/index.js';
import { position } from './kit.js';

const lines = (text: string): readonly string[] => game.board(position(text)).split('\n');

test('the picture shows systems, ships, seats, what is to be done, and the stash', () => {
  expect(lines('3 sac:Y2 0 GEE +++ - 1:Y3=0R1R3;2:H=0G1G1B1,1R3G1G1,2G2;3:R1=1Y2,2B3;4:H=0Y1G2 -')).toEqual([
    'System  marker      connected to  ships of 0  ships of 1  ships of 2',
    '1       Y3          -             R1 R3       .           .',
    '2       hyperspace  all, one way  2xG1 B1     R3 2xG1     G2',
    '3       R1          -             .           Y2          B3',
    '4       hyperspace  all, one way  Y1 G2       .           .',
    '',
    'Seat  alignment  material  standing',
    '0 >   Good       10        living',
    '1     Evil       7         living',
    '2     Evil       5         living',
    '',
    'Seat 0 has sacrificed a ship. 2 uses of yellow left (moves, by ships that are not yellow).',
    'Stash: 3xR1 5xR2 3xR3 4xY1 4xY2 4xY3 1xG1 3xG2 5xG3 4xB1 5xB2 4xB3',
  ]);
});

test('a type of which the stash has no piece left is not shown', () => {
  const text = '2 main 0 GE ++ - 1:R1=0Y1Y1B1,1R3;2:R2B1=0Y1Y1Y1,1G2 -';
  expect(lines(text).at(-1)).toMatch(/^Stash: 4xR1 4xR2 4xR3 5xY2 5xY3 /);
});

test('before the systems are there the picture shows the picks', () => {
  expect(lines('3 pick 1 GGE +++ 0:R1Y2,-,- - -').slice(0, 6)).toEqual([
    'No systems yet.',
    '',
    'Seat  alignment  pick        standing',
    '0     Good       R1Y2        living',
    '1 >   Good       not picked  living',
    '2     Evil       not picked  living',
  ]);
});

test('one use of a sacrificed power is left', () => {
  expect(lines('3 sac:B1 0 GEE +++ - 1:Y3=0R1R3;2:H=0G1G1B1,1R3G1G1,2G2;3:R1=1Y2,2B3;4:H=0Y1G2 -').at(-2)).toBe(
    'Seat 0 has sacrificed a ship. 1 use of blue left (trades, by ships that are not blue).',
  );
});

test('a power of every colour is written as JSON and read', () => {
  for (const ship of ['R1', 'Y1', 'G1', 'B1']) {
    const state = position(`3 sac:${ship} 0 GEE +++ - 1:Y3=0R1R3;2:H=0G1G1,1R3G1G1,2G2;3:R1=1Y2,2B3;4:H=0Y1G2 -`);
    expect(decode(game.state)(JSON.parse(JSON.stringify(game.state.encode(state))))).toEqual(right(state));
  }
});
