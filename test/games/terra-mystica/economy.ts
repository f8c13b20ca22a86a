/** What every seat of Terra Mystica has in hand, and what each move and each round changes in it, from the specification and the printed boards. */
import {
  boardOf,
  bonusTiles,
  cults,
  favorTiles,
  type Move,
  moverOf,
  powerActions,
  type SeatState,
  type State,
  scoringTiles,
  townTiles,
} from '../../../src/games/terra-mystica/index.js';
import { factionOf } from '../../../src/games/terra-mystica/state/selectors.js';
import { spaceFor } from './order-spaces.js';

type Faction = ReturnType<typeof factionOf>;

/** What a seat has that is counted: hand, power tokens of all bowls, priests to be placed, keys, and markers. */
interface Purse {
  coins: number;
  workers: number;
  priests: number;
  tokens: number;
  due: number;
  cults: number[];
}

const tokensOf = ({ bowl1, bowl2, bowl3 }: SeatState): number => bowl1 + bowl2 + bowl3;

const purseOf = (seat: SeatState): Purse => ({
  coins: seat.coins,
  workers: seat.workers,
  priests: seat.priests,
  tokens: tokensOf(seat),
  due: seat.priestsDue,
  cults: [...seat.cults],
});

/** The printed board of a seat, of the edition that is played. */
const factionAt = (state: State, seat: number): Faction | undefined =>
  state.seats[seat]!.faction < 0 ? undefined : factionOf(state, seat);

const kinds = ['D', 'TP', 'TE', 'SH', 'SA'] as const;

const bitsIn = (mask: number): number => mask.toString(2).replaceAll('0', '').length;

const onCults = ({ preachers }: State, seat: number): number => preachers.filter((owner) => owner === seat).length;

/** TMY-5.6. */
const limitOf = (state: State, seat: number): number => 7 - onCults(state, seat) - bitsIn(state.seats[seat]!.locked);

interface Gain {
  readonly coins?: number;
  readonly workers?: number;
  readonly priests?: number;
  /** Power moves tokens from bowl to bowl, and none of them comes or goes. */
  readonly power?: number;
}

const receive = (purse: Purse, state: State, seat: number, { coins = 0, workers = 0, priests = 0 }: Gain): void => {
  purse.coins += coins;
  purse.workers += workers;
  if (factionAt(state, seat)?.priests._tag === 'cycle') purse.due += priests;
  else purse.priests = Math.max(purse.priests, Math.min(purse.priests + priests, limitOf(state, seat)));
};

const spend = (purse: Purse, workers: number, coins: number, priests = 0): void => {
  purse.workers -= workers;
  purse.coins -= coins;
  purse.priests -= priests;
};

/** TMY-9.2: where a marker stops. */
const climb = (purse: Purse, state: State, seat: number, cult: number, steps: number): void => {
  const from = purse.cults[cult]!;
  const isOpen = state.seats[seat]!.keys > 0 && state.seats.every(({ cults: spaces }) => spaces[cult] !== 10);
  const to = Math.min(10, from + steps);
  purse.cults[cult] = to < 10 || from === 10 || isOpen ? to : Math.max(from, 9);
};

// ---- the moves ----

/** TMY-7.4: a tunnel or a carpet ride is paid once, where it leads. */
const toll = (purse: Purse, state: State, seat: number, after: State): void => {
  if (after.turn.skipped < 0 || after.turn.skipped === state.turn.skipped) return;
  const skipping = factionAt(state, seat)!.skipping;
  const isStrong = state.seats[seat]!.counts[3] === 1;
  if (skipping._tag === 'tunnel') purse.workers -= isStrong ? skipping.withStronghold : skipping.workers;
  if (skipping._tag === 'carpet') purse.priests -= skipping.priests;
};

/** TMY-17.20 and TMY-17.23: the tokens that a volcano costs. */
const erupt = (purse: Purse, state: State, seat: number, hex: string): void => {
  const { ground } = factionAt(state, seat)!;
  if (state.turn.eruption === 0 || ground._tag !== 'volcano' || ground.price._tag !== 'tokens') return;
  const terrain = state.ground[boardOf(state.switches.map).byName.get(hex)!];
  const isHome = state.seats.some((other, index) => {
    const tag = factionAt(state, index)?.ground._tag;
    return index !== seat && other.home === terrain && (tag === 'home' || tag === 'shifting');
  });
  purse.tokens -= isHome ? ground.price.home : ground.price.plain;
};

const dig = (purse: Purse, state: State, seat: number, spades: number): void => {
  const { digging } = factionAt(state, seat)!;
  if (digging._tag === 'track') purse.workers -= spades * digging.workers[state.seats[seat]!.digging]!;
  if (digging._tag === 'fixed') purse.workers -= spades * digging.workers;
  if (digging._tag === 'priests') purse.priests -= spades * digging.priests;
};

