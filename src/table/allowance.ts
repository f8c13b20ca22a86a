/**
 * Limits on each player's messages other than moves. Messages that do not advance the game are counted for each player, so that no player can fill
 * the log and leave no room for the others' moves. A message that ends the game is always accepted.
 *
 * @packageDocumentation
 */
import { type Either, right } from 'fp-ts/Either';
import type { GameTypes } from '../core/contract/game.js';
import type { Fault } from '../core/values/fault.js';
import { mostComments } from './comment.js';
import { refuse, seatOf, type TableStep } from './consequence.js';
import { isOfHost, type Message } from './message.js';
import type { Spent, Table } from './table.js';

/** A kind of message for which each player's log lines are counted. */
type Account = Exclude<keyof Spent, 'player'>;

/** The number of log lines that each player may use, by kind of message. A spectator may use fewer log lines than a player. */
const most: Readonly<Record<Account, number>> = { sat: 20, asked: 1500, said: 500 };
const mostOfSpectator = 100;

/** The greatest number of lines for sitting down, for everybody together, whatever names they use. */
const mostSat = 4000;

/** The greatest number of players' comments before the game begins, so that each player still has comments of its own when the game is on. */
const mostBefore = 600;

/** The greatest number of comments of all spectators together. */
export const mostRemarks = 1000;

/** The greatest number of moves that a table keeps. A log with this many moves stays below 50,000 lines, even with the lines of all other messages. */
const mostMoves = 30_000;

const nothing = { sat: 0, asked: 0, said: 0 };

/**
 * The number of decisions that are taken back if a table goes back to the given ply. An undo takes back either one waiting decision, or the moves
 * since that ply and all waiting decisions.
 */
const lostBy = <T extends GameTypes>(stage: Table<T>['stage'], ply: number): number => {
  const { made, sealed } = stage._tag === 'Seating' ? { made: [], sealed: [] } : stage.play;
  return ply === made.length ? 1 : made.length - ply + sealed.length;
};

/**
 * The cost of a message to its sender. An offer or request also costs one log line for each other player's answer, and one for each decision that is
 * taken back.
 */
const costOf = <T extends GameTypes>(
  { players, stage }: Table<T>,
  message: Message,
): { readonly account: Account; readonly lines: number } | undefined => {
  switch (message._tag) {
    case 'Sit':
      // Sitting down is charged for two lines: one for sitting down, one for standing up again.
      return message.seat === null ? undefined : { account: 'sat', lines: 2 };
    case 'Comment':
      return { account: 'said', lines: 1 };
    case 'OfferDraw':
      return { account: 'asked', lines: players.length };
    case 'AskUndo':
      return { account: 'asked', lines: players.length + lostBy(stage, message.ply) };
    case 'Move':
    case 'AnswerUndo':
    case 'AnswerDraw':
    case 'ClaimDraw':
    case 'Resign':
    case 'Claim':
    case 'Substitute':
    case 'Tick':
      return undefined;
  }
};

/** Returns the table after charging the cost of a message to its sender. */
const charged = <T extends GameTypes>(before: Table<T>, after: Table<T>, message: Message): Table<T> => {
  const cost = costOf(before, message);
  if (cost === undefined || isOfHost(message)) return after;
  const { player } = message;
  const spent = before.spent.find((one) => one.player === player) ?? { player, ...nothing };
  const now = { ...spent, [cost.account]: spent[cost.account] + cost.lines };
  return { ...after, spent: [...before.spent.filter((one) => one !== spent), now] };
};

/** The reason why a table has no room for a message; undefined if there is room. */
const fullness = <T extends GameTypes>(before: Table<T>, after: Table<T>, message: Message): string | undefined => {
  // A message that begins or ends the game is always accepted.
  if (after.stage._tag !== before.stage._tag) return undefined;
  if (message._tag === 'Move')
    return after.stage._tag === 'Playing' && after.stage.play.made.length + after.stage.play.sealed.length > mostMoves
      ? `${mostMoves} moves have been made: only what ends the game is taken`
      : undefined;
  const cost = costOf(before, message);
  if (cost === undefined || isOfHost(message)) return undefined;
  const { player } = message;
  const { sat, asked, said } = after.spent.find((one) => one.player === player) ?? nothing;
  switch (cost.account) {
    case 'sat':
      if (sat > most.sat) return `this player has sat down ${most.sat / 2} times`;
      return after.spent.reduce((sum, one) => sum + one.sat, 0) > mostSat
        ? `players have sat down ${mostSat / 2} times`
        : undefined;
    case 'asked':
      return asked > most.asked ? 'this player has asked for too much: the game can only be played on' : undefined;
    case 'said': {
      const isSeated = seatOf(before, player) !== undefined;
      // Divide the limit among the players, so that no player can use up the others' share.
      const ofPlayer = Math.min(most.said, Math.floor((mostComments - mostBefore) / before.players.length));
      const limit = isSeated ? ofPlayer : mostOfSpectator;
      if (said > limit) return `there are ${limit} comments of this player`;
      // Spectators have a limit of their own, so they cannot use up the players' comments.
      const [all, bound] = isSeated
        ? [after.comments.length, before.stage._tag === 'Seating' ? mostBefore : mostComments]
        : [after.remarks - after.comments.length, mostRemarks];
      return all > bound ? `there are ${bound} comments` : undefined;
    }
  }
};

/** Returns a step after charging the cost of its message to the sender. */
export const counted = <T extends GameTypes>(before: Table<T>, step: TableStep<T>, message: Message): TableStep<T> => ({
  ...step,
  table: charged(before, step.table, message),
});

/** Charges the sender for a message and returns the step, or says why the table accepts no more messages of that kind. */
export const allowed = <T extends GameTypes>(
  before: Table<T>,
  step: TableStep<T>,
  message: Message,
): Either<Fault, TableStep<T>> => {
  const next = counted(before, step, message);
  const full = fullness(before, next.table, message);
  return full === undefined ? right(next) : refuse(full);
};
