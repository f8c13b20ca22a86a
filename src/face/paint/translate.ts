/**
 * Translates the texts of a picture and inserts the names of the players.
 *
 * @packageDocumentation
 */
import { type Catalogue, nameIn, translated } from '../message.js';
import type { SvgTree } from './element.js';
import type { SvgOptions } from './options.js';

/** Matches text that contains a word to translate; single letters, numbers and codes are the same in every language. */
const isWord = /\p{L}{2}/u;

const separators = ['; ', ': ', ', '] as const;

/** A function that translates a text of a picture for the reader. */
export type TextTranslator = (text: string) => string;

const plainly: TextTranslator = (text) => text;

/** A catalogue with texts for pictures. */
type PictureCatalogue = Catalogue & { readonly pictures: NonNullable<Catalogue['pictures']> };

const pictured = (catalogues: readonly Catalogue[]): PictureCatalogue | undefined =>
  catalogues.find((one): one is PictureCatalogue => one.pictures !== undefined);

// ---- players ----

/** The greatest total length of a player's name and role, chosen so that both fit into panels and headings. */
const longest = 20;

/** The characters that XML forbids. A picture has to be a valid file, whatever characters a player's name contains. */
const unprintable = /[\p{Cc}\p{Cs}\uFFFE\uFFFF]/gu;

const shortened = (name: string, most: number): string => {
  const letters = Array.from(name.replaceAll(unprintable, ''));
  return letters.length <= most
    ? letters.join('')
    : `${letters
        .slice(0, most - 1)
        .join('')
        .trimEnd()}…`;
};

/**
 * An invisible character that stands before a name and marks it as already translated. The invisible character is needed because headings are
 * translated twice: first to be measured, and again with the whole picture.
 */
const said = '\u2060';

/** Matches the names of seats that have only a number. */
const numbered = /^seat \d+$/i;

/** A player's name as pictures show it, followed by the seat's role in brackets unless the role is only a number. */
const playerText = (name: string, role: string, told: string): string =>
  numbered.test(role)
    ? said + shortened(name, longest - 4)
    : `${said}${shortened(name, Math.max(6, longest - 3 - told.length))} (${said}${told})`;

/**
 * For each role in a picture, the text that replaces it. A numbered role is also listed in lower case, since `Seat 0` becomes `seat 0` within a
 * sentence.
 */
const playersOf = (names: NonNullable<SvgOptions['names']>, tell: TextTranslator): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(names).flatMap(([role, name]) => {
      if (role === '') return [];
      const text = playerText(name, role, tell(role));
      return [[role, text] as const, ...(numbered.test(role) ? [[role.toLowerCase(), text] as const] : [])];
    }),
  );

/** Matches a character that has a special meaning in regular expressions. */
const special = /[.*+?^${}()|[\]\\]/g;

/**
 * Replaces each role in an English sentence with the player's name; such sentences contain the roles word for word. Of two roles that begin alike,
 * the longer role is tried first.
 */
const withPlayers = (players: ReadonlyMap<string, string>): TextTranslator => {
  if (players.size === 0) return plainly;
  const longestFirst = [...players.keys()].sort((a, b) => b.length - a.length);
  const roles = longestFirst.map((role) => role.replaceAll(special, String.raw`\$&`));
  const role = new RegExp(`(?<![\\p{L}\\d${said}])(?:${roles.join('|')})(?![\\p{L}\\d])`, 'gu');
  return (text) => text.replaceAll(role, (found) => players.get(found) ?? found);
};

// ---- languages ----

const inLanguage = (catalogue: PictureCatalogue, players: ReadonlyMap<string, string>): TextTranslator => {
  const part = (text: string): string => {
    const player = players.get(text);
    if (player !== undefined || !isWord.test(text)) return player ?? text;
    const known = translated(catalogue.pictures, text, part);
    if (known !== undefined) return known;
    const named = nameIn([catalogue], text);
    if (named !== text) return named;
    const separator = separators.find((sign) => text.includes(sign));
    return separator === undefined ? text : text.split(separator).map(part).join(separator);
  };
  return part;
};

/** The greatest number of translations that are kept for one catalogue. */
const mostKept = 2000;

const kept = /* @__PURE__ */ new WeakMap<Catalogue, Map<string, string>>();

/** Returns a translation function that keeps its results for the next picture. */
const keeping = (catalogue: Catalogue, players: ReadonlyMap<string, string>, tell: TextTranslator): TextTranslator => {
  const before = kept.get(catalogue) ?? new Map<string, string>();
  kept.set(catalogue, before);
  const table = JSON.stringify([...players]);
  return (text) => {
    const key = table + text;
    const found = before.get(key);
    if (found !== undefined) return found;
    if (before.size >= mostKept) before.clear();
    const told = tell(text);
    before.set(key, told);
    return told;
  };
};

/** Translates the texts of a picture, using the language and the players' names from its options. */
export const tellIn = ({ catalogues = [], names = {} }: SvgOptions): TextTranslator => {
  const catalogue = pictured(catalogues);
  if (catalogue === undefined) return withPlayers(playersOf(names, plainly));
  const players = playersOf(names, inLanguage(catalogue, new Map()));
  return keeping(catalogue, players, inLanguage(catalogue, players));
};

// ---- finished pictures ----

/** Matches the names of elements whose texts are words. */
const words = /^(?:text|title|desc)$/;

/**
 * Translates the words, titles and labels of an element, using the players' names from the options.
 *
 * @param options - the options of the picture
 * @returns a function that translates an element; it returns the same element if there is nothing to translate
 */
export const saying = (options: SvgOptions): ((tree: SvgTree) => SvgTree) => {
  const tell = tellIn(options);
  if (tell === plainly) return (tree) => tree;
  const told = (text: string): string => tell(text).replaceAll(said, '');
  return (tree) => {
    const { name, attributes, text } = tree;
    const label = attributes['aria-label'];
    const isSaid = words.test(name);
    if (!isSaid && label === undefined) return tree;
    return {
      ...tree,
      text: isSaid ? told(text) : text,
      attributes: label === undefined ? attributes : { ...attributes, 'aria-label': told(String(label)) },
    };
  };
};

/** Removes the description from a picture in a language other than English, since the long sentences exist only in English. */
export const withoutDescription = (picture: SvgTree, { catalogues = [] }: SvgOptions): SvgTree =>
  pictured(catalogues) === undefined
    ? picture
    : { ...picture, children: picture.children.filter(({ name }) => name !== 'desc') };
