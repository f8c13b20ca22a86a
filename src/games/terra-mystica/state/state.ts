/**
 * The state of a game: one plain object of small integers and short lists. Lists with an item for each hex follow the order of the map's hex numbers;
 * `-1` means "none", for instance no seat.
 *
 * @packageDocumentation
 */
import type { Switches } from './options.js';

/**
 * The phase of a game: the kind of decision to be made. The phases of set-up are `auction`, `faction`, `terrain`, `favor` (favor tiles), `dwelling`
 * and `bonus` (the first bonus tile). The phases of Phase II are `turn` and `offers` (answers to offers of power). Between two rounds, the phases are
 * `cult` (spades from a cult bonus) and `income` (choices that the income requires). In the phase `end`, the game is over.
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
 * The sources of victory points: the start (`start`), points paid for power (`leech`), round scoring (`round`), tiles (`favor`, `bonus`, `town`),
 * advances (`shipping`, `digging`), abilities of the faction (`faction`), and exchanges for points (`exchange`). The end of the game adds cult ranks
 * (`cult`), the largest area (`area`), the final scoring tile (`final`), and remaining resources (`resources`).
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
  /** The faction of the seat, as an index of `factions`; -1 before the faction is chosen. */
  readonly faction: number;
  /** The home or starting terrain, 0–6; -1 before it is known. */
  readonly home: number;
  /** Coins. */
  readonly coins: number;
  /** Workers. */
  readonly workers: number;
  /** The number of priests in hand, not counting those on cult spaces. @rule TMY-5.6 */
  readonly priests: number;
  /** The number of power tokens in bowl I. @rule TMY-5.1 */
  readonly bowl1: number;
  /** The number of power tokens in bowl II. */
  readonly bowl2: number;
  /** The number of power tokens in bowl III, which can be spent. @rule TMY-5.3 */
  readonly bowl3: number;
  /** Victory points. @rule TMY-2.2 */
  readonly vp: number;
  /** The number of the seat's keys that have not been used to open space 10 of a track. @rule TMY-9.2 */
  readonly keys: number;
  /** The seat's position on each of the tracks of Fire, Water, Earth and Air, from 0 to 10. */
  readonly cults: readonly number[];
  /** The seat's level of shipping, not counting bonus tiles. @rule TMY-7.2 */
  readonly shipping: number;
  /** The seat's level of digging, which sets how many workers a spade costs. @rule TMY-4.3 */
  readonly digging: number;
  /** The number of hexes over which the seat can fly by carpet. */
  readonly range: number;
  /** The favor tiles of the seat, as bits: bit n is FAV(n+1). */
  readonly favors: number;
  /** The number of the seat's town tiles of each kind. */
  readonly towns: readonly number[];
  /** The bonus tile of the seat, 0–9; -1 for none. */
  readonly bonus: number;
  /** The seat's own action spaces that have been used in this round, as bits; see `bitOf`. */
  readonly used: number;
  /** The number of the seat's structures of each kind on the map: D, TP, TE, SH, SA. */
  readonly counts: readonly number[];
  /** The number of the seat's bridges on the map. */
  readonly bridges: number;
  /** 1 after the seat has passed in this round. */
  readonly passed: number;
  /** 1 after the seat has left the game. @rule TMY-18.1 */
  readonly dropped: number;
  /** The terrains of the cycle that hold a priest, as bits in the order of the ring. */
  readonly locked: number;
  /** The river hexes across which structures have been joined. @rule TMY-10.5 */
  readonly rivers: readonly number[];
  /** The number of cult steps that the seat must still take outside its own actions: for accepted offers, or in place of spades from a cult bonus. */
  readonly steps: number;
  /** The number of power tokens that the seat may buy, each for a victory point. @rule TMY-8.6 */
  readonly tokens: number;
  /** The number of spades from the cult bonus that are still to be used. */
  readonly spades: number;
  /** The number of priests about which the seat must still decide. @rule TMY-17.21 */
  readonly priestsDue: number;
  /** The number of workers that the seat may still turn into priests. @rule TMY-17.3 */
  readonly ordain: number;
  /** The number of times that the seat has used actions that are limited for the whole game. @rule TMY-18.2 */
  readonly uses: number;
  /** The victory points from each source, in the order of {@link sources}; their sum is `vp`. */
  readonly points: readonly number[];
}

