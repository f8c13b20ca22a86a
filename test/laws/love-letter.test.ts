/** A game with hidden hands obeys every law, and views show no cards that their viewers may not see. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { draw, face } from '../../examples/love-letter/face.js';
import { faceDown, game, type LoveLetter, redeal } from '../../examples/love-letter/game.js';
import { isRight, isSome, none, playout, some, source } from '../../src/core/index.js';
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
  faceDown,
  shows: ['players'],
  wins: 'most',
  face,
  draw: (view, seat) => draw(view, { seat }),
  beside: ['name'],
};

describe('laws', () => {
  const laws = lawsOf(game, known);
  for (const { name, property } of laws) test(name, () => fc.assert(property, { numRuns: 100 }));
});

test('10,000 rounds end, and the rules about hands and sums decide who wins', () => {
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

describe('the end tells no hand that a view hides', () => {
  /** The views as they used to be: hands stayed hidden at the end, although the winners followed from them. */
  const hiding: (typeof game)['view'] = (eyes) => (state) => ({
    ...game.view(eyes)(state),
    hands: state.hands.map((hand, seat) => (isSome(eyes) && eyes.value === seat ? hand : hand.replaceAll(/./g, '?'))),
  });
  /** Ends of rounds that look alike to a spectator but have different winners; counts them in a number of rounds. */
  const toldApart = (view: (typeof game)['view']): number => {
    let count = 0;
    for (let seed = 0; seed < 400; seed++) {
      const start = game.setup({ players: 2 + (seed % 3) }, seed);
      if (!isRight(start)) throw new Error('refused');
      const last = playout(game)(start.right, source(seed), 60);
      const guessed = game.determinize(view(none)(last), seed);
      if (JSON.stringify(game.outcome(guessed)) !== JSON.stringify(game.outcome(last))) count++;
    }
    return count;
  };

  test('a spectator who hears who has won learns which hand is higher, unless hands are shown', () => {
    expect(toldApart(hiding)).toBeGreaterThan(40);
    expect(toldApart(game.view)).toBe(0);
  });

  testBroken(game, known, [['hands stay hidden at the end', 'GC-5.4', { view: hiding }]]);
});

/** Other broken versions are among the planted bugs. */
describe('broken versions', () => {
  testBroken(game, known, [
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
    ['a blank title', 'GC-1.5', { title: ' ' }],
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
});
