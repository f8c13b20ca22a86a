/** A game with hidden hands keeps every law, and views show no card that is not theirs. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { draw, face } from '../../examples/love-letter/face.js';
import { game, type LoveLetter, redeal } from '../../examples/love-letter/game.js';
import { isNone, isRight, isSome, none, playout, some, source } from '../../src/core/index.js';
import { type LawOptions, lawsOf } from '../../src/laws/index.js';
import { testBroken } from './broken.js';

const known: LawOptions<LoveLetter> = {
  options: fc.record({ players: fc.integer({ min: 2, max: 4 }) }),
  candidates: [
    '1 1 8',
    '1 0 2',
    '2 1 -',
    '2 - -',
    '3 0 -',
    '4 - -',
    '5 0 -',
    '5 1 -',
    '6 1 -',
    '7 - -',
    '8 - -',
    '1 - -',
    '4 1 -',
  ],
  hides: true,
  deals: true,
  redeal,
  wins: 'most',
  face,
  draw: (view, seat) => draw(view, { seat }),
  beside: ['name'],
};

describe('laws', () => {
  const laws = lawsOf(game, known);
  for (const { name, property } of laws) test(name, () => fc.assert(property, { numRuns: 100 }));
});

test('10,000 rounds end, and are won by the rules of hands and sums', () => {
  for (let seed = 0; seed < 10_000; seed++) {
    const start = game.setup({ players: 2 + (seed % 3) }, seed);
    if (!isRight(start)) throw new Error('refused');
    const last = playout(game)(start.right, source(seed), 60);
    expect(game.outcome(last)._tag).toBe('Some');
  }
});

test('a seat sees its own hand, what it was shown, and no deck', () => {
  const state = game.position.parse('5678 1 234 15/4 3/2 / - 0');
  expect(state).toMatchObject({ _tag: 'Left' });
  const read = game.position.parse('15346 1 125 27/8 11/34 1/ - 0');
  if (!isRight(read)) throw new Error(JSON.stringify(read.left));
  expect(game.viewText.print(game.view(some(0))(read.right))).toBe('????? ? 125 27/8 11/34 1/ - 0');
  expect(game.viewText.print(game.view(some(1))(read.right))).toBe('????? ? 125 ??/8 11/34 1/ - 0');
  expect(game.viewText.print(game.view(none)(read.right))).toBe('????? ? 125 ??/? 11/34 1/ - 0');
});

type State = LoveLetter['State'];

describe('broken versions', () => {
  const decidesNow = (s: State): boolean => game.toMove(s).length > 0;
  testBroken(game, known, [
    ['a move is missing', 'GC-2.3', { legalMoves: (s) => game.legalMoves(s).slice(decidesNow(s) ? 1 : 0) }],
    [
      'a move is listed twice',
      'GC-2.1',
      { legalMoves: (s) => [...game.legalMoves(s), ...game.legalMoves(s).slice(0, 1)] },
    ],
    [
      'a spectator sees the hands',
      'GC-5.7',
      { view: (eyes) => (s) => (isNone(eyes) ? { ...game.view(eyes)(s), hands: s.hands } : game.view(eyes)(s)) },
    ],
    [
      'the top of the deck shows',
      'GC-5.7',
      {
        view: (eyes) => (s) => ({ ...game.view(eyes)(s), deck: s.deck.slice(0, 1) + game.view(eyes)(s).deck.slice(1) }),
      },
    ],
    [
      'the card aside shows to a seat',
      'GC-5.7',
      { view: (eyes) => (s) => (isSome(eyes) ? { ...game.view(eyes)(s), aside: s.aside } : game.view(eyes)(s)) },
    ],
    [
      'a seat sees the hand of the next one',
      'GC-5.7',
      {
        view: (eyes) => (s) => ({
          ...game.view(eyes)(s),
          hands: game
            .view(eyes)(s)
            .hands.map((hand, seat) =>
              isSome(eyes) && seat === (eyes.value + 1) % s.hands.length ? (s.hands[seat] ?? '') : hand,
            ),
        }),
      },
    ],
    [
      'a name tells of the princess',
      'GC-5.7',
      { seatName: (seat, s) => `Seat ${seat}${s.hands[seat] === '8' ? '!' : ''}` },
    ],
    ['secrecy depends on the deck', 'GC-5.7', { isSecret: (s) => s.deck.startsWith('1') }],
    [
      'the lowest hand wins',
      'GC-1.4',
      {
        outcome: (s) => {
          const ended = game.outcome(s);
          const lost = game.score(s).indexOf(0);
          return isSome(ended) ? some({ ...ended.value, winners: game.seats.min > lost ? [lost as 0 | 1] : [] }) : none;
        },
      },
    ],
    ['a score of halves', 'GC-1.2', { score: (s) => game.score(s).map((one) => one / 2) }],
    ['a view is always filled in alike', 'GC-5.8', { determinize: (view) => game.determinize(view, 1) }],
    ['every seed shuffles alike', 'GC-3.5', { setup: (options) => game.setup(options, 1) }],
    ['a capital id', 'GC-1.5', { id: 'LoveLetter' }],
    ['a blank title', 'GC-1.5', { title: ' ' }],
    ['more seats than it says', 'GC-1.5', { seats: { min: 2, max: 3 } }],
    ['keys leave out what seats know', 'GC-4.4', { key: (s) => JSON.stringify({ ...s, knows: [] }) }],
    ['keys leave out who is protected', 'GC-4.4', { key: (s) => JSON.stringify({ ...s, safe: '' }) }],
    [
      'a move text ends in blanks',
      'GC-4.8',
      { moveText: { ...game.moveText, parse: (text) => game.moveText.parse(text.trim()) } },
    ],
    [
      'a seat does not see its own hand',
      'GC-5.2',
      { view: () => (s) => ({ ...s, hands: s.hands.map((hand) => hand.replaceAll(/./g, '?')) }) },
    ],
    [
      'whoever is out is forgotten in views',
      'GC-5.3',
      { determinize: (view, seed) => ({ ...game.determinize(view, seed), safe: '' }) },
    ],
  ]);
  // Not caught: a `contradicted` that forgets `players`. The number of seats stands in no field of that name, and GC-4.10 compares only those.
});
