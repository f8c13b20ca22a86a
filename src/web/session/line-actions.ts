/**
 * The actions of viewers on a line of play, as plain functions. Each action returns a new line, and involves no bots or listeners.
 *
 * @packageDocumentation
 */
import { type Either, isLeft, left, right } from 'fp-ts/Either';
import type { Game, GameTypes } from '../../core/contract/game.js';
import { notYourTurn, over, type Refusal } from '../../core/contract/refusal.js';
import { moverOf } from '../../core/playing/play.js';
import { decode } from '../../core/reading/codec.js';
import type { RecordEnd } from '../../core/records/shape.js';
import { chain } from '../../core/values/either.js';
import { type Fault, fault, show } from '../../core/values/fault.js';
import { firstSeats, type Seat } from '../../core/values/seat.js';
import { whoDecides } from '../../face/words.js';
import { commentText, mostComments } from '../../table/comment.js';
import { positionOf } from '../../table/deciding.js';
import type { Deed } from './driver.js';
import {
  decidedBy,
  decidingOn,
  endOf,
  isEnded,
  type LineOfPlay,
  nearest,
  placesWithout,
  shownAt,
  stateOf,
} from './line.js';
import type { Cause, Viewer } from './snapshot.js';

/** The game of a line of play, and the people and bots who play the game. */
export interface LinePlayers<T extends GameTypes> {
  readonly game: Game<T>;
  /** True if a person, not a bot, decides for the seat. */
  readonly isPerson: (seat: Seat) => boolean;
  /** The names of the seats. */
  readonly names: (line: LineOfPlay<T>) => readonly string[];
  /** True if the game is only being replayed. */
  readonly onlyLooks: boolean;
}

/** The line of play after an action, and how the position on that line came about. */
export interface LineStep<T extends GameTypes> {
  readonly line: LineOfPlay<T>;
  readonly cause: Cause;
}

type LineStepResult<T extends GameTypes> = Either<Refusal<T['Rule']> | Fault, LineStep<T>>;

/** An action on a line of play: any request except loading a game and changing the player at a seat. */
export type LineDeed<T extends GameTypes> = Exclude<Deed<T>, { readonly _tag: 'Load' | 'Sit' }>;

const no = (reason: string): Either<Fault, never> => left(fault([], reason));

/** The seats for which a viewer decides now. The viewer `all` decides for all seats except those of bots. */
export const actingFor = <T extends GameTypes>(
  { game, isPerson, onlyLooks }: LinePlayers<T>,
  line: LineOfPlay<T>,
  viewer: Viewer,
): readonly Seat[] => {
  if (onlyLooks || viewer === 'spectators') return [];
  return decidingOn(game, line).filter((seat) => (viewer === 'all' ? isPerson(seat) : seat === viewer));
};

const notYet = <T extends GameTypes>(company: LinePlayers<T>, line: LineOfPlay<T>): Refusal<T['Rule']> => {
  const { game, names } = company;
  const deciding = decidingOn(game, line);
  const who = deciding.length === 0 ? ['chance'] : deciding.map((seat) => names(line)[seat]!);
  return notYourTurn(game.turnRule, whoDecides(who), deciding);
};

const played = <T extends GameTypes>(
  company: LinePlayers<T>,
  line: LineOfPlay<T>,
  viewer: Viewer,
  move: T['Move'],
): LineStepResult<T> => {
  const { game } = company;
  if (isEnded(game, line)) return left(over(game.overRule, 'the game is over'));
  const acting = actingFor(company, line, viewer);
  const state = stateOf(line);
  const named = game.mover === undefined ? -1 : moverOf(game)(move)(state);
  const seat = acting.find((one) => one === named) ?? acting[0];
  if (
    seat === undefined ||
    (typeof viewer === 'number' && named >= 0 && game.toMove(state).length > 1 && named !== seat)
  )
    return left(notYet(company, line));
  const checked = game.check(move)(positionOf(game, state, seat));
  return isLeft(checked) ? checked : right({ line: decidedBy(game, line, seat, checked.right), cause: 'played' });
};

/**
 * Returns the line after its last step is taken back: a move, a waiting decision, or the end of a game that people ended; undefined if there is
 * nothing to take back.
 */
