/** Values from programs and files that no type allows: holes, minus zero, a million keys, proxies, depths that are not numbers. */
import { isLeft, isRight } from 'fp-ts/Either';
import { describe, expect, test } from 'vitest';
import {
  checkTranscript,
  decode,
  divide,
  exact,
  json,
  list,
  oneOf,
  optionsOf,
  parseJson,
  perft,
  printFault,
  readRecord,
  show,
  verifyRecord,
  whole,
  writeRecord,
} from '../../src/core/index.js';
import { svgOfText } from '../../src/face/svg/index.js';
import { game as terraMystica } from '../../src/games/terra-mystica/index.js';
import { checkLedger, inspectLedger, readLedger } from '../../src/games/terra-mystica/ledger/index.js';
import { defaultOptions, game, initial } from '../../src/games/terrafex/index.js';
import { games } from '../../src/index.js';
import { traps } from '../../src/laws/strange.js';
import { walk } from '../kit/play.js';

const reason = (read: ReturnType<ReturnType<typeof decode>>): string => (isLeft(read) ? printFault(read.left) : 'read');

describe('codecs', () => {
  test('a hole in a list is not an item', () => {
    const pips = list(whole(1, 6), 0, 9);
    const holes: unknown[] = [1, 2];
    holes[4] = 3;
    expect(pips.is(holes)).toBe(false);
    expect(reason(decode(pips)(holes))).toBe('2: undefined is not a whole number from 1 to 6');
    expect(reason(decode(pips)(new Array(5)))).toBe('0: undefined is not a whole number from 1 to 6');
  });

  test('minus zero is not zero, and messages say so', () => {
    expect(oneOf(0, 1).is(-0)).toBe(false);
    expect(reason(decode(oneOf(0, 1))(-0))).toBe('-0 is not one of 0, 1');
    expect(reason(decode(whole(0, 9))(-0))).toBe('-0 is not a whole number from 0 to 9');
  });

  test('an empty list is called empty', () => {
    expect(reason(decode(list(whole(1, 6), 1, 5))([]))).toBe('the list is empty; a list of 1 to 5 is needed');
  });

  test('a million unknown keys are refused without being copied', () => {
    const many = Object.fromEntries(Array.from({ length: 1_000_000 }, (_, index) => [`key${index}`, index]));
    for (const any of games)
      expect(any.open(({ options }) => reason(decode<unknown, unknown>(options)(many)))).toContain('key0: unknown key');
    const few = optionsOf<{ push: number }>('options', { push: { codec: whole(1, 2), default: 1 } });
    expect(reason(decode(few)({ push: 1, pull: 2 }))).toBe('pull: unknown key');
  });

  test('what is inherited is not there, in whatever order the keys come', () => {
    const point = exact<{ x: number; y: number }>('a point', { x: whole(0, 9), y: whole(0, 9) });
    expect(point.is({ y: 1, x: 2 })).toBe(true);
    expect(point.is(Object.assign(Object.create({ x: 1 }) as object, { y: 2, z: 3 }))).toBe(false);
    expect(point.is(Object.assign(Object.create({ x: 1 }) as object, { y: 2 }))).toBe(false);
    expect(isRight(decode(point)({ y: 1, x: 2 }))).toBe(true);
    expect(point.is(JSON.parse('{"x":1,"__proto__":2}'))).toBe(false);
  });

  test('JSON that is only stored is copied, within limits', () => {
    const kept = { list: [1, { deep: [null, 'x'] }] };
    const read = decode(json)(kept);
    kept.list.length = 0;
    expect(read).toEqual({ _tag: 'Right', right: { list: [1, { deep: [null, 'x'] }] } });
    let nested: unknown = 0;
    for (let depth = 0; depth < 100_000; depth++) nested = [nested];
    expect(reason(decode(json)(nested))).toContain('nested deeper than 32 levels');
    expect(reason(decode(json)(new Array(1_000_000).fill(0)))).toContain('more than 10000 values');
    for (const value of [undefined, NaN, 10n, Symbol('x'), () => 0, [undefined]])
      expect(isLeft(decode(json)(value))).toBe(true);
  });

  test('JSON that is only kept is within bounds up to the last level and the last value', () => {
    const nested = (levels: number, inside: (value: unknown) => unknown): unknown => {
      let value: unknown = 0;
      for (let level = 0; level < levels; level++) value = inside(value);
      return value;
    };
    for (const inside of [(value: unknown) => [value], (key: unknown) => ({ key })]) {
      expect(isRight(decode(json)(nested(32, inside)))).toBe(true);
      expect(reason(decode(json)(nested(33, inside)))).toContain('nested deeper than 32 levels');
    }
    const listOf = (length: number): readonly number[] => new Array<number>(length).fill(0);
    for (const [most, more] of [
      [listOf(10_000), listOf(10_001)],
      [Object.fromEntries(listOf(10_000).entries()), Object.fromEntries(listOf(10_001).entries())],
      [
        [listOf(4999), listOf(4999)],
        [listOf(4999), listOf(5000)],
      ],
    ]) {
      expect(isRight(decode(json)(most))).toBe(true);
      expect(reason(decode(json)(more))).toContain('more than 10000 values');
    }
  });

  test('values that throw are shown, refused and verified like any other', () => {
    for (const value of traps()) {
      expect(typeof show(value)).toBe('string');
      expect(isLeft(decode(json)(value))).toBe(true);
      expect(isLeft(verifyRecord(game)(value))).toBe(true);
      for (const any of games) expect(any.open(({ setup }) => isLeft(setup(value, 1)))).toBe(true);
    }
  });
});

