/** The language of the examples in rule books, for syntax highlighting: each line is a key, a colon and a value. */
import type { MarkdownOptions } from 'vitepress';

/** A language definition for the highlighter. */
type Language = NonNullable<MarkdownOptions['languages']>[number];

/** The language for the examples of a game, named after the game's id. */
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
