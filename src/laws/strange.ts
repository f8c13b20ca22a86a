/**
 * Draws unexpected input at random: strange values and texts, and altered copies of valid values and texts.
 *
 * @packageDocumentation
 */
import { type Source, shuffled } from '../core/values/random.js';

/** Strange values, which no game expects anywhere. */
export const strangeValues: readonly unknown[] = [
  null,
  undefined,
  true,
  -1,
  0,
  1.5,
  1e300,
  NaN,
  Infinity,
  -0,
  '',
  'x'.repeat(3000),
  [],
  {},
  [[]],
  { __proto__: null },
  10n,
  Symbol('s'),
  (): number => 0,
  /x/u,
  new Map(),
  JSON.parse('{"__proto__":{"polluted":true}}'),
  new Array(100),
  Object.create({ inherited: 1 }),
];

const strangeTexts: readonly string[] = [
  '',
  ' ',
  '-',
  '0',
  '-1',
  '1e9',
  '99999999999999999999',
  'NaN',
  '\u0000',
  '\u{1F525}',
  '__proto__',
  'constructor',
  'null',
  '[]',
  '{}',
  '/'.repeat(50),
  'a'.repeat(5000),
  '<>&',
  '\n',
  '\t',
  '٣',
  '1.0',
  '+1',
  '0x1',
];

/** Draws one item at random from a list that is not empty. */
const oneOf = <A>({ below }: Source, items: readonly A[]): A => items[below(items.length)]!;

/** Draws one of the given values, which may include `undefined`. */
const pick = ({ below }: Source, items: readonly unknown[]): unknown => items[below(items.length)];

/** Makes one to four random edits to a text. The edits delete pieces of the text, and insert strange texts and pieces of other texts. */
export const mutateText = (random: Source, text: string, others: readonly string[]): string => {
  const { below } = random;
  let result = text;
  for (let edits = 1 + below(4); edits > 0; edits--) {
    const [from, length] = [below(result.length + 1), below(4)];
    const other = others.length === 0 ? '' : oneOf(random, others);
    const start = below(other.length);
    const piece = below(3) === 0 ? oneOf(random, strangeTexts) : other.slice(start, start + 3);
    result = result.slice(0, from) + (below(3) === 0 ? '' : piece) + result.slice(from + length);
  }
  return result;
};

/** Signs that a lenient reader might take for one another, for instance as separators or for an empty place. */
const likeSigns = [' ', '  ', '\t', ',', ', ', ';', '/', '//', '|', '-', '_', '.', ':', '', '0', 'x', '*'];

const swapped = <A>(items: readonly A[], one: number, other: number): readonly A[] =>
  items.map((item, index) => (index === one ? items[other]! : index === other ? items[one]! : item));

/** The items in other orders: sorted, reversed, and with two of them exchanged. */
const reordered = ({ below }: Source, items: readonly string[]): readonly (readonly string[])[] => {
  if (items.length < 2) return [];
  const from = below(items.length - 1);
  return [
    [...items].sort(),
    [...items].reverse(),
    swapped(items, from, from + 1),
    swapped(items, 0, below(items.length - 1) + 1),
  ];
};

/** Other ways to write one piece between two separators: another case, another form of a number, an empty piece, or its signs in another order. */
const respelledPieces = (random: Source, piece: string): readonly string[] => [
  piece.toUpperCase(),
  piece.toLowerCase(),
  `0${piece}`,
  `+${piece}`,
  `${piece}.0`,
  `${piece}e0`,
  piece.replace(/^0+/u, '') || piece,
  piece.replace(/^([a-z])(\d+)$/iu, '$2$1'),
  ...(piece.length === 0 ? ['0', '-', '_', '.'] : []),
  ...(['0', '-', '_', '.'].includes(piece) ? [''] : []),
  ...reordered(random, [...piece]).map((signs) => signs.join('')),
];

