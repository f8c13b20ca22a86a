/**
 * `<rulehouse-board>` in JSX.
 *
 * @packageDocumentation
 */
import type { BoardEvents, BoardTag } from '../board/index.js';

/**
 * The attributes and properties of `<rulehouse-board>` in JSX. From version 19 on, React sets properties to objects and listens to events. In earlier
 * versions only attributes reach the element, so use {@link Board} or a `ref`.
 */
export interface BoardAttributes {
  /** The id of the game. */
  readonly game: string;
  /** The text of a position or of a view; if left out, the start of the game. */
  readonly position?: string | undefined;
  /** The seat that views and plays; if left out, all seats to move share one screen. */
  readonly seat?: number | undefined;
  /** Says when a click that leaves only one move plays that move. */
  readonly confirm?: 'ambiguous' | 'always' | 'never' | undefined;
  /** Light or dark; if left out, the board follows the reader's system. */
  readonly theme?: 'auto' | 'light' | 'dark' | undefined;
  /** The address of the documentation; refusals then link to their rules. */
  readonly site?: string | undefined;
  /** A state to show. */
  readonly state?: unknown;
  /** A view to show. */
  readonly view?: unknown;
  /** The moves that may be made. */
  readonly moves?: readonly unknown[] | null | undefined;
  /** The move that led to the position shown. */
  readonly last?: unknown;
  /** Called with each move that the person makes. */
  readonly onmove?: ((event: { readonly detail: BoardEvents['move'] }) => void) | undefined;
  /** Called with the picked parts. */
  readonly onpick?: ((event: { readonly detail: BoardEvents['pick'] }) => void) | undefined;
  /** Called when a click is refused. */
  readonly onrefused?: ((event: { readonly detail: BoardEvents['refused'] }) => void) | undefined;
  /** The class of the element. */
  readonly class?: string | undefined;
  /** The id of the element. */
  readonly id?: string | undefined;
  /** The key by which React distinguishes the elements of a list. */
  readonly key?: string | number | null | undefined;
  /** The element itself. */
  readonly ref?: { current: BoardTag | null } | ((element: BoardTag | null) => void) | null;
}

declare module 'react' {
  // The namespace of the types of React is what JSX looks elements up in.
  // eslint-disable-next-line @typescript-eslint/no-namespace
  namespace JSX {
    interface IntrinsicElements {
      readonly 'rulehouse-board': BoardAttributes;
    }
  }
}
