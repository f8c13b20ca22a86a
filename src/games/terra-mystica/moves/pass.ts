/**
 * Passing (TMY-14.5): points, the choice of the next bonus tile, and the return of the old tile. Only this module reads the tag of a faction's
 * `passing` field.
 *
 * @packageDocumentation
 */
import { allHold } from '../../../core/contract/demand.js';
import type { Events } from '../engine/events.js';
import { mayOpen, openingDemands, owesStep } from '../engine/pending.js';
import { countOf } from '../engine/points.js';
import { about, type Demand, type Question, type Reused } from '../engine/question.js';
import { shippingLevel } from '../engine/reach.js';
import { hasFavor, inPool } from '../engine/tiles.js';
import { bookPoints, type Draft, replaced, seatDraft } from '../state/draft.js';
import { boardIn } from '../state/map.js';
import type { Move, MoveOf } from '../state/move.js';
import { factionOf, hasStronghold, isDeferred, seatOf } from '../state/selectors.js';
import type { SeatState, State } from '../state/state.js';
import type { Faction } from '../tables/faction.js';
import { rounds } from '../tables/pieces.js';
import { bonusTiles, favorTiles, type PassScore } from '../tables/tiles.js';
import type { After, Chapter } from './chapter.js';
import { declineAll } from './leech.js';

/** The state, the move and the derived values checked by the conditions for passing. */
interface PassQuestion extends Question {
  /** The index of the tile in `bonusTiles`; -1 for no tile. */
  readonly tile: number;
}

/** The conditions for taking a bonus tile. */
const bonusDemands: readonly Demand<PassQuestion>[] = [
  { rule: 'TMY-14.5', text: 'a bonus tile must be chosen when passing', holds: ({ tile }) => tile >= 0 },
  { rule: 'TMY-14.5', text: 'that bonus tile is not in the pool', holds: ({ state, tile }) => inPool(state, tile) },
];

/** True if the seat has taken the cult steps that it must take before it passes. */
const hasStepped = (question: Question): boolean => !owesStep(question);

/** The conditions that concern the bonus tile of a pass. */
const tileDemands: readonly Demand<PassQuestion>[] = [
  ...bonusDemands.map(
    (demand): Demand<PassQuestion> => ({
      ...demand,
      holds: (question) => question.state.round === rounds || demand.holds(question),
    }),
  ),
  {
    rule: 'TMY-14.5',
    text: 'a bonus tile cannot be taken in the last round',
    holds: ({ state, tile }) => state.round < rounds || tile < 0,
  },
];

/** The conditions for passing. */
const passDemands: readonly Demand<PassQuestion>[] = [
  ...openingDemands,
  { rule: 'TMY-19.5b', text: 'a cult step must be taken first', holds: hasStepped },
  ...tileDemands,
];

/** The points that a bonus tile or a favor tile gives when its holder passes. */
const tilePoints = (pass: PassScore, faction: Faction, seat: SeatState): number => {
  switch (pass._tag) {
    case 'none':
      return 0;
    case 'each':
      return pass.kinds.reduce((vp, kind) => vp + pass.vp * countOf(seat, kind), 0);
    case 'table':
      return pass.vp[countOf(seat, pass.kind)]!;
    case 'shipping':
      return pass.vp * shippingLevel(faction, seat);
  }
};

/** The number of a seat's bridges that have the seat's own structures at both ends. @rule TMY-17.11 */
const joined = (state: State, seat: number): number => {
  const { spans } = boardIn(state);
  return spans.filter((ends, span) => state.bridge[span] === seat && ends.every((hex) => state.owner[hex] === seat))
    .length;
};

const factionPoints = (state: State, seat: number): number => {
  const me = seatOf(state, seat);
  const { passing } = factionOf(state, seat);
  if (!hasStronghold(me)) return 0;
  switch (passing._tag) {
    case 'nothing':
      return 0;
    case 'bridges':
      return passing.vp * joined(state, seat);
    case 'temples':
      return passing.vp * countOf(me, 'TE');
  }
};

/** Takes a bonus tile and the coins that lie on the tile. */
const takeBonus = (draft: Draft, seat: number, tile: number): void => {
  const me = seatDraft(draft, seat);
  me.bonus = tile;
  if (tile < 0) return;
  me.coins += draft.bonusCoins[tile]!;
  draft.bonusCoins = replaced(draft.bonusCoins, tile, 0);
};

/** Scores the points for a pass, and replaces the seat's bonus tile with the new one. */
const scorePass = (draft: Draft, seat: number, tile: number): void => {
  const me = seatDraft(draft, seat);
  const faction = factionOf(draft, seat);
  const held = bonusTiles[me.bonus];
  if (held !== undefined) bookPoints(me, tilePoints(held.pass, faction, me), 'bonus');
  for (const [index, { pass }] of favorTiles.entries())
    if (pass._tag !== 'none' && hasFavor(me, index)) bookPoints(me, tilePoints(pass, faction, me), 'favor');
  bookPoints(me, factionPoints(draft, seat), 'faction');
  takeBonus(draft, seat, draft.round < rounds ? tile : -1);
};

/** Lists the legal passes. */
const listPasses = (question: Question, moves: Move[]): void => {
  if (!mayOpen(question) || !hasStepped(question)) return;
  const candidate: Reused<PassQuestion> = about(question, { tile: -1 });
  for (let tile = -1; tile < bonusTiles.length; tile++) {
    candidate.tile = tile;
    if (tile >= 0 && question.state.bonusIn[tile] === 0) continue;
    if (allHold(tileDemands, candidate))
      moves.push({ _tag: 'Pass', by: question.by, tile: tile < 0 ? null : bonusTiles[tile]!.id });
  }
};

/** Lists the legal choices of a first bonus tile. @rule TMY-13.7 */
const listFirstTiles = (question: Question, moves: Move[]): void => {
  const candidate: Reused<PassQuestion> = about(question, { tile: -1 });
  for (const [tile, { id }] of bonusTiles.entries()) {
    candidate.tile = tile;
    if (allHold(bonusDemands, candidate)) moves.push({ _tag: 'Pass', by: question.by, tile: id });
  }
};

/** Carries out a pass; the last pass of a round ends the round. @rule TMY-14.5 */
const pass = (draft: Draft, { seat, tile }: PassQuestion, events: Events | null): After => {
  if (isDeferred(draft)) declineAll(draft, seat, events);
  scorePass(draft, seat, tile);
  const me = seatDraft(draft, seat);
  me.passed = 1;
  if (draft.switches['strict-darkling-sh']) me.ordain = 0;
  draft.passing = [...draft.passing, seat];
  draft.turn.left = 0;
  return 'end of turn';
};

const passQuestion = (asked: Question, move: MoveOf<'Pass'>): PassQuestion =>
  about(asked, { tile: bonusTiles.findIndex(({ id }) => id === move.tile) });

/** The chapter of the rules on passing in Phase II. */
export const passes: Chapter<MoveOf<'Pass'>, PassQuestion> = {
  question: passQuestion,
  demands: passDemands,
  perform: pass,
  list: listPasses,
};

/** The chapter of the rules on taking the first bonus tile at set-up. @rule TMY-13.7 */
export const firstTiles: Chapter<MoveOf<'Pass'>, PassQuestion> = {
  question: passQuestion,
  demands: bonusDemands,
  perform: (draft, { seat, tile }) => {
    takeBonus(draft, seat, tile);
    return 'set-up';
  },
  list: listFirstTiles,
};
