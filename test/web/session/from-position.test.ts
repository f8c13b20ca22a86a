/** Games that begin from a position have the options that it shows, so that what is saved can be loaded again. */
import fc from 'fast-check';
import { isLeft } from 'fp-ts/Either';
import { expect, test } from 'vitest';
import { printFault } from '../../../src/core/index.js';
import { icetradersFace } from '../../../src/face/index.js';
import type { IceTraders } from '../../../src/games/icetraders/index.js';
import { type SessionSetup, session } from '../../../src/web/session/index.js';
import { withEveryFace } from '../../kit/every-face.js';

withEveryFace((face, options) => {
  const { game } = face;
  test(game.id, () => {
    fc.assert(
      fc.property(options, fc.nat(1000), (chosen, seed) => {
        const state = game.setup(chosen, seed);
        fc.pre(!isLeft(state));
        const play = session(face, { start: game.position.print(state.right) });
        const saved = play.save();
        expect(isLeft(saved) ? saved.left : play.load(saved.right)).toEqual({ _tag: 'Right', right: undefined });
        play.close();
      }),
      { numRuns: 60 },
    );
  });
});

test('what contradicts the position is a fault', () => {
  const start = '2 main 0 GE ++ - 1:B2=0B1;2:Y1=1R3 -';
  const faultOf = (setup: SessionSetup<IceTraders>): string | undefined => {
    const play = session(icetradersFace, { start, ...setup });
    play.close();
    const { fault } = play.snapshot();
    return fault === null ? undefined : printFault(fault);
  };
  expect(faultOf({ seats: [{}, {}] })).toBeUndefined();
  expect(faultOf({ seats: [{}, {}, {}] })).toBe('seats: this game has 2 seats, not 3');
  expect(faultOf({ options: { players: 3 } })).toBe('options.players: the start was set up with another value');
});
