/**
 * The language of the page around an element.
 *
 * @packageDocumentation
 */

/** The attribute `lang` around an element, beyond the shadow that it may stand in too; empty if nothing around it has one. */
export const languageAround = (element: Element): string => {
  const around = element.closest('[lang]');
  if (around !== null) return around.getAttribute('lang') ?? '';
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? languageAround(root.host) : '';
};

/** The language of a tag: `de` of `de-AT`. */
export const languageOf = (tag: string): string => tag.toLowerCase().split('-')[0]!;
