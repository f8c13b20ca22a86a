/**
 * Taking moves back, alone or with everybody's consent, but never past a moment at which a secret was revealed.
 *
 * @packageDocumentation
 */
import { isLeft, right } from 'fp-ts/Either';
import type { GameTypes } from '../core/contract/game.js';
import { applyRecorded } from '../core/playing/apply-recorded.js';
import type { Seat } from '../core/values/seat.js';
import { chanceSince } from './chance.js';
import { begun, budgetOf, type Clocks, countedTo, cutBack, renewed } from './clock.js';
import {
  became,
  isLate,
  isOfAnotherCourse,
  playing,
  refuse,
  staying,
  type TableStepResult,
  takenBackSince,
  tooLate,
} from './consequence.js';
import { beganAt, decidingIn, roundOf, ticking } from './deciding.js';
import { toAll } from './event.js';
import type { AskUndo } from './message.js';
import { reveals } from './reveal.js';
import { type Decided, type Made, type Play, silence, type Table } from './table.js';

/** All states from the start to the present: the state before each move, and the state after the last move. */
const statesOf = <T extends GameTypes>({ game }: Table<T>, { start, made }: Play<T>): readonly T['State'][] =>
  made.reduce<readonly T['State'][]>(
    (states, { move }) => {
      const after = applyRecorded(game)(move)(states.at(-1) ?? start);
      return isLeft(after) ? states : [...states, after.right];
    },
    [start],
  );

/** The clocks after an undo: no seat has more time than it had before the first undone move. */
const clocksAfter = (clocks: Clocks, lost: readonly (Made | Decided)[]): Clocks =>
  lost.reduce((before, { seat, budget }) => (seat === null ? before : cutBack(before, seat, budget)), clocks);

/** Where a game goes back to, and whose request that is. */
interface WayBack<T extends GameTypes> {
  /** The number of moves to keep. */
  readonly ply: number;
  /** The position after these moves. */
  readonly state: T['State'];
  /** The seat that goes back alone, and so gets no time for it; null if the seats go back together. */
  readonly alone: Seat | null;
}

/** The game after moves were taken back: keeps only the given number of moves, and drops all waiting decisions. Its clocks have been read just before. */
export const gameBack = <T extends GameTypes>(
  table: Table<T>,
  play: Play<T>,
  { ply, state, alone }: WayBack<T>,
): Play<T> => {
  const lost = [...play.made.slice(ply), ...play.sealed];
  const cut = { ...clocksAfter(play.clocks, lost), turn: lost.length === 0 ? play.clocks.turn : lost[0]!.turn };
  const given = table.clockRules === 1 ? cut : renewed(table.spec.clock, cut, alone);
  // A bot that plays on for a seat has no clock, so it is given no time.
  const clocks = play.left.reduce((before, { seat }) => cutBack(before, seat, budgetOf(cut, seat)), given);
  const course = play.course + 1;
  const back = {
    ...play,
    takenBack: Math.max(play.takenBack, play.made.length),
    course,
    courses: play.courses.map(() => course),
    due: play.due.map(() => ply),
    state,
    made: play.made.slice(0, ply),
    sealed: [],
    talk: { ...silence, questions: play.talk.questions },
  };
  return { ...back, clocks: begun(clocks, decidingIn(table.game, back)) };
};

/** Takes moves back at the given time. A seat that goes back alone, `alone`, gets no time for it. */
const goneBack = <T extends GameTypes>(
  table: Table<T>,
  play: Play<T>,
  ply: number,
  now: number,
  alone: Seat | null,
): Table<T> => {
  const clocks = countedTo(play.clocks, ticking(table, play), now);
  const state = statesOf(table, { ...play, made: play.made.slice(0, ply) }).at(-1) ?? play.start;
  return playing(table, gameBack(table, { ...play, clocks }, { ply, state, alone }));
};

/** A seat takes back its own decision, which still waits for other seats' decisions and is known to no other seat. */
export const unsealed = <T extends GameTypes>(
  table: Table<T>,
  play: Play<T>,
  seat: Seat,
  now: number,
): TableStepResult<T> => {
  const own = play.sealed.find((decided) => decided.seat === seat);
  if (own === undefined) return refuse('there is nothing to take back');
  const counted = countedTo(play.clocks, ticking(table, play), now);
  const sealed = play.sealed.filter((decided) => decided !== own);
  const clocks = begun(cutBack(counted, seat, own.budget), [seat]);
  const course = play.course + 1;
  const courses = play.courses.map((one, other) => (other === seat ? course : one));
  return became(playing(table, { ...play, sealed, clocks, course, courses }));
};

/** True if any move at the given ply or later revealed a secret. */
const wouldUnlearn = <T extends GameTypes>(
  { game }: Table<T>,
  play: Play<T>,
  states: readonly T['State'][],
  ply: number,
): boolean => {
  return play.made.slice(ply).some(({ move }, index) => {
    const [before, after] = [states[ply + index], states[ply + index + 1]];
    const read = game.moveText.parse(move);
    return before === undefined || after === undefined || isLeft(read) || reveals(game, before, read.right, after);
  });
};

