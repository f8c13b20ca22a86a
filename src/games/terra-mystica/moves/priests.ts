/**
 * Priests (chapter 9 and TMY-17.21): sending priests to the cults, and deciding about new priests of a faction that keeps priests on the
 * transformation cycle. Only this module reads a faction's `preaching` field.
 *
 * @packageDocumentation
 */
import { allHold } from '../../../core/contract/demand.js';
import { climb, stepWaits } from '../engine/cults.js';
import type { Events } from '../engine/events.js';
import { mayOpen, openingDemands } from '../engine/pending.js';
import { about, type Demand, type Question, type Reused } from '../engine/question.js';
import { takePriests, unlockCoins } from '../engine/resources.js';
import { isHomeOfOther } from '../engine/terrain.js';
import { type Draft, replaced, seatDraft } from '../state/draft.js';
import type { Move, MoveOf } from '../state/move.js';
import { hasStronghold } from '../state/selectors.js';
import type { State } from '../state/state.js';
import { cultBoard, cults } from '../tables/pieces.js';
import { ring, type Terrain } from '../tables/terrain.js';
import type { After, Chapter } from './chapter.js';
import { openAction } from './opening.js';

const spaces = cultBoard.priestSpaces.length;

/** A free priest space on a track, worth the given number of steps; -1 if there is no such space. */
const freeSpace = (state: State, cult: number, steps: number): number => {
  for (let space = 0; space < spaces; space++)
    if (cultBoard.priestSpaces[space] === steps && state.preachers[cult * spaces + space]! < 0)
      return cult * spaces + space;
  return -1;
};

/**
 * The steps gained by `send p to X`, which names no number: 3 if a space for 3 steps is free, 2 if only a space for 2 is free, otherwise 1. A priest
 * that is sent for 1 step returns to the supply.
 */
export const defaultSteps = (state: State, cult: number): 1 | 2 | 3 => {
  if (freeSpace(state, cult, 3) >= 0) return 3;
  return freeSpace(state, cult, 2) >= 0 ? 2 : 1;
};

/** The state, the move and the derived values checked by the conditions for sending a priest. */
interface SendQuestion extends Question {
  readonly cult: number;
  readonly steps: 1 | 2 | 3;
}

/** The total number of steps for a priest, including the faction's extra steps once its stronghold is built. @rule TMY-17.19 */
const stepsMade = ({ faction, me, steps }: SendQuestion): number =>
  steps + (hasStronghold(me) ? faction.preaching.extra : 0);

/** The conditions that concern the priest and its space. */
const spaceDemands: readonly Demand<SendQuestion>[] = [
  { rule: 'TMY-9.4', text: 'the seat has no priest to send', holds: ({ me }) => me.priests > 0 },
  {
    rule: 'TMY-9.4',
    text: 'that space on the track is already taken',
    holds: ({ state, cult, steps }) => steps === cultBoard.returned || freeSpace(state, cult, steps) >= 0,
  },
  {
    rule: 'TMY-19.5b',
    text: 'another seat could still reach space 10 first: wait until it has answered its offers',
    holds: (question) => !stepWaits(question.state, question.seat, question.cult, stepsMade(question)),
  },
];

/** The conditions for sending a priest. */
const sendDemands: readonly Demand<SendQuestion>[] = [...openingDemands, ...spaceDemands];

/** Sends a priest. @rule TMY-9.4 @rule TMY-9.5 */
const send = (draft: Draft, question: SendQuestion, events: Events | null): After => {
  const { seat, cult, steps } = question;
  const me = seatDraft(draft, seat);
  openAction(draft, seat, 'other', events);
  me.priests -= 1;
  const space = steps === cultBoard.returned ? -1 : freeSpace(draft, cult, steps);
  if (space >= 0) draft.preachers = replaced(draft.preachers, space, seat);
  climb(draft, seat, cult, stepsMade(question));
  return 'nothing';
};

/** The numbers of steps that a space can give, most first. */
const stepCounts: readonly SendQuestion['steps'][] = [3, 2, 1];

/** Lists the legal ways to send a priest: for each track, the default space first, then the smaller spaces. */
const listSends = (question: Question, moves: Move[]): void => {
  if (question.me.priests === 0 || !mayOpen(question)) return;
  const candidate: Reused<SendQuestion> = about(question, { cult: 0, steps: 1 });
  for (let index = 0; index < cults.length; index++) {
    candidate.cult = index;
    const usual = defaultSteps(question.state, index);
    for (const steps of stepCounts) {
      candidate.steps = steps;
      if (steps <= usual && allHold(spaceDemands, candidate))
        moves.push({ _tag: 'Send', by: question.by, cult: cults[index]!, steps: steps === usual ? null : steps });
    }
  }
};

/** The state, the move and the derived values checked by the conditions for a decision about a new priest. */
interface UnlockQuestion extends Question {
  readonly terrain: Terrain | 'gain-priest';
}

const unlockPrice = ({ state, seat, faction, terrain }: UnlockQuestion): number => {
  if (terrain === 'gain-priest') return 0;
  return unlockCoins(faction, isHomeOfOther(state, seat, ring.indexOf(terrain)));
};

/** The conditions for a decision about a new priest. */
const unlockDemands: readonly Demand<UnlockQuestion>[] = [
  { rule: 'TMY-17.21', text: 'this seat has no new priest to decide about', holds: ({ me }) => me.priestsDue > 0 },
  {
    rule: 'TMY-17.21',
    text: 'that terrain is not locked',
    holds: ({ me, terrain }) => terrain === 'gain-priest' || (me.locked & (1 << ring.indexOf(terrain))) !== 0,
  },
  {
    rule: 'TMY-17.21',
    text: 'the seat does not have enough coins to unlock this terrain',
    holds: (question) => question.me.coins >= unlockPrice(question),
  },
];

/** Uses a new priest to unlock a terrain, or adds the priest to those that the seat can use. */
const unlock = (draft: Draft, question: UnlockQuestion): After => {
  const { seat, terrain } = question;
  const me = seatDraft(draft, seat);
  me.priestsDue -= 1;
  if (terrain === 'gain-priest') takePriests(draft, seat, 1);
  else {
    me.coins -= unlockPrice(question);
    me.locked &= ~(1 << ring.indexOf(terrain));
  }
  return 'due';
};

/** Lists the legal decisions about a new priest: to unlock a terrain (in ring order) or, last in the list, to keep the priest. */
const listUnlocks = (question: Question, moves: Move[]): void => {
  if (question.me.priestsDue === 0) return;
  for (const terrain of [...ring, 'gain-priest' as const])
    if (allHold(unlockDemands, about(question, { terrain }))) moves.push({ _tag: 'Unlock', by: question.by, terrain });
};

/** Sending priests. */
export const sends: Chapter<MoveOf<'Send'>, SendQuestion> = {
  question: (asked, move) => {
    const cult = cults.indexOf(move.cult);
    return about(asked, { cult, steps: move.steps ?? defaultSteps(asked.state, cult) });
  },
  demands: sendDemands,
  perform: send,
  list: listSends,
};

/** The chapter of the rules on new priests of a faction that keeps priests on a cycle. */
export const unlocks: Chapter<MoveOf<'Unlock'>, UnlockQuestion> = {
  question: (asked, { terrain }) => about(asked, { terrain }),
  demands: unlockDemands,
  perform: unlock,
  list: listUnlocks,
};
