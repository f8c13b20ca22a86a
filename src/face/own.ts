/**
 * Faces for games of other authors: from what only the author can say, everything else follows.
 *
 * @packageDocumentation
 */
import type { Game, GameTypes } from '../core/game.js';
import { firstSeats } from '../core/seat.js';
import { between } from './change.js';
import { englishWith } from './english.js';
import type { Face } from './face.js';
import { type Catalogue, type Message, message } from './message.js';
import type { Model } from './model.js';
import type { Part } from './part.js';
import { changeMessage, placeMessage, standing } from './telling.js';
import { listed } from './words.js';

/** What only the author of a game can say of its {@link Face}. */
export interface FaceParts<T extends GameTypes> {
  /** The rules. */
  readonly game: Game<T>;
  /** See {@link Face.parts}. */
  readonly parts: (move: T['Move']) => readonly Part[];
  /** See {@link Face.orders}. */
  readonly orders?: Face<T>['orders'];
  /** See {@link Face.tried}; left out: the legal moves, so that no click is explained. */
  readonly tried?: Face<T>['tried'];
  /** See {@link Face.model}. */
  readonly model: (view: T['State'] | T['View']) => Model;
  /** What stands in the gaps of the text `move.` and the `_tag` of a move: `who` is there already. */
  readonly gaps?: (view: T['State'] | T['View'], move: T['Move']) => Message['params'];
  /**
   * The English texts: `move.Bid` for each kind of move, `piece.c3` for each piece, `place.hand` for each kind of place (its `{value}` may
   * be in it), `word.suit.red` for words, `source.prizes` for sources of points, `phase.bid` for phases, `reason.prizes` for ends.
   */
  readonly texts: Catalogue['texts'];
}

const tagOf = (move: unknown): string =>
  typeof move === 'object' && move !== null && '_tag' in move ? String(move._tag) : 'move';

/**
 * The face of a game from what only its author can say: changes follow from models, sentences from texts. For authors of games; `lawsOf`
 * of `rulehouse/laws` tells what is missing.
 *
 * @param own - what only the author can say
 * @example
 * ```ts
 * import { faceOf, say, terrafexFace } from 'rulehouse/face';
 * import { game, initial } from 'rulehouse/terrafex';
 * const { parts, model } = terrafexFace;
 * const plain = faceOf({ game, parts, model, texts: { 'move.GrowForest': '{who} grows a forest' } });
 * say([plain.english])(plain.describe(initial, { _tag: 'GrowForest', square: 'c5' })); // 'White grows a forest'
 * ```
 */
export const faceOf = <T extends GameTypes>({
  game,
  parts,
  orders,
  tried = game.legalMoves,
  model,
  gaps = () => ({}),
  texts,
}: FaceParts<T>): Face<T> => {
  const teamName = (view: T['State'] | T['View'], team: number): string =>
    listed(
      firstSeats(game.seatCount(view))
        .filter((seat) => game.teams(view)[seat] === team)
        .map((seat) => game.seatName(seat, view)),
    );
  const moverName = (view: T['State'] | T['View'], move: T['Move']): string => {
    const named = game.mover?.(view, move);
    const seat = named?._tag === 'Some' ? named.value : (game.toMove(view)[0] ?? 0);
    return game.seatName(seat, view);
  };
  return {
    game,
    parts,
    ...(orders === undefined ? {} : { orders }),
    tried,
    model,
    changes: (before, _, after) => between(model(before), model(after)),
    describe: (view, move) => message(`move.${tagOf(move)}`, { who: moverName(view, move), ...gaps(view, move) }),
    describeChange: changeMessage({ game, teamName }),
    describePlace: placeMessage,
    describeView: (view) => standing(game, view, model(view).phase),
    english: englishWith(texts),
  };
};