export const undone = <T extends GameTypes>(
  company: LinePlayers<T>,
  line: LineOfPlay<T>,
  viewer: Viewer,
): LineOfPlay<T> | undefined => {
  const { game, isPerson, onlyLooks } = company;
  if (onlyLooks || viewer === 'spectators') return undefined;
  if (endOf(line) !== null) return { ...line, end: null };
  const sealed = line.sealed.filter(({ seat }) => !(viewer === 'all' ? isPerson(seat) : seat === viewer));
  if (sealed.length < line.sealed.length) return { ...line, sealed };
  const back = nearest(game, line, -1, isPerson);
  return back < 0 ? undefined : shownAt(line, back);
};

/** Returns the line after redoing moves that were taken back; undefined if there are no such moves. */
export const redone = <T extends GameTypes>(
  company: LinePlayers<T>,
  line: LineOfPlay<T>,
  viewer: Viewer,
): LineOfPlay<T> | undefined => {
  if (company.onlyLooks || viewer === 'spectators') return undefined;
  const ahead = nearest(company.game, line, 1, company.isPerson);
  return ahead < 0 ? undefined : shownAt(line, ahead);
};

const endedBy = <T extends GameTypes>(line: LineOfPlay<T>, end: RecordEnd): LineStepResult<T> => {
  // People end a game at the position shown, so drop the moves after it.
  const plies = line.plies.slice(0, line.at);
  // Everybody at this machine plays, also for seats that had left the game that was loaded.
  const { left: _, ...notes } = line.notes;
  return right({ line: { ...line, plies, sealed: [], draw: null, end, notes }, cause: 'played' });
};

const everySeat = <T extends GameTypes>({ game }: LinePlayers<T>, { start }: LineOfPlay<T>): readonly Seat[] =>
  firstSeats(game.seatCount(start));

/** The seat for which a viewer resigns or answers; undefined if the viewer may do so for no seat. */
const voiceOf = <T extends GameTypes>(
  company: LinePlayers<T>,
  line: LineOfPlay<T>,
  viewer: Viewer,
  asked?: Seat,
): Seat | undefined => {
  if (viewer === 'spectators') return undefined;
  if (viewer !== 'all') return asked === undefined || asked === viewer ? viewer : undefined;
  const seat = asked ?? actingFor(company, line, viewer)[0];
  return everySeat(company, line).find((one) => one === seat);
};

const agreed = <T extends GameTypes>(
  company: LinePlayers<T>,
  line: LineOfPlay<T>,
  seats: readonly Seat[],
): LineStepResult<T> => {
  const { game } = company;
  const state = stateOf(line);
  const [by] = seats;
  if (by === undefined) return no('this viewer has no seat');
  return seats.length < everySeat(company, line).length
    ? right({ line: { ...line, draw: { by, agreed: seats } }, cause: 'played' })
    : endedBy(line, { reason: 'agreement', seat: null, places: game.teams(state).map(() => 1) });
};

const drawOffered = <T extends GameTypes>(
  company: LinePlayers<T>,
  line: LineOfPlay<T>,
  viewer: Viewer,
): LineStepResult<T> => {
  const seat = voiceOf(company, line, viewer);
  if (seat === undefined) return no('this viewer has no seat');
  if (!everySeat(company, line).every(company.isPerson)) return no('bots do not agree to draws');
  if (line.draw !== null)
    return line.draw.agreed.includes(seat) && viewer !== 'all'
      ? no('a draw is offered already')
      : drawAnswered(company, line, viewer, true);
  return line.drawRefused.some((one) => one.seat === seat && one.at === line.at)
    ? no('a draw was refused since the last move')
    : agreed(company, line, [seat]);
};

