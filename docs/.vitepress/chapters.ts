/**
 * Puts each chapter of a rule book into a section of its own. The section begins with the chapter's head, which stays in sight while people read the
 * chapter; browsers draw only the sections that people see.
 */
import type { MarkdownRenderer } from 'vitepress';

type Tokens = ReturnType<MarkdownRenderer['parse']>;
type Token = Tokens[number];
type TokenClass = new (type: string, tag: string, nesting: -1 | 0 | 1) => Token;
interface Env {
  readonly relativePath?: string;
}

const isHead = ({ type, tag, level }: Token): boolean => type === 'heading_open' && tag === 'h2' && level === 0;

/** The height that a chapter probably has, in lines of text: it keeps the place of a chapter that is not drawn yet. */
const linesOf = (tokens: readonly Token[]): number => {
  const signs = tokens.reduce((sum, { type, content }) => sum + (type === 'inline' ? content.length : 0), 0);
  return 4 * tokens.filter(({ type }) => type === 'inline').length + Math.round(signs / 90);
};

/** The start of a section. Its head is a link for the eye alone: screen readers have the heading. */
const opening = (md: MarkdownRenderer, chapter: readonly Token[]): string => {
  const title = (chapter[1]?.children ?? []).map(({ type, content }) => (type === 'text' ? content : '')).join('');
  const [id, text] = [chapter[0]?.attrGet('id') ?? '', title.trim()].map((one) => md.utils.escapeHtml(one));
  return `<section class="chapter" style="--lines:${linesOf(chapter)}"><a class="chapter-head" href="#${id}" tabindex="-1" aria-hidden="true" data-head="${text}"></a>\n`;
};

/** A markdown-it plugin that makes the sections. */
export const chapters = (md: MarkdownRenderer): void => {
  md.core.ruler.push('chapters', (state: { tokens: Tokens; Token: TokenClass; env: Env }) => {
    const { tokens, Token, env } = state;
    if (env.relativePath?.startsWith('rules/') !== true) return;
    const html = (content: string): Token => Object.assign(new Token('html_block', '', 0), { content });
    const starts = tokens.flatMap((token, at) => (isHead(token) ? [at] : []));
    const sections = starts.flatMap((from, index) => {
      const chapter = tokens.slice(from, starts[index + 1]);
      return [html(opening(md, chapter)), ...chapter, html('</section>\n')];
    });
    state.tokens = [...tokens.slice(0, starts[0]), ...sections];
  });
};
