/** The fast check of a move's form agrees with the codec. */
import { isRight } from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { game } from '../../../src/games/icetraders/index.js';
import { move as codec, wellFormed } from '../../../src/games/icetraders/verbs.js';

const texts = [
  ...['move:Y1@1-2', 'trade:B2@3=R1', 'grow:G1@4=G3', 'build:G2@60', 'destroy:1R3@2', 'reduce:4Y2@1'],
  ...['sac:R1@7', 'found:B3@1', 'rd:R1Y1G1@2=B3', 'place:R1@2', 'enterprise:R1@2', 'revolt:0G1@3', 'pass', 'pick:R1R2'],
];
type Loose = Readonly<Record<string, unknown>>;

const moves: readonly Loose[] = texts.map((text): Loose => {
  const read = game.moveText.parse(text);
  return isRight(read) ? { ...read.right } : {};
});

/** Values to try in a field; some are valid for some fields. */
const values = [
  'R1',
  'R4',
  'X1',
  'R',
  'R11',
  'r1',
  '',
  'é1',
  0,
  -0,
  1,
  61,
  -1,
  1.5,
  5,
  Number.NaN,
  '1',
  null,
  undefined,
  [],
  ['R1'],
  {},
  true,
];

const inheriting = (own: object, from: object | null): unknown => Object.setPrototypeOf(own, from);

const changed = (move: Loose): readonly unknown[] => {
  const keys = Object.keys(move);
  return [
    move,
    Object.fromEntries(Object.entries(move).toReversed()),
    inheriting({ ...move }, null),
    inheriting({}, move),
    { ...move, more: 1 },
    { ...move, [Symbol('more')]: 1 },
    [move],
    ...moves.map(({ _tag }) => ({ ...move, _tag })),
    ...keys.flatMap((key) => {
      const { [key]: value, ...others } = move;
      return [
        others,
        { ...others, more: value },
        inheriting({ ...others }, { [key]: value }),
        inheriting({ ...others, more: 1 }, { [key]: value }),
        Object.defineProperty({ ...others, more: 1 }, key, { value, enumerable: false }),
        Object.defineProperty({ ...others }, key, { get: () => value, enumerable: true }),
        ...values.map((one) => ({ ...move, [key]: one })),
      ];
    }),
  ];
};

describe('the form of a move', () => {
  it('is told at a glance as the codec tells it', () => {
    const all = moves.flatMap(changed);
    const accepted = all.filter((u) => wellFormed.is(u));
    expect(accepted).toEqual(all.filter((u) => codec.is(u)));
    expect([all.length > 1000, accepted.length > 100, accepted.length < all.length / 2]).toEqual([true, true, true]);
  });
});
