/**
 * The inputs about a seat's own board: its stocks, incomes and structures, and what these can still buy.
 *
 * @packageDocumentation
 */
import { incomesLeft } from '../economy.js';
import { terms } from '../terms.js';
import { blockOf, flag, type InputBlock, type SeatPosition } from './block.js';

const perRound =
  (term: number, scale: number) =>
  ({ state, features }: SeatPosition): number => {
    const rounds = incomesLeft(state);
    return rounds === 0 ? 0 : features[term]! / rounds / scale;
  };

/** The stocks of a seat, the tokens in its bowls, and its income in each of the coming rounds. */
export const stocks: InputBlock = blockOf(
  ({ seat }) => seat.coins / 10,
  ({ seat }) => seat.workers / 6,
  ({ seat }) => seat.priests / 3,
  ({ seat }) => seat.bowl1 / 6,
  ({ seat }) => seat.bowl2 / 6,
  ({ seat }) => seat.bowl3 / 6,
  ({ seat }) => (seat.bowl1 + seat.bowl2 + seat.bowl3) / 12,
  ({ seat }) => (seat.bowl1 * 2 + seat.bowl2) / 12,
  perRound(terms.coinIncome, 8),
  perRound(terms.workerIncome, 6),
  perRound(terms.priestIncome, 2),
  perRound(terms.powerIncome, 4),
);

/** The numbers of structures of each kind, and which kinds are used up or missing. */
export const structures: InputBlock = blockOf(
  ({ seat }) => seat.counts[0]! / 4,
  ({ seat }) => seat.counts[1]! / 4,
  ({ seat }) => seat.counts[2]! / 2,
  ({ seat }) => seat.counts[3]!,
  ({ seat }) => seat.counts[4]!,
  ({ seat }) => flag(seat.counts[0]! >= 8),
  ({ seat }) => flag(seat.counts[0] === 0),
  ({ seat }) => flag(seat.counts[1]! >= 4),
  ({ seat }) => flag(seat.counts[1] === 0),
  ({ seat }) => flag(seat.counts[2] === 0),
);

/** The levels of shipping and digging, one input for each level that is reached. */
export const levels: InputBlock = blockOf(
  ({ seat }) => flag(seat.shipping > 0),
  ({ seat }) => flag(seat.shipping > 1),
  ({ seat }) => flag(seat.shipping > 2),
  ({ seat }) => flag(seat.shipping > 3),
  ({ seat }) => flag(seat.digging > 0),
  ({ seat }) => flag(seat.digging > 1),
  ({ seat }) => flag(seat.digging > 2),
  ({ seat }) => seat.range / 3,
);

/** The power in bowl III if as much as possible is burned. */
export const spendablePower = ({ seat }: SeatPosition): number => seat.bowl3 + (seat.bowl2 >> 1);

/** How well coins and workers fit each other; a seat that has only one of them cannot build. */
export const balance: InputBlock = blockOf(
  ({ seat }) => Math.min(seat.workers, seat.coins / 2) / 5,
  ({ seat }) => Math.min(seat.workers, seat.coins / 4) / 3,
  ({ seat }) => Math.max(0, seat.workers - seat.coins / 2) / 5,
  ({ seat }) => Math.max(0, seat.coins - 3 * seat.workers) / 8,
  ({ seat }) => flag(seat.coins < 2),
  ({ seat }) => flag(seat.workers === 0),
  (position) => Math.max(0, position.seat.coins + spendablePower(position) - 2 * position.seat.workers) / 8,
  ({ seat }) => Math.min(Math.max(0, 8 - seat.counts[0]!), seat.workers) / 5,
);

/** Makes an input that is 1 if a seat that has not passed owns so many workers, coins and priests, and what the price buys. */
const canBuy =
  (workers: number, coins: number, priests = 0, isOpen: (position: SeatPosition) => boolean = () => true) =>
  (position: SeatPosition): number => {
    const { seat } = position;
    const canPay = seat.workers >= workers && seat.coins >= coins && seat.priests >= priests;
    return flag(seat.passed === 0 && canPay && isOpen(position));
  };

const has =
  (kind: number, without?: number) =>
  ({ seat: { counts } }: SeatPosition): boolean =>
    counts[kind]! > 0 && (without === undefined || counts[without] === 0);

/** What the stocks of a seat can still buy in this round. */
export const purchases: InputBlock = blockOf(
  canBuy(1, 2),
  canBuy(2, 4),
  canBuy(3, 6),
  (position) => canBuy(2, position.features[terms.neighbours]! > 0 ? 3 : 6, 0, has(0))(position),
  canBuy(2, 5, 0, has(1)),
  canBuy(4, 6, 0, has(1, 3)),
  canBuy(4, 6, 0, has(2, 4)),
  canBuy(0, 0, 1),
  canBuy(0, 4, 1),
  canBuy(2, 5, 1),
  canBuy(4, 2),
  canBuy(2, 2),
);
