/**
 * The type of a faction: a total record of its printed board, with one typed field for every ability. The tag of each ability is read by one module
 * of the rules, which is named here; a faction that uses these tags needs no other change.
 *
 * @packageDocumentation
 */
import type { Kind } from './pieces.js';
import type { Terrain } from './terrain.js';

/** Its home and its way of changing terrain. Read by `terrain.ts`. */
export type GroundSeam =
  /** A home terrain for the whole game. */
  | { readonly _tag: 'home'; readonly terrain: Terrain }
  /** Ice, at a distance from a starting terrain of its choice (TMY-4.7). */
  | { readonly _tag: 'ice' }
  /** Volcano, for a price that is not a spade (TMY-4.8): see {@link VolcanoPrice}. */
  | { readonly _tag: 'volcano'; readonly price: VolcanoPrice }
  /** A home terrain of its choice, which it may change (TMY-17.22). */
  | { readonly _tag: 'shifting' }
  /** Every terrain that it has unlocked, along rivers only (TMY-17.21). */
  | { readonly _tag: 'cycle' };

/**
 * The price of a volcano: cult steps on one track or power tokens; more for the home terrain of another faction.
 *
 * @rule TMY-17.24
 */
export interface VolcanoPrice {
  readonly _tag: 'steps' | 'tokens';
  /** Steps or tokens for any other hex. */
  readonly plain: number;
  /** Steps or tokens for a hex of the home terrain of another faction. @rule TMY-17.23 */
  readonly home: number;
}

/** The price of a level of shipping or digging, in units. */
export interface AdvancePrice {
  /** Workers. */
  readonly workers: number;
  /** Coins. */
  readonly coins: number;
  /** Priests. */
  readonly priests: number;
}

/** The price of a bought spade. Read by `dig.ts`. */
export type DiggingSeam =
  /** Workers for a spade by level (level 0 first), the price of a level and the points for it. */
  | { readonly _tag: 'track'; readonly workers: readonly number[]; readonly advance: AdvancePrice; readonly vp: number }
  /** A number of priests for a spade instead, with points for each spade that is bought with them (TMY-17.3). */
  | { readonly _tag: 'priests'; readonly priests: number; readonly vp: number }
  /** Always the same number of workers. */
  | { readonly _tag: 'fixed'; readonly workers: number }
  /** Buys no spades. */
  | { readonly _tag: 'none' };

/** The number of spades for a transformation. Read by `terrain.ts`. */
export type SpadingSeam =
  /** One for each step of the ring. */
  | { readonly _tag: 'steps' }
  /** Always the same number, always all the way home (TMY-4.6). */
  | { readonly _tag: 'whole'; readonly spades: number };

/** The effect of each spade gained. Read by `points.ts`. @rule TMY-4.10 */
export type PerSpadeSeam =
  /** Nothing besides the spade. */
  | { readonly _tag: 'nothing' }
  /** The additional points. */
  | { readonly _tag: 'vp'; readonly vp: number }
  /** The additional power, once the stronghold is built. */
  | { readonly _tag: 'power'; readonly power: number }
  /** A cult step instead of the spade. */
  | { readonly _tag: 'step' }
  /** A new power token in bowl I instead of the spade. */
  | { readonly _tag: 'token' }
  /** The spade is lost and scores nothing; spade actions are forbidden (TMY-4.9). */
  | { readonly _tag: 'lost' };

/** Shipping. Read by `reach.ts`. */
export type ShippingSeam =
  /** Levels from `start`; points for each further level, in order; the price of a level. */
  | {
      readonly _tag: 'track';
      readonly start: number;
      readonly vp: readonly number[];
      readonly advance: Omit<AdvancePrice, 'workers'>;
    }
  /** A level that never changes; builds by shipping only (TMY-17.21). */
  | { readonly _tag: 'fixed'; readonly level: number }
  /** No shipping, and no way to advance it. */
  | { readonly _tag: 'none' };

/** Its way of skipping hexes. Read by `reach.ts`. @rule TMY-7.4 */
export type SkippingSeam =
  /** Not at all. */
  | { readonly _tag: 'none' }
  /** Over one hex, for a number of workers (fewer once the stronghold is built), with points each time. */
  | { readonly _tag: 'tunnel'; readonly workers: number; readonly withStronghold: number; readonly vp: number }
  /** Over `range` hexes at the start and `maxRange` at most, for a number of priests, with points each time. */
  | {
      readonly _tag: 'carpet';
      readonly priests: number;
      readonly range: number;
      readonly maxRange: number;
      readonly vp: number;
    };

