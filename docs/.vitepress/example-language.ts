/** The language of the examples in rule books, for highlighting: lines of a key, a colon and a value. */
import type { MarkdownOptions } from 'vitepress';

/** A language as the highlighter takes it. */
type Language = NonNullable<MarkdownOptions['languages']>[number];

/** The language of a game's examples: its name is the id of the game. */
export const exampleLanguage = (id: string): Language => ({
  name: id,
  displayName: id,
  scopeName: `source.${id}`,
  repository: {},
  patterns: [
    { name: 'comment.line', match: '^#.*$' },
    {
      match: '^(refused|invalid)(:)\\s*(\\S+)',
      captures: { 1: { name: 'keyword' }, 2: { name: 'punctuation' }, 3: { name: 'constant.numeric' } },
    },
    { match: '^([a-z]+)(:)', captures: { 1: { name: 'keyword' }, 2: { name: 'punctuation' } } },
  ],
});
