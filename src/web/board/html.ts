/**
 * The HTML of a board, for pages that a server writes.
 *
 * @packageDocumentation
 */
import { type Either, isLeft, left, right } from 'fp-ts/Either';
import { isObject } from '../../core/reading/objects.js';
import { orNull } from '../../core/values/absent.js';
import { type Fault, fault, show } from '../../core/values/fault.js';
import type { Seat } from '../../core/values/seat.js';
import { attributesText, svgText } from '../../face/paint/element.js';
import type { Theme } from '../../face/paint/options.js';
import type { BoardGame } from './game.js';

/** True for the game of a board; a page in JavaScript may pass anything. */
const isBoardGame = (game: unknown): boolean =>
  isObject(game) && typeof game['handed'] === 'function' && typeof game['pictures'] === 'function';

const themes: readonly Theme[] = ['light', 'dark', 'auto'];

/** The settings for a board's HTML. */
export interface BoardHtmlOptions {
  /** The text of a position or view; if left out, the game's start is shown. */
  readonly position?: string;
  /** Who looks. */
  readonly seat?: Seat;
  /** The theme: light, dark, or (the default) whichever the reader's system uses. */
  readonly theme?: Theme;
}

/**
 * Returns the picture of a position as the content of a board element: the element shows it until it is registered, so a page that a framework renders
 * on a server does not jump when the board takes its place. A position text that cannot be read gives a fault. If the game hides something, pass the
 * text of a view, because readers can see everything in a page's source.
 *
 * @param game - the game to be shown
 * @param options - the position, seat and theme of the picture
 * @returns one SVG picture or several, as HTML, or a fault
 * @fails for a position text that cannot be read, a fault with the rule of the notation, for instance TF-11.3
 *
 * @example
 * ```ts
 * import { isRight } from 'rulehouse';
 * import { boardPicture, terrafexBoard } from 'rulehouse/board';
 * const picture = boardPicture(terrafexBoard, { theme: 'dark' });
 * isRight(picture) && picture.right.startsWith('<svg '); // true
 * ```
 */
export const boardPicture = (game: BoardGame, options: BoardHtmlOptions = {}): Either<Fault, string> => {
  if (!isBoardGame(game))
    return left(fault(['game'], `${show(game)} is not the game of a board, such as terrafexBoard`));
  const { position, seat, theme = 'auto' } = options;
  if (!themes.some((one) => one === theme))
    return left(fault(['theme'], `${show(theme)} is not a theme; there are: ${themes.join(', ')}`));
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
  return right(game.pictures(handed.session.snapshot().view, { seat, theme }, false).map(svgText).join(''));
};

/**
 * Returns the HTML of a board element that contains a plain picture. A page shows the plain picture until the element is registered, or permanently
 * if no script runs. The picture and its faults are those of {@link boardPicture}.
 *
 * @param game - the game to be shown
 * @param options - the position, seat and theme of the board
 * @returns the HTML of the element with an SVG picture inside, or a fault
 * @fails for a position text that cannot be read, a fault with the rule of the notation, for instance TF-11.3
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
  const picture = boardPicture(game, options);
  if (isLeft(picture)) return picture;
  const { position, seat, theme = 'auto' } = options;
  const attributes = attributesText({ game: game.id, position, seat, theme });
  return right(`<rulehouse-board${attributes}>${picture.right}</rulehouse-board>`);
};
