/**
 * Puts positions and moves into words, which `play`, `show` and `why` print in addition to notations.
 *
 * @packageDocumentation
 */
import { type Either, isRight, left, map } from 'fp-ts/Either';
import type { Game, GameTypes } from '../../core/contract/game.js';
import { chain } from '../../core/values/either.js';
import { type Fault, fault } from '../../core/values/fault.js';
import type { Face } from '../../face/face.js';
import { faces } from '../../face/index.js';
import { type Message, say } from '../../face/message.js';
import { ownFace } from './own-games.js';

/** A question about a view; the answer is a message in words. */
type ViewQuestion = <T extends GameTypes>(
  game: Game<T>,
  words: {
    readonly move: (view: T['State'] | T['View'], move: T['Move']) => Message;
    readonly view: (view: T['State'] | T['View']) => Message;
  },
) => Either<Fault, Message>;

const said = (id: string, ask: ViewQuestion): Either<Fault, string> => {
  const any = faces.find((one) => one.id === id);
  return any === undefined
    ? left(fault([], `no words for a game ${id}`))
    : any.open((face) => map(say([face.english]))(ask(face.game, { move: face.describe, view: face.describeView })));
};

const readView = <T extends GameTypes>(game: Game<T>, text: string): Either<Fault, T['State'] | T['View']> => {
  const state = game.position.parse(text);
  return isRight(state) ? state : game.viewText.parse(text);
};

/** Describes a position in words, given its text or the text of a view. */
export const viewInWords = (id: string, position: string): Either<Fault, string> =>
  said(id, (game, { view }) => map(view)(readView(game, position)));

/** Puts a move into words, whether it is legal or not. */
export const moveInWords = (id: string, position: string, move: string): Either<Fault, string> =>
  said(id, (game, words) =>
    chain(readView(game, position), (view) =>
      map((one: Parameters<typeof words.move>[1]) => words.move(view, one))(game.moveText.parse(move)),
    ),
  );

/** The face of a game that belongs to the library or to a module; undefined if the module exports no face. */
export const faceOf = <T extends GameTypes>(game: Game<T>): Face<T> | undefined => {
  const any = faces.find(({ id }) => id === game.id);
  const face = any === undefined ? ownFace(game.id)?.face : any.open((one): unknown => one);
  // A face with the same game id belongs to this game.
  return face as Face<T> | undefined;
};

/**
 * Puts a line of expected moves into words. If the view hides something, the moves are described using only what the view shows before the first
 * move.
 *
 * @param game - the game
 * @param view - the view before the first move
 * @param line - the expected moves
 * @param alone - only for a plan with the moves of a single seat: the position before the first move, in which the other seats no longer move
 */
export const lineInWords = <T extends GameTypes>(
  game: Game<T>,
  view: T['View'],
  line: readonly T['Move'][],
  alone?: T['State'],
): readonly string[] => {
  const face = faceOf(game);
  if (face === undefined) return [];
  const speak = say([face.english]);
  const start = game.position.parse(game.viewText.print(view));
  let state = alone ?? (isRight(start) ? start.right : undefined);
  return line.map((move) => {
    const words = speak(face.describe(state ?? view, move));
    const legal = state === undefined ? undefined : game.check(move)(state);
    if (state !== undefined && legal !== undefined && isRight(legal)) state = game.applyLegal(state, legal.right);
    return words;
  });
};
