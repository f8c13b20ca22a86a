/**
 * The encodings of all games in one list, without the games' own TypeScript types.
 *
 * @packageDocumentation
 */
import { constant } from '../core/values/constant.js';
import { type AnyEncoding, anyEncoding } from './encoding.js';
import { icetradersEncoding } from './games/icetraders.js';
import { terraMysticaEncoding } from './games/terra-mystica.js';
import { terrafexEncoding } from './games/terrafex.js';
import { toframennEncoding } from './games/toframenn.js';
import { transformartianEncoding } from './games/transformartian.js';

/**
 * The encodings of all games of the library, in the order of their ids.
 *
 * @example
 * ```ts
 * import { encodings } from 'rulehouse/environment';
 * encodings.map(({ id }) => id); // ['icetraders', 'terra-mystica', 'terrafex', 'toframenn', 'transformartian']
 * ```
 */
export const encodings: readonly AnyEncoding[] = /* @__PURE__ */ constant([
  anyEncoding(icetradersEncoding),
  anyEncoding(terraMysticaEncoding),
  anyEncoding(terrafexEncoding),
  anyEncoding(toframennEncoding),
  anyEncoding(transformartianEncoding),
]);
