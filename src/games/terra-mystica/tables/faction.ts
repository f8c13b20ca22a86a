/**
 * The type of a faction: everything on its printed board, with one typed field for every ability. The tag of each ability is read by a single module
 * of the rules, which is named in this file. A new faction that uses only existing tags needs no change to the rules.
 *
 * @packageDocumentation
 */
import type { Kind } from './pieces.js';
import type { Terrain } from './terrain.js';

/** The home terrain of a faction, and how the faction changes terrain. Read by `terrain.ts`. */
export type GroundSeam =
  /** A home terrain that stays the same for the whole game. */
  | { readonly _tag: 'home'; readonly terrain: Terrain }
  /** Ice is the home terrain; distances are counted from a starting terrain that the seat chooses (TMY-4.7). */
  | { readonly _tag: 'ice' }
  /** The home terrain is volcano, which costs no spades (TMY-4.8); for its price, see {@link VolcanoPrice}. */
  | { readonly _tag: 'volcano'; readonly price: VolcanoPrice }
  /** A home terrain that the faction chooses and may change later (TMY-17.22). */
  | { readonly _tag: 'shifting' }
  /** The faction lives on every terrain that it has unlocked, but only along rivers (TMY-17.21). */
  | { readonly _tag: 'cycle' };

/**
 * The price of a volcano, in cult steps on one track or in power tokens; on another faction's home terrain, a volcano costs more.
 *
 * @rule TMY-17.24
 */
export interface VolcanoPrice {
  readonly _tag: 'steps' | 'tokens';
  /** The cost, in steps or tokens, of transforming a hex that is not another faction's home terrain. */
  readonly plain: number;
  /** The cost, in steps or tokens, of transforming a hex that is another faction's home terrain. @rule TMY-17.23 */
  readonly home: number;
}

/** The price of one level of shipping or digging: a number of workers, coins and priests. */
export interface AdvancePrice {
  /** Workers. */
  readonly workers: number;
  /** Coins. */
  readonly coins: number;
  /** Priests. */
  readonly priests: number;
}

/** The price of a spade that the faction buys. Read by `dig.ts`. */
export type DiggingSeam =
  /** A digging track: the workers that a spade costs at each level from 0 on, and the price and the points of a level. */
  | { readonly _tag: 'track'; readonly workers: readonly number[]; readonly advance: AdvancePrice; readonly vp: number }
  /** Each spade costs the given number of priests, and scores points (TMY-17.3). */
  | { readonly _tag: 'priests'; readonly priests: number; readonly vp: number }
  /** A spade always costs the same number of workers. */
  | { readonly _tag: 'fixed'; readonly workers: number }
  /** Buys no spades. */
  | { readonly _tag: 'none' };

/** The number of spades that a transformation takes. Read by `terrain.ts`. */
export type SpadingSeam =
  /** Each step on the ring takes one spade. */
  | { readonly _tag: 'steps' }
  /** Every hex takes the same number of spades, whatever its terrain (TMY-4.6). */
  | { readonly _tag: 'whole'; readonly spades: number };

/** The effect of each spade that the faction gains. Read by `points.ts`. @rule TMY-4.10 */
export type PerSpadeSeam =
  /** The faction gets the spade, and nothing else. */
  | { readonly _tag: 'nothing' }
  /** The additional points. */
  | { readonly _tag: 'vp'; readonly vp: number }
  /** The power that the faction gains for each spade, once its stronghold is built. */
  | { readonly _tag: 'power'; readonly power: number }
  /** The faction gets a cult step instead of the spade. */
  | { readonly _tag: 'step' }
  /** Instead of a spade, the faction gets a new power token in bowl I. */
  | { readonly _tag: 'token' }
  /** The spade is lost and scores nothing; spade actions are forbidden (TMY-4.9). */
  | { readonly _tag: 'lost' };

/** Shipping. Read by `reach.ts`. */
export type ShippingSeam =
  /** A shipping track that begins at level `start`: the price of a level, and the points for each further level in order. */
  | {
      readonly _tag: 'track';
      readonly start: number;
      readonly vp: readonly number[];
      readonly advance: Omit<AdvancePrice, 'workers'>;
    }
  /** A level of shipping that never changes; the faction builds only along the river (TMY-17.21). */
  | { readonly _tag: 'fixed'; readonly level: number }
  /** The faction has no shipping, and no way to get it. */
  | { readonly _tag: 'none' };

