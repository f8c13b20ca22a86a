/**
 * What a seat of Terra Mystica has and will get, in victory points.
 *
 * @packageDocumentation
 */
import {
  bonusTiles,
  type BonusTile,
  cults,
  factions,
  favorTiles,
  kinds,
  scoringTiles,
  type SeatState,
  type State,
} from '../../../terra-mystica/index.js';
import type { Faction, Gain, PassScore } from '../../../terra-mystica/index.js';
import { weights as inUse, type Weights } from './weights.js';

/** Rounds of a game. */
const rounds = 6;

/** Incomes that are still to come. */
export const incomesLeft = ({ round }: State): number => rounds - round;

/** What a coin is worth with so many incomes to come. */
export const coinAt = (left: number, w: Weights = inUse): number => w.coin + w.coinLeft * left;

/** A gain in coins. */
const gainInCoins = ({ coins = 0, workers = 0, priests = 0, power = 0 }: Gain, w: Weights = inUse): number =>
  coins + workers * w.worker + priests * w.priest + power * w.powerIncome;

/** The faction of a seat; none before the choice. */
export const factionOf = ({ faction }: SeatState): Faction | undefined => factions[faction];

/** Whether a seat has a favor tile, by its place in the list. */
export const hasFavor = ({ favors }: SeatState, tile: number): boolean => ((favors >> tile) & 1) === 1;

/** The place of a favor tile in the list. */
export const Favor = { town: 4, step: 5, tradingHouse: 9, dwelling: 10, pass: 11 } as const;

/** What a seat earns in each income, in coins, without bonus tile. */
const earnings = (seat: SeatState, w: Weights): number => {
  const faction = factionOf(seat);
  if (faction === undefined) return 0;
  let sum = 0;
  for (let kind = 0; kind < kinds.length; kind++) {
    const name = kinds[kind];
    const table = name === undefined ? undefined : faction.income[name];
    const count = seat.counts[kind] ?? 0;
    sum +=
      (table?.coins?.[count] ?? 0) +
      (table?.workers?.[count] ?? 0) * w.worker +
      (table?.priests?.[count] ?? 0) * w.priest +
      (table?.power?.[count] ?? 0) * w.powerIncome;
  }
  for (let tile = 0; tile < favorTiles.length; tile++)
    if (hasFavor(seat, tile)) sum += gainInCoins(favorTiles[tile]?.income ?? {}, w);
  return sum;
};

/** Coins for a victory point at the end. */
const rate = 3;

/** What lies on the faction board sells for when the game ends: everything becomes coins, three of them a point. */
const sold = (seat: SeatState): number =>
  (seat.coins + seat.workers + seat.priests + seat.bowl3 + Math.floor(seat.bowl2 / 2)) / rate;

/** What lies on the faction board. */
const holdings = (seat: SeatState, left: number, w: Weights): number => {
  if (seat.passed === 1 && left === 0) return sold(seat);
  const coins =
    seat.coins +
    seat.workers * w.worker +
    seat.priests * w.priest +
    seat.bowl3 * w.power3 +
    seat.bowl2 * w.power2 +
    seat.bowl1 * w.power1;
  return coins * coinAt(left, w) * (seat.passed === 1 ? w.idle : 1);
};

/** The points of a pass. */
const passPoints = (score: PassScore, seat: SeatState): number => {
  switch (score._tag) {
    case 'none':
      return 0;
    case 'each':
      return (
        score.vp *
        kinds.reduce((sum, kind, index) => sum + (score.kinds.includes(kind) ? (seat.counts[index] ?? 0) : 0), 0)
      );
    case 'table':
      return score.vp[seat.counts[kinds.indexOf(score.kind)] ?? 0] ?? 0;
    case 'shipping':
      return score.vp * seat.shipping;
  }
};

/** What a seat scores at each pass, whatever bonus tile it holds. */
const everyPass = (seat: SeatState): number => {
  const favor = hasFavor(seat, Favor.pass) ? passPoints(favorTiles[Favor.pass].pass, seat) : 0;
  const passing = factionOf(seat)?.passing;
  const stands = (seat.counts[3] ?? 0) > 0;
  if (passing === undefined || passing._tag === 'nothing' || !stands) return favor;
  return favor + passing.vp * (passing._tag === 'temples' ? (seat.counts[2] ?? 0) : seat.bridges);
};