/** The pieces of a text and the separators between them, in turn; the pieces have even indices, and can be empty. */
const piecesOf = (text: string): readonly string[] => text.split(/([^\p{L}\p{N}])/u);

/** The greatest number of other spellings that are tried for one text. */
const mostSpellings = 48;

/**
 * Other spellings of a text that a lenient reader might accept: capitals, blanks, zeros and signs before numbers, other separators, doubled and missing
 * ones, other signs for an empty place, and lists in another order. If there are many, some of them are drawn.
 */
export const spellings = (random: Source, text: string): readonly string[] => {
  const pieces = piecesOf(text);
  const separators = [...new Set(pieces.filter((_, index) => index % 2 === 1))];
  // A long text has thousands of other spellings: draw the places first.
  const drawn = <A>(items: readonly A[]): readonly A[] => shuffled(random, items).slice(0, 8);
  const signs = drawn([...new Set(text)]);
  const respelled = drawn([...pieces.entries()]).flatMap(([index, piece]) =>
    index % 2 === 1
      ? likeSigns.map((sign) => pieces.with(index, sign).join(''))
      : respelledPieces(random, piece).map((other) => pieces.with(index, other).join('')),
  );
  const lists = separators.flatMap((separator) =>
    reordered(random, text.split(separator)).map((items) => items.join(separator)),
  );
  // Lists are often fields of a text with other separators.
  const inner = separators.flatMap((separator) => {
    const fields = text.split(separator);
    return separators.flatMap((comma) => {
      const at = fields.findIndex((field) => field.includes(comma));
      return at < 0 || comma === separator
        ? []
        : reordered(random, fields[at]!.split(comma)).map((items) =>
            fields.with(at, items.join(comma)).join(separator),
          );
    });
  });
  const everywhere = [
    text.toUpperCase(),
    text.toLowerCase(),
    ...['', '\n', '\r\n', '\t', '.', ' 0', ' -'].flatMap((end) => [
      `${text} ${end}`,
      `${end} ${text}`,
      `${text}${end}`,
      `${end}${text}`,
    ]),
    text.replace(/\d/u, '0$&'),
    text.replace(/\d/u, '+$&'),
    text.replace(/\d(?=\D*$)/u, '$&.0'),
    pieces.slice(0, -2).join(''),
    ...signs.flatMap((sign) => likeSigns.map((other) => text.replaceAll(sign, () => other))),
  ];
  const chosen = [lists, inner, everywhere, respelled].flatMap((kind) =>
    shuffled(random, kind).slice(0, mostSpellings / 4),
  );
  return [...new Set(chosen)].filter((other) => other !== text);
};

/** A copy of a JSON value in which one value is left out, added, or replaced by a strange value. */
export const mutateJson = (random: Source, value: unknown): unknown => {
  const { below } = random;
  if (typeof value !== 'object' || value === null || below(4) === 0) return pick(random, strangeValues);
  const entries: readonly (readonly [string, unknown])[] = Object.entries(value);
  if (entries.length === 0 || below(12) === 0) return withStranger(random, value);
  const chosen = oneOf(random, entries)[0];
  const changed = entries.flatMap(([key, inner]): (readonly [string, unknown])[] => {
    if (key !== chosen) return [[key, inner]];
    return below(8) === 0 ? [] : [[key, mutateJson(random, inner)]];
  });
  return Array.isArray(value) ? changed.map(([, inner]) => inner) : Object.fromEntries(changed);
};

