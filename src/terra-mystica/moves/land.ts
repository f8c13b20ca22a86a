/**
 * Land (chapters 4, 7 and 15): digging, transforming, building dwellings. The owner of the seam `digging`.
 *
 * @packageDocumentation
 */
import {
  about,
  type Ask,
  allHold,
  hasPending,
  inTurn,
  mayOpen,
  type Must,
  opening,
  reachIn,
  type Reused,
} from '../ask.js';
import {
  canErupt,
  canTakeExactly,
  fits,
  homeGround,
  spadesFor,
  tracksAt,
  volcanoCurrency,
  volcanoPrice,
} from '../ground.js';
import type { MoveOf, Split } from '../move.js';
import { skipPrice, skipsTo, wayTo } from '../reach.js';
import { gainSpades } from '../scoring.js';
import {
  at,
  type Draft,
  factionOf,
  groundIndex,
  mine,
  riverGround,
  ringSize,
  score,
  seatOf,
  volcanoGround,
} from '../state.js';
import { grounds, type Ground } from '../tables/terrain.js';
import { affords, loseTokens, pay, priestLimit, type Purse, splits } from '../wealth.js';
import { hasLeft, raise } from './build.js';
import type { Notes } from './leech.js';
import { openAction } from './open.js';

// ---------------------------------------------------------------------------------------------------------------- digging

/** Workers and priests for one bought spade. */
const spadePrice = ({ faction, me }: Ask): { readonly workers: number; readonly priests: number } => {
  const { digging } = faction;
  switch (digging._tag) {
    case 'track':
      return { workers: at(digging.workers, me.digging), priests: 0 };
    case 'priests':
      return { workers: 0, priests: digging.priests };
    case 'fixed':
      return { workers: digging.workers, priests: 0 };
    case 'none':
      return { workers: 0, priests: 0 };
  }
};

/** The most spades that any transformation takes. */
const mostSpades = ringSize - 1;

/** The grounds of empty hexes in reach, freely and by skipping: bits. */
const groundsInReach = (ask: Ask): { readonly free: number; readonly skip: number } => {
  const { state, seat, board, faction } = ask;
  const marks = reachIn(ask);
  let [free, skip] = [0, 0];
  for (const hex of board.lands) {
    if (state.structure[hex] !== 0) continue;
    const bit = 1 << at(state.ground, hex);
    if (marks[hex] === 1 || state.turn.skipped === hex) free |= bit;
    else if (faction.skipping._tag !== 'none' && (skip & bit) === 0 && skipsTo(state, seat, hex)) skip |= bit;
  }
  return { free, skip };
};

const someGround = (mask: number, test: (ground: number) => boolean): boolean => {
  for (let ground = 0; ground < ringSize; ground++) if ((mask & (1 << ground)) !== 0 && test(ground)) return true;
  return false;
};

/**
 * Whether so many pending spades can still be brought to their end: some hex in reach takes exactly them, or them and further
 * bought ones, at prices that the purse can pay after conversions.
 *
 * @rule TMY-15.14
 */
const canEnd = (ask: Ask, spades: number, purse: Purse): boolean => {
  const { free, skip } = groundsInReach(ask);
  const price = spadePrice(ask);
  const toll = skipPrice(ask.state, ask.seat);
  const limit = priestLimit(ask.state, ask.seat);
  for (let total = spades; total <= mostSpades; total++) {
    const [workers, priests] = [price.workers * (total - spades), price.priests * (total - spades)];
    const takes = (ground: number): boolean => canTakeExactly(ask.me, ground, total);
    if (affords(purse, workers, priests, limit) && someGround(free, takes)) return true;
    if (skip !== 0 && affords(purse, workers + toll.workers, priests + toll.priests, limit) && someGround(skip, takes))
      return true;
  }
  return false;
};

/** The same for a volcano that was begun: some hex in reach can be paid for. @rule TMY-17.24 */
const canEruptSomewhere = (ask: Ask, purse: Purse): boolean => {
  const { state, seat } = ask;
  const { free, skip } = groundsInReach(ask);
  const tokens = purse.bowl1 + purse.bowl2 + purse.bowl3;
  const payable = (ground: number): boolean =>
    canErupt(state, seat, ground) &&
    (volcanoCurrency(ask.faction) === 'steps' || tokens >= volcanoPrice(state, seat, ground));
  if (someGround(free, payable)) return true;
  const toll = skipPrice(state, seat);
  return someGround(skip, payable) && affords(purse, toll.workers, toll.priests, priestLimit(state, seat));
};