const drawAnswered = <T extends GameTypes>(
  company: LinePlayers<T>,
  line: LineOfPlay<T>,
  viewer: Viewer,
  accept: boolean,
): LineStepResult<T> => {
  const { draw } = line;
  if (draw === null) return no('no draw is offered');
  if (viewer === 'spectators') return no('this viewer has no seat');
  if (!accept) {
    // Whoever offered withdraws the offer, alone or together with everybody at the same screen; this is not a refusal.
    const isWithdrawn = viewer === 'all' || viewer === draw.by;
    const drawRefused = isWithdrawn ? line.drawRefused : [...line.drawRefused, { seat: draw.by, at: line.at }];
    return right({ line: { ...line, draw: null, drawRefused }, cause: 'played' });
  }
  // Players at the same screen agree together.
  const more = viewer === 'all' ? everySeat(company, line).filter((seat) => !draw.agreed.includes(seat)) : [viewer];
  return draw.agreed.includes(more[0]!)
    ? no('this seat has agreed already')
    : agreed(company, line, [...draw.agreed, ...more]);
};

const resigned = <T extends GameTypes>(
  company: LinePlayers<T>,
  line: LineOfPlay<T>,
  viewer: Viewer,
  asked: Seat | undefined,
): LineStepResult<T> => {
  const seat = voiceOf(company, line, viewer, asked);
  if (seat === undefined) return no('this viewer does not speak for that seat');
  const places = placesWithout(company.game, stateOf(line), seat);
  return endedBy(line, { reason: 'resignation', seat, places });
};

/** Ends the game because a seat has run out of time. */
const fallen = <T extends GameTypes>({ game }: LinePlayers<T>, line: LineOfPlay<T>, seat: Seat): LineStepResult<T> =>
  endedBy(line, { reason: 'time', seat, places: placesWithout(game, stateOf(line), seat) });

const jumped = <T extends GameTypes>(line: LineOfPlay<T>, ply: number): LineStepResult<T> =>
  Number.isInteger(ply) && ply >= 0 && ply <= line.plies.length
    ? right({ line: shownAt(line, ply), cause: 'jumped' })
    : no(`${show(ply)} is not a ply from 0 to ${line.plies.length}`);

/** Adds a comment to a line, by the rules of a table; a comment does not change how the position came about. */
const commented = <T extends GameTypes>(line: LineOfPlay<T>, text: unknown): LineStepResult<T> => {
  const read = decode(commentText)(text);
  if (isLeft(read)) return read;
  const { notes } = line;
  if (notes.comments.length >= mostComments) return no(`there are ${mostComments} comments`);
  const comments = [...notes.comments, { ply: line.at, text: read.right }];
  return right({ line: { ...line, notes: { ...notes, comments } }, cause: 'played' });
};

const stepped = <T extends GameTypes>(
  line: LineOfPlay<T> | undefined,
  cause: Cause,
  reason: string,
): LineStepResult<T> => (line === undefined ? no(reason) : right({ line, cause }));

/** Carries out an action; the result is the line of moves after the action, or the reason for its refusal. */
export const perform = <T extends GameTypes>(
  company: LinePlayers<T>,
  line: LineOfPlay<T>,
  viewer: Viewer,
  deed: LineDeed<T>,
): LineStepResult<T> => {
  if (deed._tag === 'Jump') return jumped(line, deed.ply);
  if (company.onlyLooks) return no('this is the record of a game: no moves can be made');
  const isOver = isEnded(company.game, line);
  switch (deed._tag) {
    case 'Play':
      return played(company, line, viewer, deed.move);
    case 'Undo':
      return deed.ply === undefined
        ? stepped(undone(company, line, viewer), 'undone', 'there is nothing to take back')
        : chain(jumped(line, deed.ply), (step): LineStepResult<T> => right({ ...step, cause: 'undone' }));
    case 'Comment':
      return commented(line, deed.text);
    case 'Redo':
      return stepped(redone(company, line, viewer), 'redone', 'there is nothing to make again');
    case 'Resign':
      return isOver ? no('the game is over') : resigned(company, line, viewer, deed.seat);
    case 'Claim':
      return no('seats are claimed at a table of a server');
    case 'Fall':
      return isOver ? no('the game is over') : fallen(company, line, deed.seat);
    case 'OfferDraw':
      return isOver ? no('the game is over') : drawOffered(company, line, viewer);
    case 'AnswerDraw':
      return drawAnswered(company, line, viewer, deed.accept);
    case 'AnswerUndo':
      return no('this game needs no agreement to go back');
  }
};
