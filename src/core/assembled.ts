/**
 * The one place where a record is put together.
 *
 * @packageDocumentation
 */
import { constant } from './constant.js';
import type { Game, GameTypes } from './game.js';
import type { Seed } from './random.js';
import { type GameRecord, recordFormat, type RecordNotes, type RecordResult } from './record-shape.js';

/** What a record tells of a game that began somewhere and was played by legal moves. */
export interface Assembly {
  /** The options as JSON, with all defaults filled in. */
  readonly options: unknown;
  readonly seed: Seed | null;
  /** The position text of the start. */
  readonly start: string;
  /** The texts of moves that are legal one after the other: nobody looks at them again. */
  readonly moves: readonly string[];
  readonly result: RecordResult;
}

/** Nothing beside the moves. */
const noNotes: RecordNotes = /* @__PURE__ */ constant({ tags: {}, end: null, comments: [], times: [] });

/** The record of a game. Nothing is replayed: whoever was there when it was played need not play it again. */
export const assembled = <T extends GameTypes>(
  { id }: Game<T>,
  { options, seed, start, moves, result }: Assembly,
  notes: Partial<RecordNotes>,
): GameRecord => ({ format: recordFormat, game: id, options, seed, start, moves, result, ...noNotes, ...notes });
