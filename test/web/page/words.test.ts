// @vitest-environment happy-dom
/** The page in German: all its texts, the answers of servers, and the options of every game. */
import { readdirSync, readFileSync } from 'node:fs';
import { afterEach, expect, test, vi } from 'vitest';
import { translation } from '../../../src/face/german/page.js';
import { faces, say } from '../../../src/face/index.js';
import { english } from '../../../src/web/page/english.js';
import { mount } from '../../../src/web/page/index.js';
import { wordsFor, wordsOf } from '../../../src/web/page/words.js';

const gapsOf = (text: string): readonly string[] => (text.match(/\{\w+\}/g) ?? []).sort();

/** Words that are the same in both languages. */
const alike = ['page.name'];

test('every text of the page is German, with the same gaps', () => {
  const keys = Object.keys(english) as (keyof typeof english)[];
  expect(Object.keys(translation.texts).sort()).toEqual([...keys].sort());
  for (const key of keys) {
    expect(gapsOf(translation.texts[key]), key).toEqual(gapsOf(english[key]));
    if (!alike.includes(key)) expect(translation.texts[key], key).not.toBe(english[key]);
  }
  console.info(`${keys.length} texts of the page`);
});

/** The sources below a folder. The adapter for boardgame.io is excluded, because its refusals are shown by that library. */
const sourcesOf = (folder: string): string =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.startsWith('boardgame-io'))
    .map((name) => readFileSync(`${folder}/${name}`, 'utf8'))
    .join('\n');

test('what tables, servers and sessions refuse is German', () => {
  const code = ['src/table', 'src/web/session', 'src/web/page'].map(sourcesOf).join('\n');
  const found = [...code.matchAll(/(?:refuse\(|fault\(\[\], |left\(\{ text: |= \{ text: )'([^']+)'/g)].map(
    ([, text]) => text ?? '',
  );
  const texts = [...new Set(found)].filter((text) => text !== 'unreached');
  const speak = say([translation.answers, translation.language.others]);
  const left = texts.filter((text) => speak({ key: text, params: {} }).toLowerCase() === text.toLowerCase());
  expect(left).toEqual([]);
  expect(texts.length).toBeGreaterThan(30);
  console.info(`${texts.length} refusals of tables and sessions`);
});

test('words by language', async () => {
  const [german, french, none] = await Promise.all([wordsFor('de-AT'), wordsFor('fr'), wordsFor('')]);
  expect(german.of('page.link-of', { player: 'Anna' })).toBe('Der Link für Anna');
  expect(french.of('page.seats')).toBe('Seats');
  expect(none.told('too many tables')).toBe('too many tables');
  expect(german.told('there are 3 tables already')).toBe('es gibt schon 3 Tische');
  expect(german.name('terrafex', 'White')).toBe('Weiß');
  expect(german.name('terrafex', 'anna')).toBe('anna');
  expect(wordsOf(null).name('terrafex', 'White')).toBe('White');
  expect(german.catalogues('another').map(({ language }) => language)).toEqual(['de']);
  expect(french.catalogues('terrafex')).toEqual([]);
});

afterEach(async () => {
  // The form loads its editors while the test is over already.
  await vi.dynamicImportSettled();
  vi.unstubAllGlobals();
  document.documentElement.removeAttribute('lang');
});

/** What a page shows once its server has sent its games. */
const shown = async (lang: string, game: string): Promise<string> => {
  const games = faces.map((face) =>
    face.open(({ game: { id, title, optionInfo } }) => ({
      id,
      title,
      options: optionInfo.map(({ name, meaning, values, default: usual, rule }) => ({
        name,
        meaning,
        values,
        default: JSON.stringify(usual),
        rule,
      })),
    })),
  );
  const first = games.filter(({ id }) => id === game);
  const answer = { games: [...first, ...games.filter(({ id }) => id !== game)], bots: [] };
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify(answer))));
  document.documentElement.setAttribute('lang', lang);
  const root = document.createElement('main');
  document.body.replaceChildren(root);
  const page = mount(root, { server: 'http://localhost/', site: null });
  await vi.waitFor(() => expect(root.querySelector('.new')).not.toBeNull());
  await vi.waitFor(() =>
    expect(root.querySelector('h2')?.textContent).toBe(lang === 'de' ? 'Ein neuer Tisch' : 'A new table'),
  );
  const text = Array.from(
    root.querySelectorAll('h2,label:not(.option),.option span,summary,button,option,small'),
    (one) => one.textContent,
  ).join('\n');
  page.close();
  return text;
};

test.each(faces.map(({ id }) => id))('the page of a server offers %s in German', async (id) => {
  const text = await shown('de', id);
  expect(text).toContain('Optionen des Spiels');
  expect(text).not.toMatch(/\b(?:the|of|and|this|whether|after|move)\b/);
});

test('a page in another language is English', async () => {
  expect(await shown('en', 'terrafex')).toContain('Options of the game');
});
