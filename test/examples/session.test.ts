// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, test } from 'vitest';

const load = async (name: string, script: string): Promise<void> => {
  document.body.innerHTML = readFileSync(`examples/session/${name}.html`, 'utf8').replace(
    /<script[\s\S]*<\/script>/,
    '',
  );
  const module = `../../examples/session/${script}.js`;
  await import(/* @vite-ignore */ module);
};

const textOf = (query: string): string => document.querySelector(query)?.textContent ?? '';

const click = (element: Element | null | undefined): void => {
  element?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
};

/** The lines of a page that are neither blank nor imports of types. */
const linesOf = (file: string): number =>
  readFileSync(`examples/session/${file}`, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('import type')).length;

describe('the pages of sessions', () => {
  test('are short', () => {
    expect(linesOf('terrafex.js')).toBeLessThanOrEqual(25);
    expect(linesOf('board.js')).toBeLessThanOrEqual(12);
    expect(linesOf('server.js')).toBeLessThanOrEqual(20);
  });

  beforeEach(() => localStorage.clear());

  test('Terrafex: a move by clicks, a refusal, undo, save and load', async () => {
    await load('index', 'terrafex');
    const square = (name: string): Element | null => document.querySelector(`#board [data-square="${name}"]`);
    expect(textOf('#standing')).toBe('To move: Ada');
    click(square('c5'));
    expect(textOf('#play')).toBe('Ada grows the forest on c5');
    click(document.querySelector('#play'));
    click(document.querySelector('#save'));
    expect(localStorage.getItem('terrafex')).toContain('"moves":["G^c5"]');
    click(document.querySelector('#undo'));
    expect(document.querySelector<HTMLButtonElement>('#undo')?.disabled).toBe(true);
    click(document.querySelector('#load'));
    expect(document.querySelector<HTMLButtonElement>('#undo')?.disabled).toBe(false);
    click(square('a5'));
    click(square('c5'));
    expect(textOf('#refused')).toMatch(/^TF-7\.2/);
  });

  test('IceTraders: three screens choose simultaneously, and none shows the choice of another', async () => {
    await load('icetraders', 'icetraders');
    const screens = [...document.querySelectorAll('.screen')];
    const press = (screen: Element | undefined, text: string): void =>
      click(
        [...(screen?.querySelectorAll('button') ?? [])].find((one) => one.textContent.toLowerCase().includes(text)),
      );
    expect(screens.map((one) => one.querySelectorAll('button').length)).toEqual([2, 2, 2]);
    const before = screens[0]?.innerHTML ?? '';
    press(screens[1], 'evil');
    press(screens[1], 'evil');
    expect(screens[1]?.querySelectorAll('button').length).toBe(0);
    // The others learn that Bo has decided, and nothing else.
    expect(screens[0]?.innerHTML).toBe(before.replace('To move: Ada, Bo, and Cy', 'To move: Ada and Cy'));
    for (const screen of [screens[0], screens[2]]) {
      press(screen, 'good');
      press(screen, 'good');
    }
    expect(textOf('h2')).not.toContain('the choice of alignments');
  });
});
