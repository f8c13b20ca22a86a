/**
 * The actions of viewers on a line of play, as plain functions. Each action returns a new line, and involves no bots or listeners.
 *
 * @packageDocumentation
 */
import { type Either, isLeft, left, right } from 'fp-ts/Either';
import type { GameTypes } from '../../core/contract/game.js';
import { notYourTurn, over, type Refusal } from '../../core/contract/refusal.js';
import { moverOf } from '../../core/playing/play.js';
import { hides } from '../../core/playing/seat-moves.js';
import { decode } from '../../core/reading/codec.js';
import { chain } from '../../core/values/either.js';
import { type Fault, fault, show, under } from '../../core/values/fault.js';
import type { Seat } from '../../core/values/seat.js';
import { whoDecides } from '../../face/words.js';
import { commentText, mostComments } from '../../table/comment.js';
import { staying, type TableStepResult } from '../../table/consequence.js';
import { positionOf } from '../../table/deciding.js';
import { answerDraw, offerDraw } from '../../table/draw.js';
import type { Play, Table } from '../../table/index.js';
import { departed } from '../../table/leaving.js';
import { claimDraw, mayClaimDraw } from '../../table/repetition.js';
import { unsealed } from '../../table/undo.js';
import { type Deed, type Eye, viewerOf } from './driver.js';
import {
  afterStep,
  decidedBy,
  decidingOn,
  decisionBegan,
  endOf,
  goneAt,
  isEnded,
  isGone,
  type LineOfPlay,
  nearest,
  plyOf,
  shownAt,
  withSeat,
} from './line.js';
import type { Cause, Viewer } from './snapshot.js';

