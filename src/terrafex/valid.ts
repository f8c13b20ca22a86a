/**
 * Which positions exist: everything that TF-11.4 does not reject, reachable or not.
 *
 * @packageDocumentation
 */
import { type Either, left, right } from 'fp-ts/Either';
import { type Fault, fault } from '../core/fault.js';
import { pieceNames } from '../pyramids/index.js';
import { isPlayable } from './moves/fire.js';
import { allStanding, hasGlacier, type Position, poolOf, setsOf, type State, stands, Tracker } from './state.js';
import { endingAtStart, hasAction, limitOf } from './turn.js';

/** One thing that a position must not be. */
interface Flaw {
  readonly path: string;
  readonly reason: string;
  readonly found: (state: State) => boolean;
}

/** A fresh turn: nothing toppled, nothing selected. */
const isFresh = ({ trackers, selected }: State): boolean => trackers === allStanding && selected === 0;

const isQuiet = ({ quiet, settings }: State): boolean => settings.quietLimit > 0 && quiet === settings.quietLimit;

const isLate = ({ turn, settings }: State): boolean => turn > limitOf(settings);

/** In the order in which they are looked for. @rule TF-11.4 */
const flaws: readonly Flaw[] = [
  {
    path: 'active',
    reason: 'white has the odd turns and black the even ones',
    found: ({ active, turn }) => active !== (turn + 1) % 2,
  },
  {
    path: 'selected',
    reason: 'a fire is selected although the red tracker is down',
    found: (state) => state.selected !== 0 && !stands(state, Tracker.Red),
  },
  {
    path: 'selected',
    reason: 'the selected fire cannot be played',
    found: (state) => state.selected !== 0 && !isPlayable(state, state.selected),
  },
  {
    path: 'board',
    reason: 'without a glacier the blue tracker is down and nothing is selected',
    found: (state) => !hasGlacier(state) && (stands(state, Tracker.Blue) || state.selected !== 0),
  },
  {
    path: 'turn',
    reason: 'the turn number is beyond the limit',
    found: (state) => state.turn > limitOf(state.settings) + 1 || (isLate(state) && !hasGlacier(state)),
  },
  {
    path: 'quiet',
    reason: 'the quiet count is above its limit or not below the turn number',
    found: ({ quiet, turn, settings }) => quiet > settings.quietLimit || quiet >= turn,
  },
  {
    path: 'trackers',
    reason: 'a limit is reached only when a turn has ended, with all trackers standing and nothing selected',
    found: (state) => (isLate(state) || isQuiet(state)) && !isFresh(state),
  },
  {
    path: 'trackers',
    reason: 'nothing can be done, so the turn should have ended',
    found: (state) =>
      hasGlacier(state) &&
      !isLate(state) &&
      !isQuiet(state) &&
      state.selected === 0 &&
      state.trackers !== allStanding &&
      !hasAction(state),
  },
];

/** What follows from a position: why the game is over, if it is. */
const endingOf = (state: State): State['ending'] => {
  if (!hasGlacier(state)) return 'glaciers';
  return isFresh(state) ? endingAtStart(state) : 'none';
};

/**
 * The state that a position is, or why there is no such position.
 *
 * @rule TF-11.4
 */
export const complete = (position: Position): Either<Fault, State> => {
  const { board, pit, active, trackers, selected, turn, quiet, settings } = position;
  const pool = poolOf(position);
  const short = pool.findIndex((count) => count < 0);
  if (short >= 0) return left(fault(['board'], `too many ${pieceNames[short] ?? 'pieces'} (TF-1.2)`, 'TF-11.4'));
  const sets = setsOf(board);
  const state: State = { board, pool, sets, pit, active, trackers, selected, turn, quiet, settings, ending: 'none' };
  const flaw = flaws.find(({ found }) => found(state));
  if (flaw !== undefined) return left(fault([flaw.path], flaw.reason, 'TF-11.4'));
  return right({ ...state, ending: endingOf(state) });
};
