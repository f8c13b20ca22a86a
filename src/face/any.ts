/**
 * The faces of all games in one list, without the games' own TypeScript types.
 *
 * @packageDocumentation
 */

import type { GameTypes } from '../core/contract/game.js';
import { constant } from '../core/values/constant.js';
import type { Face } from './face.js';
import { icetradersFace } from './icetraders/index.js';
import { terraMysticaFace } from './terra-mystica/index.js';
import { terrafexFace } from './terrafex/index.js';
import { toframennFace } from './toframenn/index.js';
import { transformartianFace } from './transformartian/index.js';

/** A face of any game: `open` passes the face, with its exact types, to a function that works for every game. */
export interface AnyFace {
  /** The id of the face's game. */
  readonly id: string;
  /** Passes the face, with its exact types, to a function that works for every game. */
  readonly open: <A>(use: <T extends GameTypes>(face: Face<T>) => A) => A;
}

/**
 * Hides the types of a face, so that one list can hold the faces of all games. This function is meant for authors of games.
 *
 * @param face - the face whose types are to be hidden
 * @returns a value with a member `open`, which passes the face to a function
 *
 * @example
 * ```ts
 * import { anyFace, terrafexFace } from 'rulehouse/face';
 * anyFace(terrafexFace).open(({ game }) => game.title); // 'Terrafex'
 * ```
 */
export const anyFace = <T extends GameTypes>(face: Face<T>): AnyFace => ({
  id: face.game.id,
  open: (use) => use(face),
});

/**
 * The faces of all games of the library, in the order of their ids.
 *
 * @example
 * ```ts
 * import { faces } from 'rulehouse/face';
 * faces.map(({ id }) => id); // ['icetraders', 'terra-mystica', 'terrafex', 'toframenn', 'transformartian']
 * ```
 */
export const faces: readonly AnyFace[] = /* @__PURE__ */ constant([
  anyFace(icetradersFace),
  anyFace(terraMysticaFace),
  anyFace(terrafexFace),
  anyFace(toframennFace),
  anyFace(transformartianFace),
]);
