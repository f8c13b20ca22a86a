/**
 * The options of Transformartian (chapter 2). Each option is stated once: the codec, the defaults and the help texts follow from one table. Some
 * options depend on other options: the teams depend on the players, and the grid on the teams.
 *
 * @packageDocumentation
 */
import { type Either, isLeft, left, right } from 'fp-ts/Either';
import * as t from 'io-ts';
import type { GameLengths } from '../../core/contract/lengths.js';
import { decode, failWith, list, oneOf, refined, text, whole } from '../../core/reading/codec.js';
import { isObject } from '../../core/reading/objects.js';
import { defaultsOf, type OptionEntry, type OptionTable, optionSchemaOf } from '../../core/reading/options.js';
import { described, schemaOf } from '../../core/reading/schema.js';
import { constant } from '../../core/values/constant.js';
import { chain } from '../../core/values/either.js';
import { type Fault, fault, show, under } from '../../core/values/fault.js';
import { formOf, readGrid } from './positions.js';
import type { RuleId } from './rules.js';
import { canonicalShape } from './shapes.js';
import type { Exxtra, Options, Settings } from './state.js';
import { basicShapes, catalogue, five, mostOwn } from './tables.js';

/** An object whose keys with the value `undefined` have been removed. */
type Given = Readonly<Record<string, unknown>>;

/** An object whose keys may be missing, but never have the value `undefined`. */
type Defined<A> = { readonly [Key in keyof A]?: Exclude<A[Key], undefined> };

/** The object without the keys whose value is undefined. */
const withoutUndefined = <A extends object>(value: A): Defined<A> =>
  // Only keys with a value remain, as the type promises.
  Object.fromEntries(Object.entries(value).filter(([, inner]) => inner !== undefined)) as Defined<A>;

/** The codec of a shape in the options: either a name from the catalogue or a drawing. */
export const drawing = text('a text', 2000);

/** The codec of five different shapes, which are converted to canonical form when they are read. @rule TX-2.2 */
const chartShapes = refined(list(drawing, five, five), 'shapes', (shapes) => {
  const canonical = shapes.map(canonicalShape);
  const wrong = canonical.findIndex((shape) => shape === undefined);
  if (wrong >= 0)
    return left(fault([String(wrong)], `${show(shapes[wrong])} is not a shape of five connected squares`));
  return new Set(canonical).size === five
    ? right(canonical.filter((shape) => shape !== undefined))
    : left(fault([], 'two of the shapes are the same'));
});

const isAscending = (numbers: readonly number[]): boolean =>
  numbers.every((number, index) => index === 0 || numbers[index - 1]! < number);

const columnList = refined(list(whole(1, five), 1, five), 'columns', (columns) =>
  isAscending(columns) ? right(columns) : left(fault([], 'columns are different numbers from 1 to 5, ascending')),
);

/** The number of columns whose shape is replaced by a card. @rule TX-2.3 */
export const cardCount = ({ replace, columns }: Exxtra): number => columns?.length ?? replace ?? five;

/** Reads one part of the option `exxtra`, if that part is given. @rule TX-2.3 */
const part = <A, O>(given: Given, key: string, codec: t.Type<A, O>): Either<Fault, A | undefined> => {
  const read = given[key] === undefined ? right(undefined) : decode(codec)(given[key]);
  return isLeft(read) ? left(under(key)(read.left)) : read;
};

/** True if a shape, in canonical form, has a name. */
const isNamed = (shape: string): boolean => Object.hasOwn(catalogue, shape);

/**
 * The reason why the players may not add a given shape to the deck; undefined if they may. `before` contains the shapes that come earlier in the
 * list.
 * @rule TX-2.3
 */
const ownFlaw = (shape: string | undefined, before: readonly unknown[]): string | undefined => {
  if (shape === undefined) return 'is not a shape of five connected squares';
  if (isNamed(shape)) return `is ${shape} of the catalogue`;
  return before.includes(shape) ? 'is a shape that stands before it in the list' : undefined;
};

/** The codec of the players' own shapes: canonical once read, all different, and none of them from the catalogue. @rule TX-2.3 */
const ownShapes = refined(list(drawing, 1, mostOwn), 'shapes', (shapes) => {
  const canonical = shapes.map(canonicalShape);
  const flaws = canonical.map((shape, index) => ownFlaw(shape, canonical.slice(0, index)));
  const wrong = flaws.findIndex((flaw) => flaw !== undefined);
  return wrong < 0
    ? right(canonical.filter((shape) => shape !== undefined))
    : left(fault([String(wrong)], `${show(shapes[wrong])} ${flaws[wrong]!}`));
});

