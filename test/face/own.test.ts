/** What faces offer authors of games: texts that cover many keys, models with empty parts, and the building blocks of pictures. */
import { describe, expect, test } from 'vitest';
import { face } from '../../examples/goofspiel/face.js';
import { faceOf, say, svgCards, svgSheet, svgText, terrafexFace } from '../../src/face/index.js';
import { initial } from '../../src/games/terrafex/index.js';

describe('a face from what its author says', () => {
  const { game, parts } = terrafexFace;
  const own = faceOf({
    game,
    parts,
    model: () => ({
      pieces: { 'square:b1': ['R2', 'G1'], 'square:a1': [] },
      counts: { 'pit:R1': 0, 'pit:R2': 2 },
      words: { 'tracker:R': '', 'tracker:G': 'down' },
      points: [{ fire: 0, forest: 2 }, {}],
      phase: 'turn',
    }),
    texts: { 'move.GrowForest': '{who} grows {square}' },
  });

  test('the model has no empty places, its pieces are sorted, and it says who is to move', () => {
    expect(own.model(initial)).toEqual({
      pieces: { 'square:b1': ['G1', 'R2'] },
      counts: { 'pit:R2': 2 },
      words: { 'tracker:G': 'down' },
      points: [{ forest: 2 }, {}],
      phase: 'turn',
      toMove: [0],
    });
  });

  test('the fields of a move stand in its text', () => {
    const said = own.describe(initial, { _tag: 'GrowForest', square: 'c5' });
    expect(say([own.english])(said)).toBe('White grows c5');
  });
});

test('one text covers all keys that differ in the last part, except those with a text of their own', () => {
  const { game, parts, model } = terrafexFace;
  const texts = { 'piece.card': 'card {value}', 'piece.card.9': 'the joker', 'word.suit': 'a {value} suit' };
  const { english, describeChange } = faceOf({ game, parts, model, texts });
  const at = { kind: 'suit', value: 'x' };
  const told = (piece: string): string => say([english])(describeChange(initial, { _tag: 'Placed', piece, at }));
  expect(told('card.5')).toContain('Card 5 ');
  expect(told('card.9')).toContain('The joker ');
  expect(told('G1')).toContain('A small green pyramid ');
  const became = describeChange(initial, { _tag: 'Became', at, from: '', to: 'red' });
  expect(
    say([{ language: 'de', texts: { 'word.suit': 'Farbe {value}', 'change.became': '{to}' } }, english])(became),
  ).toBe('Farbe red');
});

test('words of a game that is not part of the library', () => {
  const speak = say([face.english]);
  const at = { kind: 'hand', value: '0' };
  const { game } = face;
  const read = game.position.parse('213 123/123 1 / -');
  if (read._tag === 'Left') expect.unreachable();
  expect(speak(face.describe(read.right, { _tag: 'Bid', card: '3' }))).toBe('Seat 1 bids card 3');
  expect(speak(face.describeChange(read.right, { _tag: 'Removed', piece: 'card.3', at }))).toBe(
    'Card 3 is removed from the hand of Seat 0',
  );
  expect(speak(face.describeView(read.right))).toBe('To move: Seat 1 (bids)');
});

describe('what pictures are made of', () => {
  test('cards are targets only if they are part of a move', () => {
    const about = { title: 'Cards', description: 'Two cards & a joker.' };
    const picture = (kind?: string): string =>
      svgText(svgSheet(120, about, { text: '', note: '' }, { interactive: true }, svgCards(14, 50, ['3', '<'], kind)));
    expect(picture('card').match(/role="button"/g)).toHaveLength(2);
    expect(picture('card')).toContain('data-card="&lt;"');
    expect(picture()).not.toContain('role="button"');
    expect(picture()).toContain('<desc>Two cards &amp; a joker.</desc>');
  });
});
