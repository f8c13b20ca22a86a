/**
 * Assembles records of games; no other module of the library does so.
 *
 * @packageDocumentation
 */

import type { Game, GameTypes } from '../contract/game.js';
import { constant } from '../values/constant.js';
import type { Seed } from '../values/random.js';
import { type DigestedParts, gameDigest, type Hash } from './digest.js';
import { type GameRecord, type RecordNotes, type RecordResult, recordFormat } from './shape.js';

/** What a record stores about a game that was played from a given start with legal moves. */
export interface Assembly {
  /** The options as JSON, with all defaults filled in. */
  readonly options: unknown;
  readonly seed: Seed | null;
  /** The position text of the start. */
  readonly start: string;
  /** The texts of the moves, each of which was legal when it was made; the moves are not checked again. */
  readonly moves: readonly string[];
  readonly result: RecordResult;
  /** `host` if the outcomes of chance do not follow from the seed; otherwise left out. */
  readonly chance?: 'host' | undefined;
}

/** The empty notes of a record that contains nothing besides the moves. */
const noNotes: RecordNotes = /* @__PURE__ */ constant({ tags: {}, end: null, comments: [], times: [] });

/** Makes the record of a game, but without its digest; the notes are not checked. */
export const unsealed = <T extends GameTypes>(
  { id }: Game<T>,
  { chance, ...assembly }: Assembly,
  notes: Partial<RecordNotes>,
): GameRecord => ({
  format: recordFormat,
  game: id,
  ...assembly,
  ...noNotes,
  ...notes,
  ...(chance === undefined ? {} : { chance }),
});

/** Returns a copy of a record with the game's digest added; the digest covers the state in which the game ended. */
export const sealed = <T extends GameTypes>(
  game: Game<T>,
  record: GameRecord,
  final: T['State'],
  hash?: Hash,
  parts?: Partial<DigestedParts>,
): GameRecord => ({
  ...record,
  digest: gameDigest(record, game.position.print(final), hash, parts),
});

/**
 * Makes the record of a game that ended in the given state. Nothing is replayed: a caller that has just played the game need not play it again.
 * `parts` are those parts of the record that the caller has as JSON already.
 */
export const assembled = <T extends GameTypes>(
  game: Game<T>,
  assembly: Assembly,
  final: T['State'],
  notes: Partial<RecordNotes>,
  hash?: Hash,
  parts?: Partial<DigestedParts>,
): GameRecord => sealed(game, unsealed(game, assembly, notes), final, hash, parts);