const exxtraKeys = ['replace', 'columns', 'twos', 'own'] as const;

/** Reads the parts of {@link Exxtra} in this order: `replace`, `columns`, `twos`, `own`. @rule TX-2.3 */
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
const readExxtra = (value: unknown): Either<Fault, Exxtra> => {
  const wrong = (reason: string): Either<Fault, never> => left(fault([], reason));
  if (!isObject(value)) return wrong(`${show(value)} is not an object`);
  const inner = withoutUndefined(value);
  const stranger = Object.keys(inner).find((key) => !exxtraKeys.some((known) => known === key));
  if (stranger !== undefined) return wrong(`unknown key ${show(stranger)}`);
  return 'replace' in inner && 'columns' in inner ? wrong('replace and columns exclude each other') : readCards(inner);
};

const exxtra = described(
  new t.Type<Exxtra | undefined, unknown>(
    'cards',
    (u): u is Exxtra | undefined => u === undefined || !isLeft(readExxtra(u)),
    (u, context) => {
      const read = readExxtra(u);
      return isLeft(read) ? failWith(read.left, u, context) : read;
    },
    t.identity,
  ),
  {
    type: 'object',
    additionalProperties: false,
    properties: {
      replace: schemaOf(whole(1, five)),
      columns: schemaOf(list(whole(1, five), 1, five)),
      twos: schemaOf(whole(0, five)),
      own: schemaOf(list(drawing, 1, mostOwn)),
    },
  },
);

/** @rule TX-2.4 */
const ladder = refined(list(whole(1, 99), 1, 9), 'a ladder', (levels) =>
  isAscending(levels.toReversed()) ? right(levels) : left(fault([], 'the ladder falls strictly')),
);

/** The codec of the starting grid's text; whether the text is a valid grid depends on the number of teams. @rule TX-2.9 */
const startGrid = described(
  new t.Type<string | undefined, unknown>(
    'a text',
    (u): u is string | undefined => u === undefined || typeof u === 'string',
    (u, context) => (typeof u === 'string' ? t.success(u) : t.failure(u, context)),
    t.identity,
  ),
  { type: 'string' },
);

/**
 * Every option, in the order in which the options are read. The fault for a wrong value of an option cites the rule in that option's entry.
 * @rule TX-2
 */
export const optionTable = {
  players: { rule: 'TX-2.1', codec: oneOf(2, 3, 4, 6), default: 2, meaning: 'seats' },
  teams: {
    rule: 'TX-2.1',
    codec: oneOf(2, 3),
    default: 2,
    otherwise: '3 for 3 or 6 players, else 2',
    meaning: 'teams',
  },
  shapes: {
    rule: 'TX-2.2',
    codec: chartShapes,
    default: basicShapes,
    values: 'five names of the catalogue or drawings',
    meaning: 'the shapes of the chart',
  },
  exxtra: {
    rule: 'TX-2.3',
    codec: exxtra,
    default: undefined,
    values: '{}, {"replace":1..5} or {"columns":[..]}, with "twos" and "own" if wanted',
    otherwise: 'none',
    meaning: 'columns whose shape is replaced by a card drawn at random; own shapes join the deck',
  },
  levels: {
    rule: 'TX-2.4',
    codec: ladder,
    default: [5, 3, 1],
    values: '1 to 9 falling numbers, 1..99',
    meaning: 'the ladder',
  },
  target: { rule: 'TX-2.5', codec: whole(1, 9999), default: 61, meaning: 'points that win' },
  miss: {
    rule: 'TX-2.6',
    codec: oneOf('pair', 'turn'),
    default: 'pair',
    meaning: 'whether a dead pair of mediums is enough to miss the turn',
  },
  sameShape: {
    rule: 'TX-2.7',
    codec: oneOf('ignored', 'scores'),
    default: 'ignored',
    meaning: 'whether a shape that slides to other squares is formed again',
  },
  turnLimit: {
    rule: 'TX-2.8',
    codec: whole(0, 99_999),
    default: 0,
    meaning: 'the game ends after this many turns; 0: none',
  },
  grid: {
    rule: 'TX-2.9',
    codec: startGrid,
    default: undefined,
    values: 'a grid text',
    otherwise: 'drawn',
    meaning: 'the starting grid',
  },
} as const satisfies OptionTable<Options, RuleId>;

const table: OptionTable<Options> = optionTable;

// The table's type lists exactly its keys.
const optionNames = Object.keys(optionTable) as readonly (keyof Options)[];

const teamsOf = (players: unknown): unknown => (players === 3 || players === 6 ? 3 : 2);

