/** Anchors of API pages, as the links to them are written. */
import type { MarkdownRenderer } from 'vitepress';

/**
 * A markdown-it plugin. The theme of TypeDoc writes a hyphen for an underscore inside a word in links (`#property-variable-v2`) but leaves
 * the anchor as it is (`id="property-variable_v2"`): the anchor follows.
 */
export const hyphenAnchors = (md: MarkdownRenderer): void => {
  md.core.ruler.push('hyphen_anchors', ({ tokens }) => {
    for (const token of tokens.flatMap(({ children }) => children ?? []))
      if (token.type === 'html_inline' && token.content.startsWith('<a id="property-'))
        token.content = token.content.replaceAll(/(?<=[a-z0-9])_(?=[a-z0-9])/gi, '-');
  });
};
