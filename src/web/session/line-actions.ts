/**
 * The actions of viewers on a line of play, as plain functions. Each action returns a new line, and involves no bots or listeners.
 *
 * @packageDocumentation
 */
import { type Either, isLeft, left, right } from 'fp-ts/Either';
import type { Game, GameTypes } from '../../core/contract/game.js';
import { notYourTurn, over, type Refusal } from '../../core/contract/refusal.js';
import { moverOf } from '../../core/playing/play.js';
import { hides } from '../../core/playing/seat-moves.js';
import { decode } from '../../core/reading/codec.js';
import type { RecordDeparture, RecordEnd } from '../../core/records/shape.js';
import { chain } from '../../core/values/either.js';
import { type Fault, fault, show, under } from '../../core/values/fault.js';
import type { Seat } from '../../core/values/seat.js';
import { whoDecides } from '../../face/words.js';
import { commentText, mostComments } from '../../table/comment.js';
import { positionOf } from '../../table/deciding.js';
import { afterLeaving, placesShared, placesWithout, stayingOf } from '../../table/departure.js';
import type { LeavingSpec } from '../../table/index.js';
import { type Deed, type Eye, viewerOf } from './driver.js';
import {
  decidedBy,
  decidingOn,
  decisionBegan,
  endOf,
  goneAt,
  isEnded,
  isGone,
  type LineOfPlay,
  nearest,
  shownAt,
  stateOf,
  withoutSeat,
  withoutTail,
  withSeat,
} from './line.js';
import type { Cause } from './snapshot.js';

/** The game of a line of play, and the people and bots who play the game. */
export interface LinePlayers<T extends GameTypes> {
  readonly game: Game<T>;
  /** True if a person, not a bot, plays at the seat. */
  readonly isPerson: (seat: Seat) => boolean;
  /** True if the bot of the seat has failed, so that people decide in its place. */
  readonly hasFailed: (seat: Seat) => boolean;
  /** What happens when a seat leaves. */
  readonly leaving: LeavingSpec;
  /** The bot that plays on for seats that leave; null if there is none. */
  readonly leavingBot: string | null;
  /** True if all people who play look through the same handle, so that the game goes on at the position that it shows. */
  readonly leads: (eye: Eye) => boolean;
  /** The names of the seats. */
  readonly names: (line: LineOfPlay<T>) => readonly string[];
  /** True if the game is only being replayed. */
  readonly onlyLooks: boolean;
}

/** Who acts, and the ply of the position that they look at; null if they look at the position at which the game goes on. */
export interface Actor {
  readonly eye: Eye;
  readonly cursor: number | null;
  /** True if a bot acts: it also plays on for a seat that has left. */
  readonly isBot?: boolean;
}

/** The effect of an action. */
export interface LineStep<T extends GameTypes> {
  /** The line of play after the action. */
  readonly line: LineOfPlay<T>;
  /** The line of play from which the action was taken. It differs from the line before the action if moves were taken back first. */
  readonly base: LineOfPlay<T>;
  /** How the position on the line after the action came about. */
  readonly cause: Cause;
  /** The ply at which whoever acted looks after the action; null for the position at which the game goes on. */
  readonly cursor: number | null;
}

type LineStepResult<T extends GameTypes> = Either<Refusal<T['Rule']> | Fault, LineStep<T>>;

type LineResult<T extends GameTypes> = Either<Refusal<T['Rule']> | Fault, LineOfPlay<T>>;

/** An action on a line of play: any request except loading a game and changing the player at a seat. */
export type LineDeed<T extends GameTypes> = Exclude<Deed<T>, { readonly _tag: 'Load' | 'Sit' }>;

const no = (reason: string): Either<Fault, never> => left(fault([], reason));

const isStranger = (eye: Eye): boolean => viewerOf(eye) === 'spectators';

/** The line of play as somebody sees it. */
export const lineSeen = <T extends GameTypes>(line: LineOfPlay<T>, cursor: number | null): LineOfPlay<T> =>
  cursor === null ? line : shownAt(line, cursor);

