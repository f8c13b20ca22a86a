/** Rule numbers, document, code, tests: the four sets must be equal, and every demand in the code has a case. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Game, GameTypes } from '../../src/core/index.js';

const root = new URL('../../', import.meta.url);

const read = (path: string): string => readFileSync(new URL(path, root), 'utf8');

/** All TypeScript files below a folder. */
const sources = (folder: string): readonly string[] =>
  readdirSync(new URL(folder, root), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => `${folder}/${name}`);

const numbersIn = (texts: readonly string[], pattern: RegExp): readonly string[] =>
  [...new Set(texts.flatMap((text) => [...text.matchAll(pattern)].map(([, number]) => number ?? '')))].sort();

/**
 * Registers the comparison. Numbers have the form `prefix` + chapter + `.` + number, for instance `TF-7.9`; some games have numbers for whole
 * chapters.
 */
export const traceability = <T extends GameTypes>(game: Game<T>, prefix: string): void => {
  const numbers: readonly string[] = Object.keys(game.rules).sort();
  const number = `${prefix}-\\d+(?:\\.\\d+[a-z]?)?`;

  test(`${game.id}: every rule has its heading or row in the rule book, with its title`, () => {
    const book = read(`docs/rules/${game.id}.md`);
    expect(numbersIn([book], new RegExp(`<a id="(${number})"></a>`, 'g'))).toEqual(numbers);
    for (const [rule, title] of Object.entries<string>(game.rules))
      expect(book.replaceAll('**', '').replaceAll(' | ', ' ')).toContain(`<a id="${rule}"></a>${rule} ${title}`);
  });

  test(`${game.id}: every rule is cited by the code that keeps it`, () => {
    const code = sources(`src/games/${game.id}`)
      .filter((path) => !path.endsWith('/rules.ts'))
      .map(read);
    expect(numbersIn(code, new RegExp(`(?:@rule |['"\`])(${number})\\b`, 'g'))).toEqual(numbers);
  });

  test(`${game.id}: every rule has a test with its number`, () => {
    const tests = sources(`test/games/${game.id}`).map(read);
    expect(numbersIn(tests, new RegExp(`rule\\(\\s*'(${number})'`, 'g'))).toEqual(numbers);
  });

  test(`${game.id}: the demands of the code are compared with their cases`, () => {
    const path = `test/games/${game.id}/demands.test.ts`;
    const cases = existsSync(new URL(path, root)) ? read(path) : '';
    expect(cases).toMatch(/^demandTests\(\s*game,/m);
  });
};
