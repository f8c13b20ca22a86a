/** Bots of a module, for threads and for the command. A function, and the text of a bot of the library. */
const choose = (view, legal, { random }) => legal[random.below(legal.length)];

export const bots = {
  dice: { name: 'dice', choose },
  first: { name: 'first', choose: (view, legal) => legal[0] },
  later: { name: 'later', choose: (view, legal) => Promise.resolve(legal.at(-1)) },
};
