/** Faces: parts, changes and words of every game, over random games. */
import { isLeft } from 'fp-ts/Either';
import { describe, it } from 'vitest';
import type { GameTypes } from '../../src/core/contract/game.js';
import { decode } from '../../src/core/reading/codec.js';
import {
  type Face,
  icetradersFace,
  terrafexFace,
  terraMysticaFace,
  toframennFace,
  transformartianFace,
} from '../../src/face/index.js';
import {
  icetradersSvg,
  terrafexSvg,
  terraMysticaSvg,
  toframennSvg,
  transformartianSvg,
} from '../../src/face/svg/index.js';
import { holdLaws, type Tally } from './kit.js';

const games = Number(process.env['FACE_GAMES'] ?? 5);

const tally = (): Tally => ({ plies: 0, moves: 0, targets: 0, changes: 0, said: new Set() });

const report = (name: string, { plies, moves, targets, changes, said }: Tally): void => {
  console.info(
    `${name}: ${games} games, ${plies} plies, ${moves} moves without a collision, ${targets} targets, ${changes} changes, ${said.size} sentences`,
  );
};

type Seat = 0 | 1 | 2 | 3 | 4 | 5;

/** Plays games with one face, from set-ups with several options in turn, and reports the counts. */
const law = <T extends GameTypes>(
  face: Face<T>,
  draw: (view: T['State'] | T['View'], options: { readonly seat?: Seat | undefined }) => string,
  beside: readonly string[],
  variants: readonly unknown[],
  plies = 400,
): void => {
  it(`${face.game.id}: parts, changes and words keep the laws of a face`, { timeout: 600_000 }, () => {
    const counted = tally();
    for (let seed = 1; seed <= games; seed++) {
      const options = decode(face.game.options)(variants[seed % variants.length]);
      if (isLeft(options)) throw new Error(JSON.stringify(options.left));
      const start = face.game.setup(options.right, seed);
      if (isLeft(start)) throw new Error(start.left.text);
      holdLaws(face, (view, seat) => draw(view, { seat }), beside, start.right, seed, plies, counted);
    }
    report(face.game.id, counted);
  });
};

describe('laws of faces', () => {
  law(
    terrafexFace,
    terrafexSvg,
    ['verb', 'landing-size'],
    [{}, { layout: '2', push: 1 }, { turnLimit: 9, extraTurn: 'drawn' }],
  );
  law(toframennFace, toframennSvg, ['verb'], [{}, { build: 'stack' }]);
  law(transformartianFace, transformartianSvg, ['verb'], [{}, { players: 4 }, { players: 3, teams: 3 }], 60);
  law(icetradersFace, icetradersSvg, ['verb', 'answer'], [{ players: 2 }, { players: 3 }, { players: 5 }]);
  law(
    terraMysticaFace,
    terraMysticaSvg,
    ['verb', 'number', 'terrain', 'tokens'],
    [{ players: 2 }, { players: 3, 'leech-timing': 'deferred' }, { players: 4, map: 'fire-ice' }],
    300,
  );
});
