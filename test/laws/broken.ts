/** Broken versions of an example, and the law that should catch each of them. */
import fc from 'fast-check';
import * as t from 'io-ts';
import { expect, test } from 'vitest';
import {
  broken,
  type Codec,
  constant,
  type Game,
  type GameTypes,
  isLeft,
  type Legal,
  left,
  schemaOf,
} from '../../src/core/index.js';
import { type ContractRule, type Law, type LawOptions, lawsOf } from '../../src/laws/index.js';

/** A codec with other functions; like those of a game, it is a Standard Schema and frozen. */
export const codecLike = <A, Input>(codec: Codec<A, Input>, other: Partial<Codec<A, Input>>): Codec<A, Input> =>
  Object.freeze(
    Object.assign(
      new t.Type<A, unknown>(codec.name, codec.is, codec.validate, codec.encode),
      { schema: schemaOf(codec), '~standard': codec['~standard'] },
      other,
    ),
  );

/** What is wrong, the law that catches it, the changed members of the game, and the changed options of the laws. */
export type Broken<T extends GameTypes> = readonly [
  what: string,
  law: ContractRule,
  version: Partial<Game<T>>,
  given?: LawOptions<T>,
];

/** The laws that fail; each is tried until it does. */
const failedOf = (
  laws: readonly Law[],
  numRuns: number,
  isTried: (rule: ContractRule) => boolean = () => true,
): readonly ContractRule[] =>
  laws.flatMap(({ rule, property }) =>
    isTried(rule) && fc.check(property, { numRuns, seed: 1, endOnFailure: true }).failed ? rule : [],
  );

/** Tests that the right law catches each version. */
export const testBroken = <T extends GameTypes>(
  game: Game<T>,
  known: LawOptions<T>,
  versions: readonly Broken<T>[],
  numRuns = 100,
): void => {
  test.each(versions)('%s: %s', (_, law, version, given = {}) => {
    const laws = lawsOf<T>(constant(Object.assign({}, game, version)), Object.assign({}, known, given));
    expect(failedOf(laws, numRuns, (rule) => rule === law)).toEqual([law]);
  });
};

/** The members of a game in which some moves are missing from the list, unless there are no others, and are not accepted either. */
export const without = <T extends GameTypes>(game: Game<T>, isMissing: (text: string) => boolean): Partial<Game<T>> => {
  const legalMoves = (s: T['State'] | T['View']): readonly Legal<T['Move']>[] => {
    const kept = game.legalMoves(s).filter((move) => !isMissing(game.moveText.print(move)));
    return kept.length === 0 ? game.legalMoves(s) : kept;
  };
  return {
    legalMoves,
    check: (move) => (s) => {
      const checked = game.check(move)(s);
      if (isLeft(checked)) return checked;
      const text = game.moveText.print(checked.right);
      const isListed = legalMoves(s).some((one) => game.moveText.print(one) === text);
      return isListed ? checked : left(broken(game.turnRule, 'this move is missing'));
    },
  };
};

/** A broken version that no law catches, and why none can. */
export type Missed<T extends GameTypes> = readonly [what: string, why: string, version: Partial<Game<T>>];

/** Tests that no law catches a version; if one does, the version belongs among the others. */
export const testMissed = <T extends GameTypes>(
  game: Game<T>,
  known: LawOptions<T>,
  versions: readonly Missed<T>[],
  numRuns = 20,
): void => {
  test.each(versions)('missed: %s, since %s', (_, __, version) => {
    expect(failedOf(lawsOf<T>(constant(Object.assign({}, game, version)), known), numRuns)).toEqual([]);
  });
};
