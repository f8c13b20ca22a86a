/** Closed families: some positions and all that follow from them, in the order of their texts. */

/**
 * Finds all positions that follow from some positions.
 *
 * @param game - the game
 * @param texts - the texts of the positions at the beginning
 * @param textOf - the text of a state, without what makes no difference to its value
 */
export const closure = (game, texts, textOf) => {
  const known = new Map();
  const queue = [];
  const meet = (state) => {
    const text = textOf(state);
    if (game.outcome(state)._tag === 'Some' || known.has(text)) return;
    known.set(text, state);
    queue.push(state);
  };
  for (const text of texts) {
    const read = game.position.parse(text);
    if (read._tag === 'Left') throw new Error(`${text}: ${read.left.reason}`);
    meet(read.right);
  }
  for (const state of queue) for (const move of game.legalMoves(state)) meet(game.applyLegal(state, move));
  const sorted = [...known.keys()].sort();
  const places = new Map(sorted.map((text, place) => [text, place]));
  return { states: sorted.map((text) => known.get(text)), placeOf: (state) => places.get(textOf(state)) };
};
