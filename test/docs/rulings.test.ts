/**
 * The rule books mark each decision that the texts of the games left to us, with the reading that was not taken. The specifications, which number these
 * decisions, are compared where they lie beside the repository; the numbers below hold the books without them.
 */
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { decode } from '../../src/core/index.js';
import { games } from '../../src/games/catalogue.js';
import { ruleText } from '../../src/node/host/rule-books.js';

interface Book {
  readonly id: string;
  /** The letters of the game's rule numbers. */
  readonly letters: string;
  /** How many rulings there are; they are numbered from 1. */
  readonly count: number;
  /** Rulings about something that a player never meets: they are in a chapter of their own. All others are with the rule that they decide. */
  readonly apart: readonly number[];
  /** A rule with a ruling. */
  readonly rule: string;
}

const books: readonly Book[] = [
  { id: 'terrafex', letters: 'TF', count: 44, apart: [], rule: 'TF-7.3' },
  { id: 'transformartian', letters: 'TX', count: 37, apart: [29, 35], rule: 'TX-6.2' },
  { id: 'icetraders', letters: 'IT', count: 63, apart: [], rule: 'IT-8.4' },
  { id: 'toframenn', letters: 'TO', count: 37, apart: [35, 37], rule: 'TO-2.5' },
  { id: 'terra-mystica', letters: 'TMY', count: 38, apart: [], rule: 'TMY-16.8' },
];

const textOf = ({ id }: Book): string => readFileSync(`docs/rules/${id}.md`, 'utf8');

interface Ruling {
  readonly number: number;
  readonly text: string;
  readonly isApart: boolean;
}

/** The rulings of a book: list items that begin with an anchor, `RU-TF-17` for the seventeenth of Terrafex, and their number. */
const rulingsOf = (book: Book): readonly Ruling[] => {
  const [before = '', after = ''] = textOf(book).split(/^## \d+\. Rulings that change nothing in play$/m);
  const item = new RegExp(
    `^ *- <a id="RU-${book.letters}-(\\d+)"></a>\\*\\*Ruling \\1(?:\\.\\*\\*|\\*\\* \\([^)]+\\)\\.)([^]*?)(?=\\n *-|\\n\\n|\\n\\S|$(?![^]))`,
    'gm',
  );
  return [before, after].flatMap((part, index) =>
    [...part.matchAll(item)].map(([, number, text = '']) => ({
      number: Number(number),
      text: text.replaceAll(/\s+/g, ' ').trim(),
      isApart: index === 1,
    })),
  );
};

const optionsOf = (id: string): readonly string[] =>
  games.flatMap((any) => any.open((game) => (game.id === id ? game.optionInfo.map(({ name }) => name) : [])));

const inOrder = (numbers: readonly number[]): readonly number[] => numbers.toSorted((a, b) => a - b);

const upTo = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index + 1);

test('a rule in a table has the rulings that name it, and nothing that follows the table', async () => {
  expect(await ruleText('transformartian', 'TX-2.2')).toMatch(
    /^\*\*TX-2\.2\*\* Choice of shapes[^]*\*\*Ruling 1\*\*[^]*\*\*Ruling 2\*\*/,
  );
  expect(await ruleText('transformartian', 'TX-2.9')).toMatch(/^\*\*TX-2\.9\*\* Given grid[^\n]*$/);
});

describe.each(books)('the rule book of $id', (book) => {
  const rulings = rulingsOf(book);

  test('has each ruling exactly once, and marks nothing else as a ruling', () => {
    expect(inOrder(rulings.map(({ number }) => number))).toEqual(upTo(book.count));
    expect(textOf(book).match(/id="RU-/g)).toHaveLength(book.count);
    // The introduction explains the word.
    expect(textOf(book).match(/\*\*Ruling/g)).toHaveLength(book.count + 1);
  });

  test('says how many there are', () => {
    expect(textOf(book).replaceAll(/\s+/g, ' ')).toContain(`ach of our ${book.count} decisions is marked **Ruling**`);
  });

  test('has those that change nothing in play in a chapter of their own', () => {
    expect(inOrder(rulings.filter(({ isApart }) => isApart).map(({ number }) => number))).toEqual(book.apart);
  });

  test('has all others with the rule that they decide: below it, or with its number', () => {
    const [text = ''] = textOf(book).split(/^## \d+\. Rulings that change nothing in play$/m);
    const rules = games.flatMap((any) => any.open(({ id, rules }) => (id === book.id ? Object.keys(rules) : [])));
    const loose = [...text.matchAll(/^- <a id="(RU-[^"]*)"><\/a>\*\*Ruling \d+\*{0,2}\.?(?:\*\*)?(?: \(([^)]*)\))?/gm)];
    expect(loose.filter(([, , rule = '']) => !rules.includes(rule)).map(([, id]) => id)).toEqual([]);
    for (const [, , rule = ''] of loose) expect(text).toContain(`<a id="${rule}"></a>`);
    expect(text.match(/^ {2}- <a id="RU-/gm)).toHaveLength(book.count - book.apart.length - loose.length);
  });

  test('names only options and values that the game has', () => {
    const named = rulings.flatMap(({ number, text }) =>
      [...text.matchAll(/`([\w-]+)` `([^`]+)`/g)].map(([, name = '', value = '']) => ({ number, name, value })),
    );
    const wrong = named.filter(({ name, value }) => {
      const values = [value, ...(/^(?:\d+|true|false)$/.test(value) ? [JSON.parse(value) as unknown] : [])];
      return !games.some((any) =>
        any.open(
          (game) => game.id === book.id && values.some((one) => decode(game.options)({ [name]: one })._tag === 'Right'),
        ),
      );
    });
    expect(wrong).toEqual([]);
  });

  test('gives an agent the rulings together with the rule', async () => {
    expect(await ruleText(book.id, book.rule)).toContain('**Ruling ');
    expect(await ruleText(book.id, book.rule)).not.toContain('<a id');
  });

  const path = `../shared/rules/${book.id}.md`;
  const isHere = existsSync(path);
  if (!isHere) console.info(`${path} is not here: the rule book of ${book.id} was not compared with it`);

  /** The rows of the specification's table of rulings. */
  const specified = (): ReadonlyMap<number, string> => {
    const [, section = ''] = /^## \d+\. Rulings[^\n]*\n([^]*?)(?=\n## )/m.exec(readFileSync(path, 'utf8')) ?? [];
    const rows = [...section.matchAll(/^(?:\| (?:RU-|TMY-20\.)?(\d+) \||(\d+) {1,2}(?=\S))(.*)$/gm)];
    return new Map(rows.map(([, cell, start, text = '']) => [Number(cell ?? start), text]));
  };

  test.runIf(isHere)('has the rulings of the specification, and no others', () => {
    expect(inOrder([...specified().keys()])).toEqual(inOrder(rulings.map(({ number }) => number)));
  });

  test.runIf(isHere)('names the options that the specification names for a ruling', () => {
    const names = optionsOf(book.id);
    const rows = specified();
    // In prose, only names that are no English words can be told from words.
    const isNamed = (name: string, row = ''): boolean =>
      row.includes(`\`${name}\``) || (/[A-Z-]/.test(name) && new RegExp(`\\b${name}\\b`).test(row));
    const missing = rulings.flatMap(({ number, text }) =>
      names
        .filter((name) => isNamed(name, rows.get(number)) && !text.includes(`\`${name}\``))
        .map((name) => `${number}: ${name}`),
    );
    expect(missing).toEqual([]);
  });
});
