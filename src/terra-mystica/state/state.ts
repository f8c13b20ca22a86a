/**
 * The state of a game: one plain object of small integers and short lists. Lists that belong to hexes are indexed by hex number of the map; `-1`
 * stands for no seat or nothing.
 *
 * @packageDocumentation
 */
import type { Switches } from './options.js';

/**
 * The phase of a game: the kind of decision to be made. At set-up `auction`, `faction` (choose one), `terrain`, `favor` (a tile at set-up),
 * `dwelling` and `bonus` (the first tile); in Phase II `turn` and `offers` (answers to offers of power); `cult` (spades of a cult bonus)
 * and `income` (choices that income brings); `end`: the game is over.
 *
 * @rule TMY-1.2 @rule TMY-13.2 @rule TMY-14.12
 */
export type Phase =
  | 'auction'
  | 'faction'
  | 'terrain'
  | 'favor'
  | 'dwelling'
  | 'bonus'
  | 'turn'
  | 'offers'
  | 'cult'
  | 'income'
  | 'end';

/** Every phase, in the order of a game. */
export const phases: readonly Phase[] = [
  'auction',
  'faction',
  'terrain',
  'favor',
  'dwelling',
  'bonus',
  'turn',
  'offers',
  'cult',
  'income',
  'end',
];

/**
 * The sources of victory points: `start` resources, `leech` (paid for power), `round` scoring, `favor` and `bonus` tiles, `town` tiles, advances of
 * `shipping` and `digging`, abilities of the `faction`, `exchange` for points, and at the end `cult` ranks, the largest `area`, the `final` scoring
 * tile, `resources`.
 */
export const sources = [
  'start',
  'leech',
  'round',
  'favor',
  'bonus',
  'town',
  'shipping',
  'digging',
  'faction',
  'exchange',
  'cult',
  'area',
  'final',
  'resources',
] as const;

/** A source of victory points. */
export type Source = Extract<(typeof sources)[number], string>;

/** One seat: its faction and everything on its board. */
export interface SeatState {
  /** Index of `factions`; -1 before the choice. */
  readonly faction: number;
  /** Home or starting terrain, 0–6; -1 before it is known. */
  readonly home: number;
  /** Coins. */
  readonly coins: number;
  /** Workers. */
  readonly workers: number;
  /** Priests in hand; those on cult spaces are not among them. @rule TMY-5.6 */
  readonly priests: number;
  /** Power tokens in bowl I. @rule TMY-5.1 */
  readonly bowl1: number;
  /** Power tokens in bowl II. */
  readonly bowl2: number;
  /** Power tokens in bowl III: power that can be spent. @rule TMY-5.3 */
  readonly bowl3: number;
  /** Victory points. @rule TMY-2.2 */
  readonly vp: number;
  /** Keys not yet used for a space 10. @rule TMY-9.2 */
  readonly keys: number;
  /** Fire, Water, Earth, Air: 0–10. */
  readonly cults: readonly number[];
  /** Level of shipping, without bonus tiles. @rule TMY-7.2 */
  readonly shipping: number;
  /** Level of the exchange of workers for spades. @rule TMY-4.3 */
  readonly digging: number;
  /** The number of hexes that a carpet flies over. */
  readonly range: number;
  /** Favor tiles held: bit n is FAV(n+1). */
  readonly favors: number;
  /** Town tiles held of each kind. */
  readonly towns: readonly number[];
  /** Bonus tile held, 0–9, or -1. */
  readonly bonus: number;
  /** Own action spaces used in this round: bit of `bitOf`. */
  readonly used: number;
  /** Structures on the map: D, TP, TE, SH, SA. */
  readonly counts: readonly number[];
  /** Bridges on the map. */
  readonly bridges: number;
  /** 1 after the pass of this round. */
  readonly passed: number;
  /** 1 when the seat has left the game. @rule TMY-18.1 */
  readonly dropped: number;
  /** Terrains that hold a priest of the cycle: bit of the ring. */
  readonly locked: number;
  /** River hexes that join structures. @rule TMY-10.5 */
  readonly rivers: readonly number[];
  /** Cult steps due outside the seat's own action: from accepted offers, or instead of spades of a cult bonus. */
  readonly steps: number;
  /** Power tokens on offer for a victory point each. @rule TMY-8.6 */
  readonly tokens: number;
  /** Spades of the cult bonus still to be used. */
  readonly spades: number;
  /** Priests about which the seat must still decide. @rule TMY-17.21 */
  readonly priestsDue: number;
  /** Workers that it may still make into priests. @rule TMY-17.3 */
  readonly ordain: number;
  /** Uses of actions that are limited in a game. @rule TMY-18.2 */
  readonly uses: number;
  /** The victory points from each source, in the order of {@link sources}; their sum is `vp`. */
  readonly points: readonly number[];
}

/** The use of the pending spades: none; all on one hex; two hexes (ACT6); any (the stronghold of Halflings). */
export type SpadeKind = 'none' | 'one' | 'two' | 'any';

