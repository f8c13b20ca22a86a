/**
 * A position as a host sends it to a page that lacks the game's code: words, a picture, and the moves with their places.
 *
 * @packageDocumentation
 */
import type * as t from 'io-ts';
import type { Game, GameTypes } from '../core/contract/game.js';
import { legalMovesOf } from '../core/playing/seat-moves.js';
import { list, oneOf, text } from '../core/reading/codec.js';
import { exact } from '../core/reading/objects.js';
import { firstSeats, type Seat, seats } from '../core/values/seat.js';
import { waysOf } from './choices.js';
import type { Face } from './face.js';
import { say } from './message.js';
import { type Part, part } from './part.js';

/** A move of the viewing seat. */
export interface ShownMove {
  /** The move as text. */
  readonly text: string;
  /** The move in words. */
  readonly words: string;
  /** Every sequence of clicks that makes the move: the move's places, in each order in which they may be clicked. */
  readonly ways: readonly (readonly Part[])[];
}

/** A position as one seat or a spectator sees it. */
export interface ShownPosition {
  /** The text of the view. */
  readonly view: string;
  /** The state of the game in words. */
  readonly standing: string;
  /** The names of the seats. */
  readonly names: readonly string[];
  /** The seats that have to decide. */
  readonly deciding: readonly Seat[];
  /** The rule that determines whose turn it is. */
  readonly turnRule: string;
  /** The picture, as SVG. */
  readonly picture: string;
  /** The moves of the viewing seat; empty if this seat has nothing to decide. */
  readonly moves: readonly ShownMove[];
}

/** The greatest number of click orders listed for all moves of a position together; if there are more, each move gets one. */
const mostWays = 4096;

const word = text('a text', 4000);

/** JSON codec of the positions that a host shows. */
export const shown: t.Type<ShownPosition, unknown> = exact<ShownPosition>('what a host shows', {
  view: text('the text of a view', 20_000),
  standing: word,
  names: list(word, 0, seats.length),
  deciding: list(oneOf(...seats), 0, seats.length),
  turnRule: word,
  picture: text('a picture', 4_000_000),
  moves: list(
    exact<ShownMove>('a move', {
      text: word,
      words: word,
      ways: list(list(exact<Part>('a place', { kind: word, value: word, label: word }), 0, 100), 1, mostWays),
    }),
    0,
    mostWays,
  ),
});

/**
 * The words for a game's moves and positions. The words come from the game's face (what people see and click), or from the game's notation if there
 * is no face.
 */
type GameWords<T extends GameTypes> = Pick<Face<T>, 'game' | 'parts' | 'orders'> & {
  readonly words: (view: T['View'], move: T['Move']) => string;
  readonly standing: (view: T['View']) => string;
};

const toldByFace = <T extends GameTypes>(face: Face<T>): GameWords<T> => {
  const speak = say([face.english]);
  return {
    ...face,
    words: (view, move) => speak(face.describe(view, move)),
    standing: (view) => speak(face.describeView(view)),
  };
};

const toldByTexts = <T extends GameTypes>(game: Game<T>): GameWords<T> => {
  const textOf = game.moveText.print;
  return {
    game,
    parts: (move) => [part('move', textOf(move), textOf(move))],
    words: (_, move) => textOf(move),
    standing: (view) => {
      const names = game.toMove(view).map((seat) => game.seatName(seat, view));
      return names.length === 0 ? '' : `${names.join(', ')} to move`;
    },
  };
};

/**
 * Turns a view into data that a page can show without the game's code. Everything is computed from the view alone, so nothing hidden can be revealed.
 *
 * @param game - the game, or the face of the game
 * @param picture - the picture that shows the view
 */
export const shownTo = <T extends GameTypes>(
  game: Game<T> | Face<T>,
  view: T['View'],
  seat: Seat | undefined,
  picture: string,
): ShownPosition => {
  const told = 'parts' in game ? toldByFace(game) : toldByTexts(game);
  const legal = seat === undefined ? [] : legalMovesOf(told.game)(view, seat).slice(0, mostWays);
  const ways = legal.map((move) => waysOf(told)(move).map(([, parts]) => parts));
  const isShort = ways.reduce((sum, one) => sum + one.length, 0) <= mostWays;
  return {
    view: told.game.viewText.print(view),
    standing: told.standing(view),
    names: firstSeats(told.game.seatCount(view)).map((one) => told.game.seatName(one, view)),
    deciding: told.game.toMove(view),
    turnRule: told.game.turnRule,
    picture,
    moves: legal.map((move, at) => ({
      text: told.game.moveText.print(move),
      words: told.words(view, move),
      ways: ways.slice(at, at + 1).flatMap((one) => (isShort ? one : one.slice(0, 1))),
    })),
  };
};