/** Whether what was begun and cannot be given up could still be finished with a purse. @rule TMY-15.14 */
export const staysPayable = (ask: Ask, purse: Purse): boolean => {
  const { turn } = ask.state;
  if (turn.eruption > 0) return canEruptSomewhere(ask, purse);
  return turn.paid === 0 || canEnd(ask, turn.spades, purse);
};

/** A question about `dig n`. */
interface DigAsk extends Ask {
  readonly move: MoveOf<'Dig'>;
}

/** Whether spades are added to a running action. @rule TMY-15.11 */
const goesOn = (ask: Ask): boolean => inTurn(ask) && ask.state.turn.mayDig === 1 && ask.faction.digging._tag !== 'none';

const afterDigging = (ask: DigAsk): Purse => {
  const { workers, priests } = spadePrice(ask);
  const { bowl1, bowl2, bowl3 } = ask.me;
  return {
    workers: ask.me.workers - workers * ask.move.spades,
    priests: ask.me.priests - priests * ask.move.spades,
    bowl1,
    bowl2,
    bowl3,
  };
};

/** What digging demands. */
export const digDemands: readonly Must<DigAsk>[] = [
  {
    id: 'TMY-4.9',
    text: 'this faction does not dig',
    holds: ({ faction }) => faction.digging._tag !== 'none' || faction.ground._tag === 'volcano',
  },
  ...opening.map((demand): Must<DigAsk> => ({ ...demand, holds: (ask) => goesOn(ask) || demand.holds(ask) })),
  {
    id: 'TMY-17.24',
    text: 'a volcano is one hex: dig 1',
    holds: ({ faction, move }) => faction.digging._tag !== 'none' || move.spades === 1,
  },
  {
    id: 'TMY-15.8',
    text: 'the spades cannot be paid',
    holds: (ask: DigAsk): boolean => {
      const after = afterDigging(ask);
      return after.workers >= 0 && after.priests >= 0;
    },
  },
  {
    id: 'TMY-15.14',
    text: 'no hex in reach could take exactly these spades',
    holds: (ask) =>
      ask.faction.digging._tag === 'none'
        ? canEruptSomewhere(ask, ask.me)
        : canEnd(ask, (goesOn(ask) ? ask.state.turn.spades : 0) + ask.move.spades, afterDigging(ask)),
  },
];

/** Buys spades, or opens a volcano. */
export const dig = (draft: Draft, seat: number, move: MoveOf<'Dig'>, notes: Notes | null): void => {
  const { turn } = draft;
  const me = mine(draft, seat);
  const { digging } = factionOf(draft, seat);
  if (turn.mayDig === 0) openAction(draft, seat, 'land', notes);
  if (digging._tag === 'none') {
    turn.eruption = 1;
    return;
  }
  const workers =
    digging._tag === 'track' ? at(digging.workers, me.digging) : digging._tag === 'fixed' ? digging.workers : 0;
  pay(me, workers * move.spades, 0, digging._tag === 'priests' ? digging.priests * move.spades : 0);
  if (digging._tag === 'priests') score(me, digging.vp * move.spades, 'faction');
  const spades = gainSpades(draft, seat, move.spades);
  turn.spades += spades;
  turn.paid += spades;
  turn.kind = 'one';
  turn.mayDig = 1;
};

/** The legal numbers of spades to buy. */
export const digs = (ask: Ask): readonly MoveOf<'Dig'>[] => {
  const moves: MoveOf<'Dig'>[] = [];
  const volcanic = ask.faction.digging._tag === 'none';
  if (!goesOn(ask) && !mayOpen(ask)) return moves;
  if (volcanic && ask.faction.ground._tag !== 'volcano') return moves;
  for (let spades = 1; spades <= mostSpades; spades++) {
    const move: MoveOf<'Dig'> = { _tag: 'Dig', by: ask.by, spades };
    const after = afterDigging(about(ask, { move }));
    if (after.workers < 0 || after.priests < 0 || (volcanic && spades > 1)) break;
    if (allHold(digDemands, about(ask, { move }))) moves.push(move);
  }
  return moves;
};

// ----------------------------------------------------------------------------------------------------------- transforming

/** A question about a hex that shall change or be built on. */
interface LandAsk extends Ask {
  /** Hex number, -1 if the map has no such hex. */
  readonly hex: number;
  /** What it shall become: index of `grounds`. */
  readonly to: number;
  readonly split: Split;
  /** What it would be transformed with. */
  readonly means: Means;
  /** How a dwelling would come to stand there. */
  readonly way: Way;
}

