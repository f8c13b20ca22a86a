/**
 * Makes positions that differ slightly from a given one, for the law that different positions have different keys.
 *
 * @packageDocumentation
 */
import { isRight } from 'fp-ts/Either';
import type { Game, GameTypes } from '../core/contract/game.js';
import { decode } from '../core/reading/codec.js';
import { isObject } from '../core/reading/objects.js';
import { type JsonSchema, schemaOf } from '../core/reading/schema.js';
import { type Source, shuffled } from '../core/values/random.js';
import { throughJson } from './data.js';

/** The keys and indices that lead to a value inside a JSON value, from the outermost to the innermost. */
export type Path = readonly string[];

/** A value inside a JSON value, with the path that leads to it. */
interface Node {
  readonly path: Path;
  readonly value: unknown;
}

/** All values inside a JSON value, including lists and objects. */
const nodesOf = (json: unknown, path: Path = []): readonly Node[] =>
  typeof json !== 'object' || json === null
    ? []
    : Object.entries(json).flatMap(([key, value]: readonly [string, unknown]) => {
        const inner = [...path, key];
        return [{ path: inner, value }, ...nodesOf(value, inner)];
      });

const valueAt = (json: unknown, path: Path): unknown =>
  path.reduce((value, key) => Reflect.get(Object(value) as object, key) as unknown, json);

/** A copy of a JSON value, with the given value at the end of a path. */
const withValue = (json: unknown, [key, ...deeper]: Path, value: unknown): unknown => {
  if (key === undefined) return value;
  if (Array.isArray(json)) return json.with(Number(key), withValue(json[Number(key)], deeper, value));
  return isObject(json) ? { ...json, [key]: withValue(json[key], deeper, value) } : json;
};

/** True if a path leads only through objects, never into a list. Such a path ends at a field of the position or of its settings. */
const isField = (json: unknown, path: Path): boolean =>
  path.every((_, depth) => isObject(valueAt(json, path.slice(0, depth))));

/** The greatest number of tries for each kind of change: to a value inside a list, to two fields, or to any one value. */
const tries = 24;

/** The amounts that are added to numbers: 1, and amounts that would be lost if a number were packed into 8, 16 or 32 bits. */
const steps = [1, 2 ** 8, 2 ** 16, 2 ** 32];

/** The part of a schema that describes the value at the end of a path; empty if the schema does not describe this value. */
const schemaAt = (schema: JsonSchema, [key, ...deeper]: Path): JsonSchema => {
  if (key === undefined) return schema;
  const { properties, items } = schema;
  const inner = isObject(properties) ? properties[key] : items;
  // Below `properties` and `items`, all values are schemas.
  return isObject(inner) ? schemaAt(inner, deeper) : {};
};

/** Values that can replace the given value: those that its schema lists, or else other numbers or the opposite truth value. */
const othersOf = (value: unknown, { enum: listed }: JsonSchema): readonly unknown[] => {
  if (Array.isArray(listed)) return listed.filter((one) => one !== value);
  if (typeof value === 'number') return steps.map((step) => value + step);
  return typeof value === 'boolean' ? [!value] : [];
};

/** A row of plain values inside a JSON value: a list, or a text of at least two signs. */
export interface Row {
  readonly path: Path;
  readonly items: readonly unknown[];
  readonly isText: boolean;
}

/** The rows inside a JSON value. */
export const rowsOf = (json: unknown): readonly Row[] =>
  nodesOf(json).flatMap(({ path, value }): readonly Row[] => {
    if (typeof value === 'string') return value.length < 2 ? [] : [{ path, items: [...value], isText: true }];
    if (!Array.isArray(value) || value.length < 2) return [];
    const items: readonly unknown[] = value;
    return items.some((item) => typeof item === 'object') ? [] : [{ path, items, isText: false }];
  });

/** A copy of a JSON value with other items in a row. */
export const withRow = (json: unknown, { path, isText }: Row, items: readonly unknown[]): unknown =>
  withValue(json, path, isText ? items.join('') : items);

/** A single card, piece or number of a position: a sign of a text, or a value in a list. */
interface Part {
  readonly path: Path;
  /** The place in the text at the end of the path, if the part is a sign of a text. */
  readonly at?: number;
  readonly value: unknown;
}

