/**
 * Chooses quiet moves, which change little, by the names of their kinds.
 *
 * @packageDocumentation
 */

/**
 * Makes a function that chooses a quiet move: the first of the named moves that is legal, otherwise the first legal move.
 *
 * @param tags - the kinds of move that change little for a seat, the quietest first
 */
export const quietBy =
  <M extends { readonly _tag: string }>(tags: readonly M['_tag'][]) =>
  (moves: readonly M[]): M | null =>
    tags.map((tag) => moves.find(({ _tag }) => _tag === tag)).find((move) => move !== undefined) ?? moves[0] ?? null;
