/**
 * The picture of a position of any game that the command knows.
 *
 * @packageDocumentation
 */
import { type Either, map } from 'fp-ts/Either';
import { chain } from '../core/values/either.js';
import type { Fault } from '../core/values/fault.js';
import { games } from '../games.js';
import { plainSvg, svgOfText } from '../svg/index.js';
import type { SvgOptions } from '../face/paint/options.js';
import { readGame, readView } from './args.js';

/** The picture of a text of a position or a view: the one of the library, or a plain one for games by other authors. */
export const pictureOf = (id: string, text: string, options: SvgOptions = {}): Either<Fault, string> =>
  games.some((any) => any.id === id)
    ? svgOfText(id, text, options)
    : chain(readGame(id), ({ open }) =>
        open((game) => map((view: unknown) => plainSvg(game, view, options))(readView(game, text))),
      );
