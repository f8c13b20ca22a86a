/**
 * Moves: each is a single decision by one seat. Each kind of decision has its own tag, and tags are not nested.
 *
 * @packageDocumentation
 */
import { constant, constants } from '../../core/values/constant.js';
import { type Size, sizes } from '../../pieces/pyramids.js';
import { offGrid } from '../../pieces/square.js';
import { along, rayFrom, type Square, squareName, squares } from './geometry.js';
import type { WholeWizard } from './wizard.js';

/** A wizard is stacked from loose pyramids. @rule TO-3.2 */
export interface BuildWizard {
  readonly _tag: 'BuildWizard';
  /** The wizard that is stacked, for instance `R1G2B3`. */
  readonly wizard: WholeWizard;
}

/** A wizard from the hand is placed on a home square. @rule TO-4.2 @rule TO-4.3 */
export interface PlaceWizard {
  readonly _tag: 'PlaceWizard';
  /** The wizard from the hand, for instance `R1G2B3`. */
  readonly wizard: WholeWizard;
  /** The home square on which the wizard is placed. */
  readonly square: Square;
}

/** A wizard gets the Archmage token and so becomes its side's Archmage. @rule TO-4.5 */
export interface MarkArchmage {
  readonly _tag: 'MarkArchmage';
  /** The square of the wizard. */
  readonly square: Square;
}

/** The action Move: a wizard moves diagonally forward. @rule TO-5.3 */
export interface MoveWizard {
  readonly _tag: 'MoveWizard';
  /** The square of the wizard. */
  readonly from: Square;
  /** The vacant square to which the wizard moves. */
  readonly to: Square;
}

/** The action Bolt: a pyramid of the wizard on `from` shoots at a pyramid of the wizard on `to`. @rule TO-6.1 */
export interface CastBolt {
  readonly _tag: 'CastBolt';
  /** The square of the caster. */
  readonly from: Square;
  /** The square of the target wizard. @rule TO-6.5 @rule TO-6.6 */
  readonly to: Square;
  /** The pips of the pyramid with which the caster shoots; a small pyramid is never legal. @rule TO-6.5 */
  readonly spell: Size;
  /** The pips of the pyramid that is shot at. @rule TO-6.7 */
  readonly target: Size;
}

/** The action Duel: the wizard on `from` fights the wizard on `to`. The position determines whether the active wizard leaps. @rule TO-7.1 */
export interface FightDuel {
  readonly _tag: 'FightDuel';
  /** The square of the active wizard. */
  readonly from: Square;
  /** The square of the opposing wizard, next to the active wizard on a rank or file. */
  readonly to: Square;
  /** The pips of the opponent's pyramid to be removed; 0 to remove no pyramid. @rule TO-7.6 @rule TO-7.7 */
  readonly removal: 0 | Size;
}

/** The side to move passes, because it has no possible action. @rule TO-5.7 */
export interface Pass {
  readonly _tag: 'Pass';
}

/** A move of Töframenn. */
export type Move = BuildWizard | PlaceWizard | MarkArchmage | MoveWizard | CastBolt | FightDuel | Pass;

// All moves of the stage `play` and all marks are constants, about three thousand in total. Generators return them instead of creating objects.

/** The moves that mark an Archmage; the index is the square. */
export const marks: readonly MarkArchmage[] = constants(squares.map((square) => ({ _tag: 'MarkArchmage', square })));

/** The pass. */
export const pass: Pass = constant({ _tag: 'Pass' });

const wayTo = (from: number, direction: number, distance: number): Square | undefined => {
  const to = along(from, direction, distance);
  return to === offGrid ? undefined : squares[to];
};

const moveTable: readonly (readonly MoveWizard[])[] = constants(
  [4, 5, 6, 7].flatMap((direction) =>
    squares.map((from, origin) =>
      rayFrom(origin, direction).map((to): MoveWizard => ({ _tag: 'MoveWizard', from, to: squareName(to) })),
    ),
  ),
);

/** All Moves from a square in a diagonal direction (4..7) up to the edge, nearest target first. */
export const movesAlong = (from: number, direction: number): readonly MoveWizard[] =>
  moveTable[(direction - 4) * squares.length + from]!;

const boltTable: readonly (CastBolt | undefined)[] = constants(
  squares.flatMap((from, origin) =>
    [0, 1, 2, 3].flatMap((direction) =>
      [3, 5].flatMap((distance) => {
        const to = wayTo(origin, direction, distance);
        return sizes.flatMap((spell) =>
          sizes.map((target): CastBolt | undefined =>
            to === undefined ? undefined : { _tag: 'CastBolt', from, to, spell, target },
          ),
        );
      }),
    ),
  ),
);

/** The Bolt from a square in a direction (0..3) at a wizard 3 or 5 squares away, with the given spell and target pyramid. */
export const boltAlong = (from: number, direction: number, distance: number, spell: number, target: number): CastBolt =>
  boltTable[((from * 4 + direction) * 2 + (distance === 3 ? 0 : 1)) * 9 + (spell - 1) * 3 + target - 1]!;

const duelTable: readonly (FightDuel | undefined)[] = constants(
  squares.flatMap((from, origin) =>
    [0, 1, 2, 3].flatMap((direction) => {
      const to = wayTo(origin, direction, 1);
      return ([0, ...sizes] as const).map((removal): FightDuel | undefined =>
        to === undefined ? undefined : { _tag: 'FightDuel', from, to, removal },
      );
    }),
  ),
);

/** The Duel from a square against the wizard one step away in a direction (0..3). */
export const duelAlong = (from: number, direction: number, removal: number): FightDuel =>
  duelTable[(from * 4 + direction) * 4 + removal]!;