/** The way in which the faction skips hexes. Read by `reach.ts`. @rule TMY-7.4 */
export type SkippingSeam =
  /** Not at all. */
  | { readonly _tag: 'none' }
  /** The faction pays workers to skip one hex (fewer once the stronghold is built), and gains points each time. */
  | { readonly _tag: 'tunnel'; readonly workers: number; readonly withStronghold: number; readonly vp: number }
  /** The faction pays priests to skip `range` hexes at first, later up to `maxRange`, and gains points each time. */
  | {
      readonly _tag: 'carpet';
      readonly priests: number;
      readonly range: number;
      readonly maxRange: number;
      readonly vp: number;
    };

/** The one-time gain when the faction builds its stronghold. Read by `upgrade.ts`. */
export type StrongholdSeam =
  /** Nothing. */
  | { readonly _tag: 'nothing' }
  /** So much power. */
  | { readonly _tag: 'power'; readonly power: number }
  /** The greatest number of workers that can become priests in this turn. */
  | { readonly _tag: 'ordain'; readonly workers: number }
  /** A favor tile. */
  | { readonly _tag: 'favor' }
  /** So many points. */
  | { readonly _tag: 'vp'; readonly vp: number }
  /** So many spades. */
  | { readonly _tag: 'spades'; readonly spades: number }
  /** The number of shipping levels gained. */
  | { readonly _tag: 'ship'; readonly steps: number }
  /** The number of hexes by which the range of carpet rides grows. */
  | { readonly _tag: 'range'; readonly steps: number }
  /** The faction gets new power tokens in bowl I, as many as there are seats. */
  | { readonly _tag: 'tokens' }
  /** The number of free bridges. */
  | { readonly _tag: 'bridges'; readonly bridges: number };

/** The way in which the faction uses the common power actions. Read by `actions.ts`. */
export type PowerUseSeam =
  /** As everybody. */
  | { readonly _tag: 'plain' }
  /** The faction pays less power and, once its stronghold is built, may use spaces that are taken (TMY-17.18). */
  | { readonly _tag: 'thrifty'; readonly discount: number };

/** The price of a special action. */
export type SpecialPrice =
  /** Nothing. */
  | { readonly _tag: 'free' }
  /** So many workers. */
  | { readonly _tag: 'workers'; readonly workers: number }
  /** So much power. */
  | { readonly _tag: 'power'; readonly power: number }
  /** The price is a number of power tokens, which leave the game. */
  | { readonly _tag: 'tokens'; readonly tokens: number };

/** The effect of a special action. */
export type SpecialGain =
  /** The seat makes a number of steps on one cult track. */
  | { readonly _tag: 'leap'; readonly steps: number }
  /** A free dwelling on any empty hex of a certain terrain. */
  | { readonly _tag: 'ride'; readonly terrain: Terrain }
  /** The seat may take a number of further main actions. */
  | { readonly _tag: 'actions'; readonly actions: number }
  /** A number of spades to be used on one hex. */
  | { readonly _tag: 'spades'; readonly spades: number }
  /** A bridge. */
  | { readonly _tag: 'bridge' }
  /** A hex directly adjacent to a structure becomes home terrain. */
  | { readonly _tag: 'sandstorm' }
  /** A dwelling becomes a trading house for free. */
  | { readonly _tag: 'trading-house' }
  /** The faction gets a new home terrain and points. */
  | { readonly _tag: 'shift'; readonly vp: number };

/**
 * How often an action space may be used: once a round, any number of times (each use is an action), or as many times in a game as there are seats or
 * opponents. A limit for the whole game applies to all limited spaces of a faction board together.
 */
export type Often = 'once' | 'always' | 'seats' | 'opponents';

/** An action space on the faction's own board. Read by `actions.ts`. */
export interface SpecialAction {
  /** The name of the action space. */
  readonly space: SpecialSpace;
  /** The structure that is needed to use the space. */
  readonly needs: 'stronghold' | 'nothing';
  /** How often the space may be used. */
  readonly often: Often;
  /** What it costs. */
  readonly price: SpecialPrice;
  /** What it does. */
  readonly gain: SpecialGain;
}

