/**
 * Draws unexpected input at random: strange values and texts, and altered copies of valid values and texts.
 *
 * @packageDocumentation
 */
import type { Source } from '../core/values/random.js';

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

/** Wrong spellings that a lenient reader of a text might accept: capitals, blanks, and zeros or signs before numbers. */
export const spellings = (text: string): readonly string[] => [
  text.toUpperCase(),
  text.toLowerCase(),
  ` ${text}`,
  `${text} `,
  `${text}\n`,
  text.replaceAll(' ', '  '),
  text.replace(/\d/u, '0$&'),
  text.replace(/\d/u, '+$&'),
  text.replace(/\d(?=\D*$)/u, '$&.0'),
];

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
