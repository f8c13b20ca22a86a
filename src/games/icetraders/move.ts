/**
 * The moves of IceTraders: each move is one decision of one seat. Each kind of decision has its own tag, and moves are not nested. A move names only
 * its effect. A move that attacks or builds does not name the acting ship, because it does not matter which ship acts.
 *
 * @packageDocumentation
 */
import { constant, constants } from '../../core/values/constant.js';
import { type PieceName, pieceNames, pieceTypes } from '../../pieces/pyramids.js';
import { pieceNumber } from './content.js';
import { pairs } from './pairs.js';
import { type Owner, owners, type Pair } from './state.js';
import { pieceCount } from './tables.js';

/** A seat chooses its alignment: `good` or `evil`. @rule IT-2.2 */
export interface Align {
  readonly _tag: 'Align';
  /** The alignment that the seat chooses: Good or Evil. */
  readonly alignment: 'good' | 'evil';
}

/** A seat picks two pieces, named in canonical order: `pick:Y3B2`. @rule IT-2.3 */
export interface PickPair {
  readonly _tag: 'PickPair';
  /** The types of the two pieces in canonical order; a twin (two pieces of one type) may be barred. @rule IT-2.4 */
  readonly pair: Pair;
}

/** A seat places its first ship: `place:G1@4`. @rule IT-3.1 */
export interface PlaceShip {
  readonly _tag: 'PlaceShip';
  /** The type of the ship. */
  readonly piece: PieceName;
  /** The number of the system concerned, 1..60. */
  readonly system: number;
}

/** A Yellow move in which one of the mover's ships goes to another system, written `move:A@s-t`. @rule IT-5.1 @rule IT-5.2 */
export interface MoveShip {
  readonly _tag: 'MoveShip';
  /** The type of the ship. */
  readonly ship: PieceName;
  /** The number of the system that the ship leaves, 1..60. */
  readonly from: number;
  /** The number of the system to which the ship goes, 1..60. */
  readonly to: number;
}

/** A Blue move that exchanges one of the mover's ships for a piece of another type, written `trade:A@s=T`. @rule IT-5.3 */
export interface TradeShip {
  readonly _tag: 'TradeShip';
  /** The type of the ship. */
  readonly ship: PieceName;
  /** The number of the system concerned, 1..60. */
  readonly system: number;
  /** The type that the ship becomes: a different type of the same size or smaller. @rule IT-5.3 */
  readonly piece: PieceName;
}

/** A Green move that exchanges one of the mover's ships for a larger piece of its colour, written `grow:A@s=T`. @rule IT-5.5 */
export interface GrowShip {
  readonly _tag: 'GrowShip';
  /** The type of the ship. */
  readonly ship: PieceName;
  /** The number of the system concerned, 1..60. */
  readonly system: number;
  /** The type that the ship becomes: a larger type of its own colour. @rule IT-5.5 */
  readonly piece: PieceName;
}

/** A Green move that gives the mover a new ship, written `build:T@s`. @rule IT-5.6 */
export interface BuildShip {
  readonly _tag: 'BuildShip';
  /** The type of the new ship. */
  readonly piece: PieceName;
  /** The number of the system concerned, 1..60. */
  readonly system: number;
}

/** A Red move that puts a ship into the stash, written `destroy:oT@s`. @rule IT-5.8 */
export interface Destroy {
  readonly _tag: 'Destroy';
  /** The seat that owns the ship. */
  readonly owner: Owner;
  /** The type of the ship. */
  readonly ship: PieceName;
  /** The number of the system concerned, 1..60. */
  readonly system: number;
}

/** A Red move that makes a ship one size smaller, written `reduce:oT@s`. @rule IT-5.9 */
export interface Reduce {
  readonly _tag: 'Reduce';
  /** The seat that owns the ship. */
  readonly owner: Owner;
  /** The type of the ship. */
  readonly ship: PieceName;
  /** The number of the system concerned, 1..60. */
  readonly system: number;
}

