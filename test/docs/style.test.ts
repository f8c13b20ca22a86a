/** The style guide shows every part in every state, and every game has its reference pictures. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { figuresOf } from '../../docs/.vitepress/figures.js';
import { marks } from '../../src/face/paint/options.js';
import { games } from '../../src/games/catalogue.js';
import { kinds } from '../../src/games/terra-mystica/tables/pieces.js';

const page = readFileSync('docs/guide/style.md', 'utf8');

const shown = (id: string): string =>
  [...page.matchAll(/^```figure (\S+)\n([\s\S]*?)^```/gm)]
    .filter(([, game]) => game === id)
    .flatMap(([, , text = '']) => figuresOf(id, text).map(({ svg }) => svg))
    .join('');

const values = (text: string, name: string): ReadonlySet<string> =>
  new Set(Array.from(text.matchAll(new RegExp(`data-${name}="([^"]*)"`, 'g')), ([, value = '']) => value));

describe('the style guide', () => {
  test('has a row and a picture of every mark', () => {
    for (const mark of marks) {
      expect(page).toContain(`| \`${mark}\` |`);
      expect([mark, values(shown('terrafex'), 'mark').has(mark)]).toEqual([mark, true]);
    }
  });

  test.each([
    ['terrafex', 'piece', ['R', 'Y', 'G', 'B'].flatMap((colour) => [1, 2, 3].map((size) => `${colour}${size}`))],
    ['icetraders', 'owner', ['0', '1', '2', '3', '4']],
    ['terra-mystica', 'piece', kinds.filter((kind) => kind !== 'SA')],
  ] as const)('%s: shows every %s', (id, name, all) => {
    expect([...all].filter((value) => !values(shown(id), name).has(value))).toEqual([]);
  });

  test('Töframenn: shows hands, tiers of every size, both rings, the star, prey and danger', () => {
    const text = shown('toframenn');
    expect(values(text, 'hand').size).toBeGreaterThan(3);
    expect(values(text, 'mark')).toEqual(new Set(['picked', 'next', 'scoring', 'threatened']));
    expect(text).toContain('Archmage');
  });

  test('Transformartian: shows contours, and smalls on two levels', () => {
    expect(values(shown('transformartian'), 'near').size).toBeGreaterThan(1);
    expect(values(shown('transformartian'), 'mark')).toContain('scoring');
  });

  test('the pictures that it is compared with are kept for every game at three widths, light and dark', () => {
    const kept = readdirSync('test/style');
    for (const { id } of games)
      for (const look of ['390', '1280', '1920', '390-dark', '1280-dark', '1920-dark'])
        expect(kept).toContain(`${id}-${look}.webp`);
    expect(kept).toHaveLength(games.length * 6);
  });
});
