/** What scripts/docs/api-pages.mjs wrote for the list on the left of the API: entries, and the names of each by subject. */
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { DefaultTheme, Plugin } from 'vitepress';
import type { RuleMarks } from './rule-marks.js';

/** The names of an entry by subject: each with its address below /api/. */
export type Bar = readonly (readonly [subject: string, names: readonly (readonly [name: string, address: string])[]])[];

/** Entries in their order, and the names of each, by the path of its pages. */
interface Reference {
  readonly entries: readonly string[];
  readonly bars: Readonly<Record<string, Bar>>;
}

/** What our own script wrote; absent until `npm run docs:api` ran. */
const written = <A>(name: string, otherwise: A): A => {
  const file = fileURLToPath(new URL(`../api/${name}`, import.meta.url));
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as A) : otherwise;
};

const reference: Reference = written('bars.json', { entries: [], bars: {} });

/** Where the code obeys each rule, where tests try it, and which names of the API belong to it. */
export const ruleMarks: Readonly<Record<string, RuleMarks>> = written('rules.json', {});

/** The entries as a list on the left. */
export const entryItems: DefaultTheme.SidebarItem[] = reference.entries.map((entry) => ({
  text: entry.replace(/^rulehouse\//, ''),
  link: `/api/${entry.replace(/^rulehouse\//, '')}/`,
}));

const id = 'virtual:reference-bars';

/** The names of all entries as a module, so that only pages of the API load them. */
export const referenceBars: Plugin = {
  name: 'rulehouse-reference-bars',
  resolveId: (name) => (name === id ? `\0${id}` : undefined),
  load: (name) => (name === `\0${id}` ? `export const bars = ${JSON.stringify(reference.bars)};` : undefined),
};
