// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';

const moves = (): readonly HTMLButtonElement[] => [...document.querySelectorAll<HTMLButtonElement>('#moves button')];
const board = (): string => document.querySelector('#board')?.innerHTML ?? '';
const press = (id: string): void => document.querySelector<HTMLElement>(`#${id}`)?.click();

const type = (text: string): void => {
  document.querySelector('input')!.value = text;
  document.querySelector('form')!.dispatchEvent(new Event('submit', { cancelable: true }));
};

describe('the example page', () => {
  beforeAll(async () => {
    const [, body = ''] = /<body>([\s\S]*)<\/body>/.exec(readFileSync('examples/browser/index.html', 'utf8')) ?? [];
    document.body.innerHTML = body.replace(/<script[\s\S]*<\/script>/, '');
    await import('../../examples/browser/main.js');
  });

  test('shows the board and every legal move', () => {
    expect(board()).toContain('<svg');
    expect(moves()).toHaveLength(67);
  });

  test('says why a move is refused, with a link to the rule', () => {
    type('Ba5>c5');
    expect(document.querySelector('#reason')?.textContent).toMatch(/^TF-7\.2: /);
    expect(document.querySelector('#reason a')?.getAttribute('href')).toBe('/rules/terrafex.html#TF-7.2');
    type('nonsense');
    expect(document.querySelector('#reason')?.textContent).toMatch(/^TF-11\./);
  });

  test('plays, takes back, saves and loads', () => {
    const start = board();
    moves()[0]?.click();
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

  test('a click on a square offers the moves that name it', () => {
    document.querySelector('[data-square="a5"]')?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    expect(moves().length).toBeGreaterThan(0);
    for (const { textContent } of moves()) expect(textContent).toContain('a5');
  });
});
