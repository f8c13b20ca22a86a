/**
 * Stretches: parts of a game that one seat can plan alone.
 *
 * @packageDocumentation
 */

/**
 * A part of a game, for instance a round, that is searched as if one seat played it alone. Stretches suit games in which every seat builds for
 * itself, so that what the other seats do during a stretch changes little.
 */
export interface Stretch<State> {
  /** The position at the start of the stretch, changed so that the other seats take no further part. */
  readonly start: State;
  /** True if a turn of the seat begins in a position; only such positions can be compared with each other. */
  readonly isTurn: (state: State) => boolean;
  /** True if the stretch is over in a position. */
  readonly isOver: (state: State) => boolean;
  /** The points that the seat, in a given position, can expect at the end of the game. */
  readonly points: (state: State) => number;
  /**
   * True if points at the end of the stretch can be compared with points before it. If left out, they cannot, because they include more; a search that
   * ends early then prefers lines whose end it has not seen.
   */
  readonly isComparable?: boolean;
  /** The points that each seat could expect at the beginning of the stretch. */
  readonly standing: readonly number[];
}
