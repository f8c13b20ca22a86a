/**
 * Faces for other authors' games: the author writes what only an author can know, and everything else follows.
 *
 * @packageDocumentation
 */

import type { Game, GameTypes } from '../core/contract/game.js';
import { constant } from '../core/values/constant.js';
import { firstSeats } from '../core/values/seat.js';
import { between } from './change.js';
import { englishWith } from './english.js';
import type { Face } from './face.js';
import { type Catalogue, type Message, message } from './message.js';
import { counts, type Model, piles, wordsAt } from './model.js';
import type { Part } from './part.js';
import { changeMessage, pieceMessage, placeMessage, standing, wordMessage } from './telling.js';
import { listed } from './words.js';

/** The members of a {@link Face} that only the author of a game can write. */
export interface FaceParts<T extends GameTypes> {
  /** The rules. */
  readonly game: Game<T>;
  /** See {@link Face.parts}. */
  readonly parts: (move: T['Move']) => readonly Part[];
  /** See {@link Face.orders}. */
  readonly orders?: Face<T>['orders'];
  /** See {@link Face.isOut}. */
  readonly isOut?: Face<T>['isOut'];
  /** See {@link Face.tried}. By default, only the legal moves are tried, so clicks that are refused are not explained. */
  readonly tried?: Face<T>['tried'];
  /**
   * See {@link Face.model}. The model's entries may be in any order and may be empty (places without pieces, zeros, empty words); `toMove` is filled
   * in automatically.
   */
  readonly model: (view: T['State'] | T['View']) => Omit<Model, 'toMove'>;
  /**
   * The values for the gaps in the text about a move, whose key is `move.` followed by the move's `_tag`. The value `who` is added: the name of the
   * seat that moves, or "Chance". If `gaps` is left out, the values are those fields of the move that are texts or numbers.
   */
  readonly gaps?: (view: T['State'] | T['View'], move: T['Move']) => Message['params'];
  /**
   * The English texts. Examples of keys: `move.Bid` for a kind of move, `piece.c3` for a piece, and `place.hand` for a kind of place, whose text may
   * contain `{value}`, and `{seat}` (the name of a seat or of its player) if the value is the number of a seat. Further examples are `word.suit.red`
   * for a word, `source.prizes` for a source of points, `phase.bid` for a phase, and `reason.prizes` for the reason why a game ended. One text with `{value}` can serve all pieces or words that differ only in the last part:
   * `piece.card` for pieces named `card.1`, `card.2` …
   */
  readonly texts: Catalogue['texts'];
}

const fieldsOf = (move: unknown): Readonly<Record<string, unknown>> =>
  typeof move === 'object' && move !== null ? { ...move } : {};

const tagOf = (move: unknown): string => {
  const { _tag: tag } = fieldsOf(move);
  return typeof tag === 'string' ? tag : 'move';
};

/** Returns the fields of a move that can be put into a text unchanged. */
const plainFields = (move: unknown): Message['params'] =>
  Object.fromEntries(
    Object.entries(fieldsOf(move)).filter(
      (field): field is [string, string | number] => typeof field[1] === 'string' || typeof field[1] === 'number',
    ),
  );

/**
 * Generalises a message that has no text of its own: the last part of its key becomes a value, so `piece.card.5` becomes `piece.card` with the value
 * 5.
 */
const widened = (texts: Catalogue['texts'], said: Message): Message => {
  const dot = said.key.lastIndexOf('.');
  const [wide, value] = [said.key.slice(0, dot), said.key.slice(dot + 1)];
  const isNeeded = !Object.hasOwn(texts, said.key) && Object.hasOwn(texts, wide);
  return isNeeded ? message(wide, { ...said.params, value }) : said;
};

/**
 * Makes a face from the members that only the author can write; changes are derived from the models, and sentences from the texts. This function is
 * meant for authors of games; `lawsOf` of `rulehouse/laws` reports what a face lacks.
 *
 * @param own - the members that only the author can write
 * @returns the complete face
 *
 * @example
 * ```ts
 * import { faceOf, say, terrafexFace } from 'rulehouse/face';
 * import { game, initial } from 'rulehouse/terrafex';
 * const { parts, model } = terrafexFace;
 * const plain = faceOf({ game, parts, model, texts: { 'move.GrowForest': '{who} grows a forest' } });
 * say([plain.english])(plain.describe(initial, { _tag: 'GrowForest', square: 'c5' })); // 'White grows a forest'
 * ```
 */
export const faceOf = <T extends GameTypes>(own: FaceParts<T>): Face<T> => {
  const { game, parts, orders, isOut, texts } = own;
  const { tried = game.legalMoves, gaps = (_, move) => plainFields(move) } = own;
  const model = (view: T['State'] | T['View']): Model => {
    const { pieces, counts: numbers, words, points, phase } = own.model(view);
    return {
      pieces: piles(Object.entries(pieces)),
      counts: counts(Object.entries(numbers)),
      words: wordsAt(Object.entries(words)),
      points: points.map((sources) => counts(Object.entries(sources))),
      phase,
      toMove: game.toMove(view),
    };
  };
  const teamName = (view: T['State'] | T['View'], team: number): string =>
    listed(
      firstSeats(game.seatCount(view))
        .filter((seat) => game.teams(view)[seat] === team)
        .map((seat) => game.seatName(seat, view)),
    );
  const moverName = (view: T['State'] | T['View'], move: T['Move']): string | Message => {
    const named = game.mover?.(view, move);
    const seat = named?._tag === 'Some' ? named.value : game.toMove(view)[0];
    return seat === undefined ? message('chance') : game.seatName(seat, view);
  };
  return constant({
    game,
    parts,
    ...(orders === undefined ? {} : { orders }),
    ...(isOut === undefined ? {} : { isOut }),
    tried,
    model,
    changes: (before, _, after) => between(model(before), model(after)),
    describe: (view, move) => message(`move.${tagOf(move)}`, { who: moverName(view, move), ...gaps(view, move) }),
    describeChange: changeMessage({
      game,
      teamName,
      piece: (name) => widened(texts, pieceMessage(name)),
      word: (place, word) => widened(texts, wordMessage(place, word)),
    }),
    describePlace: placeMessage,
    describeView: (view) => standing(game, view, model(view).phase),
    english: englishWith(texts),
  });
};
