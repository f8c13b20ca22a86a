/**
 * Finds the language of the page around an element.
 *
 * @packageDocumentation
 */
import { attributeOf } from '../../face/clicked.js';

/** The value of the nearest `lang` attribute on or around an element (even outside its shadow tree); empty if there is none. */
export const languageAround = (element: Element): string => {
  const around = element.closest('[lang]');
  if (around !== null) return attributeOf(around, 'lang');
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? languageAround(root.host) : '';
};

/** The language in a language tag, for instance `de` in `de-AT`. */
export const languageOf = (tag: string): string => tag.toLowerCase().split('-')[0]!;