/** How a dwelling would come to be in the running turn. */
type Way = 'ride' | 'change' | 'site' | 'plain';

/** What a transformation would be made with. */
type Means = 'none' | 'cult' | 'spades' | 'eruption' | 'sandstorm';

const meansOf = ({ state, seat, me }: Ask): Means => {
  if (state.phase === 'cult') return me.spades > 0 ? 'cult' : 'none';
  if (state.phase !== 'turn' || state.active !== seat) return 'none';
  const { turn } = state;
  if (turn.eruption > 0) return 'eruption';
  if (turn.free === 'sandstorm') return 'sandstorm';
  return turn.spades > 0 ? 'spades' : 'none';
};

/** The spades that a transformation would use; 0 if none would do. */
const spadesUsed = ({ state, me, hex, to }: LandAsk, means: Means): number =>
  spadesFor(me, at(state.ground, hex), to, means === 'cult' ? me.spades : state.turn.spades);

/** Directly adjacent without bridges: the reach of a sandstorm. @rule TMY-7.3 */
const isBeside = ({ state, seat, board }: Ask, hex: number): boolean =>
  (board.land[hex] ?? []).some((near) => state.owner[near] === seat);

const isInReach = (ask: LandAsk, means: Means): boolean => {
  if (means === 'sandstorm') return isBeside(ask, ask.hex);
  return ask.cache.reach?.[ask.hex] === 1 || wayTo(ask.state, ask.seat, ask.hex) !== 'none';
};

/** Whether a hex of this action has been left on a terrain that is not home. */
const leftOdd = ({ state, me }: Ask): boolean => {
  const home = homeGround(me);
  for (const site of state.turn.sites) if (at(state.ground, site) !== home) return true;
  return false;
};

/** Whether the kind of the pending spades allows this hex. @rule TMY-15.7b */
const kindAllows = ({ state, hex }: LandAsk): boolean => {
  const { kind, sites } = state.turn;
  switch (kind) {
    case 'none':
    case 'any':
      return true;
    case 'one':
      return sites.length === 0 || sites[0] === hex;
    case 'two':
      return sites.length < 2 || sites.includes(hex);
  }
};

/** Whether the split names as many tokens as are due, and the bowls hold them. */
const splitFits = ({ me, split }: Ask & { readonly split: Split }, price: number): boolean =>
  split === null ||
  (split[0] + split[1] + split[2] === price && split[0] <= me.bowl1 && split[1] <= me.bowl2 && split[2] <= me.bowl3);

/** The tokens that a transformation takes out of the game; 0 if it takes none. */
const tokensDue = (ask: LandAsk): number =>
  ask.means === 'eruption' && volcanoCurrency(ask.faction) === 'tokens'
    ? volcanoPrice(ask.state, ask.seat, at(ask.state.ground, ask.hex))
    : 0;

const tollPayable = (ask: LandAsk, workers: number, coins: number): boolean => {
  const { state, seat, me, hex } = ask;
  const toll = wayTo(state, seat, hex) === 'skip' ? skipPrice(state, seat) : { workers: 0, priests: 0 };
  return me.workers >= workers + toll.workers && me.priests >= toll.priests && me.coins >= coins;
};

/** What holds for every hex that shall be changed. */
const changing: readonly Must<LandAsk>[] = [
  {
    id: 'TMY-3.2',
    text: 'the map has no such land hex',
    holds: ({ state, hex }) => hex >= 0 && state.ground[hex] !== riverGround,
  },
  {
    id: 'TMY-4.2',
    text: 'hexes with structures, ice and volcano are never transformed',
    holds: ({ state, hex }) => state.structure[hex] === 0 && at(state.ground, hex) < ringSize,
  },
  { id: 'TMY-7.3', text: 'the hex is out of reach', holds: (ask) => isInReach(ask, ask.means) },
  {
    id: 'TMY-15.3',
    text: 'these spades belong to another hex',
    holds: (ask) => ask.means !== 'spades' || kindAllows(ask),
  },
  {
    id: 'TMY-15.4',
    text: 'after a hex that was left on another terrain the next must become home',
    holds: (ask) => ask.means !== 'spades' || ask.to === homeGround(ask.me) || !leftOdd(ask),
  },
  {
    id: 'TMY-17.13',
    text: 'a sandstorm makes home terrain',
    holds: (ask) =>
      ask.means !== 'sandstorm' || (ask.to === homeGround(ask.me) && ask.state.ground[ask.hex] !== ask.to),
  },
  {
    id: 'TMY-4.8',
    text: 'only a volcano can be made so, and its price must be payable',
    holds: (ask) =>
      ask.means !== 'eruption' ||
      (ask.to === volcanoGround && canErupt(ask.state, ask.seat, at(ask.state.ground, ask.hex))),
  },
  {
    id: 'TMY-4.4',
    text: 'the pending spades do not make this terrain',
    holds: (ask) => {
      const { means } = ask;
      return (means !== 'spades' && means !== 'cult') || spadesUsed(ask, means) > 0;
    },
  },
  {
    id: 'TMY-15.7a',
    text: 'with bought spades the one transformation uses all of them',
    holds: (ask) =>
      ask.means !== 'spades' || ask.state.turn.paid === 0 || spadesUsed(ask, 'spades') === ask.state.turn.spades,
  },
  { id: 'TMY-5.7', text: 'the tokens do not lie so in the bowls', holds: (ask) => splitFits(ask, tokensDue(ask)) },
];

