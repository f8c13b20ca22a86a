/**
 * The invariants of every position that can arise (TF-11.4), as data.
 *
 * @packageDocumentation
 */
import type { Invariant } from '../../core/contract/invariant.js';
import { isPlayable } from './moves/fire.js';
import type { RuleId } from './rules.js';
import { allStanding, hasGlacier, type State, stands, Tracker } from './state.js';
import { hasAction, limitOf } from './turn.js';

/** True if a turn has just begun: no tracker is toppled and no fire is selected. */
export const isFresh = ({ trackers, selected }: State): boolean => trackers === allStanding && selected === 0;

const isQuiet = ({ quiet, settings }: State): boolean => settings.quietLimit > 0 && quiet === settings.quietLimit;

const isLate = (state: State): boolean => state.turn > limitOf(state);

/** True if chance may have decided: the turn limit is reached. */
const isDrawn = ({ turn, settings }: State): boolean => settings.turnLimit > 0 && turn > settings.turnLimit;

/** All invariants, in the order in which they are checked. @rule TF-11.4 */
export const invariants: readonly Invariant<State, RuleId>[] = [
  {
    rule: 'TF-11.4',
    path: 'active',
    text: "it is the wrong side's turn: White has the odd turns, Black the even turns",
    holds: ({ active, turn }) => active === (turn + 1) % 2,
  },
  {
    rule: 'TF-11.4',
    path: 'selected',
    text: 'a fire is selected although the red tracker is down',
    holds: (state) => state.selected === 0 || stands(state, Tracker.Red),
  },
  {
    rule: 'TF-11.4',
    path: 'selected',
    text: 'the selected fire cannot be played anywhere',
    holds: (state) => state.selected === 0 || isPlayable(state, state.selected),
  },
  {
    rule: 'TF-11.4',
    path: 'board',
    text: 'no glacier is left, so the blue tracker must be down and no fire may be selected',
    holds: (state) => hasGlacier(state) || (!stands(state, Tracker.Blue) && state.selected === 0),
  },
  {
    rule: 'TF-11.4',
    path: 'turn',
    text: 'the turn number is above the limit',
    holds: (state) => state.turn <= limitOf(state) + 1 && (!isLate(state) || hasGlacier(state)),
  },
  {
    rule: 'TF-11.4',
    path: 'extra',
    text: 'chance does not decide about an extra turn before the turn limit is reached',
    holds: (state) => state.extra === null || state.extra === 'open' || isDrawn(state),
  },
  {
    rule: 'TF-11.4',
    path: 'quiet',
    text: 'the number of quiet turns in a row is above its limit, or is not less than the turn number',
    holds: ({ quiet, turn, settings }) => quiet <= settings.quietLimit && quiet < turn,
  },
  {
    rule: 'TF-11.4',
    path: 'trackers',
    text: 'a limit that ends the game has been reached, but a turn is in progress: a tracker is down or a fire is selected',
    holds: (state) => (!isLate(state) && !isQuiet(state)) || isFresh(state),
  },
  {
    rule: 'TF-11.4',
    path: 'trackers',
    text: 'no action is possible, so the turn should have ended',
    holds: (state) =>
      !hasGlacier(state) ||
      isLate(state) ||
      isQuiet(state) ||
      state.selected !== 0 ||
      state.trackers === allStanding ||
      hasAction(state),
  },
];
