/** The tables of fields: everything in a record is in the position text, and is bounded. */
import { isLeft } from 'fp-ts/Either';
import { describe, expect, test } from 'vitest';
import { decode, source } from '../../../src/core/index.js';
import { drawSetup, initialState } from '../../../src/games/terra-mystica/course/initial.js';
import { game, type State } from '../../../src/games/terra-mystica/index.js';
import {
  auctionShape,
  type Field,
  fieldsOf,
  offerShape,
  seatCounts,
  seatShape,
  turnShape,
  watchShape,
} from '../../../src/games/terra-mystica/state/shape.js';
import { after, everything, scene } from './kit.js';

const draws = source(3);
const options = { ...everything, players: 3, auction: true };
const bidding = initialState(options, drawSetup(options, draws), draws);
const base = after(
  scene({
    seats: [
      ['cultists', { workers: 9, coins: 30 }],
      ['dwarves', { bowl1: 8 }],
    ],
    hexes: { D4: '0D', E7: '1TP' },
    options: { 'leech-timing': 'deferred' },
  }),
  'cultists: upgrade D4 to TP',
);

/** Every record of a table within its state, and a function that replaces it. */
const records: readonly (readonly [
  name: string,
  fields: readonly (readonly [string, Field])[],
  record: object,
  put: (record: never) => State,
])[] = [
  [
    'a seat',
    fieldsOf(seatShape),
    base.seats[0]!,
    (seat) => ({ ...base, seats: base.seats.map((one, index) => (index === 0 ? seat : one)) }),
  ],
  ['a turn', fieldsOf(turnShape), base.turn, (turn) => ({ ...base, turn })],
  ['an offer', fieldsOf(offerShape), base.offers[0]!, (offer) => ({ ...base, offers: [offer] })],
  ['a watch', fieldsOf(watchShape), base.watches[0]!, (watch) => ({ ...base, watches: [watch] })],
  ['an auction', fieldsOf(auctionShape), bidding.auction!, (auction) => ({ ...bidding, auction })],
];

/** A different value for a field. */
const other = (field: Field, value: unknown): unknown => {
  if (field.form === 'word') return field.names.find((name) => name !== value);
  if (typeof value === 'number') return field.form === 'faction' ? (value + 1) % 20 : value + 1;
  const items = value as readonly number[];
  return items.length === 0 ? [3] : items.map((item, index) => (index === 0 ? item + 1 : item));
};

describe.each(records)('%s', (_, fields, record, put) => {
  const value = (name: string): unknown => Reflect.get(record, name) as unknown;
  const withValue = (name: string, changed: unknown): State => put({ ...record, [name]: changed } as never);
  const start = put(record as never);

  test('its table names exactly the fields that it has, in the order of its JSON', () => {
    expect(fields.map(([name]) => name)).toEqual(Object.keys(record));
  });

  test('another value of any field is another text and another key', () => {
    // Values that follow from the map or other fields are not printed. A position with a wrong value is refused.
    const derived = ['vp', 'counts', 'bridges'];
    for (const [name, field] of fields) {
      const changed = withValue(name, other(field, value(name)));
      const isWritten = !derived.includes(name) || record !== base.seats[0];
      expect([name, game.position.print(changed) !== game.position.print(start)]).toEqual([name, isWritten]);
      expect([name, game.key(changed) !== game.key(start)]).toEqual([name, isWritten]);
      if (!isWritten) expect(isLeft(decode(game.state)(JSON.parse(JSON.stringify(changed))))).toBe(true);
    }
  });

  test('a value beyond the range of its field is refused', () => {
    for (const [name, field] of fields) {
      if (!('range' in field)) continue;
      for (const beyond of [field.range[0] - 1, field.range[1] + 1]) {
        const now = value(name);
        const changed = withValue(name, typeof now === 'number' ? beyond : (now as readonly number[]).with(0, beyond));
        expect([name, isLeft(decode(game.state)(JSON.parse(JSON.stringify(changed))))]).toEqual([name, true]);
      }
    }
  });
});

test('the counts that people see have words', () => {
  expect(seatCounts.map(({ name }) => name)).toContain('coins');
  expect(seatCounts.every(({ words }) => words.includes('{who}'))).toBe(true);
});

describe('the key of a position', () => {
  const numbersIn = (value: unknown): readonly number[] =>
    Array.isArray(value) && value.every((item) => typeof item === 'number') ? value : [];
  /** True if a number of a list may be one more in some position: rivers never change, and only structures have owners. */
  const mayGrow = (name: string, hex: number): boolean =>
    name === 'ground'
      ? base.ground[hex]! < 8
      : !['structure', 'owner', 'town'].includes(name) || base.structure[hex]! > 0;

  /** The position with another value of each option, and with each of its numbers one more. */
  const others: readonly State[] = [
    ...Object.entries(base.switches).map(([name, value]: readonly [string, unknown]) => ({
      ...base,
      switches: {
        ...base.switches,
        [name]:
          typeof value === 'boolean'
            ? !value
            : { map: 'fire-ice-2', 'leech-timing': 'immediate', 'vp-variant': 'original_2017' }[name],
      },
    })),
    ...Object.entries(base).flatMap(([name, value]: readonly [string, unknown]) =>
      typeof value === 'number'
        ? [{ ...base, [name]: value + 1 }]
        : numbersIn(value).flatMap((item, place) =>
            mayGrow(name, place) ? [{ ...base, [name]: numbersIn(value).with(place, item + 1) }] : [],
          ),
    ),
  ];

  test('is equal to that of another position exactly when the texts are equal', () => {
    const both = [base, ...others].map((state) => [game.position.print(state), game.key(state)] as const);
    const texts = new Set(both.map(([text]) => text));
    expect(texts.size).toBeGreaterThan(150);
    expect(new Set(both.map(([, key]) => key)).size).toBe(texts.size);
    expect(new Set(both.map(([text, key]) => text + key)).size).toBe(texts.size);
  });

  test.each([14, 15, 31, 127, 254, 255, 65_534, 65_535, 65_536, 499_999])('tells amounts around %i apart', (amount) => {
    const names = ['coins', 'workers', 'bowl1', 'bowl2', 'bowl3', 'keys', 'steps', 'tokens', 'uses'];
    const rich = names.flatMap((name) =>
      [amount, amount + 1].map((value) => ({
        ...base,
        seats: base.seats.map((seat, index) => (index === 0 ? { ...seat, [name]: value } : seat)),
      })),
    );
    expect(new Set(rich.map(game.key)).size).toBe(new Set(rich.map(game.position.print)).size);
  });
});
