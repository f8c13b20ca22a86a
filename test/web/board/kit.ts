/** A board on a page without layout, for the tests of boards. */
import { expect, vi } from 'vitest';
import { isRight, source } from '../../../src/core/index.js';
import { clickedPlaces } from '../../../src/face/clicked.js';
import type { Face } from '../../../src/face/face.js';
import type { Place } from '../../../src/face/part.js';
import type { GameTypes } from '../../../src/index.js';
import { boards, defineBoard } from '../../../src/web/board/index.js';
import { type AnySession, type Confirm, session } from '../../../src/web/session/index.js';

/** Defines the element, and turns off animations; they are tested in a real browser. */
export const stillBoards = (): void => {
  defineBoard(boards);
  vi.stubGlobal('matchMedia', (media: string) => Object.assign(new EventTarget(), { matches: true, media }));
};

/** Waits until a board has drawn what it was given, and has loaded what moves pieces. */
export const due = async (): Promise<void> => {
  await import('../../../src/web/board/moving.js');
  for (let time = 0; time < 4; time++) await Promise.resolve();
};

/** A board that shows a session. */
export const shows = async (held: AnySession): Promise<HTMLElement> => {
  const board = document.createElement('rulehouse-board');
  Reflect.set(board, 'session', held);
  document.body.append(board);
  await due();
  return board;
};

/** The places that a click on an element picks. */
export const placesOf = (element: Element): readonly Place[] =>
  clickedPlaces(element).filter(({ kind, value }) => value !== '' && kind !== 'piece');

/** A session in a random position, and the handle of a seat that is to decide in it. */
export const positionIn = <T extends GameTypes>(
  face: Face<T>,
  seed: number,
  plies: number,
  confirm: Confirm = 'ambiguous',
): AnySession => {
  const play = session(face, { seed, confirm });
  const { below } = source(seed);
  const handle = (): ReturnType<typeof play.as> => play.as(play.snapshot().deciding[0] ?? null);
  for (let ply = 0; ply < plies; ply++) {
    const { moves } = handle().snapshot();
    if (moves.length === 0) break;
    expect(isRight(handle().play(moves[below(moves.length)]))).toBe(true);
  }
  return handle();
};
