/**
 * The element by its tag: `document.querySelector('rulehouse-board')` has its type.
 *
 * @packageDocumentation
 */
import type { BoardElement } from './define.js';

/** An element of the page, where the types of the DOM are present. */
type PageElement = typeof globalThis extends { readonly HTMLElement: { readonly prototype: infer E } } ? E : object;

/** The element `<rulehouse-board>`: what every element has, and what it has in addition. */
export type BoardTag = BoardElement & PageElement;

declare global {
  interface HTMLElementTagNameMap {
    'rulehouse-board': BoardTag;
  }
}
