/**
 * Choices: the clicks that may come next, and the moves that remain.
 *
 * @packageDocumentation
 */
import type { GameTypes } from '../core/contract/game.js';
import type { Legal } from '../core/contract/legal.js';
import type { Face } from './face.js';
import { type Part, type Place, samePlace } from './part.js';

/** What can be chosen after the clicks made so far. */
export interface Choices<Move> {
  /** The parts that may come next, without repetitions: the things that can be clicked now. */
  readonly next: readonly Part[];
  /**
   * The parts that come next in every remaining move. Clicks on forced parts may be left out, because a click on a later part is understood without
   * them. If only one move remains, the list of forced parts contains all missing parts of the move.
   */
  readonly forced: readonly Part[];
  /** The legal moves that fit the clicks made so far. If no move remains, the clicks do not stand for a legal move, and {@link whyNot} explains why. */
  readonly moves: readonly Legal<Move>[];
  /**
   * The move that the clicks so far describe completely; null if there is no such move. This move has not been made yet: the caller decides whether
   * to make it.
   */
  readonly complete: Legal<Move> | null;
}

/** A move, and how many of its parts the clicks have already covered. */
interface Path<Move> {
  readonly move: Legal<Move>;
  readonly parts: readonly Part[];
  readonly at: number;
}

const nextOf = <Move>({ parts, at }: Path<Move>): Part | undefined => parts[at];

/** The next part to be clicked, if this part is the same in all paths; otherwise undefined. */
const shared = <Move>(paths: readonly Path<Move>[]): Part | undefined => {
  const [first, ...others] = paths;
  const part = first === undefined ? undefined : nextOf(first);
  if (part === undefined) return undefined;
  const same = (path: Path<Move>): boolean => {
    const own = nextOf(path);
    return own !== undefined && samePlace(own, part);
  };
  return others.every(same) ? part : undefined;
};

const stepped = <Move>(path: Path<Move>): Path<Move> => ({ ...path, at: path.at + 1 });

/** Returns the paths that continue with the given part; forced parts before this part may be left out. */
const followed = <Move>(paths: readonly Path<Move>[], picked: Place): readonly Path<Move>[] => {
  const hits = paths.filter((path) => {
    const own = nextOf(path);
    return own !== undefined && samePlace(own, picked);
  });
  if (hits.length > 0) return hits.map(stepped);
  return shared(paths) === undefined ? [] : followed(paths.map(stepped), picked);
};

const forcedOf = <Move>(paths: readonly Path<Move>[]): readonly Part[] => {
  const part = shared(paths);
  return part === undefined ? [] : [part, ...forcedOf(paths.map(stepped))];
};

const distinct = (parts: readonly Part[]): readonly Part[] => {
  const seen = new Map(parts.map((part) => [`${part.kind}:${part.value}`, part]));
  return [...seen.values()];
};

/** A way to click a move: the move, and its parts in one possible order. */
export type ClickSequence<Move> = readonly [move: Legal<Move>, parts: readonly Part[]];

/** Every way to click a move: the parts of the move in their usual order, and in other orders that mean the same move. */
export const waysOf =
  <T extends GameTypes>({ parts, orders }: Pick<Face<T>, 'parts' | 'orders'>) =>
  (move: Legal<T['Move']>): readonly ClickSequence<T['Move']>[] => {
    const own = parts(move);
    const all = orders === undefined ? [own] : [own, ...orders(own)];
    return all.map((one) => [move, one]);
  };

/** The choices after the given clicks, computed from the ways in which the legal moves can be clicked. */
export const choicesAmong =
  <Move>(ways: readonly ClickSequence<Move>[]) =>
  (picked: readonly Place[]): Choices<Move> => {
    const all = ways.map(([move, parts]): Path<Move> => ({ move, parts, at: 0 }));
    const paths = picked.reduce<readonly Path<Move>[]>(followed, all);
    const moves = [...new Set(paths.map(({ move }) => move))];
    const ended = paths.find((path) => nextOf(path) === undefined);
    return {
      next: distinct(paths.map(nextOf).filter((part) => part !== undefined)),
      forced: forcedOf(paths),
      moves,
      complete: picked.length > 0 && ended !== undefined ? ended.move : null,
    };
  };

/**
 * The choices of the seats to move, after the given clicks on a view. Clicks are places, in the order in which they were clicked; to take back a
 * click, call the function again without that click.
 *
 * The function lists the legal moves at every call; a page that calls the function often can keep the `moves` for the empty list of clicks.
 *
 * @param face - the face of the game
 * @returns a function that takes a view and a list of clicked places, and returns the places that can be clicked next, and the moves that fit the
 * clicks
 *
 * @example
 * ```ts
 * import { choices, terrafexFace } from 'rulehouse/face';
 * import { game, initial } from 'rulehouse/terrafex';
 * const pick = choices(terrafexFace);
 * const { next, moves } = pick(initial, [{ kind: 'square', value: 'c5' }]);
 * moves.map(game.moveText.print); // ['G^c5']
 * next.map(({ label }) => label); // ['Grow the forest']
 * ```
 */
export const choices =
  <T extends GameTypes>(face: Face<T>) =>
  (view: T['State'] | T['View'], picked: readonly Place[]): Choices<T['Move']> =>
    choicesAmong(face.game.legalMoves(view).flatMap(waysOf(face)))(picked);
