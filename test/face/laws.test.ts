/** Faces: parts, changes and words of every game, over random games. */
import { describe, it } from 'vitest';
import { terrafexFace } from '../../src/face/index.js';
import { terrafexSvg } from '../../src/svg/index.js';
import { initial } from '../../src/terrafex/index.js';
import { holdLaws, type Tally } from './kit.js';

const games = Number(process.env['FACE_GAMES'] ?? 6);

const tally = (): Tally => ({ plies: 0, moves: 0, targets: 0, changes: 0, said: new Set() });

const report = (name: string, { plies, moves, targets, changes, said }: Tally): void => {
  console.info(
    `${name}: ${games} games, ${plies} plies, ${moves} moves without a collision, ${targets} targets, ${changes} changes, ${said.size} sentences`,
  );
};

describe('terrafex', () => {
  it('parts, changes and words keep the laws of a face', () => {
    const counted = tally();
    for (let seed = 1; seed <= games; seed++)
      holdLaws(terrafexFace, (view, seat) => terrafexSvg(view, { seat }), ['verb', 'landing-size'], initial, seed, 300, counted);
    report('terrafex', counted);
  });
});