/** The people and bots who play the game of a line of play. */
export interface LinePlayers<T extends GameTypes> {
  /** True if a person, not a bot, plays at the seat. */
  readonly isPerson: (seat: Seat) => boolean;
  /** True if the bot of the seat has failed, so that people decide in its place. */
  readonly hasFailed: (seat: Seat) => boolean;
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

/** True for whoever has no seat in a game, or has left it. */
const isOutside = <T extends GameTypes>(line: LineOfPlay<T>, viewer: Viewer): boolean =>
  viewer === 'spectators' || (viewer !== 'all' && isGone(line, viewer));

/** True if a person decides for a seat in the position after the given number of moves. */
const decidesAt =
  <T extends GameTypes>({ isPerson, hasFailed }: LinePlayers<T>, line: LineOfPlay<T>) =>
  (seat: Seat, ply = plyOf(line)): boolean =>
    hasFailed(seat) || (isPerson(seat) && !goneAt(line, ply).some((one) => one.seat === seat));

/** The seats for which somebody decides now. The viewer `all`, and a single player in place of a bot that failed, decide for other seats too. */
export const actingFor = <T extends GameTypes>(
  company: LinePlayers<T>,
  line: LineOfPlay<T>,
  eye: Eye,
): readonly Seat[] => {
  const { hasFailed, leads, onlyLooks } = company;
  if (onlyLooks || isStranger(eye)) return [];
  const isForAll = eye === 'all' || (leads(eye) && !hides(line.agreed.game));
  const decides = decidesAt(company, line);
  const isOwn = (seat: Seat): boolean => seat === eye && (hasFailed(seat) || !isGone(line, seat));
  return decidingOn(line).filter((seat) => isOwn(seat) || (isForAll && decides(seat)));
};

const notYet = <T extends GameTypes>({ names }: LinePlayers<T>, line: LineOfPlay<T>): Refusal<T['Rule']> => {
  const deciding = decidingOn(line);
  const who = deciding.length === 0 ? ['chance'] : deciding.map((seat) => names(line)[seat]!);
  return notYourTurn(line.agreed.game.turnRule, whoDecides(who), deciding);
};

const played = <T extends GameTypes>(
  company: LinePlayers<T>,
  line: LineOfPlay<T>,
  { eye, isBot = false }: Actor,
  move: T['Move'],
): LineResult<T> => {
  const { game } = line.agreed;
  if (isEnded(line)) return left(over(game.overRule, 'the game is over'));
  const acting = isBot ? decidingOn(line).filter((seat) => seat === eye) : actingFor(company, line, eye);
  if (acting.length === 0 && typeof eye === 'number' && isGone(line, eye))
    return no('players who have left the game cannot play');
  const { state } = line.play;
  const named = game.mover === undefined ? -1 : moverOf(game)(move)(state);
  const seat = acting.find((one) => one === named) ?? acting[0];
  if (seat === undefined || (typeof eye === 'number' && named >= 0 && game.toMove(state).length > 1 && named !== seat))
    return left(notYet(company, line));
  const checked = game.check(move)(positionOf(game, state, seat));
  return isLeft(checked) ? checked : right(decidedBy(line, seat, checked.right));
};

/** The seats of the waiting decisions that whoever acts can take back. */
const ownWaiting = <T extends GameTypes>(company: LinePlayers<T>, line: LineOfPlay<T>, eye: Eye): readonly Seat[] => {
  const decides = decidesAt(company, line);
  const isOwn = (seat: Seat): boolean => (eye === 'all' ? decides(seat) : seat === eye && !isGone(line, seat));
  return line.play.sealed.flatMap(({ seat }) => (isOwn(seat) ? [seat] : []));
};

/** Returns the line without the waiting decisions of whoever acts; undefined if there are none. */
const withoutOwn = <T extends GameTypes>(
  company: LinePlayers<T>,
  line: LineOfPlay<T>,
  eye: Eye,
): LineOfPlay<T> | undefined => {
  const own = ownWaiting(company, line, eye);
  if (own.length === 0) return undefined;
  return own.reduce((before, seat) => {
    const step = unsealed(before.agreed, before.play, seat, before.play.clocks.since);
    return isLeft(step) ? before : afterStep(before, step.right.table);
  }, line);
};

/** The ply before the last decision of a person; -1 if there is none. */
const backFrom = <T extends GameTypes>(company: LinePlayers<T>, line: LineOfPlay<T>): number =>
  nearest(line, plyOf(line), -1, decidesAt(company, line));

/** The last seat that has left; undefined if none has. */
const lastGone = <T extends GameTypes>(line: LineOfPlay<T>): LineOfPlay<T>['gone'][number] | undefined =>
  line.gone.findLast(({ from }) => from <= plyOf(line));

/** True if somebody can take back a step of the game. */
export const canTakeBack = <T extends GameTypes>(company: LinePlayers<T>, line: LineOfPlay<T>, eye: Eye): boolean =>
  !company.onlyLooks &&
  !isStranger(eye) &&
  (endOf(line) !== null ||
    ownWaiting(company, line, eye).length > 0 ||
    lastGone(line) !== undefined ||
    backFrom(company, line) >= 0);

/**
 * Returns the line after its last step is taken back: a move, a waiting decision, the departure of a seat, or the end of a game that people ended.
 * Of decisions that wait, people take back only their own. What bots did since is taken back, too.
 */
const undone = <T extends GameTypes>(company: LinePlayers<T>, line: LineOfPlay<T>, eye: Eye): LineOfPlay<T> => {
  if (endOf(line) !== null) return { ...line, end: null };
  const own = withoutOwn(company, line, eye);
  if (own !== undefined) return own;
  const [back, last] = [backFrom(company, line), lastGone(line)];
  return { ...(last !== undefined && back < last.from ? withSeat(line, last) : shownAt(line, back)), tookBack: eye };
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
  const at = plyOf(line);
  if (!Number.isInteger(asked) || asked < 0) return no(`${show(asked)} is not a ply from 0 to ${at}`);
  if (asked > at) return no(`only ${at} moves have been made`);
  const own = asked === at ? withoutOwn(company, line, eye) : undefined;
  if (own !== undefined) return right(own);
  const decision = line.plies.slice(0, asked + 1).findLastIndex(({ seat }) => seat !== null);
  if (asked === at || decision < 0) return no('there is nothing to take back');
  return right({ ...shownAt(line, decisionBegan(line, decision)), tookBack: eye });
};

/** The ply up to which somebody can make moves again that were taken back; -1 if there are none, or if another seat took them back. */
export const againTo = <T extends GameTypes>(company: LinePlayers<T>, line: LineOfPlay<T>, eye: Eye): number =>
  company.onlyLooks || isStranger(eye) || !(company.leads(eye) || line.tookBack === eye)
    ? -1
    : nearest(line, plyOf(line), 1, decidesAt(company, line));

/** The ply to which somebody who looks at another position than the present one steps back or ahead; -1 if there is none. */
export const steppedTo = <T extends GameTypes>(
  company: LinePlayers<T>,
  line: LineOfPlay<T>,
  cursor: number,
  step: -1 | 1,
): number => {
  const at = plyOf(line);
  if (company.onlyLooks || (step > 0 && cursor >= at)) return -1;
  const found = nearest(line, cursor, step, decidesAt(company, line));
  return step > 0 ? Math.min(found, at) : found;
};

/** The line after a step that its table takes, or the table's refusal. */
const byTable = <T extends GameTypes>(
  line: LineOfPlay<T>,
  step: (table: Table<T>, play: Play<T>) => TableStepResult<T>,
): LineResult<T> => chain(step(line.agreed, line.play), (taken): LineResult<T> => right(afterStep(line, taken.table)));

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
  return asked === undefined || asked === own ? staying(line.agreed, line.play).find((one) => one === own) : undefined;
};

