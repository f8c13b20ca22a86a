/** What two clients of the same viewer have in common: everything that they show, but not what each of them saw happen. */
import type { GameTypes } from '../../../src/core/index.js';
import type { Session } from '../../../src/web/session/index.js';

/** What each client has of its own: what it saw happen, what was refused to it, and the parts of a move that were picked in it. */
const ownNews: ReadonlySet<string> = new Set([
  ...['changes', 'told', 'touched', 'cause', 'refused'],
  ...['picked', 'offers', 'forced', 'move', 'kinds', 'named'],
]);

/** Everything that a client shows of a table, field by field. What it saw happen since it came is left out, and so are the readings of clocks. */
export const shownBy = <T extends GameTypes>(client: Session<T>): object => {
  const { moves, view, times, ...shown } = client.snapshot();
  const kept = Object.entries(shown).filter(([name]) => !ownNews.has(name));
  return {
    ...Object.fromEntries(kept),
    // As texts: the marks of legal moves are of no interest here.
    moves: moves.map((one) => client.face.game.moveText.print(one)),
    view: view === null ? null : client.positionText(),
    running: times?.running,
    history: client.history(),
    record: client.save(),
  };
};