/** The name of an action space on a faction board; `ACTH1` to `ACTH4` are only on the boards of earlier editions. */
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

/** The names of the action spaces on faction boards, except those that only earlier editions have. */
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

/**
 * The names of the action spaces that only earlier editions have. Such spaces may be used more than once a round, so using one does not mark it as
 * used.
 */
export const earlierSpaces: readonly SpecialSpace[] = ['ACTH1', 'ACTH2', 'ACTH3', 'ACTH4'];

/** The points that the faction gains on passing, once its stronghold is built. Read by `pass.ts`. */
export type PassingSeam =
  /** Nothing. */
  | { readonly _tag: 'nothing' }
  /** The faction gets points for each of its bridges that joins two of its structures. */
  | { readonly _tag: 'bridges'; readonly vp: number }
  /** The faction gets points for each of its temples. */
  | { readonly _tag: 'temples'; readonly vp: number };

/** Says what else, beyond the common rule, connects the faction's structures. Read by `towns.ts`. */
export type LinkingSeam =
  /** Not at all. */
  | { readonly _tag: 'plain' }
  /** Each town may include one river hex (TMY-10.5). */
  | { readonly _tag: 'river' };

/** The faction's gain when a neighbour takes power from its building. Read by `neighbours.ts`. */
export type NeighboursSeam =
  /** Nothing. */
  | { readonly _tag: 'nothing' }
  /** A cult step. */
  | { readonly _tag: 'step' }
  /** The faction may buy a new power token in bowl III for the given number of points. */
  | { readonly _tag: 'token'; readonly vp: number }
  /** The faction gets a new power token in bowl III, immediately and for free. */
  | { readonly _tag: 'gift' };

/** The special exchanges of a faction. Read by `convert.ts`. */
export type ExchangeSeam =
  /** None. */
  | { readonly _tag: 'nothing' }
  /** The faction may exchange a victory point for a coin, or `coinsPerVp` coins for a victory point, at any time on its turn. */
  | { readonly _tag: 'alchemy'; readonly coinsPerVp: number };

/** Says where the faction's priests are at the start. Read by `resources.ts`. */
export type PriestsSeam =
  /** All priests are in the supply. */
  | { readonly _tag: 'supply' }
  /**
   * Most of the faction's priests start on the locked terrains of its cycle; the other `supply` priests are in the supply. Unlocking a terrain costs
   * coins, with a different price for another faction's home terrain (TMY-17.21).
   */
  | { readonly _tag: 'cycle'; readonly supply: number; readonly coins: number; readonly homeCoins: number };

/** Says how many starting dwellings the faction places, and when. Read by `starting.ts`. */
export type DwellingsSeam = { readonly _tag: 'two' } | { readonly _tag: 'three' } | { readonly _tag: 'one-last' };

/** The income for each number of structures built, beginning with 0 structures; a resource that is left out brings no income. */
export interface IncomeTable {
  /** Coins. */
  readonly coins?: readonly number[];
  /** Workers. */
  readonly workers?: readonly number[];
  /** Priests. */
  readonly priests?: readonly number[];
  /** The power gained, which moves tokens through the bowls. @rule TMY-5.2 */
  readonly power?: readonly number[];
}

/** An edition of Riverwalkers and Shapeshifters, named by its switch. @rule TMY-18.2 */
export type Edition = 'variable_v5' | 'variable' | 'variable_v2' | 'variable_v3' | 'variable_v4';

/** The editions of the two factions on the variable board, the latest one first. @rule TMY-18.2 */
export const editions: readonly Edition[] = ['variable_v5', 'variable', 'variable_v2', 'variable_v3', 'variable_v4'];

/** An earlier edition, which the printed edition has replaced. @rule TMY-18.2 */
export type EarlierEdition = Exclude<Edition, 'variable_v5'>;

/** The properties in which an earlier edition differs from the present one. */
export type Earlier = Partial<Pick<Faction, 'actions' | 'neighbours' | 'priests'>>;

