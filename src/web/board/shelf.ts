/**
 * The games and languages of a page. They are kept where the name of an element is registered, so that separately built bundles on one page share them.
 *
 * @packageDocumentation
 */
import type { Language } from '../../face/message.js';

/** What the elements of one name can show on a page. */
export interface Shelf<G> {
  /** The games, by id. */
  readonly games: Map<string, G>;
  /** The languages other than English, by name. */
  readonly languages: Map<string, Language>;
}

/** The property under which the class of an element keeps its shelf. Bundles with another form of shelf will use another name. */
const key = 'shelf1';

/** The shelf of the class that is registered under a name, whichever bundle registered it; if there is none, the given one. */
export const shelfAt = <S extends Shelf<unknown>>(name: string, own: S): S => {
  const known = typeof customElements === 'undefined' ? undefined : customElements.get(name);
  // Only `register` writes this property, so its value is a shelf of the same form.
  return (known as { readonly [key]?: S } | undefined)?.[key] ?? own;
};

/** Registers a class with its shelf, unless a class is registered under this name or custom elements do not exist, as on a server. */
export const register = (name: string, shelf: Shelf<unknown>, make: () => CustomElementConstructor): void => {
  if (typeof HTMLElement === 'undefined' || customElements.get(name) !== undefined) return;
  customElements.define(name, Object.assign(make(), { [key]: shelf }));
};
