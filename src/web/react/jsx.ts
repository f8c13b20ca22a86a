/**
 * `<rulehouse-board>` in JSX.
 *
 * @packageDocumentation
 */
import type { BoardEvents, BoardTag } from '../board/index.js';

/**
 * The attributes and properties of `<rulehouse-board>` in JSX. From version 19 on, React can set an element's properties to objects and listen to its
 * events. In earlier versions only attributes reach the element, so use {@link Board} or a `ref`.
 */
export interface BoardAttributes {
  /** The id of the game. */
  readonly game: string;
  /** The text of the position or view to be shown; if left out, the start of the game is shown. */
  readonly position?: string | undefined;
  /** The seat that views the board and plays on it; if left out, all seats that are to move share the screen. */
  readonly seat?: number | undefined;
  /** Says whether a click that leaves only one possible move makes that move. */
  readonly confirm?: 'ambiguous' | 'always' | 'never' | undefined;
  /** The theme, light or dark; if left out, the board follows the reader's system. */
  readonly theme?: 'auto' | 'light' | 'dark' | undefined;
  /** The address of the documentation; if it is given, refusals link to their rules. */
  readonly site?: string | undefined;
  /** The state to be shown. */
  readonly state?: unknown;
  /** The view to be shown. */
  readonly view?: unknown;
  /** The moves that may be made on the board. */
  readonly moves?: readonly unknown[] | null | undefined;
  /** The move that led to the position shown. */
  readonly last?: unknown;
  /** Called with each move that the person makes. */
  readonly onmove?: ((event: { readonly detail: BoardEvents['move'] }) => void) | undefined;
  /** Called with the parts that the person has picked, after each pick. */
  readonly onpick?: ((event: { readonly detail: BoardEvents['pick'] }) => void) | undefined;
  /** Called when a click is refused. */
  readonly onrefused?: ((event: { readonly detail: BoardEvents['refused'] }) => void) | undefined;
  /** The CSS class of the element. */
  readonly class?: string | undefined;
  /** The id of the element. */
  readonly id?: string | undefined;
  /** The key by which React distinguishes the elements of a list. */
  readonly key?: string | number | null | undefined;
  /** The element itself. */
  readonly ref?: { current: BoardTag | null } | ((element: BoardTag | null) => void) | null;
}

declare module 'react' {
  // React's types look up JSX elements in this namespace.
  // eslint-disable-next-line @typescript-eslint/no-namespace
  namespace JSX {
    interface IntrinsicElements {
      readonly 'rulehouse-board': BoardAttributes;
    }
  }
}
