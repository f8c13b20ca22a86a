/**
 * Opens a table, and handles every message that is sent to the table.
 *
 * @packageDocumentation
 */

import { type Either, isLeft, left, right } from 'fp-ts/Either';
import type * as t from 'io-ts';
import type { Game, GameTypes } from '../core/contract/game.js';
import { decode } from '../core/reading/codec.js';
import { orNull } from '../core/values/absent.js';
import { chain } from '../core/values/either.js';
import { type Fault, fault, printFault, show } from '../core/values/fault.js';
import { ruleOrNull } from '../core/values/rule-of-fault.js';
import { firstSeats, type Seat } from '../core/values/seat.js';
import { allowed, counted } from './allowance.js';
import { countedTo, nextFlag } from './clock.js';
import {
  became,
  lateness,
  refuse,
  seatOf,
  seatOfSubstitute,
  type TableStep,
  type TableStepResult,
} from './consequence.js';
import { decide } from './decide.js';
import { ticking } from './deciding.js';
import { leavingMistake } from './departure.js';
import { answerDraw, offerDraw } from './draw.js';
import { delivered, type EventMaker, type Out } from './event.js';
import { claim, departed, substitute, timedOut } from './leaving.js';
import { lineOf, openingLine, rulesFor } from './log-line.js';
import { newsOf, playAt } from './look.js';
import { type Comment, type HostMessage, keptMessage, type Message, message as messageCodec } from './message.js';
import { claimDraw } from './repetition.js';
import { begin, setUp, sit } from './sit.js';
import { type TableSpec, tableSpec } from './spec.js';
import type { Play, Table, TableRules } from './table.js';
import { answerUndo, askUndo } from './undo.js';

/** The effect of a message on a table. */
export interface Acted<T extends GameTypes> {
  /** The table after the message; it is the same object as before if the message changed nothing. */
  readonly table: Table<T>;
  /** True if the table accepted the message. */
  readonly taken: boolean;
  /** The events that follow from the message, in order, each with its recipient. */
  readonly out: readonly Out[];
  /** The lines to be written to the log; a refused message adds none. */
  readonly lines: readonly string[];
}

/** Returns the given time if it is a whole number of milliseconds and not negative; otherwise returns 0. A time of 0 leaves the clocks unchanged. */
const momentOf = (now: unknown): number => (typeof now === 'number' && Number.isSafeInteger(now) && now >= 0 ? now : 0);

const seatsFor = (given: readonly (string | null)[], count: number): Either<Fault, readonly (string | null)[]> => {
  const names = given.filter((name) => name !== null);
  if (given.length > count) return left(fault(['players'], `there are ${count} seats`));
  if (new Set(names).size < names.length) return left(fault(['players'], 'a player has one seat'));
  return right(firstSeats(count).map((seat) => orNull(given[seat])));
};

/**
 * Opens a table. The game begins immediately if all seats are taken, otherwise when the last player sits down.
 *
 * @param game - the game
 * @param spec - the table's spec, which says what is agreed about the game; every key may be left out
 * @param now - the time, in whole milliseconds of the host's clock
 * @returns the opened table with its first events, or a fault if the spec is invalid
 * @fails a fault whose path leads to the faulty key of the spec, for instance `options.push`. If the game refuses an option, the fault cites the
 * game's rule
 *
 * @example
 * ```ts
 * import { isRight } from 'rulehouse';
 * import { game } from 'rulehouse/terrafex';
 * import { act, open } from 'rulehouse/table';
 * const opened = open(game, { players: ['Ada', 'Bo'] }, 0);
 * if (isRight(opened)) {
 *   const { table } = opened.right;
 *   act(table, { _tag: 'Move', player: 'Bo', ply: 0, move: 'G^c5' }, 10).out[0]?.event; // { _tag: 'Refused', rule: 'TF-3.1', text: 'another seat decides now, not Black' }
 *   act(table, { _tag: 'Move', player: 'Ada', ply: 0, move: 'G^c5' }, 20).taken; // true
 * }
 * open(game, { options: { push: 3 } }, 0); // left: TF-2.3
 * ```
 */
export const open = <T extends GameTypes>(
  game: Game<T>,
  spec: Partial<TableSpec>,
  now: number,
): Either<Fault, Acted<T>> => openedBy(game, spec, now, { clockRules: 2, undoRules: 2 });

