/**
 * Chapter 5, yellow: moving from system to system.
 *
 * @packageDocumentation
 */
import { colour, isHyperspace, isReached, numberOf, pieceName, pieceNumber, ship } from '../content.js';
import type { Move, MoveShip } from '../move.js';
import { arrive, leave, vanishIfEmpty, type Draft } from './draft.js';
import { systemAt, type View } from '../state.js';
import { Power } from '../tables.js';
import { type Asked, type Demands, empowered, mayUse, ownShip, sacrificed, type Site } from './power.js';
import { type Raised, raised } from './raised.js';

/** Whether hyperspace does not forbid the way. @rule IT-5.2 */
const isWayOpen = (from: number, to: number): boolean =>
  isHyperspace(from) ? numberOf(from) !== numberOf(to) : !isHyperspace(to);

/** The code of the system where the ship goes; 0 if it is not on the table. */
const goal = ({ view, move }: Asked<MoveShip>): number => systemAt(view, move.to);

/** What moving asks for, in the order of citation. */
export const moveDemands: Demands<MoveShip> = [
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
    text: 'the move ends where it begins, or enters a hyperspace from a system with a marker',
    holds: (question) => isWayOpen(question.system, goal(question)),
  },
  {
    rule: 'IT-5.1',
    text: 'the two systems are not connected',
    holds: (question) => isReached(question.system, goal(question)),
  },
];

/** Adds every move of a ship out of its system, by the number of the system it goes to. */
export const addMoves = ({ systems }: View, { number, system }: Site, piece: number, moves: Move[]): void => {
  const name = pieceName(piece);
  for (let other = 0; other < systems.length; other++) {
    const to = systems[other]!;
    if (isReached(system, to)) moves.push({ _tag: 'MoveShip', ship: name, from: number, to: numberOf(to) });
  }
};

/** The ship goes to the other system; a hyperspace that it leaves empty vanishes. @rule IT-5.1 */
export const moveShip = (draft: Draft, mover: number, move: MoveShip): Raised => {
  const piece = pieceNumber(move.ship);
  leave(draft, ship(move.from, mover, piece));
  arrive(draft, ship(move.to, mover, piece));
  vanishIfEmpty(draft, move.from);
  return raised(move.to, colour(piece));
};
