/**
 * What the chapters on the four powers have in common: the conditions for using a power.
 *
 * @packageDocumentation
 */
import type { Demand } from '../../../core/contract/demand.js';
import type { PieceName } from '../../../pieces/pyramids.js';
import { colour, markerColours, numberOf, ownerOf, pieceNumber, pieceOfShip, ship, systemOf } from '../content.js';
import type { RuleId } from '../rules.js';
import { type Phase, systemAt, type View } from '../state.js';

/** The values that conditions check: the move, the deciding seat's view, and the pieces that the move names. */
export interface Asked<Move> {
  readonly view: View;
  readonly move: Move;
  /** The type number of the ship that the move uses, or of the new piece if the move uses no ship. */
  readonly ship: number;
  /** The type number of the new piece, or of the ship if the move names no new piece. */
  readonly piece: number;
  /** The code of the system in which the ship is or will be; 0 if this system is not on the table. */
  readonly system: number;
}

/** For a move that names pieces in a system, gathers the values that the move's conditions check. */
export const asked = <Move>(
  view: View,
  move: Move,
  ship: PieceName,
  piece: PieceName,
  number: number,
): Asked<Move> => ({
  view,
  move,
  ship: pieceNumber(ship),
  piece: pieceNumber(piece),
  system: systemAt(view, number),
});

/**
 * The powers that a ship of the given type may use in a system, with one bit for each colour. In phase `main`, a ship may use the power of its own
 * colour and the powers of the system's markers. In phase `sac`, a ship may use only the sacrificed power, and only if the ship has a different
 * colour.
 *
 * @rule IT-4.2 @rule IT-4.6
 */
export const powersOf = (view: View, system: number, piece: number): number => {
  const own = 1 << colour(piece);
  return view.phase === 'sac' ? (1 << view.power) & ~own : markerColours(system) | own;
};

/** True if a set of powers contains the given power. */
export const hasPower = (powers: number, power: number): boolean => (powers & (1 << power)) !== 0;

/** True if a ship of the type that the move names may use the given power in the move's system. */
export const mayUse =
  (power: number) =>
  ({ view, system, ship: piece }: Asked<unknown>): boolean =>
    hasPower(powersOf(view, system, piece), power);

/** What the generators of moves need to know about a system: its number, its code, and where its ships are in the list. */
export interface Site {
  readonly number: number;
  readonly system: number;
  /** The index of the system's first ship in the list; `end` is the index after its last ship. */
  readonly first: number;
  readonly end: number;
  /** The index of the mover's first ship in the system; `ownEnd` is the index after the mover's last ship there. */
  readonly ownFirst: number;
  readonly ownEnd: number;
}

/** The index after the last ship of the system whose first ship is at the index `first`. */
export const endOfSystem = (ships: readonly number[], first: number): number => {
  const number = systemOf(ships[first]!);
  let end = first + 1;
  while (end < ships.length && systemOf(ships[end]!) === number) end++;
  return end;
};

/** The index of the first ship in a run that belongs to `owner` or to a higher seat; `end` if there is no such ship. */
export const firstOf = (ships: readonly number[], first: number, end: number, owner: number): number => {
  let index = first;
  while (index < end && ownerOf(ships[index]!) < owner) index++;
  return index;
};

/** True if a ship in a run has the same code as the ship before it. Its moves are then already listed. */
export const isRepeated = (ships: readonly number[], index: number, first: number): boolean =>
  index > first && ships[index]! === ships[index - 1]!;

/** The type number of the ship at the given index of a list. */
export const pieceAt = (ships: readonly number[], index: number): number => pieceOfShip(ships[index]!);

/** True if a list of ships contains a ship with the given code. */
const hasShip = (ships: readonly number[], code: number): boolean => {
  // The codes ascend, so the search can stop at the first larger one.
  let index = 0;
  while (index < ships.length && ships[index]! < code) index++;
  return index < ships.length && ships[index] === code;
};

/** Makes the condition that a kind of move can be made now, because the game is in one of the given phases. @rule IT-1.10 @rule IT-4.3 @rule IT-4.7 */
export const during = (first: Phase, other: Phase = first): Demand<RuleId, { readonly view: View }> => ({
  rule: 'IT-1.10',
  text: 'a move of this kind cannot be made now',
  holds: ({ view: { phase } }) => phase === first || phase === other,
});

/** The condition that the four powers can be used in this phase, either as an action or after a sacrifice. @rule IT-4.5 */
export const duringAction = during('main', 'sac');

/** The condition that the system named by the move is in play. */
export const onTable: Demand<RuleId, Asked<unknown>> = {
  rule: 'IT-1.3',
  text: 'there is no such system',
  holds: ({ system }) => system !== 0,
};

/** Makes the condition that a move in phase `sac` uses the sacrificed power and no other. */
export const sacrificed = (power: number): Demand<RuleId, Asked<unknown>> => ({
  rule: 'IT-4.5',
  text: 'the sacrificed ship does not give this power',
  holds: ({ view }) => view.phase !== 'sac' || view.power === power,
});

/** The condition that the mover owns the ship named by the move. */
export const ownShip: Demand<RuleId, Asked<unknown>> = {
  rule: 'IT-1.5',
  text: 'the mover has no such ship in this system',
  holds: ({ view, ship: piece, system }) => hasShip(view.ships, ship(numberOf(system), view.mover, piece)),
};

/** The condition that the ship named by the move belongs to the seat that the move names as its owner. */
export const ownersShip: Demand<RuleId, Asked<{ readonly owner: number }>> = {
  rule: 'IT-1.5',
  text: 'that seat has no such ship in this system',
  holds: ({ view, move, ship: piece, system }) => hasShip(view.ships, ship(numberOf(system), move.owner, piece)),
};

/** The condition that the stash holds the piece required by the move. */
export const stashed: Demand<RuleId, Asked<unknown>> = {
  rule: 'IT-1.2',
  text: 'the stash does not hold this piece',
  holds: ({ view, piece }) => view.stash[piece]! > 0,
};

/** Makes the two conditions that a ship is able to use a power: one for phase `main`, and one for phase `sac`. */
export const empowered = <Q extends Asked<unknown>>(able: (question: Q) => boolean): readonly Demand<RuleId, Q>[] => [
  {
    rule: 'IT-4.2',
    text: 'neither the colour of the ship nor a marker of its system gives this power',
    holds: (question) => question.view.phase === 'sac' || able(question),
  },
  {
    rule: 'IT-4.6',
    text: 'this ship has the same colour as the sacrificed ship, so it cannot use the power of that colour',
    holds: (question) => question.view.phase !== 'sac' || able(question),
  },
];