/** Offers a draw. Where all look at one screen, an offer after another one is the agreement of all. */
const drawOffered = <T extends GameTypes>(company: LinePlayers<T>, line: LineOfPlay<T>, eye: Eye): LineResult<T> => {
  const seat = voiceOf(company, line, eye);
  if (seat === undefined) return no('this viewer has no seat');
  const decides = decidesAt(company, line);
  if (!staying(line.agreed, line.play).every((one) => decides(one))) return no('bots do not agree to draws');
  return eye === 'all' && line.play.talk.draw !== null
    ? drawAnswered(line, eye, true)
    : byTable(line, (table, play) => offerDraw(table, play, seat));
};

/** True if somebody may end the game with a draw because the position has occurred three times. */
export const canClaimDraw = <T extends GameTypes>(company: LinePlayers<T>, line: LineOfPlay<T>, eye: Eye): boolean =>
  !company.onlyLooks && !isEnded(line) && !isOutside(line, viewerOf(eye)) && mayClaimDraw(line.agreed, line.play);

const drawClaimed = <T extends GameTypes>(line: LineOfPlay<T>, eye: Eye): LineResult<T> =>
  isOutside(line, viewerOf(eye))
    ? no('this viewer has no seat')
    : byTable(line, (table, play) => claimDraw(table, play, { ply: play.made.length }));

/** Answers an offer of a draw. Players at the same screen agree together, and withdraw an offer together, which is not a refusal. */
const drawAnswered = <T extends GameTypes>(line: LineOfPlay<T>, eye: Eye, accept: boolean): LineResult<T> => {
  const { agreed, play } = line;
  const viewer = viewerOf(eye);
  const { draw } = play.talk;
  if (draw === null) return no('no draw is offered');
  if (viewer === 'spectators' || isOutside(line, viewer)) return no('this viewer has no seat');
  const others = staying(agreed, play).filter((seat) => !draw.agreed.includes(seat));
  const seats = viewer !== 'all' ? [viewer] : accept ? others : [draw.by];
  return seats.reduce<LineResult<T>>(
    (before, seat) => chain(before, (open) => byTable(open, (table, now) => answerDraw(table, now, seat, accept))),
    right(line),
  );
};

const resigned = <T extends GameTypes>(
  company: LinePlayers<T>,
  line: LineOfPlay<T>,
  eye: Eye,
  asked: Seat | undefined,
): LineResult<T> => {
  const seat = voiceOf(company, line, eye, asked);
  if (seat !== undefined)
    return right(afterStep(line, departed(line.agreed, line.play, seat, 'resignation', line.play.clocks.since)));
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
  const isAhead = ply > plyOf(line) && company.leads(eye) && decisionBegan(line, ply) === ply;
  const next = isAhead ? shownAt(line, ply) : line;
  return right({ line: next, base: line, cause: 'jumped', cursor: ply === plyOf(next) ? null : ply });
};

/** Adds a comment on the position that somebody sees, by the rules of a table; comments stay in the order of the moves. */
const commented = <T extends GameTypes>(line: LineOfPlay<T>, { eye, cursor }: Actor, text: unknown): LineResult<T> => {
  if (eye === 'spectators') return no('this viewer has no seat');
  const read = decode(commentText)(text);
  if (isLeft(read)) return left(under('text')(read.left));
  const { notes } = line;
  if (notes.comments.length >= mostComments) return no(`there are ${mostComments} comments`);
  const at = cursor ?? plyOf(line);
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
  if (cursor > plyOf(line) && !company.leads(eye)) return no('these moves were taken back');
  return right({ ...shownAt(line, decisionBegan(line, cursor)), tookBack: eye });
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
  return canTakeBack(company, line, eye) ? stepped(line, right(undone(company, line, eye)), 'undone') : nothing;
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
  const ahead = againTo(company, line, eye);
  return ahead < 0 ? nothing : stepped(line, right(shownAt(line, ahead)), 'redone');
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
      isEnded(base) ? no('the game is over') : stepped(base, act(base), 'played'),
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
    case 'OfferDraw':
      return onGame((base) => drawOffered(company, base, eye));
    case 'ClaimDraw':
      return onGame((base) => drawClaimed(base, eye));
    case 'AnswerDraw':
      return stepped(line, drawAnswered(line, eye, deed.accept), 'played', cursor);
    case 'AnswerUndo':
      return no('this game needs no agreement to go back');
  }
};
