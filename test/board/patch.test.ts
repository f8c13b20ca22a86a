// @vitest-environment happy-dom
import fc from 'fast-check';
import { beforeAll, expect, test, vi } from 'vitest';
import { boards, defineBoard } from '../../src/board/index.js';
import { patch } from '../../src/board/patch.js';
import { source } from '../../src/core/values/random.js';
import { plays } from '../../src/play/index.js';
import type { AnySession } from '../../src/session/closed.js';

const parsed = (text: string): Element => {
  const around = document.createElement('div');
  around.innerHTML = text;
  return around;
};

/** Trees of few kinds of elements, so that keys are often the same. */
const { tree } = fc.letrec<{ tree: string; leaf: string }>((tie) => ({
  leaf: fc.oneof(
    fc.constantFrom('word', 'another word', ' '),
    fc.constantFrom('<rect x="1"></rect>', '<rect x="2" fill="red"></rect>', '<circle r="2"></circle>'),
  ),
  tree: fc.oneof(
    { maxDepth: 4 },
    tie('leaf'),
    fc
      .tuple(
        fc.constantFrom('', ' data-square="a1"', ' data-square="a2"', ' data-hex="C4" class="open"'),
        fc.array(tie('tree'), { maxLength: 4 }),
      )
      .map(([attributes, children]) => `<g${attributes}>${children.join('')}</g>`),
  ),
}));

test('what is patched is what it was to become', () => {
  fc.assert(
    fc.property(tree, tree, (before, after) => {
      const from = parsed(before);
      patch(from, parsed(after));
      expect(from.innerHTML).toBe(parsed(after).innerHTML);
    }),
    { numRuns: 1000 },
  );
});

test('an element stays with what it stands for, wherever it goes', () => {
  const from = parsed('<g data-square="a1"><rect x="1"></rect></g><g data-square="b1"></g>');
  const [a1, b1] = from.children;
  patch(from, parsed('<g data-square="b1"></g><circle></circle><g data-square="a1"><rect x="2"></rect></g>'));
  expect([...from.children]).toEqual([b1, from.querySelector('circle'), a1]);
});

beforeAll(() => {
  // Copies of pieces that fade are not compared.
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  defineBoard(boards);
});

const around = { pace: () => Promise.resolve(), worker: () => undefined, catalogues: [] };

const due = async (): Promise<void> => {
  await Promise.resolve();
  await Promise.resolve();
};

/** A board on the screen. */
const boardOf = async (play: AnySession): Promise<HTMLElement> => {
  const board = document.createElement('rulehouse-board');
  document.body.append(board);
  Object.assign(board, { session: play });
  await due();
  return board;
};

/** A tree as lines; the order of attributes means nothing. */
const written = (node: Node): readonly string[] => {
  if (!(node instanceof Element)) return [node.textContent ?? ''];
  const attributes = [...node.attributes]
    .map(({ name, value }) => `${name}="${value}"`)
    .filter((one) => one !== 'class=""');
  return [
    [node.localName, ...attributes.sort()].join(' '),
    ...[...node.childNodes].flatMap(written),
    `/${node.localName}`,
  ];
};

const pictureOf = ({ shadowRoot }: HTMLElement): readonly string[] => {
  const pictures = shadowRoot?.querySelector('.pictures');
  if (!pictures) expect.fail();
  return written(pictures);
};

/** Picks what is offered, at random, until a move is made. */
const act = (play: AnySession, random: (below: number) => number): void => {
  const { deciding, waiting } = play.snapshot();
  const mine = play.as(deciding.find((seat) => !waiting.some((one) => one.seat === seat)) ?? null);
  const { offers, move } = mine.snapshot();
  const offer = offers[random(Math.max(1, offers.length))];
  if (move !== null) mine.play();
  else if (offer !== undefined) mine.pick(offer);
};

test.each(plays.map((game) => [game.id, game] as const))(
  '%s: after a game a board has the same pictures as one that is drawn at once',
  async (_, { begin, recommended }) => {
    const play = begin({ options: recommended, seed: 4 }, around);
    const patched = await boardOf(play);
    const from = source(9);
    for (let tries = 0; tries < 300 && play.snapshot().ply < 15 && play.snapshot().end === null; tries++) {
      act(play, (below) => from.below(below));
      await due();
    }
    expect(play.snapshot().ply).toBeGreaterThan(5);
    expect(pictureOf(patched)).toEqual(pictureOf(await boardOf(play)));
  },
  60_000,
);
