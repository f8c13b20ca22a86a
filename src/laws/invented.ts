/**
 * Invents moves: well-formed moves of every kind that a game's codec knows, whether or not the game ever lists them.
 *
 * @packageDocumentation
 */
import { isLeft } from 'fp-ts/Either';
import type { Game, GameTypes } from '../core/contract/game.js';
import { decode } from '../core/reading/codec.js';
import { isObject } from '../core/reading/objects.js';
import { type Json, type JsonSchema, schemaOf } from '../core/reading/schema.js';
import type { Source } from '../core/values/random.js';
import { throughJson } from './data.js';

/** The values that fields of listed moves have, keyed by the name of the field; elements of a list have the name of the list. */
type Vocabulary = ReadonlyMap<string, readonly Json[]>;

const isJsonList = (json: Json): json is readonly Json[] => Array.isArray(json);

/** Notes all values inside a JSON value under the names of their fields. */
const note = (json: Json, name: string, into: Map<string, Json[]>): void => {
  const known = into.get(name);
  if (known === undefined) into.set(name, [json]);
  else known.push(json);
  if (typeof json !== 'object' || json === null) return;
  const inner = isJsonList(json) ? json.map((one) => [name, one] as const) : Object.entries(json);
  for (const [key, value] of inner) note(value, key, into);
};

const vocabularyOf = (moves: readonly Json[]): Vocabulary => {
  const words = new Map<string, Json[]>();
  for (const move of moves) note(move, '', words);
  return words;
};

const oneOf = <A>({ below }: Source, items: readonly A[]): A | undefined => items[below(Math.max(1, items.length))];

const numberIn = (schema: JsonSchema, name: string, fallback: number): number => {
  const value = schema[name];
  return typeof value === 'number' ? value : fallback;
};

const listIn = (schema: JsonSchema, name: string): readonly Json[] | undefined => {
  const value = schema[name];
  return value !== undefined && isJsonList(value) ? value : undefined;
};

const isSchema = (u: Json | undefined): u is JsonSchema => isObject(u);

/** Invents values that fit JSON Schemas, from the schemas themselves and from the values that fields have elsewhere. */
interface Inventor {
  readonly random: Source;
  /** The values of the moves that are listed in the position at hand, and of the moves that are listed elsewhere. */
  readonly words: readonly [here: Vocabulary, elsewhere: Vocabulary];
}

/** A value that a field of this name has in a listed move. */
const wordFor = ({ random, words }: Inventor, name: string): Json | undefined => {
  const [first, second] = random.below(3) > 0 ? words : ([words[1], words[0]] as const);
  return oneOf(random, first.get(name) ?? second.get(name) ?? []);
};

const wholeIn = ({ random }: Inventor, schema: JsonSchema): number => {
  const least = numberIn(schema, 'minimum', 0);
  const span = numberIn(schema, 'maximum', least + 9) - least;
  // Prefer small numbers, because games rarely distinguish large ones.
  return least + random.below(1 + Math.min(span, random.below(4) === 0 ? 1000 : 4));
};

const variantsOf = (schema: JsonSchema): readonly Json[] | undefined =>
  listIn(schema, 'anyOf') ?? listIn(schema, 'oneOf');

/** A value that may fit a schema; what no schema says is taken from listed moves. */
const invent = (inventor: Inventor, schema: JsonSchema, name: string): Json => {
  const { random } = inventor;
  const variants = variantsOf(schema);
  if (variants !== undefined) {
    const chosen = oneOf(random, variants);
    return isSchema(chosen) ? invent(inventor, chosen, name) : null;
  }
  if (schema['const'] !== undefined) return schema['const'];
  const properties = schema['properties'];
  if (isSchema(properties)) return inventFields(inventor, properties);
  const word = random.below(4) > 0 ? wordFor(inventor, name) : undefined;
  const values = listIn(schema, 'enum');
  if (values !== undefined) return (word !== undefined && values.includes(word) ? word : oneOf(random, values)) ?? null;
  if (word !== undefined) return word;
  const type = schema['type'];
  if (type === 'integer') return wholeIn(inventor, schema);
  if (type === 'boolean') return random.below(2) === 0;
  if (type === 'array') return inventList(inventor, schema, name);
  return wordFor(inventor, name) ?? anyText(inventor) ?? null;
};

/** A text that a field of any name has in a listed move: squares and hexes have many names. */
const anyText = (inventor: Inventor): Json | undefined => {
  const { random, words } = inventor;
  const word = wordFor(
    inventor,
    oneOf(
      random,
      words.flatMap((known) => [...known.keys()]),
    ) ?? '',
  );
  return typeof word === 'string' ? word : undefined;
};

const inventFields = (inventor: Inventor, properties: JsonSchema): Json =>
  Object.fromEntries(
    Object.entries(properties).map(([key, inner]) => [key, isSchema(inner) ? invent(inventor, inner, key) : null]),
  );

const inventList = (inventor: Inventor, schema: JsonSchema, name: string): Json => {
  const { items } = schema;
  const least = numberIn(schema, 'minItems', 0);
  const length = least + inventor.random.below(1 + Math.min(3, numberIn(schema, 'maxItems', least + 3) - least));
  return Array.from({ length }, () => (isSchema(items) ? invent(inventor, items, name) : null));
};

/** A copy of a move in which one field has the value that it has in another move, is one more or less, or is empty. */
const altered = (inventor: Inventor, move: Json): Json => {
  const { random } = inventor;
  if (typeof move !== 'object' || move === null || isJsonList(move)) return move;
  const [key, value] = oneOf(random, Object.entries(move)) ?? ['', null];
  const numbers = typeof value === 'number' ? [value + 1, value - 1, value * 2] : [];
  return { ...move, [key]: oneOf(random, [wordFor(inventor, key) ?? null, null, ...numbers]) ?? null };
};

/**
 * Invents moves for a position: listed moves of other positions, moves with an altered field, and new moves of every kind that the codec of the
 * game's moves knows. All of them are well formed.
 *
 * @param listed - the moves that are listed in the position
 * @param others - moves that are listed in other positions
 * @param rounds - how often each kind of move is invented
 */
export const inventedMoves = <T extends GameTypes>(
  game: Game<T>,
  listed: readonly T['Move'][],
  others: readonly T['Move'][],
  random: Source,
  rounds: number,
): readonly T['Move'][] => {
  const jsonOf = (move: T['Move']): Json => throughJson(game.move.encode(move)) as Json;
  const [here, elsewhere] = [listed.map(jsonOf), others.map(jsonOf)];
  const inventor: Inventor = { random, words: [vocabularyOf(here), vocabularyOf(elsewhere)] };
  const schema = schemaOf(game.move);
  const kinds = (variantsOf(schema) ?? [schema]).filter(isSchema);
  const tried = Array.from({ length: rounds }).flatMap((): readonly Json[] => [
    ...kinds.map((kind) => invent(inventor, kind, '')),
    altered(inventor, oneOf(random, here) ?? null),
    altered(inventor, oneOf(random, elsewhere) ?? null),
  ]);
  return [...elsewhere, ...tried].flatMap((json) => {
    const move = decode(game.move)(json);
    return isLeft(move) ? [] : [move.right];
  });
};
