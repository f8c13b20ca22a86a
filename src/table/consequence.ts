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
import type { NumberedQuestion, Play, Table } from './table.js';

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

/** The reason why an answer to a question that is no longer open is refused. */
export const tooLate = 'this question is no longer open: the answer is too late';

/** True if an answer names a question other than the one that is open. An answer without a number belongs to the open question. */
export const isLate = (open: NumberedQuestion | null, named: number | undefined): boolean =>
  named !== undefined && named !== open?.question;

/** The reason why a message that belongs to an earlier course of the game is refused. */
export const takenBackSince = 'moves have been taken back since: the message is too late';

/**
 * True if a seat's message names a course that no longer counts for the seat, because something was taken back since then. A message without a course
 * belongs to the course in force. When a seat takes back a decision that nobody else knows, messages of the other seats stay valid.
 */
export const isOfAnotherCourse = (
  { course, courses }: Pick<Play<GameTypes>, 'course' | 'courses'>,
  seat: Seat,
  named: number | undefined,
): boolean => named !== undefined && (named > course || named < (courses[seat] ?? course));

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