const takeSpades = (purse: Purse, state: State, seat: number, spades: number): void => {
  if (factionAt(state, seat)?.perSpade._tag === 'token') purse.tokens += spades;
};

const action = (purse: Purse, state: State, seat: number, space: string): void => {
  const common = powerActions.find(({ id }) => id === space)?.gain;
  if (common?._tag === 'gain') receive(purse, state, seat, common.gain);
  if (common?._tag === 'spades') takeSpades(purse, state, seat, common.spades);
  if (space === 'BON1') takeSpades(purse, state, seat, 1);
  const own = factionAt(state, seat)!.actions.find((one) => one.space === space);
  if (own?.price._tag === 'workers') purse.workers -= own.price.workers;
  if (own?.price._tag === 'tokens') purse.tokens -= own.price.tokens;
};

const advance = (purse: Purse, state: State, seat: number, track: 'ship' | 'dig'): void => {
  const { shipping, digging } = factionAt(state, seat)!;
  if (track === 'ship' && shipping._tag === 'track') spend(purse, 0, shipping.advance.coins, shipping.advance.priests);
  if (track === 'dig' && digging._tag === 'track')
    spend(purse, digging.advance.workers, digging.advance.coins, digging.advance.priests);
};

/** TMY-6.2: a trading house costs twice the coins, if no other seat has a structure beside it. */
const upgrade = (
  purse: Purse,
  state: State,
  seat: number,
  move: Move & { readonly _tag: 'Upgrade' },
  after: State,
): void => {
  const faction = factionAt(state, seat)!;
  const [workers, coins] = faction.costs[move.to];
  const isFree = move.to === 'TP' && state.turn.free === 'trading-house';
  const paid = state.seats[seat]!.coins - after.seats[seat]!.coins;
  if (!isFree) spend(purse, workers, move.to === 'TP' && paid === 2 * coins ? paid : coins);
  if (move.to === 'SH' && faction.stronghold._tag === 'tokens') purse.tokens += state.seats.length;
};

const convert = (purse: Purse, state: State, seat: number, move: Move & { readonly _tag: 'Convert' }): void => {
  if (move.from === 'P') purse.priests -= move.give;
  if (move.from === 'W') purse.workers -= move.give;
  if (move.from === 'C') purse.coins -= move.give;
  if (move.to === 'P') receive(purse, state, seat, { priests: move.get });
  if (move.to === 'W') purse.workers += move.get;
  if (move.to === 'C') purse.coins += move.get;
};

const unlock = (purse: Purse, state: State, seat: number, terrain: string, after: State): void => {
  purse.due -= 1;
  if (terrain === 'gain-priest')
    purse.priests = Math.max(purse.priests, Math.min(purse.priests + 1, limitOf(state, seat)));
  const { priests } = factionAt(state, seat)!;
  if (terrain === 'gain-priest' || priests._tag !== 'cycle') return;
  const paid = state.seats[seat]!.coins - after.seats[seat]!.coins;
  purse.coins -= paid === priests.homeCoins ? paid : priests.coins;
};

const found = (
  purse: Purse,
  state: State,
  seat: number,
  move: Move & { readonly _tag: 'Town' },
  after: State,
): void => {
  const tile = townTiles.find(({ id }) => id === move.tile)!;
  for (let count = 0; count < move.count; count++) {
    purse.workers += factionAt(state, seat)!.founding.workers;
    if (tile.gain._tag === 'gain') receive(purse, state, seat, tile.gain.gain);
  }
  const most = move.count * (tile.gain._tag === 'steps' ? tile.gain.steps : 0) + 1;
  purse.cults = after.seats[seat]!.cults.map((space, cult) => {
    const from = purse.cults[cult]!;
    return space >= from && space <= from + most ? space : from;
  });
};

const preach = (purse: Purse, state: State, seat: number, move: Move & { readonly _tag: 'Send' }): void => {
  const cult = cults.indexOf(move.cult);
  const space = spaceFor(state, cult, move.steps);
  const steps = space < 0 ? 1 : space % 4 === 0 ? 3 : 2;
  const isStrong = state.seats[seat]!.counts[3] === 1;
  purse.priests -= 1;
  climb(purse, state, seat, cult, steps + (isStrong ? factionAt(state, seat)!.preaching.extra : 0));
};

const build = (purse: Purse, state: State, seat: number, hex: string, after: State): void => {
  erupt(purse, state, seat, hex);
  toll(purse, state, seat, after);
  if (state.phase !== 'dwelling' && state.turn.free !== 'ride') spend(purse, ...factionAt(state, seat)!.costs.D);
};