/** Opens a table that follows the given versions of its rules. */
export const openedBy = <T extends GameTypes>(
  game: Game<T>,
  spec: Partial<TableSpec>,
  now: number,
  versions: TableRules,
): Either<Fault, Acted<T>> =>
  chain(decode(tableSpec)(spec), (full) =>
    chain(setUp(game, full, [], []), ({ start }) =>
      chain(seatsFor(full.players, game.seatCount(start)), (players): Either<Fault, Acted<T>> => {
        const { belongings } = full;
        const unfit = leavingMistake(game, full.leaving, start);
        if (unfit !== undefined) return left(unfit);
        if (belongings.length > 0 && (game.seatOptions === undefined || full.start !== null))
          return left(fault(['belongings'], 'nothing of this game belongs to a player'));
        const at = momentOf(now);
        const rules = rulesFor(full, versions);
        const table: Table<T> = {
          game,
          spec: full,
          ...rules,
          players,
          belongings,
          comments: [],
          remarks: 0,
          spent: [],
          stage: { _tag: 'Seating' },
        };
        return chain(begin(table, at), (step) =>
          right({
            table: step.table,
            taken: true,
            out: delivered(step.table.players.length, [...step.said, ...newsOf(table, step.table)]),
            lines: [openingLine(game.id, full, at, rules)],
          }),
        );
      }),
    ),
  );

const comment = <T extends GameTypes>(table: Table<T>, { player, text }: Comment): TableStepResult<T> => {
  const seat = orNull(seatOf(table, player));
  const ply = playAt(table)?.made.length ?? 0;
  const said: EventMaker = (viewer) =>
    seat === null && viewer !== 'spectators' ? undefined : { _tag: 'Commented', player, seat, ply, text };
  const kept = seat === null ? [] : [{ ply, text: `${player}: ${text}` }];
  const comments = [...table.comments, ...kept];
  return right({ table: { ...table, comments, remarks: table.remarks + 1 }, said: [said] });
};

/** Applies a message that a seat sent while the game continues. */
const asked = <T extends GameTypes>(
  table: Table<T>,
  play: Play<T>,
  seat: Seat,
  message: Exclude<Message, { readonly _tag: 'Sit' | 'Comment' } | HostMessage>,
  now: number,
): TableStepResult<T> => {
  // Clocks that a message stops for good stop at its own time.
  const counted = (): Play<T> => ({ ...play, clocks: countedTo(play.clocks, ticking(table, play), now) });
  switch (message._tag) {
    case 'Move':
      return decide(table, play, seat, message, now);
    case 'AskUndo':
      return askUndo(table, play, seat, message.ply, now);
    case 'AnswerUndo':
      return answerUndo(table, play, seat, message.accept, now);
    case 'OfferDraw':
      return offerDraw(table, counted(), seat);
    case 'AnswerDraw':
      return answerDraw(table, counted(), seat, message.accept);
    case 'ClaimDraw':
      return claimDraw(table, counted(), message);
    case 'Resign':
      return table.spec.resigning
        ? became(departed(table, counted(), seat, 'resignation', now))
        : refuse('at this table nobody resigns');
    case 'Claim':
      return claim(table, play, seat, message, now);
  }
};

/** Applies a message of a bot that plays on for a seat: its move, or that it gives up, which ends the game. */
const playedOn = <T extends GameTypes>(
  table: Table<T>,
  play: Play<T>,
  seat: Seat,
  message: Message,
  now: number,
): TableStepResult<T> => {
  if (message._tag === 'Move') return decide(table, play, seat, message, now);
  return message._tag === 'Resign'
    ? substitute(table, play, { _tag: 'Substitute', seat, player: null })
    : refuse('a bot that plays on for a seat can only make moves');
};

const stepped = <T extends GameTypes>(
  table: Table<T>,
  message: Exclude<Message, { readonly _tag: 'Tick' }>,
  now: number,
): TableStepResult<T> => {
  const { stage, game } = table;
  if (message._tag === 'Comment') return comment(table, message);
  if (message._tag === 'Substitute')
    return stage._tag === 'Playing'
      ? substitute(table, stage.play, message)
      : refuse('this seat has not left the game');
  if (message._tag === 'Sit') return stage._tag === 'Seating' ? sit(table, message, now) : refuse('the game has begun');
  const [seat, played] = [seatOf(table, message.player), seatOfSubstitute(table, message.player)];
  const by = seat ?? played;
  const late = stage._tag === 'Playing' && by !== undefined ? lateness(stage.play, by, message) : undefined;
  if (late !== undefined) return refuse(late);
  if (stage._tag === 'Playing' && played !== undefined) return playedOn(table, stage.play, played, message, now);
  if (seat === undefined)
    return refuse(
      table.players.includes(message.player)
        ? 'players who have left the game cannot play'
        : 'who has no seat cannot play',
    );
  switch (stage._tag) {
    case 'Seating':
      return refuse('the game has not begun');
    case 'Over':
      return left(fault([], 'the game is over', game.overRule));
    case 'Playing':
      return asked(table, stage.play, seat, message, now);
  }
};

const refusal = (wrong: Fault): Out => ({
  to: 'sender',
  event: { _tag: 'Refused', rule: ruleOrNull(wrong), text: printFault(fault(wrong.path, wrong.reason)) },
});

