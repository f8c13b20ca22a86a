/**
 * Adds to the rules of Backgammon what a search should know: who leads the race, in pips.
 */
import type { Knowledge } from 'rulehouse/bots';
import type { Backgammon, State } from './game.ts';

/** A lead of this many pips, a sixth of the 167 at the start, counts as a 75 % chance of winning. */
const scale = 28;

/** The remaining pips of a seat; a checker on the bar has 25 to go. */
const pipsOf = ({ points, bar }: State, seat: 0 | 1): number =>
  points.reduce(
    (sum, count, at) => sum + (seat === 0 ? Math.max(0, count) * (at + 1) : Math.max(0, -count) * (24 - at)),
    25 * (bar[seat] ?? 0),
  );

/** The cost of single checkers that can be hit: about a third of the distance that each would lose. */
const blots = ({ points }: State, seat: 0 | 1): number =>
  points.reduce(
    (sum, count, at) => sum + (count === (seat === 0 ? 1 : -1) ? (seat === 0 ? 24 - at : at + 1) / 3 : 0),
    0,
  );

export const knowledge: Knowledge<Backgammon> = {
  evaluate: (state) => {
    const [mine, others] = ([0, 1] as const).map((seat) => pipsOf(state, seat) + blots(state, seat)) as [
      number,
      number,
    ];
    const lead = (others - mine) / scale;
    const worth = 0.5 + lead / (2 * (1 + Math.abs(lead)));
    return [worth, 1 - worth];
  },
};
