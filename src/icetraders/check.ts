/**
 * Why a move may not be made: the first demand that it does not meet, in the order of IT-10.2.
 *
 * @packageDocumentation
 */
import type { Either } from 'fp-ts/Either';
import { checkBy } from '../core/judge.js';
import type { Legal } from '../core/legal.js';
import { type Demand, firstBroken } from '../core/demand.js';
import { type Broken, type Refusal } from '../core/refusal.js';
import type { Move } from './move.js';
import { wellFormed } from './move-codec.js';
import * as action from './moves/action.js';
import { pickDemands } from './moves/align.js';
import { tradeDemands } from './moves/blue.js';
import { enterpriseDemands, revoltDemands } from './moves/concentration.js';
import { buildDemands, growDemands } from './moves/green.js';
import { placeDemands } from './moves/place.js';
import type { Asked } from './moves/power.js';
import { destroyDemands, reduceDemands } from './moves/red.js';
import { moveDemands } from './moves/yellow.js';
import type { RuleId } from './rules.js';
import type { Phase, View } from './state.js';

const actions: readonly Phase[] = ['main'];
const powers: readonly Phase[] = ['main', 'sac'];

/** The phases in which a kind of move is made. @rule IT-1.10 @rule IT-4.3 @rule IT-4.7 */
const phasesOf: Readonly<Record<Move['_tag'], readonly Phase[]>> = {
  Align: ['align'],
  PickPair: ['pick'],
  PlaceShip: ['place'],
  MoveShip: powers,
  TradeShip: powers,
  GrowShip: powers,
  BuildShip: powers,
  Destroy: powers,
  Reduce: powers,
  Sacrifice: actions,
  Research: actions,
  Discover: actions,
  Pass: actions,
  Stop: ['sac'],
  Enterprise: ['ent'],
  Revolt: ['rev'],
  Decline: ['ent', 'rev'],
};

/** What every move asks for before its own chapter is looked at. */
const commonDemands: readonly Demand<RuleId, Asked<Move>>[] = [
  {
    rule: 'IT-1.10',
    text: 'a move of this kind is not to be made now',
    holds: ({ view, move }) => phasesOf[move._tag].includes(view.phase),
  },
];

const chapterRefusal = (view: View, move: Move): Broken<RuleId> | undefined => {
  switch (move._tag) {
    case 'PickPair':
      return firstBroken(pickDemands, { view, move });
    case 'PlaceShip':
      return firstBroken(placeDemands, { view, move });
    case 'MoveShip':
      return firstBroken(moveDemands, { view, move });
    case 'TradeShip':
      return firstBroken(tradeDemands, { view, move });
    case 'GrowShip':
      return firstBroken(growDemands, { view, move });
    case 'BuildShip':
      return firstBroken(buildDemands, { view, move });
    case 'Destroy':
      return firstBroken(destroyDemands, { view, move });
    case 'Reduce':
      return firstBroken(reduceDemands, { view, move });
    case 'Sacrifice':
      return firstBroken(action.sacrificeDemands, { view, move });
    case 'Research':
      return firstBroken(action.researchDemands, { view, move });
    case 'Discover':
      return firstBroken(action.discoverDemands, { view, move });
    case 'Enterprise':
      return firstBroken(enterpriseDemands, { view, move });
    case 'Revolt':
      return firstBroken(revoltDemands, { view, move });
    case 'Align':
    case 'Pass':
    case 'Stop':
    case 'Decline':
      return undefined;
  }
};

/**
 * The move as a legal one, or the first rule that it breaks; a value that is no move breaks IT-10.2. Takes the view of the seat that decides (or the state): the answer does
 * not depend on what is hidden.
 *
 * @rule IT-10.2 @rule IT-9.3
 * @example
 * ```ts
 * import { check, initial } from 'rulehouse/icetraders';
 * check({ _tag: 'Align', alignment: 'evil' })(initial); // right
 * check({ _tag: 'MoveShip', ship: 'Y1', from: 1, to: 2 })(initial); // left: IT-1.10
 * ```
 */
export const check: (move: Move) => (view: View) => Either<Refusal<RuleId>, Legal<Move>> = checkBy<View, Move, RuleId>({
  isOver: ({ phase }) => phase === 'over',
  overRule: 'IT-8.9',
  move: wellFormed,
  moveRule: 'IT-10.2',
  refusal: (view, move) => firstBroken(commonDemands, { view, move }) ?? chapterRefusal(view, move),
});
