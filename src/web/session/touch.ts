/**
 * The texts shown in a session, and the choices it offers. The texts and choices come from the face of a game or, if the game has no face, from its
 * notations alone.
 *
 * @packageDocumentation
 */
import type { Game, GameTypes } from '../../core/contract/game.js';
import { orNull } from '../../core/values/absent.js';
import { firstSeats } from '../../core/values/seat.js';
import type { Face } from '../../face/face.js';
import { type Catalogue, type Message, message, say } from '../../face/message.js';
import { part } from '../../face/part.js';

const nothing: ReturnType<Face<GameTypes>['model']> = {
  pieces: {},
  counts: {},
  words: {},
  points: [],
  phase: '',
  toMove: [],
};

/** Makes a plain face for a game that has no face. In the plain face, each move has a single part, which is the notation of the move. */
const plainFace = <T extends GameTypes>(game: Game<T>): Face<T> => ({
  game,
  parts: (move) => {
    const text = game.moveText.print(move);
    return [part('move', text, text)];
  },
  tried: game.legalMoves,
  model: () => nothing,
  changes: () => [],
  describe: (_, move) => message(game.moveText.print(move)),
  describeChange: () => message(''),
  describePlace: ({ value }) => message(value),
  describeView: (view) =>
    message(
      game
        .toMove(view)
        .map((seat) => game.seatName(seat, view))
        .join(', '),
    ),
  english: { language: 'en', texts: {} },
});

/** A face, or a game without a face. */
export type Source<T extends GameTypes> = Face<T> | Game<T>;

/** The given face or, if a game was given, a plain face for that game. */
export const faceIn = <T extends GameTypes>(source: Source<T>): Face<T> =>
  'game' in source ? source : plainFace(source);

type Param = Message['params'][string];

const renamedParam = (names: ReadonlyMap<string, string>, value: Param): Param => {
  if (typeof value === 'number') return value;
  if (typeof value === 'string') {
    // Teams are printed as a list, such as `White and Black`.
    const parts = value.split(/(, | and )/).map((one) => names.get(one) ?? one);
    return parts.join('');
  }
  return 'key' in value ? renamed(names, value) : value.map((one) => renamed(names, one));
};

const renamed = (names: ReadonlyMap<string, string>, said: Message): Message =>
  message(
    said.key,
    Object.fromEntries(Object.entries(said.params).map(([key, value]) => [key, renamedParam(names, value)])),
  );

/** The name that a game gives to a seat; empty if the game only numbers its seats. */
export const roleIn = (name: string): string => (/^Seat \d+$/.test(name) ? '' : name);

/** Translates a message about a view, and replaces the names of the seats with the names of the players. */
export const speakerOf =
  <T extends GameTypes>({ game, english }: Face<T>, catalogues: readonly Catalogue[]) =>
  (view: T['State'] | T['View'] | null, given: readonly (string | null)[], said: Message): string => {
    if (view === null) return say([...catalogues, english])(said);
    const seats = firstSeats(game.seatCount(view));
    const names = new Map(
      seats.flatMap((seat) => {
        const name = orNull(given[seat]);
        return name === null ? [] : [[game.seatName(seat, view), name] as const];
      }),
    );
    return say([...catalogues, english])(names.size === 0 ? said : renamed(names, said));
  };
