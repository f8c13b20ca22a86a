/**
 * The game at a table as a look shows it, and what has changed since the previous look.
 *
 * @packageDocumentation
 */
import { isLeft } from 'fp-ts/Either';
import type { Game, GameTypes } from '../../core/contract/game.js';
import { applyRecorded } from '../../core/playing/apply-recorded.js';
import { moverOf } from '../../core/playing/play.js';
import { hides } from '../../core/playing/seat-moves.js';
import { orNull } from '../../core/values/absent.js';
import type { Seat } from '../../core/values/seat.js';
import type { Face } from '../../face/face.js';
import type { Look } from '../../table/index.js';
import type { Driver } from './driver.js';
import { type Happening, happeningOf, nothingHappened } from './happening.js';
import type { Cause, LastMove, Played } from './snapshot.js';

/** The game at a table as a look shows it, and what has happened since the previous look. */
export interface ShownLook<T extends GameTypes> extends Happening {
  readonly look: Look;
  readonly view: T['View'] | null;
  readonly last: LastMove | null;
  /** The moves made since the previous look, except for the last move; empty if these moves cannot be followed. */
  readonly earlier: readonly LastMove[];
  readonly cause: Cause;
  /** True if the look replaces what was shown before, so that nothing of it is kept. */
  readonly replaces: boolean;
}

/** The last move, described from the view in which the move was made; without a description if that view is not known. */
const lastOf = <T extends GameTypes>(
  { game, describe }: Face<T>,
  speak: Driver<T>['speak'],
  before: T['View'] | undefined,
  text: string | null,
): { readonly last: LastMove; readonly move: T['Move'] | null } => {
  const read = text === null ? undefined : game.moveText.parse(text);
  if (before === undefined || read === undefined || isLeft(read)) {
    const deciding = before === undefined ? [] : game.toMove(before);
    return { last: { seat: deciding.length === 1 ? deciding[0]! : -1, text, words: null }, move: null };
  }
  const move = read.right;
  const words = speak(before, describe(before, move));
  const isPlain = !isLeft(game.check(move)(before));
  return { last: { seat: moverOf(game)(move)(before), text, words }, move: isPlain ? move : null };
};

/** The number of moves made; 0 until the game has begun. */
export const plyOf = (look: Look): number => (look.sight === null ? 0 : look.sight.ply);

/** The course of the game; 0 until the game has begun, or if the server does not number its courses. */
export const courseOf = ({ sight }: Look): number => (sight === null ? 0 : sight.course);

/**
 * True if a look goes on from an earlier one: in the same course, the moves of the earlier look come first. Otherwise something was taken back in the
 * meantime, and nothing is known about the moves that the earlier look showed.
 */
export const goesOn = (before: Look, look: Look): boolean =>
  before.viewer === look.viewer &&
  (before.sight === null ||
    (courseOf(before) === courseOf(look) && before.moves.every((text, ply) => text === look.moves[ply])));

/** True if a look is older than another one, as far as the number of courses and moves shows it. */
export const isOlder = (look: Look, other: Look): boolean =>
  courseOf(look) === courseOf(other) ? plyOf(look) < plyOf(other) : courseOf(look) < courseOf(other);

/**
 * The state before each of the given moves; empty if the moves cannot be followed. The function works only for games that hide nothing, where the
 * view is the state and every move is known.
 */
const statesBefore = <T extends GameTypes>(
  game: Game<T>,
  from: T['State'],
  texts: readonly (string | null)[],
): readonly T['State'][] => {
  const states: T['State'][] = [];
  let state = from;
  for (const text of texts) {
    states.push(state);
    if (text === null) return [];
    const after = applyRecorded(game)(text)(state);
    if (isLeft(after)) return [];
    state = after.right;
  }
  return states;
};

/**
 * The view before each move that was made since the previous look. There may be several such moves, for instance a move and the outcome of chance
 * that follows it. At a first look, the result contains the views since the start of the game. The result is empty if the game hides
 * something and more than one move was made.
 */
const viewsBefore = <T extends GameTypes>(
  game: Game<T>,
  before: ShownLook<T> | undefined,
  view: T['View'] | null,
  look: Look,
): readonly T['View'][] => {
  const was = before === undefined || view === null ? 0 : plyOf(before.look);
  const made = plyOf(look) - was;
  if (view !== null && made === 1) return [view];
  if (made <= 0 || hides(game)) return [];
  const start = view === null && look.start !== null ? game.position.parse(look.start) : undefined;
  const from = start !== undefined && !isLeft(start) ? start.right : view;
  return from === null ? [] : statesBefore(game, from, look.moves.slice(was));
};