/**
 * Applies a message to a table. Clocks are checked first, so that a seat without any time left loses before the message has any effect. A refused
 * message itself changes nothing; its sender gets the reason, and the number of the rule if the message breaks a rule of the game. Applying a move
 * takes as long as one check and one step of the game.
 *
 * The number of messages that do not advance the game is limited for each player, and at most 30,000 moves are kept. A table's log stays below 50,000
 * lines, whatever a single player sends. A message that ends the game is always accepted.
 *
 * The function is pure and total: any value may be passed as a message, and nothing throws. The same table, message and time always give the same
 * result. Takes as long as checking and making a move, plus one view for each seat. An undo replays the game, and searches up to 50 moves for
 * revealed secrets.
 *
 * @param table - the table
 * @param message - the message; the host guarantees the name of its sender
 * @param now - the time, in whole milliseconds of the host's clock; clocks stand still if this time is earlier than the time of the previous message
 * @returns the table after the message, the events for each viewer, and the lines for the log; a refused message changes nothing, and its sender gets
 * the reason
 *
 * @example
 * ```ts
 * import { isRight } from 'rulehouse';
 * import { game } from 'rulehouse/terrafex';
 * import { act, open } from 'rulehouse/table';
 * const opened = open(game, { players: ['Ada', 'Bo'], clock: { _tag: 'Move', ms: 60_000 } }, 0);
 * if (isRight(opened)) {
 *   const { table, out } = act(opened.right.table, { _tag: 'Tick' }, 60_000);
 *   table.stage._tag; // 'Over'
 *   out[0]?.event; // { _tag: 'Ended', end: { _tag: 'ByPeople', end: { reason: 'time', seat: 0, places: [2, 1] } } }
 * }
 * ```
 */
export const act = <T extends GameTypes>(table: Table<T>, message: Message, now: number): Acted<T> =>
  acted(table, message, now, messageCodec, allowed);

/**
 * Applies a message that was read from a table's log. A message that the table once accepted is accepted again, even if the limits on messages or the
 * characters allowed in comments have changed since.
 */
export const actAgain = <T extends GameTypes>(table: Table<T>, message: Message, now: number): Acted<T> =>
  acted(table, message, now, keptMessage, (before, step, said) => right(counted(before, step, said)));

/** Lets all seats leave that have run out of time by the given moment, one after another; undefined if none has. */
const withoutLate = <T extends GameTypes>(table: Table<T>, now: number): TableStep<T> | undefined => {
  const next = timedOut(table, now);
  if (next === undefined) return undefined;
  const more = withoutLate(next, now);
  return { table: more?.table ?? next, said: [...newsOf(table, next), ...(more?.said ?? [])] };
};

const acted = <T extends GameTypes>(
  table: Table<T>,
  message: Message,
  now: number,
  codec: t.Type<Message, unknown>,
  settled: (before: Table<T>, step: TableStep<T>, message: Message) => TableStepResult<T>,
): Acted<T> => {
  const at = momentOf(now);
  const late = withoutLate(table, at);
  const current = late?.table ?? table;
  const before = {
    out: late === undefined ? [] : delivered(current.players.length, late.said),
    lines: late === undefined ? [] : [lineOf({ _tag: 'Tick' }, at)],
  };
  const read = decode(codec)(message);
  if (!isLeft(read) && read.right._tag === 'Tick') return { table: current, taken: late !== undefined, ...before };
  const step = chain(read, (said) => chain(withoutTick(current, said, at), (next) => settled(current, next, said)));
  if (isLeft(step)) return { table: current, taken: false, ...before, out: [...before.out, refusal(step.left)] };
  return {
    table: step.right.table,
    taken: true,
    out: [
      ...before.out,
      ...delivered(step.right.table.players.length, [...step.right.said, ...newsOf(current, step.right.table)]),
    ],
    lines: [...before.lines, lineOf(isLeft(read) ? { _tag: 'Tick' } : read.right, at)],
  };
};

const withoutTick = <T extends GameTypes>(table: Table<T>, message: Message, now: number): TableStepResult<T> =>
  message._tag === 'Tick' ? refuse(`${show(message)} changes nothing`) : stepped(table, message, now);

/**
 * Returns the time by which a host has to send the next tick: the moment when a seat runs out of time. Returns `undefined` if no clock is running.
 *
 * @param table - the table
 * @returns the time, in milliseconds of the host's clock; undefined if no clock is running
 *
 * @example
 * ```ts
 * import { isRight } from 'rulehouse';
 * import { game } from 'rulehouse/terrafex';
 * import { alarm, open } from 'rulehouse/table';
 * const opened = open(game, { players: ['Ada', 'Bo'], clock: { _tag: 'Days', days: 3 } }, 1000);
 * if (isRight(opened)) alarm(opened.right.table); // 259201000
 * ```
 */
export const alarm = <T extends GameTypes>(table: Table<T>): number | undefined =>
  table.stage._tag === 'Playing' ? nextFlag(table.stage.play.clocks, ticking(table, table.stage.play))?.at : undefined;
