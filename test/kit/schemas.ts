/** JSON Schema against the codecs: what a codec writes or reads, its schema accepts. */
import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { isRight } from 'fp-ts/Either';
import type * as t from 'io-ts';
import { describe, expect, test } from 'vitest';
import { decode, type Game, type GameTypes, schemaOf, source } from '../../src/core/index.js';
import { mutateJson } from './hostile.js';
import { walk } from './play.js';

/** Registers the comparison for the options, states, views and moves of a game. */
export const schemas = <T extends GameTypes>(game: Game<T>, options: fc.Arbitrary<T['Options']>, plies = 60): void => {
  const ajv = new Ajv2020({ strict: true, allowUnionTypes: true });
  const compare = <A>(
    codec: t.Type<A, unknown>,
    schema: ReturnType<typeof ajv.compile>,
    json: unknown,
    seed: number,
  ): void => {
    expect([schema(json), schema.errors]).toEqual([true, null]);
    // A function has no JSON text at all, whatever the type says.
    const text = JSON.stringify(mutateJson(source(seed), json), plain) as string | undefined;
    const mutated: unknown = JSON.parse(text ?? 'null');
    if (isRight(decode(codec)(mutated))) expect([mutated, schema(mutated)]).toEqual([mutated, true]);
  };

  describe(`${game.id}: JSON Schema`, () => {
    test('says something of everything', () => {
      for (const codec of [game.options, game.state, game.viewState, game.move])
        expect(JSON.stringify(schemaOf<unknown, unknown, unknown>(codec))).toMatch(/"(properties|oneOf)"/);
    });

    test('accepts what the codecs write, and all that they read', () => {
      const [optionsSchema, stateSchema, viewSchema, moveSchema] = [
        game.options,
        game.state,
        game.viewState,
        game.move,
      ].map((codec) => ajv.compile(schemaOf<unknown, unknown, unknown>(codec))) as [
        ReturnType<typeof ajv.compile>,
        ReturnType<typeof ajv.compile>,
        ReturnType<typeof ajv.compile>,
        ReturnType<typeof ajv.compile>,
      ];
      fc.assert(
        fc.property(options, fc.nat(), fc.nat(plies), (chosen, seed, length) => {
          const state = walk(game, chosen, seed, length).states.at(-1)!;
          const json = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
          compare(game.options, optionsSchema, json(game.options.encode(chosen)), seed);
          compare(game.state, stateSchema, json(game.state.encode(state)), seed);
          compare(game.viewState, viewSchema, json(game.viewState.encode(state)), seed);
          for (const move of game.legalMoves(state).slice(0, 30))
            compare(game.move, moveSchema, json(game.move.encode(move)), seed);
        }),
        { numRuns: 60 },
      );
    });
  });
};

/** Strange values that JSON does not have become null. */
const plain = (_: string, value: unknown): unknown =>
  typeof value === 'bigint' || typeof value === 'symbol' ? null : value;
