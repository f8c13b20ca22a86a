/**
 * The tiles and action spaces (chapter 12 of the rules).
 *
 * @packageDocumentation
 */
import type { Cult, Kind } from './pieces.js';

/** The amounts that an income pays; an amount that is left out is 0. */
export interface Gain {
  /** Coins. */
  readonly coins?: number;
  /** Workers. */
  readonly workers?: number;
  /** Priests. */
  readonly priests?: number;
  /** The power gained, which moves tokens through the bowls. @rule TMY-5.2 */
  readonly power?: number;
}

/** The gain of a power action. @rule TMY-12.1 */
export type PowerGain =
  /** A bridge. */
  | { readonly _tag: 'bridge' }
  /** Resources. */
  | { readonly _tag: 'gain'; readonly gain: Gain }
  /** So many spades. */
  | { readonly _tag: 'spades'; readonly spades: number };

/** A common action space, which all seats together may use once a round. @rule TMY-12.1 */
export interface PowerAction {
  /** The name of the action space. */
  readonly id: string;
  /** The price of the action in power. */
  readonly power: number;
  /** What it gives. */
  readonly gain: PowerGain;
}

/** The common action spaces ACT1–ACT6, in this order, with their prices in power and their gains. */
export const powerActions = [
  { id: 'ACT1', power: 3, gain: { _tag: 'bridge' } },
  { id: 'ACT2', power: 3, gain: { _tag: 'gain', gain: { priests: 1 } } },
  { id: 'ACT3', power: 4, gain: { _tag: 'gain', gain: { workers: 2 } } },
  { id: 'ACT4', power: 4, gain: { _tag: 'gain', gain: { coins: 7 } } },
  { id: 'ACT5', power: 4, gain: { _tag: 'spades', spades: 1 } },
  { id: 'ACT6', power: 6, gain: { _tag: 'spades', spades: 2 } },
] as const satisfies readonly PowerAction[];

/** The points that a tile brings when its holder passes. @rule TMY-14.5 */
export type PassScore =
  /** Nothing. */
  | { readonly _tag: 'none' }
  /** Points for each structure of the given kinds. */
  | { readonly _tag: 'each'; readonly kinds: readonly Kind[]; readonly vp: number }
  /** The points for each number of structures of a kind, beginning with 0 structures. */
  | { readonly _tag: 'table'; readonly kind: Kind; readonly vp: readonly number[] }
  /** The points for each of the seat's levels of shipping. */
  | { readonly _tag: 'shipping'; readonly vp: number };

/** The action printed on a bonus or favor tile: none, a spade or a cult step. */
export type TileAction = { readonly _tag: 'none' } | { readonly _tag: 'spade' } | { readonly _tag: 'step' };

/** A bonus tile. @rule TMY-12.2 */
export interface BonusTile {
  /** The name of the tile in ledgers and notations. */
  readonly id: string;
  /** The income that the tile pays in Phase I. */
  readonly income: Gain;
  /** The tile's action, which can be used once a round. */
  readonly action: TileAction;
  /** The points that the tile brings when its holder passes. @rule TMY-14.5 */
  readonly pass: PassScore;
  /** The number of shipping levels that the tile adds in Phase II. */
  readonly shipping: number;
  /** The option that brings the tile into the game. */
  readonly option: 'shipping-bonus' | null;
}

const plain = { action: { _tag: 'none' }, pass: { _tag: 'none' }, shipping: 0, option: null } as const;

/** The bonus tiles BON1–BON10, in this order. */
export const bonusTiles = [
  { ...plain, id: 'BON1', income: { coins: 2 }, action: { _tag: 'spade' } },
  { ...plain, id: 'BON2', income: { coins: 4 }, action: { _tag: 'step' } },
  { ...plain, id: 'BON3', income: { coins: 6 } },
  { ...plain, id: 'BON4', income: { power: 3 }, shipping: 1 },
  { ...plain, id: 'BON5', income: { power: 3, workers: 1 } },
  { ...plain, id: 'BON6', income: { workers: 2 }, pass: { _tag: 'each', kinds: ['SH', 'SA'], vp: 4 } },
  { ...plain, id: 'BON7', income: { workers: 1 }, pass: { _tag: 'each', kinds: ['TP'], vp: 2 } },
  { ...plain, id: 'BON8', income: { priests: 1 } },
  { ...plain, id: 'BON9', income: { coins: 2 }, pass: { _tag: 'each', kinds: ['D'], vp: 1 } },
  { ...plain, id: 'BON10', income: { power: 3 }, pass: { _tag: 'shipping', vp: 3 }, option: 'shipping-bonus' },
] as const satisfies readonly BonusTile[];

/** The name of a bonus tile. */
export type BonusId = (typeof bonusTiles)[number]['id'];

