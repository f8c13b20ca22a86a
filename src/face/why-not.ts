/**
 * Finds the rule that explains why the given clicks lead to no legal move.
 *
 * @packageDocumentation
 */
import type { GameTypes } from '../core/contract/game.js';
import type { Refusal } from '../core/contract/refusal.js';
import { over } from '../core/contract/refusal.js';
import { isLeft, none, type Option, some } from '../core/values/results.js';
import { choices } from './choices.js';
import type { Face } from './face.js';
import { type Part, type Place, samePlace } from './part.js';

/** The reason why the given clicks lead to no legal move. */
export interface WhyNot<Move, Rule extends string> {
  /** Why the moves nearest to the clicks are refused, and by which rule. */
  readonly refusal: Refusal<Rule>;
  /** The moves nearest to the clicks that are refused for this reason; empty if the game is over. */
  readonly moves: readonly Move[];
}

/** The number of leading clicks that match the leading parts of a move. */
const begun = (parts: readonly Part[], picked: readonly Place[]): number => {
  const differs = picked.findIndex((pick, index) => {
    const own = parts[index];
    return own === undefined || !samePlace(own, pick);
  });
  return differs < 0 ? picked.length : differs;
};

/** The number of clicks that match parts of a move in the same order; the move may have other parts between them. */
const matched = (parts: readonly Part[], picked: readonly Place[]): number =>
  picked.reduce<{ readonly rest: readonly Part[]; readonly count: number }>(
    ({ rest, count }, pick) => {
      const index = rest.findIndex((part) => samePlace(part, pick));
      return index < 0 ? { rest, count } : { rest: rest.slice(index + 1), count: count + 1 };
    },
    { rest: parts, count: 0 },
  ).count;

interface JudgedMove<Move, Rule extends string> {
  readonly move: Move;
  readonly refusal: Refusal<Rule>;
}

/**
 * Finds out why the moves nearest to the given clicks are refused. The nearest moves are those that contain all clicked parts, with as many of them
 * as possible at the beginning. If the nearest moves are refused for different reasons, the refusal of the first of them in `tried` is returned.
 * There is no refusal if the clicks lead to a legal move, or if no move that people may attempt contains all clicked parts. Time: one check for each
 * move in `tried` that contains the clicked parts.
 *
 * @param face - the face of the game
 * @returns a function that takes a view and a list of clicked places, and returns the nearest moves and their refusal
 *
 * @example
 * ```ts
 * import { isSome } from 'rulehouse';
 * import { terrafexFace, whyNot } from 'rulehouse/face';
 * import { initial } from 'rulehouse/terrafex';
 * const why = whyNot(terrafexFace)(initial, ['a5', 'c5'].map((value) => ({ kind: 'square', value })));
 * if (isSome(why)) why.value.refusal.rule; // 'TF-7.2'
 * ```
 */
export const whyNot =
  <T extends GameTypes>(face: Face<T>) =>
  (view: T['State'] | T['View'], picked: readonly Place[]): Option<WhyNot<T['Move'], T['Rule']>> => {
    const { game, parts, tried } = face;
    const legal = game.legalMoves(view);
    if (legal.length === 0) return some({ refusal: over(game.overRule, 'the game is over'), moves: [] });
    if (choices(face)(view, picked).moves.length > 0) return none;
    const near = tried(view).flatMap((move) => {
      const own = parts(move);
      return matched(own, picked) < picked.length ? [] : [{ move, count: begun(own, picked) }];
    });
    const most = near.reduce((best, { count }) => Math.max(best, count), 0);
    const refused = near
      .filter(({ count }) => count === most)
      .flatMap(({ move }): readonly JudgedMove<T['Move'], T['Rule']>[] => {
        const checked = game.check(move)(view);
        return isLeft(checked) ? [{ move, refusal: checked.left }] : [];
      });
    const [nearest] = refused;
    if (nearest === undefined) return none;
    const { refusal } = nearest;
    const alike = refused.filter((one) => one.refusal.rule === refusal.rule && one.refusal.text === refusal.text);
    const moves = new Map(alike.map(({ move }) => [game.moveText.print(move), move]));
    return some({ refusal, moves: [...moves.values()] });
  };
