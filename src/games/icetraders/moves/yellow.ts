/**
 * Chapter 5, yellow: moving from one system to another.
 *
 * @packageDocumentation
 */
import { oneOf } from '../../../core/reading/codec.js';
import { exact } from '../../../core/reading/objects.js';
import { colour, isHyperspace, isReached, numberOf, pieceName, pieceNumber, ship } from '../content.js';
import type { Move, MoveShip } from '../move.js';
import { systemAt, type View } from '../state.js';
import { Power } from '../tables.js';
import { arrive, type Draft, leave, vanishIfEmpty } from './draft.js';
import { type Asked, asked, duringAction, empowered, mayUse, ownShip, type Site, sacrificed } from './power.js';
import { type Raised, raised } from './raised.js';
import { numeral, shipOnItsWay } from './spelling.js';
import { piece, verb } from './verb.js';

/** The code of the system to which the moving ship goes; 0 if that system is not on the table. */
const goal = ({ view, move }: Asked<MoveShip>): number => systemAt(view, move.to);

/** Moving: the ship goes to another system; if this leaves a hyperspace empty, the hyperspace vanishes. @rule IT-5.1 */
export const moveShip = verb({
  codec: (system) => exact<MoveShip>('MoveShip', { _tag: oneOf('MoveShip'), ship: piece, from: system, to: system }),
  print: (move) => `move:${move.ship}@${numeral(move.from)}-${numeral(move.to)}`,
  words: { move: shipOnItsWay((name, from, to) => ({ _tag: 'MoveShip', ship: name, from, to })) },
  question: (view, move: MoveShip) => asked(view, move, move.ship, move.ship, move.from),
  demands: [
    duringAction,
    {
      rule: 'IT-1.3',
      text: 'there is no such system',
      holds: (question) => question.system !== 0 && goal(question) !== 0,
    },
    sacrificed(Power.Yellow),
    ownShip,
    ...empowered(mayUse(Power.Yellow)),
    {
      rule: 'IT-5.2',
      text: 'the move ends in the hyperspace where it begins',
      holds: (question) => !isHyperspace(question.system) || numberOf(question.system) !== numberOf(goal(question)),
    },
    {
      rule: 'IT-5.2',
      text: 'a ship cannot enter a hyperspace from a system with a marker',
      holds: (question) => isHyperspace(question.system) || !isHyperspace(goal(question)),
    },
    {
      rule: 'IT-5.1',
      text: 'the two systems are not connected',
      holds: (question) => isReached(question.system, goal(question)),
    },
  ],
  perform: (draft: Draft, mover: number, move: MoveShip): Raised => {
    const number = pieceNumber(move.ship);
    leave(draft, ship(move.from, mover, number));
    arrive(draft, ship(move.to, mover, number));
    vanishIfEmpty(draft, move.from);
    return raised(move.to, colour(number));
  },
});

/** Adds every move of a ship out of its system, ordered by the number of the target system. */
export const addMoves = ({ systems }: View, { number, system }: Site, type: number, moves: Move[]): void => {
  const name = pieceName(type);
  for (let other = 0; other < systems.length; other++) {
    const to = systems[other]!;
    if (isReached(system, to)) moves.push({ _tag: 'MoveShip', ship: name, from: number, to: numberOf(to) });
  }
};
