/**
 * Dwellings (TMY-15.1): on home terrain, on the sites of the running action, with the transformation that they contain.
 *
 * @packageDocumentation
 */
import { allHold } from '../../core/demand.js';
import { about, type Ask, hasPending, inTurn, mayOpen, type Must, opening, type Reused } from '../ask.js';
import { fits, homeGround } from '../ground.js';
import type { MoveOf, Split } from '../move.js';
import { type Draft, factionOf, groundIndex, mine, riverGround } from '../state.js';
import { pay } from '../wealth.js';
import { hasLeft, raise } from './build.js';
import type { Notes } from './leech.js';
import { openAction } from './open.js';

import {
  changing,
  isInReach,
  type LandAsk,
  type Means,
  meansOf,
  paySkip,
  sitesInReach,
  splitsFor,
  spadesUsed,
  tokensDue,
  tollPayable,
  transform,
  type Way,
} from './land.js';

/** The question of a dwelling: the hex becomes home if it is not. */
export const siteAsk = (ask: Ask, name: string, split: Split): LandAsk => {
  const hex = ask.board.byName.get(name) ?? -1;
  return about(ask, { hex, to: homeGround(ask.me), split, means: meansOf(ask), way: wayOf(ask, hex) });
};

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
    rule: 'TMY-5.7',
    text: 'no tokens are due here',
    holds: (ask) => ask.split === null || (ask.way === 'change' && tokensDue(ask) > 0),
  },
  {
    rule: 'TMY-3.2',
    text: 'the map has no such land hex',
    holds: ({ state, hex }) => hex >= 0 && state.ground[hex] !== riverGround,
  },
  ...only(
    ['plain'],
    [
      {
        rule: 'TMY-15.5',
        text: 'the dwelling of this action stands on a hex transformed in it',
        holds: (ask) =>
          !inTurn(ask) || ask.state.turn.act !== 'land' || ask.state.turn.left > 0 || hasPending(ask.state),
      },
      ...opening,
    ],
  ),
  { rule: 'TMY-6.1', text: 'the hex is not empty', holds: ({ state, hex }) => state.structure[hex] === 0 },
  { rule: 'TMY-2.1', text: 'no dwelling is left', holds: ({ state, seat }) => hasLeft(state, seat, 'D') },
  ...only(
    ['ride'],
    [
      {
        rule: 'TMY-17.5',
        text: 'the ride needs its own kind of terrain',
        holds: (ask) => ask.state.ground[ask.hex] === rideGround(ask),
      },
    ],
  ),
  ...only(
    ['change'],
    [
      {
        rule: 'TMY-15.10',
        text: 'use or give up the pending spades first',
        holds: (ask) => ask.state.ground[ask.hex] !== homeGround(ask.me),
      },
      ...changing,
      {
        rule: 'TMY-15.2',
        text: 'the transformation does not need exactly the pending spades',
        holds: (ask) => ask.means !== 'spades' || spadesUsed(ask, 'spades') === ask.state.turn.spades,
      },
    ],
  ),
  ...only(
    ['site', 'plain'],
    [
      {
        rule: 'TMY-6.1',
        text: 'dwellings stand on home terrain',
        holds: ({ state, me, hex }) => fits(me, state.ground[hex] ?? 0),
      },
    ],
  ),
  ...only(['plain'], [{ rule: 'TMY-7.3', text: 'the hex is out of reach', holds: (ask) => isInReach(ask, 'none') }]),
  ...only(
    ['change', 'site', 'plain'],
    [
      {
        rule: 'TMY-15.8',
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
  const open = mayOpen(ask) ? sitesInReach(ask, means).filter((hex) => fits(me, state.ground[hex] ?? 0)) : [];
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
