/**
 * The inputs about a seat's turn, and about its way to the next towns.
 *
 * @packageDocumentation
 */
import { landOf } from '../land.js';
import { blockOf, flag, type InputBlock, type SeatPosition } from './block.js';

const isOwnTurn = ({ state, number }: SeatPosition): boolean =>
  number === (state.turnOf === -1 ? state.active : state.turnOf);

/** What the seat has begun in its turn, and what it still has to take. */
const begun: InputBlock = blockOf(
  ({ state: { turn } }) => turn.left,
  ({ state: { turn } }) => flag(turn.act === 'land'),
  ({ state: { turn } }) => flag(turn.act === 'other'),
  ({ state: { turn } }) => turn.spades / 2,
  ({ state: { turn } }) => turn.mayDig,
  ({ state: { turn } }) => turn.built,
  ({ state: { turn } }) => turn.favors,
  ({ state: { turn } }) => turn.towns,
  ({ state: { turn } }) => turn.steps + turn.leap,
  ({ state: { turn } }) => turn.bridges,
  ({ state: { turn } }) => flag(turn.free === 'ride' || turn.free === 'sandstorm'),
  ({ state: { turn } }) => flag(turn.free === 'trading-house'),
  ({ state: { turn } }) => turn.sites.length,
  ({ seat }) => 1 - seat.passed,
);

/** The seat's turn; zeros if it is another seat's turn. */
export const ownTurn: InputBlock = {
  size: begun.size + 1,
  write: (into, at, position) => {
    if (isOwnTurn(position)) begun.write(into, at, position);
    into[at + begun.size] = 1 - position.seat.passed;
  },
};

/** What the seat's two groups that are closest to a town still lack, and the number of groups that are not towns yet. */
export const townsToCome: InputBlock = {
  size: 6,
  write: (into, at, { state, seat, number, found }) => {
    const { lacks, groups } = landOf(state, seat, number, found.own[number]!);
    lacks.forEach(({ power, structures }, place) => {
      into[at + 2 * place] = power / 4;
      into[at + 2 * place + 1] = structures / 2;
    });
    into[at + 4] = groups / 4;
    into[at + 5] = flag(lacks.length === 0);
  },
};