/** The greatest number of moves that can be taken back at once. */
const furthest = 50;

/** The last ply, up to the requested one, at which a seat decided; a game never goes back to a decision of chance. Returns -1 if there is no such ply. */
const decisionAt = ({ made }: Pick<Play<GameTypes>, 'made'>, ply: number): number =>
  ply >= made.length ? ply : made.slice(0, ply + 1).findLastIndex(({ seat }) => seat !== null);

/** True if going back to a number of moves would go back to a time when a seat was there that has left since. */
const wouldReturn = <T extends GameTypes>({ spec }: Table<T>, { left }: Play<T>, ply: number): boolean =>
  // Where seats drop out, the first move after a departure is that of the seat that drops out.
  left.some((one) => ply < (spec.leaving === 'drops' ? one.ply + 1 : one.ply));

/**
 * True if a seat's own turn goes on and has gone on since the given ply: the seat has made all moves since then, and after each of them it was the only
 * one that was asked for a decision.
 */
const isOwnTurn = <T extends GameTypes>(
  { game, undoRules }: Table<T>,
  { made, sealed }: Play<T>,
  states: readonly T['State'][],
  seat: Seat,
  ply: number,
): boolean =>
  undoRules === 2 &&
  sealed.length === 0 &&
  made.slice(ply).every(({ seat: by }, index) => {
    const after = states[ply + index + 1];
    if (after === undefined || by !== seat || roundOf(game, after).length > 0) return false;
    const [only, ...others] = game.toMove(after);
    return only === seat && others.length === 0;
  });

/**
 * A seat asks to go back to an earlier position. A request for what another seat has asked for agrees with it. Nobody is asked about moves of a turn that
 * still goes on.
 */
export const askUndo = <T extends GameTypes>(
  table: Table<T>,
  play: Play<T>,
  seat: Seat,
  message: Pick<AskUndo, 'ply' | 'course'>,
  now: number,
): TableStepResult<T> => {
  const { undo } = table.spec;
  if (isOfAnotherCourse(play, seat, message.course)) return refuse(takenBackSince);
  if (undo === 'never') return refuse('at this table no move is taken back');
  const count = play.made.length;
  const decision = decisionAt(play, message.ply);
  if (decision < 0) return refuse('there is nothing to take back');
  if (decision === count) return unsealed(table, play, seat, now);
  if (decision > count) return refuse(`only ${count} moves have been made`);
  if (count - decision > furthest) return refuse(`at most ${furthest} moves are taken back at a time`);
  const states = statesOf(table, play);
  const ply = table.undoRules === 1 ? decision : beganAt(table.game, (one) => states[one], decision);
  if (wouldReturn(table, play, ply)) return refuse('a seat has left since');
  const isAlone = undo === 'own' || staying(table, play).length === 1 || isOwnTurn(table, play, states, seat, ply);
  const since = [...play.made.slice(ply), ...play.sealed];
  if (undo === 'own' && chanceSince(play, ply)) return refuse('chance has decided since');
  if (undo === 'own' && since.some((one) => one.seat !== seat)) return refuse('another seat has moved since');
  const { undo: open, undoRefused, questions } = play.talk;
  if (open !== null && open.ply === ply && !open.agreed.includes(seat))
    return answerUndo(table, play, seat, true, undefined, now);
  if (!isAlone && open !== null) return refuse('another undo is asked for');
  if (!isAlone && undoRefused.includes(seat)) return refuse('an undo was refused since the last move');
  if (wouldUnlearn(table, play, states, ply)) return refuse('a secret has become known since');
  if (isAlone) return became(goneBack(table, play, ply, now, seat));
  const question = questions + 1;
  const talk = { ...play.talk, undo: { by: seat, ply, agreed: [seat], question }, questions: question };
  return right({ table: playing(table, { ...play, talk }), said: [toAll({ _tag: 'UndoAsked', seat, ply, question })] });
};

/**
 * A seat answers a request from another seat to go back, or withdraws its own request. An answer to another question than the open one is refused.
 */
export const answerUndo = <T extends GameTypes>(
  table: Table<T>,
  play: Play<T>,
  seat: Seat,
  accept: boolean,
  question: number | undefined,
  now: number,
): TableStepResult<T> => {
  const { undo, undoRefused } = play.talk;
  if (isLate(undo, question)) return refuse(tooLate);
  if (undo === null) return refuse('no undo is asked for');
  if (!accept) {
    const refused = undo.by === seat ? undoRefused : [...undoRefused, undo.by];
    const talk = { ...play.talk, undo: null, undoRefused: refused };
    return right({ table: playing(table, { ...play, talk }), said: [toAll({ _tag: 'UndoRefused', seat })] });
  }
  if (undo.agreed.includes(seat)) return refuse('this seat has agreed already');
  const agreed = [...undo.agreed, seat];
  if (agreed.length === staying(table, play).length) return became(goneBack(table, play, undo.ply, now, null));
  const talk = { ...play.talk, undo: { ...undo, agreed } };
  const agreement = toAll({ _tag: 'UndoAgreed', seat, question: undo.question });
  return right({ table: playing(table, { ...play, talk }), said: [agreement] });
};
