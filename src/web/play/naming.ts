/**
 * Whether the coordinates of squares and hexes are written on the board. A browser keeps what its reader has chosen.
 *
 * @packageDocumentation
 */
import type { BoardGame } from '../board/game.js';
import { keep, readKept } from './storage.js';

/** The ways to write coordinates: where the board has room for them, always, or never. */
export const namings = ['auto', 'on', 'off'] as const;

/** A way to write coordinates. */
export type Naming = (typeof namings)[number];

const key = 'rulehouse coordinates';

/** The way that the browser keeps; `auto` if it keeps none. */
export const keptNaming = (): Naming => {
  const kept = readKept(key);
  return namings.find((one) => one === kept) ?? 'auto';
};

/** Keeps a way to write coordinates. */
export const keepNaming = (naming: Naming): void => keep(key, naming === 'auto' ? null : naming);

/** Whether the pictures of a game have coordinates, which is found out once for each game. */
const named = new WeakMap<BoardGame, boolean>();

/** True if the pictures of a game have coordinates. */
export const hasNames = (view: unknown, board: BoardGame | undefined): boolean => {
  if (view === null || board === undefined) return false;
  const has = named.get(board) ?? JSON.stringify(board.pictures(view, {}, true)).includes('"part":"name"');
  named.set(board, has);
  return has;
};

/** The opposite of what people see now: coordinates that are shown are hidden, and others are shown. */
export const otherNaming = (naming: Naming, root: ShadowRoot): Naming => {
  if (naming !== 'auto') return naming === 'on' ? 'off' : 'on';
  const name = root.querySelector('rulehouse-board')?.shadowRoot?.querySelector('[part=name]');
  return name != null && getComputedStyle(name).display !== 'none' ? 'off' : 'on';
};
