/**
 * Chooses a quiet move, that is, a move of a kind that changes little.
 *
 * @packageDocumentation
 */

/**
 * Makes a function that chooses a legal move of the quietest kind, or the first legal move if none of them is quiet.
 *
 * @param tags - the kinds of move that change little for a seat, the quietest first
 */
export const quietBy =
  <M extends { readonly _tag: string }>(tags: readonly M['_tag'][]) =>
  (moves: readonly M[]): M | null =>
    tags.map((tag) => moves.find(({ _tag }) => _tag === tag)).find((move) => move !== undefined) ?? moves[0] ?? null;
