/** JSON Schema compared with the codecs: the schema accepts what a codec writes or reads. */
import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { isRight } from 'fp-ts/Either';
import { describe, expect, test } from 'vitest';
import {
  decode,
  documentKinds,
  type Game,
  type GameTypes,
  schemasOf,
  source,
  verifyRecord,
  writeRecord,
} from '../../src/core/index.js';
import { mutateJson } from '../../src/laws/strange.js';
import { walk } from './play.js';

/** The parts of a schema document that these tests use. */
interface Node {
  readonly properties?: Readonly<Record<string, Node>>;
  readonly items?: Node;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
}

/** Options with a value at the given path. */
const placed = (path: readonly string[], value: unknown): unknown =>
  path.reduceRight((inner, key) => ({ [key]: inner }), value);

/** The option fields that have limits, at any depth, and a function that returns options with a value there. */
const limited = (
  { properties, ...node }: Node,
  path: readonly string[] = [],
): readonly (readonly [string, Node, (value: unknown) => unknown])[] =>
  properties === undefined
    ? [[path.join('.'), node, (value) => placed(path, value)]]
    : Object.entries(properties).flatMap(([key, inner]) => limited(inner, [...path, key]));

/** The objects in options, at any depth: the path of each, and options in which it has an unknown field. */
const withStranger = (
  { properties = {} }: Node,
  path: readonly string[] = [],
): readonly (readonly [string, unknown])[] => [
  [path.join('.'), placed([...path, 'stranger'], 1)],
  ...Object.entries(properties).flatMap(([key, inner]) =>
    inner.properties === undefined ? [] : withStranger(inner, [...path, key]),
  ),
];

/** The list of numbers from the given one down to 1. */
const countdown = (length: number): readonly number[] => Array.from({ length }, (_, index) => length - index);

/** Values at the limits of a field and beyond them, and whether they are valid. */
const atLimits = ({ minimum, maximum, items, minItems, maxItems }: Node): readonly (readonly [unknown, boolean])[] => {
  if (minimum !== undefined && maximum !== undefined)
    return [
      [minimum - 1, false],
      [minimum, true],
      [maximum, true],
      [maximum + 1, false],
    ];
  if (items?.minimum === undefined || items.maximum === undefined || minItems === undefined || maxItems === undefined)
    return [];
  return [
    ...atLimits(items).map(([value, isWithin]) => [[value], isWithin] as const),
    [countdown(minItems - 1), false],
    [countdown(minItems), true],
    [countdown(maxItems), true],
    [countdown(maxItems + 1), false],
  ];
};

/** Registers the comparison for the options, states, views, moves and records of a game. */
export const schemas = <T extends GameTypes>(game: Game<T>, options: fc.Arbitrary<T['Options']>, plies = 60): void => {
  const ajv = new Ajv2020({ strict: true, allowUnionTypes: true });
  const documents = schemasOf(game);
  const reads = {
    options: (u: unknown) => isRight(decode(game.options)(u)),
    state: (u: unknown) => isRight(decode(game.state)(u)),
    view: (u: unknown) => isRight(decode(game.viewState)(u)),
    move: (u: unknown) => isRight(decode(game.move)(u)),
    record: (u: unknown) => isRight(verifyRecord(game)(u)),
  };

  describe(`${game.id}: JSON Schema`, () => {
    test('says something of everything', () => {
      for (const kind of documentKinds) {
        const text = JSON.stringify(documents[kind]);
        expect(text).toMatch(/"(properties|oneOf)"/);
        expect(text).not.toContain('{}');
      }
    });

    test('the limits of options are those of the codec', () => {
      for (const [path, node, as] of limited(documents.options))
        for (const [value, isWithin] of atLimits(node)) {
          // Try both orders, because some lists must ascend.
          const forms: readonly unknown[] = Array.isArray(value) ? [value, value.toReversed()] : [value];
          expect([path, value, forms.some((form) => reads.options(as(form)))]).toEqual([path, value, isWithin]);
        }
    });

    test('knows the fields of options that the codec knows, and no others', () => {
      const accepts = ajv.compile(documents.options);
      for (const [path, given] of withStranger(documents.options))
        expect([path, accepts(given), reads.options(given)]).toEqual([path, false, false]);
    });

    test('accepts what the codecs write, and all that they read', () => {
      const accepts = Object.fromEntries(documentKinds.map((kind) => [kind, ajv.compile(documents[kind])]));
      const compare = (kind: keyof typeof reads, value: unknown, seed: number): void => {
        const json: unknown = JSON.parse(JSON.stringify(value));
        const schema = accepts[kind]!;
        expect([kind, schema(json), schema.errors]).toEqual([kind, true, null]);
        // JSON.stringify returns undefined for a function, which its type does not show.
        const text = JSON.stringify(mutateJson(source(seed), json), plain) as string | undefined;
        const mutated: unknown = JSON.parse(text ?? 'null');
        if (reads[kind](mutated)) expect([mutated, schema(mutated)]).toEqual([mutated, true]);
      };
      fc.assert(
        fc.property(options, fc.nat(), fc.nat(plies), (chosen, seed, length) => {
          const { states, moves } = walk(game, chosen, seed, length);
          const state = states.at(-1)!;
          compare('options', game.options.encode(chosen), seed);
          compare('state', game.state.encode(state), seed);
          compare('view', game.viewState.encode(state), seed);
          for (const move of game.legalMoves(state).slice(0, 30)) compare('move', game.move.encode(move), seed);
          const record = writeRecord(game)(chosen, seed, states[0]!, moves);
          if (isRight(record)) compare('record', record.right, seed);
          expect(record._tag).toBe('Right');
        }),
        { numRuns: 60 },
      );
    });
  });
};

/** Strange values that JSON cannot express become null. */
const plain = (_: string, value: unknown): unknown =>
  typeof value === 'bigint' || typeof value === 'symbol' ? null : value;
