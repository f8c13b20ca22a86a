/** A module with bots, for threads and for the command. One is a function, the other the text of a library bot. */
const choose = (view, legal, { random }) => legal[random.below(legal.length)];

export const bots = {
  dice: { name: 'dice', choose },
  first: { name: 'first', choose: (view, legal) => legal[0] },
  later: { name: 'later', choose: (view, legal) => Promise.resolve(legal.at(-1)) },
};