/** The permitted use of pending spades: none, all on one hex, on two hexes (ACT6), or on any hexes (Halflings' stronghold). */
export type SpadeKind = 'none' | 'one' | 'two' | 'any';

/** The current turn: what the active seat has begun, and what it must still decide. */
export interface Turn {
  /** The number of main actions that the seat may still begin. */
  readonly left: number;
  /** The current action: none yet, an action on land that may transform and build, or any other action. */
  readonly act: 'none' | 'land' | 'other';
  /** The number of spades that are still to be used. @rule TMY-4.2 */
  readonly spades: number;
  /** How many of the pending spades were bought; these cannot be given up and must all be used on one hex. @rule TMY-15.6 */
  readonly paid: number;
  /** Says how the pending spades may be used. */
  readonly kind: SpadeKind;
  /** 1 while spades may still be bought in this action. */
  readonly mayDig: number;
  /** 1 after `dig 1` by a volcano faction, until the hex is chosen. */
  readonly eruption: number;
  /** The hexes transformed in the current action, on which the seat may build. */
  readonly sites: readonly number[];
  /** 1 once the dwelling of the current action has been built. */
  readonly built: number;
  /** The hex that was reached by tunnel or carpet ride in this turn; -1 for none. */
  readonly skipped: number;
  /** A free dwelling, a free trading house or a sandstorm still to be used. */
  readonly free: 'none' | 'ride' | 'trading-house' | 'sandstorm';
  /** The number of favor tiles that are still to be taken. @rule TMY-6.4 */
  readonly favors: number;
  /** The number of town tiles that are still to be taken. @rule TMY-10.3 */
  readonly towns: number;
  /** The number of free bridges that are still to be built. @rule TMY-11.1 */
  readonly bridges: number;
  /** The number of single cult steps still to be made in the current action. */
  readonly steps: number;
  /** The number of cult steps that must be made all at once, on one track (ACTA). */
  readonly leap: number;
  /** The number of cult steps, all on one track, that must still be paid for a volcano. @rule TMY-17.24 */
  readonly loss: number;
  /** The cult tracks, as bits, on which the seat may step down to pay for a volcano. @rule TMY-17.24 */
  readonly lossFrom: number;
  /** The tracks, as bits, on which the seat's marker stopped at 9 in this turn for lack of a key. @rule TMY-9.3 */
  readonly blocked: number;
  /** The cult tracks among which the seat must choose, one track for each of its keys; the tracks are stored as bits. @rule TMY-10.6 */
  readonly choose: number;
  /** 1 while the seat must choose a new home terrain. */
  readonly shift: number;
}

/** An open offer of power. An offer without effect leaves nothing to decide, so it is not kept. @rule TMY-8.1 @rule TMY-8.4 */
export interface Offer {
  /** A number that identifies the building that caused the offer; all offers caused by one building share it. */
  readonly build: number;
  /** The seat that owns the building. */
  readonly from: number;
  /** The seat that may answer the offer. */
  readonly to: number;
  /** The power that is offered, 1 or more; the seat's bowls and points determine how much of it can be gained. @rule TMY-8.1 @rule TMY-8.2 */
  readonly amount: number;
  /** 1 if the offer can only be declined. @rule TMY-19.5b */
  readonly void: number;
}

/** A building whose owner is waiting for the neighbours to answer its offers of power. @rule TMY-8.5 */
export interface Watch {
  /** The number of the building, as in {@link Offer.build}. */
  readonly build: number;
  /** The seat that owns the building. */
  readonly from: number;
  /** The number of the building's offers that were accepted. */
  readonly taken: number;
  /** The number of the building's offers that were declined. */
  readonly declined: number;
}

