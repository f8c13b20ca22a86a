/**
 * Checks a move: finds the first condition that the move does not meet, in the order given by rule TO-9.2.
 *
 * @packageDocumentation
 */
import type { Either } from 'fp-ts/Either';
import { checkBy } from '../../core/authors/judge.js';
import type { Legal } from '../../core/contract/legal.js';
import { broken, type Refusal } from '../../core/contract/refusal.js';
import { constant } from '../../core/values/constant.js';
import type { Move } from './move.js';
import type { RuleId } from './rules.js';
import type { State } from './state.js';
import { move as codec, refusalOf, stageOf } from './verbs.js';

/** For each stage of the game, the refusal of a move that belongs to a different stage. */
const wrongKind = /* @__PURE__ */ constant({
  Build: broken<RuleId>('TO-3.1', 'the wizards are being built'),
  Place: broken<RuleId>('TO-4.1', 'the wizards are being placed'),
  Mark: broken<RuleId>('TO-4.5', 'the Archmages are being marked'),
  Play: broken<RuleId>('TO-5.1', 'the wizards are all placed: a Move, a Bolt or a Duel is due'),
});

/**
 * Returns the move, marked as legal, or the first rule that it breaks. A value that is not a move breaks rule TO-9.1. Takes as long as scanning the
 * squares along the move or, for a pass, as long as searching for an action.
 *
 * @param move - the move; any JavaScript value is safe
 * @returns a function from a state to the given move, marked as legal, or to a refusal
 * @fails `Over` when the game is over, otherwise `Broken` with the first rule that the move breaks
 * @rule TO-9.2
 * @example
 * ```ts
 * import { isRight } from 'rulehouse';
 * import { check, game } from 'rulehouse/toframenn';
 *
 * const read = game.position.parse('play:L a2:R3* a7:B3* - - std,null,caster,-,-');
 * if (isRight(read)) check({ _tag: 'MoveWizard', from: 'a2', to: 'b1' })(read.right); // left: TO-5.4
 * ```
 */
export const check: (move: Move) => (state: State) => Either<Refusal<RuleId>, Legal<Move>> = checkBy<
  State,
  Move,
  RuleId
>({
  isOver: ({ stage }) => stage._tag === 'Over',
  overRule: 'TO-8.8',
  move: codec,
  moveRule: 'TO-9.1',
  refusal: (state, move) => {
    const { stage } = state;
    if (stage._tag === 'Over') return undefined;
    return stageOf(move) === stage._tag
      ? refusalOf(move._tag, { state, side: stage.side, move })
      : wrongKind[stage._tag];
  },
});
