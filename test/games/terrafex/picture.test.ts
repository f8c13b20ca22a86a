import { isLeft } from 'fp-ts/Either';
import { expect, test } from 'vitest';
import { game } from '../../../src/games/terrafex/index.js';
import { at } from '../../kit/play.js';
import { defaults } from './kit.js';

test('the picture shows the board, whose turn it is, the points, the pool and the pit', () => {
  const text = 'G1......R1/......../..Y1...../B2+G1......./......../......../B3G2...... b RGB - 102 8 k2a0';
  expect(game.board(at(game)(text)).split('\n')).toEqual([
    '       a       b       c       d       e       f       g       h',
    '7  ( G1  ) [  .  ] (  .  ) [  .  ] (  .  ) [  .  ] (  .  ) [ R1  ]  7',
    '6  [  .  ] (  .  ) [  .  ] (  .  ) [  .  ] (  .  ) [  .  ] (  .  )  6',
    '5  (  .  ) [  .  ] ( Y1  ) [  .  ] (  .  ) [  .  ] (  .  ) [  .  ]  5',
    '4  [B2>G1] (  .  ) [  .  ] (  .  ) [  .  ] (  .  ) [  .  ] (  .  )  4',
    '3  (  .  ) [  .  ] (  .  ) [  .  ] (  .  ) [  .  ] (  .  ) [  .  ]  3',
    '2  [  .  ] (  .  ) [  .  ] (  .  ) [  .  ] (  .  ) [  .  ] (  .  )  2',
    '1  ( B3  ) [ G2  ] (  .  ) [  .  ] (  .  ) [  .  ] (  .  ) [  .  ]  1',
    '       a       b       c       d       e       f       g       h',
    '',
    'Turn 8: Black to act. Trackers standing: RGB',
    'Score: White -1, Black 4',
    'Pool: 3xR1 5xR2 2xR3 4xY1 5xY2 4xY3 3xG1 4xG2 4xG3 5xB1 4xB2 3xB3',
    'Fire pit: 1xR1 0xR2 2xR3',
    '[ ] small and large White, medium Black   ( ) small and large Black, medium White',
    'B3>G1 glacier capping a forest (out of play)   B1*G2 frosted forest (in play)',
  ]);
});

test('every set of options has keys of its own', () => {
  const sets = (['a1-white', 'a1-black'] as const).flatMap((colouring) =>
    (['line', 'adjacent'] as const).flatMap((support) =>
      ([1, 2] as const).flatMap((push) =>
        [0, 1, 2, 5].flatMap((turnLimit) =>
          [0, 1, 2, 5].map((quietLimit) => ({ ...defaults, colouring, support, push, turnLimit, quietLimit })),
        ),
      ),
    ),
  );
  const keys = sets.map((options) => {
    const start = game.setup(options, 0);
    return isLeft(start) ? start.left.text : game.key(start.right);
  });
  expect(new Set(keys).size).toBe(sets.length);
});
