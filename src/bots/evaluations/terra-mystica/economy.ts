/**
 * The possessions and the income of a seat in Terra Mystica.
 *
 * @packageDocumentation
 */
import {
  type BonusTile,
  bitOf,
  bonusTiles,
  cults,
  type Faction,
  factions,
  favorTiles,
  type Gain,
  kinds,
  type PassScore,
  type SeatState,
  type Space,
  type State,
  scoringTiles,
} from '../../../games/terra-mystica/index.js';
import { terms } from './terms.js';

/** The number of rounds in a game of Terra Mystica. */
const rounds = 6;

/** The number of times that seats will still receive income before the game ends. */
export const incomesLeft = ({ round }: State): number => rounds - round;

/** The faction of a seat; undefined before the seat has chosen a faction. */
export const factionOf = ({ faction }: SeatState): Faction | undefined => factions[faction];

/** True if a seat has the favor tile with the given index. */
export const hasFavor = ({ favors }: SeatState, tile: number): boolean => ((favors >> tile) & 1) === 1;

/** The indices of the favor tiles that the evaluation treats specially. */
export const Favor = { town: 4, step: 5, tradingHouse: 9, dwelling: 10, pass: 11 } as const;

/** How much of each term a seat has: one number for each term, at the term's index in {@link terms}. */
export type TermCounts = Record<number, number>;

/** The value in coins of one worker, priest, power or spade; these values make it possible to add up different resources. */
const [workerInCoins, priestInCoins, powerInCoins, spadeInCoins] = [2.4, 4, 0.6, 4.5];

const inCoins = ({ coins = 0, workers = 0, priests = 0, power = 0 }: Gain): number =>
  coins + workers * workerInCoins + priests * priestInCoins + power * powerInCoins;

const entry = (list: readonly number[] | undefined, built: number): number => (list === undefined ? 0 : list[built]!);

/** Counts a seat's income over all remaining rounds, without its bonus tile: coins, workers, priests and power. */
const countIncome = (into: TermCounts, seat: SeatState, left: number): void => {
  const faction = factionOf(seat);
  if (faction === undefined || left === 0) return;
  let [coins, workers, priests, power] = [0, 0, 0, 0];
  for (let kind = 0; kind < kinds.length; kind++) {
    const table = faction.income[kinds[kind]!];
    const count = seat.counts[kind]!;
    coins += entry(table.coins, count);
    workers += entry(table.workers, count);
    priests += entry(table.priests, count);
    power += entry(table.power, count);
  }
  for (let tile = 0; tile < favorTiles.length; tile++) {
    if (!hasFavor(seat, tile)) continue;
    const gain: Gain = favorTiles[tile]!.income;
    const { coins: more = 0, workers: hands = 0, power: tokens = 0 } = gain;
    coins += more;
    workers += hands;
    power += tokens;
  }
  into[terms.coinIncome] = coins * left;
  into[terms.workerIncome] = workers * left;
  into[terms.priestIncome] = priests * left;
  into[terms.powerIncome] = power * left;
};

/** The number of coins that are worth one victory point at the end of the game. */
const rate = 3;

/** The victory points that a seat gets for its remaining resources at the end of the game. */
const sold = (seat: SeatState): number =>
  (seat.coins + seat.workers + seat.priests + seat.bowl3 + Math.floor(seat.bowl2 / 2)) / rate;

/** The number of coins that are fully useful: a fixed number, plus a few for each worker or priest with whom they can be spent. */
const [coinsAtLeast, coinsForEach] = [4, 3];

/** Counts the resources that a seat has on its faction board. */
const countHoldings = (into: TermCounts, seat: SeatState, left: number): void => {
  const { coins, workers, priests, bowl1, bowl2, bowl3 } = seat;
  if (seat.passed === 1 && left === 0) {
    into[terms.sold] = sold(seat);
    return;
  }
  const useful = Math.min(coins, coinsAtLeast + coinsForEach * (workers + priests));
  into[terms.coins] = useful;
  into[terms.surplus] = coins - useful;
  into[terms.workers] = workers;
  into[terms.priests] = priests;
  into[terms.power3] = bowl3;
  into[terms.power2] = bowl2;
  into[terms.power1] = bowl1;
  if (seat.passed === 1) into[terms.idle] = coins + workers * workerInCoins + priests * priestInCoins + bowl3;
};

/** The victory points that one of a seat's tiles brings when the seat passes. */
const passPoints = (score: PassScore, seat: SeatState): number => {
  switch (score._tag) {
    case 'none':
      return 0;
    case 'each':
      return (
        score.vp * kinds.reduce((sum, kind, index) => sum + (score.kinds.includes(kind) ? seat.counts[index]! : 0), 0)
      );
    case 'table':
      return score.vp[seat.counts[kinds.indexOf(score.kind)]!]!;
    case 'shipping':
      return score.vp * seat.shipping;
  }
};