/** What a transformation demands. */
export const transformDemands: readonly Must<LandAsk>[] = [
  { id: 'TMY-15.1', text: 'nothing is pending to transform with', holds: (ask) => ask.means !== 'none' },
  ...changing,
  { id: 'TMY-7.4', text: 'the tunnel or carpet cannot be paid', holds: (ask) => tollPayable(ask, 0, 0) },
];

/** The ground that `transform H` without a colour means: home, or the nearest to it that the spades can make. @rule TMY-19.3 */
const impliedGround = (ask: Ask, hex: number): number => {
  const home = homeGround(ask.me);
  const means = meansOf(ask);
  if (means === 'eruption' || means === 'sandstorm') return home;
  const pending = means === 'cult' ? ask.me.spades : ask.state.turn.spades;
  const from = at(ask.state.ground, hex);
  if (spadesFor(ask.me, from, home, pending) > 0) return home;
  let [best, rest] = [home, Number.POSITIVE_INFINITY];
  for (let to = 0; to < ringSize; to++) {
    const far = spadesFor(ask.me, to, home, mostSpades + 1);
    if (far > 0 && far < rest && spadesFor(ask.me, from, to, pending) > 0) [best, rest] = [to, far];
  }
  return best;
};

/** The question of a transformation. */
export const landAsk = (ask: Ask, hex: string, to: Ground | null, split: Split): LandAsk => {
  const number = ask.board.byName.get(hex) ?? -1;
  const ground = to === null ? impliedGround(ask, number) : groundIndex(to);
  return about(ask, { hex: number, to: ground, split, means: meansOf(ask), way: 'change' });
};

/** The question of a dwelling: the hex becomes home if it is not. */
export const siteAsk = (ask: Ask, name: string, split: Split): LandAsk => {
  const hex = ask.board.byName.get(name) ?? -1;
  return about(ask, { hex, to: homeGround(ask.me), split, means: meansOf(ask), way: wayOf(ask, hex) });
};

/** Pays a tunnel or carpet if the hex needs one. */
const paySkip = (draft: Draft, seat: number, hex: number): void => {
  if (wayTo(draft, seat, hex) !== 'skip') return;
  const toll = skipPrice(draft, seat);
  pay(mine(draft, seat), toll.workers, 0, toll.priests);
  score(mine(draft, seat), toll.vp, 'faction');
  draft.turn.skipped = hex;
};

const payVolcano = (draft: Draft, seat: number, hex: number, split: Split): void => {
  const price = volcanoPrice(draft, seat, at(draft.ground, hex));
  draft.turn.eruption = 0;
  if (volcanoCurrency(factionOf(draft, seat)) === 'tokens') {
    loseTokens(mine(draft, seat), price, split);
    return;
  }
  draft.turn.loss = price;
  draft.turn.lossFrom = tracksAt(seatOf(draft, seat), price);
};

/** Changes a hex by whatever is pending. */
export const transform = (draft: Draft, seat: number, hex: number, to: number, split: Split): void => {
  const me = mine(draft, seat);
  const { turn } = draft;
  if (draft.phase === 'cult') {
    me.spades -= spadesFor(me, at(draft.ground, hex), to, me.spades);
    draft.ground[hex] = to;
    return;
  }
  if (turn.free === 'sandstorm') turn.free = 'none';
  else {
    paySkip(draft, seat, hex);
    if (turn.eruption > 0) payVolcano(draft, seat, hex, split);
    else turn.spades -= spadesFor(me, at(draft.ground, hex), to, turn.spades);
  }
  if (turn.spades === 0) {
    turn.paid = 0;
    turn.kind = 'none';
  }
  turn.mayDig = 0;
  draft.ground[hex] = to;
  if (!turn.sites.includes(hex)) turn.sites.push(hex);
};

