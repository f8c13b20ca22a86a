/**
 * Chapters 3 and 9: the deciding seat, the legal moves, the step to the next state, and the end of turns and of the game.
 *
 * @packageDocumentation
 */

import { evenly } from '../../core/authors/outcomes.js';
import type { ChanceOutcome } from '../../core/contract/game.js';
import { type Legal, mintAll } from '../../core/contract/legal.js';
import { constant } from '../../core/values/constant.js';
import type { Seat } from '../../core/values/seat.js';
import { alone, nobody } from '../../core/values/to-move.js';
import type { Size } from '../../pieces/pyramids.js';
import type { Move } from './move.js';
import { draws } from './moves/extra.js';
import { addPlays, addSelections, hasFireAction, select } from './moves/fire.js';
import { addForestActions, hasForestAction } from './moves/forest.js';
import { addGlacierActions, hasGlacierAction, isPlainStep } from './moves/glacier.js';
import { addMountainActions, hasMountainAction } from './moves/mountain.js';
import {
  allStanding,
  awaitsDraw,
  type Draft,
  draftOf,
  type Ending,
  hasGlacier,
  type Side,
  type State,
  stands,
  Tracker,
} from './state.js';
import { lastTurn } from './tables.js';
import { perform } from './verbs.js';

/** The other seat. */
const opponent = (side: Side): Side => (side === 0 ? 1 : 0);

/** The seat that decides: the active seat, or the other seat while a fire is selected. @rule TF-3.2 @rule TF-6.3 */
export const decider = (state: State): Side => (state.selected === 0 ? state.active : opponent(state.active));

/**
 * The seats that may move: one seat, or none when the game is over or chance decides. While a fire is selected, it is the other seat that decides.
 *
 * @param state - any state of the game
 * @returns the seats in ascending order
 * @rule TF-3.2 @rule TF-6.3 @rule TF-9.5
 * @example
 * ```ts
 * import { applyMove, initial, toMove } from 'rulehouse/terrafex';
 * import { isRight } from 'rulehouse';
 * toMove(initial); // [0]
 * const selected = applyMove({ _tag: 'SelectFire', size: 1 })(initial);
 * if (isRight(selected)) toMove(selected.right); // [1]
 * ```
 */
export const toMove = (state: State): readonly Seat[] =>
  state.ending === 'none' && !awaitsDraw(state) ? alone[decider(state)] : nobody;

/**
 * Every legal move, each listed once; the list is empty if and only if the game is over. Moves are listed in this order: forests, mountains,
 * selections of fires, glaciers. While a fire is selected, the list contains only the moves that play this fire; where chance decides about an extra
 * turn, it contains the two outcomes. Moves of one colour are ordered by
 * square, a1 b1 .. h7; selections are ordered by size. Takes one pass over the board for each standing tracker.
 *
 * @param state - any state of the game
 * @returns the moves in the documented order
 * @rule TF-3.4
 * @example
 * ```ts
 * import { initial, legalMoves } from 'rulehouse/terrafex';
 * legalMoves(initial).length; // 67
 * legalMoves(initial)[0]; // { _tag: 'GrowForest', square: 'e2' }
 * ```
 */
export const legalMoves = (state: State): readonly Legal<Move>[] => {
  const moves: Move[] = [];
  if (state.ending !== 'none') return mintAll(moves);
  if (awaitsDraw(state)) return mintAll([...draws]);
  if (state.selected !== 0) addPlays(state, moves);
  else {
    if (stands(state, Tracker.Green)) addForestActions(state, moves);
    if (stands(state, Tracker.Yellow)) addMountainActions(state, moves);
    if (stands(state, Tracker.Red)) addSelections(state, moves);
    if (stands(state, Tracker.Blue)) addGlacierActions(state, moves);
  }
  return mintAll(moves);
};

/** True if any colour whose tracker stands has a legal action. @rule TF-3.5 */
export const hasAction = (state: State): boolean =>
  (stands(state, Tracker.Yellow) && hasMountainAction(state)) ||
  (stands(state, Tracker.Green) && hasForestAction(state)) ||
  (stands(state, Tracker.Blue) && hasGlacierAction(state)) ||
  (stands(state, Tracker.Red) && hasFireAction(state));

/** The number of turns after which the game ends; without a limit, one less than the largest possible turn number. @rule TF-9.3 @rule TF-9.8 */
export const limitOf = ({ extra, settings: { turnLimit } }: State): number =>
  turnLimit === 0 ? lastTurn - 1 : turnLimit + (extra === 1 ? 1 : 0);

/**
 * The reason why the game is over at the beginning of a turn; `none` if the game continues. The reasons are tested in this order: the quiet limit,
 * the turn limit, then whether any action is possible. Terrafex has no repetition rule, so only these three tests can end a game at the beginning of
 * a turn. The turn limit ends nothing while chance has yet to decide about an extra turn, which needs an action that is possible.
 *
 * @rule TF-9.2 @rule TF-9.4 @rule TF-9.7 @rule TF-9.8
 */
