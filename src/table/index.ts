/**
 * The host of one game, as pure functions: seats, views, clocks, undo, draws, resignation, and a log for restarts. The host itself does no input or
 * output, and reads no clock.
 *
 * Good starting points are {@link open} and {@link act}.
 *
 * @packageDocumentation
 * @module rulehouse/table
 */

export { type Acted, act, alarm, open } from './act.js';
export { chanceSince } from './chance.js';
export type { Budget, ClockRules, Clocks } from './clock.js';
export type { Claimable, Claims, Event, Out, Sight, Times, Viewer, Waiting } from './event.js';
export type { MessageLine, OpeningLine } from './log-line.js';
export { deciding, type Look, look, sightAt, type TypedSight } from './look.js';
export {
  type AnswerDraw,
  type AnswerUndo,
  type AskUndo,
  type Claim,
  type ClaimDraw,
  type Comment,
  type HostMessage,
  isOfHost,
  type MakeMove,
  type Message,
  message,
  type OfferDraw,
  type Resign,
  type Sit,
  type Substitute,
  type Tick,
} from './message.js';
export { recordOf, rematch } from './record.js';
export { firstLine, restart } from './restart.js';
export {
  type Belonging,
  type ClaimSpec,
  type ClockSpec,
  type DaysClock,
  type DelayClock,
  type FischerClock,
  type LeavingSpec,
  type MoveClock,
  playerName,
  type TableSpec,
  tableSpec,
  type UndoSpec,
} from './spec.js';
export type {
  Decided,
  Made,
  NumberedQuestion,
  Play,
  Question,
  Spent,
  Stage,
  Table,
  TableEnd,
  TableRules,
  Talk,
  UndoQuestion,
  UndoRules,
} from './table.js';
