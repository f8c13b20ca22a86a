/**
 * The plainest possible notation: it writes the fields of a value one after another.
 *
 * @packageDocumentation
 */

import { type Either, isLeft, left } from 'fp-ts/Either';
import type * as t from 'io-ts';
import { type Invariant, validate } from '../contract/invariant.js';
import { decode, refined } from '../reading/codec.js';
import { propertiesOf } from '../reading/properties.js';
import { type Json, type JsonSchema, schemaOf } from '../reading/schema.js';
import { type Codec, standard } from '../reading/standard.js';
import { type Fault, fault, show } from '../values/fault.js';
import { type Notation, notation } from '../values/notation.js';

/** A field that can be written in a space-separated text: a text, a number, a list of texts and numbers, or a list of such lists. */
export type Field = string | number | readonly (string | number)[] | readonly (readonly (string | number)[])[];

/** The parts from which {@link fieldNotation} makes a notation. */
export interface FieldParts<A> {
  /** The rule number that faults of the notation cite. */
  readonly rule: string;
  /** The length of the longest text that is accepted, in UTF-16 units. */
  readonly longest: number;
  /**
   * The JSON codec of the values, made by the core's function `exact` or `variants`. This codec determines the fields and their order, and checks all
   * values that are read.
   */
  readonly codec: t.Type<A, unknown>;
}

/** A column: the name of a field, and the JSON Schema of its values. */
type Column = readonly [name: string, schema: JsonSchema];

const columnsOf = (schema: JsonSchema): readonly Column[] => Object.entries(propertiesOf(schema));

const isList = (json: Json | undefined): json is readonly Json[] => Array.isArray(json);

/** Returns the value of a field that can have only one value. */
const onlyOf = ({ enum: values }: JsonSchema): Json | undefined =>
  isList(values) && values.length === 1 ? values[0] : undefined;

/**
 * The items of a list, written one after another. If the only item of a list is empty or consists of hyphens, it is put between hyphens, so that the
 * list does not look empty.
 */
const printedList = (items: readonly string[], separator: '/' | ','): string => {
  const text = items.join(separator);
  return items.length === 1 && /^-*$/.test(text) ? `-${text}-` : text;
};

const printed = (value: Field = ''): string =>
  (typeof value === 'object'
    ? printedList(
        value.map((one) => (typeof one === 'object' ? printedList(one.map(String), ',') : String(one))),
        '/',
      )
    : String(value)) || '-';

const wrapped = /^-(-*)-$/;

const whole = /^-?\d{1,15}$/;

/** Returns the value that a text appears to contain; the codec decides whether the value is valid. */
const valueOf = (text: string, { type, enum: values, items }: JsonSchema, separator: '/' | ',' = '/'): Json => {
  // The schema of a list contains the schema of its items.
  if (type === 'array')
    return text === ''
      ? []
      : (wrapped.exec(text)?.[1] ?? text).split(separator).map((one) => valueOf(one, items as JsonSchema, ','));
  if (isList(values)) return values.find((value) => typeof value !== 'object' && String(value) === text) ?? text;
  return type === 'integer' && whole.test(text) ? Number(text) : text;
};

/** A kind of value: all values of the notation, or only the values with a certain tag of a union. */
interface ValueKind {
  /** The word with which the texts of this kind begin; empty if there is only one kind. */
  readonly word: string;
  readonly columns: readonly Column[];
  /** The columns that are written into texts: those of fields that can have more than one value. */
  readonly written: readonly Column[];
}

const kindOf = (columns: readonly Column[], word: string): ValueKind => ({
  word,
  columns,
  written: columns.filter(([, schema]) => onlyOf(schema) === undefined),
});

/** Returns the kinds of values that one member of a union describes: one for each of its tags. */
const taggedKinds = (columns: readonly Column[]): readonly ValueKind[] =>
  columns
    .flatMap(([name, { enum: tags }]) => (name === '_tag' && isList(tags) ? tags : []))
    .flatMap((tag) =>
      typeof tag === 'string'
        ? [
            kindOf(
              columns.map(([name, schema]) => [name, name === '_tag' ? { enum: [tag] } : schema]),
              tag,
            ),
          ]
        : [],
    );

/** The kinds of values that a codec reads: a single kind if `exact` made the codec, one for each tag if `variants` did. */
const kindsOf = (schema: JsonSchema): readonly ValueKind[] => {
  const { oneOf } = schema;
  if (!isList(oneOf)) return [kindOf(columnsOf(schema), '')];
  // In this library, all members of a union have object schemas.
  return oneOf.flatMap((one) => taggedKinds(columnsOf(one as JsonSchema)));
};

const jsonOf = ({ columns, written }: ValueKind, texts: readonly string[]): Json => {
  return Object.fromEntries(
    columns.map((column) => {
      const [name, schema] = column;
      return [name, onlyOf(schema) ?? valueOf(texts[written.indexOf(column)] ?? '', schema)];
    }),
  );
};

