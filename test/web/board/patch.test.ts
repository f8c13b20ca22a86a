// @vitest-environment happy-dom
import fc from 'fast-check';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { source } from '../../../src/core/values/random.js';
import { type Attributes, element, type SvgTree, svgText, written } from '../../../src/face/paint/element.js';
import { boards, defineBoard } from '../../../src/web/board/index.js';
import { patch } from '../../../src/web/board/patch.js';
import { spoken } from '../../../src/web/board/spoken-names.js';
import { elementOf, treeIn } from '../../../src/web/board/trees.js';
import { plays } from '../../../src/web/play/index.js';
import type { AnySession } from '../../../src/web/session/any-session.js';

/** An element as lines, independent of the order of attributes. */
const linesOf = (node: Node): readonly string[] => {
  if (!(node instanceof Element)) return [node.textContent ?? ''];
  const attributes = [...node.attributes]
    .map(({ name, value }) => `${name}="${value}"`)
    .filter((one) => one !== 'class=""');
  return [
    [node.localName, ...attributes.sort()].join(' '),
    ...[...node.childNodes].flatMap(linesOf),
    `/${node.localName}`,
  ];
};

const leaf: fc.Arbitrary<SvgTree> = fc.oneof(
  fc.constantFrom(
    element('rect', { x: 1 }),
    element('rect', { x: 2, fill: 'red' }),
    element('rect', { x: undefined, 'data-hit': '' }),
    element('circle', { r: 2 }),
  ),
  fc.constantFrom('five < six', 'six', '').map((text) => written('text', { y: 3 }, text)),
);

/** Pictures like those of painters: few kinds of elements, so that keys are often equal, and targets with text. */
const { tree } = fc.letrec<{ tree: SvgTree }>((tie) => ({
  tree: fc.oneof(
    { maxDepth: 4 },
    leaf,
    fc
      .tuple(
        fc.constantFrom<Attributes>(
          {},
          { transform: 'translate(1,2)' },
          { 'data-square': 'a1' },
          { 'data-square': 'a2', fill: 'red' },
          { 'data-hex': 'C4', role: 'button', 'aria-label': 'C4' },
        ),
        fc.array(tie('tree'), { maxLength: 4 }),
      )
      .map(([attributes, children]) => element('g', attributes, ...children)),
  ),
}));

const picture = fc
  .tuple(fc.constantFrom('one', 'two'), fc.array(tree, { maxLength: 6 }))
  .map(([label, children]) => element('g', { 'aria-label': label }, ...children));

describe('a patched picture', () => {
  test('is what it was to become, whatever was there', () => {
    fc.assert(
      fc.property(picture, fc.array(picture, { minLength: 1, maxLength: 3 }), (first, others) => {
        const shown = elementOf(spoken(first));
        let was = spoken(first);
        for (const other of others) {
          const now = spoken(other);
          patch(shown, was, now);
          expect(linesOf(shown)).toEqual(linesOf(elementOf(now)));
          was = now;
        }
      }),
      { numRuns: 1000 },
    );
  });

  test('keeps each element with what it stands for, wherever it goes', () => {
    const [a1, b1] = [{ 'data-square': 'a1' }, { 'data-square': 'b1' }];
    const was = element('g', {}, element('g', a1, element('rect', { x: 1 })), element('g', b1));
    const shown = elementOf(was);
    const [first, second] = shown.children;
    patch(
      shown,
      was,
      element('g', {}, element('g', b1), element('circle', {}), element('g', a1, element('rect', { x: 2 }))),
    );
    expect([...shown.children]).toEqual([second, shown.querySelector('circle'), first]);
    expect(first?.firstElementChild?.getAttribute('x')).toBe('2');
  });

  test('keeps what a board wrote on an element, and touches nothing that is the same', () => {
    const hex = (name: string, ...inside: readonly SvgTree[]) =>
      element('g', { 'data-hex': name, role: 'button', tabindex: -1 }, ...inside);
    const was = element('svg', {}, hex('E6', element('rect', {})), hex('E7', element('rect', {})));
    const shown = elementOf(was);
    const [e6, e7] = shown.children;
    e6?.setAttribute('class', 'open');
    e6?.setAttribute('tabindex', '0');
    const rect = e7?.firstElementChild;
    patch(shown, was, element('svg', {}, hex('E6', element('circle', {})), hex('E7', element('rect', {}))));
    expect([e6?.getAttribute('class'), e6?.getAttribute('tabindex')]).toEqual(['open', '0']);
    expect(e6?.firstElementChild?.localName).toBe('circle');
    expect(e7?.firstElementChild).toBe(rect);
  });

  test('is made anew where somebody else wrote in it', () => {
    const was = element('g', {}, element('rect', { x: 1 }));
    const shown = elementOf(was);
    shown.append('words of an extension');
    patch(shown, was, element('g', {}, element('rect', { x: 2 })));
    expect(shown.innerHTML).toBe('<rect x="2"></rect>');
  });
});

