/**
 * The option sets of a game for which vectors are made, derived from what the game itself declares: the schema of its options. They contain every
 * value of every option with every number of seats, and every pair of values of two options, if the rules allow it.
 */
import { isRight } from 'fp-ts/Either';
import type * as t from 'io-ts';
import type { Game, GameTypes } from '../../src/core/index.js';
import { decode, type Json, type JsonSchema, schemaOf } from '../../src/core/index.js';

/** A value of an option; undefined means that the option is left out. */
export type Value = Json | undefined;

/** Some options by name; missing options have their defaults. */
export type OptionSet = Readonly<Record<string, Value>>;

/** Values of options whose declarations cannot list all values: limits, layouts, rosters, shapes. */
export type Values = Readonly<Record<string, readonly Value[]>>;

/** Two values of two options. */
interface Pair {
  readonly names: readonly [string, string];
  readonly values: readonly [Value, Value];
}

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

const unique = (values: readonly Value[]): readonly Value[] =>
  values.filter((value, index) => values.findIndex((other) => same(other, value)) === index);

/** The widest range of whole numbers that is listed. */
const widest = 8;

/** The values that a schema lists; undefined if it allows more than can be listed. */
const listed = ({
  enum: values,
  anyOf,
  const: only,
  type,
  minimum,
  maximum,
}: JsonSchema): readonly Json[] | undefined => {
  if (only !== undefined) return [only];
  // All values in a schema are JSON.
  if (Array.isArray(values)) return values as readonly Json[];
  if (type === 'boolean') return [false, true];
  if (Array.isArray(anyOf)) {
    const parts = anyOf.map((part: JsonSchema) => listed(part));
    return parts.every((part) => part !== undefined) ? parts.flat() : undefined;
  }
  if (typeof minimum !== 'number' || typeof maximum !== 'number' || maximum - minimum >= widest) return undefined;
  return Array.from({ length: maximum - minimum + 1 }, (_, index) => minimum + index);
};

/** What has options. */
interface Declaring<A> {
  readonly options: t.Type<A, unknown>;
}

/** The schemas of the options, by name. */
const declared = <A>(game: Declaring<A>): Readonly<Record<string, JsonSchema>> =>
  // The table of options makes a schema of an object, which has `properties`.
  (schemaOf(game.options)['properties'] ?? {}) as Readonly<Record<string, JsonSchema>>;

/** The options without samples whose declarations do not list their values; there should be none. */
export const unlisted = <A>(game: Declaring<A>, samples: Values): readonly string[] =>
  Object.entries(declared(game))
    .filter(([name, schema]) => listed(schema) === undefined && (samples[name] ?? []).length < 2)
    .map(([name]) => name);

/** The values to try for each option: all that its declaration lists, otherwise the samples. */
export const valuesOf = <A>(game: Declaring<A>, samples: Values): Values =>
  Object.fromEntries(
    Object.entries(declared(game)).map(([name, schema]) => [name, unique(listed(schema) ?? samples[name] ?? [])]),
  );

/** True if a game can begin with these options together. */
const isAllowed =
  <T extends GameTypes>(game: Game<T>) =>
  (set: OptionSet): boolean => {
    const options = decode(game.options)(set);
    return isRight(options) && isRight(game.setup(options.right, 1));
  };

/** Every pair of values of two options that some number of players may use. */
const pairsOf = <T extends GameTypes>(game: Game<T>, values: Values): readonly Pair[] => {
  const allowed = isAllowed(game);
  const players = values['players'];
  const fits = (set: OptionSet): boolean =>
    allowed(set) || (players ?? []).some((count) => !('players' in set) && allowed({ players: count, ...set }));
  const names = Object.keys(values);
  return names.flatMap((one, index) =>
    names
      .slice(index + 1)
      .flatMap((other) =>
        (values[one] ?? []).flatMap((first) =>
          (values[other] ?? [])
            .filter((second) => fits({ [one]: first, [other]: second }))
            .map((second): Pair => ({ names: [one, other], values: [first, second] })),
        ),
      ),
  );
};

const has = (set: OptionSet, { names: [one, other], values: [first, second] }: Pair): boolean =>
  same(set[one], first) && same(set[other], second);

/** A set that contains this pair, with the value of every other option that adds the most new pairs. */
const setWith = <T extends GameTypes>(
  game: Game<T>,
  values: Values,
  open: readonly Pair[],
  { names: [one, other], values: [first, second] }: Pair,
): OptionSet => {
  const allowed = isAllowed(game);
  let set: OptionSet = { [one]: first, [other]: second };
  // The number of players comes first in every table, so that values that need more players are valid at once.
  for (const [name, tried] of Object.entries(values)) {
    if (name in set) continue;
    let best: { readonly set: OptionSet; readonly gain: number } | undefined;
    for (const value of tried) {
      const next = { ...set, [name]: value };
      if (!allowed(next)) continue;
      const gain = open.filter((pair) => pair.names.includes(name) && has(next, pair)).length;
      if (best === undefined || gain > best.gain) best = { set: next, gain };
    }
    set = best?.set ?? set;
  }
  return set;
};

/** Option sets that contain every pair, each with as many new ones as possible; the same in every run. */
export const optionSetsOf = <T extends GameTypes>(game: Game<T>, values: Values): readonly OptionSet[] => {
  const sets: OptionSet[] = [];
  let open = pairsOf(game, values);
  for (let [next] = open; next !== undefined; [next] = open) {
    const set = setWith(game, values, open, next);
    sets.push(set);
    open = open.filter((pair) => pair !== next && !has(set, pair));
  }
  return sets;
};

const shown = ({ names, values }: Pair): string =>
  names
    .map((name, index) => `${name} ${values[index] === undefined ? 'left out' : JSON.stringify(values[index])}`)
    .join(' with ');

/** The pairs of values that none of the given options contain, as texts. */
export const missingPairs = <T extends GameTypes>(
  game: Game<T>,
  values: Values,
  given: readonly OptionSet[],
): readonly string[] =>
  pairsOf(game, values)
    .filter((pair) => !given.some((set) => has(set, pair)))
    .map(shown);
