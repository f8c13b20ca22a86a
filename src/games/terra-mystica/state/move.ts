/**
 * Moves: each is a single decision by one seat (chapter 19). Moves are flat records with a tag, in which hexes, tiles and factions are given by their
 * names.
 *
 * @packageDocumentation
 */
import type { SpecialSpace } from '../tables/faction.js';
import type { FactionId } from '../tables/factions/index.js';
import type { Cult, Kind, Resource } from '../tables/pieces.js';
import type { Terrain } from '../tables/terrain.js';
import type { BonusId, FavorId, TownId } from '../tables/tiles.js';

/** Says which faction moves. If several seats may act (with `deferred` leech), `by` names the faction that moves; it is null if only one seat can act. */
export interface By {
  /** The faction that moves; null if only one seat can act. @rule TMY-19.5 */
  readonly by: FactionId | null;
}

/** How many power tokens leave bowls I, II and III; with `null`, they leave bowl I first, then II, then III. @rule TMY-5.7 */
export type Split = readonly [number, number, number] | null;

/** The name of an action space: a common space, a space on a faction board, or a space on a tile. @rule TMY-12.1 */
export type Space = 'ACT1' | 'ACT2' | 'ACT3' | 'ACT4' | 'ACT5' | 'ACT6' | SpecialSpace | 'BON1' | 'BON2' | 'FAV6';

/**
 * A thing to give up: a spade, a bridge, a free dwelling, trading house or transformation, or a token that may be bought.
 *
 * @rule TMY-15.13
 */
export type Waste = 'SPADE' | 'BRIDGE' | 'FREE_D' | 'FREE_TP' | 'FREE_TF' | 'GAIN_P3_FOR_VP';

/**
 * One decision of one seat. Hexes have the names printed on the board (`E7`, `r5`); tiles and factions have the names used in ledgers.
 *
 * @rule TMY-19.2 @rule TMY-19.4
 */
