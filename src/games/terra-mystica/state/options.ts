/**
 * The options of a game (chapter 18), all stated in one table. The codec, the defaults, the help texts, the letters in position texts and the names
 * in ledgers all follow from this table. Options have the names that the public ledger engine uses, so that ledger headers can be read.
 *
 * @packageDocumentation
 */
import * as t from 'io-ts';
import { boolean, leaf, list, nullable, oneOf, whole } from '../../../core/reading/codec.js';
import { exact, isObject } from '../../../core/reading/objects.js';
import { type OptionEntry } from '../../../core/reading/options.js';
import { described, schemaOf } from '../../../core/reading/schema.js';
import { firstSeats, type Seat } from '../../../core/values/seat.js';
import { picked } from '../../../core/values/table.js';
import type { RuleId } from '../rules.js';
import { type Edition, editions } from '../tables/faction.js';
import { type FactionId, factions } from '../tables/factions/index.js';
import { type MapId, maps } from '../tables/maps.js';
import { type BonusId, bonusTiles, type FinalId, finalTiles, type ScoringId, scoringTiles } from '../tables/tiles.js';

/** The switches that a state keeps because rules need them during the game. */
export interface Switches {
  /** The board. @rule TMY-3.6 */
  readonly map: MapId;
  /** Says when offers of power are answered: at the end of the turn, or whenever the seats choose. @rule TMY-19.5 */
  readonly 'leech-timing': 'immediate' | 'deferred';
  /** Town tiles TW6, TW7 and TW8 are in the game. @rule TMY-12.4 */
  readonly 'mini-expansion-1': boolean;
  /** Bonus tile BON10 is in the game. @rule TMY-12.2 */
  readonly 'shipping-bonus': boolean;
  /** Scoring tile SCORE9 is in the game. @rule TMY-12.5 */
  readonly 'temple-scoring-tile': boolean;
  /** The order in which seats pass becomes the turn order of the next round. @rule TMY-14.9 */
  readonly 'variable-turn-order': boolean;
  /** A final scoring tile is drawn. @rule TMY-12.8 */
  readonly 'fire-and-ice-final-scoring': boolean;
  /** The ice factions are in the game. @rule TMY-17.16 */
  readonly 'fire-and-ice-factions/ice': boolean;
  /** The volcano factions are in the game. @rule TMY-17.24 */
  readonly 'fire-and-ice-factions/volcano': boolean;
  /** Riverwalkers and Shapeshifters are in the game. @rule TMY-17.21 @rule TMY-17.22 */
  readonly 'fire-and-ice-factions/variable_v5': boolean;
  /** An earlier edition of Riverwalkers and Shapeshifters; at most one of the five editions is in the game. @rule TMY-18.2 */
  readonly 'fire-and-ice-factions/variable': boolean;
  /** An earlier edition of the two variable factions, in place of `variable_v5`. @rule TMY-18.2 */
  readonly 'fire-and-ice-factions/variable_v2': boolean;
  /** An earlier edition of the two variable factions, in place of `variable_v5`. @rule TMY-18.2 */
  readonly 'fire-and-ice-factions/variable_v3': boolean;
  /** An earlier edition of the two variable factions, in place of `variable_v5`. @rule TMY-18.2 */
  readonly 'fire-and-ice-factions/variable_v4': boolean;
  /** Cultists and Shapeshifters gain one power if all neighbours decline the offers caused by a building. @rule TMY-8.5 @rule TMY-8.6 */
  readonly 'errata-cultist-power': boolean;
  /** Late and wrong answers to offers are refused. @rule TMY-19.5b */
  readonly 'strict-leech': boolean;
  /** Workers can become priests only in the turn in which the stronghold is built. @rule TMY-17.3 */
  readonly 'strict-darkling-sh': boolean;
  /** A marker that stopped at 9 for lack of a key stays there, even if a key is gained later in the turn. @rule TMY-9.3 */
  readonly 'manual-fav5': boolean;
  /** The points at the start: 20 for every seat, or a number that depends on the faction. @rule TMY-13.5 */
  readonly 'vp-variant': 'standard' | 'original_2017';
  /** Factions are auctioned. @rule TMY-13.9 */
  readonly auction: boolean;
}

/** A set-up that is given in full instead of being drawn from the seed. @rule TMY-13.1 */
export interface GivenSetup {
  /** The scoring tiles of rounds 1–6. */
  readonly scoring: readonly ScoringId[];
  /** The bonus tiles in the game: three more than there are players. */
  readonly bonus: readonly BonusId[];
  /** The final scoring tiles; empty unless the option for such tiles is on. */
  readonly final: readonly FinalId[];
  /** The number of the seat that begins. */
  readonly start: Seat;
  /** The factions that are auctioned, one for each player, each from another board; if left out, they are drawn from the seed. @rule TMY-13.9 */
  readonly tokens?: readonly FactionId[];
}

