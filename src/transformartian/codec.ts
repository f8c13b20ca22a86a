/**
 * io-ts codecs of options and positions: for JSON from outside.
 *
 * @packageDocumentation
 */
import { type Either, isLeft, left, right } from 'fp-ts/Either';
import * as t from 'io-ts';
import { decode, failWith, list, oneOf, refined, text, whole } from '../core/codec.js';
import { exact, isObject } from '../core/objects.js';
import { chain } from '../core/either.js';
import { type Fault, fault, show, under } from '../core/fault.js';
import { described, type JsonSchema, schemaOf } from '../core/schema.js';
import { formOf, readGrid } from './notation.js';
import { canonicalShape } from './shapes.js';
import {
  colourIndex,
  colourLetter,
  type Exxtra,
  isColour,
  noMedium,
  type Options,
  type Settings,
  type State,
} from './state.js';
import { basicShapes, catalogue, colours, five, lastTurn, mostOwn } from './tables.js';

/** An object as it came, without keys whose value is undefined. */
type Given = Readonly<Record<string, unknown>>;

/** An object whose keys may be missing but are not there with the value `undefined`. */
type Defined<A> = { readonly [Key in keyof A]?: Exclude<A[Key], undefined> };

/** The object without the keys whose value is undefined. */
const withoutUndefined = <A extends object>(value: A): Defined<A> =>
  // What is left are the keys that have a value, which is what the type says.
  Object.fromEntries(Object.entries(value).filter(([, inner]) => inner !== undefined)) as Defined<A>;

const optionKeys = [
  'players',
  'teams',
  'shapes',
  'exxtra',
  'levels',
  'target',
  'miss',
  'sameShape',
  'turnLimit',
  'grid',
] as const;

const drawing = text('a text', 2000);

/** Reads one option by a codec, or takes its default. */
const option = <A, O>(given: Given, key: string, rule: string, codec: t.Type<A, O>, otherwise: A): Either<Fault, A> => {
  if (given[key] === undefined) return right(otherwise);
  const read = decode(codec)(given[key]);
  return isLeft(read) ? left({ ...under(key)(read.left), rule }) : read;
};

const teamsOf = (players: unknown): unknown => (players === 3 || players === 6 ? 3 : 2);

/** @rule TX-2.1 */
const readForm = (given: Given): Either<Fault, Pick<Settings, 'players' | 'teams'>> => {
  const players = 'players' in given ? given['players'] : 2;
  const teams = 'teams' in given ? given['teams'] : teamsOf(players);
  const form = formOf(players, teams);
  const asked = `${show(players)} players in ${show(teams)} teams`;
  return form === undefined ? left(fault(['players'], `there is no game of ${asked}`, 'TX-2.1')) : right(form);
};

/** @rule TX-2.2 */
const readShapes = (given: Given): Either<Fault, readonly string[]> =>
  chain(option(given, 'shapes', 'TX-2.2', list(drawing, five, five), basicShapes), (shapes) => {
    const canonical = shapes.map(canonicalShape);
    const wrong = canonical.findIndex((shape) => shape === undefined);
    if (wrong >= 0)
      return left(
        fault(['shapes', String(wrong)], `${show(shapes[wrong])} is no shape of five connected squares`, 'TX-2.2'),
      );
    return new Set(canonical).size === five
      ? right(canonical.filter((shape) => shape !== undefined))
      : left(fault(['shapes'], 'two of the shapes are the same', 'TX-2.2'));
  });

const isAscending = (numbers: readonly number[]): boolean =>
  numbers.every((number, index) => index === 0 || (numbers[index - 1] ?? 0) < number);

const columnList = refined(list(whole(1, five), 1, five), 'columns', (columns) =>
  isAscending(columns) ? right(columns) : left(fault([], 'columns are different numbers from 1 to 5, ascending')),
);

/** How many columns get a card. @rule TX-2.3 */
export const cardCount = ({ replace, columns }: Exxtra): number => columns?.length ?? replace ?? five;

/** A part of `exxtra`, if it is there. @rule TX-2.3 */
const part = <A, O>(given: Given, key: string, codec: t.Type<A, O>): Either<Fault, A | undefined> => {
  const read = given[key] === undefined ? right(undefined) : decode(codec)(given[key]);
  return isLeft(read) ? left({ ...under('exxtra', key)(read.left), rule: 'TX-2.3' }) : read;
};

