/**
 * A table as a page holds it: a session, the types of the game closed.
 *
 * @packageDocumentation
 */
import type { Either } from 'fp-ts/Either';
import type { Held, HeldSnapshot } from '../board/held.js';
import type { RecordComment } from '../core/records/shape.js';
import type { Seat } from '../core/values/seat.js';
import type { Played } from '../session/snapshot.js';
import type { Question, TableEnd, Times, UndoQuestion } from '../table/index.js';

/** What a page reads of a snapshot. */
export interface SittingSnapshot extends HeldSnapshot {
  readonly canUndo: boolean;
  readonly comments: readonly RecordComment[];
  readonly draw: Question | null;
  readonly undo: UndoQuestion | null;
  readonly times: Times | null;
  readonly end: TableEnd | null;
}

type Asked = Either<unknown, void>;

/** What a page does at a table: every `Session` is one. */
export interface Sitting extends Held {
  readonly snapshot: () => SittingSnapshot;
  readonly undo: (ply?: number) => Asked;
  readonly resign: (seat?: Seat) => Asked;
  readonly offerDraw: () => Asked;
  readonly answerDraw: (accept: boolean) => Asked;
  readonly answerUndo: (accept: boolean) => Asked;
  readonly comment: (text: string) => Asked;
  readonly history: () => readonly Played[];
  readonly save: () => string | null;
  readonly close: () => void;
}
