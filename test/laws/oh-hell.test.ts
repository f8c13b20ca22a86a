/** A trick-taking game obeys every law: hands are hidden, moves depend on them, and nothing leaks. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { draw, face } from '../../examples/oh-hell/face.js';
import { faceDown, game, type OhHell, redeal } from '../../examples/oh-hell/game.js';
import { isNone, isRight, isSome, mint, none, playout, right, some, source } from '../../src/core/index.js';
import { type LawOptions, lawsOf } from '../../src/laws/index.js';
import { testBroken, testMissed, without } from './broken.js';

const known: LawOptions<OhHell> = {
  options: fc.record({ players: fc.integer({ min: 2, max: 6 }), cards: fc.integer({ min: 1, max: 8 }) }),
  candidates: ['Bid 0', 'Bid 1', 'Bid 8', 'Play AS', 'Play 2C', 'Play TD'],
  hides: true,
  deals: true,
  redeal,
  faceDown,
  unordered: ['hands.*', 'unseen'],
  shows: ['players', 'cards'],
  wins: 'most',
  face,
  draw: (view, seat) => draw(view, { seat }),
  beside: ['bid'],
};

describe('laws', () => {
  const laws = lawsOf(game, known);
  for (const { name, property } of laws) test(name, () => fc.assert(property, { numRuns: 60 }));
});

test('every trick is taken, and the points of a deal are those of the rules', () => {
  for (let seed = 0; seed < 2000; seed++) {
    const [players, cards] = [2 + (seed % 5), 1 + (seed % 8)];
    const start = game.setup({ players, cards }, seed);
    if (!isRight(start)) throw new Error('refused');
    const last = playout(game)(start.right, source(seed), 100);
    expect(last.taken.reduce((sum, one) => sum + one, 0)).toBe(cards);
    expect(game.score(last)).toEqual(last.taken.map((own, seat) => own + (own === last.bids[seat] ? 10 : 0)));
    expect(game.outcome(last)._tag).toBe('Some');
  }
});

describe('broken versions', () => {
  testBroken(game, known, [
    [
      'a move is missing',
      'GC-2.3',
      { legalMoves: (s) => game.legalMoves(s).slice(game.legalMoves(s).length > 1 ? 1 : 0) },
    ],
    [
      'a move is listed twice',
      'GC-2.1',
      { legalMoves: (s) => [...game.legalMoves(s), ...game.legalMoves(s).slice(0, 1)] },
    ],
    [
      'a suit need not be followed',
      'GC-2.3',
      {
        check: (move) => (s) =>
          game
            .toMove(s)
            .some(
              (seat) => move._tag === 'Play' && s.bids.length === s.hands.length && s.hands[seat]?.includes(move.card),
            )
            ? right(mint(move))
            : game.check(move)(s),
      },
    ],
    [
      'a spectator sees the hands',
      'GC-5.7',
      { view: (eyes) => (s) => (isNone(eyes) ? { ...game.view(eyes)(s), hands: s.hands } : game.view(eyes)(s)) },
    ],
    ['unseen cards show', 'GC-5.7', { view: (eyes) => (s) => ({ ...game.view(eyes)(s), unseen: s.unseen }) }],
    [
      'a name tells of the ace of spades',
      'GC-5.7',
      { seatName: (seat, s) => `Seat ${seat}${s.hands[seat]?.includes('AS') === true ? '!' : ''}` },
    ],
    [
      'the leader in a view tells of a card that lies unseen',
      'GC-5.7',
      {
        view: (eyes) => (s) => {
          const seen = game.view(eyes)(s);
          return s.unseen.includes('AS') ? { ...seen, leader: (seen.leader + 1) % s.hands.length } : seen;
        },
      },
    ],
    [
      'moves depend on the hands of others',
      'GC-5.4',
      { legalMoves: (s) => game.legalMoves(s).slice(s.unseen.includes('AS') ? 1 : 0) },
    ],
    [
      'the last seat wins',
      'GC-1.4',
      {
        outcome: (s) => {
          const ended = game.outcome(s);
          return isSome(ended) ? some({ ...ended.value, winners: [1] }) : none;
        },
      },
    ],
    ['scores are halves', 'GC-1.2', { score: (s) => game.score(s).map((one) => one / 2) }],
    ['bids score nothing', 'GC-1.4', { score: ({ taken }) => [...taken] }],
    [
      'the seat that led takes the trick',
      'GC-2.2',
      {
        applyLegal: (s, move) => {
          const after = game.applyLegal(s, move);
          if (after.taken.join() === s.taken.join() || game.toMove(after).length === 0) return after;
          return {
            ...after,
            taken: s.taken.map((count, seat) => (seat === s.leader ? count + 1 : count)),
            leader: s.leader,
          };
        },
      },
    ],
    ['a view is always filled in alike', 'GC-5.8', { determinize: (view) => game.determinize(view, 1) }],
    [
      'fillings never give the ace of spades to a hand',
      'GC-5.8',
      {
        determinize: (view, seed) => {
          const filled = game.determinize(view, seed);
          const [first] = filled.unseen;
          const has = filled.hands.some((hand, seat) => hand.includes('AS') && !view.hands[seat]!.includes('AS'));
          if (!has || first === undefined) return filled;
          const swapped = (cards: readonly string[]) => cards.map((card) => (card === 'AS' ? first : card));
          return {
            ...filled,
            hands: filled.hands.map(swapped),
            unseen: ['AS', ...filled.unseen.slice(1)],
          };
        },
      },
    ],
    ['every seed shuffles alike', 'GC-3.5', { setup: (options) => game.setup(options, 1) }],
    ['a capital id', 'GC-1.5', { id: 'OhHell' }],
    ['a blank title', 'GC-1.5', { title: '' }],
    ['fewer seats than it says', 'GC-1.5', { seats: { min: 2, max: 4 } }],
    ['keys leave out the bids', 'GC-4.4', { key: (s) => JSON.stringify({ ...s, bids: [] }) }],
    [
      'a move text ends in blanks',
      'GC-4.8',
      { moveText: { ...game.moveText, parse: (text) => game.moveText.parse(text.trim()) } },
    ],
  ]);
  testMissed(
    game,
    known,
    [
      [
        'a seat may not bid 1, unless it can bid nothing else',
        'the list and the check agree, and only the rule book says that there is such a bid',
        without(game, (text) => text === 'Bid 1'),
      ],
    ],
    10,
  );
});
