/**
 * Tiles and action spaces in words, derived from the game's tables.
 *
 * @packageDocumentation
 */
import {
  type BonusTile,
  type Cult,
  type CultBonus,
  cults,
  type FavorTile,
  type Gain,
  groundTitles,
  type Kind,
  kindTitles,
  type Often,
  type PassScore,
  type PowerAction,
  type RoundScore,
  ring,
  rounds,
  type ScoringTile,
  type SpecialAction,
  type SpecialGain,
  type SpecialPrice,
  type TileAction,
  type TownTile,
} from '../../games/terra-mystica/seen.js';
import { many } from '../words.js';

/** The name of a cult, such as `Fire`. */
export const cultTitle = (cult: Cult): string => cult.charAt(0) + cult.slice(1).toLowerCase();

const kindsText = (kinds: readonly Kind[]): string => kinds.map((kind) => kindTitles[kind]).join(' or ');

/** A gain of resources in words. */
export const gainText = ({ coins = 0, workers = 0, priests = 0, power = 0 }: Gain): readonly string[] => [
  ...(coins > 0 ? [many(coins, 'coin')] : []),
  ...(workers > 0 ? [many(workers, 'worker')] : []),
  ...(priests > 0 ? [many(priests, 'priest')] : []),
  ...(power > 0 ? [`${power} power`] : []),
];

const actionOnTile = ({ _tag }: TileAction): readonly string[] => {
  switch (_tag) {
    case 'none':
      return [];
    case 'spade':
      return ['action: a spade'];
    case 'step':
      return ['action: a cult step'];
  }
};

const passText = (pass: PassScore): readonly string[] => {
  switch (pass._tag) {
    case 'none':
      return [];
    case 'each':
      return [`pass: ${pass.vp} VP per ${kindsText(pass.kinds)}`];
    case 'table':
      return [`pass: ${pass.vp.join('/')} VP by ${kindTitles[pass.kind]}s`];
    case 'shipping':
      return [`pass: ${pass.vp} VP per shipping level`];
  }
};

/** The benefit of a bonus tile in words. */
export const bonusText = ({ income, action, pass, shipping }: BonusTile): string =>
  [
    ...gainText(income),
    ...actionOnTile(action),
    ...passText(pass),
    ...(shipping > 0 ? [`shipping +${shipping}`] : []),
  ].join('; ');

const favorEffects = ({ action, built }: FavorTile): readonly string[] => [
  ...actionOnTile(action),
  ...(built === null ? [] : [`${built.vp} VP per ${kindTitles[built.kind]} built`]),
];

/** The benefit of a favor tile in words. */
export const favorText = (tile: FavorTile): string =>
  [
    `${cultTitle(tile.cult)} ${tile.steps}`,
    ...gainText(tile.income),
    ...favorEffects(tile),
    ...passText(tile.pass),
    ...(tile.townPower > 0 ? [`towns need ${tile.townPower} power less`] : []),
  ].join('; ');

/** What a favor tile gives besides its steps, for narrow cards. */
export const favorBrief = (tile: FavorTile): string =>
  [
    gainText(tile.income).join(' '),
    ...favorEffects(tile),
    ...(tile.pass._tag === 'table'
      ? [`pass: ${kindTitles[tile.pass.kind]}s`, `${tile.pass.vp.slice(1).join('/')} VP`]
      : passText(tile.pass)),
    ...(tile.townPower > 0 ? [`town \u2212${tile.townPower}`] : []),
  ]
    .filter((text) => text !== '')
    .join('; ');

/** The benefit of a town tile in words. */
export const townText = ({ vp, keys, gain }: TownTile): string =>
  [
    `${vp} VP`,
    many(keys, 'key'),
    ...(gain._tag === 'gain'
      ? gainText(gain.gain)
      : [gain._tag === 'steps' ? `${many(gain.steps, 'step')} on each cult` : 'shipping +1 or carpet +1']),
  ].join('; ');

/** The benefit of a town tile for narrow cards: points, gain and keys. */
export const townBrief = ({ vp, keys, gain }: TownTile): string => {
  const gains =
    gain._tag === 'gain'
      ? gainText(gain.gain)
      : [gain._tag === 'steps' ? `${many(gain.steps, 'step')} ×${cults.length}` : 'shipping +1'];
  return [`${vp} VP`, ...gains, many(keys, 'key')].join('; ');
};

/** The points and the gain of a town tile, which tell it from the others; steps are counted over all cults. */
export const townMark = ({ vp, gain }: TownTile): string =>
  [
    `${vp} VP`,
    ...(gain._tag === 'gain' ? gainText(gain.gain) : []),
    ...(gain._tag === 'steps' ? [many(gain.steps * cults.length, 'step')] : []),
    ...(gain._tag === 'travel' ? ['shipping'] : []),
  ].join(' ');

/** The price and the benefit of a power action in words. */
export const powerText = ({ power, gain }: PowerAction): string => {
  switch (gain._tag) {
    case 'bridge':
      return `${power} power: a bridge`;
    case 'gain':
      return `${power} power: ${gainText(gain.gain).join(', ')}`;
    case 'spades':
      return `${power} power: ${many(gain.spades, 'spade')}`;
  }
};

const roundText = (score: RoundScore): string =>
  `${score.vp} VP per ${score._tag === 'built' ? kindsText(score.kinds) : score._tag}`;

const cultBonus = (bonus: CultBonus): string =>
  bonus._tag === 'gain' ? gainText(bonus.gain).join(', ') : many(bonus.spades, 'spade');

/** A scoring tile in words: what scores in a round, and the bonus at the end of that round (none in the last round). */
export const scoringText = ({ score, counts, every, bonus }: ScoringTile, round: number): string => {
  const per = counts === 'priests' ? 'priest on a cult' : `${every} ${cultTitle(counts)}`;
  return roundText(score) + (round < rounds ? `; ${cultBonus(bonus)} per ${per}` : '');
};

const specialPrice = (price: SpecialPrice): string => {
  switch (price._tag) {
    case 'free':
      return '';
    case 'workers':
      return `${many(price.workers, 'worker')}: `;
    case 'power':
      return `${price.power} power: `;
    case 'tokens':
      return `${many(price.tokens, 'power token')}: `;
  }
};

const specialGain = (gain: SpecialGain): string => {
  switch (gain._tag) {
    case 'leap':
      return `${gain.steps} steps on one cult`;
    case 'ride':
      return `a free dwelling on ${groundTitles[ring.indexOf(gain.terrain)]!}`;
    case 'actions':
      return `${gain.actions} further actions`;
    case 'spades':
      return many(gain.spades, 'spade');
    case 'bridge':
      return 'a bridge';
    case 'sandstorm':
      return 'a neighbouring hex becomes home terrain';
    case 'trading-house':
      return 'a free trading house';
    case 'shift':
      return 'a new home terrain';
  }
};

const oftenText: Readonly<Record<Often, string>> = {
  once: 'once a round',
  always: 'at any number of actions',
  seats: 'once a game for each seat',
  opponents: 'once a game for each other seat',
};

/** What an action space on a faction board does, in words. */
export const specialText = ({ needs, often, price, gain }: SpecialAction): string =>
  `${specialPrice(price)}${specialGain(gain)}; ${oftenText[often]}${needs === 'stronghold' ? ' with the stronghold' : ''}`;