/** @rule TX-2.1 */
const readForm = (given: Given): Either<Fault, Pick<Settings, 'players' | 'teams'>> => {
  const players = 'players' in given ? given['players'] : 2;
  const teams = 'teams' in given ? given['teams'] : teamsOf(players);
  const form = formOf(players, teams);
  const asked = `${show(players)} players in ${show(teams)} teams`;
  return form === undefined ? left(fault(['players'], `there is no game of ${asked}`, 'TX-2.1')) : right(form);
};

/** @rule TX-2.9 */
const readStartGrid = (given: Given, teams: 2 | 3): Either<Fault, string | undefined> => {
  const grid = given['grid'];
  if (grid === undefined) return right(undefined);
  return typeof grid === 'string' && readGrid(grid, teams) !== undefined
    ? right(grid)
    : left(fault(['grid'], `${show(grid)} is not a grid with five larges of each colour`, 'TX-2.9'));
};

type Alone = Exclude<keyof Options, 'players' | 'teams' | 'grid'>;

const isAlone = (name: keyof Options): name is Alone => name !== 'players' && name !== 'teams' && name !== 'grid';

/** Reads an option that depends on no other option, or takes its default. */
const readAlone = <Name extends Alone>(given: Given, name: Name): Either<Fault, Options[Name]> => {
  const { rule, codec, default: otherwise }: OptionEntry<Options[Name]> = table[name];
  if (given[name] === undefined) return right(otherwise);
  const read = decode(codec)(given[name]);
  return isLeft(read) ? left({ ...under(name)(read.left), rule }) : read;
};

/** Reads the options that depend on no other option, and reports the first wrong option. */
const readAllAlone = (given: Given): Either<Fault, Pick<Options, Alone>> => {
  const read = optionNames.filter(isAlone).map((name) => ({ name, value: readAlone(given, name) }));
  const wrong = read.map(({ value }) => value).find(isLeft);
  if (wrong !== undefined) return wrong;
  // Each value has been read by the codec of its entry.
  return right(
    Object.fromEntries(read.flatMap(({ name, value }) => (isLeft(value) ? [] : [[name, value.right]]))) as Pick<
      Options,
      Alone
    >,
  );
};

/** Reads the options; if a value is wrong, the fault cites the rule of that option. @rule TX-2 */
const readOptions = (u: unknown): Either<Fault, Options> => {
  if (!isObject(u)) return left(fault([], `${show(u)} is not an object`, 'TX-2'));
  const stranger = Object.keys(u).find((key) => !optionNames.some((known) => known === key) && u[key] !== undefined);
  if (stranger !== undefined) return left(fault([stranger.slice(0, 40)], 'unknown key', 'TX-2'));
  const given = withoutUndefined(u);
  return chain(readForm(given), (form) =>
    chain(readAllAlone(given), (others) =>
      chain(readStartGrid(given, form.teams), (grid) => right({ ...form, ...others, grid })),
    ),
  );
};

/** The value of an option as text. The list of keys fixes the order of the keys in `exxtra`, the only option that is an object. */
const inOrder = (option: unknown): string | undefined => JSON.stringify(option, [...exxtraKeys]);

/** JSON codec of the options: an object in which every key may be left out. @rule TX-2 */
export const options: t.Type<Options, unknown> = described(
  new t.Type<Options, unknown>(
    'Transformartian options',
    (u): u is Options => {
      const read = readOptions(u);
      return isObject(u) && !isLeft(read) && optionNames.every((key) => inOrder(u[key]) === inOrder(read.right[key]));
    },
    (u, context) => {
      const read = readOptions(u);
      return isLeft(read) ? failWith(read.left, u, context) : read;
    },
    (value) => withoutUndefined({ ...value }),
  ),
  optionSchemaOf(table),
);

/**
 * The default options.
 *
 * @rule TX-2
 * @example
 * ```ts
 * import { defaultOptions } from 'rulehouse/transformartian';
 * [defaultOptions.target, defaultOptions.levels]; // [61, [5, 3, 1]]
 * ```
 */
export const defaultOptions: Options = constant(defaultsOf<Options>(optionTable));

/**
 * What is known about the length of games: a turn is one move, and only the turn limit ends every game.
 *
 * @rule TX-2.8 @rule TX-4.1 @rule TX-9.5
 */
export const lengths: GameLengths<Options> = constant({
  longest: ({ turnLimit }: Options) => (turnLimit === 0 ? Number.POSITIVE_INFINITY : turnLimit),
  limits: { turnLimit: 200 },
  limitReasons: ['limit'],
});