describe('a text of an author', () => {
  test('is read as a tree that prints the same picture', () => {
    const text =
      '<svg viewBox="0 0 9 9"><g data-card="5" role="button"><text>5 &lt; 6</text>and <b>words</b><rect/></g></svg>';
    const tree = treeIn(text);
    expect(svgText(tree)).toBe(text);
    expect(treeIn(tree)).toBe(tree);
  });

  test('may be empty, or no element', () => {
    for (const text of ['', 'words', '<!-- a -->', '<g></g><g></g>'])
      expect(treeIn(text).name, text).toMatch(/^(svg|g)$/);
  });
});

describe('targets with listeners', () => {
  const target = (label: string, ...inside: readonly SvgTree[]) =>
    element('g', { role: 'button', 'aria-label': label }, ...inside);
  const textsIn = (shown: SvgTree): string => elementOf(shown).textContent;

  test('name the words that are seen in them, once', () => {
    expect(spoken(target('square c5: small red', written('text', {}, 'C5'))).attributes['aria-label']).toBe(
      'square c5: small red',
    );
    expect(spoken(target('coins', written('text', {}, '35'))).attributes['aria-label']).toBe('coins, 35');
    expect(spoken(target('d4, bot (1)', written('text', {}, '+1'))).attributes['aria-label']).toBe('d4, bot (1), +1');
    expect(spoken(target('card 5', written('text', {}, 'five'))).attributes['aria-label']).toBe('card 5, five');
  });

  test('that hold others are groups, and texts are read apart', () => {
    const text = (words: string) => written('text', {}, words);
    const heard = spoken(
      element(
        'svg',
        {},
        text('a'),
        target('x', text('one'), element('g', {}, target('y', text('two'), text('35'), text('R')))),
      ),
    );
    const [, row] = heard.children;
    const [x] = row?.children ?? [];
    expect([heard, row, x].map((one) => one?.attributes['role'])).toEqual(['grid', 'row', 'gridcell']);
    expect(textsIn(heard)).toBe('aone two 35 R');
    // A sign on a piece is seen and not heard.
    expect(svgText(heard)).toContain('<text aria-hidden="true">R</text>');
  });

  test('at the same height are cells of a row, and others begin a row of their own', () => {
    const at = (label: string, y: number) =>
      element('g', { role: 'button', 'aria-label': label, transform: `translate(${label.length} ${y})` }, text('ten'));
    const text = (words: string) => written('text', {}, words);
    const heard = spoken(element('svg', {}, element('g', {}, at('a1', 8), at('b1', 8), at('a2', 4)), at('pool', 4)));
    const rows = heard.children.flatMap((one) => (one.attributes['role'] === 'row' ? [one] : one.children));
    expect(rows.map(({ children }) => children.map(({ attributes }) => attributes['aria-label']))).toEqual([
      ['a1, ten', 'b1, ten'],
      ['a2, ten'],
      ['pool, ten'],
    ]);
  });

  test('are not called by the signs on their pieces, nor twice by the same words', () => {
    const called = (label: string, ...words: readonly string[]) =>
      spoken(target(label, ...words.map((one) => written('text', {}, one)))).attributes['aria-label'];
    expect(called('hex A4: lakes, sanctuary of Mermaids', 'A4', 'Me')).toBe('hex A4: lakes, sanctuary of Mermaids');
    expect(called('Black', 'Black', '5 points')).toBe('Black 5 points');
  });
});

beforeAll(() => {
  // Turn off animations, because fading copies of pieces would disturb the comparison.
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

const pictureOf = ({ shadowRoot }: HTMLElement): readonly string[] => {
  const pictures = shadowRoot?.querySelector('.pictures');
  if (!pictures) expect.fail();
  return linesOf(pictures);
};

/** Picks random targets until a move is made. */
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
