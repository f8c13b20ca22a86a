/**
 * One function for the states of every game.
 *
 * @packageDocumentation
 */
import type { View as IceTradersView } from '../icetraders/index.js';
import type { State as TerraMysticaState } from '../terra-mystica/index.js';
import type { State as TerrafexState } from '../terrafex/index.js';
import type { State as ToframennState } from '../toframenn/index.js';
import type { State as TransformartianState } from '../transformartian/index.js';
import { icetradersSvg } from '../face/icetraders/picture.js';
import type { SvgOptions } from '../face/paint/options.js';
import { terraMysticaSvg } from '../face/terra-mystica/picture.js';
import { terrafexSvg } from '../face/terrafex/picture.js';
import { toframennSvg } from '../face/toframenn/picture.js';
import { transformartianSvg } from '../face/transformartian/picture.js';

/** The values that can be drawn: the states of the games, and the views of those that hide something. A state is a view too. */
export type Drawable = TerrafexState | TransformartianState | IceTradersView | ToframennState | TerraMysticaState;

/**
 * The picture of a state of any game. The game is recognised by a field that no other game has.
 *
 * @param state - a state or view of any game of the library
 * @param options - the seat, theme, marks and targets of the picture
 * @returns the SVG text
 *
 * @example
 * ```ts
 * import { initial } from 'rulehouse/terrafex';
 * import { svg, terrafexSvg } from 'rulehouse/svg';
 * svg(initial) === terrafexSvg(initial); // true
 * ```
 */
export const svg = (state: Drawable, options: SvgOptions = {}): string => {
  if ('switches' in state) return terraMysticaSvg(state, options);
  if ('pit' in state) return terrafexSvg(state, options);
  if ('smalls' in state) return transformartianSvg(state, options);
  if ('stash' in state) return icetradersSvg(state, options);
  return toframennSvg(state, options);
};
