/**
 * Chapter 5, yellow: moving from system to system.
 *
 * @packageDocumentation
 */
import { colour, isHyperspace, isReached, numberOf, pieceName, pieceNumber, ship } from '../content.js';
import type { Move, MoveShip } from '../move.js';
import { arrive, leave, vanishIfEmpty, type Draft } from './draft.js';
import { countOf, hasSystem, systemAt, type View } from '../state.js';
import { Power } from '../tables.js';
import { type Demands, empowered, mayUse, sacrificed, type Site } from './power.js';
import { type Raised, raised } from './raised.js';

/** Whether hyperspace does not forbid the way. @rule IT-5.2 */
const isWayOpen = (from: number, to: number): boolean =>
  isHyperspace(from) ? numberOf(from) !== numberOf(to) : !isHyperspace(to);

const ends = (view: View, { from, to }: MoveShip): readonly [number, number] => [
  systemAt(view, from),
  systemAt(view, to),
];

/** Whether the ship has the power to move where it is. */
const canNavigate = (view: View, { from, ship: name }: MoveShip): boolean => mayUse(view, from, name, Power.Yellow);

/** What moving asks for, in the order of citation. */
export const moveDemands: Demands<MoveShip> = [
  {
    rule: 'IT-1.3',
    text: 'there is no such system',
    holds: ({ view, move }) => hasSystem(view, move.from) && hasSystem(view, move.to),
  },
  sacrificed(Power.Yellow),
  {
    rule: 'IT-1.5',
    text: 'the mover has no such ship in this system',
    holds: ({ view, move }) => countOf(view, move.from, view.mover, move.ship) > 0,
  },
  ...empowered(canNavigate),
  {
    rule: 'IT-5.2',
    text: 'the move ends where it begins, or enters a hyperspace from a system with a marker',
    holds: ({ view, move }) => isWayOpen(...ends(view, move)),
  },
  {
    rule: 'IT-5.1',
    text: 'the two systems are not connected',
    holds: ({ view, move }) => isReached(...ends(view, move)),
  },
];

/** Adds every move of a ship out of its system, by the number of the system it goes to. */
export const addMoves = ({ systems }: View, { number, system }: Site, piece: number, moves: Move[]): void => {
  const name = pieceName(piece);
  for (let other = 0; other < systems.length; other++) {
    const to = systems[other] ?? 0;
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
