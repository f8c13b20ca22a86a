/**
 * Messages: texts given by keys and parameters, so that each text can be written in any language.
 *
 * @packageDocumentation
 */

/** A text for people: a key in a catalogue of texts, and the values for the gaps in the text. The value for a gap may itself be a message. */
export interface Message {
  /** The key of the text, for instance `move.spread`. */
  readonly key: string;
  /** The values for the gaps in the text, keyed by gap name. */
  readonly params: Readonly<Record<string, string | number | Message | readonly Message[]>>;
}

/**
 * A catalogue: the texts of one language, each under its key. In a text, `{name}` is a gap that a value fills. A text that depends on a number
 * `{count}` has one key for each plural form of the language, named as in `Intl.PluralRules`: `points.one`, `points.other`.
 */
export interface Catalogue {
  /** The language, for instance `en` or `is`. */
  readonly language: string;
  /** The texts, by key. Texts that a translation leaves out appear in English. */
  readonly texts: Readonly<Record<string, string>>;
  /**
   * Translations of English sentences that are composed during play, such as refusals that name a player: `it is for {who} to decide`. These
   * translations are used for messages whose key is in no catalogue. The values that fill the gaps are translated with `names`.
   */
  readonly sentences?: readonly Translated[];
  /** Translations of the names that games give to seats and teams: `White`, `Seat {number}`. The names of players are not translated. */
  readonly names?: readonly Translated[];
  /**
   * Translations of the English texts in pictures, for instance of `Turn {turn}: {what}`. The values that fill the gaps are also translated with
   * `pictures`, and then with `names`. A text without a translation of its own is translated part by part if semicolons, colons or commas join its
   * parts.
   */
  readonly pictures?: readonly Translated[];
  /** Adapts a text to the values that fill its gaps: `{who} passes` becomes `{who} pass` if `who` is plural. */
  readonly agreed?: (text: string, params: Message['params']) => string;
}

/** An English text and its translation, with the same gaps in both. */
export type Translated = readonly [english: string, translated: string];

/** The texts of a language: one catalogue for each game, by the game's id, and one for all other games. */
export interface Language {
  /** The language, for instance `de`. */
  readonly language: string;
  /** The catalogues of games, by their ids. */
  readonly games: Readonly<Record<string, Catalogue>>;
  /** The catalogue for any other game: the texts that all games share. */
  readonly others: Catalogue;
}

/**
 * Makes a message.
 *
 * @param key - the English sentence, or the key of the text in catalogues
 * @param params - values for the placeholders of the sentence
 * @returns the message
 *
 * @example
 * ```ts
 * import { message } from 'rulehouse/face';
 * message('move.GrowForest', { who: 'White', square: 'c5' }).key; // 'move.GrowForest'
 * ```
 */
export const message = (key: string, params: Message['params'] = {}): Message => ({ key, params });

const textOf = (texts: Catalogue['texts'], key: string): string | undefined =>
  Object.hasOwn(texts, key) ? texts[key] : undefined;

const templateOf = ({ language, texts, agreed }: Catalogue, { key, params }: Message): string | undefined => {
  const { count } = params;
  const plain = textOf(texts, key);
  const text =
    plain === undefined && typeof count === 'number'
      ? (textOf(texts, `${key}.${new Intl.PluralRules(language).select(count)}`) ?? textOf(texts, `${key}.other`))
      : plain;
  return agreed && text ? agreed(text, params) : text;
};

const gap = /\{(\w+)\}/g;

const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

/** Returns the values that fill the gaps in a text; each value ends where the fixed text after its gap first occurs. */
const between = ([next, ...rest]: readonly string[], text: string): readonly string[] | undefined => {
  if (next === undefined) return text === '' ? [] : undefined;
  const at = rest.length === 0 ? text.length - next.length : text.indexOf(next);
  if (at < 0 || !text.startsWith(next, at)) return undefined;
  const others = between(rest, text.slice(at + next.length));
  return others === undefined ? undefined : [text.slice(0, at), ...others];
};

const isOdd = (_: string, index: number): boolean => index % 2 === 1;

/**
 * Returns the translation of a text; undefined if the text does not match the English pattern. The function `inside` translates the values that fill
 * the gaps in a text.
 */
const filled = ([english, other]: Translated, text: string, inside: (value: string) => string): string | undefined => {
  // The gaps' names alternate with the text after each gap.
  const [first = '', ...rest] = english.split(gap);
  const values = text.startsWith(first) ? between(rest.filter(isOdd), text.slice(first.length)) : undefined;
  return values && other.replaceAll(gap, (_, name: string) => inside(values[rest.indexOf(name) / 2] ?? ''));
};

/** Translates a text with the first entry of a list that fits the text; undefined if no entry fits. */
export const translated = (
  list: readonly Translated[],
  text: string,
  inside: (value: string) => string,
): string | undefined => list.map((one) => filled(one, text, inside)).find((one) => one !== undefined);

/** Translates the name of a seat or a team, or a list of such names, with the given catalogues. */
export const nameIn = (catalogues: readonly Catalogue[], text: string): string => {
  const list = catalogues.flatMap(({ names = [] }) => names);
  if (list.length === 0) return text;
  const one = (name: string): string | undefined => translated(list, name, (value) => value);
  const inRow = text.split(', ').map((name) => one(name) ?? name);
  return one(text) ?? inRow.join(', ');
};

const spoken = (catalogues: readonly Catalogue[], value: Message['params'][string] | undefined): string => {
  if (value === undefined) return '';
  if (typeof value === 'number') return String(value);
  if (typeof value === 'string') return nameIn(catalogues, value);
  if ('key' in value) return phrase(catalogues, value);
  const [{ language } = { language: 'en' }] = catalogues;
  return new Intl.ListFormat(language).format(value.map((one) => phrase(catalogues, one)));
};

/** Translates a message, so that the result fits into the middle of a sentence. */
export const phrase = (catalogues: readonly Catalogue[], said: Message): string => {
  const template = catalogues.map((one) => templateOf(one, said)).find((one) => one !== undefined);
  const lists = template === undefined ? catalogues.map(({ sentences = [] }) => sentences) : [];
  const known = translated(lists.flat(), said.key, (value) => nameIn(catalogues, value));
  if (known !== undefined) return known;
  return (template ?? said.key).replaceAll(gap, (_, name: string) => spoken(catalogues, said.params[name]));
};

/**
 * Translates a message into a sentence that begins with a capital letter and has no full stop. The catalogues are searched in the given order, so put
 * a translation before the English catalogue. If a key is in no catalogue, the key itself is shown as the text.
 *
 * @param catalogues - the catalogues, in the order in which they are searched
 * @returns a function that takes a message, and returns its sentence
 *
 * @example
 * ```ts
 * import { say } from 'rulehouse/face';
 * const english = { language: 'en', texts: { 'points.one': '{who} scores a point', 'points.other': '{who} scores {count} points' } };
 * say([english])({ key: 'points', params: { who: 'White', count: 3 } }); // 'White scores 3 points'
 * ```
 */
export const say =
  (catalogues: readonly Catalogue[]) =>
  (said: Message): string =>
    capital(phrase(catalogues, said));