/** A move that sacrifices one of the mover's ships for uses of its power, written `sac:A@s`. @rule IT-4.4 */
export interface Sacrifice {
  readonly _tag: 'Sacrifice';
  /** The type of the ship. */
  readonly ship: PieceName;
  /** The number of the system concerned, 1..60. */
  readonly system: number;
}

/** The types of three pieces, in canonical order. */
export type Triple = readonly [PieceName, PieceName, PieceName];

/** An R&D move: three of the mover's ships in one system become one new ship, written `rd:ABC@s=T`. @rule IT-4.8 */
export interface Research {
  readonly _tag: 'Research';
  /** The types of the three old ships, in canonical order. */
  readonly ships: Triple;
  /** The number of the system concerned, 1..60. */
  readonly system: number;
  /** The type of the new ship: any type that is in the stash once the three old ships are there. */
  readonly piece: PieceName;
}

/** A Discovery, which turns one of the mover's ships into the marker of a new system, written `found:A@s`. @rule IT-4.9 */
export interface Discover {
  readonly _tag: 'Discover';
  /** The type of the ship. */
  readonly ship: PieceName;
  /** The number of the system that the ship leaves, 1..60. */
  readonly system: number;
}

/** The mover takes no action in this turn: `pass`. @rule IT-4.3 */
export interface Pass {
  readonly _tag: 'Pass';
}

/** The mover gives up the remaining uses of a sacrificed power: `stop`. @rule IT-4.7 */
export interface Stop {
  readonly _tag: 'Stop';
}

/** A system gets a second marker after a blue concentration: `enterprise:T@s`. @rule IT-6.5 */
export interface Enterprise {
  readonly _tag: 'Enterprise';
  /** The type of the new marker, which is smaller than the system's first marker. */
  readonly piece: PieceName;
  /** The number of the system that gets the marker, 1..60. */
  readonly system: number;
}

/** A ship changes its owner after a green concentration: `revolt:oT@s`. @rule IT-6.6 */
export interface Revolt {
  readonly _tag: 'Revolt';
  /** The seat that loses the ship. */
  readonly owner: Owner;
  /** The type of the ship. */
  readonly ship: PieceName;
  /** The number of the system concerned, 1..60. */
  readonly system: number;
}

/** The mover declines an enterprise or a revolt: `decline`. @rule IT-6.4 */
export interface Decline {
  readonly _tag: 'Decline';
}

/**
 * A move that names a number of more than fifteen digits, which JavaScript may be unable to store exactly. Such a move is well formed but never
 * legal, because no system has that number.
 *
 * @rule IT-10.2 @rule IT-1.3
 */
export interface Nowhere {
  readonly _tag: 'Nowhere';
  /** The whole text of the move, for instance `sac:B1@1000000000000000`. */
  readonly text: string;
}

/** The moves of the four powers, which are also the possible uses of a sacrificed power. @rule IT-4.5 */
export type PowerMove = MoveShip | TradeShip | GrowShip | BuildShip | Destroy | Reduce;

/** A move of IceTraders. */
export type Move =
  | Align
  | PickPair
  | PlaceShip
  | PowerMove
  | Sacrifice
  | Research
  | Discover
  | Pass
  | Stop
  | Enterprise
  | Revolt
  | Decline
  | Nowhere;

/** The move by which a seat chooses Good. @internal */
export const good: Align = constant({ _tag: 'Align', alignment: 'good' });

/** The move by which a seat chooses Evil. @internal */
export const evil: Align = constant({ _tag: 'Align', alignment: 'evil' });

/** The two moves by which a seat can choose its alignment. @internal */
export const alignments: readonly Align[] = constants([good, evil]);

/** All 78 moves that pick a pair, in the order of {@link pairs}. @internal */
export const picks: readonly PickPair[] = constants(pairs.map((pair) => ({ _tag: 'PickPair', pair })));

/** The text of a choice that the seats make in secret before the first turn. @rule IT-10.2 @internal */
export const choiceText = (choice: Align | PickPair): string =>
  choice._tag === 'Align' ? choice.alignment : `pick:${choice.pair}`;

