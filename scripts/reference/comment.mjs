/** Comments of the model as Markdown. */

/** The parts of a comment; `hrefOf` gives the address of what an inline link means. */
export const markdownOf = (parts, hrefOf) =>
  (parts ?? [])
    .map((part) => {
      if (part.kind !== 'inline-tag')
        return part.kind === 'code' ? part.text : part.text.replaceAll('<', '&lt;').replaceAll('{{', '&#123;&#123;');
      if (typeof part.target === 'string') return `[${part.text}](${part.target})`;
      const href = hrefOf(part.target);
      return href === undefined ? `\`${part.text}\`` : `[\`${part.text}\`](${href})`;
    })
    .join('');

/** The contents of the tags of a comment that have this name. */
export const tagsOf = (comment, name) => (comment?.blockTags ?? []).filter(({ tag }) => tag === name);

/** The first sentence of a text, for lists and descriptions. */
export const firstSentence = (text) => {
  const [paragraph] = text.trim().split(/\n\s*\n/);
  const flat = paragraph.replaceAll(/\s+/g, ' ').trim();
  return /^(?:.*?[^.\d]\.)(?= [A-Z`[]|$)/.exec(flat)?.[0] ?? flat;
};