/** What a look shows that replaces everything that was shown before: the same as to a new client, and what has changed meanwhile. */
const replaced = <T extends GameTypes>(
  face: Face<T>,
  speak: Driver<T>['speak'],
  before: ShownLook<T>,
  look: Look,
  view: T['View'] | null,
): ShownLook<T> => {
  const anew = nextShown(face, speak, undefined, look, view);
  const from = before.view;
  // Another viewer sees another position, so nothing can be said about changes.
  if (before.look.viewer !== look.viewer || from === null || view === null) return { ...anew, replaces: true };
  const kept = before.look.sight?.view === look.sight?.view ? from : view;
  return { ...anew, view: kept, ...happeningOf({ face, speak }, from, null, view), cause: 'undone', replaces: true };
};

/** Works out what a new look shows, and what has happened since the previous look. */
export const nextShown = <T extends GameTypes>(
  face: Face<T>,
  speak: Driver<T>['speak'],
  before: ShownLook<T> | undefined,
  look: Look,
  view: T['View'] | null,
): ShownLook<T> => {
  if (before !== undefined && !goesOn(before.look, look)) return replaced(face, speak, before, look, view);
  const ply = plyOf(look);
  const was = before === undefined ? undefined : plyOf(before.look);
  if (before !== undefined && view !== null && before.view !== null && was === ply)
    // Keep the same view object if the view is unchanged, so that it is not drawn again.
    return {
      ...before,
      look,
      replaces: false,
      view: before.look.sight?.view === look.sight?.view ? before.view : view,
    };
  const isNext = was === ply - 1 && before?.view !== null;
  const text = look.moves.at(-1);
  const from = orNull(before?.view);
  const known = viewsBefore(face.game, before, from, look);
  const missed = known.length < 2 ? [] : look.moves.slice(-known.length, -1);
  const earlier = missed.map((one, index) => lastOf(face, speak, known[index], one).last);
  const { last, move } = text === undefined ? { last: null, move: null } : lastOf(face, speak, known.at(-1), text);
  const happened =
    from === null || view === null ? nothingHappened : happeningOf({ face, speak }, from, isNext ? move : null, view);
  const cause = was === undefined || from === null ? 'opened' : 'played';
  return { look, view, last, earlier, ...happened, cause, replaces: false };
};

/** The moves of a look; moves that the session saw being made keep their descriptions. */
export const historyOf = <T extends GameTypes>(
  before: readonly Played[],
  { look, last, earlier, replaces }: ShownLook<T>,
): readonly Played[] => {
  const told = last === null ? earlier : [...earlier, last];
  return look.moves.map((text, ply) => {
    const now = told[ply - look.moves.length + told.length];
    if (now?.words != null) return now;
    const known = replaces ? undefined : before[ply];
    return known?.text === text ? known : { seat: null, text, words: null };
  });
};

/** For each decision of a seat, the number of moves before it, as far as a history says who made the moves. */
export const decisionsIn = (history: readonly Played[], seat: Seat): readonly number[] =>
  history.flatMap((played, ply) => (played.seat === seat ? [ply] : []));

/**
 * For each decision of a seat, the number of moves before it, as the moves of a look show them; empty if the game hides something, because the moves
 * cannot be followed then.
 */
export const decisionsOf = <T extends GameTypes>(
  game: Game<T>,
  { start, moves }: Look,
  seat: Seat,
): readonly number[] => {
  const read = start === null ? undefined : game.position.parse(start);
  if (read === undefined || isLeft(read)) return [];
  let state = read.right;
  const own: number[] = [];
  for (const [ply, text] of moves.entries()) {
    const move = game.moveText.parse(text ?? '');
    const after = applyRecorded(game)(text ?? '')(state);
    if (isLeft(move) || isLeft(after)) return own;
    if (moverOf(game)(move.right)(state) === seat) own.push(ply);
    state = after.right;
  }
  return own;
};

/** The scores that a viewer may know: the final scores, or the present scores in a game that hides nothing; otherwise null. */
export const scoreOf = <T extends GameTypes>(game: Game<T>, { view, look }: ShownLook<T>): readonly number[] | null => {
  if (look.end?._tag === 'ByRules') return look.end.result.scores;
  // If nothing is hidden, the view is the state.
  return view === null || hides(game) ? null : game.score(view);
};
