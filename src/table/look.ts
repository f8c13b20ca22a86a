/**
 * A table as one viewer sees it, for clients that connect or reconnect.
 *
 * @packageDocumentation
 */
import type { GameTypes } from '../core/contract/game.js';
import { hides } from '../core/playing/seat-moves.js';
import type { RecordComment, RecordDeparture } from '../core/records/shape.js';
import type { Seat } from '../core/values/seat.js';
import { claimableFrom, countedTo } from './clock.js';
import { decidingIn, seenBy, ticking } from './deciding.js';
import {
  type Claims,
  type Event,
  type EventMaker,
  type Sight,
  type Times,
  toAll,
  toldFrom,
  type Viewer,
  type Waiting,
} from './event.js';
import { mayClaimDraw } from './repetition.js';
import { type NumberedQuestion, type Play, silence, type Table, type TableEnd, type UndoQuestion } from './table.js';

/** Everything that a viewer may know about a table. */
export interface Look {
  /** The id of the game. */
  readonly game: string;
  /** The viewer. */
  readonly viewer: Viewer;
  /** The player of each seat; null if the seat is free. */
  readonly players: readonly (string | null)[];
  /** The position; null before the game begins. */
  readonly sight: Sight | null;
  /**
   * The position before the first move, from which the moves can be replayed. The starting position is null if the game hides something or has not
   * begun.
   */
  readonly start: string | null;
  /** The moves made so far, with null in place of each secret move. */
  readonly moves: readonly (string | null)[];
  /** The clocks; null if time is not measured or the game has not begun. */
  readonly times: Times | null;
  /** The open request to take moves back; null if no request is open. */
  readonly undo: UndoQuestion | null;
  /** The open offer of a draw; null if no offer is open. */
  readonly draw: NumberedQuestion | null;
  /** The seats that have left while the game went on, in the order in which they left; left out if none has. */
  readonly left?: readonly RecordDeparture[];
  /** The seats that can be claimed now or later; left out if no seat can be claimed at this table, or if the game is not in progress. */
  readonly claims?: Claims;
  /** The comments of seated players, each with a name: `Ada: well played`. */
  readonly comments: readonly RecordComment[];
  /** The result of the game; null while the game continues. */
  readonly end: TableEnd | null;
}

/** The game at a table; undefined before it begins. */
export const playAt = <T extends GameTypes>({ stage }: Table<T>): Play<T> | undefined =>
  stage._tag === 'Seating' ? undefined : stage.play;

/**
 * The seats that have something to decide now: the seats to move, or, if decisions are simultaneous, all seats that have not decided yet. No seat has
 * anything to decide before the game begins or after it is over.
 *
 * @param table - the table
 * @returns the seats in order; empty before the game begins and after it is over
 *
 * @example
 * ```ts
 * import { isRight } from 'rulehouse';
 * import { game } from 'rulehouse/icetraders';
 * import { deciding, open } from 'rulehouse/table';
 * const table = open(game, { players: ['Ada', 'Bo', 'Cy'], options: { players: 3 } }, 0);
 * if (isRight(table)) deciding(table.right.table); // [0, 1, 2]
 * ```
 */
export const deciding = <T extends GameTypes>({ game, stage }: Table<T>): readonly Seat[] =>
  stage._tag === 'Playing' ? decidingIn(game, stage.play) : [];

/** The moves that a viewer may know, with null in place of each secret move. */
const movesTo = <T extends GameTypes>({ made }: Play<T>, viewer: Viewer): readonly (string | null)[] =>
  made.map(({ secret, seat, move }) => (secret && seat !== viewer ? null : move));

/** The decisions that are kept until other seats have decided; each includes its move only if the viewer may know it. */
export const waitingFor = <T extends GameTypes>({ sealed }: Play<T>, viewer: Viewer | 'all'): readonly Waiting[] =>
  sealed.map(({ seat, move }) => ({ seat, move: seat === viewer || viewer === 'all' ? move : null }));

/** Says that a draw can be claimed; empty if none can. */
const claimableIn = <T extends GameTypes>(table: Table<T>, play: Play<T>): Pick<Sight, 'claimableDraw'> =>
  table.stage._tag === 'Playing' && mayClaimDraw(table, play) ? { claimableDraw: true } : {};

/** The counterpart of {@link Sight} for a host that has the game's code: the view as a value, and the moves made so far. */
export interface TypedSight<T extends GameTypes> extends Omit<Sight, 'view'> {
  /** The view as a value; {@link Sight} holds the same view as text. */
  readonly view: T['View'];
  /** The moves made so far, with null in place of each secret move. */
  readonly moves: readonly (string | null)[];
}

/**
 * The position that a viewer sees, as values; undefined before the game begins. With these values, a host that has the game's code need not parse the
 * texts of {@link look}.
 *
 * @param table - the table
 * @param viewer - a seat, or `spectators`
 * @returns the position, the deciding seats and the moves as the viewer may know them; undefined before the game begins
 *
 * @example
 * ```ts
 * import { isRight } from 'rulehouse';
 * import { game } from 'rulehouse/terrafex';
 * import { open, sightAt } from 'rulehouse/table';
 * const opened = open(game, { players: ['Ada', 'Bo'] }, 0);
 * if (isRight(opened)) sightAt(opened.right.table, 0)?.view.active; // 0
 * ```
 */
export const sightAt = <T extends GameTypes>(table: Table<T>, viewer: Viewer): TypedSight<T> | undefined => {
  const play = playAt(table);
  return play === undefined
    ? undefined
    : {
        ply: play.made.length,
        course: play.course,
        view: seenBy(table.game, play.state, viewer),
        deciding: deciding(table),
        waiting: waitingFor(play, viewer),
        moves: movesTo(play, viewer),
        ...claimableIn(table, play),
      };
};