/**
 * Makes a notation for values whose fields are texts, numbers, and lists of texts or numbers. The fields are written in the codec's order, separated
 * by blanks. `/` separates the items of a list, `,` separates the items of an inner list, and `-` stands for an empty field. A field that can have
 * only one value is left out. The text of a tagged value (`variants`) begins with the tag. The notation is canonical as long as no text in a value
 * contains one of the four characters ` `, `/`, `,` and `-`. This function is meant for authors of games.
 *
 * @param parts - the codec of the values, the greatest length of a text, and the rule of the notation
 * @returns the notation; `print` and `parse` are inverses of each other
 *
 * @example
 * ```ts
 * import { exact, fieldNotation, list, oneOf, text, variants, whole } from 'rulehouse/author';
 * type Heap = { readonly _tag: 'Heap'; readonly turn: number; readonly stones: readonly number[]; readonly taken: string };
 * const codec = exact<Heap>('a heap', { _tag: oneOf('Heap'), turn: whole(1, 99), stones: list(whole(0, 9), 1, 3), taken: text('letters', 9) });
 * const heap = fieldNotation<Heap>({ rule: 'XY-1.1', longest: 20, codec });
 * heap.print({ _tag: 'Heap', turn: 7, stones: [3, 0, 5], taken: '' }); // '7 3/0/5 -'
 * heap.parse('7 3/0/5 -'); // right
 * heap.parse('07 3/0/5 -'); // left: XY-1.1
 *
 * type Move = { readonly _tag: 'Hold' } | { readonly _tag: 'Roll'; readonly pips: number };
 * const move = variants<Move>('a move', {
 *   Hold: exact<{ readonly _tag: 'Hold' }>('a hold', { _tag: oneOf('Hold') }),
 *   Roll: exact<{ readonly _tag: 'Roll'; readonly pips: number }>('a roll', { _tag: oneOf('Roll'), pips: whole(1, 6) }),
 * });
 * fieldNotation<Move>({ rule: 'XY-1.2', longest: 9, codec: move }).print({ _tag: 'Roll', pips: 6 }); // 'Roll 6'
 * ```
 */
export const fieldNotation = <A extends { readonly [Name in keyof A]: Field }>({
  rule,
  longest,
  codec,
}: FieldParts<A>): Notation<A> => {
  const kinds = kindsOf(schemaOf(codec));
  const print = (value: A): string => {
    const given = new Map(Object.entries<Field>(value));
    const kind = kinds.find(({ word }) => word === '' || word === given.get('_tag'));
    if (kind === undefined) return '';
    const words = kind.word === '' ? [] : [kind.word];
    return [...words, ...kind.written.map(([name]) => printed(given.get(name)))].join(' ');
  };
  const parse = (text: string): Either<Fault, A> => {
    const texts = text.split(' ').map((one) => (one === '-' ? '' : one));
    const kind = kinds.find(({ word }) => word === '' || word === texts[0]);
    if (kind === undefined)
      return left(fault([], `${show(text)} does not begin with ${kinds.map(({ word }) => word).join(' or ')}`, rule));
    const read = decode(codec)(jsonOf(kind, kind.word === '' ? texts : texts.slice(1)));
    if (isLeft(read)) return left({ ...read.left, rule: read.left.rule ?? rule });
    return print(read.right) === text ? read : left(fault([], `${show(text)} is written otherwise`, rule));
  };
  return notation<A>({ rule, longest, print, parse });
};

/** The parts from which {@link positionsBy} makes codecs and notations. */
export interface PositionParts<State, View> {
  /** The rule number that faults of the notation cite. */
  readonly rule: string;
  /** The length of the longest text that is accepted, in UTF-16 units. */
  readonly longest: number;
  /** The invariants that every state and every view must keep. */
  readonly invariants: readonly Invariant<State | View>[];
  /** The codec that checks only the shape of states; the core's function `exact` makes such codecs. */
  readonly state: t.Type<State, unknown>;
  /** The codec that checks only the shape of views. */
  readonly view: t.Type<View, unknown>;
}

/** The members of a game that read and write positions and views. */
export interface Positions<State, View> {
  /** JSON codec of states. */
  readonly state: Codec<State, unknown>;
  /** JSON codec of views. */
  readonly viewState: Codec<View, unknown>;
  /** The notation for canonical texts of positions. */
  readonly position: Notation<State>;
  /** The notation for canonical texts of views. */
  readonly viewText: Notation<View>;
}

/**
 * Makes the JSON codecs and notations of a game's contract, for games whose texts show the whole state. States and views are checked against the
 * invariants and written by {@link fieldNotation}. This function is meant for authors of games.
 *
 * @param parts - the invariants, the codecs that check only the shape, the greatest length of a text, and the rule of the notation
 * @returns the members `state`, `viewState`, `position` and `viewText` of the contract
 *
 * @example
 * ```ts
 * import { exact, list, positionsBy, text, whole } from 'rulehouse/author';
 * type Hand = { readonly cards: readonly number[]; readonly top: string };
 * const form = (top: RegExp) => exact<Hand>('a hand', { cards: list(whole(1, 9), 0, 3), top: text('a card', 1, top) });
 * const { position, viewText } = positionsBy({
 *   rule: 'XY-1.1',
 *   longest: 20,
 *   invariants: [{ rule: 'XY-1.2', path: 'cards', text: 'cards are different', holds: ({ cards }) => new Set(cards).size === cards.length }],
 *   state: form(/^[1-9]$/),
 *   view: form(/^[?]$/),
 * });
 * viewText.print({ cards: [4, 2], top: '?' }); // '4/2 ?'
 * position.parse('4/2 ?'); // left: XY-1.1
 * position.parse('4/4 1'); // left: XY-1.2
 * ```
 */
export const positionsBy = <
  State extends { readonly [Name in keyof State]: Field },
  View extends { readonly [Name in keyof View]: Field },
>({
  invariants,
  ...parts
}: PositionParts<State, View>): Positions<State, View> => {
  const state = standard<State, unknown>(refined(parts.state, parts.state.name, validate<State>(invariants)));
  const viewState = standard<View, unknown>(refined(parts.view, parts.view.name, validate<View>(invariants)));
  return {
    state,
    viewState,
    position: fieldNotation({ ...parts, codec: state }),
    viewText: fieldNotation({ ...parts, codec: viewState }),
  };
};
