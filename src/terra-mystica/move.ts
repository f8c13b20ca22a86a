/**
 * Moves: every single decision of a seat (chapter 19). Flat records with a tag; hexes, tiles and factions by their names.
 *
 * @packageDocumentation
 */
import type { SpecialSpace } from './tables/faction.js';
import type { FactionId } from './tables/factions/index.js';
import type { Cult, Kind, Resource } from './tables/pieces.js';
import type { Terrain } from './tables/terrain.js';
import type { BonusId, FavorId, TownId } from './tables/tiles.js';

/** Who moves. Named where several seats may act (`deferred` leech), `null` where only one can. */
export interface By {
  readonly by: FactionId | null;
}

/** How many power tokens leave bowls I, II and III; `null` takes I first, then II, then III. @rule TMY-5.7 */
export type Split = readonly [number, number, number] | null;

/** The name of an action space. */
export type Space = 'ACT1' | 'ACT2' | 'ACT3' | 'ACT4' | 'ACT5' | 'ACT6' | SpecialSpace | 'BON1' | 'BON2' | 'FAV6';

/** What can be given up. @rule TMY-15.13 */
export type Waste = 'SPADE' | 'BRIDGE' | 'FREE_D' | 'FREE_TP' | 'FREE_TF' | 'GAIN_P3_FOR_VP';

/** One decision of one seat. */
export type Move = By &
  (
    | { readonly _tag: 'Setup'; readonly faction: FactionId }
    | { readonly _tag: 'PickColor'; readonly color: Terrain }
    | { readonly _tag: 'Bid'; readonly points: number }
    | { readonly _tag: 'Take'; readonly faction: FactionId; readonly place: number }
    | { readonly _tag: 'Build'; readonly hex: string; readonly from: Split }
    | {
        readonly _tag: 'Transform';
        readonly hex: string;
        readonly to: Terrain | 'ice' | 'volcano' | null;
        readonly from: Split;
      }
    | { readonly _tag: 'Dig'; readonly spades: number }
    | { readonly _tag: 'Upgrade'; readonly hex: string; readonly to: Exclude<Kind, 'D'> }
    | { readonly _tag: 'Advance'; readonly track: 'ship' | 'dig' }
    | { readonly _tag: 'Send'; readonly cult: Cult; readonly steps: 1 | 2 | 3 | null }
    | { readonly _tag: 'Action'; readonly space: Space; readonly from: Split }
    | { readonly _tag: 'Pass'; readonly tile: BonusId | null }
    | { readonly _tag: 'Leech'; readonly power: number; readonly from: FactionId }
    | { readonly _tag: 'Decline'; readonly power: number; readonly from: FactionId }
    | { readonly _tag: 'DeclineAll' }
    | { readonly _tag: 'Favor'; readonly tile: FavorId }
    | { readonly _tag: 'Town'; readonly tile: TownId; readonly count: 1 | 2 }
    | { readonly _tag: 'Step'; readonly cult: Cult; readonly steps: 1 | 2 }
    | { readonly _tag: 'Lose'; readonly cult: Cult; readonly steps: 1 | 3 | 4 }
    | { readonly _tag: 'GiveUp'; readonly what: Waste }
    | { readonly _tag: 'Bridge'; readonly a: string; readonly b: string }
    | { readonly _tag: 'Connect'; readonly river: string }
    | { readonly _tag: 'ConnectHexes'; readonly hexes: readonly string[] }
    | { readonly _tag: 'Burn'; readonly tokens: number }
    | {
        readonly _tag: 'Convert';
        readonly give: number;
        readonly from: Resource;
        readonly get: number;
        readonly to: Resource;
      }
    | { readonly _tag: 'Unlock'; readonly terrain: Terrain | 'gain-priest' }
    | { readonly _tag: 'GainToken' }
    | { readonly _tag: 'Drop'; readonly faction: FactionId }
    | { readonly _tag: 'Wait' }
    | { readonly _tag: 'Done' }
  );

/** The move of one tag. */
export type MoveOf<Tag extends Move['_tag']> = Extract<Move, { readonly _tag: Tag }>;