/** An auction for a faction and a place in the turn order. @rule TMY-13.9 */
export interface Auction {
  /** The offered factions that have not been taken, as indices of `factions`. */
  readonly tokens: readonly number[];
  /** The place of each seat in the turn order; -1 if the seat has no place yet. */
  readonly places: readonly number[];
  /** The seats that have passed in the current auction. */
  readonly out: readonly number[];
  /** The seat that opened the current auction. */
  readonly opener: number;
  /** The highest bid in victory points, 0..40; -1 before the first bid. @rule TMY-13.10 */
  readonly bid: number;
  /** The seat that made the highest bid; -1 before the first bid. */
  readonly bidder: number;
  /** The bid that each seat has paid; -1 if the seat has paid none. */
  readonly paid: readonly number[];
}

/**
 * A position. A state of Terra Mystica is plain data. Lists with an item for each hex follow the hex numbers ({@link boardOf}); lists with an item
 * for each tile follow the order of the tables. The value -1 means "none", for instance no seat. States come from `setup`, the codecs and moves; no
 * information in them is hidden.
 *
 * @rule TMY-1.3
 */
export interface State {
  /** The options that matter after set-up. */
  readonly switches: Switches;
  /** The kind of decision to be made. */
  readonly phase: Phase;
  /** The number of the round: 0 during set-up, then 1–6. */
  readonly round: number;
  /** The seat that decides, or in `deferred` mode the seat whose turn it is; -1 if there is no such seat. */
  readonly active: number;
  /** The seat that has its turn in Phase II, even while others answer the offers that it caused; -1 outside Phase II. */
  readonly turnOf: number;
  /** The order of the seats: during set-up, from the start seat on; afterwards, the turn order of the current round. @rule TMY-14.9 */
  readonly order: readonly number[];
  /** The seats that have passed in this round, in the order in which they passed. */
  readonly passing: readonly number[];
  /** The ground of each hex, as an index of `grounds`. */
  readonly ground: readonly number[];
  /** The structure on each hex, as 1 + an index of `kinds`; 0 for no structure. */
  readonly structure: readonly number[];
  /** The seat that owns the structure on each hex; -1 if there is no structure. */
  readonly owner: readonly number[];
  /** For each hex, 1 if its structure belongs to a town. */
  readonly town: readonly number[];
  /** The owner of the bridge at each bridge place; -1 for no bridge. */
  readonly bridge: readonly number[];
  /** The owner of the priest on each cult space, with four spaces for each track; -1 for no priest. */
  readonly preachers: readonly number[];
  /** The number of copies of each favor tile in the pool. */
  readonly favorPool: readonly number[];
  /** The number of copies of each town tile in the pool. */
  readonly townPool: readonly number[];
  /** For each bonus tile, 1 if it is in the game, otherwise 0. */
  readonly bonusIn: readonly number[];
  /** The number of coins on each bonus tile. */
  readonly bonusCoins: readonly number[];
  /** For each common action space, 1 if it has been used in this round, otherwise 0. */
  readonly taken: readonly number[];
  /** The scoring tiles of rounds 1–6, as indices of `scoringTiles`. */
  readonly scoring: readonly number[];
  /** The final scoring tiles, as indices of `finalTiles`. */
  readonly finals: readonly number[];
  /** The open offers of power. @rule TMY-8.1 */
  readonly offers: readonly Offer[];
  /** The buildings whose owners are waiting for other seats to answer their offers of power. @rule TMY-8.5 */
  readonly watches: readonly Watch[];
  /** The serial number for the next building that leads to offers of power. */
  readonly builds: number;
  /** The seats; the index is the number of the seat. */
  readonly seats: readonly SeatState[];
  /** The current turn of the active seat. */
  readonly turn: Turn;
  /** The auction, which is kept even when it is over; null if the game has no auction. @rule TMY-13.9 */
  readonly auction: Auction | null;
}
