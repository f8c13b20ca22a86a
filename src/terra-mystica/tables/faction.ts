/**
 * What a faction is: a total record of what is printed on its board, with one typed seam for every ability. Each seam is read by
 * one module of the rules, which is named here; a faction that uses these tags needs no other change.
 *
 * @packageDocumentation
 */
import type { Kind } from './pieces.js';
import type { Terrain } from './terrain.js';

/** Where it lives and how it changes terrain. Read by `ground.ts`. */
export type GroundSeam =
  /** A home terrain for the whole game. */
  | { readonly _tag: 'home'; readonly terrain: Terrain }
  /** Ice, at a distance from a starting terrain of its choice (TMY-4.7). */
  | { readonly _tag: 'ice' }
  /** Volcano, for a price that is no spade (TMY-4.8). */
  | { readonly _tag: 'volcano'; readonly price: VolcanoPrice }
  /** A home terrain of its choice, which it may change (TMY-17.22). */
  | { readonly _tag: 'shifting' }
  /** Every terrain that it has unlocked, along rivers only (TMY-17.21). */
  | { readonly _tag: 'cycle' };

/** The price of a volcano: cult steps on one track or power tokens; more for the home terrain of another faction. */
export interface VolcanoPrice {
  readonly _tag: 'steps' | 'tokens';
  readonly plain: number;
  readonly home: number;
}

/** A price of advancing a track. */
export interface AdvancePrice {
  readonly workers: number;
  readonly coins: number;
  readonly priests: number;
}

/** What a bought spade costs. Read by `dig.ts`. */
export type DiggingSeam =
  /** Workers for a spade by level, the price of a level and its points. */
  | { readonly _tag: 'track'; readonly workers: readonly number[]; readonly advance: AdvancePrice; readonly vp: number }
  /** Priests instead, with points for each spade bought so (TMY-17.3). */
  | { readonly _tag: 'priests'; readonly priests: number; readonly vp: number }
  /** Always the same number of workers. */
  | { readonly _tag: 'fixed'; readonly workers: number }
  /** Buys no spades. */
  | { readonly _tag: 'none' };

/** How many spades a transformation takes. Read by `ground.ts`. */
export type SpadingSeam =
  /** One for each step of the ring. */
  | { readonly _tag: 'steps' }
  /** Always the same number, always all the way home (TMY-4.6). */
  | { readonly _tag: 'whole'; readonly spades: number };

/** What happens for each spade gained. Read by `scoring.ts`. @rule TMY-4.10 */
export type PerSpadeSeam =
  | { readonly _tag: 'nothing' }
  | { readonly _tag: 'vp'; readonly vp: number }
  /** Power, once the stronghold stands. */
  | { readonly _tag: 'power'; readonly power: number }
  /** A cult step instead of the spade. */
  | { readonly _tag: 'step' }
  /** A new power token in bowl I instead of the spade. */
  | { readonly _tag: 'token' }
  /** The spade is lost and scores nothing; spade actions are forbidden (TMY-4.9). */
  | { readonly _tag: 'lost' };

/** Shipping. Read by `reach.ts` and `tracks.ts`. */
export type ShippingSeam =
  /** Levels from `start`; `vp` for each further level. */
  | {
      readonly _tag: 'track';
      readonly start: number;
      readonly vp: readonly number[];
      readonly advance: Omit<AdvancePrice, 'workers'>;
    }
  /** A level that never changes; builds by shipping only (TMY-17.21). */
  | { readonly _tag: 'fixed'; readonly level: number }
  | { readonly _tag: 'none' };

/** How it reaches over hexes. Read by `reach.ts`. @rule TMY-7.4 */
export type SkippingSeam =
  | { readonly _tag: 'none' }
  | { readonly _tag: 'tunnel'; readonly workers: number; readonly withStronghold: number; readonly vp: number }
  | {
      readonly _tag: 'carpet';
      readonly priests: number;
      readonly range: number;
      readonly maxRange: number;
      readonly vp: number;
    };

