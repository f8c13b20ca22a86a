/**
 * Tells TypeScript the type of the element with this tag, for instance in `document.querySelector('rulehouse-board')`.
 *
 * @packageDocumentation
 */
import type { BoardElement } from './define.js';

/** An element of the page, if the types of the DOM are available. */
type PageElement = typeof globalThis extends { readonly HTMLElement: { readonly prototype: infer E } } ? E : object;

/** The element `<rulehouse-board>`, with the members of every element and those of a board. */
export type BoardTag = BoardElement & PageElement;

declare global {
  interface HTMLElementTagNameMap {
    'rulehouse-board': BoardTag;
  }
}
