/**
 * The public tables. The published tables are frozen copies, so that no program can change them for other programs. The rules themselves use their
 * own plain lists, not the frozen copies.
 *
 * @packageDocumentation
 */
import { kept, published } from '../../core/values/constant.js';
import { type Board, boardOf as theBoardOf } from './state/map.js';
import { type Source, sources as theSources } from './state/state.js';
import { factions as theFactions } from './tables/factions/index.js';
import { type MapId, maps as theMaps } from './tables/maps.js';
import { cults as theCults, kinds as theKinds, resources as theResources } from './tables/pieces.js';
import { grounds as theGrounds, ring as theRing } from './tables/terrain.js';
import {
  type FinalId,
  bonusTiles as theBonusTiles,
  favorTiles as theFavorTiles,
  finalTiles as theFinalTiles,
  powerActions as thePowerActions,
  scoringTiles as theScoringTiles,
  townTiles as theTownTiles,
} from './tables/tiles.js';

/**
 * The sources of victory points. A seat begins with some (`start`), and pays some for power (`leech`). Round scoring (`round`), tiles (`favor`,
 * `bonus`, `town`), advances (`shipping`, `digging`), abilities of the faction (`faction`) and exchanges (`exchange`) change them during the game.
 * The end of the game adds cult ranks (`cult`), the largest area (`area`), the final scoring tile (`final`), and remaining resources (`resources`).
 * Each seat keeps a sum of points for each source.
 *
 * @rule TMY-16.7
 * @example
 * ```ts
 * import { sources } from 'rulehouse/terra-mystica';
 * sources.length; // 14
 * ```
 */
export const sources: readonly Source[] = published(theSources);

/** The cult tracks, in the order used by lists such as {@link SeatState.cults}. @rule TMY-9.1 */
export const cults = published(theCults);

/**
 * The kinds of structures: dwelling, trading house, temple, stronghold, sanctuary. {@link State.structure} holds 0 for no structure, otherwise 1 more
 * than the index of the kind in this list; {@link SeatState.counts} has the same order.
 *
 * @rule TMY-6.1
 * @example
 * ```ts
 * import { kinds } from 'rulehouse/terra-mystica';
 * kinds.join(); // 'D,TP,TE,SH,SA'
 * ```
 */
export const kinds = published(theKinds);

/** Resources in the notation of conversions: power, priests, workers, coins, victory points. @rule TMY-5.5 */
export const resources = published(theResources);

/**
 * The bonus tiles BON1–BON10, in this order. BON10 is in the game only with the option `shipping-bonus`.
 *
 * @rule TMY-12.2
 * @example
 * ```ts
 * import { bonusTiles } from 'rulehouse/terra-mystica';
 * bonusTiles.length; // 10
 * ```
 */
export const bonusTiles = published(theBonusTiles);

/**
 * The favor tiles FAV1–FAV12, in this order.
 *
 * @rule TMY-12.3
 * @example
 * ```ts
 * import { favorTiles } from 'rulehouse/terra-mystica';
 * favorTiles.length; // 12
 * ```
 */
export const favorTiles = published(theFavorTiles);

/**
 * The final scoring tiles, under the names that ledgers use. The area ranking, which belongs to every game, is not one of these tiles.
 *
 * @rule TMY-12.8
 * @example
 * ```ts
 * import { finalTiles } from 'rulehouse/terra-mystica';
 * finalTiles.length; // 4
 * ```
 */
export const finalTiles: readonly FinalId[] = published(theFinalTiles);

/**
 * The common action spaces ACT1–ACT6, in this order, with their prices in power and their gains.
 *
 * @rule TMY-12.1
 * @example
 * ```ts
 * import { powerActions } from 'rulehouse/terra-mystica';
 * powerActions.map(({ power }) => power); // [3, 3, 4, 4, 4, 6]
 * ```
 */
export const powerActions = published(thePowerActions);

/**
 * The round scoring tiles SCORE1–SCORE9, in this order. SCORE9 is in the game only with the option `temple-scoring-tile`.
 *
 * @rule TMY-12.5
 * @example
 * ```ts
 * import { scoringTiles } from 'rulehouse/terra-mystica';
 * scoringTiles.map(({ counts }) => counts)[8]; // 'priests'
 * ```
 */
export const scoringTiles = published(theScoringTiles);

/**
 * The town tiles TW1–TW8, in this order. TW6 to TW8 are in the game only with the option `mini-expansion-1`.
 *
 * @rule TMY-12.4
 * @example
 * ```ts
 * import { townTiles } from 'rulehouse/terra-mystica';
 * townTiles.map(({ id }) => id)[0]; // 'TW1'
 * ```
 */
export const townTiles = published(theTownTiles);

/**
 * The possible grounds of a hex: first the terrains of the ring, then two that only certain factions make, then water. The numbers in {@link
 * State.ground} and {@link Board.grounds} are indices into this list.
 *
 * @rule TMY-3.1
 */
export const grounds = published(theGrounds);

/**
 * The colours of the transformation cycle as a ring: each step costs one spade, and the last colour is next to the first.
 *
 * @rule TMY-4.1
 * @example
 * ```ts
 * import { ring } from 'rulehouse/terra-mystica';
 * ring[(ring.indexOf('red') + 1) % ring.length]; // 'yellow'
 * ```
 */
export const ring = published(theRing);

/**
 * The maps as printed: one string for each row, from the top, with one letter for each hex. All other properties of the maps are computed by {@link
 * boardOf}.
 *
 * @rule TMY-3.6 @rule TMY-3.7
 * @example
 * ```ts
 * import { maps } from 'rulehouse/terra-mystica';
 * maps.map(({ id, rows }) => `${id}: ${rows[0]}`)[0]; // 'original: USGBYRUKRGBRK'
 * ```
 */
export const maps = published(theMaps);

/**
 * Every faction, in the order of the rules, in its latest edition. {@link SeatState.faction} holds an index into this list.
 *
 * @rule TMY-17.1
 * @example
 * ```ts
 * import { factions } from 'rulehouse/terra-mystica';
 * factions.find(({ id }) => id === 'witches')?.start.vp; // 20
 * factions.length; // 20
 * ```
 */
export const factions = published(theFactions);

// Copy a map only on request: most programs never ask for one.
const copyOf = kept((id: MapId): Board => published(theBoardOf(id)));

/**
 * The map with the given name, including the names, neighbours and distances of its hexes. Calls with the same name always return the same object.
 *
 * @param id - the name of the map, as in the options
 * @returns the map with its hexes by name
 * @rule TMY-3.6
 * @example
 * ```ts
 * import { boardOf } from 'rulehouse/terra-mystica';
 * const { names, land, byName } = boardOf('original');
 * land[byName.get('A1') ?? 0]?.map((hex) => names[hex]); // ['A2', 'B1']
 * ```
 */
export const boardOf = (id: MapId): Board => copyOf(maps.some((map) => map.id === id) ? id : 'original');
