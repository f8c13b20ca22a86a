/**
 * Sessions that can say what their viewer saw earlier, although they show only the present position: those at tables on a server.
 *
 * @packageDocumentation
 */
import type { AnySnapshot } from './any-session.js';

/** Says what the viewer saw after the given number of moves; undefined if that is not known, for instance because the server cannot be reached. */
export type Recall = (ply: number) => Promise<AnySnapshot | undefined>;

/** A session that can look back. */
interface Recalling {
  readonly recall: Recall;
}

// A page may load two copies of this library, so recognize sessions by their members.
const isRecalling = (play: object): play is Recalling => 'recall' in play && typeof play.recall === 'function';

/** The function by which a session looks back; undefined if the session cannot. */
export const recallOf = (play: object): Recall | undefined => (isRecalling(play) ? play.recall : undefined);
