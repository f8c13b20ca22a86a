/**
 * Describes a table's game to a page without the game's code. The description has pictures, words with the players' names, moves and points.
 *
 * @packageDocumentation
 */
import { type Either, isLeft, map, tryCatch } from 'fp-ts/Either';
import type { Game, GameTypes } from '../../core/contract/game.js';
import { hides } from '../../core/playing/seat-moves.js';
import { orNull } from '../../core/values/absent.js';
import { chain } from '../../core/values/either.js';
import type { Fault } from '../../core/values/fault.js';
import { firstSeats, type Seat } from '../../core/values/seat.js';
import { englishWith } from '../../face/english.js';
import type { Face } from '../../face/face.js';
import { faces } from '../../face/index.js';
import { message, say } from '../../face/message.js';
import { type ShownPosition, shownTo } from '../../face/shown.js';
import { endMessage } from '../../face/telling.js';
import type { Look, TableSpec } from '../../table/index.js';
import { readGame, readView } from '../host/args.js';
import { ownFace } from '../host/own-games.js';
import { pictureOf, shownOf } from '../host/pictures.js';

/** A move made at a table: who made it, and what the viewer saw before it. The text and the move are null if the viewer may not know them. */
export interface ToldMove {
  /** The seat that made the move; -1 for chance. */
  readonly seat: number;
  readonly text: string | null;
  readonly move: unknown;
  readonly view: () => unknown;
}

/** The data about a table, apart from its position, that a page without the game's code receives. */
export interface TableDescription {
  readonly title: string;
  /** The options that were chosen for the table. */
  readonly options: TableSpec['options'];
  /** How time is measured at the table; null if time is not measured. */
  readonly clock: TableSpec['clock'];
  /** The seats that may take moves back. */
  readonly undo: TableSpec['undo'];
  /** What happens when a seat leaves. */
  readonly leaving: TableSpec['leaving'];
  /** When a seat may be claimed; null if no seat may be claimed. */
  readonly claim: TableSpec['claim'];
  /** The moves from the requested ply on; `words` is null if the viewer may not know the move, or if the game cannot describe it. */
  readonly moves: readonly (Pick<ToldMove, 'seat' | 'text'> & { readonly words: string | null })[];
  /** The points of each seat; null if they are not public. */
  readonly score: readonly number[] | null;
}

/** What was agreed at a table, as far as people should know it before they sit down. */
export type TableTerms = Pick<TableSpec, 'options' | 'clock' | 'undo' | 'leaving' | 'claim'>;

type Players = Look['players'];

/** The result of a function that may be another author's code; undefined if the function fails. */
const attempt = <A>(use: () => A): A | undefined => {
  const done = tryCatch(use, () => undefined);
  return isLeft(done) ? undefined : done.right;
};

/** The names of the players, keyed by the game's names for their seats. */
const namesIn = <T extends GameTypes>(
  game: Game<T>,
  view: T['View'],
  players: Players,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    firstSeats(game.seatCount(view)).flatMap((seat) => {
      const name = orNull(players[seat]);
      return name === null ? [] : [[game.seatName(seat, view), name]];
    }),
  );

/** A face that calls the seats by their players' names: its English catalogue puts these names into the gaps of its texts. */
const named = <T extends GameTypes>(face: Face<T>, names: Readonly<Record<string, string>>): Face<T> => {
  // In a catalogue, a brace would start a gap.
  const plainly = Object.entries(names).filter(([, name]) => !name.includes('{'));
  return { ...face, english: { ...face.english, names: [...plainly, ...(face.english.names ?? [])] } };
};

/** The position of another author's game that has no face or whose face fails, with notations and the players' names. */
const plain = <T extends GameTypes>(
  game: Game<T>,
  view: T['View'],
  seat: Seat | undefined,
  picture: string,
  players: Players,
): ShownPosition => {
  const seatName: Game<T>['seatName'] = (one, now) => players[one] ?? game.seatName(one, now);
  const names = firstSeats(game.seatCount(view)).map((one) => game.seatName(one, view));
  return { ...shownTo({ ...game, seatName }, view, seat, picture), names };
};

