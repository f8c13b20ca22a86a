/**
 * What became of the things that people sent to a table: comments that have arrived, and questions that were declined.
 *
 * @packageDocumentation
 */
import type { AnySnapshot } from '../session/any-session.js';

/** A question that a player can ask everybody at a table. */
export type PlayerQuestion = 'undo' | 'draw';

const questions: readonly PlayerQuestion[] = ['undo', 'draw'];

const isOwn = (seen: AnySnapshot, question: PlayerQuestion): boolean => seen[question]?.by === seen.viewer;

/**
 * The question of the viewer that somebody has just declined; null if nothing was declined, or if the game has gone on since.
 *
 * @param known - the question that was declined earlier
 * @param withdrawn - the question that the viewer is withdrawing
 */
export const declinedIn = (
  before: AnySnapshot | null,
  now: AnySnapshot,
  known: PlayerQuestion | null,
  withdrawn: PlayerQuestion | null,
): PlayerQuestion | null => {
  if (before === null || now.end !== null || before.ply !== now.ply || before.viewer !== now.viewer) return null;
  const gone = questions.find((one) => isOwn(before, one) && now[one] === null && one !== withdrawn);
  return gone ?? (questions.some((one) => isOwn(now, one)) ? null : known);
};

/** True if a comment with the given text has arrived since an earlier snapshot. A table writes the name of the player before the text. */
export const hasComment = (before: AnySnapshot | null, { comments }: AnySnapshot, text: string): boolean =>
  comments.slice(before === null ? 0 : before.comments.length).some((one) => one.text.endsWith(text));
