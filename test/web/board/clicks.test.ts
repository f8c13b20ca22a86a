// @vitest-environment happy-dom
/** What a click does that a rule refuses: on every board it may begin another move, but it never completes one. */
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { source } from '../../../src/core/index.js';
import { faces, terrafexFace } from '../../../src/face/index.js';
import { type Place, samePlace } from '../../../src/face/part.js';
import { type AnySession, type AnySnapshot, session } from '../../../src/web/session/index.js';
import { due, placesOf, positionIn, shows, stillBoards } from './kit.js';

const square = (value: string): Place => ({ kind: 'square', value });

const at = (board: HTMLElement, { kind, value }: Place): Element =>
  board.shadowRoot?.querySelector(`.pictures [data-${kind}="${value}"]`) ?? expect.fail(`no ${kind} ${value}`);

const click = (element: Element): void => {
  element.dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true }));
};

const refusalOn = ({ shadowRoot }: HTMLElement): string =>
  shadowRoot?.querySelector('[role="alert"]')?.textContent ?? '';

beforeAll(stillBoards);
beforeEach(() => {
  document.body.replaceChildren();
});
afterEach(() => {
  document.body.replaceChildren();
});

describe('a click that a rule refuses', () => {
  test.each(['never', 'ambiguous', 'always'] as const)(
    'begins another move, plays nothing, and shows the rule (confirm: %s)',
    async (confirm) => {
      const play = session(terrafexFace, { seed: 1, confirm });
      const board = await shows(play);
      for (const value of ['a5', 'c5']) click(at(board, square(value)));
      expect(play.snapshot()).toMatchObject({ ply: 0, refused: { rule: 'TF-7.2' } });
      expect(play.snapshot().picked.map(({ value }) => value)).toEqual(['c5']);
      expect(refusalOn(board)).toMatch(/^TF-7\.2: /);
      const button = board.shadowRoot?.querySelector<HTMLElement>('button.play');
      expect(button?.textContent).toBe('Play: White grows the forest on c5');
      button?.click();
      expect(play.snapshot()).toMatchObject({ ply: 1, last: { text: 'G^c5' }, refused: null });
    },
  );

  test('plays nothing on a board without a session either', async () => {
    document.body.innerHTML = '<rulehouse-board game="terrafex" confirm="never"></rulehouse-board>';
    const board = document.querySelector<HTMLElement>('rulehouse-board')!;
    const played: unknown[] = [];
    board.addEventListener('move', (event) => played.push(event));
    await due();
    for (const value of ['a5', 'c5']) click(at(board, square(value)));
    expect(played).toEqual([]);
    expect(refusalOn(board)).toMatch(/^TF-7\.2: /);
  });
});

test('taking back a pick plays nothing, even if only one move is left then', () => {
  const play = session(terrafexFace, { seed: 1, confirm: 'never' });
  play.pick(square('a5'));
  // The forest can only grow on c5, so c5 alone stands for one move; it began with a refused click.
  play.pick(square('c5'));
  expect(play.snapshot()).toMatchObject({ ply: 0, named: 'alone' });
  play.pick(square('c5'));
  expect(play.snapshot()).toMatchObject({ ply: 0, picked: [] });
});

/** The elements of a board that stand for places which moves of the game may name. */
const elementsOf = (board: HTMLElement, { kinds }: AnySnapshot): readonly Element[] => [
  ...(board.shadowRoot?.querySelectorAll(kinds.map((kind) => `.pictures [data-${kind}]`).join(',')) ?? []),
];

describe.each(faces.map(({ id, open }) => ({ id, open })))('$id', ({ open }) => {
  test.each(['never', 'ambiguous'] as const)(
    'of two clicks, the second plays nothing if a rule refuses it, and the refusal is shown (confirm: %s)',
    async (confirm) => {
      let refusals = 0;
      for (let seed = 1; refusals < 5 && seed <= 9; seed++) {
        const held = open((face): AnySession => positionIn(face, seed, 4 * (seed - 1), confirm));
        const board = await shows(held);
        const { below } = source(seed);
        const drawn = <A>(list: readonly A[]): A | undefined => list[below(Math.max(1, list.length))];
        const { view } = held.snapshot();
        // Clicks that begin a move but are no move yet, not even with `never`.
        const trial = open((face): AnySession => positionIn(face, seed, 4 * (seed - 1), 'always'));
        const firsts = trial.snapshot().offers.filter((offer) => {
          trial.pick(offer);
          const { named } = trial.snapshot();
          trial.unpick();
          return named === 'none' || named === 'either';
        });
        const elements = elementsOf(board, held.snapshot());
        for (let pair = 0; pair < 10 && refusals < 5; pair++) {
          const first = drawn(firsts);
          if (first === undefined) break;
          held.pick(first);
          const isRefused = (element: Element): boolean =>
            !placesOf(element).some((place) => samePlace(place, first)) && held.whyNot(placesOf(element)) !== null;
          const second = Array.from({ length: 6 }, () => drawn(elements)).find((one) => one && isRefused(one));
          if (second !== undefined) {
            refusals++;
            const why = held.whyNot(placesOf(second));
            click(second);
            expect(held.snapshot()).toMatchObject({ refused: why });
            expect(held.snapshot().view).toBe(view);
            expect(refusalOn(board)).not.toBe('');
          }
          while (held.snapshot().picked.length > 0) held.unpick();
          expect(held.snapshot().view).toBe(view);
        }
        board.remove();
        held.close();
      }
      expect(refusals).toBeGreaterThan(0);
    },
  );
});
