/**
 * The words of a page that people read: without front matter, code, position texts and moves, but with the captions of pictures.
 *
 * @param {string} text - a page as Markdown
 */
export const wordsOf = (text) =>
  text
    .replace(/^---\n[\s\S]*?\n---\n/, '')
    .replaceAll(/<!--[\s\S]*?-->/g, '')
    .replaceAll(/^```(\w+)[^\n]*\n([\s\S]*?)^```/gm, (_, kind, block) =>
      kind === 'figure' ? [...block.matchAll(/^caption: (.*)$/gm)].map(([, caption]) => caption).join('\n') : '',
    )
    .split(/\s+/)
    .filter((word) => /\w/.test(word)).length;
