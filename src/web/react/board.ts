/**
 * The board of a session in React.
 *
 * @packageDocumentation
 */
import { createElement, type ReactElement, useEffect, useRef } from 'react';
import type { GameTypes } from '../../core/contract/game.js';
import { type BoardElement, type BoardGame, defineBoard } from '../board/index.js';
import type { Session } from '../session/index.js';

/** The properties of a board. */
export interface BoardProps<T extends GameTypes> {
  /** The game in the form that a board expects, for instance `terrafexBoard`. */
  readonly board: BoardGame;
  /** The session to be played on the board, as one viewer sees it. */
  readonly play: Session<T>;
  /** The theme, light or dark; if left out, the board follows the reader's system. */
  readonly theme?: 'auto' | 'light' | 'dark';
  /** The address of the documentation; if it is given, refusals link to their rules. */
  readonly site?: string;
  /** The CSS class of the element. */
  readonly className?: string;
  /** The picture that a page rendered on a server shows until the board is there: what `boardPicture` of `rulehouse/board` returns. */
  readonly picture?: string;
}

/**
 * The element `<rulehouse-board>` for a session: it shows the viewer's snapshot, and makes the viewer's moves. This component needs React 18 or
 * later.
 *
 * @param props - the game for the board, the session, and the attributes of the element
 * @returns the React element
 *
 * @example
 * ```ts
 * import { terrafexBoard } from 'rulehouse/board';
 * import { terrafexFace } from 'rulehouse/face';
 * import { Board, useSession } from 'rulehouse/react';
 * import { session } from 'rulehouse/session';
 *
 * const Table = () => Board({ board: terrafexBoard, play: useSession(() => session(terrafexFace)) });
 * typeof Table; // 'function'
 * ```
 */
export const Board = <T extends GameTypes>(props: BoardProps<T>): ReactElement => {
  const { board, play, className, picture, ...attributes } = props;
  const element = useRef<BoardElement<T> & HTMLElement>(null);
  useEffect(() => {
    defineBoard([board]);
    return undefined;
  }, [board]);
  useEffect(() => {
    if (element.current !== null) element.current.session = play;
    return undefined;
  }, [play]);
  const inside = picture === undefined ? {} : { dangerouslySetInnerHTML: { __html: picture } };
  return createElement('rulehouse-board', { ...attributes, ...inside, ref: element, class: className });
};
