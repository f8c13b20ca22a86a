/**
 * The games and languages of a page. They are kept where the name of an element is registered, so that separately built bundles on one page share them.
 *
 * @packageDocumentation
 */
import type { Catalogue, Language } from '../../face/message.js';
import { languageOf } from './language.js';

/** What the elements of one name can show on a page. */
export interface Shelf<G> {
  /** The games, by id. */
  readonly games: Map<string, G>;
  /** The languages other than English, by name. */
  readonly languages: Map<string, Language>;
  /** The elements that wait for a game or a language. */
  readonly waiting: Set<Waiting>;
}

/** An element that looks again when games or languages were added. */
export interface Waiting {
  readonly soon: () => void;
}

/** The property under which the class of an element keeps its shelf. Bundles with another form of shelf will use another name. */
const key = 'shelf1';

/**
 * The shelf of the class that is registered under a name, whichever bundle registered it. If none is registered, it is the given shelf, and the class
 * that keeps it is registered. On a server, where custom elements do not exist, it is the given shelf.
 */
export const shelfAt = <S extends Shelf<unknown>>(name: string, own: S, make: () => CustomElementConstructor): S => {
  if (typeof HTMLElement === 'undefined') return own;
  const known = customElements.get(name);
  if (known === undefined) customElements.define(name, Object.assign(make(), { [key]: own }));
  // Only this function writes the property, so its value is a shelf of the same form.
  return (known as { readonly [key]?: S } | undefined)?.[key] ?? own;
};

/** Adds games and languages to a shelf, and lets the elements that wait for one look again. */
export const add = <G extends { readonly id: string }>(
  { games, languages, waiting }: Shelf<G>,
  more: readonly G[],
  translations: readonly Language[],
): void => {
  for (const game of more) games.set(game.id, game);
  for (const one of translations) languages.set(one.language, one);
  const all = [...waiting];
  waiting.clear();
  for (const one of all) one.soon();
};

/** The catalogues for a game in the language of a page; empty for English. An element whose language is missing waits for it. */
export const cataloguesIn = (
  { languages, waiting }: Pick<Shelf<unknown>, 'languages' | 'waiting'>,
  id: string,
  wanted: string,
  element?: Waiting,
): readonly Catalogue[] => {
  const found = languages.get(languageOf(wanted));
  if (found === undefined && element !== undefined) waiting.add(element);
  return found === undefined ? [] : [(Object.hasOwn(found.games, id) ? found.games[id] : undefined) ?? found.others];
};
