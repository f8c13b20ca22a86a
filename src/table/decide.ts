/**
 * Moves at a table: one seat decides, or several seats decide simultaneously, in any order.
 *
 * @packageDocumentation
 */
import { isLeft, left } from 'fp-ts/Either';
import type { Game, GameTypes } from '../core/contract/game.js';
import type { Legal } from '../core/contract/legal.js';
import { applyText, parseMoveIn } from '../core/playing/play.js';
import { checkMoveAs } from '../core/playing/turn.js';
import { fault } from '../core/values/fault.js';
import type { Seat } from '../core/values/seat.js';
import { withChance } from './chance.js';
import { begun, budgetOf, type Clocks, countedTo, cutBack, granted, grantedEach } from './clock.js';
import { became, playing, refuse, type TableStepResult } from './consequence.js';
import { decidingIn, positionOf, roundOf, ticking } from './deciding.js';
import { wentOn } from './ending.js';
import type { MakeMove } from './message.js';
import { keyAfter } from './repetition.js';
import type { Decided, Made, Play, Table, Talk } from './table.js';

/**
 * The requests between players that remain open after a move. A move ends any request to go back, and any offer of a draw that the moving seat has
 * not accepted.
 */
const talkAfter = (talk: Talk, seat: Seat): Talk => ({
  ...talk,
  undo: null,
  draw: talk.draw?.agreed.includes(seat) === true ? talk.draw : null,
});

/** What a decision changes in a game at a table. */
type Moved<T extends GameTypes> = Pick<Play<T>, 'state' | 'made' | 'sealed' | 'clocks' | 'talk'>;

/** A game at a table after one more move. */
const withMade = <T extends GameTypes>(
  game: Game<T>,
  made: readonly Made[],
  { seat, move, took, budget, turn }: Decided,
  secret: boolean,
  state: T['State'],
): Pick<Play<T>, 'state' | 'made'> => ({
  state,
  made: made.concat([{ seat, move, took, budget, turn, secret, key: keyAfter(game, state) }]),
});

/** Carries out one of the decisions that were made at once. */
const withMove = <T extends GameTypes>(
  game: Game<T>,
  play: Pick<Play<T>, 'state' | 'made'>,
  decided: Decided,
): Pick<Play<T>, 'state' | 'made'> => {
  const after = applyText(game)(decided.move)(play.state);
  // Cannot fail: the decision was legal, and simultaneous decisions do not affect each other's legality.
  return isLeft(after) ? play : withMade(game, play.made, decided, game.isSecret(play.state), after.right);
};

/** True if a decision ends a seat's turn: others decide next, or several seats decide at once. */
export const endsTurn = <T extends GameTypes>(
  game: Game<T>,
  before: T['State'],
  after: Parameters<typeof decidingIn<T>>[1],
  seat: Seat,
): boolean =>
  roundOf(game, before).includes(seat) ||
  roundOf(game, after.state).length > 0 ||
  !decidingIn(game, after).includes(seat);

/**
 * The clocks after a seat's decision; `closes` says that the decision is the last one of the seat's turn. A bot that plays on for a seat has no clock, so
 * it is given no time.
 */
const paid = <T extends GameTypes>(
  { spec, clockRules }: Table<T>,
  { left }: Play<T>,
  clocks: Clocks,
  seat: Seat,
  closes: boolean,
): Clocks => {
  const given = clockRules === 1 ? grantedEach(spec.clock, clocks, seat) : granted(spec.clock, clocks, seat, closes);
  return left.some((one) => one.seat === seat) ? cutBack(given, seat, budgetOf(clocks, seat)) : given;
};

