/**
 * Why a move may not be made: the first demand that it does not meet, in the order of TO-9.2.
 *
 * @packageDocumentation
 */
import type { Either } from 'fp-ts/Either';
import { constant } from '../core/values/constant.js';
import { checkBy } from '../core/authors/judge.js';
import type { Legal } from '../core/contract/legal.js';
import { firstBroken } from '../core/contract/demand.js';
import { type Broken, broken, type Refusal } from '../core/contract/refusal.js';
import type { Side } from './geometry.js';
import type { Move } from './move.js';
import { move as codec } from './move-codec.js';
import { passDemands } from './moves/action.js';
import { moveDemands } from './moves/advance.js';
import { boltDemands } from './moves/bolt.js';
import { duelDemands } from './moves/duel.js';
import { markDemands, placeDemands } from './moves/place.js';
import { buildDemands } from './moves/stack.js';
import type { RuleId } from './rules.js';
import type { Stage, State } from './state.js';

/** The stage that a kind of move belongs to. */
const stageOf = (move: Move): Exclude<Stage['_tag'], 'Over'> => {
  switch (move._tag) {
    case 'BuildWizard':
      return 'Build';
    case 'PlaceWizard':
      return 'Place';
    case 'MarkArchmage':
      return 'Mark';
    case 'MoveWizard':
    case 'CastBolt':
    case 'FightDuel':
    case 'Pass':
      return 'Play';
  }
};

/** What a move of the wrong kind is told, by stage. */
const wrongKind = /* @__PURE__ */ constant({
  Build: broken<RuleId>('TO-3.1', 'the wizards are being built'),
  Place: broken<RuleId>('TO-4.1', 'the wizards are being placed'),
  Mark: broken<RuleId>('TO-4.5', 'the Archmages are being marked'),
  Play: broken<RuleId>('TO-5.1', 'the wizards are all placed: a Move, a Bolt or a Duel is due'),
});

const chapterRefusal = (state: State, side: Side, move: Move): Broken<RuleId> | undefined => {
  switch (move._tag) {
    case 'BuildWizard':
      return firstBroken(buildDemands, { state, side, move });
    case 'PlaceWizard':
      return firstBroken(placeDemands, { state, side, move });
    case 'MarkArchmage':
      return firstBroken(markDemands, { state, side, move });
    case 'MoveWizard':
      return firstBroken(moveDemands, { state, side, move });
    case 'CastBolt':
      return firstBroken(boltDemands, { state, side, move });
    case 'FightDuel':
      return firstBroken(duelDemands, { state, side, move });
    case 'Pass':
      return firstBroken(passDemands, { state, side });
  }
};

/**
 * The move as a legal one, or the first rule that it breaks; a value that is no move breaks TO-9.1. Time: a look at the squares on the way; for a pass a
 * search for one action.
 *
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
    return stageOf(move) === stage._tag ? chapterRefusal(state, stage.side, move) : wrongKind[stage._tag];
  },
});