/** True if a person decides for a seat in the position after the given number of moves. */
const decidesAt =
  <T extends GameTypes>({ isPerson, hasFailed }: LinePlayers<T>, line: LineOfPlay<T>) =>
  (seat: Seat, ply = line.at): boolean =>
    hasFailed(seat) || (isPerson(seat) && !goneAt(line, ply).some((one) => one.seat === seat));

/** The seats for which somebody decides now. The viewer `all`, and a single player in place of a bot that failed, decide for other seats too. */
export const actingFor = <T extends GameTypes>(
  company: LinePlayers<T>,
  line: LineOfPlay<T>,
  eye: Eye,
): readonly Seat[] => {
  const { game, hasFailed, leads, onlyLooks } = company;
  if (onlyLooks || isStranger(eye)) return [];
  const isForAll = eye === 'all' || (leads(eye) && !hides(game));
  const decides = decidesAt(company, line);
  const isOwn = (seat: Seat): boolean => seat === eye && (hasFailed(seat) || !isGone(line, seat));
  return decidingOn(game, line).filter((seat) => isOwn(seat) || (isForAll && decides(seat)));
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
  { eye, isBot = false }: Actor,
  move: T['Move'],
): LineResult<T> => {
  const { game } = company;
  if (isEnded(game, line)) return left(over(game.overRule, 'the game is over'));
  const acting = isBot ? decidingOn(game, line).filter((seat) => seat === eye) : actingFor(company, line, eye);
  if (acting.length === 0 && typeof eye === 'number' && isGone(line, eye))
    return no('players who have left the game cannot play');
  const state = stateOf(line);
  const named = game.mover === undefined ? -1 : moverOf(game)(move)(state);
  const seat = acting.find((one) => one === named) ?? acting[0];
  if (seat === undefined || (typeof eye === 'number' && named >= 0 && game.toMove(state).length > 1 && named !== seat))
    return left(notYet(company, line));
  const checked = game.check(move)(positionOf(game, state, seat));
  return isLeft(checked) ? checked : right(decidedBy(game, line, seat, checked.right));
};

/**
 * Returns the line after its last step is taken back: a move, a waiting decision, the departure of a seat, or the end of a game that people ended;
 * undefined if there is nothing to take back. Of decisions that wait, people take back only their own. What bots did since is taken back, too.
 */
export const undone = <T extends GameTypes>(
  company: LinePlayers<T>,
  line: LineOfPlay<T>,
  eye: Eye,
): LineOfPlay<T> | undefined => {
  const { game, onlyLooks } = company;
  if (onlyLooks || isStranger(eye)) return undefined;
  if (endOf(line) !== null) return { ...line, end: null };
  const unsealed = withoutOwn(company, line, eye);
  if (unsealed !== undefined) return unsealed;
  const back = nearest(game, line, -1, decidesAt(company, line));
  const departed = line.gone.findLast(({ from }) => from <= line.at);
  if (departed !== undefined && back < departed.from) return { ...withSeat(line, departed), tookBack: eye };
  return back < 0 ? undefined : { ...shownAt(line, back), tookBack: eye };
};

/** Returns the line without the waiting decisions of whoever acts; undefined if there are none. */
const withoutOwn = <T extends GameTypes>(
  company: LinePlayers<T>,
  line: LineOfPlay<T>,
  eye: Eye,
): LineOfPlay<T> | undefined => {
  const decides = decidesAt(company, line);
  const isOwn = (seat: Seat): boolean => (eye === 'all' ? decides(seat) : seat === eye && !isGone(line, seat));
  const sealed = line.sealed.filter(({ seat }) => !isOwn(seat));
  return sealed.length < line.sealed.length ? { ...line, sealed } : undefined;
};

/**
 * Returns the line after the game goes back to the given ply, or to the decision of a seat before it. Seats that decide at the same time go back
 * together.
 */