/** The grounds that a faction can aim at: the ring, and its own. */
const targets = (ask: Ask): readonly number[] => {
  const home = homeGround(ask.me);
  const all = [0, 1, 2, 3, 4, 5, 6];
  return home >= ringSize ? [...all, home] : all;
};

/** The hexes that are worth asking about: empty, transformable, in reach. */
const sitesInReach = (ask: Ask, means: Means): readonly number[] => {
  const { state, seat, board, faction } = ask;
  const marks = reachIn(ask);
  const skips = faction.skipping._tag !== 'none';
  const found: number[] = [];
  for (const hex of board.lands) {
    if (state.structure[hex] !== 0) continue;
    if (means === 'sandstorm' ? isBeside(ask, hex) : marks[hex] === 1 || (skips && wayTo(state, seat, hex) !== 'none'))
      found.push(hex);
  }
  return found;
};

const groundName = (ground: number): Exclude<Ground, 'river'> => {
  const name = grounds[ground];
  return name === undefined || name === 'river' ? 'yellow' : name;
};

/** The legal transformations. @rule TMY-15.7 */
export const transforms = (ask: Ask): readonly MoveOf<'Transform'>[] => {
  const means = meansOf(ask);
  if (means === 'none') return [];
  const moves: MoveOf<'Transform'>[] = [];
  const aims = means === 'eruption' || means === 'sandstorm' ? [homeGround(ask.me)] : targets(ask);
  const question: Reused<LandAsk> = about(ask, { hex: -1, to: -1, split: null, means, way: 'change' });
  for (const hex of sitesInReach(ask, means))
    for (const to of aims) {
      question.hex = hex;
      question.to = to;
      if (!allHold(transformDemands, question)) continue;
      for (const from of splitsFor(ask, tokensDue(question)))
        moves.push({ _tag: 'Transform', by: ask.by, hex: ask.board.names[hex] ?? '', to: groundName(to), from });
    }
  return moves;
};

/** The default removal of tokens, then every other split. @rule TMY-17.24 */
const splitsFor = ({ me }: Ask, tokens: number): readonly Split[] => {
  if (tokens === 0) return [null];
  return [null, ...splits(me, tokens).slice(1)];
};

// --------------------------------------------------------------------------------------------------------------- building

/** After an action that opened with spades only its own sites remain. @rule TMY-15.12 */
const wayOf = (ask: Ask, hex: number): Way => {
  const { turn } = ask.state;
  if (!inTurn(ask)) return 'plain';
  if (turn.free === 'ride') return 'ride';
  if (turn.spades > 0 || turn.eruption > 0 || turn.free === 'sandstorm') return 'change';
  return turn.act === 'land' && turn.built === 0 && turn.sites.includes(hex) ? 'site' : 'plain';
};

/** The terrain to which the free dwelling of a special action flies. */
const rideGround = ({ faction }: Ask): number => {
  for (const { gain } of faction.actions) if (gain._tag === 'ride') return groundIndex(gain.terrain);
  return -1;
};

const only = (ways: readonly Way[], demands: readonly Must<LandAsk>[]): readonly Must<LandAsk>[] =>
  demands.map((demand) => ({ ...demand, holds: (ask) => !ways.includes(ask.way) || demand.holds(ask) }));

const dwellingPrice = ({ faction }: Ask): readonly [number, number] => faction.costs.D;