/** Other ways in which a lenient reader might let a JSON value be written: one number as a text, a field too many or missing, a list in another order. */
export const respeltJson = (random: Source, json: unknown): unknown => {
  const { below } = random;
  if (typeof json === 'number') return pick(random, [String(json), json + 0.5, json + 1e6, -1 - json]);
  if (typeof json === 'boolean') return below(2) === 0 ? String(json) : Number(json);
  if (typeof json === 'string')
    return pick(random, [json.toUpperCase(), json.toLowerCase(), ` ${json}`, `${json} `, [json]]);
  if (typeof json !== 'object' || json === null) return pick(random, ['null', 0, false, '', []]);
  const entries: readonly (readonly [string, unknown])[] = Object.entries(json);
  const chosen = below(Math.max(1, entries.length));
  const changed = (inner: unknown): unknown =>
    below(entries.length + 2) === 0 ? undefined : respeltJson(random, inner);
  if (Array.isArray(json)) {
    const items: readonly unknown[] = json;
    if (items.length > 1 && below(3) === 0) return swapped(items, below(items.length), below(items.length));
    return items.flatMap((item, index) => (index === chosen ? (changed(item) ?? []) : [item]));
  }
  if (entries.length === 0 || below(4) === 0) return { ...json, [oneOf(random, ['extra', 'note', 'comment', ''])]: 0 };
  return Object.fromEntries(
    entries.flatMap(([key, inner], index): (readonly [string, unknown])[] => {
      if (index !== chosen) return [[key, inner]];
      const other = changed(inner);
      return other === undefined ? [] : [[key, other]];
    }),
  );
};

const withStranger = (random: Source, value: object): unknown => {
  const stranger = pick(random, strangeValues);
  return Array.isArray(value)
    ? [...(value as readonly unknown[]), stranger]
    : { ...value, [oneOf(random, strangeTexts)]: stranger };
};

/** Values that resemble the given value, but differ in case, type, spelling or amount. */
const nearby = (value: unknown): readonly unknown[] => {
  if (typeof value === 'string')
    return [value.toUpperCase(), value.toLowerCase(), ` ${value}`, `${value}\n`, [value], Number(value), { value }];
  if (typeof value === 'number')
    return [String(value), -value, value + 0.5, value + 1, value - 1, value + 1e9, -0, [value], BigInt(value)];
  return value === null
    ? [undefined, 'null', [], {}]
    : [null, [], {}, [null], 'x', [value], { ...(Object(value) as object) }];
};

/** A copy of a move with one mistake, or a value that does not resemble a move. By chance, a copy with a mistake may still be a well-formed move. */
export const malformedMove = (random: Source, move: object, others: readonly object[]): unknown => {
  const { below } = random;
  const entries: readonly (readonly [string, unknown])[] = Object.entries(move);
  const [key, value] = entries.length === 0 ? (['', null] as const) : oneOf(random, entries);
  const changed = (other: unknown): unknown =>
    Object.fromEntries(entries.map((one) => (one[0] === key ? [key, other] : one)));
  switch (below(8)) {
    case 0:
      return changed(pick(random, strangeValues));
    case 1:
    case 2:
    case 3:
      return changed(pick(random, nearby(value)));
    case 4:
      return Object.fromEntries(entries.filter(([name]) => name !== key));
    case 5: {
      const name = oneOf(random, ['extra', '__proto__', 'constructor', 'toString', '']);
      return { ...move, [name]: pick(random, strangeValues) };
    }
    case 6:
      return { ...move, _tag: Reflect.get(others.length === 0 ? {} : oneOf(random, others), '_tag') as unknown };
    default:
      return pick(random, [...strangeValues, Object.create(move), new Proxy(move, {}), [move], JSON.stringify(move)]);
  }
};

const trap = (): never => {
  // These values exist to throw when they are read.
  // eslint-disable-next-line functional/no-throw-statements
  throw new Error('trap');
};

/** Values that throw an exception when code reads them. */
export const traps = (): readonly unknown[] => {
  const revoked = Proxy.revocable({}, {});
  revoked.revoke();
  const revokedList = Proxy.revocable([], {});
  revokedList.revoke();
  return [
    new Proxy({}, { get: trap, has: trap, ownKeys: trap, getOwnPropertyDescriptor: trap }),
    new Proxy([], { get: trap }),
    new Proxy({}, { ownKeys: trap }),
    revoked.proxy,
    revokedList.proxy,
    Object.defineProperty({}, '_tag', { enumerable: true, get: trap }),
  ];
};
