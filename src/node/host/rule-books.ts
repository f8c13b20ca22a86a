/**
 * The rule books for agents, as whole books and rule by rule.
 *
 * @packageDocumentation
 */
import { readFile } from 'node:fs/promises';
import { games } from '../../games/catalogue.js';
import { everyGame } from './own-games.js';
import { packageFolder } from './package-files.js';

/** One rule. */
export interface Rule {
  readonly game: string;
  readonly number: string;
  readonly title: string;
}

/** Every rule of every game. */
export const allRules = (): readonly Rule[] =>
  everyGame().flatMap((any) =>
    any.open(({ id, rules }) => Object.entries<string>(rules).map(([number, title]) => ({ game: id, number, title }))),
  );

/** Lists the numbers and titles of a game's rules, for a game whose rule book is not in the library. */
const titlesOf = (game: string): string =>
  allRules()
    .filter((one) => one.game === game)
    .map(({ number, title }) => `- <a id="${number}"></a>**${number}** ${title}`)
    .join('\n');

/** The rule book of a game as Markdown. */
export const rulesOf = async (game: string): Promise<string> => {
  if (!games.some(({ id }) => id === game)) return titlesOf(game);
  return readFile(new URL(`docs/rules/${game}.md`, packageFolder), 'utf8');
};

/** The rulings that a book lists below a table and that name a rule of it: `**Ruling 3** (TX-2.4). ...`. */
const rulingsNaming = (book: string, number: string): readonly string[] =>
  book
    .split(/\n(?=- |\n)/)
    .map((item) => /^- <a id="RU-[^"]*"><\/a>([^]*)$/.exec(item)?.[1] ?? '')
    .filter((text) => /^\*\*Ruling \d+\*\* \(([^)]*)\)/.exec(text)?.[1] === number);

/**
 * The text of one rule with the rulings that belong to it; undefined if there is no such rule. The text ends at the anchor of the next rule or at the next
 * heading, and that of a rule in a table at the end of its row.
 */
export const ruleText = async (game: string, number: string): Promise<string | undefined> => {
  const rule = allRules().find((one) => one.game === game && one.number === number);
  if (rule === undefined) return undefined;
  const book = await rulesOf(game);
  const [before = '', after = ''] = book.split(`<a id="${number}"></a>`);
  const end = after.search(before.endsWith('| ') ? /\n/ : /<a id="(?!RU-)|\n#/);
  const text = (end < 0 ? after : after.slice(0, end))
    .replace(/\n[-|] *$/, '')
    .replaceAll(/<a id="RU-[^"]*"><\/a>/g, '')
    .trim();
  return text === '' ? `${number} ${rule.title}` : [text, ...rulingsNaming(book, number)].join('\n');
};
