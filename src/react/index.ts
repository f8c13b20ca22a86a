/**
 * Sessions and boards in React, from version 18 on: hooks over `useSyncExternalStore`, and a component for `<rulehouse-board>`.
 *
 * Start with {@link useSession}, {@link useSnapshot} and {@link Board}. In JSX `<rulehouse-board>` has types once this entry is imported.
 *
 * @packageDocumentation
 * @module rulehouse/react
 */
export { Board, type BoardProps } from './board.js';
export { useSession, useSnapshot } from './hooks.js';
export type { BoardAttributes } from './jsx.js';
