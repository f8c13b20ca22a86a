/** What the faces of the games return can be changed only by its holder: law GC-3.3, with a face. */
import fc from 'fast-check';
import { test } from 'vitest';
import type { Game, GameTypes } from '../../src/core/index.js';
import type { Face } from '../../src/face/index.js';
import {
  icetradersFace,
  terrafexFace,
  terraMysticaFace,
  toframennFace,
  transformartianFace,
} from '../../src/face/index.js';
import { lawsOf } from '../../src/laws/index.js';
import { optionSets as ofIceTraders } from '../games/icetraders/kit.js';
import { optionSets as ofTerraMystica } from '../games/terra-mystica/kit.js';
import { optionSets as ofTerrafex } from '../games/terrafex/kit.js';
import { optionSets as ofToframenn } from '../games/toframenn/kit.js';
import { optionSets as ofTransformartian } from '../games/transformartian/kit.js';

const sharing = <T extends GameTypes>(face: Face<T>, options: fc.Arbitrary<T['Options']>, maxPlies: number): void => {
  const { game }: { readonly game: Game<T> } = face;
  for (const { rule, name, property } of lawsOf(game, { face, options, maxPlies }))
    if (rule === 'GC-3.3')
      test(name, () => {
        fc.assert(property, { numRuns: 10 });
      });
};

sharing(terrafexFace, ofTerrafex, 90);
sharing(toframennFace, ofToframenn, 90);
sharing(transformartianFace, ofTransformartian, 50);
sharing(icetradersFace, ofIceTraders, 50);
sharing(terraMysticaFace, ofTerraMystica, 150);