/** The secret choice that a text spells; undefined for all other texts. @internal */
export const secretChoice = (text: string): Align | PickPair | undefined =>
  [...alignments, ...picks].find((choice) => choiceText(choice) === text);

/** The move `Pass`; there is only one, because it has no details. @internal */
export const pass: Pass = constant({ _tag: 'Pass' });

/** The move `Stop`; there is only one, because it has no details. @internal */
export const stop: Stop = constant({ _tag: 'Stop' });

/** The move `Decline`; there is only one, because it has no details. @internal */
export const decline: Decline = constant({ _tag: 'Decline' });

// All moves are shared constants, except R&D and moves from system to system. There are about twenty thousand constants; generators return them
// instead of creating objects.

/** The index of a move that names only a type and a system, in the list of all moves of its kind. @internal */
export const sharedIndex = (piece: number, system: number): number => system * pieceTypes + piece;

const shared = <A>(make: (piece: PieceName, system: number) => A): readonly A[] =>
  Array.from({ length: pieceCount + 1 }, (_, system) => pieceNames.map((piece) => make(piece, system))).flat();

/** All moves that sacrifice a ship, indexed by {@link sharedIndex}. @internal */
export const sacrifices: readonly Sacrifice[] = constants(
  shared((ship, system) => ({ _tag: 'Sacrifice', ship, system })),
);

/** All moves that make a Discovery, indexed by {@link sharedIndex}. @internal */
export const discoveries: readonly Discover[] = constants(
  shared((ship, system) => ({ _tag: 'Discover', ship, system })),
);

/** All moves that build a ship, indexed by {@link sharedIndex}. @internal */
export const buildings: readonly BuildShip[] = constants(
  shared((piece, system) => ({ _tag: 'BuildShip', piece, system })),
);

/** The index of a trade or a growth in its list, computed from the old type, the system and the new type. @internal */
export const exchangeIndex = (piece: number, system: number, other: number): number =>
  sharedIndex(piece, system) * pieceTypes + other;

/** All moves that trade a ship, possible or not, indexed by {@link exchangeIndex}. @internal */
export const trades: readonly TradeShip[] = constants(
  shared((ship, system) => pieceNames.map((piece): TradeShip => ({ _tag: 'TradeShip', ship, system, piece }))).flat(),
);

/** All moves in which a ship grows, possible or not, indexed by {@link exchangeIndex}. @internal */
export const growths: readonly GrowShip[] = constants(
  shared((ship, system) => pieceNames.map((piece): GrowShip => ({ _tag: 'GrowShip', ship, system, piece }))).flat(),
);

/** The index of an attack in its list, computed from the target's owner, type and system. @internal */
export const targetIndex = (owner: number, piece: number, system: number): number =>
  sharedIndex(piece, system) * owners.length + owner;

/** All moves that destroy a ship, indexed by {@link targetIndex}. @internal */
export const destructions: readonly Destroy[] = constants(
  shared((ship, system) => owners.map((owner): Destroy => ({ _tag: 'Destroy', owner, ship, system }))).flat(),
);

/** All moves that reduce a ship, possible or not, indexed by {@link targetIndex}. @internal */
export const reductions: readonly Reduce[] = constants(
  shared((ship, system) => owners.map((owner): Reduce => ({ _tag: 'Reduce', owner, ship, system }))).flat(),
);

/** All lists of three types, ascending or not, shared by the generators of moves; the index of a list is `144 * a + 12 * b + c`. */
const triples: readonly Triple[] = constants(
  pieceNames.flatMap((a) => pieceNames.flatMap((b) => pieceNames.map((c): Triple => [a, b, c]))),
);

/** Returns the shared list of the three types with the given numbers. @internal */
export const tripleOf = (a: number, b: number, c: number): Triple => triples[(a * pieceTypes + b) * pieceTypes + c]!;

/** True if three types are in canonical order, as the notation writes them. @rule IT-10.2 @internal */
export const isSorted = ([a, b, c]: Triple): boolean =>
  pieceNumber(a) <= pieceNumber(b) && pieceNumber(b) <= pieceNumber(c);
