/**
 * Messages: what is said, as a key and its parameters, so that it can be said in any language.
 *
 * @packageDocumentation
 */

/** What is said: a key of a catalogue, and what stands in the gaps of its text. A parameter may be a message itself. */
export interface Message {
  /** The key of the text, for instance `move.spread`. */
  readonly key: string;
  /** What stands in the gaps, by name. */
  readonly params: Readonly<Record<string, string | number | Message | readonly Message[]>>;
}

/**
 * The texts of one language by key. `{name}` is a gap. A text whose number `{count}` decides its form has one key for each form of the
 * language, as `Intl.PluralRules` names them: `points.one`, `points.other`.
 */
export interface Catalogue {
  /** The language, for instance `en` or `is`. */
  readonly language: string;
  /** Key to text. What a translation leaves out is said in English. */
  readonly texts: Readonly<Record<string, string>>;
}

/**
 * Makes a message.
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

const templateOf = ({ language, texts }: Catalogue, { key, params }: Message): string | undefined => {
  const plain = textOf(texts, key);
  if (plain !== undefined || typeof params['count'] !== 'number') return plain;
  const form = new Intl.PluralRules(language).select(params['count']);
  return textOf(texts, `${key}.${form}`) ?? textOf(texts, `${key}.other`);
};

const gap = /\{(\w+)\}/g;

const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

const spoken = (catalogues: readonly Catalogue[], value: Message['params'][string] | undefined): string => {
  if (value === undefined) return '';
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  if ('key' in value) return phrase(catalogues, value);
  const language = catalogues[0]?.language ?? 'en';
  return new Intl.ListFormat(language).format(value.map((one) => phrase(catalogues, one)));
};

const phrase = (catalogues: readonly Catalogue[], said: Message): string => {
  const template = catalogues.map((one) => templateOf(one, said)).find((one) => one !== undefined);
  return (template ?? said.key).replaceAll(gap, (_, name: string) => spoken(catalogues, said.params[name]));
};

/**
 * Says a message: as a sentence without a full stop, its first letter a capital. Catalogues are asked in their order, so a translation
 * stands before the English one. A key that no catalogue knows is said as it is.
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
