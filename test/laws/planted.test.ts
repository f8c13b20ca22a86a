/**
 * 48 bugs planted in two games, one at a time: the law that catches each of them, and the bugs that none catches. They are of the kinds that occurred
 * in games written with the library alone.
 */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { draw as drawLove, face as loveFace } from '../../examples/love-letter/face.js';
import {
  faceDown,
  type LoveLetter,
  game as love,
  written as loveWritten,
  redeal,
} from '../../examples/love-letter/game.js';
import { draw as drawWalls, face as wallsFace } from '../../examples/quoridor/face.js';
import { type Quoridor, game as walls, written as wallsWritten } from '../../examples/quoridor/game.js';
import {
  isNone,
  isRight,
  isSome,
  left,
  mint,
  type Notation,
  none,
  positionsBy,
  right,
  some,
} from '../../src/core/index.js';
import type { LawOptions } from '../../src/laws/index.js';
import { type Broken, type Missed, testBroken, testMissed } from './broken.js';

/** Draws that do not depend on any seed. */
let asked = 0;

// ---- Quoridor ----
type WallState = Quoridor['State'];
const wallOptions: LawOptions<Quoridor> = {
  options: fc.record({ size: fc.constantFrom(3, 5, 9), walls: fc.integer({ min: 0, max: 10 }) }),
  candidates: ['e2', 'e8', 'a1', 'e5h', 'e5v', 'a1h', 'b2v', 'h8v'],
  wins: 'most',
  face: wallsFace,
  draw: (view, seat) => drawWalls(view, { seat }),
  beside: ['lies'],
  maxPlies: 60,
  deals: false,
  unordered: ['walls'],
  shows: ['size', 'walls'],
};
/** Quoridor without one demand when positions are read. */
const wallsWithout = (text: string): Partial<typeof walls> => {
  const invariants = wallsWritten.invariants.filter((one) => !one.text.startsWith(text));
  expect(invariants).toHaveLength(wallsWritten.invariants.length - 1);
  return positionsBy({ ...wallsWritten, invariants });
};
const reading = <A>(notation: Notation<A>, change: (text: string) => string): Notation<A> => ({
  ...notation,
  parse: (text) => notation.parse(change(text)),
});
/** The texts without the one for the end of the game. */
const wordless = ({ 'reason.goal': _, ...texts }: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  texts;
const isPlayed = (s: WallState): boolean => s.turn === 1;

const brokenWalls: readonly Broken<Quoridor>[] = [
  ['the last move is missing from the list', 'GC-2.3', { legalMoves: (s) => walls.legalMoves(s).slice(0, -1) }],
  [
    'a step is listed twice',
    'GC-2.1',
    { legalMoves: (s) => [...walls.legalMoves(s), ...walls.legalMoves(s).slice(0, 1)] },
  ],
  [
    'walls need no room, but are not listed where there is none',
    'GC-2.3',
    {
      check: (move) => (s) =>
        walls.toMove(s).length > 0 && move.to === 'a1h' ? right(mint(move)) : walls.check(move)(s),
    },
  ],
  [
    'a move takes the wall away from the state before it, too',
    'GC-3.2',
    {
      applyLegal: (s, move) => {
        const after = walls.applyLegal(s, move);
        (s.left as number[])[s.turn] = after.left[s.turn] ?? 0;
        return after;
      },
    },
  ],
  [
    'the end is not noticed when seat 1 is at its goal',
    'GC-1.1',
    { outcome: (s) => (isPlayed(s) ? walls.outcome(s) : none) },
  ],
  [
    'pawns step to and fro, where the author gives a bound',
    'GC-1.7',
    { lengths: { longest: () => 10_000 } },
    { options: fc.constant({ size: 3, walls: 0 }) },
  ],
  ['a seat is to move when the game is over', 'GC-1.1', { toMove: (s) => (s.turn === 0 ? [0] : [1]) }],
  [
    'a coin decides who is in turn',
    'GC-3.1',
    { applyLegal: (s, move) => ({ ...walls.applyLegal(s, move), turn: asked++ % 2 }) },
  ],
  ['walls cost nothing', 'GC-2.2', { applyLegal: (s, move) => ({ ...walls.applyLegal(s, move), left: s.left }) }],
  [
    'the other seat wins',
    'GC-1.4',
    {
      outcome: (s) => {
        const ended = walls.outcome(s);
        return isSome(ended)
          ? some({ ...ended.value, winners: ended.value.winners.map((seat) => (seat === 0 ? 1 : 0)) })
          : none;
      },
    },
  ],
  ['the winner has no point', 'GC-1.4', { score: () => [0, 0] }],
  ['a text of a position may end in blanks', 'GC-4.5', { position: reading(walls.position, (text) => text.trimEnd()) }],
  ['a move may be in capitals', 'GC-4.8', { moveText: reading(walls.moveText, (text) => text.toLowerCase()) }],
  ['keys leave out the seat in turn', 'GC-4.4', { key: (s) => walls.position.print({ ...s, turn: 0 }) }],
  ['keys leave out the walls that are left', 'GC-4.4', { key: (s) => walls.position.print({ ...s, left: [] }) }],
  [
    'the points of the model are not the score',
    'GC-7.5',
    {},
    { face: { ...wallsFace, model: (view) => ({ ...wallsFace.model(view), points: [{ win: 1 }, {}] }) } },
  ],
  [
    'the reason of the end has no words',
    'GC-7.3',
    {},
    { face: { ...wallsFace, english: { ...wallsFace.english, texts: wordless(wallsFace.english.texts) } } },
  ],
  ['positions whose walls cross, or lie in another order', 'GC-4.12', wallsWithout('walls are')],
];
const missedWalls: readonly Missed<Quoridor>[] = [
  [
    'positions with both pawns on one square',
    'two pawns on a square can be played on by the same rules',
    wallsWithout('pawns are'),
  ],
  ['positions whose seat in turn is at its goal', 'they are over, and say so', wallsWithout('the seat in turn')],
  [
    'positions with walls that no seat had',
    'the number of walls enters no rule but their use',
    wallsWithout('both seats'),
  ],
  [
    'positions with a pawn that is shut in',
    'it can be played on: only a pawn with neither step nor wall breaks the rules of the end, and changes of fields do not make one',
    wallsWithout('each pawn has a way'),
  ],
];

describe('Quoridor', () => {
  testBroken(walls, wallOptions, brokenWalls);
  testMissed(walls, wallOptions, missedWalls);
});

// ---- Love Letter ----
type LoveState = LoveLetter['State'];
const loveOptions: LawOptions<LoveLetter> = {
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
  ],
  hides: true,
  deals: true,
  redeal,
  faceDown,
  shows: ['players'],
  wins: 'most',
  face: loveFace,
  draw: (view, seat) => drawLove(view, { seat }),
  beside: ['name'],
};
const loveWithout = (path: string, text: string): Partial<typeof love> => {
  const invariants = loveWritten.invariants.filter((one) => one.path !== path || !one.text.startsWith(text));
  expect(invariants).toHaveLength(loveWritten.invariants.length - 1);
  return positionsBy({ ...loveWritten, invariants });
};
const decides = (s: LoveState): boolean => love.toMove(s).length > 0;
const handAt = (s: LoveState, seat: string): string => s.hands[Number(seat)] ?? '';

