/**
 * Sessions and boards for React 18 and later: hooks based on `useSyncExternalStore`, and a component for `<rulehouse-board>`.
 *
 * Start with {@link useSession}, {@link useSnapshot} and {@link Board}. Once `rulehouse/react` is imported, JSX knows the types of
 * `<rulehouse-board>`.
 *
 * @packageDocumentation
 * @module rulehouse/react
 */
export { Board, type BoardProps } from './board.js';
export { useSession, useSnapshot } from './hooks.js';
export type { BoardAttributes } from './jsx.js';
