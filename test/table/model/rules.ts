/** What must hold of every message that a table takes, and of everything that it sends: the laws that the model checks. */
import type { GameTypes } from '../../../src/core/index.js';
import { seenBy } from '../../../src/table/deciding.js';
import type { Event, Look, Message, Play, Sight, Table, Viewer } from '../../../src/table/index.js';
import { look } from '../../../src/table/index.js';
import { playAt } from '../../../src/table/look.js';
import type { Taken } from './house.js';

/** Fails a run, with a reason that a test can look for. */
export const broken = (law: string, more: unknown): never => {
  throw new Error(`${law}: ${JSON.stringify(more).slice(0, 4000)}`);
};

const isPrefix = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  one.every((entry, index) => entry === other[index]);

const seatIn = <T extends GameTypes>({ players }: Table<T>, message: Message): number =>
  message._tag === 'Tick' ? -1 : players.indexOf(message.player);

/** True if the moves that a player saw are still there, and the player's seat has neither moved nor taken anything back since. */
const isStillDue = <T extends GameTypes>(seen: Play<T>, now: Play<T>, seat: number): boolean =>
  isPrefix(seen.made, now.made) &&
  now.made.slice(seen.made.length).every((one) => one.seat !== seat) &&
  now.sealed.every((one) => one.seat !== seat) &&
  (now.courses[seat] ?? 0) <= seen.course;

/** True if the moves that a player saw are still there, and so is the decision of the player's seat that waited for others. */
const isStillThere = <T extends GameTypes>(seen: Play<T>, now: Play<T>, seat: number): boolean =>
  isPrefix(seen.made, now.made) && (now.courses[seat] ?? 0) <= seen.course;

/** No message has an effect on something that its player did not see when sending it. */
export const namesWhatItMeets = <T extends GameTypes>(seen: Table<T>, { message, before }: Taken<T>): void => {
  const [then, now] = [playAt(seen), playAt(before)];
  const seat = seatIn(before, message);
  if (then === undefined || now === undefined) return;
  const questions = [
    then.talk.undo?.question,
    now.talk.undo?.question,
    then.talk.draw?.question,
    now.talk.draw?.question,
  ];
  const holds = ((): boolean => {
    switch (message._tag) {
      case 'Move':
        return isStillDue(then, now, seat);
      case 'AskUndo':
      case 'OfferDraw':
        return isStillThere(then, now, seat);
      case 'AnswerUndo':
        return questions[0] !== undefined && questions[0] === questions[1];
      case 'AnswerDraw':
        return questions[2] !== undefined && questions[2] === questions[3];
      case 'ClaimDraw':
        return isStillThere(then, now, seat) && then.made.length === now.made.length;
      case 'Claim':
        return isStillDue(then, now, message.seat);
      case 'Resign':
      case 'Substitute':
      case 'Comment':
      case 'Sit':
      case 'Tick':
        return true;
    }
  })();
  if (!holds)
    broken('a message met something that it did not name', { message, then: then.made.length, now: now.made.length });
};

/** The time that a seat may gain by a message, besides the time that runs. */
const gainOf = <T extends GameTypes>({ message, before, after }: Taken<T>, seat: number): number => {
  const [clock, then, now] = [before.spec.clock, playAt(before), playAt(after)];
  if (clock === null || then === undefined || now === undefined) return 0;
  const isOwn = message._tag === 'Move' && seatIn(before, message) === seat;
  const isUndone = now.course > then.course;
  const last = then.made.findLast((one) => one.seat !== null)?.seat;
  switch (clock._tag) {
    case 'Move':
    case 'Days':
      return isOwn || isUndone ? Number.POSITIVE_INFINITY : 0;
    case 'Fischer':
      return isOwn && (last !== seat || then.sealed.length > 0 || now.sealed.length > 0 || isRound(before, after))
        ? clock.increment
        : 0;
    case 'Delay':
      // When a turn ends, the seat whose turn it was gets its full delay again.
      return isUndone ? 0 : clock.delay;
  }
};

const isRound = <T extends GameTypes>({ game }: Table<T>, after: Table<T>): boolean =>
  game.atOnce !== undefined && after.stage._tag !== 'Seating';

/** Time falls, but for what the spec pays. */
export const timeFalls = <T extends GameTypes>(taken: Taken<T>): void => {
  const { before, after, at } = taken;
  const [then, now] = [look(before, 'spectators', at).times, look(after, 'spectators', at).times];
  if (then === null || now === null) return;
  for (const [seat, left] of now.left.entries())
    if (left > (then.left[seat] ?? 0) + gainOf(taken, seat))
      broken('time that nobody pays', { message: taken.message, seat, before: then.left[seat], left });
};

const hidesMoves = <T extends GameTypes>(table: Table<T>, viewer: Viewer, moves: Look['moves']): boolean => {
  const made = playAt(table)?.made ?? [];
  return moves.every((text, ply) => {
    const one = made[ply];
    return text === null || one?.secret !== true || one.seat === viewer;
  });
};

const hidesPosition = <T extends GameTypes>(table: Table<T>, viewer: Viewer, sight: Sight): boolean => {
  const play = playAt(table);
  if (play === undefined) return false;
  const seen = table.game.viewText.print(seenBy(table.game, play.state, viewer));
  return sight.view === seen && sight.waiting.every(({ seat, move }) => move === null || seat === viewer);
};

/** A viewer is shown nothing that its view does not hold. */
export const showsOnly = <T extends GameTypes>(table: Table<T>, viewer: Viewer, sent: Look | Event): void => {
  const holds =
    '_tag' in sent
      ? sent._tag === 'Sight'
        ? hidesPosition(table, viewer, sent)
        : sent._tag !== 'Told' ||
          playAt(table)?.made[sent.ply]?.secret !== true ||
          sent.move === null ||
          sent.seat === viewer
      : hidesMoves(table, viewer, sent.moves) && (sent.sight === null || hidesPosition(table, viewer, sent.sight));
  if (!holds) broken('a secret was shown', { viewer, sent });
};
