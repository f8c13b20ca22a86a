/**
 * What is agreed before a game (chapter 18). Names are those of the public ledger engine, so that ledger headers can be read.
 *
 * @packageDocumentation
 */
import { constant } from '../../core/constant.js';
import type { Seat } from '../../core/seat.js';
import { type Edition, editions } from '../tables/faction.js';
import type { MapId } from '../tables/maps.js';
import type { BonusId, FinalId, ScoringId } from '../tables/tiles.js';

/** The switches that a state keeps because rules ask for them during the game. */
export interface Switches {
  /** The board. @rule TMY-3.6 */
  readonly map: MapId;
  /** Whether offers of power are answered at the end of the turn, or whenever their seats like. @rule TMY-19.5 */
  readonly 'leech-timing': 'immediate' | 'deferred';
  /** Town tiles TW6, TW7, TW8 are in the game. @rule TMY-12.4 */
  readonly 'mini-expansion-1': boolean;
  /** Bonus tile BON10 is in the game. @rule TMY-12.2 */
  readonly 'shipping-bonus': boolean;
  /** Scoring tile SCORE9 is in the game. @rule TMY-12.5 */
  readonly 'temple-scoring-tile': boolean;
  /** The order of passing is the order of the next round. @rule TMY-14.9 */
  readonly 'variable-turn-order': boolean;
  /** A final scoring tile is drawn. @rule TMY-12.8 */
  readonly 'fire-and-ice-final-scoring': boolean;
  /** The factions on ice are in the game. @rule TMY-17.16 */
  readonly 'fire-and-ice-factions/ice': boolean;
  /** The factions on volcanoes are in the game. @rule TMY-17.24 */
  readonly 'fire-and-ice-factions/volcano': boolean;
  /** Riverwalkers and Shapeshifters are in the game. @rule TMY-17.21 @rule TMY-17.22 */
  readonly 'fire-and-ice-factions/variable_v5': boolean;
  /** Earlier editions of its two factions; at most one of the five. @rule TMY-18.2 */
  readonly 'fire-and-ice-factions/variable': boolean;
  /** An earlier edition in place of `variable_v5`. @rule TMY-18.2 */
  readonly 'fire-and-ice-factions/variable_v2': boolean;
  /** An earlier edition in place of `variable_v5`. @rule TMY-18.2 */
  readonly 'fire-and-ice-factions/variable_v3': boolean;
  /** An earlier edition in place of `variable_v5`. @rule TMY-18.2 */
  readonly 'fire-and-ice-factions/variable_v4': boolean;
  /** One power if all neighbours decline. @rule TMY-8.5 @rule TMY-8.6 */
  readonly 'errata-cultist-power': boolean;
  /** Late and wrong answers to offers are refused. @rule TMY-19.5b */
  readonly 'strict-leech': boolean;
  /** Workers become priests in the turn of the stronghold only. @rule TMY-17.3 */
  readonly 'strict-darkling-sh': boolean;
  /** A key that comes later in the turn does not move markers from 9 to 10. @rule TMY-9.3 */
  readonly 'manual-fav5': boolean;
  /** Points at the start: 20 for all, or by faction. @rule TMY-13.5 */
  readonly 'vp-variant': 'standard' | 'original_2017';
  /** Factions are auctioned. @rule TMY-13.9 */
  readonly auction: boolean;
}

/** The set-up when it is given in full instead of drawn from the seed. @rule TMY-13.1 */
export interface GivenSetup {
  /** The scoring tiles of rounds 1–6. */
  readonly scoring: readonly ScoringId[];
  /** The bonus tiles in the game: players + 3. */
  readonly bonus: readonly BonusId[];
  /** The final scoring tiles; none without the option. */
  readonly final: readonly FinalId[];
  /** The seat that begins. */
  readonly start: Seat;
}

/** The options of a game: the switches, and what matters at set-up only. @rule TMY-18 */
export interface Options extends Switches {
  /** Seats at the table, 2..5. @rule TMY-1.1 */
  readonly players: number;
  /** Seat 0 begins; otherwise the start seat is drawn. */
  readonly 'maintain-player-order': boolean;
  /** Accepted and ignored, like the site's own switch. */
  readonly 'email-notify': boolean;
  /** Always on: a pass in a turn of two actions ends it. @rule TMY-15.9 */
  readonly 'strict-chaosmagician-sh': boolean;
  /** The set-up in full; null: drawn from the seed. @rule TMY-13.1 */
  readonly setup: GivenSetup | null;
}

/**
 * What every option is when it is left out, on the base board. Those of Fire & Ice are on where its boards are played.
 *
 * @rule TMY-18
 * @example
 * ```ts
 * import { defaultOptions } from 'rulehouse/terra-mystica';
 * [defaultOptions.players, defaultOptions.map]; // [4, 'original']
 * ```
 */
export const defaultOptions: Options = constant({
  players: 4,
  map: 'original',
  'leech-timing': 'immediate',
  'mini-expansion-1': false,
  'shipping-bonus': false,
  'temple-scoring-tile': false,
  'variable-turn-order': false,
  'fire-and-ice-final-scoring': false,
  'fire-and-ice-factions/ice': false,
  'fire-and-ice-factions/volcano': false,
  'fire-and-ice-factions/variable_v5': false,
  'fire-and-ice-factions/variable': false,
  'fire-and-ice-factions/variable_v2': false,
  'fire-and-ice-factions/variable_v3': false,
  'fire-and-ice-factions/variable_v4': false,
  'errata-cultist-power': true,
  'strict-leech': true,
  'strict-darkling-sh': true,
  'strict-chaosmagician-sh': true,
  'manual-fav5': false,
  'vp-variant': 'standard',
  auction: false,
  'maintain-player-order': false,
  'email-notify': false,
  setup: null,
});

/** The options of Fire & Ice that are on by default where one of its boards is played. @rule TMY-18 */
export const fireAndIce = [
  'fire-and-ice-final-scoring',
  'fire-and-ice-factions/ice',
  'fire-and-ice-factions/volcano',
  'fire-and-ice-factions/variable_v5',
] as const;

/** The editions of the factions on the variable board that switches bring into the game; more than one is refused. */
export const editionsOn = (switches: Pick<Switches, `fire-and-ice-factions/${Edition}`>): readonly Edition[] =>
  editions.filter((edition) => switches[`fire-and-ice-factions/${edition}`]);

/** The edition that is played. @rule TMY-18.2 */
export const editionOf = (switches: Switches): Edition | undefined =>
  editions.find((edition) => switches[`fire-and-ice-factions/${edition}`]);
