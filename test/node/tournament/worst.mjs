/** A module with bots that end the process in which they play, each in its own way, and with good ones. */
const forever = () => new Promise(() => undefined);

const choosing = (name, choose) => ({ name, choose });

export const bots = {
  hog: choosing('hog', () => {
    const all = [];
    for (;;) all.push(new Array(1_000_000).fill(all.length));
  }),
  quits: choosing('quits', () => process.exit(3)),
  endless: choosing('endless', () => {
    for (;;);
  }),
  /** Closes the channel to the process that waits for the game, and plays on. */
  deserts: choosing('deserts', (view, legal) => {
    process.disconnect();
    return legal[0];
  }),
  rejects: choosing('rejects', () => {
    setTimeout(() => void Promise.reject(new Error('nobody waits for this')), 1);
    return forever();
  }),
  /** Plays on, and ends the process a little later. */
  later: choosing('later', (view, legal) => {
    setTimeout(() => process.exit(4), 30);
    return legal[0];
  }),
  dice: choosing('dice', (view, legal, { random }) => legal[random.below(legal.length)]),
  first: choosing('first', (view, legal) => legal[0]),
  last: choosing('last', (view, legal) => Promise.resolve(legal.at(-1))),
};