/** The current turn: everything that the active seat has begun and must still decide. */
export interface Turn {
  /** Main actions that may still be opened. */
  readonly left: number;
  /** The current action: none yet, an action on land that may transform and build, or another one. */
  readonly act: 'none' | 'land' | 'other';
  /** Spades still to be used. @rule TMY-4.2 */
  readonly spades: number;
  /** The number of them that were bought: they cannot be given up and must all be used on one hex. @rule TMY-15.6 */
  readonly paid: number;
  /** The use of the spades. */
  readonly kind: SpadeKind;
  /** 1 while spades may still be bought in this action. */
  readonly mayDig: number;
  /** 1 after `dig 1` of a volcano faction, until the hex is chosen. */
  readonly eruption: number;
  /** Hexes transformed in this action: its building sites. */
  readonly sites: readonly number[];
  /** 1 when the dwelling of this action has been built. */
  readonly built: number;
  /** The hex reached by tunnel or carpet in this turn, or -1. */
  readonly skipped: number;
  /** A free dwelling, a free trading house or a sandstorm still to be used. */
  readonly free: 'none' | 'ride' | 'trading-house' | 'sandstorm';
  /** Favor tiles still to be taken. @rule TMY-6.4 */
  readonly favors: number;
  /** Town tiles still to be taken. @rule TMY-10.3 */
  readonly towns: number;
  /** Free bridges still to be built. @rule TMY-11.1 */
  readonly bridges: number;
  /** Single cult steps of the current action. */
  readonly steps: number;
  /** Steps taken together on one track (ACTA). */
  readonly leap: number;
  /** Cult steps to be paid for a volcano, on one track. @rule TMY-17.24 */
  readonly loss: number;
  /** The tracks that may pay it, as bits. @rule TMY-17.24 */
  readonly lossFrom: number;
  /** The tracks, as bits, that stopped at 9 in this turn for lack of a key. @rule TMY-9.3 */
  readonly blocked: number;
  /** The tracks, as bits, of which the seat must choose as many as it has keys. @rule TMY-10.6 */
  readonly choose: number;
  /** 1 while a new home terrain must be named. */
  readonly shift: number;
}

/** An open offer of power. An offer without effect is not a decision and is not kept. @rule TMY-8.1 @rule TMY-8.4 */
export interface Offer {
  /** The building that made it: offers of one building share the number. */
  readonly build: number;
  /** The seat whose building it is. */
  readonly from: number;
  /** The seat that may answer. */
  readonly to: number;
  /** Power on offer, 1 or more; the bowls and points determine how much of it can be gained. @rule TMY-8.1 @rule TMY-8.2 */
  readonly amount: number;
  /** 1 if it can only be declined. @rule TMY-19.5b */
  readonly void: number;
}

/** A building whose owner waits for the neighbours' answers. @rule TMY-8.5 */
export interface Watch {
  /** The number of the building, as in {@link Offer.build}. */
  readonly build: number;
  /** The seat whose building it is. */
  readonly from: number;
  /** The number of its accepted offers. */
  readonly taken: number;
  /** The number of its declined offers. */
  readonly declined: number;
}

/** An auction for a faction and a place in the turn order. @rule TMY-13.9 */
export interface Auction {
  /** Factions on offer that have not been taken: indices of `factions`. */
  readonly tokens: readonly number[];
  /** The place in the turn order of each seat, or -1. */
  readonly places: readonly number[];
  /** Seats that have passed in the current auction. */
  readonly out: readonly number[];
  /** The seat that opened it. */
  readonly opener: number;
  /** The highest bid in victory points, 0..40; -1 before the first. @rule TMY-13.10 */
  readonly bid: number;
  /** The seat of the highest bid; -1 before the first. */
  readonly bidder: number;
  /** The bids paid, by seat; -1 for none. */
  readonly paid: readonly number[];
}

/**
 * A position. Plain data of small integers and names: lists that belong to hexes are indexed by hex number ({@link boardOf}), those of tiles by the
 * tables; -1 stands for no seat or nothing. States come from `setup`, the codecs and moves; nothing is hidden.
 *
 * @rule TMY-1.3
 */
export interface State {
  /** The options that matter after set-up. */
  readonly switches: Switches;
  /** The kind of decision to be made. */
  readonly phase: Phase;
  /** 0 during set-up, then 1–6. */
  readonly round: number;
  /** The seat whose decision it is, in `deferred` mode that of the current turn; -1 if there is none. */
  readonly active: number;
  /** The seat whose turn of Phase II it is, also while others answer its offers; -1 outside. */
  readonly turnOf: number;
  /** The turn order: at set-up from the start seat, then that of the current round. @rule TMY-14.9 */
  readonly order: readonly number[];
  /** Seats in the order in which they passed in this round. */
  readonly passing: readonly number[];
  /** Ground of each hex: index of `grounds`. */
  readonly ground: readonly number[];
  /** Structure on each hex: 1 + index of `kinds`, 0 for none. */
  readonly structure: readonly number[];
  /** Its owner: seat or -1. */
  readonly owner: readonly number[];
  /** 1 if it belongs to a town. */
  readonly town: readonly number[];
  /** Owner of the bridge at each bridge place, or -1. */
  readonly bridge: readonly number[];
  /** Owner of the priest on each cult space, four for each track, or -1. */
  readonly preachers: readonly number[];
  /** Copies of each favor tile in the pool. */
  readonly favorPool: readonly number[];
  /** Copies of each town tile in the pool. */
  readonly townPool: readonly number[];
  /** 1 for each bonus tile in the game. */
  readonly bonusIn: readonly number[];
  /** Coins on each bonus tile. */
  readonly bonusCoins: readonly number[];
  /** 1 for each common action space used in this round. */
  readonly taken: readonly number[];
  /** Scoring tiles of rounds 1–6: indices of `scoringTiles`. */
  readonly scoring: readonly number[];
  /** Final scoring tiles: indices of `finalTiles`. */
  readonly finals: readonly number[];
  /** Open offers of power. @rule TMY-8.1 */
  readonly offers: readonly Offer[];
  /** Buildings whose owners wait for answers. @rule TMY-8.5 */
  readonly watches: readonly Watch[];
  /** Number of the next building that makes offers. */
  readonly builds: number;
  /** Every seat, by number. */
  readonly seats: readonly SeatState[];
  /** The current turn of the active seat. */
  readonly turn: Turn;
  /** The auction, also when it is over; null without the option. @rule TMY-13.9 */
  readonly auction: Auction | null;
}
