/** Reads the data that scripts/docs/api-pages.mjs wrote for the sidebar of the API: entries, and the names in each by subject. */
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { DefaultTheme, Plugin } from 'vitepress';
import type { RuleMarks } from './rule-marks.js';

/** The names in an entry by subject, with their addresses below /api/. */
export type Bar = readonly (readonly [subject: string, names: readonly (readonly [name: string, address: string])[]])[];

/** The entries in order, and the names in each, by the path of its pages. */
interface Reference {
  readonly entries: readonly string[];
  readonly bars: Readonly<Record<string, Bar>>;
}

/** The output of this script; missing until `npm run docs:api` has run. */
const written = <A>(name: string, otherwise: A): A => {
  const file = fileURLToPath(new URL(`../api/${name}`, import.meta.url));
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as A) : otherwise;
};

const reference: Reference = written('bars.json', { entries: [], bars: {} });

/** For each rule, the code that implements it, the tests that check it, and the related names in the API. */
export const ruleMarks: Readonly<Record<string, RuleMarks>> = written('rules.json', {});

/** The entries as a sidebar. */
export const entryItems: DefaultTheme.SidebarItem[] = reference.entries.map((entry) => ({
  text: entry.replace(/^rulehouse\//, ''),
  link: `/api/${entry.replace(/^rulehouse\//, '')}/`,
}));

const id = 'virtual:reference-bars';

/** The names in all entries as a module, so that only API pages load them. */
export const referenceBars: Plugin = {
  name: 'rulehouse-reference-bars',
  resolveId: (name) => (name === id ? `\0${id}` : undefined),
  load: (name) => (name === `\0${id}` ? `export const bars = ${JSON.stringify(reference.bars)};` : undefined),
};
