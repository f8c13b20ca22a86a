/**
 * Why a move may not be made: the first demand that it does not meet, in the order of IT-10.2.
 *
 * @packageDocumentation
 */
import type { Either } from 'fp-ts/Either';
import { checkBy } from '../core/authors/judge.js';
import type { Legal } from '../core/contract/legal.js';
import { firstBroken } from '../core/contract/demand.js';
import type { Broken, Refusal } from '../core/contract/refusal.js';
import type { Move } from './move.js';
import { wellFormed } from './move-codec.js';
import { standIn } from './move-text.js';
import * as action from './moves/action.js';
import { pickDemands } from './moves/align.js';
import { tradeDemands } from './moves/blue.js';
import { enterpriseDemands, revoltDemands } from './moves/concentration.js';
import { buildDemands, growDemands } from './moves/green.js';
import { placeDemands } from './moves/place.js';
import { asked, during } from './moves/power.js';
import { askedAttack, destroyDemands, reduceDemands } from './moves/red.js';
import { moveDemands } from './moves/yellow.js';
import type { RuleId } from './rules.js';
import type { View } from './state.js';
import { pieceCount } from './tables.js';

const ofAction = during('main');
const ofPower = during('main', 'sac');

/** What every kind of move asks for: its phase, then what its own chapter says. */
const demands = {
  Align: [during('align')],
  PickPair: [during('pick'), ...pickDemands],
  PlaceShip: [during('place'), ...placeDemands],
  MoveShip: [ofPower, ...moveDemands],
  TradeShip: [ofPower, ...tradeDemands],
  GrowShip: [ofPower, ...growDemands],
  BuildShip: [ofPower, ...buildDemands],
  Destroy: [ofPower, ...destroyDemands],
  Reduce: [ofPower, ...reduceDemands],
  Sacrifice: [ofAction, ...action.sacrificeDemands],
  Research: [ofAction, ...action.researchDemands],
  Discover: [ofAction, ...action.discoverDemands],
  Pass: [ofAction],
  Stop: [during('sac')],
  Enterprise: [during('ent'), ...enterpriseDemands],
  Revolt: [during('rev'), ...revoltDemands],
  Decline: [during('ent', 'rev')],
} satisfies Readonly<Record<Exclude<Move['_tag'], 'Nowhere'>, unknown>>;

/** In the place of a text that is not a notation, which the codec has refused before. */
const noSystem: Move = { _tag: 'Discover', ship: 'R1', system: pieceCount + 1 };

const refusalOf = (view: View, move: Move): Broken<RuleId> | undefined => {
  switch (move._tag) {
    case 'PickPair':
      return firstBroken(demands.PickPair, { view, move });
    case 'PlaceShip':
      return firstBroken(demands.PlaceShip, asked(view, move, move.piece, move.piece, move.system));
    case 'MoveShip':
      return firstBroken(demands.MoveShip, asked(view, move, move.ship, move.ship, move.from));
    case 'TradeShip':
      return firstBroken(demands.TradeShip, asked(view, move, move.ship, move.piece, move.system));
    case 'GrowShip':
      return firstBroken(demands.GrowShip, asked(view, move, move.ship, move.piece, move.system));
    case 'BuildShip':
      return firstBroken(demands.BuildShip, asked(view, move, move.piece, move.piece, move.system));
    case 'Destroy':
      return firstBroken(demands.Destroy, askedAttack(view, move));
    case 'Reduce':
      return firstBroken(demands.Reduce, askedAttack(view, move));
    case 'Sacrifice':
      return firstBroken(demands.Sacrifice, asked(view, move, move.ship, move.ship, move.system));
    case 'Research':
      return firstBroken(demands.Research, asked(view, move, move.ships[0], move.piece, move.system));
    case 'Discover':
      return firstBroken(demands.Discover, asked(view, move, move.ship, move.ship, move.system));
    case 'Enterprise':
      return firstBroken(demands.Enterprise, asked(view, move, move.piece, move.piece, move.system));
    case 'Revolt':
      return firstBroken(demands.Revolt, asked(view, move, move.ship, move.ship, move.system));
    case 'Nowhere':
      return refusalOf(view, standIn(move.text) ?? noSystem);
    case 'Align':
    case 'Pass':
    case 'Stop':
    case 'Decline':
      return firstBroken(demands[move._tag], { view });
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
  refusal: refusalOf,
});