/** What building a dwelling demands (in Phase II). */
export const buildDemands: readonly Must<LandAsk>[] = [
  {
    id: 'TMY-5.7',
    text: 'no tokens are due here',
    holds: (ask) => ask.split === null || (ask.way === 'change' && tokensDue(ask) > 0),
  },
  {
    id: 'TMY-3.2',
    text: 'the map has no such land hex',
    holds: ({ state, hex }) => hex >= 0 && state.ground[hex] !== riverGround,
  },
  ...only(
    ['plain'],
    [
      {
        id: 'TMY-15.5',
        text: 'the dwelling of this action stands on a hex transformed in it',
        holds: (ask) =>
          !inTurn(ask) || ask.state.turn.act !== 'land' || ask.state.turn.left > 0 || hasPending(ask.state),
      },
      ...opening,
    ],
  ),
  { id: 'TMY-6.1', text: 'the hex is not empty', holds: ({ state, hex }) => state.structure[hex] === 0 },
  { id: 'TMY-2.1', text: 'no dwelling is left', holds: ({ state, seat }) => hasLeft(state, seat, 'D') },
  ...only(
    ['ride'],
    [
      {
        id: 'TMY-17.5',
        text: 'the ride needs its own kind of terrain',
        holds: (ask) => ask.state.ground[ask.hex] === rideGround(ask),
      },
    ],
  ),
  ...only(
    ['change'],
    [
      {
        id: 'TMY-15.10',
        text: 'use or give up the pending spades first',
        holds: (ask) => ask.state.ground[ask.hex] !== homeGround(ask.me),
      },
      ...changing,
      {
        id: 'TMY-15.2',
        text: 'the transformation does not need exactly the pending spades',
        holds: (ask) => ask.means !== 'spades' || spadesUsed(ask, 'spades') === ask.state.turn.spades,
      },
    ],
  ),
  ...only(
    ['site', 'plain'],
    [
      {
        id: 'TMY-6.1',
        text: 'dwellings stand on home terrain',
        holds: ({ state, me, hex }) => fits(me, at(state.ground, hex)),
      },
    ],
  ),
  ...only(['plain'], [{ id: 'TMY-7.3', text: 'the hex is out of reach', holds: (ask) => isInReach(ask, 'none') }]),
  ...only(
    ['change', 'site', 'plain'],
    [
      {
        id: 'TMY-15.8',
        text: 'the dwelling cannot be paid',
        holds: (ask) => {
          const [workers, coins] = dwellingPrice(ask);
          return ask.means === 'sandstorm' || ask.way === 'site'
            ? ask.me.workers >= workers && ask.me.coins >= coins
            : tollPayable(ask, workers, coins);
        },
      },
    ],
  ),
];

/** Builds a dwelling, with the transformation that it contains. */
export const build = (draft: Draft, seat: number, hex: number, split: Split, notes: Notes | null): void => {
  const { turn } = draft;
  const me = mine(draft, seat);
  const [workers, coins] = factionOf(draft, seat).costs.D;
  if (turn.free === 'ride') {
    turn.free = 'none';
    raise(draft, seat, hex, 'D');
    return;
  }
  if (turn.spades > 0 || turn.eruption > 0 || turn.free === 'sandstorm')
    transform(draft, seat, hex, homeGround(me), split);
  else if (!(turn.act === 'land' && turn.built === 0 && turn.sites.includes(hex))) {
    openAction(draft, seat, 'land', notes);
    paySkip(draft, seat, hex);
  }
  pay(me, workers, coins, 0);
  turn.built = 1;
  raise(draft, seat, hex, 'D');
};

/** The hexes on which the running turn might build: a first look, the demands decide. */
const candidates = (ask: Ask, means: Means): readonly number[] => {
  const { state, board, me } = ask;
  const { turn } = state;
  if (turn.free === 'ride')
    return board.lands.filter((hex) => state.structure[hex] === 0 && state.ground[hex] === rideGround(ask));
  const [workers, coins] = dwellingPrice(ask);
  if (me.workers < workers || me.coins < coins) return [];
  if (means !== 'none') return sitesInReach(ask, means);
  if (turn.act === 'land' && turn.built === 0 && turn.left === 0) return turn.sites;
  const open = mayOpen(ask) ? sitesInReach(ask, means).filter((hex) => fits(me, at(state.ground, hex))) : [];
  return turn.act === 'land' && turn.built === 0 ? [...new Set([...turn.sites, ...open])].sort((a, b) => a - b) : open;
};

/** The legal dwellings. */
export const builds = (ask: Ask): readonly MoveOf<'Build'>[] => {
  const { state, board } = ask;
  const moves: MoveOf<'Build'>[] = [];
  if (!inTurn(ask) || !hasLeft(state, ask.seat, 'D')) return moves;
  const means = meansOf(ask);
  const question: Reused<LandAsk> = about(ask, { hex: -1, to: homeGround(ask.me), split: null, means, way: 'plain' });
  for (const hex of candidates(ask, means)) {
    question.hex = hex;
    question.way = wayOf(ask, hex);
    if (!allHold(buildDemands, question)) continue;
    const tokens = question.way === 'change' ? tokensDue(question) : 0;
    for (const from of splitsFor(ask, tokens))
      moves.push({ _tag: 'Build', by: ask.by, hex: board.names[hex] ?? '', from });
  }
  return moves;
};