describe('functions of texts', () => {
  test('what is not a text is a fault', () => {
    for (const value of [null, undefined, 7, {}, [], Symbol('x')]) {
      const text = value as string;
      for (const read of [
        parseJson(text),
        checkLedger(text),
        readLedger(text),
        svgOfText('terrafex', text),
        svgOfText(text, text),
      ])
        expect(read._tag).toBe('Left');
      expect(inspectLedger(text).rows).toBe(0);
    }
  });

  test('a byte order mark is passed over; of a key that stands twice the last value holds', () => {
    expect(parseJson('\uFEFF{"push":1}')).toEqual({ _tag: 'Right', right: { push: 1 } });
    expect(parseJson('{"push":1,"push":2}')).toEqual({ _tag: 'Right', right: { push: 2 } });
    expect(parseJson('\uFEFF\uFEFF{}')._tag).toBe('Left');
    const record = writeRecord(game)(defaultOptions, 0, initial, []);
    if (isRight(record)) expect(readRecord(game)(`\uFEFF${JSON.stringify(record.right)}`)._tag).toBe('Right');
  });
});

describe('bounds', () => {
  test('a transcript that claims more lists than anybody plays is refused before any list is made', () => {
    const sha256 = (): string => '';
    const ply = { seat: 0, legal: 1_000_000, digest: '', move: 'G^c5' };
    const start = game.position.print(initial);
    const claimed = { game: 'terrafex', options: {}, start, final: start, over: false, scores: [], winners: [] };
    const read = checkTranscript(game, sha256)({ ...claimed, plies: Array.from({ length: 5 }, () => ply) });
    expect(isLeft(read) ? printFault(read.left) : '').toBe(
      'plies: 5000000 legal moves in all: at most 4000000 are compared in one transcript',
    );
    const fewer = checkTranscript(game, sha256)({ ...claimed, plies: [ply] });
    expect(isLeft(fewer) ? fewer.left.path : []).toEqual(['plies', '0', 'legal']);
  });

  test.each(games.map((any) => [any.id, any] as const))('%s: a set-up without a seed is refused', (_, any) => {
    any.open((one) => {
      const read = decode(one.options)({});
      if (isLeft(read)) throw new Error('no defaults');
      const { setup }: { readonly setup: (...given: readonly unknown[]) => ReturnType<typeof one.setup> } =
        one as never;
      for (const given of [[read.right], [read.right, undefined], [read.right, null], [read.right, '1']])
        expect(isLeft(setup(...given))).toBe(true);
    });
  });
});

describe('perft', () => {
  test('a depth that is not a number counts nothing, and no depth overflows the stack', () => {
    const ended = { ...initial, ending: 'limit' } as const;
    for (const depth of [NaN, -1, 0, 0.5, -Infinity, undefined as unknown as number])
      expect(perft(game)(initial, depth)).toBe(1);
    expect(perft(game)(initial, 1.9)).toBe(perft(game)(initial, 1));
    expect(perft(game)(ended, Infinity)).toBe(0);
    expect(divide(game)(initial, NaN).every(([, count]) => count === 1)).toBe(true);
  });
});

describe('records of games that began from a position of their own', () => {
  test.each(games.map((any) => [any.id, any] as const))(
    '%s: options that the start contradicts are named',
    (_, any) => {
      any.open((one) => {
        const read = decode(one.options)({});
        if (isLeft(read)) throw new Error('no defaults');
        const { states, moves } = walk(one, read.right, 3, 6);
        const record = writeRecord(one)(read.right, null, states[0]!, moves);
        if (isLeft(record)) throw new Error(printFault(record.left));
        expect(verifyRecord(one)(record.right)).toMatchObject({ _tag: 'Right', right: { origin: 'position' } });
        const others: Readonly<Record<string, readonly [string, unknown]>> = {
          terrafex: ['push', 1],
          toframenn: ['nullDuels', false],
          transformartian: ['players', 4],
          icetraders: ['players', 2],
          'terra-mystica': ['players', 2],
        };
        const [name, value] = others[one.id] ?? ['', 0];
        const wrong = verifyRecord(one)({ ...record.right, options: { [name]: value } });
        expect(isLeft(wrong) ? wrong.left.path : []).toEqual(['options', name]);
      });
    },
  );

  test('with a seed the start is what the set-up gives', () => {
    const record = writeRecord(game)(defaultOptions, 5, initial, []);
    if (isLeft(record)) throw new Error(printFault(record.left));
    expect(verifyRecord(game)(record.right)).toMatchObject({ right: { origin: 'setup' } });
  });

  test('a record of what is not a move is a fault with its place', () => {
    const wrong = writeRecord(game)(defaultOptions, 0, initial, [
      { _tag: 'GrowForest', square: 'c5' },
      { _tag: 'GrowForest', square: 'C5' } as never,
    ]);
    expect(isLeft(wrong) ? printFault(wrong.left) : '').toBe('TF-11.1: 1.square: "C5" is not a square');
    expect(isLeft(writeRecord(terraMystica)({} as never, null, {} as never, [null as never]))).toBe(true);
  });
});
