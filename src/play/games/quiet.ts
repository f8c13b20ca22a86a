/**
 * Chooses a quiet move, that is, one that changes little, by the kind of the move.
 *
 * @packageDocumentation
 */

/**
 * Makes a function that chooses a move: one of the quietest kind that is legal, otherwise the first legal move.
 *
 * @param tags - the kinds of move that change little for a seat, the quietest first
 */
export const quietBy =
  <M extends { readonly _tag: string }>(tags: readonly M['_tag'][]) =>
  (moves: readonly M[]): M | null =>
    tags.map((tag) => moves.find(({ _tag }) => _tag === tag)).find((move) => move !== undefined) ?? moves[0] ?? null;