/** A favor tile. @rule TMY-12.3 */
export interface FavorTile {
  /** The name of the tile in ledgers and notations. */
  readonly id: string;
  /** The number of copies of the tile. */
  readonly copies: number;
  /** The track on which the tile gives steps. */
  readonly cult: Cult;
  /** The number of steps that the tile gives on its track when it is taken. */
  readonly steps: number;
  /** The income that the tile pays in Phase I. */
  readonly income: Gain;
  /** The tile's action, which can be used once a round. */
  readonly action: TileAction;
  /** The points that the tile brings when its holder builds a structure of the given kind; null if it brings none. */
  readonly built: { readonly kind: Kind; readonly vp: number } | null;
  /** The points that the tile brings when its holder passes. @rule TMY-14.5 */
  readonly pass: PassScore;
  /** The amount by which the tile reduces the power value that a town needs. */
  readonly townPower: number;
}

const quiet = {
  copies: 3,
  income: {},
  action: { _tag: 'none' },
  built: null,
  pass: { _tag: 'none' },
  townPower: 0,
} as const;

/** The favor tiles FAV1–FAV12, in this order. */
export const favorTiles = [
  { ...quiet, id: 'FAV1', copies: 1, cult: 'FIRE', steps: 3 },
  { ...quiet, id: 'FAV2', copies: 1, cult: 'WATER', steps: 3 },
  { ...quiet, id: 'FAV3', copies: 1, cult: 'EARTH', steps: 3 },
  { ...quiet, id: 'FAV4', copies: 1, cult: 'AIR', steps: 3 },
  { ...quiet, id: 'FAV5', cult: 'FIRE', steps: 2, townPower: 1 },
  { ...quiet, id: 'FAV6', cult: 'WATER', steps: 2, action: { _tag: 'step' } },
  { ...quiet, id: 'FAV7', cult: 'EARTH', steps: 2, income: { workers: 1, power: 1 } },
  { ...quiet, id: 'FAV8', cult: 'AIR', steps: 2, income: { power: 4 } },
  { ...quiet, id: 'FAV9', cult: 'FIRE', steps: 1, income: { coins: 3 } },
  { ...quiet, id: 'FAV10', cult: 'WATER', steps: 1, built: { kind: 'TP', vp: 3 } },
  { ...quiet, id: 'FAV11', cult: 'EARTH', steps: 1, built: { kind: 'D', vp: 2 } },
  { ...quiet, id: 'FAV12', cult: 'AIR', steps: 1, pass: { _tag: 'table', kind: 'TP', vp: [0, 2, 3, 3, 4] } },
] as const satisfies readonly FavorTile[];

/** The name of a favor tile. */
export type FavorId = (typeof favorTiles)[number]['id'];

/** The gain from a town tile in addition to its points and keys. @rule TMY-12.4 */
export type TownGain =
  /** Resources. */
  | { readonly _tag: 'gain'; readonly gain: Gain }
  /** The seat makes a number of steps on every cult track (TMY-10.6). */
  | { readonly _tag: 'steps'; readonly steps: number }
  /** The seat gains a level of shipping or of carpet range; a faction that can raise neither gets nothing. */
  | { readonly _tag: 'travel' };

/** A town tile, which pays once, when a town is founded. @rule TMY-12.4 */
export interface TownTile {
  /** The name of the tile in ledgers and notations. */
  readonly id: string;
  /** The number of copies of the tile. */
  readonly copies: number;
  /** Victory points. */
  readonly vp: number;
  /** The number of keys gained; a key opens space 10 of a cult track. @rule TMY-9.2 */
  readonly keys: number;
  /** The gain from the tile in addition to its points and keys. */
  readonly gain: TownGain;
  /** The option that brings the tile into the game. */
  readonly option: 'mini-expansion-1' | null;
}

/** The town tiles TW1–TW8, in this order. */
export const townTiles = [
  { id: 'TW1', copies: 2, vp: 5, keys: 1, gain: { _tag: 'gain', gain: { coins: 6 } }, option: null },
  { id: 'TW2', copies: 2, vp: 7, keys: 1, gain: { _tag: 'gain', gain: { workers: 2 } }, option: null },
  { id: 'TW3', copies: 2, vp: 9, keys: 1, gain: { _tag: 'gain', gain: { priests: 1 } }, option: null },
  { id: 'TW4', copies: 2, vp: 6, keys: 1, gain: { _tag: 'gain', gain: { power: 8 } }, option: null },
  { id: 'TW5', copies: 2, vp: 8, keys: 1, gain: { _tag: 'steps', steps: 1 }, option: null },
  { id: 'TW6', copies: 1, vp: 2, keys: 2, gain: { _tag: 'steps', steps: 2 }, option: 'mini-expansion-1' },
  { id: 'TW7', copies: 2, vp: 4, keys: 1, gain: { _tag: 'travel' }, option: 'mini-expansion-1' },
  { id: 'TW8', copies: 1, vp: 11, keys: 1, gain: { _tag: 'gain', gain: {} }, option: 'mini-expansion-1' },
] as const satisfies readonly TownTile[];