export const endingAtStart = (state: State): Ending => {
  const { quietLimit } = state.settings;
  if (quietLimit > 0 && state.quiet >= quietLimit) return 'quiet';
  if (state.turn > limitOf(state) && !awaitsDraw(state)) return 'limit';
  return hasAction(state) ? 'none' : 'stuck';
};

/**
 * The state after a legal move; if the turn then ends automatically, this state already includes the end of the turn. The function never throws; if
 * the move is illegal in the state, the result is an unspecified state. Takes as long as copying the board and searching for one legal action.
 *
 * @param state - the state in which the move is legal; it is not changed
 * @param move - a move that `check` or `legalMoves` found legal in this state
 * @returns a new state
 * @rule TF-3.5 @rule TF-3.6
 * @example
 * ```ts
 * import { isRight } from 'rulehouse';
 * import { applyLegal, check, initial, look } from 'rulehouse/terrafex';
 * const checked = check({ _tag: 'GrowForest', square: 'c5' })(initial);
 * if (isRight(checked)) look(applyLegal(initial, checked.right), 'c5'); // { _tag: 'Forest', size: 3 }
 * ```
 */
export const applyLegal = (state: State, move: Legal<Move>): State => {
  if (move._tag === 'SelectFire') return selected(state, move.size);
  if (move._tag === 'DrawExtraTurn') return drawn(state, move.turns);
  const draft = draftOf(state);
  const toppled = perform(draft, state, move);
  return afterAction(state, draft, move, toppled);
};

/** The state after chance has decided about an extra turn. @rule TF-9.8 */
const drawn = (state: State, extra: 0 | 1): State => ({ ...state, extra, ending: extra === 0 ? 'limit' : 'none' });

/**
 * The outcomes of chance: when the turn limit is reached and the options say so, one more turn is played in one of two cases.
 *
 * @rule TF-9.8
 */
export const chance = (state: State): readonly ChanceOutcome<Move>[] =>
  awaitsDraw(state) ? evenly<Move>(draws) : undecided;

const undecided: readonly never[] = constant([]);

/** True if chance may still decide about an extra turn. @rule TF-9.8 */
export const chanceAhead = ({ extra, ending, settings: { turnLimit } }: State): boolean =>
  extra === 'open' && ending === 'none' && turnLimit > 0;

/** The state after a fire is selected: the fire leaves the pool, and nothing else changes. @rule TF-6.1 */
const selected = (state: State, size: Size): State => ({
  board: state.board,
  pool: select.perform(state.pool, size),
  sets: state.sets,
  pit: state.pit,
  active: state.active,
  trackers: state.trackers,
  selected: size,
  turn: state.turn,
  quiet: state.quiet,
  extra: state.extra,
  settings: state.settings,
  ending: 'none',
});

/** Topples the tracker of the colour that acted, and ends the turn or the game if necessary. @rule TF-9.1 @rule TF-3.5 */
const afterAction = (state: State, draft: Draft, move: Move, toppled: number): State => {
  const { board, pool, sets, pit } = draft;
  const gone = !hasGlacier(draft);
  const after: State = {
    board,
    pool,
    sets,
    pit,
    active: state.active,
    trackers: state.trackers & ~toppled,
    selected: 0,
    turn: state.turn,
    quiet: state.quiet,
    extra: state.extra,
    settings: state.settings,
    ending: gone ? 'glaciers' : 'none',
  };
  if (gone || hasAction(after)) return after;
  return nextTurn(after, state.trackers === allStanding && isPlainStep(state, move));
};

/** A turn that is late enough for every quiet count. */
const lateTurn = 20_001;

/**
 * The same position without the number of its turn and the turn limit: a quiet count stays, because it decides which play ends the game.
 *
 * @rule TF-9.3 @rule TF-9.4
 */
export const timeless = (state: State): State => ({
  ...state,
  turn: lateTurn + state.active,
  extra: null,
  settings: { ...state.settings, turnLimit: 0 },
});

/** Ends the current turn; `quietly` says whether it was a quiet turn. @rule TF-9.6 */
const nextTurn = (state: State, quietly: boolean): State => {
  const { board, pool, sets, pit, extra, settings } = state;
  const quiet = settings.quietLimit > 0 && quietly ? state.quiet + 1 : 0;
  const [turn, active] = [state.turn + 1, opponent(state.active)];
  const next: State = {
    board,
    pool,
    sets,
    pit,
    active,
    trackers: allStanding,
    selected: 0,
    turn,
    quiet,
    extra,
    settings,
    ending: 'none',
  };
  const ending = endingAtStart(next);
  return ending === 'none' ? next : { ...next, ending };
};
