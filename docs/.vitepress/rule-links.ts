/** Turns rule numbers in the text of a page into links to the rules. */
import type { MarkdownRenderer } from 'vitepress';

type Token = ReturnType<MarkdownRenderer['parse']>[number];
type TokenClass = new (type: string, tag: string, nesting: -1 | 0 | 1) => Token;

const number = /\b[A-Z]{2,3}-\d+(?:\.\d+[a-z]?)?\b/g;

const plain = (Class: TokenClass, content: string): Token => Object.assign(new Class('text', '', 0), { content });

const linked = (Class: TokenClass, rule: string, href: string): readonly Token[] => {
  const open = new Class('link_open', 'a', 1);
  open.attrSet('href', href);
  open.attrSet('class', 'rule');
  return [open, plain(Class, rule), new Class('link_close', 'a', -1)];
};

/** Splits a text into plain text and links. Numbers of unknown rules stay text. */
const split = (Class: TokenClass, text: string, addresses: ReadonlyMap<string, string>): readonly Token[] => {
  const found = [...text.matchAll(number)].filter(([rule]) => addresses.has(rule));
  const ends = [0, ...found.map((match) => match.index + match[0].length)];
  const before = [...found.map((match) => match.index), text.length].map((at, i) => text.slice(ends[i], at));
  return before.flatMap((words, i) => {
    const rule = found[i]?.[0] ?? '';
    const href = addresses.get(rule);
    return [...(words === '' ? [] : [plain(Class, words)]), ...(href === undefined ? [] : linked(Class, rule, href))];
  });
};

/** Links the numbers in a run of text. Existing links stay unchanged. */
const withLinks = (Class: TokenClass, children: readonly Token[], addresses: ReadonlyMap<string, string>): Token[] => {
  let depth = 0;
  return children.flatMap((child) => {
    if (child.type === 'link_open') depth++;
    if (child.type === 'link_close') depth--;
    return child.type === 'text' && depth === 0 ? split(Class, child.content, addresses) : [child];
  });
};

/** A markdown-it plugin. `addresses` maps rule numbers to addresses. Headings stay unchanged, because their texts become anchors. */
export const ruleLinks =
  (addresses: ReadonlyMap<string, string>) =>
  (md: MarkdownRenderer): void => {
    md.core.ruler.push('rule_links', ({ tokens, Token }) => {
      for (const [i, token] of tokens.entries())
        if (token.type === 'inline' && token.children !== null && tokens[i - 1]?.type !== 'heading_open')
          token.children = withLinks(Token, token.children, addresses);
    });
  };
