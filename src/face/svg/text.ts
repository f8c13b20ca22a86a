/**
 * Draws pictures of positions that are given as texts. This module is separate from those that draw states, because drawing a state needs no
 * notation.
 *
 * @packageDocumentation
 */
import { type Either, isLeft, left, right } from 'fp-ts/Either';
import type { Game, GameTypes } from '../../core/contract/game.js';
import { type Fault, fault, show } from '../../core/values/fault.js';
import { game as icetraders } from '../../games/icetraders/index.js';
import { game as terraMystica } from '../../games/terra-mystica/index.js';
import { game as terrafex } from '../../games/terrafex/index.js';
import { game as toframenn } from '../../games/toframenn/index.js';
import { game as transformartian } from '../../games/transformartian/index.js';
import { icetradersSvg } from '../icetraders/picture.js';
import type { SvgOptions } from '../paint/options.js';
import { terraMysticaSvg } from '../terra-mystica/picture.js';
import { terrafexSvg } from '../terrafex/picture.js';
import { toframennSvg } from '../toframenn/picture.js';
import { transformartianSvg } from '../transformartian/picture.js';

/** Reads a position text or view text of one game, and draws the position. */
type PositionDrawer = (text: string, options: SvgOptions) => Either<Fault, string>;

/** Reads a position text or, failing that, the masked text of a view; if both attempts fail, the fault is that of the position text. */
const reader =
  <T extends GameTypes>(
    game: Game<T>,
    draw: (view: T['State'] | T['View'], options: SvgOptions) => string,
  ): PositionDrawer =>
  (text, options) => {
    const state = game.position.parse(text);
    if (!isLeft(state)) return right(draw(state.right, options));
    const view = game.viewText.parse(text);
    return isLeft(view) ? state : right(draw(view.right, options));
  };

// A function rather than a table, so that a bundle that draws one game does not include the notations of all games.
const readerOf = (id: string): PositionDrawer | undefined => {
  switch (id) {
    case 'icetraders':
      return reader(icetraders, icetradersSvg);
    case 'terra-mystica':
      return reader(terraMystica, terraMysticaSvg);
    case 'terrafex':
      return reader(terrafex, terrafexSvg);
    case 'toframenn':
      return reader(toframenn, toframennSvg);
    case 'transformartian':
      return reader(transformartian, transformartianSvg);
    default:
      return undefined;
  }
};

/**
 * Draws the position described by a position text or by the masked text of a view. The function is total: any text yields a picture or the fault that
 * the game's notation reports. An unknown id is also a fault.
 *
 * @param id - the id of a game, for instance `terrafex`
 * @param text - the text of a position or view
 * @param options - the seat, theme, marks and targets of the picture
 * @returns the SVG text, or a fault
 * @fails for a text that cannot be read, a fault with the rule of the notation, for instance TF-11.3; for an unknown id, a fault without a rule
 *
 * @example
 * ```ts
 * import { svgOfText } from 'rulehouse/svg';
 * svgOfText('terrafex', 'no position'); // left: TF-11.3
 * ```
 */
export const svgOfText = (id: string, text: string, options: SvgOptions = {}): Either<Fault, string> => {
  const read = readerOf(id);
  return read === undefined ? left(fault([], `no pictures of a game ${show(id)}`)) : read(text, options);
};
