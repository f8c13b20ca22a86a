// @vitest-environment happy-dom
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { terraMysticaFace } from '../../../src/face/index.js';
import type { Terrafex } from '../../../src/games/terrafex/index.js';
import { type BoardElement, boards, defineBoard } from '../../../src/web/board/index.js';
import { languageAround } from '../../../src/web/board/language.js';
import { positionIn, shows } from './kit.js';

type Board = BoardElement<Terrafex> & HTMLElement;

const due = async (): Promise<void> => {
  await Promise.resolve();
  await Promise.resolve();
};

let board: Board;

const inside = (selector: string): Element => board.shadowRoot?.querySelector(selector) ?? expect.fail(selector);

const square = (name: string): Element => inside(`[data-square="${name}"]`);

const point = (element: Element, type: string, pointerType: string, clientX = 0): void => {
  const event = new MouseEvent(type, { bubbles: true, composed: true, clientX });
  element.dispatchEvent(Object.assign(event, { pointerType }));
};

const said = (): string | null => inside('.preview').textContent;

const grows = 'White −2, Black +3 · White grows the forest on c5 · A medium forest on c5 becomes a large forest';

beforeAll(() => {
  defineBoard(boards);
  window.matchMedia = (media) => Object.assign(new EventTarget(), { matches: true, media }) as MediaQueryList;
});
beforeEach(async () => {
  document.body.innerHTML = '<rulehouse-board game="terrafex"></rulehouse-board>';
  board = document.querySelector<Board>('rulehouse-board') ?? expect.fail();
  await due();
});
afterEach(() => vi.useRealTimers());

test('what a kind of action costs is said on its button, if a click does it at once', async () => {
  const shown = await shows(positionIn(terraMysticaFace, 11, 22));
  const button = shown.shadowRoot?.querySelector('[data-deed=track][data-track]') ?? expect.fail('no button');
  button.dispatchEvent(new MouseEvent('pointerenter'));
  const preview = shown.shadowRoot?.querySelector('.preview');
  expect(preview?.textContent).toMatch(/^−\d+ C −\d+ P /);
  expect(button.getAttribute('aria-describedby')).toBe(preview?.id);
  button.dispatchEvent(new MouseEvent('pointerleave'));
  expect(preview?.textContent).toBe('');
});

describe('what a move would do', () => {
  test('is said under the pointer, and no longer than that', () => {
    point(square('c5'), 'pointerover', 'mouse');
    expect(said()).toBe(grows);
    point(square('c7'), 'pointerover', 'mouse');
    expect(said()).toContain('White starts a mountain on c7');
    point(inside('.pictures'), 'pointerleave', 'mouse');
    expect(said()).toBe('');
    expect(inside('.preview').closest('[aria-live]')).toBeNull();
  });

  test('is not said of a place that begins several moves, nor of one that cannot be picked', () => {
    point(square('c5'), 'pointerover', 'mouse');
    point(square('a5'), 'pointerover', 'mouse');
    expect(said()).toBe('');
    point(square('e4'), 'pointerover', 'mouse');
    expect(said()).not.toBe('');
    point(inside('.pictures'), 'pointerover', 'mouse');
    expect(said()).toBe('');
  });

  test('describes the target that has the focus', () => {
    const target = square('c5');
    if (target instanceof SVGElement) target.focus();
    target.dispatchEvent(new FocusEvent('focusin', { bubbles: true, composed: true }));
    expect(said()).toBe(grows);
    expect(target.getAttribute('aria-describedby')).toBe(inside('.preview').id);
  });

  test('is shown for a long touch, which picks nothing', () => {
    vi.useFakeTimers();
    point(square('c5'), 'pointerdown', 'touch');
    vi.advanceTimersByTime(600);
    expect(said()).toBe(grows);
    point(square('c5'), 'pointerup', 'touch');
    square('c5').dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true, detail: 1 }));
    expect(board.shadowRoot?.querySelector('[aria-selected="true"]')).toBeNull();
    // The next touch acts as a click again.
    point(square('c5'), 'pointerdown', 'touch');
    point(square('c5'), 'pointerup', 'touch');
    square('c5').dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true }));
    expect(board.shadowRoot?.querySelector('[aria-selected="true"]')).not.toBeNull();
  });

  test('a long touch that ends without a click does not block a later click by keyboard', () => {
    vi.useFakeTimers();
    point(square('c5'), 'pointerdown', 'touch');
    vi.advanceTimersByTime(600);
    point(square('c5'), 'pointercancel', 'touch');
    square('c5').dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true, detail: 0 }));
    expect(board.shadowRoot?.querySelector('[aria-selected="true"]')).not.toBeNull();
  });

  test('a finger that slips shows nothing', () => {
    vi.useFakeTimers();
    point(square('c5'), 'pointerdown', 'touch');
    point(square('c5'), 'pointermove', 'touch', 40);
    vi.advanceTimersByTime(600);
    expect(said()).toBe('');
  });

  test('is shown on the buttons below', () => {
    square('c5').dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true }));
    const button = inside('button.play');
    button.dispatchEvent(new MouseEvent('pointerenter'));
    expect(said()).toBe(grows);
    button.dispatchEvent(new MouseEvent('pointerleave'));
    expect(said()).toBe('');
  });
});

test('a page can mark places', async () => {
  const marks = () => inside('.pictures').querySelectorAll('[data-mark="picked"]').length;
  board.marked = [
    { kind: 'square', value: 'c5' },
    { kind: 'square', value: 'e4' },
  ];
  await due();
  expect(marks()).toBe(2);
  Reflect.set(board, 'marked', ['c5', { kind: 'square' }, null]);
  await due();
  expect(marks()).toBe(0);
});

test('the language of a page is found beyond a shadow', () => {
  document.body.innerHTML = '<main lang="de"><div></div></main>';
  const host = document.querySelector('div') ?? expect.fail();
  const inner = document.createElement('span');
  host.attachShadow({ mode: 'open' }).append(inner);
  expect(languageAround(inner)).toBe('de');
  expect(languageAround(document.createElement('i'))).toBe('');
});
