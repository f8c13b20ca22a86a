/**
 * What the editors of all games share.
 *
 * @packageDocumentation
 */
import { isLeft } from 'fp-ts/Either';
import type { Type } from 'io-ts';
import { decode } from '../../../core/reading/codec.js';
import { german } from '../../../face/german/editors.js';
import type { Catalogue } from '../../../face/message.js';
import type { Editors, OptionEditor } from '../editor.js';
import { english } from './english.js';
import { style } from './style.js';

/** Puts the editors of a game together. The codec of the game's options says what is wrong, and the catalogue names the game's pieces. */
export const editorsWith = <A>(
  options: Type<A, unknown>,
  pieces: Catalogue,
  editors: readonly OptionEditor[],
): Editors => ({
  editors,
  fault: (given) => {
    const read = decode(options)(given);
    return isLeft(read) ? read.left : undefined;
  },
  style,
  texts: [german, english, pieces],
});

/** The value as a list of texts; empty if it is none. */
export const textsIn = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];

/** The words of a text, which are separated by blanks or commas; undefined if there are none, so that the game chooses as usual. */
export const wordsIn = (text: string): readonly string[] | undefined => {
  const words = text.split(/[\s,]+/).filter((word) => word !== '');
  return words.length === 0 ? undefined : words;
};

/** A copy of a list with one item replaced. */
export const replaced = <A>(items: readonly A[], index: number, item: A): readonly A[] =>
  items.map((old, at) => (at === index ? item : old));

/** A copy of a list with two items exchanged. */
export const exchanged = <A>(items: readonly A[], first: number, second: number): readonly A[] =>
  items.map((item, at) => (at === first ? items[second]! : at === second ? items[first]! : item));
