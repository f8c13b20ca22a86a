/**
 * Draws positions of any game that the command knows.
 *
 * @packageDocumentation
 */
import { type Either, isLeft, map, tryCatch } from 'fp-ts/Either';
import type { Game, GameTypes } from '../../core/contract/game.js';
import { isObject } from '../../core/reading/objects.js';
import { chain } from '../../core/values/either.js';
import type { Fault } from '../../core/values/fault.js';
import type { Seat } from '../../core/values/seat.js';
import { type SvgTree, svgText } from '../../face/paint/element.js';
import type { SvgOptions } from '../../face/paint/options.js';
import { type ShownPosition, shownTo } from '../../face/shown.js';
import { plainSvg, svgOfText } from '../../face/svg/index.js';
import { games } from '../../games/catalogue.js';
import { readGame, readView } from './args.js';
import { ownFace } from './own-games.js';

const isTree = (u: unknown): u is SvgTree =>
  isObject(u) && typeof u['name'] === 'string' && isObject(u['attributes']) && Array.isArray(u['children']);

/** The SVG text of a drawing that a module returned; undefined if the returned value is not a picture. */
const textOf = (drawn: unknown): string | undefined =>
  typeof drawn === 'string' || isTree(drawn) ? svgText(drawn) : undefined;

/** The picture of a view of another author's game: drawn by the game's module if possible, otherwise plain. */
const ownPicture = <T extends GameTypes>(game: Game<T>, view: T['View'], options: SvgOptions): string => {
  const own = ownFace(game.id);
  const drawn = tryCatch(
    () => textOf(own?.draw?.(view, options)),
    () => undefined,
  );
  if (!isLeft(drawn) && drawn.right !== undefined) return drawn.right;
  return plainSvg(game, view, options, own?.face?.parts);
};

/** The picture of a position text or of a view's text. The picture is drawn by the library or, for a game by another author, by the game's module. */
export const pictureOf = (id: string, text: string, options: SvgOptions = {}): Either<Fault, string> =>
  games.some((any) => any.id === id)
    ? svgOfText(id, text, options)
    : chain(readGame(id), ({ open }) =>
        open((game) => map((view: unknown) => ownPicture(game, view, options))(readView(game, text))),
      );

/** Prepares a view of another author's game for a page; if the game's module has no usable face, the page shows notations. */
export const shownOf = (id: string, text: string, seat: Seat | undefined): Either<Fault, ShownPosition> =>
  chain(readGame(id), ({ open }) =>
    open((game) =>
      map((view: unknown): ShownPosition => {
        const picture = ownPicture(game, view, { seat, theme: 'auto', interactive: true });
        const face = ownFace(id)?.face;
        const told = tryCatch(
          () => (face === undefined ? undefined : shownTo(face, view, seat, picture)),
          () => undefined,
        );
        return isLeft(told) || told.right === undefined ? shownTo(game, view, seat, picture) : told.right;
      })(readView(game, text)),
    ),
  );