/** The one-time gift of the stronghold, when it is built. Read by `upgrade.ts`. */
export type StrongholdSeam =
  /** Nothing. */
  | { readonly _tag: 'nothing' }
  /** So much power. */
  | { readonly _tag: 'power'; readonly power: number }
  /** At most this many workers become priests in this turn. */
  | { readonly _tag: 'ordain'; readonly workers: number }
  /** A favor tile. */
  | { readonly _tag: 'favor' }
  /** So many points. */
  | { readonly _tag: 'vp'; readonly vp: number }
  /** So many spades. */
  | { readonly _tag: 'spades'; readonly spades: number }
  /** This many levels of shipping. */
  | { readonly _tag: 'ship'; readonly steps: number }
  /** This many more hexes for the carpet. */
  | { readonly _tag: 'range'; readonly steps: number }
  /** As many new power tokens in bowl I as there are seats. */
  | { readonly _tag: 'tokens' }
  /** This many bridges for nothing. */
  | { readonly _tag: 'bridges'; readonly bridges: number };

/** Its use of the common power actions. Read by `actions.ts`. */
export type PowerUseSeam =
  /** As everybody. */
  | { readonly _tag: 'plain' }
  /** Pays this much less power; with its stronghold it may use spaces that are taken (TMY-17.18). */
  | { readonly _tag: 'thrifty'; readonly discount: number };

/** The price of a special action. */
export type SpecialPrice =
  /** Nothing. */
  | { readonly _tag: 'free' }
  /** So many workers. */
  | { readonly _tag: 'workers'; readonly workers: number }
  /** So much power. */
  | { readonly _tag: 'power'; readonly power: number }
  /** This many power tokens, which leave the game. */
  | { readonly _tag: 'tokens'; readonly tokens: number };

/** The effect of a special action. */
export type SpecialGain =
  /** This number of steps on one cult track. */
  | { readonly _tag: 'leap'; readonly steps: number }
  /** A free dwelling on any empty hex of a terrain. */
  | { readonly _tag: 'ride'; readonly terrain: Terrain }
  /** This many further main actions. */
  | { readonly _tag: 'actions'; readonly actions: number }
  /** This many spades for one hex. */
  | { readonly _tag: 'spades'; readonly spades: number }
  /** A bridge. */
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
  /** Its name. */
  readonly space: SpecialSpace;
  /** The structure needed to use it. */
  readonly needs: 'stronghold' | 'nothing';
  /** The limit of its uses. */
  readonly often: Often;
  /** What it costs. */
  readonly price: SpecialPrice;
  /** What it does. */
  readonly gain: SpecialGain;
}

/** The name of an action space on a faction board; `ACTH1` to `ACTH4` are on those of earlier editions only. */
export type SpecialSpace =
  | 'ACTA'
  | 'ACTC'
  | 'ACTE'
  | 'ACTG'
  | 'ACTN'
  | 'ACTS'
  | 'ACTW'
  | 'ACTH1'
  | 'ACTH2'
  | 'ACTH3'
  | 'ACTH4'
  | 'ACTH5'
  | 'ACTH6';

/** The names of the action spaces on faction boards. */
export const specialSpaces: readonly SpecialSpace[] = [
  'ACTA',
  'ACTC',
  'ACTE',
  'ACTG',
  'ACTN',
  'ACTS',
  'ACTW',
  'ACTH5',
  'ACTH6',
];

/** The names of those that only earlier editions have. They may be used again, so that no use is noted. */
export const earlierSpaces: readonly SpecialSpace[] = ['ACTH1', 'ACTH2', 'ACTH3', 'ACTH4'];

/** Its points when it passes, once its stronghold is built. Read by `pass.ts`. */
export type PassingSeam =
  /** Nothing. */
  | { readonly _tag: 'nothing' }
  /** Points for each of its bridges with its own structures at both ends. */
  | { readonly _tag: 'bridges'; readonly vp: number }
  /** Points for each temple. */
  | { readonly _tag: 'temples'; readonly vp: number };

/** Connections between its structures beyond the common rule. Read by `towns.ts`. */
export type LinkingSeam =
  /** Not at all. */
  | { readonly _tag: 'plain' }
  /** One river hex for each town (TMY-10.5). */
  | { readonly _tag: 'river' };

/** Its gain when a neighbour takes power from its building. Read by `neighbours.ts`. */
export type NeighboursSeam =
  /** Nothing. */
  | { readonly _tag: 'nothing' }
  /** A cult step. */
  | { readonly _tag: 'step' }
  /** It may buy a new power token in bowl III for this many points. */
  | { readonly _tag: 'token'; readonly vp: number }
  /** A new power token in bowl III, immediately and for free. */
  | { readonly _tag: 'gift' };

/** Its own exchanges. Read by `convert.ts`. */
export type ExchangeSeam =
  /** None. */
  | { readonly _tag: 'nothing' }
  /** A victory point for a coin, `coinsPerVp` coins for a victory point, at any time of its turn. */
  | { readonly _tag: 'alchemy'; readonly coinsPerVp: number };

/** The place of its priests at the start. Read by `resources.ts`. */
export type PriestsSeam =
  /** In the supply, all of them. */
  | { readonly _tag: 'supply' }
  /** On the locked terrains of its cycle, with `supply` more in hand; coins for unlocking a terrain, and for one that is a home (TMY-17.21). */
  | { readonly _tag: 'cycle'; readonly supply: number; readonly coins: number; readonly homeCoins: number };

/** The time and the number of its starting dwellings. Read by `starting.ts`. */
export type DwellingsSeam = { readonly _tag: 'two' } | { readonly _tag: 'three' } | { readonly _tag: 'one-last' };

