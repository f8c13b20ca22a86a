/**
 * A step: the effect of a single message on a table.
 *
 * @packageDocumentation
 */
import { type Either, left, right } from 'fp-ts/Either';
import type { GameTypes } from '../core/contract/game.js';
import type { RecordDeparture } from '../core/records/shape.js';
import { type Fault, fault } from '../core/values/fault.js';
import { isSeat, type Seat } from '../core/values/seat.js';
import { stayingOf } from './departure.js';
import type { EventMaker } from './event.js';
import type { Message } from './message.js';
import type { Play, Table } from './table.js';

/** A table after a message, and the events that do not follow from the tables before and after it. */
export interface TableStep<T extends GameTypes> {
  readonly table: Table<T>;
  readonly said: readonly EventMaker[];
}

/** A step, or a refusal that gives the reason and, if the message breaks a rule of the game, that rule. */
export type TableStepResult<T extends GameTypes> = Either<Fault, TableStep<T>>;

/** A step about which everything follows from the table after it. */
export const became = <T extends GameTypes>(table: Table<T>): TableStepResult<T> => right({ table, said: [] });

/** A refusal by the table itself, which cites no rule of the game. */
export const refuse = (reason: string): Either<Fault, never> => left(fault([], reason));

/**
 * True if a seat's message names a course that no longer counts for the seat, because something was taken back since then. When a seat takes back a
 * decision that nobody else knows, messages of the other seats stay valid.
 */
const isOfAnotherCourse = ({ course, courses }: Play<GameTypes>, seat: Seat, named: number): boolean =>
  named > course || named < (courses[seat] ?? course);

/**
 * The reason why a seat's message comes too late, because the course or the question that it names is no longer the one in force; undefined if it does
 * not. A message without such a number belongs to the course in force, and an answer without one to the open question.
 */
export const lateness = <T extends GameTypes>(play: Play<T>, seat: Seat, message: Message): string | undefined => {
  const { undo, draw } = play.talk;
  const open = message._tag === 'AnswerUndo' ? undo : draw;
  if ('course' in message && isOfAnotherCourse(play, seat, message.course))
    return 'moves have been taken back since: the message is too late';
  return 'question' in message && message.question !== open?.question
    ? 'this question is no longer open: the answer is too late'
    : undefined;
};

/** The seats that have left the game while it goes on, in the order in which they left. */
export const leftAt = <T extends GameTypes>({ stage }: Table<T>): readonly RecordDeparture[] =>
  stage._tag === 'Seating' ? [] : stage.play.left;

/** The seat of a player; undefined for spectators, for those who have left, and for bots that play on for them. */
export const seatOf = <T extends GameTypes>(table: Table<T>, player: string): Seat | undefined => {
  const index = table.players.indexOf(player);
  return isSeat(index) && !leftAt(table).some(({ seat }) => seat === index) ? index : undefined;
};

/** The seat for which a bot plays on; undefined if the name is not that of such a bot. */
export const seatOfSubstitute = <T extends GameTypes>(table: Table<T>, player: string): Seat | undefined =>
  leftAt(table).find(({ substitute }) => substitute === player)?.seat;

/** The seats that have not left: only these ask, agree and run out of time. */
export const staying = <T extends GameTypes>({ players }: Table<T>, { left }: Pick<Play<T>, 'left'>): readonly Seat[] =>
  stayingOf(players.length, left);

/** Returns the table with the given game in progress. */
export const playing = <T extends GameTypes>(table: Table<T>, play: Play<T>): Table<T> => ({
  ...table,
  stage: { _tag: 'Playing', play },
});