/** Whether a shape, in canonical form, has a name. */
const isNamed = (shape: string): boolean => Object.hasOwn(catalogue, shape);

/** Why a shape cannot be one of the players' own, if it cannot; `before` stands before it in the list. @rule TX-2.3 */
const ownFlaw = (shape: string | undefined, before: readonly unknown[]): string | undefined => {
  if (shape === undefined) return 'is no shape of five connected squares';
  if (isNamed(shape)) return `is ${shape} of the catalogue`;
  return before.includes(shape) ? 'is a shape that stands before it in the list' : undefined;
};

/** Shapes of the players' own: in canonical form, each once, none of the catalogue. @rule TX-2.3 */
const ownShapes = refined(list(drawing, 1, mostOwn), 'shapes', (shapes) => {
  const canonical = shapes.map(canonicalShape);
  const flaws = canonical.map((shape, index) => ownFlaw(shape, canonical.slice(0, index)));
  const wrong = flaws.findIndex((flaw) => flaw !== undefined);
  return wrong < 0
    ? right(canonical.filter((shape) => shape !== undefined))
    : left(fault([String(wrong)], `${show(shapes[wrong])} ${flaws[wrong] ?? ''}`));
});

const exxtraKeys = ['replace', 'columns', 'twos', 'own'] as const;

/** What {@link Exxtra} says of columns and cards; the parts are looked at in this order. @rule TX-2.3 */
const readCards = (inner: Given): Either<Fault, Exxtra> =>
  chain(part(inner, 'replace', whole(1, five)), (replace) =>
    chain(part(inner, 'columns', columnList), (columns) => {
      const covered = withoutUndefined({ replace, columns });
      return chain(part(inner, 'twos', whole(0, cardCount(covered))), (twos) =>
        chain(part(inner, 'own', ownShapes), (own) => right(withoutUndefined({ ...covered, twos, own }))),
      );
    }),
  );

/** @rule TX-2.3 */
const readExxtra = (given: Given): Either<Fault, Exxtra | undefined> => {
  const value = given['exxtra'];
  const wrong = (reason: string): Either<Fault, never> => left(fault(['exxtra'], reason, 'TX-2.3'));
  if (value === undefined) return right(undefined);
  if (!isObject(value)) return wrong(`${show(value)} is not an object`);
  const inner = withoutUndefined(value);
  const stranger = Object.keys(inner).find((key) => !exxtraKeys.some((known) => known === key));
  if (stranger !== undefined) return wrong(`unknown key ${show(stranger)}`);
  return 'replace' in inner && 'columns' in inner ? wrong('replace and columns exclude each other') : readCards(inner);
};

/** @rule TX-2.4 */
const readLevels = (given: Given): Either<Fault, readonly number[]> =>
  chain(option(given, 'levels', 'TX-2.4', list(whole(1, 99), 1, 9), [5, 3, 1]), (levels) =>
    isAscending(levels.toReversed()) ? right(levels) : left(fault(['levels'], 'the ladder falls strictly', 'TX-2.4')),
  );

/** @rule TX-2.9 */
const readStartGrid = (given: Given, teams: 2 | 3): Either<Fault, string | undefined> => {
  const grid = given['grid'];
  if (grid === undefined) return right(undefined);
  return typeof grid === 'string' && readGrid(grid, teams) !== undefined
    ? right(grid)
    : left(fault(['grid'], `${show(grid)} is no grid with five larges of each colour`, 'TX-2.9'));
};

const rest = (given: Given): Either<Fault, Pick<Options, 'target' | 'miss' | 'sameShape' | 'turnLimit'>> =>
  chain(option(given, 'target', 'TX-2.5', whole(1, 9999), 61), (target) =>
    chain(option<Settings['miss'], string>(given, 'miss', 'TX-2.6', oneOf('pair', 'turn'), 'pair'), (miss) =>
      chain(
        option<Settings['sameShape'], string>(given, 'sameShape', 'TX-2.7', oneOf('ignored', 'scores'), 'ignored'),
        (sameShape) =>
          chain(option(given, 'turnLimit', 'TX-2.8', whole(0, 99_999), 0), (turnLimit) =>
            right({ target, miss, sameShape, turnLimit }),
          ),
      ),
    ),
  );

