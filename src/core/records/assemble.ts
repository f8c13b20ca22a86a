/**
 * The one place where a record is put together.
 *
 * @packageDocumentation
 */
import { gameDigest, type Hash } from './digest.js';
import { constant } from '../values/constant.js';
import type { Game, GameTypes } from '../contract/game.js';
import type { Seed } from '../values/random.js';
import { type GameRecord, recordFormat, type RecordNotes, type RecordResult } from './shape.js';

/** The facts that a record tells about a game that was played by legal moves from some start. */
export interface Assembly {
  /** The options as JSON, with all defaults filled in. */
  readonly options: unknown;
  readonly seed: Seed | null;
  /** The position text of the start. */
  readonly start: string;
  /** The texts of moves that are legal one after another: they are not checked again. */
  readonly moves: readonly string[];
  readonly result: RecordResult;
  /** `host` if the outcomes of chance do not follow from the seed. */
  readonly chance?: 'host' | undefined;
}

/** Nothing besides the moves. */
const noNotes: RecordNotes = /* @__PURE__ */ constant({ tags: {}, end: null, comments: [], times: [] });

/** The record of a game, not sealed yet: its notes may be anything. */
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

/** A record with the digest of its game, which ended in a state. */
export const sealed = <T extends GameTypes>(
  game: Game<T>,
  record: GameRecord,
  final: T['State'],
  hash?: Hash,
): GameRecord => ({
  ...record,
  digest: gameDigest(record, game.position.print(final), hash),
});

/** The record of a game that ended in a state. Nothing is replayed: a caller that has just played the game need not play it again. */
export const assembled = <T extends GameTypes>(
  game: Game<T>,
  assembly: Assembly,
  final: T['State'],
  notes: Partial<RecordNotes>,
  hash?: Hash,
): GameRecord => sealed(game, unsealed(game, assembly, notes), final, hash);