const favor = (purse: Purse, state: State, seat: number, id: string): void => {
  const tile = favorTiles.find((one) => one.id === id)!;
  climb(purse, state, seat, cults.indexOf(tile.cult), tile.steps);
};

const act = (purse: Purse, state: State, move: Move, seat: number, after: State): void => {
  switch (move._tag) {
    case 'Build':
      build(purse, state, seat, move.hex, after);
      return;
    case 'Transform':
      erupt(purse, state, seat, move.hex);
      toll(purse, state, seat, after);
      return;
    case 'Dig':
      dig(purse, state, seat, move.spades);
      return;
    case 'Upgrade':
      upgrade(purse, state, seat, move, after);
      return;
    case 'Advance':
      advance(purse, state, seat, move.track);
      return;
    case 'Send':
      preach(purse, state, seat, move);
      return;
    case 'Action':
      action(purse, state, seat, move.space);
      return;
    case 'Favor':
      favor(purse, state, seat, move.tile);
      return;
    case 'Town':
      found(purse, state, seat, move, after);
      return;
    case 'Convert':
      convert(purse, state, seat, move);
      return;
    case 'Unlock':
      unlock(purse, state, seat, move.terrain, after);
      return;
    case 'Bid':
    case 'Bridge':
    case 'Burn':
    case 'Connect':
    case 'ConnectHexes':
    case 'Decline':
    case 'DeclineAll':
    case 'Done':
    case 'Drop':
    case 'GainToken':
    case 'GiveUp':
    case 'Leech':
    case 'Lose':
    case 'Pass':
    case 'PickColor':
    case 'Setup':
    case 'Step':
    case 'Take':
    case 'Wait':
    case 'KeepKey':
    case 'LeechAny':
    case 'Correct':
      simple(purse, state, move, seat);
      return;
  }
};

const simple = (purse: Purse, state: State, move: Move, seat: number): void => {
  if (move._tag === 'Burn') purse.tokens -= move.tokens;
  if (move._tag === 'GainToken') purse.tokens += 1;
  if (move._tag === 'Step') climb(purse, state, seat, cults.indexOf(move.cult), move.steps);
  if (move._tag === 'Lose') purse.cults[cults.indexOf(move.cult)]! -= move.steps;
  if (move._tag === 'Correct' && move.what === 'C') purse.coins -= move.amount;
  if (move._tag === 'Correct' && move.what === 'W') purse.workers -= move.amount;
  if (move._tag === 'Correct' && move.what === 'P') purse.priests -= move.amount;
  if (move._tag === 'Pass' && move.tile !== null && state.phase !== 'auction')
    purse.coins += state.bonusCoins[bonusTiles.findIndex(({ id }) => id === move.tile)]!;
};

// ---- the rounds ----

/** TMY-12.6: the cult bonus of a round that is over. */
const bookBonus = (purse: Purse, before: State, after: State, seat: number): void => {
  const tile = scoringTiles[before.scoring[before.round - 1]!]!;
  const counted = tile.counts === 'priests' ? onCults(after, seat) : purse.cults[cults.indexOf(tile.counts)]!;
  const times = Math.floor(counted / tile.every);
  if (tile.bonus._tag === 'spades') {
    takeSpades(purse, after, seat, tile.bonus.spades * times);
    return;
  }
  for (let time = 0; time < times; time++) receive(purse, after, seat, tile.bonus.gain);
};

/** TMY-14.1: the incomes of the structures and tiles of a seat. */
const bookIncome = (purse: Purse, after: State, seat: number): void => {
  const me = after.seats[seat]!;
  kinds.forEach((kind, index) => {
    const { coins, workers, priests } = factionAt(after, seat)!.income[kind];
    const built = me.counts[index]!;
    receive(purse, after, seat, {
      coins: coins?.[built] ?? 0,
      workers: workers?.[built] ?? 0,
      priests: priests?.[built] ?? 0,
    });
  });
  receive(purse, after, seat, bonusTiles[me.bonus]?.income ?? {});
  favorTiles.forEach((tile, index) => {
    if (((me.favors >> index) & 1) === 1) receive(purse, after, seat, tile.income);
  });
};

const isPlay = ({ phase }: State): boolean => phase === 'turn' || phase === 'offers';

const closes = (before: State, after: State): boolean =>
  before.round > 0 &&
  isPlay(before) &&
  (after.phase === 'cult' || after.phase === 'income' || after.round > before.round);

const choosing = ['Setup', 'Take', 'PickColor', 'Bid'];

/** TMY-13.5: what a faction begins with. */
const wrongStart = (state: State, seat: number): string | undefined => {
  const [me, faction] = [state.seats[seat]!, factionAt(state, seat)];
  if (faction === undefined) return undefined;
  const { coins, workers, priests, power } = faction.start;
  const found = [me.coins, me.workers, me.priests, me.bowl1, me.bowl2, me.bowl3].join();
  const wanted = [coins, workers, priests, ...power, 0].join();
  return found === wanted ? undefined : `seat ${seat} begins with ${found} instead of ${wanted}`;
};

