/**
 * Dwellings (TMY-15.1) on home terrain or on the current action's sites, with any transformation that the move includes.
 *
 * @packageDocumentation
 */
import { allHold } from '../../../core/contract/demand.js';
import { byName } from '../../../core/values/table.js';
import type { Events } from '../engine/events.js';
import { hasPending, mayOpen, openingDemands } from '../engine/pending.js';
import { about, type Demand, inTurn, namesLand, type Question, type Reused } from '../engine/question.js';
import { pay } from '../engine/resources.js';
import { buildsOn, homeGround, isBuildable } from '../engine/terrain.js';
import { type Draft, seatDraft } from '../state/draft.js';
import { hexNamed } from '../state/map.js';
import type { Move, MoveOf, Split } from '../state/move.js';
import { groundIndex } from '../state/selectors.js';
import type { After, Chapter } from './chapter.js';
import {
  changing,
  isInReach,
  type LandQuestion,
  type Means,
  meansOf,
  paySkip,
  sitesFor,
  spadesUsed,
  splitsFor,
  tokensDue,
  tollPayable,
  transform,
  type Way,
} from './land.js';
import { openAction } from './opening.js';
import { buildStructure, hasLeft } from './structures.js';

/** Builds the question about a dwelling on a hex; if the hex is not home terrain yet, the move makes it home terrain. */
const siteQuestion = (question: Question, name: string, split: Split): LandQuestion => {
  const hex = hexNamed(question.board, name);
  return about(question, {
    hex,
    to: homeGround(question.me),
    split,
    means: meansOf(question),
    way: wayOf(question, hex),
  });
};

/**
 * The way in which a dwelling would be built on a hex. After an action that began with spades, a dwelling can be built only on the sites of that
 * action.
 *
 * @rule TMY-15.12
 */
const wayOf = (question: Question, hex: number): Way => {
  const { turn } = question.state;
  if (!inTurn(question)) return 'plain';
  if (turn.free === 'ride') return 'ride';
  if (turn.spades > 0 || turn.eruption > 0 || turn.free === 'sandstorm') return 'change';
  return turn.act === 'land' && turn.built === 0 && turn.sites.includes(hex) ? 'site' : 'plain';
};

/** The terrain on which the faction's `ride` action gives a free dwelling; -1 if the faction has no such action. */
const rideGround = ({ faction }: Question): number => {
  for (const { gain } of faction.actions) if (gain._tag === 'ride') return groundIndex(gain.terrain);
  return -1;
};

/** Conditions that concern only some ways of building a dwelling. */
interface Part {
  readonly ways: readonly Way[];
  readonly demands: readonly Demand<LandQuestion>[];
}

/** The conditions of a part, as they apply to a dwelling that is built in any way. */
const asked = ({ ways, demands }: Part): readonly Demand<LandQuestion>[] =>
  demands.map((demand) => ({ ...demand, holds: (question) => !ways.includes(question.way) || demand.holds(question) }));

const isHomeHex = ({ state, hex, me }: LandQuestion): boolean => state.ground[hex] === homeGround(me);

/** A condition for factions that build on the given kind of ground: they may build on the terrain of the hex. */
const standsOn =
  (kind: ReturnType<typeof buildsOn>) =>
  ({ state, me, hex, faction }: LandQuestion): boolean =>
    buildsOn(faction) !== kind || isBuildable(me, state.ground[hex]!);

const dwellingPrice = ({ faction }: Question): readonly [number, number] => faction.costs.D;

/** True unless the dwelling needs spades other than all the pending ones. */
const usesAllSpades = (question: LandQuestion): boolean =>
  question.means !== 'spades' || spadesUsed(question, 'spades') === question.state.turn.spades;

const anyWay: readonly Way[] = ['ride', 'change', 'site', 'plain'];

/** The first conditions for every dwelling. */
const first: Part = {
  ways: anyWay,
  demands: [
    namesLand,
    {
      rule: 'TMY-5.7',
      text: 'this costs no power tokens, so none can be paid',
      holds: (question) => question.split === null || (question.way === 'change' && tokensDue(question) > 0),
    },
  ],
};

/** The conditions for a dwelling that opens a main action. They all hold if a main action may be opened. */
const opening: Part = {
  ways: ['plain'],
  demands: [
    {
      rule: 'TMY-15.5',
      text: 'the hex was not transformed in the current action',
      holds: (question) =>
        !inTurn(question) ||
        question.state.turn.act !== 'land' ||
        question.state.turn.left > 0 ||
        hasPending(question.state),
    },
    ...openingDemands,
  ],
};

