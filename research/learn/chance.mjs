/** Random numbers for training: the same seed gives the same training on every machine. */

/**
 * Makes a source of random numbers (mulberry32).
 *
 * @param seed - a whole number
 */
export const chanceFrom = (seed) => {
  let state = seed | 0;
  const uniform = () => {
    state = (state + 0x6d2b79f5) | 0;
    let word = Math.imul(state ^ (state >>> 15), 1 | state);
    word = (word + Math.imul(word ^ (word >>> 7), 61 | word)) ^ word;
    return ((word ^ (word >>> 14)) >>> 0) / 4294967296;
  };
  const below = (count) => Math.floor(uniform() * count);
  /** Nearly normal, with mean 0 and deviation 1: a sum of twelve draws, because that needs no logarithms. */
  const normal = () => {
    let sum = -6;
    for (let draw = 0; draw < 12; draw++) sum += uniform();
    return sum;
  };
  return { uniform, below, normal, pick: (list) => list[below(list.length)] };
};