/** The table after moves of the given seats were carried out. The clocks note the time at which each new decision begins. */
export const made = <T extends GameTypes>(
  table: Table<T>,
  before: Play<T>,
  moved: Moved<T>,
  movers: readonly Seat[],
): Table<T> => {
  const { game } = table;
  const { made: all, talk } = moved;
  const waited = decidingIn(game, before);
  const fresh = decidingIn(game, moved).filter((seat) => movers.includes(seat) || !waited.includes(seat));
  const renewed = [...movers, ...fresh];
  // Written out, because V8 is slow to spread what was spread before.
  return wentOn(table, {
    options: before.options,
    start: before.start,
    state: moved.state,
    made: all,
    sealed: moved.sealed,
    clocks: begun(moved.clocks, fresh),
    talk: { undo: null, draw: talk.draw, undoRefused: [], drawRefused: [], questions: talk.questions },
    due: before.due.map((ply, seat) => (renewed.some((one) => one === seat) ? all.length : ply)),
    course: before.course,
    courses: before.courses,
    takenBack: before.takenBack,
    left: before.left,
  });
};

/**
 * Accepts a legal decision of a seat that may decide: carries the decision out at once, or keeps it until the other seats have decided. The text of the
 * move is kept.
 */
export const decided = <T extends GameTypes>(
  table: Table<T>,
  play: Play<T>,
  seat: Seat,
  { legal, text: move }: { readonly legal: Legal<T['Move']>; readonly text: string },
  now: number,
): Table<T> => {
  const { game, spec } = table;
  const counted = countedTo(play.clocks, ticking(table, play), now);
  const took = Math.max(0, counted.since - (counted.began[seat] ?? counted.since));
  const decision: Decided = { seat, move, took, budget: budgetOf(counted, seat), turn: counted.turn };
  const talk = talkAfter(play.talk, seat);
  const round = roundOf(game, play.state);
  if (!round.includes(seat)) {
    const next = game.applyLegal(play.state, legal);
    const after = withMade<T>(game, play.made, decision, game.isSecret(play.state), next);
    const { state, made: all } = withChance(game, after, spec.seed);
    const sealed: readonly Decided[] = [];
    const clocks = paid(table, play, counted, seat, endsTurn(game, play.state, { state, sealed }, seat));
    return made(table, play, { state, made: all, sealed, clocks, talk }, [seat]);
  }
  // All seats of a round decide, so each decision of the round ends a turn.
  const ready = { ...play, talk, clocks: paid(table, play, counted, seat, true) };
  const sealed = [...play.sealed, decision];
  const inOrder = round.flatMap((one) => sealed.filter((other) => other.seat === one));
  if (inOrder.length < round.length) return playing(table, { ...ready, sealed });
  // The decisions are carried out in the order that the rules give, and then the moves of chance that follow.
  const all = inOrder.reduce<Pick<Play<T>, 'state' | 'made'>>((before, one) => withMove(game, before, one), ready);
  const { clocks } = ready;
  return made(table, ready, { ...withChance(game, all, spec.seed), sealed: [], clocks, talk }, round);
};

/**
 * True if a seat has had to make the same decision since the given number of moves: only other seats have moved in the meantime, and nothing has been
 * taken back. A number of moves that names its course is unambiguous, even after an undo.
 */
export const isInTime = <T extends GameTypes>(
  { made, due, takenBack }: Play<T>,
  seat: Seat,
  { ply, course }: Pick<MakeMove, 'ply' | 'course'>,
): boolean => ply < made.length && (course !== undefined || ply > takenBack) && ply >= (due[seat] ?? made.length);

/** Makes a seat's move, or refuses the move and cites the rule that it breaks. */
export const decide = <T extends GameTypes>(
  table: Table<T>,
  play: Play<T>,
  seat: Seat,
  message: MakeMove,
  now: number,
): TableStepResult<T> => {
  const { game } = table;
  const { ply, move } = message;
  if (ply !== play.made.length && !isInTime(play, seat, message))
    return refuse(`${play.made.length} moves have been made, not ${ply}`);
  if (play.sealed.some((one) => one.seat === seat))
    return left(fault([], 'this seat has decided and waits for the others', game.turnRule));
  const position = positionOf(game, play.state, seat);
  const read = parseMoveIn(game)(move)(position);
  if (isLeft(read)) return read;
  const checked = checkMoveAs(game)(seat, read.right)(position);
  return isLeft(checked)
    ? left(fault([], checked.left.text, checked.left.rule))
    : became(decided(table, play, seat, { legal: checked.right, text: move }, now));
};
