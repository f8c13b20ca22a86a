/**
 * The element by its tag: `document.querySelector('rulehouse-board')` has its type.
 *
 * @packageDocumentation
 */
import type { BoardElement } from './define.js';

/** An element of the page, if the types of the DOM are present. */
type PageElement = typeof globalThis extends { readonly HTMLElement: { readonly prototype: infer E } } ? E : object;

/** The element `<rulehouse-board>`: the members of every element, and its own. */
export type BoardTag = BoardElement & PageElement;

declare global {
  interface HTMLElementTagNameMap {
    'rulehouse-board': BoardTag;
  }
}
