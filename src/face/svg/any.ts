/**
 * Draws the states of every game with one function.
 *
 * @packageDocumentation
 */
import type { View as IceTradersView } from '../../games/icetraders/index.js';
import type { State as TerraMysticaState } from '../../games/terra-mystica/index.js';
import type { State as TerrafexState } from '../../games/terrafex/index.js';
import type { State as ToframennState } from '../../games/toframenn/index.js';
import type { State as TransformartianState } from '../../games/transformartian/index.js';
import { icetradersTree } from '../icetraders/picture.js';
import { type SvgTree, svgText } from '../paint/element.js';
import type { SvgOptions } from '../paint/options.js';
import { terraMysticaTree } from '../terra-mystica/picture.js';
import { terrafexTree } from '../terrafex/picture.js';
import { toframennTree } from '../toframenn/picture.js';
import { transformartianTree } from '../transformartian/picture.js';

/** The values that can be drawn: the states of all games, and the views of games that hide something. A complete state can be drawn just like a view. */
export type Drawable = TerrafexState | TransformartianState | IceTradersView | ToframennState | TerraMysticaState;

/**
 * The picture of a state of any game, as a tree of elements. To change from one picture to the next, a page can compare the two trees instead of
 * parsing texts. The game is recognised by a field that no other game has.
 *
 * @param state - a state or view of any game of the library
 * @param options - the seat, theme, marks and targets of the picture
 * @returns the picture; equal parts of two pictures may still be different objects
 *
 * @example
 * ```ts
 * import { initial } from 'rulehouse/terrafex';
 * import { svgTree } from 'rulehouse/svg';
 * svgTree(initial).attributes['aria-label']; // 'Terrafex, turn 1: White to act'
 * ```
 */
export const svgTree = (state: Drawable, options: SvgOptions = {}): SvgTree => {
  if ('switches' in state) return terraMysticaTree(state, options);
  if ('pit' in state) return terrafexTree(state, options);
  if ('smalls' in state) return transformartianTree(state, options);
  if ('stash' in state) return icetradersTree(state, options);
  return toframennTree(state, options);
};

/**
 * The picture of a state of any game, as SVG text. The game is recognised by a field that no other game has.
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
export const svg = (state: Drawable, options: SvgOptions = {}): string => svgText(svgTree(state, options));