/** A faction: everything on its printed board, with one field for each ability. @rule TMY-17.1 */
export interface Faction {
  /** The name of the faction in ledgers and notations. */
  readonly id: string;
  /** The name that is printed on the faction's board. */
  readonly title: string;
  /** The group of factions to which the faction belongs; options bring whole groups into the game. */
  readonly pack: 'base' | 'ice' | 'volcano' | 'variable';
  /** The faction board; two factions on the same board cannot be in the same game (TMY-13.2). */
  readonly board: Terrain | 'ice' | 'volcano' | 'variable';
  /** The resources of the faction at the start. @rule TMY-13.5 */
  readonly start: {
    /** Coins. */
    readonly coins: number;
    /** Workers. */
    readonly workers: number;
    /** Priests. */
    readonly priests: number;
    /** The number of tokens in bowls I and II at the start. */
    readonly power: readonly [number, number];
    /** The faction's starting space on each of the tracks of Fire, Water, Earth and Air. */
    readonly cults: readonly [number, number, number, number];
    /** Victory points. */
    readonly vp: number;
    /** The victory points at the start with the option `vp-variant` set to `original_2017`. */
    readonly vp2017: number;
  };
  /**
   * The cost of each kind of structure, in workers and coins. The coins given for a trading house are the lower price, which requires a neighbour
   * (TMY-6.2).
   */
  readonly costs: Readonly<Record<Kind, readonly [number, number]>>;
  /** The income from each kind of structure, for each number of structures built. @rule TMY-14.1 */
  readonly income: Readonly<Record<Kind, IncomeTable>>;
  /** The power value of each kind of structure. @rule TMY-6.3 */
  readonly powerValues: Readonly<Record<Kind, number>>;
  /** Where it lives. @rule TMY-4.2 */
  readonly ground: GroundSeam;
  /** The price of a spade. @rule TMY-4.3 */
  readonly digging: DiggingSeam;
  /** The number of spades that a transformation takes. @rule TMY-4.4 */
  readonly spading: SpadingSeam;
  /** The effect of each spade that the faction gains. @rule TMY-4.10 */
  readonly perSpade: PerSpadeSeam;
  /** How it ships. @rule TMY-7.2 */
  readonly shipping: ShippingSeam;
  /** The way in which the faction skips hexes. @rule TMY-7.4 */
  readonly skipping: SkippingSeam;
  /**
   * The numbers of favor tiles that the faction gets: `each` for every temple or sanctuary, `atSetup` at set-up. Read by `upgrade.ts` and by the
   * set-up.
   * @rule TMY-6.4 @rule TMY-13.4
   */
  readonly favors: { readonly each: number; readonly atSetup: number };
  /** The one-time gain from the stronghold. @rule TMY-6.4 */
  readonly stronghold: StrongholdSeam;
  /** The way in which the faction uses the common power actions. @rule TMY-12.1 */
  readonly powerUse: PowerUseSeam;
  /** The action spaces on the faction's own board. */
  readonly actions: readonly SpecialAction[];
  /** The points that the faction gains when it passes. @rule TMY-14.5 */
  readonly passing: PassingSeam;
  /** The points and workers that the faction gains for each town, in addition to the town tile. Read by `towns.ts`. @rule TMY-10.3 */
  readonly founding: { readonly vp: number; readonly workers: number };
  /** How the faction's structures are connected. @rule TMY-10.1 */
  readonly linking: LinkingSeam;
  /** The faction's gain when a neighbour takes power. @rule TMY-8.5 @rule TMY-8.6 */
  readonly neighbours: NeighboursSeam;
  /** The special exchanges of the faction. @rule TMY-17.2 */
  readonly exchange: ExchangeSeam;
  /** Says where the faction's priests are at the start. @rule TMY-5.6 */
  readonly priests: PriestsSeam;
  /** The number of extra steps for a priest sent to a cult, once the stronghold is built. Read by `priests.ts`. */
  readonly preaching: { readonly extra: number };
  /** Says when the faction places its starting dwellings. @rule TMY-13.6 */
  readonly dwellings: DwellingsSeam;
  /** How the faction differs in earlier editions. */
  readonly earlier?: Readonly<Record<EarlierEdition, Earlier>>;
}
