/** Adds a line below each rule of a rule book with its code, its tests and its names in the API, and gives each rule a permanent address. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MarkdownRenderer } from 'vitepress';

/** A line in a file of the project. */
type Place = readonly [file: string, line: number];

/** The places that belong to a rule. */
export interface RuleMarks {
  readonly code: readonly Place[];
  readonly tests: readonly Place[];
  /** Names with their addresses below /api/. */
  readonly api: readonly (readonly [name: string, address: string])[];
}

const placeLink =
  (base: string) =>
  ([file, line]: Place): string =>
    `<a href="${base}source/${file}.html#L${line}" target="_self">${file.split('/').at(-1) ?? file}</a>`;

const nameLink =
  (base: string) =>
  ([name, address]: readonly [string, string]): string => {
    const [path = '', anchor] = address.split('#');
    const shown = name.replaceAll('.', '.<wbr>');
    return `<a href="${base}api/${path}.html${anchor === undefined ? '' : `#${anchor}`}">${shown}</a>`;
  };

/** The line below a rule, as HTML. */
export const marksHtml = (rule: string, { code, tests, api }: RuleMarks, base: string): string => {
  const parts = [
    ['code', code.map(placeLink(base))],
    ['tests', tests.map(placeLink(base))],
    ['API', api.map(nameLink(base))],
  ] as const;
  const shown = parts.flatMap(([name, links]) => (links.length === 0 ? [] : [`${name}: ${links.join(', ')}`]));
  return `<span class="marks" data-rule="${rule}" v-pre>${shown.join(' · ')}</span>`;
};

/** A markdown-it plugin that adds the line at the end of the paragraph with the rule's anchor. */
export const ruleLines =
  (marks: Readonly<Record<string, RuleMarks>>, base: string) =>
  (md: MarkdownRenderer): void => {
    md.core.ruler.push('rule_lines', ({ tokens, Token, env }: { tokens: Tokens; Token: TokenClass; env: Env }) => {
      if (env.relativePath?.startsWith('rules/') !== true) return;
      for (const { children } of tokens) {
        const ids = (children ?? []).flatMap(({ type, content }) =>
          type === 'html_inline' ? (/^<a id="([^"]+)">/.exec(content)?.[1] ?? []) : [],
        );
        for (const rule of ids) {
          const found = Object.hasOwn(marks, rule) ? marks[rule] : undefined;
          if (found !== undefined)
            children?.push(Object.assign(new Token('html_inline', '', 0), { content: marksHtml(rule, found, base) }));
        }
      }
    });
  };

type Tokens = ReturnType<MarkdownRenderer['parse']>;
type TokenClass = new (type: string, tag: string, nesting: -1 | 0 | 1) => Tokens[number];
interface Env {
  readonly relativePath?: string;
}

/** Writes `r/<rule>/` for each rule: a page that redirects to the rule in the rule book of this release. */
export const writeRuleAddresses = (addresses: ReadonlyMap<string, string>, site: string, base: string): void => {
  for (const [rule, address] of addresses) {
    const target = `${base}${address.replace(/^\//, '')}`;
    mkdirSync(join(site, 'r', rule), { recursive: true });
    writeFileSync(
      join(site, 'r', rule, 'index.html'),
      `<!doctype html><html lang="en"><meta charset="utf-8"><title>${rule}</title><meta name="robots" content="noindex"><meta http-equiv="refresh" content="0; url=${target}"><p><a href="${target}">${rule}</a></p></html>\n`,
    );
  }
};