export type Move = By &
  (
    | {
        /** A faction is chosen. @rule TMY-13.2 */
        readonly _tag: 'Setup';
        /** The faction. */
        readonly faction: FactionId;
      }
    | {
        /** A home or starting terrain is chosen. @rule TMY-13.3 @rule TMY-17.22 */
        readonly _tag: 'PickColor';
        /** The terrain. */
        readonly color: Terrain;
      }
    | {
        /** A seat makes a bid in the auction. @rule TMY-13.10 */
        readonly _tag: 'Bid';
        /** The bid in victory points, 0..40, which must be more than the last bid. */
        readonly points: number;
      }
    | {
        /** The winner of an auction takes a faction and a place in the turn order. @rule TMY-13.9 */
        readonly _tag: 'Take';
        /** The faction. */
        readonly faction: FactionId;
        /** The place in the turn order, counted from 1. */
        readonly place: number;
      }
    | {
        /** A dwelling is built. @rule TMY-15.1 @rule TMY-13.6 */
        readonly _tag: 'Build';
        /** The name of the hex, for instance `E7`. */
        readonly hex: string;
        /** The number of power tokens that leave the game from each bowl; null for the default split. */
        readonly from: Split;
      }
    | {
        /** A hex is transformed. @rule TMY-15.1 @rule TMY-19.3 */
        readonly _tag: 'Transform';
        /** The name of the hex, for instance `E7`. */
        readonly hex: string;
        /**
         * The terrain that the hex will get. If `to` is null, the hex becomes home terrain; if there are too few spades for that, it comes as close
         * to home terrain as they allow.
         */
        readonly to: Terrain | 'ice' | 'volcano' | null;
        /** The number of power tokens that leave the game from each bowl; null for the default split. */
        readonly from: Split;
      }
    | {
        /** Spades are bought. @rule TMY-4.3 */
        readonly _tag: 'Dig';
        /** The number of spades, 1 or more. */
        readonly spades: number;
      }
    | {
        /** A structure is upgraded, for instance to a temple. @rule TMY-6.1 */
        readonly _tag: 'Upgrade';
        /** The name of the hex, for instance `E7`. */
        readonly hex: string;
        /** The new structure. */
        readonly to: Exclude<Kind, 'D'>;
      }
    | {
        /** A level of shipping or digging is bought. @rule TMY-7.2 @rule TMY-4.3 */
        readonly _tag: 'Advance';
        /** Which of them. */
        readonly track: 'ship' | 'dig';
      }
    | {
        /** A priest is sent to a cult track. @rule TMY-9.4 */
        readonly _tag: 'Send';
        /** The track. */
        readonly cult: Cult;
        /** The number of steps: 3 or 2 on a free space, 1 if the priest returns to the supply; null for the best free space. */
        readonly steps: 1 | 2 | 3 | null;
      }
    | {
        /** An action space is used. @rule TMY-12.1 */
        readonly _tag: 'Action';
        /** The space. */
        readonly space: Space;
        /** The number of power tokens that leave the game from each bowl; null for the default split. */
        readonly from: Split;
      }
    | {
        /** A seat passes, takes its first bonus tile, or leaves an auction. @rule TMY-14.5 @rule TMY-13.7 @rule TMY-13.9 */
        readonly _tag: 'Pass';
        /** The bonus tile that the seat takes; null if it takes no tile. */
        readonly tile: BonusId | null;
      }
    | {
        /** An offer of power is accepted. @rule TMY-8.2 */
        readonly _tag: 'Leech';
        /** The power of the offer, or the part of it that can be gained. */
        readonly power: number;
        /** The faction whose building caused the offer. */
        readonly from: FactionId;
      }
    | {
        /** An offer of power is declined. @rule TMY-8.2 */
        readonly _tag: 'Decline';
        /** The amount of power that is offered. */
        readonly power: number;
        /** The faction whose building caused the offer. */
        readonly from: FactionId;
      }
    | {
        /** All open offers are declined. @rule TMY-19.10 */
        readonly _tag: 'DeclineAll';
      }
    | {
        /** A favor tile is taken. @rule TMY-12.3 */
        readonly _tag: 'Favor';
        /** The tile. */
        readonly tile: FavorId;
      }
    | {
        /** A town is founded. @rule TMY-10.3 */
        readonly _tag: 'Town';
        /** The tile. */
        readonly tile: TownId;
        /** The number of towns that get this tile. A move with 2 replaces two moves, one for each town. */
        readonly count: 1 | 2;
      }
    | {
        /** A seat makes a cult step that is due. @rule TMY-9.1 @rule TMY-9.7 */
        readonly _tag: 'Step';
        /** The track. */
        readonly cult: Cult;
        /** The number of steps taken at once. */
        readonly steps: 1 | 2;
      }
    | {
        /** A seat steps down a cult track to pay for a volcano. @rule TMY-17.24 */
        readonly _tag: 'Lose';
        /** The track. */
        readonly cult: Cult;
        /** How many. */
        readonly steps: 1 | 3 | 4;
      }
    | {
        /** A seat gives up something to which it is entitled, for instance a spade. @rule TMY-15.13 */
        readonly _tag: 'GiveUp';
        /** What. */
        readonly what: Waste;
      }
    | {
        /** A bridge is built. @rule TMY-11.1 */
        readonly _tag: 'Bridge';
        /** One end of the bridge: the name of a land hex. */
        readonly a: string;
        /** The other end. */
        readonly b: string;
      }
    | {
        /** A river hex is counted as land, so that a town can form across it. @rule TMY-10.5 */
        readonly _tag: 'Connect';
        /** The name of the river hex, for instance `r5`. */
        readonly river: string;
      }
    | {
        /** A river hex, named by the land hexes around it, is counted as land, so that a town can form across it. @rule TMY-10.5 @rule TMY-19.10 */
        readonly _tag: 'ConnectHexes';
        /** The names of land hexes that are all adjacent to one river hex. */
        readonly hexes: readonly string[];
      }
    | {
        /** Power tokens are burnt. @rule TMY-5.4 */
        readonly _tag: 'Burn';
        /** The number of tokens that go from bowl II to bowl III; the same number of tokens leave the game. */
        readonly tokens: number;
      }
    | {
        /** Resources are exchanged. @rule TMY-5.5 */
        readonly _tag: 'Convert';
        /** The units given. */
        readonly give: number;
        /** What is given. */
        readonly from: Resource;
        /** The units gained. */
        readonly get: number;
        /** What is got. */
        readonly to: Resource;
      }
    | {
        /** The Riverwalkers decide what to do with a new priest. @rule TMY-17.21 */
        readonly _tag: 'Unlock';
        /** The terrain that is unlocked; `gain-priest` if the priest is kept instead. */
        readonly terrain: Terrain | 'gain-priest';
      }
    | {
        /** Shapeshifters buy a power token. @rule TMY-8.6 */
        readonly _tag: 'GainToken';
      }
    | {
        /** A seat leaves the game; this move occurs only in replays. @rule TMY-18.1 */
        readonly _tag: 'Drop';
        /** The faction that leaves the game. */
        readonly faction: FactionId;
      }
    | {
        /** Waiting: nothing happens, and this move occurs only in replays. @rule TMY-19.4 */
        readonly _tag: 'Wait';
      }
    | {
        /**
         * A seat takes power without naming an offer, and every offer stays open. This move occurs only in replays of games without the option
         * `strict-leech`. @rule TMY-19.5b
         */
        readonly _tag: 'LeechAny';
        /** The power; if bowls or points do not allow that much, the seat takes less. */
        readonly power: number;
      }
    | {
        /** A seat keeps a key for which it could choose a track; this move occurs only in replays. @rule TMY-10.6 */
        readonly _tag: 'KeepKey';
      }
    | {
        /** A seat corrects its holdings downwards; this move occurs only in replays. @rule TMY-19.4 */
        readonly _tag: 'Correct';
        /** The number of units that the seat gives up, 1 or more. */
        readonly amount: number;
        /** What it gives up; power moves back to bowl I. */
        readonly what: Resource;
      }
    | {
        /** The turn ends. @rule TMY-19.8 */
        readonly _tag: 'Done';
      }
  );

/** The type of moves that have the given tag. */
export type MoveOf<Tag extends Move['_tag']> = Extract<Move, { readonly _tag: Tag }>;
