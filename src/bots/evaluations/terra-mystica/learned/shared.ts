/**
 * The inputs about what all seats share: cults, scoring tiles, power actions, favor tiles, bonus tiles, and the kind of game.
 *
 * @packageDocumentation
 */
import {
  bonusTiles,
  cults,
  favorTiles,
  finalTiles,
  maps,
  powerActions,
  scoringTiles,
} from '../../../../games/terra-mystica/index.js';
import { incomesLeft } from '../economy.js';
import { rewardOf, rewards } from '../features.js';
import { blockOf, flag, type InputBlock, oneHot, type SeatPosition } from './block.js';
import { spendablePower } from './own.js';

/** The two highest numbers of the other seats; 0 where there is no other seat. */
export const bestOthers = (values: readonly number[], own: number): readonly [number, number] => {
  let [first, second] = [0, 0];
  for (let seat = 0; seat < values.length; seat++) {
    const value = values[seat]!;
    if (seat === own) continue;
    if (value > first) [first, second] = [value, first];
    else if (value > second) second = value;
  }
  return [first, second];
};

const tracks = cults.length;

/** For each cult track: the seat's steps, its lead over the best two others, and whether another seat holds the last space. */
export const cultRaces: InputBlock = {
  size: tracks * 4,
  write: (into, at, { state, seat, number }) => {
    for (let track = 0; track < tracks; track++) {
      const own = seat.cults[track]!;
      const [first, second] = bestOthers(
        state.seats.map((other) => other.cults[track]!),
        number,
      );
      into[at + track] = own / 6;
      into[at + tracks + track] = (own - first) / 5;
      into[at + 2 * tracks + track] = (own - second) / 5;
      into[at + 3 * tracks + track] = flag(first >= 10);
    }
  },
};

/** The cult bonus of a round still to end: the payments that the seat will get, the part of the next one, and whether it gets spades. */
const cultBonus = (later: number): InputBlock => ({
  size: 4,
  write: (into, at, { state, seat }) => {
    const round = state.round + later;
    const tile = round >= 1 && round < 6 ? scoringTiles[state.scoring[round - 1]!] : undefined;
    if (tile === undefined || tile.counts === 'priests') return;
    const steps = seat.cults[cults.indexOf(tile.counts)]!;
    const payments = Math.floor(steps / tile.every);
    into[at] = payments;
    into[at + 1] = (steps % tile.every) / tile.every;
    into[at + 2] = tile.bonus._tag === 'gain' ? 0 : payments;
    into[at + 3] = 1;
  },
});

/** The cult bonuses at the end of this round and of the next one. */
export const cultBonuses: readonly InputBlock[] = [cultBonus(0), cultBonus(1)];

const rewardIn = (later: number): InputBlock =>
  oneHot(rewards, ({ state }) => {
    const tile = state.scoring[state.round - 1 + later];
    return tile === undefined ? undefined : rewardOf[tile];
  });

/** What the scoring tiles of the next two rounds reward. */
export const nextRewards: readonly InputBlock[] = [rewardIn(1), rewardIn(2)];

const isFree = ({ state, seat }: SeatPosition, place: number): boolean => seat.passed === 0 && state.taken[place] === 0;

/** For each power action: whether it is free, and whether the seat can pay for it. */
export const power: InputBlock = {
  size: 2 * powerActions.length,
  write: (into, at, position) => {
    const payable = spendablePower(position);
    powerActions.forEach((action, place) => {
      const free = isFree(position, place);
      into[at + place] = flag(free && payable >= action.power);
      into[at + powerActions.length + place] = flag(free);
    });
  },
};

/** For each favor tile, 1 if none is left. */
export const goneFavors: InputBlock = {
  size: favorTiles.length,
  write: (into, at, { state }) => {
    for (let tile = 0; tile < favorTiles.length; tile++) into[at + tile] = flag(state.favorPool[tile] === 0);
  },
};

/** For each bonus tile, 1 if no seat has it, and the coins on it. */
export const freeTiles: InputBlock = {
  size: 2 * bonusTiles.length,
  write: (into, at, { state }) => {
    for (let tile = 0; tile < bonusTiles.length; tile++) {
      if (state.bonusIn[tile] === 0 || state.seats.some(({ bonus }) => bonus === tile)) continue;
      into[at + tile] = 1;
      into[at + bonusTiles.length + tile] = state.bonusCoins[tile]! / 3;
    }
  },
};

/** The seat's largest group compared with those of the best two others. */
export const networks: InputBlock = {
  size: 4,
  write: (into, at, { found, number }) => {
    const own = found.networks[number]!;
    const [first, second] = bestOthers(found.networks, number);
    into[at] = (own - first) / 5;
    into[at + 1] = (own - second) / 5;
    into[at + 2] = flag(own > first);
    into[at + 3] = own / 8;
  },
};

/** The power that other seats offer. */
export const offered: InputBlock = {
  size: 2,
  write: (into, at, { state, number }) => {
    let [amount, count] = [0, 0];
    for (const offer of state.offers)
      if (offer.to === number) {
        amount += offer.amount;
        count++;
      }
    into[at] = amount / 4;
    into[at + 1] = count;
  },
};

/** How far the game is, and when the seat will move. */
export const course: InputBlock = blockOf(
  ({ state }) => incomesLeft(state) / 6,
  ({ state }) => (incomesLeft(state) * incomesLeft(state)) / 36,
  ({ state }) => flag(incomesLeft(state) === 0),
  ({ state }) => state.passing.length / 4,
  ({ state, number }) => state.passing.indexOf(number) / 4,
  ({ state, number }) => state.order.indexOf(number) / 4,
);

/** The kind of game: the number of seats, the map, the final scoring tile, and the options that change how seats play. */
export const kindOfGame: readonly InputBlock[] = [
  oneHot([2, 3, 4, 5], ({ state }) => state.seats.length),
  oneHot(
    maps.map(({ id }) => id),
    ({ state }) => state.switches.map,
  ),
  oneHot([...finalTiles.keys()], ({ state }) => state.finals[0]),
  blockOf(
    ({ state }) => flag(state.switches['leech-timing'] === 'deferred'),
    ({ state }) => flag(state.switches['variable-turn-order']),
    ({ state }) => flag(state.switches['mini-expansion-1']),
  ),
];