const wentBack = <T extends GameTypes>(
  company: LinePlayers<T>,
  line: LineOfPlay<T>,
  eye: Eye,
  asked: number,
): LineResult<T> => {
  if (!Number.isInteger(asked) || asked < 0) return no(`${show(asked)} is not a ply from 0 to ${line.at}`);
  if (asked > line.at) return no(`only ${line.at} moves have been made`);
  const own = asked === line.at ? withoutOwn(company, line, eye) : undefined;
  if (own !== undefined) return right(own);
  const decision = line.plies.slice(0, asked + 1).findLastIndex(({ seat }) => seat >= 0);
  if (asked === line.at || decision < 0) return no('there is nothing to take back');
  return right({ ...shownAt(line, decisionBegan(company.game, line, decision)), tookBack: eye });
};

/** Returns the line after redoing moves that were taken back; undefined if there are none, or if another seat took them back. */
export const redone = <T extends GameTypes>(
  company: LinePlayers<T>,
  line: LineOfPlay<T>,
  eye: Eye,
): LineOfPlay<T> | undefined => {
  if (company.onlyLooks || isStranger(eye) || !(company.leads(eye) || line.tookBack === eye)) return undefined;
  const ahead = nearest(company.game, line, 1, decidesAt(company, line));
  return ahead < 0 ? undefined : shownAt(line, ahead);
};

/** The ply to which somebody who looks at another position than the present one steps back or ahead; -1 if there is none. */
export const steppedTo = <T extends GameTypes>(
  company: LinePlayers<T>,
  line: LineOfPlay<T>,
  cursor: number,
  step: -1 | 1,
): number => {
  if (company.onlyLooks || (step > 0 && cursor >= line.at)) return -1;
  const found = nearest(company.game, shownAt(line, cursor), step, decidesAt(company, line));
  return step > 0 ? Math.min(found, line.at) : found;
};

const endedBy = <T extends GameTypes>(line: LineOfPlay<T>, end: RecordEnd): LineResult<T> => {
  // People end a game at the position at which it goes on, so drop the moves that were taken back.
  const { notes: before, ...ended } = withoutTail(line);
  // People play on for the seats that left a game in its notes.
  const { left: _, ...notes } = before;
  return right({ ...ended, sealed: [], draw: null, end, notes });
};

/** The seats that have not left: only these resign, offer and agree. */
const staying = <T extends GameTypes>({ game }: LinePlayers<T>, line: LineOfPlay<T>): readonly Seat[] =>
  stayingOf(game.seatCount(line.start), goneAt(line, line.at));

/** The seat for which somebody resigns or answers; undefined if they may do so for no seat. */
const voiceOf = <T extends GameTypes>(
  company: LinePlayers<T>,
  line: LineOfPlay<T>,
  eye: Eye,
  asked?: Seat,
): Seat | undefined => {
  const viewer = viewerOf(eye);
  if (viewer === 'spectators') return undefined;
  const own = viewer === 'all' ? (asked ?? actingFor(company, line, eye)[0]) : viewer;
  return asked === undefined || asked === own ? staying(company, line).find((one) => one === own) : undefined;
};

const agreed = <T extends GameTypes>(
  company: LinePlayers<T>,
  line: LineOfPlay<T>,
  seats: readonly Seat[],
): LineResult<T> => {
  const [by] = seats;
  if (by === undefined) return no('this viewer has no seat');
  if (seats.length < staying(company, line).length) return right({ ...line, draw: { by, agreed: seats } });
  const play = { state: stateOf(line), left: goneAt(line, line.at) };
  return endedBy(line, { reason: 'agreement', seat: null, places: placesShared(company.game, play) });
};

const drawOffered = <T extends GameTypes>(company: LinePlayers<T>, line: LineOfPlay<T>, eye: Eye): LineResult<T> => {
  const seat = voiceOf(company, line, eye);
  if (seat === undefined) return no('this viewer has no seat');
  if (!staying(company, line).every((one) => decidesAt(company, line)(one))) return no('bots do not agree to draws');
  if (line.draw !== null)
    return line.draw.agreed.includes(seat) && eye !== 'all'
      ? no('a draw is offered already')
      : drawAnswered(company, line, eye, true);
  return line.drawRefused.some((one) => one.seat === seat && one.at === line.at)
    ? no('a draw was refused since the last move')
    : agreed(company, line, [seat]);
};

