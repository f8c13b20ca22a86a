/**
 * The games and languages of a page. They are kept where the name of an element is registered, so that separately built bundles on one page share them.
 *
 * @packageDocumentation
 */
import { isObject } from '../../core/reading/objects.js';
import type { Language } from '../../face/message.js';

/** What the elements of one name can show on a page. */
export interface Shelf<G> {
  /** The games, by id. */
  readonly games: Map<string, G>;
  /** The languages other than English, by name. */
  readonly languages: Map<string, Language>;
}

/** The key under which the class of an element keeps its shelf; bundles with another form of shelf use another key. */
const key = Symbol.for('rulehouse.shelf.1');

const isLike = <S extends object>(own: S, u: unknown): u is S =>
  isObject(u) && Object.keys(own).every((name) => name in u);

/** The shelf of the class that is registered under a name, whichever bundle registered it; if there is none, the given one. */
export const shelfAt = <S extends Shelf<unknown>>(name: string, own: S): S => {
  const found: unknown =
    typeof customElements === 'undefined' ? undefined : Reflect.get(customElements.get(name) ?? {}, key);
  return isLike(own, found) ? found : own;
};

/** Registers a class with its shelf, unless a class is registered under this name or custom elements do not exist, as on a server. */
export const register = (name: string, shelf: Shelf<unknown>, make: () => CustomElementConstructor): void => {
  if (typeof HTMLElement === 'undefined' || customElements.get(name) !== undefined) return;
  customElements.define(name, Object.assign(make(), { [key]: shelf }));
};
