/** Broken versions of an example: which law should notice each of them. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { constant, type Game, type GameTypes } from '../../src/core/index.js';
import { type ContractRule, type LawOptions, lawsOf } from '../../src/laws/index.js';

/** What is wrong, the law that notices it, the members of the game that differ, and what differs in the options of the laws. */
export type Broken<T extends GameTypes> = readonly [
  what: string,
  law: ContractRule,
  version: Partial<Game<T>>,
  given?: LawOptions<T>,
];

/** Tests that each version is caught by its law. */
export const testBroken = <T extends GameTypes>(
  game: Game<T>,
  known: LawOptions<T>,
  versions: readonly Broken<T>[],
  numRuns = 100,
): void => {
  test.each(versions)('%s: %s', (_, law, version, given = {}) => {
    const failed = lawsOf<T>(constant(Object.assign({}, game, version)), Object.assign({}, known, given)).flatMap(
      ({ rule, property }) => (rule === law && fc.check(property, { numRuns, seed: 1 }).failed ? rule : []),
    );
    expect(failed).toEqual([law]);
  });
};
