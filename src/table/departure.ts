/**
 * What follows when a seat leaves a game: whether the game goes on and how, and the places that follow if it ends. Tables and games on one machine
 * share these rules.
 *
 * @packageDocumentation
 */
import { isLeft } from 'fp-ts/Either';
import type { Game, GameTypes } from '../core/contract/game.js';
import type { Legal } from '../core/contract/legal.js';
import { checkRecorded } from '../core/playing/recorded.js';
import { placesAfter } from '../core/records/departures.js';
import type { RecordDeparture } from '../core/records/shape.js';
import { type Fault, fault } from '../core/values/fault.js';
import { firstSeats, type Seat } from '../core/values/seat.js';
import type { LeavingSpec } from './spec.js';

/** The seats that have left, in the order in which they left. */
type Gone = readonly Pick<RecordDeparture, 'seat'>[];

/** A position of a game, and the seats that have left it. */
interface GameLeft<T extends GameTypes> {
  readonly state: T['State'];
  readonly left: Gone;
}

/** What follows when a seat leaves: the game ends, the seat drops out by a move, or a bot plays on. */
export type AfterLeaving<T extends GameTypes> =
  | { readonly _tag: 'Ends' }
  | { readonly _tag: 'DropsOut'; readonly move: Legal<T['Move']> }
  | { readonly _tag: 'BotPlaysOn' };

/** The seats of a game that have not left. */
export const stayingOf = (seatCount: number, left: Gone): readonly Seat[] =>
  firstSeats(seatCount).filter((seat) => !left.some((one) => one.seat === seat));

/** The final places if nobody is better than another among those who have not left. */
export const placesShared = <T extends GameTypes>(
  game: Game<T>,
  { state, left }: GameLeft<T>,
  losers: readonly Seat[] = [],
): readonly number[] => {
  const teams = game.teams(state);
  return placesAfter(
    teams,
    [...left, ...losers.map((seat) => ({ seat }))],
    teams.map(() => 1),
  );
};

/** The final places if a seat ends the game by leaving: its team comes last of those that are still there. */
export const placesWithout = <T extends GameTypes>(game: Game<T>, play: GameLeft<T>, seat: Seat): readonly number[] => {
  const teams = game.teams(play.state);
  const losers = stayingOf(teams.length, play.left).filter((one) => teams[one] === teams[seat]);
  return placesShared(game, play, losers);
};

/** The move by which a seat drops out; undefined if the rules do not let it drop out now. */
export const dropOf = <T extends GameTypes>(
  game: Game<T>,
  state: T['State'],
  seat: Seat,
): Legal<T['Move']> | undefined => {
  const move = game.departure?.move(state, seat);
  const checked = move === undefined ? undefined : checkRecorded(game)(move)(state);
  return checked === undefined || isLeft(checked) ? undefined : checked.right;
};

/**
 * What follows when a seat leaves the game. The game ends if it is agreed so, if only one team is left, or if the rules do not let the seat drop out
 * now.
 */
export const afterLeaving = <T extends GameTypes>(
  game: Game<T>,
  leaving: LeavingSpec,
  { state, left }: GameLeft<T>,
  seat: Seat,
): AfterLeaving<T> => {
  const teams = game.teams(state);
  const others = stayingOf(teams.length, left).filter((one) => one !== seat);
  if (leaving === 'ends' || new Set(others.map((one) => teams[one])).size < 2) return { _tag: 'Ends' };
  if (leaving === 'bot') return { _tag: 'BotPlaysOn' };
  const move = dropOf(game, state, seat);
  return move === undefined ? { _tag: 'Ends' } : { _tag: 'DropsOut', move };
};

/** The reason why seats cannot leave a game as it was agreed; undefined if they can. */
export const leavingMistake = <T extends GameTypes>(
  game: Game<T>,
  leaving: LeavingSpec,
  start: T['State'],
): Fault | undefined => {
  if (leaving !== 'drops') return undefined;
  if (game.departure === undefined) return fault(['leaving'], 'the rules of this game let no seat drop out');
  const barred = game.departure.barred(start);
  return barred === undefined ? undefined : fault(['leaving'], barred.text, barred.rule);
};
