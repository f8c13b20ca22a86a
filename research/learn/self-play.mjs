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

/** True if a seat follows a whim in this round. */
const isOn = (whim, { round }) => round >= whim.from && round <= whim.to;

/**
 * Makes a player that looks one ply ahead: returns a function that draws a seat's whims, if it explores, and returns how the seat chooses the next
 * position.
 *
 * @param judge - the expected points of a seat in a position
 */
export const onePly =
  ({ game }, judge, chance) =>
  (seat, explores) => {
    const whim = explores ? whimsOf(chance) : undefined;
    return (state, legal) => {
      const now = whim !== undefined && isOn(whim, state) ? whim : undefined;
      const first = chance.below(legal.length);
      let [after, most] = [undefined, Number.NEGATIVE_INFINITY];
      for (let place = 0; place < legal.length; place++) {
        const next = game.applyLegal(state, legal[(first + place) % legal.length]);
        let value = judge(next, seat);
        if (now !== undefined)
          value += fancied(now, next.seats[seat]) + (now.noise === 0 ? 0 : now.noise * gumbel(chance));
        if (value > most) [after, most] = [next, value];
      }
      return after;
    };
  };

/**
 * Makes a player that plans, as {@link onePly} makes one; its whims count at every position of its plans.
 *
 * @param knowledge - the knowledge of the network that learns
 * @param bot - the bot that plans
 */
export const planning =
  ({ game, thinkNow }, knowledge, bot, chance) =>
  (seat, explores) => {
    const whim = explores && chance.uniform() < 0.5 ? whimsOf(chance) : undefined;
    const fancy = (state) =>
      whim !== undefined && isOn(whim, state) && state.phase !== 'end' ? fancied(whim, state.seats[seat]) : 0;
    const stretch = (state, number) => {
      const found = knowledge.stretch(state, number);
      return found === undefined ? undefined : { ...found, points: (later) => found.points(later) + fancy(later) };
    };
    const player = bot.sit(game, { ...knowledge, stretch }, chance.below(2 ** 31));
    return (state) => game.applyLegal(state, thinkNow(player.look(state, seat), player.budget).best);
  };

/**
 * Plays a game and notes samples: the position at the beginning of each turn, and the position after each choice.
 *
 * @param playerOf - makes the player of a seat
 * @param note - called with the seat and the position
 */
export const playGame = ({ game, sensible }, start, playerOf, note, explores) => {
  let state = start;
  const players = start.seats.map((_, seat) => playerOf(seat, explores));
  while (state.phase !== 'end') {
    const [seat] = game.toMove(state);
    const legal = sensible(state, game.legalMoves(state));
    if (legal.length === 1) {
      state = game.applyLegal(state, legal[0]);
      continue;
    }
    if (state.phase === 'turn' && state.turn.act === 'none') note(seat, state);
    state = players[seat](state, legal);
    if (state.phase !== 'end') note(seat, state);
  }
  return state;
};