const brokenLove: readonly Broken<LoveLetter>[] = [
  ['a move is missing', 'GC-2.3', { legalMoves: (s) => love.legalMoves(s).slice(decides(s) ? 1 : 0) }],
  [
    'a move is listed twice',
    'GC-2.1',
    { legalMoves: (s) => [...love.legalMoves(s), ...love.legalMoves(s).slice(0, 1)] },
  ],
  [
    'a refusal cites a rule that is not in the book',
    'GC-2.4',
    {
      check: (move) => (s) => {
        const checked = love.check(move)(s);
        return isRight(checked) ? checked : left({ ...checked.left, rule: 'LL-9.9' as 'LL-1.1' });
      },
    },
  ],
  [
    'the card that is played stays in the hand',
    'GC-2.2',
    { applyLegal: (s, move) => ({ ...love.applyLegal(s, move), hands: s.hands }) },
  ],
  ['the end by the empty deck has no outcome', 'GC-1.1', { outcome: (s) => (s.deck === '' ? none : love.outcome(s)) }],
  [
    'the deck is shuffled when it is drawn from',
    'GC-3.1',
    {
      applyLegal: (s, move) => {
        const after = love.applyLegal(s, move);
        const at = asked++ % (after.deck.length + 1);
        return { ...after, deck: after.deck.slice(at) + after.deck.slice(0, at) };
      },
    },
  ],
  [
    'a move forgets what seats know in the state before it, too',
    'GC-3.2',
    {
      applyLegal: (s, move) => {
        (s.knows as string[])[0] = '';
        return love.applyLegal(s, move);
      },
    },
  ],
  [
    'a spectator sees the hands',
    'GC-5.7',
    { view: (eyes) => (s) => (isNone(eyes) ? { ...love.view(eyes)(s), hands: s.hands } : love.view(eyes)(s)) },
  ],
  [
    'the top of the deck shows',
    'GC-5.7',
    { view: (eyes) => (s) => ({ ...love.view(eyes)(s), deck: s.deck.slice(0, 1) + love.view(eyes)(s).deck.slice(1) }) },
  ],
  [
    'a seat sees the hands that any seat was shown',
    'GC-5.7',
    {
      view: (eyes) => (s) => {
        const seen = love.view(eyes)(s);
        const known = s.knows.join('');
        return {
          ...seen,
          hands: seen.hands.map((hand, seat) => (known.includes(String(seat)) ? handAt(s, String(seat)) : hand)),
        };
      },
    },
  ],
  [
    'a name tells of the princess',
    'GC-5.7',
    { seatName: (seat, s) => `Seat ${seat}${handAt(s, String(seat)) === '8' ? '!' : ''}` },
  ],
  [
    'moves are listed by the hands of those whom they name',
    'GC-5.4',
    { legalMoves: (s) => love.legalMoves(s).toSorted((a, b) => handAt(s, a.seat).localeCompare(handAt(s, b.seat))) },
  ],
  [
    'the open cards lie in an order that follows the card aside',
    'GC-5.7',
    {
      view: (eyes) => (s) => {
        const seen = love.view(eyes)(s);
        return s.aside < '3' ? seen : { ...seen, open: [...seen.open].reverse().join('') };
      },
    },
  ],
  [
    'the last seat wins',
    'GC-1.4',
    {
      outcome: (s) => {
        const ended = love.outcome(s);
        return isSome(ended) ? some({ ...ended.value, winners: [1] }) : none;
      },
    },
  ],
  ['hands of any size are accepted', 'GC-4.9', loveWithout('hands', 'seats have')],
  ['a text of a move may end in blanks', 'GC-4.8', { moveText: reading(love.moveText, (text) => text.trim()) }],
  ['keys leave out what seats know', 'GC-4.4', { key: (s) => love.position.print({ ...s, knows: [] }) }],
  ['keys leave out who is protected', 'GC-4.4', { key: (s) => love.position.print({ ...s, safe: '' }) }],
  ['a view is always filled in alike', 'GC-5.8', { determinize: (view) => love.determinize(view, 1) }],
  [
    'hidden cards are dealt by their values, from a card that the seed names',
    'GC-5.8',
    { determinize: (view, seed) => love.determinize(view, seed % 3) },
  ],
  ['every seed shuffles alike', 'GC-3.5', { setup: (options) => love.setup(options, 1) }],
  ['a capital id', 'GC-1.5', { id: 'LoveLetter' }],
  ['a rule without a title', 'GC-1.5', { rules: { ...love.rules, 'LL-1.1': '' } }],
  ['more seats than it says', 'GC-1.5', { seats: { min: 2, max: 3 } }],
  ['the options of a position forget the number of seats', 'GC-4.10', { contradicted: () => undefined }],
];
const missedLove: readonly Missed<LoveLetter>[] = [
  [
    'seats are protected that never played a 4',
    'protection has the same effect however it came about',
    loveWithout('safe', 'protected'),
  ],
];

describe('Love Letter', () => {
  testBroken(love, loveOptions, brokenLove);
  testMissed(love, loveOptions, missedLove);
});

test('43 of 48 are caught', () => {
  const caught = brokenWalls.length + brokenLove.length;
  expect(caught + missedWalls.length + missedLove.length).toBe(48);
  expect(caught).toBe(43);
});
