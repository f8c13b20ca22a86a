/**
 * Chapter 9: the view of a seat, and full states that are consistent with a view.
 *
 * @packageDocumentation
 */
import { isSome, type Option } from 'fp-ts/Option';
import { type Seed, type Source, source } from '../../core/values/random.js';
import { firstSeats, type Seat } from '../../core/values/seat.js';
import { isBarred, pairs } from './pairs.js';
import type { Alignment, Picked, SeenAlignment, SeenPicked, State, View } from './state.js';

/** An alignment as other seats see it: only the fact that the seat has chosen is public. @rule IT-9.1 */
const maskedAlignment = (alignment: SeenAlignment): SeenAlignment => (alignment === 'unchosen' ? alignment : 'hidden');

/** A pick as other seats see it: only the fact that the seat has picked is public. @rule IT-9.2 */
const maskedPick = (pick: SeenPicked): SeenPicked => (pick === 'unpicked' ? pick : 'hidden');

/**
 * Returns the view of a seat. If no seat is given, or the seat is not at the table, the result is a spectator's view, which shows only what all seats
 * see. Once alignments are public, nothing is hidden any more, and the view is the state itself. The function can also be applied to a view; values
 * that are hidden in that view stay hidden.
 *
 * @param seat - the viewing seat; none for a spectator
 * @returns a function from a state or a view to the seat's view
 * @rule IT-9.1 @rule IT-9.2 @rule IT-9.3 @rule IT-8.1
 * @example
 * ```ts
 * import { isRight, some } from 'rulehouse';
 * import { game, view } from 'rulehouse/icetraders';
 * const state = game.position.parse('3 pick 2 GGE +++ 0:R1Y2,R3G3,- - -');
 * if (isRight(state)) game.viewText.print(view(some(1))(state.right)); // '3 pick 2 ?G? +++ 0:????,R3G3,- - -'
 * ```
 */
export const view =
  (seat: Option<Seat>) =>
  (state: View): View => {
    if (state.revealed) return state;
    const isOwn = (other: number): boolean => isSome(seat) && seat.value === other;
    // Written out, because a copy by spreading takes several times as long, and batches and sessions need a view at every move.
    return {
      settings: state.settings,
      phase: state.phase,
      mover: state.mover,
      power: state.power,
      uses: state.uses,
      pending: state.pending,
      bereft: state.bereft,
      revealed: state.revealed,
      standings: state.standings,
      tieSeat: state.tieSeat,
      barred: state.barred,
      systems: state.systems,
      ships: state.ships,
      turns: state.turns,
      ending: state.ending,
      winners: state.winners,
      alignments: state.alignments.map((one, other) => (isOwn(other) ? one : maskedAlignment(one))),
      picks: state.picks.map((one, other) => (isOwn(other) ? one : maskedPick(one))),
      stash: state.stash,
    };
  };

/**
 * True if the current decision is visible only to the seat that makes it. The function has to be called before the move is applied.
 *
 * @param view - the position, or a seat's view of it
 * @returns true while seats choose alignments or pick pairs
 * @rule IT-2.2 @rule IT-2.3
 * @example
 * ```ts
 * import { initial, isSecret } from 'rulehouse/icetraders';
 * isSecret(initial); // true
 * ```
 */
export const isSecret = ({ phase }: View): boolean => phase === 'align' || phase === 'pick';

/**
 * The seats that may choose now, each without waiting for the others. While seats choose alignments or pick pairs, every seat that has not yet chosen
 * may choose. By the rules, the seats choose one after another, but no seat sees the choices of others before all seats have chosen.
 *
 * @param view - the position, or a seat's view of it
 * @returns the seats in ascending order; empty if the seats move one after the other
 * @rule IT-2.2 @rule IT-2.3
 * @example
 * ```ts
 * import { atOnce, initial } from 'rulehouse/icetraders';
 * atOnce(initial); // [0, 1, 2, 3]
 * ```
 */
export const atOnce = (view: View): readonly Seat[] =>
  isSecret(view) ? firstSeats(view.settings.players).slice(view.mover) : [];

const anyAlignment = (random: Source): Alignment => (random.below(2) === 0 ? 'good' : 'evil');

const anyPick = (random: Source, barred: number): Picked => {
  const allowed = pairs.filter((pair) => !isBarred(barred, pair));
  return allowed[random.below(allowed.length)]!;
};

/**
 * Returns a full state that the seat or spectator of the given view would see as this view. Each hidden alignment and each hidden pick is drawn
 * independently from all possible ones, with equal chances. Bots that see only a view can play on from a state drawn in this way. The same view and
 * seed always give the same state; a view that hides nothing is returned as it is.
 *
 * @param seen - the view of a seat or of a spectator
 * @param seed - the seed of the draws
 * @returns a state whose view is `seen`
 * @rule IT-9.3
 * @example
 * ```ts
 * import { isRight, none } from 'rulehouse';
 * import { determinize, game, view } from 'rulehouse/icetraders';
 * const seen = game.viewText.parse('3 pick 2 ??? +++ 0:????,????,- - -');
 * if (isRight(seen)) game.viewText.print(view(none)(determinize(seen.right, 1))); // '3 pick 2 ??? +++ 0:????,????,- - -'
 * ```
 */
export const determinize = (seen: View, seed: Seed): State => {
  const random = source(seed);
  return {
    ...seen,
    alignments: seen.alignments.map((one) => (one === 'hidden' ? anyAlignment(random) : one)),
    picks: seen.picks.map((one) => (one === 'hidden' ? anyPick(random, seen.barred) : one)),
  };
};