/** TMY-8.6: an owner may be given a token when a neighbour takes power. */
const given = (before: State, move: Move, after: State, seat: number): number => {
  const isGift = move._tag === 'Leech' && factionAt(before, seat)?.neighbours._tag === 'gift';
  return isGift &&
    tokensOf(after.seats[seat]!) > tokensOf(before.seats[seat]!) &&
    factionAt(before, seat)?.id === move.from
    ? 1
    : 0;
};

const wrongPurse = (before: State, move: Move, after: State, seat: number): string | undefined => {
  const purse = purseOf(before.seats[seat]!);
  if (moverOf(before, move) === seat) act(purse, before, move, seat, after);
  purse.tokens += given(before, move, after, seat);
  if (closes(before, after)) bookBonus(purse, before, after, seat);
  if (after.round > before.round) bookIncome(purse, after, seat);
  const [found, wanted] = [purseOf(after.seats[seat]!), purse].map((one) => Object.entries(one).join(' '));
  return found === wanted ? undefined : `seat ${seat} has ${found} instead of ${wanted}`;
};

/** TMY-13.7 and TMY-14.4: a round begins with free action spaces, and a coin on each bonus tile that nobody has. */
const wrongSpaces = (before: State, move: Move, after: State): string | undefined => {
  const isClean = after.round > before.round;
  const held = new Set(after.seats.map(({ bonus }) => bonus));
  const taken = before.taken.map((used, index) =>
    isClean ? 0 : move._tag === 'Action' && move.space === powerActions[index]!.id ? 1 : used,
  );
  if (taken.join() !== after.taken.join())
    return `the action spaces are ${after.taken.join()} instead of ${taken.join()}`;
  const coins = before.bonusCoins.map((count, tile) => {
    if (move._tag === 'Pass' && bonusTiles[tile]!.id === move.tile) return 0;
    return isClean && after.bonusIn[tile] === 1 && !held.has(tile) ? count + 1 : count;
  });
  return coins.join() === after.bonusCoins.join()
    ? undefined
    : `the coins on bonus tiles are ${after.bonusCoins.join()} instead of ${coins.join()}`;
};

/** What is public and never changes, and what only one move may change: terrain and tracks. */
const wrongLand = (before: State, move: Move, after: State): string | undefined => {
  const { names } = boardOf(before.switches.map);
  const hex = move._tag === 'Build' || move._tag === 'Transform' ? move.hex : '';
  const changed = after.ground.findIndex((ground, index) => ground !== before.ground[index] && names[index] !== hex);
  if (changed >= 0) return `the ground of ${names[changed]} changes`;
  if (before.scoring.join() !== after.scoring.join() || before.finals.join() !== after.finals.join())
    return 'scoring tiles change';
  const lost = before.town.findIndex((isTown, index) => isTown > after.town[index]!);
  return lost < 0 ? undefined : `${names[lost]} is no town any more`;
};

/** TMY-5.3 and TMY-5.4: spent tokens go to bowl I; of burnt ones one goes to bowl III. */
const wrongBowls = (before: State, move: Move, after: State): string | undefined => {
  const seat = moverOf(before, move);
  const [then, now] = [before.seats[seat], after.seats[seat]];
  if (then === undefined || now === undefined) return undefined;
  const changes = [now.bowl1 - then.bowl1, now.bowl2 - then.bowl2, now.bowl3 - then.bowl3].join();
  const spent = move._tag === 'Convert' ? (move.from === 'PW' ? move.give : 0) : 0;
  if (move._tag === 'Convert' && changes !== `${spent},0,${0 - spent}`) return `the bowls change by ${changes}`;
  if (move._tag === 'Burn' && changes !== `0,${-2 * move.tokens},${move.tokens}`)
    return `the bowls change by ${changes}`;
  return undefined;
};

/** What is wrong with a step beside the places of the pieces. */
export const wrongStep = (before: State, move: Move, after: State): string | undefined => {
  const wrong = wrongSpaces(before, move, after) ?? wrongLand(before, move, after);
  if (wrong !== undefined || after.phase === 'end' || move._tag === 'Drop') return wrong;
  const mover = moverOf(before, move);
  if (before.round === 0 && (move._tag === 'Setup' || move._tag === 'Take')) return wrongStart(after, mover);
  if (choosing.includes(move._tag) && before.round === 0) return undefined;
  for (const seat of before.seats.keys()) {
    const found = before.seats[seat]!.faction < 0 ? undefined : wrongPurse(before, move, after, seat);
    if (found !== undefined) return found;
  }
  return wrongBowls(before, move, after);
};