/** What a bonus tile is worth to a seat that takes it for the next round, in victory points. */
const tileWorth = (tile: BonusTile, seat: SeatState, left: number, w: Weights): number =>
  (gainInCoins(tile.income, w) + (tile.action._tag === 'none' ? 0 : w.bonusAction) + tile.shipping) * coinAt(left, w) +
  passPoints(tile.pass, seat);

/** Passing: the points that are still to come, and the bonus tile. */
const passing = (seat: SeatState, left: number, w: Weights): number => {
  const again = everyPass(seat);
  const tile: BonusTile | undefined = bonusTiles[seat.bonus];
  if (seat.passed === 1)
    return left * w.passAgain * again + (tile === undefined || left === 0 ? 0 : tileWorth(tile, seat, left - 1, w));
  const now = again + (tile === undefined ? 0 : passPoints(tile.pass, seat));
  return now + left * w.passAgain * again + (left === 0 ? 0 : w.bonusToCome * coinAt(left - 1, w));
};

/** Cult bonuses at the end of this and later rounds, for the steps taken so far. The last round has none. */
const cultBonuses = (state: State, seat: SeatState, w: Weights): number => {
  let sum = 0;
  for (let round = Math.max(1, state.round); round < rounds; round++) {
    const tile = scoringTiles[state.scoring[round - 1] ?? -1];
    if (tile === undefined || tile.counts === 'priests') continue;
    const times = Math.floor((seat.cults[cults.indexOf(tile.counts)] ?? 0) / tile.every);
    const coins = tile.bonus._tag === 'gain' ? gainInCoins(tile.bonus.gain, w) : tile.bonus.spades * w.spadeDue;
    sum += times * coins * coinAt(rounds - round - 1, w);
  }
  return sum * w.cultBonus;
};

/** Action spaces of its own that a seat which has not passed can still use: bonus tile, FAV6, the stronghold. */
const unused = (seat: SeatState, w: Weights): number => {
  if (seat.passed === 1) return 0;
  const used = bitCount(seat.used);
  const onTile = bonusTiles[seat.bonus]?.action._tag ?? 'none';
  const own = (factionOf(seat)?.actions ?? []).filter(
    ({ often, needs }) => often === 'once' && (needs === 'nothing' || (seat.counts[3] ?? 0) > 0),
  );
  const open = own.length + Number(onTile !== 'none') + Number(hasFavor(seat, Favor.step)) - used;
  return Math.max(0, open) * w.unused;
};

const bitCount = (bits: number): number => {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++;
  return count;
};

/** What abilities bring in the rounds to come. */
const abilities = (seat: SeatState, left: number, w: Weights): number =>
  left * (seat.shipping * w.shipping + seat.digging * w.digging + (seat.counts[3] ?? 0) * w.stronghold) +
  (left + 1) *
    ((hasFavor(seat, Favor.tradingHouse) ? w.favor10 : 0) +
      (hasFavor(seat, Favor.dwelling) ? w.favor11 : 0) +
      (hasFavor(seat, Favor.step) ? w.favor6 : 0)) +
  (hasFavor(seat, Favor.town) ? w.favor5 : 0) +
  seat.keys * w.key +
  structures(seat, w);

const structures = ({ counts }: SeatState, w: Weights): number =>
  (counts[0] ?? 0) * w.dwelling +
  (counts[1] ?? 0) * w.tradingHouse +
  (counts[2] ?? 0) * w.temple +
  ((counts[3] ?? 0) + (counts[4] ?? 0)) * w.great;

/** What a seat has and will get, in victory points: resources, income, passes, cult bonuses, abilities. */
export const economyOf = (state: State, seat: SeatState, w: Weights = inUse): number => {
  const left = incomesLeft(state);
  let sum = holdings(seat, left, w) + passing(seat, left, w) + cultBonuses(state, seat, w) + unused(seat, w);
  const each = earnings(seat, w);
  for (let later = 0; later < left; later++) sum += each * coinAt(later, w);
  return sum + abilities(seat, left, w);
};
