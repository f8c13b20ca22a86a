/**
 * Positions and moves in words, from their texts: what `play`, `show` and `why` say in addition to notations.
 *
 * @packageDocumentation
 */
import { type Either, isRight, left, map } from 'fp-ts/Either';
import { type Fault, fault } from '../core/values/fault.js';
import type { Game, GameTypes } from '../core/contract/game.js';
import { chain } from '../core/values/either.js';
import { faces } from '../face/index.js';
import type { Face } from '../face/face.js';
import { type Message, say } from '../face/message.js';
import { ownFace } from './own-games.js';

/** A question about a view, answered in words. */
type Asked = <T extends GameTypes>(
  game: Game<T>,
  words: {
    readonly move: (view: T['State'] | T['View'], move: T['Move']) => Message;
    readonly view: (view: T['State'] | T['View']) => Message;
  },
) => Either<Fault, Message>;

const said = (id: string, ask: Asked): Either<Fault, string> => {
  const any = faces.find((one) => one.id === id);
  return any === undefined
    ? left(fault([], `no words for a game ${id}`))
    : any.open((face) => map(say([face.english]))(ask(face.game, { move: face.describe, view: face.describeView })));
};

const readView = <T extends GameTypes>(game: Game<T>, text: string): Either<Fault, T['State'] | T['View']> => {
  const state = game.position.parse(text);
  return isRight(state) ? state : game.viewText.parse(text);
};

/** How a position stands: the text of a position or of a view. */
export const viewInWords = (id: string, position: string): Either<Fault, string> =>
  said(id, (game, { view }) => map(view)(readView(game, position)));

/** A move in words, legal or not. */
export const moveInWords = (id: string, position: string, move: string): Either<Fault, string> =>
  said(id, (game, words) =>
    chain(readView(game, position), (view) =>
      map((one: Parameters<typeof words.move>[1]) => words.move(view, one))(game.moveText.parse(move)),
    ),
  );

/** The face of a game of the library or of a module; undefined if the module exports none. */
export const faceOf = <T extends GameTypes>(game: Game<T>): Face<T> | undefined => {
  const any = faces.find(({ id }) => id === game.id);
  const face = any === undefined ? ownFace(game.id)?.face : any.open((one): unknown => one);
  // A face that is found by the id of a game is the face of that game.
  return face as Face<T> | undefined;
};