/** What the stronghold gives once, when it is built. Read by `upgrade.ts`. */
export type StrongholdSeam =
  | { readonly _tag: 'nothing' }
  | { readonly _tag: 'power'; readonly power: number }
  /** Up to so many workers become priests in this turn. */
  | { readonly _tag: 'ordain'; readonly workers: number }
  | { readonly _tag: 'favor' }
  | { readonly _tag: 'vp'; readonly vp: number }
  | { readonly _tag: 'spades'; readonly spades: number }
  | { readonly _tag: 'ship'; readonly steps: number }
  | { readonly _tag: 'range'; readonly steps: number }
  /** As many new power tokens in bowl I as there are seats. */
  | { readonly _tag: 'tokens' }
  | { readonly _tag: 'bridges'; readonly bridges: number };

/** How it uses the common power actions. Read by `actions.ts`. */
export type PowerUseSeam =
  | { readonly _tag: 'plain' }
  /** Pays less; with its stronghold it may use spaces that are taken (TMY-17.18). */
  | { readonly _tag: 'thrifty'; readonly discount: number };

/** The price of a special action. */
export type SpecialPrice =
  | { readonly _tag: 'free' }
  | { readonly _tag: 'workers'; readonly workers: number }
  | { readonly _tag: 'power'; readonly power: number }
  /** Power tokens that leave the game. */
  | { readonly _tag: 'tokens'; readonly tokens: number };

/** What a special action does. */
export type SpecialGain =
  /** So many steps on one cult track. */
  | { readonly _tag: 'leap'; readonly steps: number }
  /** A free dwelling on any empty hex of a terrain. */
  | { readonly _tag: 'ride'; readonly terrain: Terrain }
  /** So many further main actions. */
  | { readonly _tag: 'actions'; readonly actions: number }
  /** Spades for one hex. */
  | { readonly _tag: 'spades'; readonly spades: number }
  | { readonly _tag: 'bridge' }
  /** A directly adjacent hex becomes home terrain. */
  | { readonly _tag: 'sandstorm' }
  /** A dwelling becomes a trading house for free. */
  | { readonly _tag: 'trading-house' }
  /** A new home terrain, and points. */
  | { readonly _tag: 'shift'; readonly vp: number };

/**
 * Once a round; any number of times, one action each; or as many times in a game as there are seats or opponents, all such
 * spaces of the board together.
 */
export type Often = 'once' | 'always' | 'seats' | 'opponents';

/** An action space of the faction's own board. Read by `actions.ts`. */
export interface SpecialAction {
  readonly space: SpecialSpace;
  readonly needs: 'stronghold' | 'nothing';
  readonly often: Often;
  readonly price: SpecialPrice;
  readonly gain: SpecialGain;
}

/** The names of the action spaces on faction boards. @internal */
export const specialSpaces = ['ACTA', 'ACTC', 'ACTE', 'ACTG', 'ACTN', 'ACTS', 'ACTW', 'ACTH5', 'ACTH6'] as const;

/** The names of those that only earlier editions have. They may be used again, so that no use is noted. @internal */
export const earlierSpaces = ['ACTH1', 'ACTH2', 'ACTH3', 'ACTH4'] as const;

/** The name of an action space on a faction board. */
export type SpecialSpace = (typeof specialSpaces)[number] | (typeof earlierSpaces)[number];

/** What it scores when it passes, once its stronghold stands. Read by `pass.ts`. */
export type PassingSeam =
  | { readonly _tag: 'nothing' }
  /** For each own bridge with own structures at both ends. */
  | { readonly _tag: 'bridges'; readonly vp: number }
  | { readonly _tag: 'temples'; readonly vp: number };

/** How its structures may hang together beyond the common rule. Read by `towns.ts`. */
export type LinkingSeam =
  | { readonly _tag: 'plain' }
  /** One river hex for each town (TMY-10.5). */
  | { readonly _tag: 'river' };

/** What it gets when a neighbour takes power from its building. Read by `leech.ts`. */
export type NeighboursSeam =
  | { readonly _tag: 'nothing' }
  | { readonly _tag: 'step' }
  /** It may buy a new power token in bowl III. */
  | { readonly _tag: 'token'; readonly vp: number }
  /** A new power token in bowl III, at once and for nothing. */
  | { readonly _tag: 'gift' };

