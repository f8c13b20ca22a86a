/** What people do with their clients: who acts, and how. */
import type { GameTypes } from '../../../src/core/index.js';
import type { Session } from '../../../src/web/session/index.js';
import type { Act } from './acts.js';
import type { End } from './line.js';

/** A client that a person uses. */
interface Used<T extends GameTypes> {
  readonly session: Session<T>;
  readonly end: End;
}

/** True if a client shows a question that its player has not answered. */
const isAsked = <T extends GameTypes>({ session }: Used<T>): boolean => {
  const { undo, draw, viewer } = session.snapshot();
  return [undo, draw].some(
    (open) => open !== null && viewer !== 'spectators' && !open.agreed.some((seat) => seat === viewer),
  );
};

/** True if an act is one that a client's player may do now; most acts may be done by anybody, if only to be refused. */
const isFor = <T extends GameTypes>(client: Used<T>, { what, which }: Act): boolean =>
  what === 'play'
    ? client.session.snapshot().moves.length > 0 && !client.session.snapshot().sending
    : what === 'answer' && which % 8 > 0
      ? isAsked(client)
      : true;

/** The client with which an act is done; undefined if there is none for it. */
export const actorOf = <T extends GameTypes, C extends Used<T>>(clients: readonly C[], act: Act): C | undefined => {
  const able = clients.filter((client) => isFor<T>(client, act));
  return able[act.who % Math.max(1, able.length)];
};

const answer = <T extends GameTypes>(session: Session<T>, which: number): void => {
  const { undo, draw } = session.snapshot();
  if (undo !== null && (draw === null || which % 2 === 0)) session.answerUndo(which % 6 > 0);
  else session.answerDraw(which % 12 === 1);
};

/** Does an act with a client, or to its line. */
export const perform = <T extends GameTypes>({ session, end }: Used<T>, { what, which }: Act): void => {
  const { moves, ply } = session.snapshot();
  const done: Partial<Record<Act['what'], () => void>> = {
    play: () => void session.play(moves[which % moves.length]),
    undo: () => void session.undo(which % 3 === 0 ? undefined : Math.max(0, ply - (which % 4))),
    answer: () => answer(session, which),
    offer: () => void session.offerDraw(),
    resign: () => void session.resign(),
    comment: () => void session.comment(`at ${ply}`),
    break: () => end.breakOff(),
    silence: () => end.silence(),
  };
  done[what]?.();
};