const drawAnswered = <T extends GameTypes>(
  company: LinePlayers<T>,
  line: LineOfPlay<T>,
  eye: Eye,
  accept: boolean,
): LineResult<T> => {
  const { draw } = line;
  const viewer = viewerOf(eye);
  if (draw === null) return no('no draw is offered');
  if (viewer === 'spectators' || (viewer !== 'all' && isGone(line, viewer))) return no('this viewer has no seat');
  if (!accept) {
    // Whoever offered withdraws the offer, alone or together with everybody at the same screen; this is not a refusal.
    const isWithdrawn = viewer === 'all' || viewer === draw.by;
    const drawRefused = isWithdrawn ? line.drawRefused : [...line.drawRefused, { seat: draw.by, at: line.at }];
    return right({ ...line, draw: null, drawRefused });
  }
  // Players at the same screen agree together.
  const more = viewer === 'all' ? staying(company, line).filter((seat) => !draw.agreed.includes(seat)) : [viewer];
  return draw.agreed.includes(more[0]!)
    ? no('this seat has agreed already')
    : agreed(company, line, [...draw.agreed, ...more]);
};

/** Lets a seat leave the game, which ends or goes on, as it was agreed. */
const departed = <T extends GameTypes>(
  { game, leaving, leavingBot }: LinePlayers<T>,
  line: LineOfPlay<T>,
  seat: Seat,
  reason: RecordDeparture['reason'],
): LineResult<T> => {
  const play = { state: stateOf(line), left: goneAt(line, line.at) };
  const next = afterLeaving(game, leaving, play, seat);
  if (next._tag === 'Ends') return endedBy(line, { reason, seat, places: placesWithout(game, play, seat) });
  const gone = { seat, ply: line.at, reason };
  return right(
    next._tag === 'DropsOut'
      ? withoutSeat(game, line, { ...gone, substitute: null }, next.move)
      : withoutSeat(game, line, { ...gone, substitute: leavingBot }, undefined),
  );
};

const resigned = <T extends GameTypes>(
  company: LinePlayers<T>,
  line: LineOfPlay<T>,
  eye: Eye,
  asked: Seat | undefined,
): LineResult<T> => {
  const seat = voiceOf(company, line, eye, asked);
  if (seat !== undefined) return departed(company, line, seat, 'resignation');
  const named = typeof eye === 'number' ? eye : asked;
  return named !== undefined && isGone(line, named)
    ? no('this seat has left the game')
    : no('this viewer does not speak for that seat');
};

/**
 * Lets somebody look at the position after the given number of moves. Nobody else sees a change, but if all who play look through the same handle, and
 * the position comes after the one at which the game goes on, then the game goes on there.
 */
const jumped = <T extends GameTypes>(
  company: LinePlayers<T>,
  line: LineOfPlay<T>,
  eye: Eye,
  ply: number,
): LineStepResult<T> => {
  if (!Number.isInteger(ply) || ply < 0 || ply > line.plies.length)
    return no(`${show(ply)} is not a ply from 0 to ${line.plies.length}`);
  const isAhead = ply > line.at && company.leads(eye) && decisionBegan(company.game, line, ply) === ply;
  const next = isAhead ? shownAt(line, ply) : line;
  return right({ line: next, base: line, cause: 'jumped', cursor: ply === next.at ? null : ply });
};

/** Adds a comment on the position that somebody sees, by the rules of a table; comments stay in the order of the moves. */
const commented = <T extends GameTypes>(line: LineOfPlay<T>, { eye, cursor }: Actor, text: unknown): LineResult<T> => {
  if (eye === 'spectators') return no('this viewer has no seat');
  const read = decode(commentText)(text);
  if (isLeft(read)) return left(under('text')(read.left));
  const { notes } = line;
  if (notes.comments.length >= mostComments) return no(`there are ${mostComments} comments`);
  const at = cursor ?? line.at;
  const after = notes.comments.filter(({ ply }) => ply > at);
  const before = notes.comments.filter(({ ply }) => ply <= at);
  const comments = [...before, { ply: at, text: read.right }, ...after];
  return right({ ...line, notes: { ...notes, comments } });
};

