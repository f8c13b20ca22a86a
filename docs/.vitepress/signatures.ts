/** Renders blocks on API pages: signatures with links in them, and lines that import a name. */
import type { MarkdownRenderer } from 'vitepress';

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('{{', '{<!---->{');

const words = new Set([
  'function',
  'interface',
  'type',
  'const',
  'class',
  'extends',
  'keyof',
  'readonly',
  'typeof',
  'infer',
  'is',
  'in',
]);

/** A word, a quoted text, or anything else, as one token. */
const parts = /'(?:[^'\\\n]|\\.)*'|[A-Za-z_$][\w$]*|[^'A-Za-z_$]+|'/g;

/** A signature as HTML; names in `links` lead to their pages. */
export const signatureHtml = (code: string, links: Readonly<Record<string, string>>): string =>
  [...code.trimEnd().matchAll(parts)]
    .map(([part], index, all) => {
      const href = Object.hasOwn(links, part) ? links[part] : undefined;
      const before = all[index - 1]?.[0].trimEnd() ?? '';
      const after = all[index + 1]?.[0] ?? '';
      const isField = /^\??:/.test(after) && /(?:^|[{;(,])$/.test(before);
      if (href !== undefined && !isField) return `<a href="${href}">${part}</a>`;
      if (words.has(part) && !isField) return `<span class="word">${part}</span>`;
      return part.startsWith("'") ? `<span class="literal">${escaped(part)}</span>` : escaped(part);
    })
    .join('');

/** The part of a page's front matter that the blocks need. */
interface Env {
  readonly frontmatter?: { readonly links?: Readonly<Record<string, string>> };
}

/** A markdown-it plugin for blocks that begin with `ts signature` and `ts import`. */
export const signatures = (md: MarkdownRenderer): void => {
  const { fence } = md.renderer.rules;
  md.renderer.rules.fence = (tokens, index, options, env: Env, self) => {
    const token = tokens[index];
    const info = token?.info.trim();
    if (token === undefined || (info !== 'ts signature' && info !== 'ts import'))
      return fence?.(tokens, index, options, env, self) ?? '';
    const code = signatureHtml(token.content, info === 'ts import' ? {} : (env.frontmatter?.links ?? {}));
    if (info === 'ts signature') return `<pre class="signature"><code>${code}</code></pre>\n`;
    return `<div class="language-ts import"><button title="Copy import" class="copy"></button><pre><code>${code}</code></pre></div>\n`;
  };
};

/** A markdown-it plugin that stores the column's heading in each table cell, so that a phone can show a row as a card with both. */
export const tableCards = (md: MarkdownRenderer): void => {
  md.core.ruler.push('table_cards', ({ tokens, Token }) => {
    const html = (content: string) => Object.assign(new Token('html_inline', '', 0), { content });
    let heads: string[] = [];
    let column = 0;
    for (const [index, token] of tokens.entries()) {
      const text = tokens[index + 1]?.content.replaceAll(/[`*]|\[|\]\([^)]*\)/g, '') ?? '';
      if (token.type === 'table_open') heads = [];
      else if (token.type === 'tr_open') column = 0;
      else if (token.type === 'th_open') heads.push(text);
      else if (token.type === 'td_open') {
        token.attrSet('data-label', heads[column++] ?? '');
        const cell = tokens[index + 1];
        if ((cell?.children?.length ?? 0) > 0)
          cell?.children?.splice(0, Infinity, html('<span>'), ...cell.children, html('</span>'));
      }
    }
  });
};
