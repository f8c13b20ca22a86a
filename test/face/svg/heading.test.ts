/** The heading of a picture: on one line if it fits, otherwise on two, and never beyond the edge. */
import { expect, test } from 'vitest';
import { svgSheet } from '../../../src/face/index.js';
import type { SvgTree } from '../../../src/face/paint/element.js';

const about = { title: 'A game', description: '' };

interface Line {
  readonly text: string;
  readonly y: number;
  readonly size: number;
}

const textsIn = (tree: SvgTree): readonly Line[] =>
  tree.name === 'text'
    ? [{ text: tree.text, y: Number(tree.attributes['y']), size: Number(tree.attributes['font-size']) }]
    : tree.children.flatMap(textsIn);

const headed = (text: string, note = ''): readonly Line[] => textsIn(svgSheet(60, about, { text, note }, {}));

test('a heading that fits stays as it is', () => {
  expect(headed('Ada to move')).toEqual([{ text: 'Ada to move', y: 25, size: 18 }]);
  expect(headed('Ada to move', 'Round 3')).toMatchObject([
    { text: 'Ada to move', y: 17, size: 18 },
    { text: 'Round 3', y: 37 },
  ]);
  const long = 'x'.repeat(56);
  expect(headed(long)).toEqual([{ text: long, y: 25, size: 16.2 }]);
});

test.each(['', 'Round 3'])('a longer one has two lines above the picture, with the note "%s"', (note) => {
  const text = 'The game is over (all cards are played): Ada and Bo share the win';
  const lines = headed(text, note);
  const own = lines.slice(0, 2);
  expect(own.map((line) => line.text).join(' ')).toBe(text);
  expect(lines).toHaveLength(note === '' ? 2 : 3);
  for (const line of own) expect(line.text.length).toBeLessThanOrEqual(56);
  for (const [index, { y, size }] of lines.entries()) {
    expect(y + size / 2).toBeLessThanOrEqual(52);
    expect(y - (lines[index - 1]?.y ?? -20)).toBeGreaterThanOrEqual(16);
  }
});

test('what two lines have no room for is left out', () => {
  const [first, second, ...more] = headed(`${'word '.repeat(60)}end`);
  expect(more).toEqual([]);
  expect(first?.text.length).toBeLessThanOrEqual(56);
  expect(second?.text).toMatch(/^.{50,55}…$/);
  expect(headed('x'.repeat(100)).map(({ text }) => text)).toEqual([`${'x'.repeat(55)}…`]);
});
