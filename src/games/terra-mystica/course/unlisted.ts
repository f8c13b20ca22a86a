/**
 * Moves that `check` accepts although `legalMoves` does not list them: other ways to write listed moves (TMY-19.10).
 *
 * @packageDocumentation
 */
import { severalMayMove } from '../engine/deciding.js';
import type { RuleId } from '../rules.js';
import type { Move } from '../state/move.js';
import type { State } from '../state/state.js';

/** The rule that lets a kind of move be written otherwise than `legalMoves` lists it; undefined if the move has the listed form. */
const formRule = (move: Move): RuleId | undefined => {
  switch (move._tag) {
    case 'Transform':
      return move.to === null ? 'TMY-19.3' : splitRule(move);
    case 'Build':
    case 'Action':
      return splitRule(move);
    case 'Leech':
    case 'Decline':
      return 'TMY-19.5b';
    case 'Burn':
      return move.tokens > 1 ? 'TMY-19.10' : undefined;
    case 'Convert':
      return move.get > 1 ? 'TMY-19.10' : undefined;
    case 'Town':
      return move.count > 1 ? 'TMY-19.10' : undefined;
    case 'Lose':
      return move.steps === 1 ? 'TMY-19.10' : undefined;
    case 'Send':
      return move.steps === null ? undefined : 'TMY-19.10';
    case 'DeclineAll':
    case 'ConnectHexes':
      return 'TMY-19.10';
    case 'Setup':
    case 'PickColor':
    case 'Bid':
    case 'Take':
    case 'Dig':
    case 'Upgrade':
    case 'Advance':
    case 'Pass':
    case 'Favor':
    case 'Step':
    case 'GiveUp':
    case 'Bridge':
    case 'Connect':
    case 'Unlock':
    case 'GainToken':
    case 'Drop':
    case 'Wait':
    case 'KeepKey':
    case 'LeechAny':
    case 'Correct':
    case 'Done':
      return undefined;
  }
};

/** The rule on splitting tokens between bowls, for a move that chooses a split. @rule TMY-5.7 */
const splitRule = ({ from }: { readonly from: unknown }): RuleId | undefined => (from === null ? undefined : 'TMY-5.7');

/**
 * The rule that names a move which `check` accepts and `legalMoves` does not list. Where only one seat can act, a move may name its seat; where
 * several can act but only one has something to decide, a move may leave its seat out.
 *
 * @rule TMY-19.10 @rule TMY-19.5
 */
export const unlistedRule = (state: State, move: Move): RuleId | undefined =>
  formRule(move) ?? ((move.by === null) === severalMayMove(state) ? 'TMY-19.5' : undefined);