/** The single parts of lists and texts. */
const partsOf = (nodes: readonly Node[]): readonly Part[] =>
  nodes.flatMap(({ path, value }): readonly Part[] => {
    if (typeof value === 'string' && value.length !== 1)
      return [...value].map((sign, at): Part => ({ path, at, value: sign }));
    return typeof value === 'object' ? [] : [{ path, value }];
  });

const withPart = (json: unknown, { path, at }: Part, value: unknown): unknown => {
  if (at === undefined) return withValue(json, path, value);
  const text = String(valueAt(json, path));
  return withValue(json, path, text.slice(0, at) + String(value) + text.slice(at + 1));
};

const isAscending = (signs: string): boolean =>
  [...signs].every((sign, at) => at === 0 || signs.charAt(at - 1) <= sign);

/** A text whose signs were in order in the position before has them in order again; other values are returned unchanged. */
const settled = (before: unknown, after: unknown, { path, at }: Part): unknown => {
  const [old, now] = [valueAt(before, path), valueAt(after, path)];
  return at !== undefined && typeof old === 'string' && typeof now === 'string' && isAscending(old)
    ? withValue(after, path, [...now].sort().join(''))
    : after;
};

/**
 * Copies of a position's JSON in which two cards, pieces or numbers have changed places: two neighbours in a list or a text, or two that lie anywhere.
 * Rows that were in order stay in order in one of the copies.
 */
const exchangedJson = (random: Source, json: unknown): readonly unknown[] => {
  const parts = partsOf(nodesOf(json));
  if (parts.length < 2) return [];
  const pair = (isNear: boolean): readonly [Part, Part] => {
    const first = random.below(parts.length);
    const second = isNear ? Math.min(first + 1, parts.length - 1) : random.below(parts.length);
    return [parts[first]!, parts[second]!];
  };
  return Array.from({ length: 2 * tries }, (_, index) => pair(index % 2 === 0)).flatMap(([one, other]) => {
    if (one.value === other.value || typeof one.value !== typeof other.value) return [];
    const exchanged = withPart(withPart(json, one, other.value), other, one.value);
    const inOrder = settled(json, settled(json, exchanged, one), other);
    return inOrder === exchanged ? [exchanged] : [exchanged, inOrder];
  });
};

/**
 * Copies of a position's JSON, each with one or two fields from another position, or with one value changed. Many of the changed copies are no longer
 * valid positions.
 */
const changedJson = (random: Source, schema: JsonSchema, json: unknown, other: unknown): readonly unknown[] => {
  const nodes = nodesOf(json);
  const some = <A>(items: readonly A[]): readonly A[] => shuffled(random, items).slice(0, tries);
  const fields = nodes.filter(({ path }) => isField(json, path));
  const inside = some(nodes.filter(({ path }) => !isField(json, path)));
  const taken = (into: unknown, { path }: Node): unknown => {
    const value = valueAt(other, path);
    return value === undefined ? into : withValue(into, path, value);
  };
  const pairs = some(fields.flatMap((one, index) => fields.slice(index + 1).map((two) => [one, two] as const)));
  return [
    ...[...fields, ...inside].map((node) => taken(json, node)),
    ...pairs.map(([one, two]) => taken(taken(json, one), two)),
    ...some([...fields, ...inside]).flatMap(({ path, value }) =>
      othersOf(value, schemaAt(schema, path)).map((changed) => withValue(json, path, changed)),
    ),
  ];
};

/**
 * Positions that differ from the given state in one or two fields, in an entry of a list, or in one value. The values of changed fields come from the
 * second of the two states.
 */
export const changedStates = <T extends GameTypes>(
  game: Game<T>,
  random: Source,
  state: T['State'],
  other: T['State'],
): readonly T['State'][] => {
  const [json, others] = [state, other].map((one: T['State']) => throughJson(game.state.encode(one)));
  return accepted(game, changedJson(random, schemaOf(game.state), json, others));
};

/** Positions in which two cards, pieces or numbers of the given state have changed places. Many games accept only some of them. */
export const exchangedStates = <T extends GameTypes>(
  game: Game<T>,
  random: Source,
  state: T['State'],
): readonly T['State'][] => accepted(game, exchangedJson(random, throughJson(game.state.encode(state))));

const accepted = <T extends GameTypes>(game: Game<T>, json: readonly unknown[]): readonly T['State'][] =>
  json.flatMap((changed) => {
    const read = decode(game.state)(changed);
    return isRight(read) ? [read.right] : [];
  });