/** The line from which somebody plays on. A move in an earlier position takes back what followed. */
const baseFor = <T extends GameTypes>(
  company: LinePlayers<T>,
  line: LineOfPlay<T>,
  { eye, cursor }: Actor,
): LineResult<T> => {
  if (cursor === null) return right(line);
  if (cursor > line.at && !company.leads(eye)) return no('these moves were taken back');
  return right({ ...shownAt(line, decisionBegan(company.game, line, cursor)), tookBack: eye });
};

const stepped = <T extends GameTypes>(
  base: LineOfPlay<T>,
  next: LineResult<T>,
  cause: Cause,
  cursor: number | null = null,
): LineStepResult<T> => chain(next, (line): LineStepResult<T> => right({ line, base, cause, cursor }));

/** Takes back, or lets somebody who looks at another position step back. */
const takenBack = <T extends GameTypes>(
  company: LinePlayers<T>,
  line: LineOfPlay<T>,
  { eye, cursor }: Actor,
  asked: number | undefined,
): LineStepResult<T> => {
  const nothing = no('there is nothing to take back');
  if (cursor !== null && asked === undefined) {
    const ply = steppedTo(company, line, cursor, -1);
    return ply < 0 ? nothing : jumped(company, line, eye, ply);
  }
  if (asked !== undefined)
    return isStranger(eye) ? nothing : stepped(line, wentBack(company, line, eye, asked), 'undone');
  const back = undone(company, line, eye);
  return back === undefined ? nothing : stepped(line, right(back), 'undone');
};

const madeAgain = <T extends GameTypes>(
  company: LinePlayers<T>,
  line: LineOfPlay<T>,
  { eye, cursor }: Actor,
): LineStepResult<T> => {
  const nothing = no('there is nothing to make again');
  if (cursor !== null) {
    const ply = steppedTo(company, line, cursor, 1);
    return ply < 0 ? nothing : jumped(company, line, eye, ply);
  }
  const ahead = redone(company, line, eye);
  return ahead === undefined ? nothing : stepped(line, right(ahead), 'redone');
};

/** Carries out an action; the result is the line of moves after the action, or the reason for its refusal. */
export const perform = <T extends GameTypes>(
  company: LinePlayers<T>,
  line: LineOfPlay<T>,
  actor: Actor,
  deed: LineDeed<T>,
): LineStepResult<T> => {
  const { eye, cursor } = actor;
  if (deed._tag === 'Jump') return jumped(company, line, eye, deed.ply);
  if (company.onlyLooks) return no('this is the record of a game: no moves can be made');
  /** Acts on the game, at the position that is shown if all who play look at it. */
  const onGame = (act: (base: LineOfPlay<T>) => LineResult<T>): LineStepResult<T> =>
    chain(company.leads(eye) ? baseFor(company, line, actor) : right(line), (base) =>
      isEnded(company.game, base) ? no('the game is over') : stepped(base, act(base), 'played'),
    );
  switch (deed._tag) {
    case 'Play':
      return chain(baseFor(company, line, actor), (base) =>
        stepped(base, played(company, base, actor, deed.move), 'played'),
      );
    case 'Undo':
      return takenBack(company, line, actor, deed.ply);
    case 'Redo':
      return madeAgain(company, line, actor);
    case 'Comment':
      return stepped(line, commented(line, actor, deed.text), 'played', cursor);
    case 'Resign':
      return onGame((base) => resigned(company, base, eye, deed.seat));
    case 'Claim':
      return no('seats are claimed at a table of a server');
    case 'Fall':
      return onGame((base) => departed(company, base, deed.seat, 'time'));
    case 'OfferDraw':
      return onGame((base) => drawOffered(company, base, eye));
    case 'AnswerDraw':
      return stepped(line, drawAnswered(company, line, eye, deed.accept), 'played', cursor);
    case 'AnswerUndo':
      return no('this game needs no agreement to go back');
  }
};