/** All other conditions. */
const others: readonly Part[] = [
  {
    ways: anyWay,
    demands: [
      { rule: 'TMY-6.1', text: 'the hex is not empty', holds: ({ state, hex }) => state.structure[hex] === 0 },
      { rule: 'TMY-2.1', text: 'the seat has no dwelling left', holds: ({ me }) => hasLeft(me, 'D') },
    ],
  },
  {
    ways: ['ride'],
    demands: [
      {
        rule: 'TMY-17.5',
        text: 'the ride cannot lead to this kind of terrain',
        holds: (question) => question.state.ground[question.hex] === rideGround(question),
      },
    ],
  },
  {
    ways: ['change'],
    demands: [
      {
        rule: 'TMY-15.10',
        text: 'use or give up the pending spades first',
        holds: (question) => question.means !== 'spades' || !isHomeHex(question),
      },
      {
        rule: 'TMY-15.10',
        text: 'first make the volcano that this action has begun',
        holds: (question) => question.means !== 'eruption' || !isHomeHex(question),
      },
      {
        rule: 'TMY-15.10',
        text: 'use or give up the sandstorm first',
        holds: (question) => question.means !== 'sandstorm' || !isHomeHex(question),
      },
      ...changing,
      {
        rule: 'TMY-15.2',
        text: 'the seat cannot build here in this move, because the transformation does not use exactly the pending spades',
        holds: usesAllSpades,
      },
    ],
  },
  {
    ways: ['site', 'plain'],
    demands: [
      { rule: 'TMY-6.1', text: 'the hex is not home terrain', holds: standsOn('home') },
      { rule: 'TMY-6.1', text: 'the hex is not ice', holds: standsOn('ice') },
      { rule: 'TMY-6.1', text: 'the hex is not a volcano', holds: standsOn('volcano') },
      { rule: 'TMY-6.1', text: 'the seat has not unlocked the terrain of this hex', holds: standsOn('unlocked') },
    ],
  },
  {
    ways: ['plain'],
    demands: [{ rule: 'TMY-7.3', text: 'the hex is out of reach', holds: (question) => isInReach(question, 'none') }],
  },
  {
    ways: ['change', 'site', 'plain'],
    demands: [
      {
        rule: 'TMY-15.8',
        text: 'the seat cannot pay for the dwelling',
        holds: (question) => {
          const [workers, coins] = dwellingPrice(question);
          return question.means === 'sandstorm' || question.way === 'site'
            ? question.me.workers >= workers && question.me.coins >= coins
            : tollPayable(question, workers, coins);
        },
      },
    ],
  },
];

/** The conditions for building a dwelling in Phase II. */
const demands: readonly Demand<LandQuestion>[] = [first, opening, ...others].flatMap(asked);

/** The conditions that the generator of moves asks of every hex, for each way of building a dwelling. */
const siteDemands = byName(anyWay, (way) =>
  [first, ...others].flatMap((part) => (part.ways.includes(way) ? part.demands : [])),
);

/** Carries out the transformation if the move includes one, then builds the dwelling in the way that the check has found. */
const build = (draft: Draft, question: LandQuestion, events: Events | null): After => {
  const { seat, hex, way } = question;
  const { turn } = draft;
  if (way === 'ride') {
    turn.free = 'none';
    buildStructure(draft, seat, hex, 'D');
    return 'nothing';
  }
  const [workers, coins] = dwellingPrice(question);
  if (way === 'change') transform(draft, question);
  else if (way === 'plain') {
    openAction(draft, seat, 'land', events);
    paySkip(draft, seat, hex);
  }
  pay(seatDraft(draft, seat), workers, coins, 0);
  turn.built = 1;
  buildStructure(draft, seat, hex, 'D');
  return 'nothing';
};

/**
 * The hexes on which a dwelling might be built in the current turn. They are only a first selection: the conditions for a dwelling decide which of
 * them are legal.
 */
const candidates = (question: Question, means: Means): readonly number[] => {
  const { state, board, me } = question;
  const { turn } = state;
  if (turn.free === 'ride')
    return board.lands.filter((hex) => state.structure[hex] === 0 && state.ground[hex] === rideGround(question));
  const [workers, coins] = dwellingPrice(question);
  if (me.workers < workers || me.coins < coins) return [];
  if (means !== 'none') return sitesFor(question, means);
  const open = mayOpen(question) ? sitesFor(question, means).filter((hex) => isBuildable(me, state.ground[hex]!)) : [];
  return turn.act === 'land' && turn.built === 0 ? [...new Set([...turn.sites, ...open])].sort((a, b) => a - b) : open;
};

/** Lists the legal dwellings. */
const listDwellings = (question: Question, moves: Move[]): void => {
  const { me, board } = question;
  if (!inTurn(question) || !hasLeft(me, 'D')) return;
  const means = meansOf(question);
  const hexes = candidates(question, means);
  if (hexes.length === 0) return;
  const candidate: Reused<LandQuestion> = about(question, {
    hex: -1,
    to: homeGround(me),
    split: null,
    means,
    way: 'plain',
  });
  for (const hex of hexes) {
    candidate.hex = hex;
    const way = wayOf(question, hex);
    candidate.way = way;
    if ((way === 'change' && !usesAllSpades(candidate)) || !allHold(siteDemands[way], candidate)) continue;
    const tokens = candidate.way === 'change' ? tokensDue(candidate) : 0;
    for (const from of splitsFor(question, tokens))
      moves.push({ _tag: 'Build', by: question.by, hex: board.names[hex]!, from });
  }
};

/** The chapter of the rules about dwellings built in Phase II. */
export const dwellings: Chapter<MoveOf<'Build'>, LandQuestion> = {
  question: (asked, { hex, from }) => siteQuestion(asked, hex, from),
  demands,
  perform: build,
  list: listDwellings,
};
