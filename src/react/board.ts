/**
 * The board of a session in React.
 *
 * @packageDocumentation
 */
import { isRight } from 'fp-ts/Either';
import { createElement, type ReactElement, useEffect, useRef } from 'react';
import { type BoardElement, type BoardGame, defineBoard } from '../board/index.js';
import type { GameTypes } from '../core/contract/game.js';
import type { Face } from '../face/face.js';
import type { LastMove, Session } from '../session/index.js';
import { useSnapshot } from './hooks.js';

/** What a board is given. */
export interface BoardProps<T extends GameTypes> {
  /** The face of the game, for instance `terrafexFace`. */
  readonly face: Face<T>;
  /** How the game is shown, for instance `terrafexBoard`. */
  readonly board: BoardGame;
  /** The session that is played, in the eyes of one viewer. */
  readonly play: Session<T>;
  /** When a click plays the move that it leaves: see the attribute of the element. */
  readonly confirm?: 'ambiguous' | 'always' | 'never';
  /** Light or dark; left out: as the reader prefers. */
  readonly theme?: 'auto' | 'light' | 'dark';
  /** Where the documentation is; refusals then link to their rules. */
  readonly site?: string;
  /** The class of the element. */
  readonly className?: string;
}

/** The move of a notation that was told; null if the viewer may not know it. */
const moveOf = <T extends GameTypes>({ game }: Face<T>, last: LastMove | null): T['Move'] | null => {
  const text = last?.text ?? null;
  const move = text === null ? null : game.moveText.parse(text);
  return move !== null && isRight(move) ? move.right : null;
};

/**
 * `<rulehouse-board>` for a session: it shows what the viewer sees, and makes the moves of the viewer. For React 18 and later.
 *
 * @example
 * ```ts
 * import { terrafexBoard } from 'rulehouse/board';
 * import { terrafexFace } from 'rulehouse/face';
 * import { Board, useSession } from 'rulehouse/react';
 * import { session } from 'rulehouse/session';
 *
 * const Table = () => Board({ face: terrafexFace, board: terrafexBoard, play: useSession(() => session(terrafexFace)) });
 * typeof Table; // 'function'
 * ```
 */
export const Board = <T extends GameTypes>({
  face,
  board,
  play,
  className,
  ...attributes
}: BoardProps<T>): ReactElement => {
  const element = useRef<BoardElement<T> & HTMLElement>(null);
  const { view, moves, last, viewer } = useSnapshot(play);
  useEffect(() => {
    defineBoard([board]);
    return undefined;
  }, [board]);
  useEffect(() => {
    const { current } = element;
    if (current === null) return undefined;
    const made = (event: Event): void => {
      // The element says of its event `move` what this is.
      play.play((event as CustomEvent<{ readonly move: T['Move'] }>).detail.move);
    };
    current.addEventListener('move', made);
    return () => current.removeEventListener('move', made);
  }, [play]);
  useEffect(() => {
    if (element.current === null) return undefined;
    Object.assign(element.current, { view, moves, last: moveOf(face, last) });
    return undefined;
  }, [face, view, moves, last]);
  return createElement('rulehouse-board', {
    ...attributes,
    ref: element,
    game: board.id,
    class: className,
    seat: typeof viewer === 'number' ? viewer : undefined,
  });
};
