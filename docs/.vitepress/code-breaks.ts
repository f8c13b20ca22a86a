/** Lets long code within a text break after the signs between its names, and never inside a name. */
import type { MarkdownRenderer } from 'vitepress';

/** From so many letters without a blank on, code may be wider than a phone. */
const long = /\S{20,}/g;

const joint = /[.,()](?=[\w'([])/g;

/** The HTML of inline code, with places to break in its long words. */
const withBreaks = (html: string): string =>
  html.replaceAll(/>[^<]+</g, (text) => text.replaceAll(long, (word) => word.replaceAll(joint, '$&<wbr>')));

/** A markdown-it plugin. */
export const codeBreaks = (md: MarkdownRenderer): void => {
  const { code_inline: before } = md.renderer.rules;
  if (before === undefined) return;
  md.renderer.rules.code_inline = (...given) => withBreaks(before(...given));
};
