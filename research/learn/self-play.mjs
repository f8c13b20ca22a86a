/** Games of a network against itself, one ply deep, from which it learns. */

/**
 * Draws the whims of a seat for a game: a preference for some things that lasts for a round or two, so that the seat tries a whole style of play.
 * Noise by move would never do that. One seat in four has no whims.
 */
export const whimsOf = ({ uniform, below, normal }) => {
  if (uniform() < 0.25) return undefined;
  const from = 1 + below(6);
  const to = uniform() < 0.3 ? 6 : from + below(2);
  const size = 0.5 + uniform() * 1.5;
  const by = (points) => points * normal() * size;
  return {
    from,
    to,
    counts: [1, 1.2, 1.5, 2.5, 2.5].map(by),
    stocks: {
      shipping: by(1.5),
      digging: by(1.5),
      workers: by(0.5),
      coins: by(0.25),
      priests: by(0.7),
      passed: by(1),
      bowl3: by(0.4),
      bowl2: by(0.2),
    },
    cult: by(0.4),
    favor: by(1.5),
    town: by(2),
    noise: uniform() < 0.5 ? 0 : uniform() * 0.8,
  };
};

const bits = (word) => {
  let count = 0;
  for (let rest = word; rest !== 0; rest &= rest - 1) count++;
  return count;
};

const sum = (list) => list.reduce((total, one) => total + one, 0);

/** What a whim adds to the value of a seat's board. */
export const fancied = ({ counts, stocks, cult, favor, town }, seat) => {
  let value = cult * sum(seat.cults) + favor * bits(seat.favors) + town * sum(seat.towns);
  for (let kind = 0; kind < counts.length; kind++) value += counts[kind] * seat.counts[kind];
  for (const name in stocks) value += stocks[name] * seat[name];
  return value;
};

/** A draw from the Gumbel distribution: added to values, it makes a choice by a softmax. */
const gumbel = ({ uniform }) => -Math.log(-Math.log(uniform() + 1e-12));

/**
 * Plays a game and notes samples: the position at the beginning of each turn, and the position after each choice.
 *
 * @param judge - the expected points of a seat in a position; fills `inputs`
 * @param note - called with the seat, the position and the expected points
 */
export const playGame = ({ game, sensible }, start, judge, chance, note, explores) => {
  let state = start;
  const whims = start.seats.map(() => (explores ? whimsOf(chance) : undefined));
  const chosen = (legal, seat) => {
    const whim = whims[seat];
    const isOn = whim !== undefined && state.round >= whim.from && state.round <= whim.to;
    const first = chance.below(legal.length);
    let [after, most] = [undefined, Number.NEGATIVE_INFINITY];
    for (let place = 0; place < legal.length; place++) {
      const next = game.applyLegal(state, legal[(first + place) % legal.length]);
      let value = judge(next, seat);
      if (isOn) value += fancied(whim, next.seats[seat]) + (whim.noise === 0 ? 0 : whim.noise * gumbel(chance));
      if (value > most) [after, most] = [next, value];
    }
    return after;
  };
  while (state.phase !== 'end') {
    const [seat] = game.toMove(state);
    const legal = sensible(state, game.legalMoves(state));
    if (legal.length === 1) {
      state = game.applyLegal(state, legal[0]);
      continue;
    }
    if (state.phase === 'turn' && state.turn.act === 'none') note(seat, state);
    state = chosen(legal, seat);
    if (state.phase !== 'end') note(seat, state);
  }
  return state;
};
