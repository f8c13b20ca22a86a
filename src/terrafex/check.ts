/**
 * Why a move may not be made: the first demand that it does not meet, in the order of TF-11.2.
 *
 * @packageDocumentation
 */
import type { Either } from 'fp-ts/Either';
import { checkBy } from '../core/authors/judge.js';
import type { Legal } from '../core/contract/legal.js';
import { type Demand, firstBroken } from '../core/contract/demand.js';
import { type Broken, type Refusal } from '../core/contract/refusal.js';
import type { Move } from './move.js';
import { move as codec } from './move-codec.js';
import * as fire from './moves/fire.js';
import * as forest from './moves/forest.js';
import * as glacier from './moves/glacier.js';
import * as mountain from './moves/mountain.js';
import type { RuleId } from './rules.js';
import { type State, stands } from './state.js';
import { trackerOf } from './turn.js';

/** The size of fire that a move plays; 0 if it plays none. */
const playedSize = (move: Move): number =>
  move._tag === 'StartFire' || move._tag === 'GrowFire' || move._tag === 'Burn' ? move.size : 0;

/** What every move asks for before its own chapter is looked at. */
const turnDemands: readonly Demand<RuleId, { state: State; move: Move }>[] = [
  {
    rule: 'TF-6.3',
    text: 'a fire of another size is selected, or none',
    holds: ({ state, move }) => playedSize(move) === state.selected,
  },
  {
    rule: 'TF-3.3',
    text: 'the tracker of this colour is down',
    holds: ({ state, move }) => stands(state, trackerOf(move)),
  },
];

const chapterRefusal = (state: State, move: Move): Broken<RuleId> | undefined => {
  switch (move._tag) {
    case 'SpreadForest':
      return firstBroken(forest.spreadDemands, { state, move });
    case 'GrowForest':
      return firstBroken(forest.growDemands, { state, move });
    case 'StartMountain':
      return firstBroken(mountain.startDemands, { state, move });
    case 'GrowMountain':
      return firstBroken(mountain.growDemands, { state, move });
    case 'SelectFire':
      return firstBroken(fire.selectDemands, { state, move });
    case 'StartFire':
      return firstBroken(fire.startDemands, { state, move });
    case 'GrowFire':
      return firstBroken(fire.growDemands, { state, move });
    case 'Burn':
      return firstBroken(fire.burnDemands, { state, move });
    case 'MoveGlacier':
      return firstBroken(glacier.moveDemands, glacier.stepOf(state, move));
    case 'SplitGlacier':
      return firstBroken(glacier.splitGlacierDemands, glacier.splitStepOf(state, move));
  }
};

/**
 * The move as a legal one, or the first rule that it breaks; a value that is no move breaks TF-11.1. Time: a few look-ups on the board.
 *
 * @rule TF-11.2
 * @example
 * ```ts
 * import { check, initial } from 'rulehouse/terrafex';
 * check({ _tag: 'MoveGlacier', from: 'a5', to: 'c5' })(initial); // left: TF-7.2
 * ```
 */
export const check: (move: Move) => (state: State) => Either<Refusal<RuleId>, Legal<Move>> = checkBy<
  State,
  Move,
  RuleId
>({
  isOver: ({ ending }) => ending !== 'none',
  overRule: 'TF-9.5',
  move: codec,
  moveRule: 'TF-11.1',
  refusal: (state, move) => firstBroken(turnDemands, { state, move }) ?? chapterRefusal(state, move),
});
