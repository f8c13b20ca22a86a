/**
 * The slashes at the end of an address.
 *
 * @packageDocumentation
 */

/** A text without the slashes at its end. Takes time in proportion to the text, unlike a pattern that looks for the end at every slash. */
export const withoutSlashes = (text: string): string =>
  text.slice(0, 1 + text.split('').findLastIndex((character) => character !== '/'));
