/** Random games through a session, the same in every run. */

/** The greatest number of moves of a measured game. */
export const plies = 200;

/** The same random numbers in every run. */
export const dice = (seed) => () => (seed = (seed * 48271) % 2147483647) / 2147483647;

/** Plays a game at random through an open session, closes it, and returns the number of moves. */
export const playThrough = (live, seed) => {
  const roll = dice(seed);
  let count = 0;
  for (; count < plies; count++) {
    // If the game hides information, each seat has its own view.
    const [seat] = live.snapshot().deciding;
    if (seat === undefined) break;
    const eyes = live.snapshot().viewer === 'all' ? live : live.as(seat);
    const { moves } = eyes.snapshot();
    eyes.play(moves[Math.floor(roll() * moves.length)]);
  }
  live.close();
  return count;
};
