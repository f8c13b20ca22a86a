/**
 * The texts of a finished picture in another language.
 *
 * @packageDocumentation
 */
import { type Catalogue, nameIn, translated } from '../message.js';
import { escaped } from './element.js';

/** Letters, numbers and codes belong to no language. */
const isWord = /\p{L}{2}/u;

const separators = ['; ', ': ', ', '] as const;

const part = (catalogue: Catalogue, text: string): string => {
  const { pictures = [] } = catalogue;
  const again = (inner: string): string => part(catalogue, inner);
  if (!isWord.test(text)) return text;
  const known = translated(pictures, text, again);
  if (known !== undefined) return known;
  const named = nameIn([catalogue], text);
  if (named !== text) return named;
  const separator = separators.find((sign) => text.includes(sign));
  return separator === undefined ? text : text.split(separator).map(again).join(separator);
};

/** The most translations that are kept for a catalogue. */
const mostKept = 2000;

const kept = /* @__PURE__ */ new WeakMap<Catalogue, Map<string, string>>();

/** The translation of an escaped text, kept for the next picture. */
const textIn = (catalogue: Catalogue, text: string): string => {
  const before = kept.get(catalogue) ?? new Map<string, string>();
  kept.set(catalogue, before);
  const found = before.get(text);
  if (found !== undefined) return found;
  if (before.size >= mostKept) before.clear();
  const plain = text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');
  const made = escaped(part(catalogue, plain));
  before.set(text, made);
  return made;
};

const spoken = /(<(?:text|title)\b[^>]*>|\baria-label=")([^<"]*)/g;

/**
 * Translates the texts, titles and labels of a picture by the first catalogue that knows pictures. The description is left out, since
 * its long sentences stay English. Without such a catalogue the picture is returned as it is.
 *
 * @param svg - the finished picture
 * @param catalogues - the texts of languages, as {@link SvgOptions} has them
 */
export const translatedPicture = (svg: string, catalogues: readonly Catalogue[]): string => {
  const catalogue = catalogues.find(({ pictures }) => pictures !== undefined);
  if (catalogue === undefined) return svg;
  return svg
    .replace(/<desc>[^<]*<\/desc>/, '')
    .replaceAll(spoken, (_, before: string, text: string) => before + textIn(catalogue, text));
};