/** Exchanges of its own. Read by `convert.ts`. */
export type ExchangeSeam =
  | { readonly _tag: 'nothing' }
  /** A victory point for a coin, coins for a victory point, at any time of its turn. */
  | { readonly _tag: 'alchemy'; readonly coinsPerVp: number };

/** Where its priests are at the start. Read by `priests.ts`. */
export type PriestsSeam =
  | { readonly _tag: 'supply' }
  /** On the locked terrains of its cycle; prices of unlocking (TMY-17.21). */
  | { readonly _tag: 'cycle'; readonly supply: number; readonly coins: number; readonly homeCoins: number };

/** When it places how many starting dwellings. Read by `setup.ts`. */
export type DwellingsSeam = { readonly _tag: 'two' } | { readonly _tag: 'three' } | { readonly _tag: 'one-last' };

/** Income by number built, 0 first; left out is none. */
export interface IncomeTable {
  readonly coins?: readonly number[];
  readonly workers?: readonly number[];
  readonly priests?: readonly number[];
  readonly power?: readonly number[];
}

/** The editions of the two factions on the variable board, the last one first. @rule TMY-18.2 @internal */
export const editions = ['variable_v5', 'variable', 'variable_v2', 'variable_v3', 'variable_v4'] as const;

/** An edition of these factions. */
export type Edition = (typeof editions)[number];

/** One that the printed one has replaced. */
export type EarlierEdition = Exclude<Edition, 'variable_v5'>;

/** What an earlier edition had in the place of the printed. */
export type Earlier = Partial<Pick<Faction, 'actions' | 'neighbours' | 'priests'>>;

/** A faction. */
export interface Faction {
  /** The name in ledgers and notations. */
  readonly id: string;
  readonly title: string;
  /** The option group that brings it into the game. */
  readonly pack: 'base' | 'ice' | 'volcano' | 'variable';
  /** The faction board: two factions of one board cannot be in one game (TMY-13.2). */
  readonly board: Terrain | 'ice' | 'volcano' | 'variable';
  readonly start: {
    readonly coins: number;
    readonly workers: number;
    readonly priests: number;
    /** Tokens in bowls I and II. */
    readonly power: readonly [number, number];
    /** Fire, Water, Earth, Air. */
    readonly cults: readonly [number, number, number, number];
    readonly vp: number;
    /** With the option `vp-variant`: `original_2017`. */
    readonly vp2017: number;
  };
  /** Workers and coins for each kind; the coins of a trading house with a neighbour (TMY-6.2). */
  readonly costs: Readonly<Record<Kind, readonly [number, number]>>;
  readonly income: Readonly<Record<Kind, IncomeTable>>;
  readonly powerValues: Readonly<Record<Kind, number>>;
  readonly ground: GroundSeam;
  readonly digging: DiggingSeam;
  readonly spading: SpadingSeam;
  readonly perSpade: PerSpadeSeam;
  readonly shipping: ShippingSeam;
  readonly skipping: SkippingSeam;
  /** Favor tiles for a temple or sanctuary, and at set-up. Read by `favors.ts`. */
  readonly favors: { readonly each: number; readonly atSetup: number };
  readonly stronghold: StrongholdSeam;
  readonly powerUse: PowerUseSeam;
  readonly actions: readonly SpecialAction[];
  readonly passing: PassingSeam;
  /** What it gets for each town beside the tile. Read by `towns.ts`. */
  readonly founding: { readonly vp: number; readonly workers: number };
  readonly linking: LinkingSeam;
  readonly neighbours: NeighboursSeam;
  readonly exchange: ExchangeSeam;
  readonly priests: PriestsSeam;
  /** Further steps of a priest sent to a cult, once the stronghold stands. Read by `priests.ts`. */
  readonly preaching: { readonly extra: number };
  readonly dwellings: DwellingsSeam;
  /** What was otherwise in earlier editions. */
  readonly earlier?: Readonly<Record<EarlierEdition, Earlier>>;
}
