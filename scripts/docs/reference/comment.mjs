/** Converts comments of the model to Markdown. */

/** Converts the parts of a comment; `hrefOf` returns the address for an inline link. */
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

/**
 * The comment on an export. If a constant holds a function, TypeDoc splits the comment: `@returns` goes to the signature, everything else stays with
 * the constant.
 */
export const commentOf = (one) => {
  const signature = one.signatures?.[0] ?? one.type?.declaration?.signatures?.[0];
  const [own, other] = [one.comment, signature?.comment];
  if (own === undefined || other === undefined) return own ?? other;
  const tags = own.blockTags ?? [];
  const more = (other.blockTags ?? []).filter(({ tag }) => !tags.some((one) => one.tag === tag));
  return { ...own, summary: own.summary.length === 0 ? other.summary : own.summary, blockTags: [...tags, ...more] };
};

/** The contents of all tags with this name in a comment. */
export const tagsOf = (comment, name) => (comment?.blockTags ?? []).filter(({ tag }) => tag === name);

/** The first sentence of a text, for lists and descriptions. */
export const firstSentence = (text) => {
  const [paragraph] = text.trim().split(/\n\s*\n/);
  const flat = paragraph.replaceAll(/\s+/g, ' ').trim();
  return /^(?:.*?[^.\d]\.)(?= [A-Z`[]|$)/.exec(flat)?.[0] ?? flat;
};
