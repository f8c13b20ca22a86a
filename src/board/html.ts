/**
 * The HTML of a board in a page that a server writes.
 *
 * @packageDocumentation
 */
import { type Either, isLeft, right } from 'fp-ts/Either';
import type { Fault } from '../core/values/fault.js';
import type { Seat } from '../core/values/seat.js';
import { attributesText, svgText } from '../face/paint/element.js';
import type { Theme } from '../face/paint/options.js';
import type { BoardGame } from './game.js';
import { orNull } from '../core/values/absent.js';

/** The settings of a board on a server. */
export interface BoardHtmlOptions {
  /** The text of a position or view; if left out, the start of the game. */
  readonly position?: string;
  /** Who looks. */
  readonly seat?: Seat;
  /** The theme: light, dark, or according to the reader's system (the default). */
  readonly theme?: Theme;
}

/**
 * Returns the element as HTML with a plain picture inside. A page shows this picture until the element is registered, or permanently if no script
 * runs. A text that cannot be read is a fault. If the game hides something, pass the text of a view, because readers can see everything in the source
 * of a page.
 *
 * @param game - the game
 * @param options - the settings of the board
 * @returns the HTML of the element with an SVG picture inside, or a fault
 * @fails a fault with the rule of the notation, for instance TF-11.3, for a position text that cannot be read
 *
 * @example
 * ```ts
 * import { isRight } from 'rulehouse';
 * import { boardHtml, terrafexBoard } from 'rulehouse/board';
 * const html = boardHtml(terrafexBoard, { theme: 'dark' });
 * isRight(html) && html.right.startsWith('<rulehouse-board game="terrafex" theme="dark"><svg '); // true
 * ```
 */
export const boardHtml = (game: BoardGame, options: BoardHtmlOptions = {}): Either<Fault, string> => {
  const { position, seat, theme = 'auto' } = options;
  const handed = game.handed({
    confirm: () => 'always',
    made: () => undefined,
    names: () => [],
    catalogues: () => [],
  });
  const shown = handed.show({
    from: position === undefined ? { _tag: 'Start' } : { _tag: 'Text', text: position },
    seat: orNull(seat),
    moves: null,
    last: null,
  });
  if (isLeft(shown)) return shown;
  const pictures = game.pictures(handed.session.snapshot().view, { seat, theme }, false);
  const attributes = attributesText({ game: game.id, position, seat, theme });
  return right(`<rulehouse-board${attributes}>${pictures.map(svgText).join('')}</rulehouse-board>`);
};
