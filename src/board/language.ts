/**
 * The language of the page around an element.
 *
 * @packageDocumentation
 */

/** The attribute `lang` around an element; empty if nothing around it has one. */
export const languageAround = (element: Element): string => element.closest('[lang]')?.getAttribute('lang') ?? '';

/** The language of a tag: `de` of `de-AT`. */
export const languageOf = (tag: string): string => tag.toLowerCase().split('-')[0]!;
