/**
 * Tells TypeScript the type of board elements, for instance in `document.querySelector('rulehouse-board')`.
 *
 * @packageDocumentation
 */
import type { BoardElement } from './define.js';

/** The type `HTMLElement`; if TypeScript does not know the types of the DOM, any object. */
export type PageElement = typeof globalThis extends { readonly HTMLElement: { readonly prototype: infer E } }
  ? E
  : object;

/** The type of the element `<rulehouse-board>`: the members of every HTML element, and those of a board. */
export type BoardTag = BoardElement & PageElement;

declare global {
  interface HTMLElementTagNameMap {
    'rulehouse-board': BoardTag;
  }
}