/** A table's position as a viewer sees it, as text. `whole` is the text of the whole position, if it is known already. */
const sightOf = <T extends GameTypes>(table: Table<T>, play: Play<T>, viewer: Viewer, whole?: string): Sight => {
  const view = seenBy(table.game, play.state, viewer);
  return {
    ply: play.made.length,
    course: play.course,
    view: whole !== undefined && Object.is(view, play.state) ? whole : table.game.viewText.print(view),
    deciding: deciding(table),
    waiting: waitingFor(play, viewer),
    ...claimableIn(table, play),
  };
};

/** The readings of a table's clocks at a given time. */
const timesOf = <T extends GameTypes>(table: Table<T>, play: Play<T>, now: number): Times | null => {
  if (play.clocks.budgets.length === 0) return null;
  const running = table.stage._tag === 'Playing' ? ticking(table, play) : [];
  const { since, budgets } = countedTo(play.clocks, running, now);
  return { at: since, left: budgets.map(({ left, free }) => left + free), running };
};

/** The seats that can be claimed now or later; undefined if no seat can be claimed. */
const claimsIn = <T extends GameTypes>(table: Table<T>, now: number): Claims | undefined => {
  const { spec, stage } = table;
  if (spec.claim === null || stage._tag !== 'Playing') return undefined;
  const { play } = stage;
  const { afterMs } = spec.claim;
  return {
    at: now,
    seats: ticking(table, play).map((seat) => ({ seat, from: claimableFrom(play.clocks, seat, afterMs) })),
  };
};

/** Sends each viewer the position, and the clocks if time is measured. */
const shown = <T extends GameTypes>(table: Table<T>): readonly EventMaker[] => {
  const play = playAt(table);
  if (play === undefined) return [];
  const times = timesOf(table, play, play.clocks.since);
  const claims = claimsIn(table, play.clocks.since);
  // Where nothing is hidden, all viewers see the same, so it is printed once.
  const whole = hides(table.game) ? undefined : table.game.viewText.print(play.state);
  const sight = (viewer: Viewer): Event => ({ _tag: 'Sight', ...sightOf(table, play, viewer, whole) });
  const isOpen = (viewer: Viewer): boolean => Object.is(seenBy(table.game, play.state, viewer), play.state);
  const open =
    whole !== undefined && play.sealed.length === 0 && isOpen('spectators') ? sight('spectators') : undefined;
  return [
    // One event for all whose view is the whole position.
    (viewer) => (open !== undefined && isOpen(viewer) ? open : sight(viewer)),
    ...(times === null ? [] : [toAll({ _tag: 'Clocks', ...times })]),
    ...(claims === undefined ? [] : [toAll({ _tag: 'Claims', ...claims })]),
  ];
};

/** True if the position, or who has decided or left, is not what it was. */
const isNews = <T extends GameTypes>(was: Play<T> | undefined, is: Play<T>): boolean =>
  was?.made !== is.made ||
  was.course !== is.course ||
  was.sealed.length !== is.sealed.length ||
  was.left.length !== is.left.length;

/** The events that follow from the change of a table: who left, what was taken back or made, the new position, and the end of the game. */
export const newsOf = <T extends GameTypes>(before: Table<T>, table: Table<T>): readonly EventMaker[] => {
  const [was, is, { stage }] = [playAt(before), playAt(table), table];
  const end = stage._tag === 'Over' && before.stage._tag !== 'Over' ? stage.end : undefined;
  const ended = end === undefined ? [] : [toAll({ _tag: 'Ended', end })];
  if (is === undefined || end?._tag === 'ByPeople' || !isNews(was, is)) return ended;
  const [ply, count] = [is.made.length, was?.made.length ?? 0];
  return [
    ...is.left.slice(was?.left.length ?? 0).map((left) => toAll({ _tag: 'Left', left })),
    ...(ply < count ? [toAll({ _tag: 'Undone', ply, course: is.course })] : []),
    ...toldFrom(is.made, count),
    ...shown(table),
    ...ended,
  ];
};

/**
 * Everything that a viewer may know about a table at a given time, to be sent to a client that connects or reconnects. Nothing that the rules hide
 * from the viewer is included.
 *
 * @param table - the table
 * @param viewer - a seat, or `spectators`
 * @param now - the time at which the clocks are read, in milliseconds
 * @returns what the viewer may know, as plain data that is ready to be sent
 *
 * @example
 * ```ts
 * import { isRight } from 'rulehouse';
 * import { game } from 'rulehouse/terrafex';
 * import { look, open } from 'rulehouse/table';
 * const opened = open(game, { players: ['Ada', 'Bo'] }, 0);
 * if (isRight(opened)) look(opened.right.table, 1, 0).sight?.deciding; // [0]
 * ```
 */
export const look = <T extends GameTypes>(table: Table<T>, viewer: Viewer, now: number): Look => {
  const play = playAt(table);
  const { undo, draw } = play === undefined ? silence : play.talk;
  const claims = claimsIn(table, now);
  return {
    game: table.game.id,
    viewer,
    players: table.players,
    sight: play === undefined ? null : sightOf(table, play, viewer),
    start: play === undefined || hides(table.game) ? null : table.game.position.print(play.start),
    moves: play === undefined ? [] : movesTo(play, viewer),
    times: play === undefined ? null : timesOf(table, play, now),
    undo,
    draw,
    ...(play === undefined || play.left.length === 0 ? {} : { left: play.left }),
    ...(claims === undefined ? {} : { claims }),
    comments: table.comments,
    end: table.stage._tag === 'Over' ? table.stage.end : null,
  };
};
