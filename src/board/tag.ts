/**
 * The element by its tag: `document.querySelector('rulehouse-board')` has its type.
 *
 * @packageDocumentation
 */
import type { BoardElement } from './define.js';

/** An element of the page, where the types of the DOM are there. */
type PageElement = typeof globalThis extends { readonly HTMLElement: { readonly prototype: infer E } } ? E : object;

/** The element `<rulehouse-board>`: what it has beside that of every element, and that. */
export type BoardTag = BoardElement & PageElement;

declare global {
  interface HTMLElementTagNameMap {
    'rulehouse-board': BoardTag;
  }
}
