/** Games that begin from a position have the options that it shows, so that what is saved can be loaded again. */
import fc from 'fast-check';
import { isLeft } from 'fp-ts/Either';
import { expect, test } from 'vitest';
import type { Game, GameTypes } from '../../../src/core/index.js';
import type { Face } from '../../../src/face/index.js';
import {
  icetradersFace,
  terrafexFace,
  terraMysticaFace,
  toframennFace,
  transformartianFace,
} from '../../../src/face/index.js';
import { session } from '../../../src/web/session/index.js';
import { optionSets as ofIceTraders } from '../../games/icetraders/kit.js';
import { optionSets as ofTerraMystica } from '../../games/terra-mystica/kit.js';
import { optionSets as ofTerrafex } from '../../games/terrafex/kit.js';
import { optionSets as ofToframenn } from '../../games/toframenn/kit.js';
import { optionSets as ofTransformartian } from '../../games/transformartian/kit.js';

const savedAndLoaded = <T extends GameTypes>(face: Face<T>, options: fc.Arbitrary<T['Options']>): void => {
  const { game }: { readonly game: Game<T> } = face;
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
};

savedAndLoaded(terrafexFace, ofTerrafex);
savedAndLoaded(toframennFace, ofToframenn);
savedAndLoaded(icetradersFace, ofIceTraders);
savedAndLoaded(terraMysticaFace, ofTerraMystica);
savedAndLoaded(transformartianFace, ofTransformartian);
