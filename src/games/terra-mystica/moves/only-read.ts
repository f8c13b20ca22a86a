/**
 * The moves that only readers of ledgers come across, and why no player can make them (TMY-10.6, TMY-18.1, TMY-19.4, TMY-19.5).
 *
 * @packageDocumentation
 */
import { type Broken, broken } from '../../../core/contract/refusal.js';
import { constant } from '../../../core/values/constant.js';
import type { RuleId } from '../rules.js';
import type { Move, MoveOf } from '../state/move.js';

/** The kinds of moves that are only read. */
type OnlyRead = 'Drop' | 'Wait' | 'KeepKey' | 'LeechAny' | 'Correct';

/** Why no player can make these moves. @rule TMY-10.6 @rule TMY-18.1 @rule TMY-19.4 @rule TMY-19.5b */
export const onlyRead: Readonly<Record<OnlyRead, Broken<RuleId>>> = constant({
  Drop: broken('TMY-18.1', 'a seat can leave a game only in a replay'),
  Wait: broken('TMY-19.4', 'waiting is a move of replays only'),
  KeepKey: broken('TMY-10.6', 'a key can be kept only in a replay'),
  LeechAny: broken('TMY-19.5b', 'a seat can take power without naming an offer only in a replay'),
  Correct: broken('TMY-19.4', 'a seat can correct its holdings only in a replay'),
});

/** True if a move is only read. */
export const isOnlyRead = (move: Move): move is MoveOf<OnlyRead> => Object.hasOwn(onlyRead, move._tag);
