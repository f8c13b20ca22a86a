/**
 * The io-ts codec of the options (chapter 18): for JSON from outside, and for set-ups.
 *
 * @packageDocumentation
 */
import { left, right } from 'fp-ts/Either';
import * as t from 'io-ts';
import { boolean, leaf, list, nullable, oneOf, refined, ruled, whole } from '../../core/codec.js';
import { fault } from '../../core/fault.js';
import { exact, isObject, optionsOf } from '../../core/objects.js';
import { described, schemaOf } from '../../core/schema.js';
import { firstSeats, type Seat } from '../../core/seat.js';
import { editions } from '../tables/faction.js';
import { bonusTiles, finalTiles, scoringTiles } from '../tables/tiles.js';
import { boards } from './map.js';
import { defaultOptions, editionsOn, fireAndIce, type GivenSetup, type Options } from './options.js';

/** A board. @rule TMY-3.6 */
export const mapId = oneOf(...boards.map(({ id }) => id));
/** When offers are answered. @rule TMY-19.5 */
export const timing = oneOf('immediate', 'deferred');
/** Victory points at the start. @rule TMY-18 */
export const variant = oneOf('standard', 'original_2017');
const seat = oneOf<Seat>(...firstSeats(5));

const given = exact<GivenSetup>('a set-up', {
  scoring: list(oneOf(...scoringTiles.map(({ id }) => id)), 6, 6),
  bonus: list(oneOf(...bonusTiles.map(({ id }) => id)), 5, 8),
  final: list(oneOf(...finalTiles), 0, finalTiles.length),
  start: seat,
});

const distinct = (items: readonly unknown[]): boolean => new Set(items).size === items.length;

/** Whether a tile is not in the game because its option is off. */
const isLeftOut = (options: Omit<Options, 'setup'>, option: 'temple-scoring-tile' | 'shipping-bonus' | null): boolean =>
  option !== null && !options[option];

/** Why a given set-up does not fit the other options; nothing if it does. */
const setupFault = ({ setup, ...options }: Options): string | undefined => {
  if (setup === null) return undefined;
  const scoring = setup.scoring.map((id) => scoringTiles.find((tile) => tile.id === id));
  const bonus = setup.bonus.map((id) => bonusTiles.find((tile) => tile.id === id));
  if (!distinct(setup.scoring) || !distinct(setup.bonus) || !distinct(setup.final)) return 'every tile is there once';
  if (scoring.some((tile, index) => tile === undefined || index >= tile.lastRound))
    return 'a scoring tile lies too late';
  if (setup.bonus.length !== options.players + 3) return 'players + 3 bonus tiles are in the game';
  if (scoring.some((tile) => isLeftOut(options, tile?.option ?? null))) return 'a scoring tile needs its option';
  if (bonus.some((tile) => isLeftOut(options, tile?.option ?? null))) return 'a bonus tile needs its option';
  if (setup.final.length > 0 !== options['fire-and-ice-final-scoring']) return 'final scoring tiles need their option';
  return setup.start < options.players ? undefined : 'the start seat is at the table';
};

const plain = optionsOf<Options>('Terra Mystica options', {
  players: { codec: ruled('TMY-1.1', whole(2, 5)), default: defaultOptions.players },
  map: { codec: ruled('TMY-3.6', mapId), default: defaultOptions.map },
  'leech-timing': { codec: ruled('TMY-19.5', timing), default: defaultOptions['leech-timing'] },
  'mini-expansion-1': { codec: boolean, default: false },
  'shipping-bonus': { codec: boolean, default: false },
  'temple-scoring-tile': { codec: boolean, default: false },
  'variable-turn-order': { codec: boolean, default: false },
  'fire-and-ice-final-scoring': { codec: boolean, default: false },
  'fire-and-ice-factions/ice': { codec: boolean, default: false },
  'fire-and-ice-factions/volcano': { codec: boolean, default: false },
  'fire-and-ice-factions/variable_v5': { codec: boolean, default: false },
  'fire-and-ice-factions/variable': { codec: boolean, default: false },
  'fire-and-ice-factions/variable_v2': { codec: boolean, default: false },
  'fire-and-ice-factions/variable_v3': { codec: boolean, default: false },
  'fire-and-ice-factions/variable_v4': { codec: boolean, default: false },
  'errata-cultist-power': { codec: boolean, default: true },
  'strict-leech': { codec: boolean, default: true },
  'strict-darkling-sh': { codec: boolean, default: true },
  'strict-chaosmagician-sh': {
    codec: leaf('true: a pass ends a turn of two actions', (u): u is boolean => u === true, { const: true }),
    default: true,
  },
  'manual-fav5': { codec: boolean, default: false },
  'vp-variant': { codec: variant, default: 'standard' },
  auction: { codec: boolean, default: false },
  'maintain-player-order': { codec: boolean, default: false },
  'email-notify': { codec: boolean, default: false },
  setup: { codec: nullable<GivenSetup>(given), default: null },
});

/** Whether an earlier edition is named in the place of an option. @rule TMY-18.2 */
const isReplaced = (u: Readonly<Record<string, unknown>>, name: string): boolean =>
  name === 'fire-and-ice-factions/variable_v5' &&
  editions.some((edition) => u[`fire-and-ice-factions/${edition}`] === true);

/** On the boards of Fire & Ice its options are on unless they are named. */
const withExpansion = (u: unknown): unknown =>
  // An object with more keys than there are options is refused whatever they are: it need not be copied first.
  isObject(u) && (u['map'] === 'fire-ice' || u['map'] === 'fire-ice-2') && Object.keys(u).length <= optionCount
    ? Object.fromEntries([
        ...fireAndIce
          .filter((name) => !Object.hasOwn(u, name) && !isReplaced(u, name))
          .map((name) => [name, true] as const),
        ...Object.entries(u),
      ])
    : u;

const optionCount = Object.keys(defaultOptions).length;

const filled = described(
  new t.Type<Options, unknown>(plain.name, plain.is, (u, c) => plain.validate(withExpansion(u), c), plain.encode),
  schemaOf(plain),
);

/** JSON codec of the options: an object in which every key may be left out. @rule TMY-18 */
export const options: t.Type<Options, unknown> = ruled(
  'TMY-18',
  refined(filled, 'Terra Mystica options', (value) => {
    if (editionsOn(value).length > 1)
      return left(fault(['fire-and-ice-factions/variable'], 'one edition of these factions is played', 'TMY-18.2'));
    const wrong = setupFault(value);
    return wrong === undefined ? right(value) : left(fault(['setup'], wrong, 'TMY-13.1'));
  }),
);