/** Income by the number built, 0 first; kinds left out bring no income. */
export interface IncomeTable {
  /** Coins. */
  readonly coins?: readonly number[];
  /** Workers. */
  readonly workers?: readonly number[];
  /** Priests. */
  readonly priests?: readonly number[];
  /** Power that moves through the bowls. @rule TMY-5.2 */
  readonly power?: readonly number[];
}

/** An edition of Riverwalkers and Shapeshifters, by its switch. @rule TMY-18.2 */
export type Edition = 'variable_v5' | 'variable' | 'variable_v2' | 'variable_v3' | 'variable_v4';

/** The editions of the two factions on the variable board, the latest one first. @rule TMY-18.2 */
export const editions: readonly Edition[] = ['variable_v5', 'variable', 'variable_v2', 'variable_v3', 'variable_v4'];

/** An edition that the printed one has replaced. @rule TMY-18.2 */
export type EarlierEdition = Exclude<Edition, 'variable_v5'>;

/** The differences of an earlier edition from the present one. */
export type Earlier = Partial<Pick<Faction, 'actions' | 'neighbours' | 'priests'>>;

/** A faction: a total record of its printed board, with one field for each ability. @rule TMY-17.1 */
export interface Faction {
  /** The name in ledgers and notations. */
  readonly id: string;
  /** The name that is printed on its board. */
  readonly title: string;
  /** The option group that brings it into the game. */
  readonly pack: 'base' | 'ice' | 'volcano' | 'variable';
  /** The faction board: two factions of one board cannot be in one game (TMY-13.2). */
  readonly board: Terrain | 'ice' | 'volcano' | 'variable';
  /** Its starting resources. @rule TMY-13.5 */
  readonly start: {
    /** Coins. */
    readonly coins: number;
    /** Workers. */
    readonly workers: number;
    /** Priests. */
    readonly priests: number;
    /** Tokens in bowls I and II. */
    readonly power: readonly [number, number];
    /** Fire, Water, Earth, Air. */
    readonly cults: readonly [number, number, number, number];
    /** Victory points. */
    readonly vp: number;
    /** With the option `vp-variant`: `original_2017`. */
    readonly vp2017: number;
  };
  /** The cost of each kind of structure, in workers and coins. For a trading house, the coins are the lower price with a neighbour (TMY-6.2). */
  readonly costs: Readonly<Record<Kind, readonly [number, number]>>;
  /** Income by kind of structure and number built. @rule TMY-14.1 */
  readonly income: Readonly<Record<Kind, IncomeTable>>;
  /** The power value of each kind of structure. @rule TMY-6.3 */
  readonly powerValues: Readonly<Record<Kind, number>>;
  /** Where it lives. @rule TMY-4.2 */
  readonly ground: GroundSeam;
  /** The price of a spade. @rule TMY-4.3 */
  readonly digging: DiggingSeam;
  /** The number of spades for a transformation. @rule TMY-4.4 */
  readonly spading: SpadingSeam;
  /** The effect of each spade gained. @rule TMY-4.10 */
  readonly perSpade: PerSpadeSeam;
  /** How it ships. @rule TMY-7.2 */
  readonly shipping: ShippingSeam;
  /** Its way of skipping hexes. @rule TMY-7.4 */
  readonly skipping: SkippingSeam;
  /** The number of favor tiles it gets for a temple or sanctuary (`each`), and at set-up. Read by `favors.ts`. @rule TMY-6.4 @rule TMY-13.4 */
  readonly favors: { readonly each: number; readonly atSetup: number };
  /** The one-time gift of the stronghold. @rule TMY-6.4 */
  readonly stronghold: StrongholdSeam;
  /** Its use of the common power actions. @rule TMY-12.1 */
  readonly powerUse: PowerUseSeam;
  /** The action spaces of its own board. */
  readonly actions: readonly SpecialAction[];
  /** Its points when it passes. @rule TMY-14.5 */
  readonly passing: PassingSeam;
  /** Its gain for each town besides the tile: points and workers. Read by `towns.ts`. @rule TMY-10.3 */
  readonly founding: { readonly vp: number; readonly workers: number };
  /** The connections between its structures. @rule TMY-10.1 */
  readonly linking: LinkingSeam;
  /** Its gain when a neighbour takes power. @rule TMY-8.5 @rule TMY-8.6 */
  readonly neighbours: NeighboursSeam;
  /** Its own exchanges. @rule TMY-17.2 */
  readonly exchange: ExchangeSeam;
  /** The place of its priests at the start. @rule TMY-5.6 */
  readonly priests: PriestsSeam;
  /** Further steps of a priest sent to a cult, once the stronghold is built. Read by `priests.ts`. */
  readonly preaching: { readonly extra: number };
  /** The time of its starting dwellings. @rule TMY-13.6 */
  readonly dwellings: DwellingsSeam;
  /** Its differences in earlier editions. */
  readonly earlier?: Readonly<Record<EarlierEdition, Earlier>>;
}