/** Reads options; the first row of the table with a wrong value is cited. @rule TX-2 */
const readOptions = (u: unknown): Either<Fault, Options> => {
  if (!isObject(u)) return left(fault([], `${show(u)} is not an object`, 'TX-2'));
  const stranger = Object.keys(u).find((key) => !optionKeys.some((known) => known === key) && u[key] !== undefined);
  if (stranger !== undefined) return left(fault([stranger.slice(0, 40)], 'unknown key', 'TX-2'));
  const given = withoutUndefined(u);
  return chain(readForm(given), (form) =>
    chain(readShapes(given), (shapes) =>
      chain(readExxtra(given), (exxtra) =>
        chain(readLevels(given), (levels) =>
          chain(rest(given), (others) =>
            chain(readStartGrid(given, form.teams), (grid) =>
              right({ ...form, shapes, exxtra, levels, ...others, grid }),
            ),
          ),
        ),
      ),
    ),
  );
};

/** What JSON Schema can say of the options. */
const optionSchema: JsonSchema = {
  type: 'object',
  additionalProperties: false,
  properties: {
    players: { enum: [2, 3, 4, 6], default: 2 },
    teams: { enum: [2, 3] },
    shapes: { ...schemaOf(list(drawing, five, five)), default: basicShapes },
    exxtra: {
      type: 'object',
      additionalProperties: false,
      properties: {
        replace: schemaOf(whole(1, five)),
        columns: schemaOf(list(whole(1, five), 1, five)),
        twos: schemaOf(whole(0, five)),
        own: schemaOf(list(drawing, 1, mostOwn)),
      },
    },
    levels: { ...schemaOf(list(whole(1, 99), 1, 9)), default: [5, 3, 1] },
    target: { ...schemaOf(whole(1, 9999)), default: 61 },
    miss: { enum: ['pair', 'turn'], default: 'pair' },
    sameShape: { enum: ['ignored', 'scores'], default: 'ignored' },
    turnLimit: { ...schemaOf(whole(0, 99_999)), default: 0 },
    grid: { type: 'string' },
  },
};

/** The text of an option; the list puts the keys of `exxtra`, the only object among them, in order. */
const inOrder = (option: unknown): string | undefined => JSON.stringify(option, [...exxtraKeys]);

/** JSON codec of the options: an object in which every key may be left out. @rule TX-2 */
export const options: t.Type<Options, unknown> = described(
  new t.Type<Options, unknown>(
    'Transformartian options',
    (u): u is Options => {
      const read = readOptions(u);
      return isObject(u) && !isLeft(read) && optionKeys.every((key) => inOrder(u[key]) === inOrder(read.right[key]));
    },
    (u, context) => {
      const read = readOptions(u);
      return isLeft(read) ? failWith(read.left, u, context) : read;
    },
    (value) => withoutUndefined({ ...value }),
  ),
  optionSchema,
);

/** A colour number whose JSON form is its letter; `-` for none where that is allowed. */
const colourNumber = (none: boolean): t.Type<number, string> =>
  described(
    new t.Type<number, string>(
      'a colour',
      (u): u is number => whole(none ? noMedium : 0, 5).is(u),
      (u, context) => {
        if (none && u === '-') return t.success(noMedium);
        return isColour(u) ? t.success(colourIndex(u)) : t.failure(u, context, `${show(u)} is not a colour`);
      },
      (colour) => (colour === noMedium ? '-' : colourLetter(colour)),
    ),
    { enum: none ? [...colours, '-'] : colours },
  );

/** JSON codec of the form of positions. Whether its parts fit together is another question. @rule TX-10.3 */
export const position: t.Type<State, unknown> = exact<State>('a Transformartian position', {
  grid: list(colourNumber(false), 25, 30),
  turn: whole(1, lastTurn),
  hands: list(colourNumber(true), 2, 3),
  smalls: list(whole(0, 8), 25, 30),
  scores: list(whole(0, 999_999_999), 2, 3),
  settings: exact<Settings>('settings', {
    players: oneOf(2, 3, 4, 6),
    teams: oneOf(2, 3),
    shapes: list(drawing, five, five),
    levels: list(whole(1, 99), 1, 9),
    target: whole(1, 9999),
    miss: oneOf('pair', 'turn'),
    sameShape: oneOf('ignored', 'scores'),
    turnLimit: whole(0, 99_999),
  }),
});
