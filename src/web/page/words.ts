/**
 * The texts of the page, in English or in a translation. The English texts are built in; every other language has a file that is loaded when the
 * surrounding page needs it.
 *
 * @packageDocumentation
 */

import { type Catalogue, type Language, message, nameIn, phrase } from '../../face/message.js';
import { languageOf } from '../board/language.js';
import { english, type Key, type Translation } from './english.js';

/** The functions that put the page's messages into words. */
export interface Words {
  /** Returns a text of the page, with its gaps filled. */
  readonly of: (key: Key, gaps?: Readonly<Record<string, string | number>>) => string;
  /** Translates a sentence that a server sent in English. */
  readonly told: (sentence: string) => string;
  /** Translates a sentence about a game, or the name of a seat, that the server sent in English. */
  readonly about: (game: string, sentence: string) => string;
  readonly name: (game: string, name: string) => string;
  /** The translation that boards on this page use for their pictures and buttons; the list is empty if the page is in English. */
  readonly languages: readonly Language[];
  /** Returns the catalogues of translated texts for a session of the given game. */
  readonly catalogues: (game: string) => readonly Catalogue[];
}

/** Returns the words of the page in the given translation, or in English if the translation is null. */
export const wordsOf = (translation: Translation | null): Words => {
  const texts = translation?.texts ?? english;
  const catalogues = (game: string): readonly Catalogue[] => {
    if (translation === null) return [];
    const { games, others } = translation.language;
    return [Object.hasOwn(games, game) ? (games[game] ?? others) : others];
  };
  const spoken = (list: readonly Catalogue[], sentence: string): string =>
    translation === null ? sentence : phrase([translation.answers, ...list], message(sentence));
  return {
    of: (key, gaps = {}) => texts[key].replaceAll(/\{(\w+)\}/g, (_, name: string) => String(gaps[name])),
    told: (sentence) => spoken(translation === null ? [] : [translation.language.others], sentence),
    about: (game, sentence) => spoken(catalogues(game), sentence),
    name: (game, name) => nameIn(catalogues(game), name),
    languages: translation === null ? [] : [translation.language],
    catalogues,
  };
};

/** The languages of the page other than English. */
const translations: Readonly<Record<string, () => Promise<Translation>>> = {
  de: async () => (await import('../../face/german/page.js')).translation,
};

/** Loads the words in the language of a `lang` attribute, or in English if the page does not have this language. */
export const wordsFor = async (lang: string): Promise<Words> => {
  const tag = languageOf(lang);
  const load = Object.hasOwn(translations, tag) ? translations[tag] : undefined;
  try {
    return wordsOf(load === undefined ? null : await load());
  } catch {
    // If the language file cannot be loaded, fall back to English.
    return wordsOf(null);
  }
};
