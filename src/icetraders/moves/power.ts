/**
 * The use of powers: the common part of the chapters on the four powers.
 *
 * @packageDocumentation
 */
import type { Demand } from '../../core/contract/demand.js';
import type { PieceName } from '../../pyramids/index.js';
import { colour, markerColours, numberOf, ownerOf, pieceNumber, pieceOfShip, ship, systemOf } from '../content.js';
import type { RuleId } from '../rules.js';
import { type Phase, systemAt, type View } from '../state.js';

/** The question to which a rule's demand applies: the move, the view of the seat that decides, and the pieces that the move names. */
export interface Asked<Move> {
  readonly view: View;
  readonly move: Move;
  /** The type number of the ship that the move is about, or of the new piece if the move is not about a ship. */
  readonly ship: number;
  /** The type number of the new piece, or of the ship if there is no new piece. */
  readonly piece: number;
  /** The code of the system that the ship is in or will be in; 0 if this system is not on the table. */
  readonly system: number;
}

/** The question of a move that is about pieces in a system. */
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
 * The powers that a ship of a type may use in a system, with one bit for each colour. In phase `main` these are the power of the ship's own colour
 * and the powers of the system's markers. In phase `sac` it is the sacrificed power, unless the ship has that colour.
 *
 * @rule IT-4.2 @rule IT-4.6
 */
export const powersOf = (view: View, system: number, piece: number): number => {
  const own = 1 << colour(piece);
  return view.phase === 'sac' ? (1 << view.power) & ~own : markerColours(system) | own;
};

/** True if a set of powers contains a power. */
export const hasPower = (powers: number, power: number): boolean => (powers & (1 << power)) !== 0;

/** True if a ship of the type that the move names may use a power in its system. */
export const mayUse =
  (power: number) =>
  ({ view, system, ship: piece }: Asked<unknown>): boolean =>
    hasPower(powersOf(view, system, piece), power);

/** One system in the form that generators need: its code, and the range of its ships in the list of ships. */
export interface Site {
  readonly number: number;
  readonly system: number;
  /** The index of the system's first ship; `end` is the index after its last ship. */
  readonly first: number;
  readonly end: number;
  /** The index of the mover's first ship in the system; `ownEnd` is the index after the mover's last ship there. */
  readonly ownFirst: number;
  readonly ownEnd: number;
}

/** The index after a run of ships of the same system, which begins at the index `first`. */
export const endOfSystem = (ships: readonly number[], first: number): number => {
  const number = systemOf(ships[first]!);
  let end = first + 1;
  while (end < ships.length && systemOf(ships[end]!) === number) end++;
  return end;
};

/** The first index in a run of ships at which the owner is at least `owner`. */
export const firstOf = (ships: readonly number[], first: number, end: number, owner: number): number => {
  let index = first;
  while (index < end && ownerOf(ships[index]!) < owner) index++;
  return index;
};

/** True if a ship is the same as the one before it in a run, so that its moves are already listed. */
export const isRepeated = (ships: readonly number[], index: number, first: number): boolean =>
  index > first && ships[index]! === ships[index - 1]!;

/** The type of the ship at an index. */
export const pieceAt = (ships: readonly number[], index: number): number => pieceOfShip(ships[index]!);

/** True if a list of ships contains a ship. */
const hasShip = (ships: readonly number[], code: number): boolean => {
  // Ascending: what is not met before a larger code is not there.
  let index = 0;
  while (index < ships.length && ships[index]! < code) index++;
  return index < ships.length && ships[index] === code;
};

/** Makes the demand that the game is in a phase in which moves of a given kind can be made. @rule IT-1.10 @rule IT-4.3 @rule IT-4.7 */
export const during = (first: Phase, other: Phase = first): Demand<RuleId, { readonly view: View }> => ({
  rule: 'IT-1.10',
  text: 'a move of this kind cannot be made now',
  holds: ({ view: { phase } }) => phase === first || phase === other,
});

/** The demand for the moves of the four powers, which are made as actions and as uses of a sacrificed power. @rule IT-4.5 */
export const duringAction = during('main', 'sac');

/** The demand that the system of a move is on the table. */
export const onTable: Demand<RuleId, Asked<unknown>> = {
  rule: 'IT-1.3',
  text: 'there is no such system',
  holds: ({ system }) => system !== 0,
};

/** Makes the demand that in phase `sac` only the sacrificed power is used. */
export const sacrificed = (power: number): Demand<RuleId, Asked<unknown>> => ({
  rule: 'IT-4.5',
  text: 'the sacrificed ship does not give this power',
  holds: ({ view }) => view.phase !== 'sac' || view.power === power,
});

/** The demand that the mover has the ship that the move names. */
export const ownShip: Demand<RuleId, Asked<unknown>> = {
  rule: 'IT-1.5',
  text: 'the mover has no such ship in this system',
  holds: ({ view, ship: piece, system }) => hasShip(view.ships, ship(numberOf(system), view.mover, piece)),
};

/** The demand that the seat that the move names has the ship. */
export const ownersShip: Demand<RuleId, Asked<{ readonly owner: number }>> = {
  rule: 'IT-1.5',
  text: 'that seat has no such ship in this system',
  holds: ({ view, move, ship: piece, system }) => hasShip(view.ships, ship(numberOf(system), move.owner, piece)),
};

/** The demand that the stash holds the piece that the move requires. */
export const stashed: Demand<RuleId, Asked<unknown>> = {
  rule: 'IT-1.2',
  text: 'the stash does not hold this piece',
  holds: ({ view, piece }) => view.stash[piece]! > 0,
};

/** The two demands that a ship may use a power: one for phase `main`, one for phase `sac`. */
export const empowered = <Q extends Asked<unknown>>(able: (question: Q) => boolean): readonly Demand<RuleId, Q>[] => [
  {
    rule: 'IT-4.2',
    text: 'neither the colour of the ship nor a marker of its system gives this power',
    holds: (question) => question.view.phase === 'sac' || able(question),
  },
  {
    rule: 'IT-4.6',
    text: 'this ship has the sacrificed colour, so it cannot use the sacrificed power',
    holds: (question) => question.view.phase !== 'sac' || able(question),
  },
];