/** The options of a game: the switches, and the options that matter only at set-up. @rule TMY-18 */
export interface Options extends Switches {
  /** The number of seats at the table, 2..5. @rule TMY-1.1 */
  readonly players: number;
  /** True if seat 0 begins; otherwise the start seat is drawn. */
  readonly 'maintain-player-order': boolean;
  /** This option has no effect; it is accepted because ledgers have a switch of this name, which has no effect there either. */
  readonly 'email-notify': boolean;
  /** This option is always on: a pass ends the turn, even if further main actions are left. @rule TMY-15.9 */
  readonly 'strict-chaosmagician-sh': boolean;
  /** The complete set-up; null if it is drawn from the seed. @rule TMY-13.1 */
  readonly setup: GivenSetup | null;
}

const tiles = {
  scoring: list(oneOf(...scoringTiles.map(({ id }) => id)), 6, 6),
  bonus: list(oneOf(...bonusTiles.map(({ id }) => id)), 5, 8),
  final: list(oneOf(...finalTiles), 0, finalTiles.length),
  start: oneOf<Seat>(...firstSeats(5)),
};

const withoutTokens = exact<Omit<GivenSetup, 'tokens'>>('a set-up', tiles);

const withTokens = exact<Required<GivenSetup>>('a set-up', {
  ...tiles,
  tokens: list(oneOf(...factions.map(({ id }) => id)), 2, 5),
});

const hasTokens = (u: unknown): boolean => isObject(u) && Object.hasOwn(u, 'tokens');

const given = described(
  new t.Type<GivenSetup>(
    'a set-up',
    (u): u is GivenSetup => (hasTokens(u) ? withTokens.is(u) : withoutTokens.is(u)),
    (u, context) => (hasTokens(u) ? withTokens : withoutTokens).validate(u, context),
    ({ tokens, ...others }) =>
      tokens === undefined ? withoutTokens.encode(others) : withTokens.encode({ ...others, tokens }),
  ),
  { oneOf: [schemaOf(withoutTokens), schemaOf(withTokens)] },
);

/** The description of one option. A refusal of a wrong value cites TMY-18 or, if the entry is `cited`, the option's own rule. */
interface Entry<A> extends OptionEntry<A, RuleId> {
  /** True if the option is one of the {@link Switches}, which states keep because rules need them during the game. */
  readonly kept?: true;
  /** The letter that a position text contains if the option is on. */
  readonly letter?: string;
  /**
   * How ledger headers name the option: `switch` if they name it when it is on, `always` if every header has it, `ignored` if naming it has no
   * effect.
   */
  readonly ledger?: 'switch' | 'always' | 'ignored';
  /** True if the option is on by default when a map of Fire & Ice is played. */
  readonly fireAndIce?: true;
}

const off = { rule: 'TMY-18', codec: boolean, default: false } as const;
const on = { rule: 'TMY-18', codec: boolean, default: true } as const;
const kept = { kept: true, ledger: 'switch' } as const;

/** An earlier edition of the two factions on the variable board. @rule TMY-18.2 */
const earlier = { ...off, ...kept, rule: 'TMY-18.2' } as const;

