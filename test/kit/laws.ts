/** The laws that every game obeys, as tests. One call for each game: `laws({ game, options })`. */
import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { describe, test } from 'vitest';
import type { Game, GameTypes } from '../../src/core/index.js';
import { type LawOptions, lawsOf } from '../../src/laws/index.js';

/** What the suite needs to know about a game. */
export interface LawsOf<T extends GameTypes> extends LawOptions<T> {
  readonly game: Game<T>;
  /** The number of random games for each law. */
  readonly runs?: number;
}

const validator = (schema: object): ((json: unknown) => boolean) =>
  new Ajv2020({ strict: true, allowUnionTypes: true }).compile(schema);

/** Registers the laws as tests. */
export const laws = <T extends GameTypes>({ game, runs = 30, ...options }: LawsOf<T>): void => {
  describe(`${game.id}: laws`, () => {
    for (const { name, property } of lawsOf(game, { validator, ...options }))
      test(name, () => {
        fc.assert(property, { numRuns: runs });
      });
  });
};