/** The name of a town tile. */
export type TownId = (typeof townTiles)[number]['id'];

/** The points that a round scoring tile gives during its round. @rule TMY-12.5 */
export type RoundScore =
  /** The points for each spade gained. */
  | { readonly _tag: 'spade'; readonly vp: number }
  /** The points for each town founded. */
  | { readonly _tag: 'town'; readonly vp: number }
  /** The points for each structure built of the given kinds (TMY-12.7). */
  | { readonly _tag: 'built'; readonly kinds: readonly Kind[]; readonly vp: number };

/** The cult bonus that a scoring tile pays at the end of its round. @rule TMY-14.3 */
export type CultBonus =
  /** Resources. */
  | { readonly _tag: 'gain'; readonly gain: Gain }
  /** So many spades. */
  | { readonly _tag: 'spades'; readonly spades: number };

/**
 * A round scoring tile, with its points during the round and its cult bonus at the end.
 *
 * @rule TMY-12.5 @rule TMY-12.6
 */
export interface ScoringTile {
  /** The name of the tile in ledgers and notations. */
  readonly id: string;
  /** The points that the tile gives during the round. */
  readonly score: RoundScore;
  /** What counts for the bonus: the seat's position on a track, or its priests on the cult board. */
  readonly counts: Cult | 'priests';
  /** The number of steps or priests needed for each payment of the bonus. */
  readonly every: number;
  /** What the seat gets each time the bonus is paid at the end of the round. @rule TMY-14.3 */
  readonly bonus: CultBonus;
  /** The last round in which the tile may be used. @rule TMY-12.6 */
  readonly lastRound: number;
  /** The option that brings the tile into the game. */
  readonly option: 'temple-scoring-tile' | null;
}

const D = { _tag: 'built', kinds: ['D'], vp: 2 } as const;
const TP = { _tag: 'built', kinds: ['TP'], vp: 3 } as const;
const great = { _tag: 'built', kinds: ['SH', 'SA'], vp: 5 } as const;
const any = { lastRound: 6, option: null } as const;
const spade = { _tag: 'spades', spades: 1 } as const;

/** The round scoring tiles SCORE1–SCORE9, in this order. */
export const scoringTiles = [
  {
    ...any,
    id: 'SCORE1',
    score: { _tag: 'spade', vp: 2 },
    counts: 'EARTH',
    every: 1,
    bonus: { _tag: 'gain', gain: { coins: 1 } },
    lastRound: 4,
  },
  { ...any, id: 'SCORE2', score: { _tag: 'town', vp: 5 }, counts: 'EARTH', every: 4, bonus: spade },
  { ...any, id: 'SCORE3', score: D, counts: 'WATER', every: 4, bonus: { _tag: 'gain', gain: { priests: 1 } } },
  { ...any, id: 'SCORE4', score: great, counts: 'FIRE', every: 2, bonus: { _tag: 'gain', gain: { workers: 1 } } },
  { ...any, id: 'SCORE5', score: D, counts: 'FIRE', every: 4, bonus: { _tag: 'gain', gain: { power: 4 } } },
  { ...any, id: 'SCORE6', score: TP, counts: 'WATER', every: 4, bonus: spade },
  { ...any, id: 'SCORE7', score: great, counts: 'AIR', every: 2, bonus: { _tag: 'gain', gain: { workers: 1 } } },
  { ...any, id: 'SCORE8', score: TP, counts: 'AIR', every: 4, bonus: spade },
  {
    ...any,
    id: 'SCORE9',
    score: { _tag: 'built', kinds: ['TE'], vp: 4 },
    counts: 'priests',
    every: 1,
    bonus: { _tag: 'gain', gain: { coins: 2 } },
    option: 'temple-scoring-tile',
  },
] as const satisfies readonly ScoringTile[];

/** The name of a round scoring tile. */
export type ScoringId = (typeof scoringTiles)[number]['id'];

/** The final scoring tiles, under the names that ledgers use. */
export const finalTiles = [
  'connected-distance',
  'connected-sa-sh-distance',
  'building-on-edge',
  'connected-clusters',
] as const;

/** For each final scoring tile, the value that it measures within a connected group of structures. */
export const finalTitles = {
  'connected-distance': 'greatest distance',
  'connected-sa-sh-distance': 'stronghold to sanctuary',
  'building-on-edge': 'most on the border',
  'connected-clusters': 'most settlements',
} as const satisfies Readonly<Record<(typeof finalTiles)[number], string>>;

/** The name of a final scoring tile. */
export type FinalId = Extract<(typeof finalTiles)[number], string>;
