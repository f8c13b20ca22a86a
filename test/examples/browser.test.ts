// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';

const moves = (): readonly HTMLButtonElement[] => [...document.querySelectorAll<HTMLButtonElement>('#moves button')];
const board = (): string => document.querySelector('#board')?.innerHTML ?? '';
const press = (id: string): void => document.querySelector<HTMLElement>(`#${id}`)?.click();

const click = (square: string): void => {
  document.querySelector(`[data-square="${square}"]`)?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
};

const playByClicks = (...squares: readonly string[]): void => {
  squares.forEach(click);
  moves()[0]?.click();
};

describe('the example page', () => {
  beforeAll(async () => {
    const [, body = ''] = /<body>([\s\S]*)<\/body>/.exec(readFileSync('examples/browser/index.html', 'utf8')) ?? [];
    document.body.innerHTML = body.replace(/<script[\s\S]*<\/script>/, '');
    await import('../../examples/browser/main.js');
  });

  test('shows the board and who is to move', () => {
    expect(board()).toContain('<svg');
    expect(document.querySelector('#turn')?.textContent).toBe('To move: White');
    expect(document.querySelectorAll('#board [role="button"]').length).toBeGreaterThan(56);
  });

  test('a move is played by clicks and a confirmation, never by itself', () => {
    const before = board();
    click('a5');
    click('b5');
    expect(moves()[0]?.textContent).toBe('Play: White moves the glacier on a5 to b5');
    moves()[0]?.click();
    expect(board()).not.toBe(before);
    expect(document.querySelector('#news')?.textContent).toMatch(/moves|grows|spreads|starts|selects|burns/);
    press('undo');
  });

  test('a click that fits no move is refused with the rule of the closest move and a link to it', () => {
    playByClicks('c5');
    click('c5');
    expect(document.querySelector('#reason')?.textContent).toMatch(/^TF-3\.3: /);
    expect(document.querySelector('#reason a')?.getAttribute('href')).toBe('/rules/terrafex.html#TF-3.3');
    press('undo');
  });

  test('plays, takes back, saves and loads', () => {
    press('undo');
    const start = board();
    playByClicks('c5');
    const played = board();
    expect(played).not.toBe(start);
    press('save');
    press('undo');
    expect(board()).toBe(start);
    press('load');
    expect(board()).toBe(played);
  });

  test('a forged record is refused', () => {
    localStorage.setItem('terrafex', '{"format":1}');
    press('load');
    expect(document.querySelector('#reason')?.textContent).toContain('missing');
  });
});
