/**
 * Who may use which power: what the chapters of the four powers have in common.
 *
 * @packageDocumentation
 */
import type { Demand } from '../../core/demand.js';
import type { PieceName } from '../../pyramids/index.js';
import { colour, markerColours, ownerOf, pieceNumber, pieceOfShip, systemOf } from '../content.js';
import type { RuleId } from '../rules.js';
import { countOf, hasSystem, systemAt, type View } from '../state.js';

/** What a demand is asked about: a move in a view of the seat that decides. */
export interface Asked<Move> {
  readonly view: View;
  readonly move: Move;
}

/** A demand on moves of a kind. */
export type Demands<Move> = readonly Demand<RuleId, Asked<Move>>[];

/**
 * The powers that a ship of a type may use in a system, as bits by colour. In phase `main` that of its own colour and those of all
 * markers of the system; in phase `sac` the sacrificed power, unless the ship has that colour.
 *
 * @rule IT-4.2 @rule IT-4.6
 */
export const powersOf = (view: View, system: number, piece: number): number => {
  const own = 1 << colour(piece);
  return view.phase === 'sac' ? (1 << view.power) & ~own : markerColours(system) | own;
};

/** Whether a power is among some powers. */
export const hasPower = (powers: number, power: number): boolean => (powers & (1 << power)) !== 0;

/** Whether an own ship may use a power where it is. */
export const mayUse = (view: View, number: number, name: PieceName, power: number): boolean =>
  hasPower(powersOf(view, systemAt(view, number), pieceNumber(name)), power);

/** One system as the generators see it: its code and where its ships are in the list of ships. */
export interface Site {
  readonly number: number;
  readonly system: number;
  /** The first of its ships, and the one after the last. */
  readonly first: number;
  readonly end: number;
  /** The first of the mover's ships there, and the one after the last; at least one. */
  readonly ownFirst: number;
  readonly ownEnd: number;
}

/** The end of the run of ships that begins at an index: those of the same system. */
export const endOfSystem = (ships: readonly number[], first: number): number => {
  const number = systemOf(ships[first] ?? 0);
  let end = first + 1;
  while (end < ships.length && systemOf(ships[end] ?? 0) === number) end++;
  return end;
};

/** The first index of a run of ships whose owner is at least `owner`. */
export const firstOf = (ships: readonly number[], first: number, end: number, owner: number): number => {
  let index = first;
  while (index < end && ownerOf(ships[index] ?? 0) < owner) index++;
  return index;
};

/** Whether a ship is the same as the one before it in a run, so that its moves are listed already. */
export const isRepeated = (ships: readonly number[], index: number, first: number): boolean =>
  index > first && (ships[index] ?? 0) === (ships[index - 1] ?? 0);

/** The type of the ship at an index. */
export const pieceAt = (ships: readonly number[], index: number): number => pieceOfShip(ships[index] ?? 0);

/** The system of a move is on the table. */
export const onTable: Demand<RuleId, Asked<{ readonly system: number }>> = {
  rule: 'IT-1.3',
  text: 'there is no such system',
  holds: ({ view, move }) => hasSystem(view, move.system),
};

/** In phase `sac` only the sacrificed power is used. */
export const sacrificed = (power: number): Demand<RuleId, Asked<unknown>> => ({
  rule: 'IT-4.5',
  text: 'this is not the power of the sacrificed ship',
  holds: ({ view }) => view.phase !== 'sac' || view.power === power,
});

/** The mover has the ship that the move speaks of. */
export const ownShip: Demand<RuleId, Asked<{ readonly ship: PieceName; readonly system: number }>> = {
  rule: 'IT-1.5',
  text: 'the mover has no such ship in this system',
  holds: ({ view, move }) => countOf(view, move.system, view.mover, move.ship) > 0,
};

/** The seat that the move speaks of has the ship. */
export const ownersShip: Demand<
  RuleId,
  Asked<{ readonly owner: number; readonly ship: PieceName; readonly system: number }>
> = {
  rule: 'IT-1.5',
  text: 'this seat has no such ship in this system',
  holds: ({ view, move }) => countOf(view, move.system, move.owner, move.ship) > 0,
};

/** The stash holds the piece that the move asks for. */
export const stashed: Demand<RuleId, Asked<{ readonly piece: PieceName }>> = {
  rule: 'IT-1.2',
  text: 'the stash does not hold this piece',
  holds: ({ view, move }) => (view.stash[pieceNumber(move.piece)] ?? 0) > 0,
};

/** The two demands that somebody may use a power: one for phase `main`, one for phase `sac`. */
export const empowered = <Move>(able: (view: View, move: Move) => boolean): Demands<Move> => [
  {
    rule: 'IT-4.2',
    text: 'neither the colour of the ship nor a marker of its system gives this power',
    holds: ({ view, move }) => view.phase === 'sac' || able(view, move),
  },
  {
    rule: 'IT-4.6',
    text: 'this ship has the sacrificed colour, so it cannot use the sacrificed power',
    holds: ({ view, move }) => view.phase !== 'sac' || able(view, move),
  },
];