/** The points that a seat gets each time it passes, not counting its bonus tile. */
const everyPass = (seat: SeatState): number => {
  const favor = hasFavor(seat, Favor.pass) ? passPoints(favorTiles[Favor.pass].pass, seat) : 0;
  const passing = factionOf(seat)?.passing;
  const stands = seat.counts[3]! > 0;
  if (passing === undefined || passing._tag === 'nothing' || !stands) return favor;
  return favor + passing.vp * (passing._tag === 'temples' ? seat.counts[2]! : seat.bridges);
};

/** Counts what a seat gains by passing: the points still to come, and the bonus tile. */
const countPassing = (into: TermCounts, seat: SeatState, left: number): void => {
  const again = everyPass(seat);
  const tile: BonusTile | undefined = bonusTiles[seat.bonus];
  const byTile = tile === undefined ? 0 : passPoints(tile.pass, seat);
  if (seat.passed === 0) {
    into[terms.passNow] = again + byTile;
    into[terms.passLater] = again * left;
    return;
  }
  into[terms.passed] = 1;
  if (left === 0) return;
  into[terms.passNow] = again + byTile;
  into[terms.passLater] = again * (left - 1);
  if (tile === undefined) return;
  const { coins = 0, workers = 0, priests = 0, power = 0 } = tile.income;
  into[terms.tileCoins] = coins;
  into[terms.tileWorkers] = workers;
  into[terms.tilePriests] = priests;
  into[terms.tilePower] = power;
  into[terms.tileSpade] = Number(tile.action._tag === 'spade');
  into[terms.tileStep] = Number(tile.action._tag === 'step');
  into[terms.tileShipping] = tile.shipping;
};

/** Counts the cult bonuses that a seat will get at the end of this round and of later rounds. There is no cult bonus at the end of the last round. */
const countCultBonuses = (into: TermCounts, state: State, seat: SeatState): void => {
  let [whole, part] = [0, 0];
  for (let round = Math.max(1, state.round); round < rounds; round++) {
    const tile = scoringTiles[state.scoring[round - 1]!];
    if (tile === undefined || tile.counts === 'priests') continue;
    const steps = seat.cults[cults.indexOf(tile.counts)]!;
    const coins = tile.bonus._tag === 'gain' ? inCoins(tile.bonus.gain) : tile.bonus.spades * spadeInCoins;
    whole += Math.floor(steps / tile.every) * coins;
    part += (steps / tile.every) * coins;
  }
  into[terms.cultBonus] = whole;
  into[terms.cultPart] = part;
};

/** Counts the unused action spaces of a seat that has not passed: those on its bonus tile, on FAV6 and on its faction board. */
const countOpen = (into: TermCounts, seat: SeatState): void => {
  const faction = factionOf(seat);
  if (faction === undefined || seat.passed === 1) return;
  const onTile = bonusTiles[seat.bonus]?.action._tag;
  const own = faction.actions.filter(
    ({ often, needs }) => often === 'once' && (needs === 'nothing' || seat.counts[3]! > 0),
  );
  const open = (space: Space): number => Number((seat.used & bitOf(space)) === 0);
  into[terms.openSpade] = onTile === 'spade' ? open('BON1') : 0;
  into[terms.openStep] = (onTile === 'step' ? open('BON2') : 0) + (hasFavor(seat, Favor.step) ? open('FAV6') : 0);
  let actions = 0;
  for (const { space } of own) actions += open(space);
  into[terms.openAction] = actions;
};

/** Counts a seat's structures and abilities for what they will gain in later rounds; income is counted elsewhere. */
const countAbilities = (into: TermCounts, seat: SeatState): void => {
  into[terms.dwellings] = seat.counts[0]!;
  into[terms.tradingHouses] = seat.counts[1]!;
  into[terms.temples] = seat.counts[2]!;
  into[terms.stronghold] = seat.counts[3]!;
  into[terms.sanctuary] = seat.counts[4]!;
  into[terms.shipping] = seat.shipping;
  into[terms.digging] = seat.digging;
  into[terms.favor5] = Number(hasFavor(seat, Favor.town));
  into[terms.favor6] = Number(hasFavor(seat, Favor.step));
  into[terms.favor10] = Number(hasFavor(seat, Favor.tradingHouse));
  into[terms.favor11] = Number(hasFavor(seat, Favor.dwelling));
  into[terms.keys] = seat.keys;
};

/** Counts what a seat has and gains: resources, income, passes, cult bonuses and abilities. */
export const countEconomy = (into: TermCounts, state: State, seat: SeatState): void => {
  const left = incomesLeft(state);
  countHoldings(into, seat, left);
  countIncome(into, seat, left);
  countPassing(into, seat, left);
  countCultBonuses(into, state, seat);
  countOpen(into, seat);
  countAbilities(into, seat);
};
