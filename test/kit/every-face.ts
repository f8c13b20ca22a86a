/** The faces of the five games, each with the option sets from which tests draw. */
import type fc from 'fast-check';
import type { GameTypes } from '../../src/core/index.js';
import type { Face } from '../../src/face/index.js';
import {
  icetradersFace,
  terrafexFace,
  terraMysticaFace,
  toframennFace,
  transformartianFace,
} from '../../src/face/index.js';
import { optionSets as ofIceTraders } from '../games/icetraders/kit.js';
import { optionSets as ofTerraMystica } from '../games/terra-mystica/kit.js';
import { optionSets as ofTerrafex } from '../games/terrafex/kit.js';
import { optionSets as ofToframenn } from '../games/toframenn/kit.js';
import { optionSets as ofTransformartian } from '../games/transformartian/kit.js';

/** Passes each face to a function, together with its option sets and a number of plies that is enough to get into its game. */
export const withEveryFace = (
  use: <T extends GameTypes>(face: Face<T>, options: fc.Arbitrary<T['Options']>, plies: number) => void,
): void => {
  use(terrafexFace, ofTerrafex, 90);
  use(toframennFace, ofToframenn, 90);
  use(transformartianFace, ofTransformartian, 50);
  use(icetradersFace, ofIceTraders, 50);
  use(terraMysticaFace, ofTerraMystica, 150);
};