/** Every option, in the order in which the options are read, listed and written. @rule TMY-18 */
export const optionTable = {
  players: { rule: 'TMY-1.1', cited: true, codec: whole(2, 5), default: 4, meaning: 'seats at the table' },
  map: {
    rule: 'TMY-3.6',
    cited: true,
    codec: oneOf(...maps.map(({ id }) => id)),
    default: 'original',
    meaning: 'the board',
    kept: true,
  },
  'leech-timing': {
    rule: 'TMY-19.5',
    cited: true,
    codec: oneOf('immediate', 'deferred'),
    default: 'immediate',
    meaning: 'when offers of power are answered',
    kept: true,
  },
  'mini-expansion-1': { ...off, ...kept, letter: 'm', meaning: 'three more town tiles: TW6, TW7, TW8' },
  'shipping-bonus': { ...off, ...kept, letter: 's', meaning: 'one more bonus tile, for shipping: BON10' },
  'temple-scoring-tile': { ...off, ...kept, letter: 't', meaning: 'one more scoring tile, for temples: SCORE9' },
  'variable-turn-order': {
    ...off,
    ...kept,
    letter: 'v',
    meaning: 'the order of passing is the order of the next round',
  },
  'fire-and-ice-final-scoring': {
    ...off,
    ...kept,
    letter: 'f',
    fireAndIce: true,
    meaning: 'a final scoring tile; on by default on the boards of Fire & Ice',
  },
  'fire-and-ice-factions/ice': {
    ...off,
    ...kept,
    letter: 'i',
    fireAndIce: true,
    meaning: 'the ice factions; on by default on the boards of Fire & Ice',
  },
  'fire-and-ice-factions/volcano': {
    ...off,
    ...kept,
    letter: 'o',
    fireAndIce: true,
    meaning: 'the volcano factions; on by default on the boards of Fire & Ice',
  },
  'fire-and-ice-factions/variable_v5': {
    ...off,
    ...kept,
    letter: 'r',
    fireAndIce: true,
    meaning: 'Riverwalkers and Shapeshifters, latest edition; on by default on the boards of Fire & Ice',
  },
  'fire-and-ice-factions/variable': {
    ...earlier,
    letter: 'w',
    meaning: 'Riverwalkers and Shapeshifters, first edition instead of the latest',
  },
  'fire-and-ice-factions/variable_v2': {
    ...earlier,
    letter: 'x',
    meaning: 'Riverwalkers and Shapeshifters, second edition instead of the latest',
  },
  'fire-and-ice-factions/variable_v3': {
    ...earlier,
    letter: 'y',
    meaning: 'Riverwalkers and Shapeshifters, third edition instead of the latest',
  },
  'fire-and-ice-factions/variable_v4': {
    ...earlier,
    letter: 'z',
    meaning: 'Riverwalkers and Shapeshifters, fourth edition instead of the latest',
  },
  'errata-cultist-power': { ...on, ...kept, letter: 'e', meaning: 'a power when all neighbours decline' },
  'strict-leech': { ...on, ...kept, letter: 'l', meaning: 'late and wrong answers to offers are refused' },
  'strict-darkling-sh': {
    ...on,
    ...kept,
    letter: 'd',
    meaning: 'workers become priests in the turn of the stronghold only',
  },
  'strict-chaosmagician-sh': {
    rule: 'TMY-15.9',
    codec: leaf('true: a pass ends a turn of two actions', (u): u is boolean => u === true, { const: true }),
    default: true,
    ledger: 'always',
    meaning: 'a pass ends a turn of two actions',
  },
  'manual-fav5': {
    ...off,
    ...kept,
    letter: 'h',
    meaning: 'a key that comes later does not move markers from 9 to 10',
  },
  'vp-variant': {
    rule: 'TMY-13.5',
    codec: oneOf('standard', 'original_2017'),
    default: 'standard',
    kept: true,
    meaning: 'victory points at the start',
  },
  auction: { ...off, rule: 'TMY-13.9', kept: true, letter: 'a', meaning: 'factions are auctioned' },
  'maintain-player-order': { ...off, ledger: 'always', meaning: 'seat 0 begins' },
  'email-notify': { ...off, ledger: 'ignored', meaning: 'no effect' },
  setup: {
    rule: 'TMY-13.1',
    codec: nullable<GivenSetup>(given),
    default: null,
    values: 'null or { scoring, bonus, final, start }, with "tokens" for an auction',
    meaning: 'the set-up in full instead of drawn',
  },
} as const satisfies { readonly [Name in keyof Options]: Entry<Options[Name]> };

type Table = typeof optionTable;

/** The names of the options whose table entries contain a given field with a given value. */
type Marked<Mark> = { [Name in keyof Table]: Table[Name] extends Mark ? Name : never }[keyof Table];

const marked = <Mark>(test: (entry: Entry<never>) => boolean): readonly Marked<Mark>[] =>
  // `test` checks the field that `Mark` requires. Entries are only inspected, and their codecs are never called.
  (Object.entries(optionTable) as unknown as readonly (readonly [Marked<Mark>, Entry<never>])[])
    .filter(([, entry]) => test(entry))
    .map(([name]) => name);

/** The names of the {@link Switches}. */
export const keptNames = marked<{ readonly kept: true }>((entry) => entry.kept === true);

/** The names of the switches that have a letter in the text of a position, in the order of the letters. */
export const letteredNames = marked<{ readonly kept: true; readonly letter: string }>(
  ({ letter }) => letter !== undefined,
);

/** The names of the switches that a ledger can turn on. */
export const ledgerSwitches = marked<{ readonly ledger: 'switch' }>(({ ledger }) => ledger === 'switch');

/** The names of the options that are on in every ledger. */
export const ledgerConstants = marked<{ readonly ledger: 'always' }>(({ ledger }) => ledger === 'always');

/** The names of all options that the header of a ledger may contain. */
export const ledgerNames = marked<{ readonly ledger: string }>(({ ledger }) => ledger !== undefined);

/** The options of Fire & Ice that are on by default if one of its maps is played. @rule TMY-18 */
export const fireAndIce = marked<{ readonly fireAndIce: true }>((entry) => entry.fireAndIce === true);

/** The switches among the given options. */
export const switchesOf = (options: Switches): Switches => picked(options, keptNames);

/** The editions of the two variable factions, each with the switch that adds it to the game. */
const editionSwitches = editions.map((edition) => [edition, `fire-and-ice-factions/${edition}`] as const);

/** The editions of the variable factions that the switches add to a game; more than one edition is refused. */
export const editionsOn = (switches: Pick<Switches, `fire-and-ice-factions/${Edition}`>): readonly Edition[] =>
  editionSwitches.flatMap(([edition, name]) => (switches[name] ? [edition] : []));

/** The edition played. @rule TMY-18.2 */
export const editionOf = (switches: Switches): Edition | undefined =>
  editionSwitches.find(([, name]) => switches[name])?.[0];