/** Says how people ended a game or why its table stands still, since the position alone cannot show this. The result is undefined for other games. */
const endText = (end: Look['end'], halted: string | null, names: readonly string[]): string | undefined => {
  const speak = say([englishWith({})]);
  if (end?._tag === 'ByPeople') return speak(endMessage(end.end, names));
  return halted === null ? undefined : speak(message('board.halted', { why: halted }));
};

const ownShown = (
  id: string,
  text: string,
  seat: Seat | undefined,
  { players, end }: Look,
  halted: string | null,
): Either<Fault, ShownPosition> =>
  chain(readGame(id), ({ open }) =>
    open((game) =>
      chain(readView(game, text), (view: unknown) => {
        const names = namesIn(game, view, players);
        const called = firstSeats(game.seatCount(view)).map((one) => players[one] ?? game.seatName(one, view));
        const face = ownFace(id)?.face;
        const standing = endText(end, halted, called);
        const picture = pictureOf(id, text, { seat, theme: 'auto', interactive: true, names, standing });
        return map((drawn: string) => {
          const told = attempt(() => face && shownTo(named(face, names), view, seat, drawn));
          return told ?? plain(game, view, seat, drawn, players);
        })(picture);
      }),
    ),
  );

/**
 * A position in the form needed by a page without the game's code. The server's own page has the code of the library's games; for these games, other
 * clients get notations. `halted` is the reason why the table stands still, or null.
 */
export const shownAt = (
  look: Look,
  text: string,
  seat: Seat | undefined,
  halted: string | null,
): Either<Fault, ShownPosition> =>
  faces.some(({ id }) => id === look.game)
    ? shownOf(look.game, text, seat)
    : ownShown(look.game, text, seat, look, halted);

/** The face that describes the moves of a game, whether the game is of the library or of another author; undefined if there is none. */
const faceOf = (id: string): Face<GameTypes> | undefined =>
  ownFace(id)?.face ?? faces.find((one) => one.id === id)?.open((face): Face<GameTypes> => face);

/** The words for a move. */
const wordsOf = (face: Face<GameTypes>, { view: see, move }: ToldMove, players: Players): string | null => {
  if (move === null) return null;
  const words = attempt(() => {
    const view = see();
    const { english } = named(face, namesIn(face.game, view, players));
    return say([english])(face.describe(view, move));
  });
  return orNull(words);
};

/**
 * The scores that everybody may know. They come from the result if the game ended by its rules, and from the position if the game hides nothing.
 * Otherwise they are the scores that the face shows to everybody.
 */
const publicScore = <T extends GameTypes>(
  game: Game<T>,
  face: Face<GameTypes> | undefined,
  view: T['View'],
  end: Look['end'],
): readonly number[] => {
  if (end?._tag === 'ByRules') return end.result.scores;
  // If nothing is hidden, the view is the state.
  if (!hides(game)) return game.score(view);
  return face === undefined
    ? []
    : face.model(view).points.map((sources) => Object.values(sources).reduce((sum, one) => sum + one, 0));
};

const scoreOf = ({ game: id, sight, end }: Look): readonly number[] | null => {
  const read = readGame(id);
  if (sight === null || isLeft(read)) return null;
  return read.right.open((game) => {
    const view = readView(game, sight.view);
    if (isLeft(view)) return null;
    const score = attempt(() => publicScore(game, ownFace(id)?.face, view.right, end));
    if (score === undefined) return null;
    const bySeat = game.teams(view.right).flatMap((team) => score.slice(team, team + 1));
    return bySeat.length === game.seatCount(view.right) ? bySeat : null;
  });
};

/** Collects the data about a table, apart from its position, for a page without the game's code. */
export const toldAt = (
  look: Look,
  { options, clock, undo, leaving, claim }: TableTerms,
  steps: readonly ToldMove[],
): TableDescription => {
  const { game, players } = look;
  const read = readGame(game);
  const face = faceOf(game);
  return {
    title: isLeft(read) ? game : read.right.title,
    options,
    clock,
    undo,
    leaving,
    claim,
    moves: steps.map((step) => ({
      seat: step.seat,
      text: step.text,
      words: face === undefined ? null : wordsOf(face, step, players),
    })),
    score: scoreOf(look),
  };
};
