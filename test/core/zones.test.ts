/** Zones of cards: who sees what, deals that agree with a view, and impossible positions. */
import { expect, test } from 'vitest';
import { none, type Option, type Seat, some, zonesBy } from '../../src/core/index.js';

interface Table {
  readonly deck: string;
  readonly hands: readonly string[];
  readonly row: string;
  readonly isOver: boolean;
}
const table = zonesBy<Table, 'deck' | 'hands' | 'row'>({
  zones: { deck: 'none', hands: 'owner', row: 'all' },
  cards: () => Array.from('AABBCD'),
  known: (_, seat, { zone, row }) => zone === 'hands' && seat === 1 && row === 0,
  shown: ({ isOver }, { zone }) => isOver && zone === 'hands',
});
const state: Table = { deck: 'AB', hands: ['A', 'BC'], row: 'D', isOver: false };
const eyes: readonly Option<Seat>[] = [none, some(0), some(1)];

test('a spectator sees what everybody sees, a seat also its own cards and those that it knows', () => {
  expect(eyes.map((one) => table.view(one)(state))).toEqual([
    { deck: '??', hands: ['?', '??'], row: 'D', isOver: false },
    { deck: '??', hands: ['A', '??'], row: 'D', isOver: false },
    { deck: '??', hands: ['A', 'BC'], row: 'D', isOver: false },
  ]);
  expect(table.view(none)({ ...state, isOver: true }).hands).toEqual(['A', 'BC']);
  expect(table.view(none)(table.view(some(1))(state))).toEqual(table.view(none)(state));
});

test('a view is filled in with the cards that it does not show, each deal as likely', () => {
  const counts = new Map<string, number>();
  for (let seed = 0; seed < 4000; seed++) {
    const filled = table.determinize(table.view(some(0))(state), seed);
    expect(table.view(some(0))(filled)).toEqual(table.view(some(0))(state));
    const deal = `${filled.deck} ${filled.hands[1] ?? ''}`;
    counts.set(deal, 1 + (counts.get(deal) ?? 0));
  }
  // Of the cards A, B, B and C, two are in the deck and two in the hand, so there are 4! / 2! deals.
  expect(counts.size).toBe(12);
  for (const times of counts.values()) expect(Math.abs(times - 4000 / 12)).toBeLessThan(120);
  expect(table.determinize(state, 1)).toBe(state);
});

test('the deal for the laws changes what is hidden from some eyes, and nothing else', () => {
  for (const one of eyes)
    for (let seed = 0; seed < 50; seed++) {
      const other = table.redeal(state, one, seed);
      expect(table.view(one)(other)).toEqual(table.view(one)(state));
      expect([other.deck, ...other.hands, other.row].join('').split('').sort().join('')).toBe('AABBCD');
    }
});

test('too many of a card, too few cards, and a hidden card that all see are not positions', () => {
  const holds = (one: Table): readonly boolean[] => table.invariants('XY-1').map((invariant) => invariant.holds(one));
  expect(holds(state)).toEqual([true, true]);
  expect(holds(table.view(none)(state))).toEqual([true, true]);
  expect(holds({ ...state, deck: 'AA' })).toEqual([false, true]);
  expect(holds({ ...state, deck: 'A' })).toEqual([false, true]);
  expect(holds({ ...state, deck: 'AE' })).toEqual([false, true]);
  expect(holds({ ...state, row: '?' })).toEqual([true, false]);
  expect(holds({ ...state, hands: ['?', 'BC'], isOver: true })).toEqual([true, false]);
});

test('cards of several characters in lists, kept in their order', () => {
  interface Hands {
    readonly hands: readonly (readonly string[])[];
    readonly rest: readonly string[];
  }
  const order = ['2C', 'TC', '2D', 'TD'];
  const { view, determinize } = zonesBy<Hands, 'hands' | 'rest'>({
    zones: { hands: 'owner', rest: 'none' },
    cards: () => order,
    sorted: ['hands', 'rest'],
    order,
  });
  const seen = view(some(0))({ hands: [['2C'], ['TC']], rest: ['2D', 'TD'] });
  expect(seen).toEqual({ hands: [['2C'], ['?']], rest: ['?', '?'] });
  for (let seed = 0; seed < 30; seed++) {
    const { rest } = determinize(seen, seed);
    expect([...rest].sort((a, b) => order.indexOf(a) - order.indexOf(b))).toEqual(rest);
  }
});
