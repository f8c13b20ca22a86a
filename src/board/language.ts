/**
 * The language of the page around an element.
 *
 * @packageDocumentation
 */
import { attributeOf } from './attributes.js';

/** The `lang` attribute nearest to an element, on the element itself or around it, even outside its shadow tree; empty if there is none. */
export const languageAround = (element: Element): string => {
  const around = element.closest('[lang]');
  if (around !== null) return attributeOf(around, 'lang');
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? languageAround(root.host) : '';
};

/** The language part of a tag, for instance `de` of `de-AT`. */
export const languageOf = (tag: string): string => tag.toLowerCase().split('-')[0]!;
