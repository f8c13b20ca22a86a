/**
 * Why a move may not be made: the first demand that it does not meet, in the order of TF-11.2.
 *
 * @packageDocumentation
 */
import { type Either, left, right } from 'fp-ts/Either';
import { type Legal, mint } from '../core/legal.js';
import { type Broken, type Demand, firstBroken, over, type Refusal } from '../core/refusal.js';
import { isWritable, type Move } from './move.js';
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
    id: 'TF-11.1',
    text: 'landing squares are listed in ascending order, and there is at least one',
    holds: ({ move }) => move._tag !== 'SplitGlacier' || isWritable(move.landings),
  },
  {
    id: 'TF-6.3',
    text: 'only the selected fire may be played, and only while it is selected',
    holds: ({ state, move }) => playedSize(move) === state.selected,
  },
  {
    id: 'TF-3.3',
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
      return firstBroken(glacier.moveDemands, { state, move });
    case 'SplitGlacier':
      return firstBroken(glacier.splitGlacierDemands, { state, move });
  }
};

/**
 * The move as a legal one, or the first rule that it breaks. Time: a few look-ups on the board.
 *
 * @rule TF-11.2
 * @example
 * ```ts
 * import { check, initial } from 'rulehouse/terrafex';
 * check({ _tag: 'MoveGlacier', from: 'a5', to: 'a6' })(initial); // left: TF-7.3
 * ```
 */
export const check =
  (move: Move) =>
  (state: State): Either<Refusal<RuleId>, Legal<Move>> => {
    if (state.ending !== 'none') return left(over('TF-9.5', 'the game is over'));
    const question = { state, move };
    const refusal = firstBroken(turnDemands, question) ?? chapterRefusal(state, move);
    return refusal === undefined ? right(mint(move)) : left(refusal);
  };
