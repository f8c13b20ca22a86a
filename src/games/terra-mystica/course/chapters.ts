/**
 * Maps every kind of move to its chapter: the question, conditions, effect and legal moves of that kind. A kind of move without a chapter causes a
 * compile error.
 *
 * @packageDocumentation
 */
import { firstBroken } from '../../../core/contract/demand.js';
import type { Broken } from '../../../core/contract/refusal.js';
import { byName } from '../../../core/values/table.js';
import type { Events } from '../engine/events.js';
import { inTurn, type Question } from '../engine/question.js';
import { actions } from '../moves/actions.js';
import { bids, quits, tokenChoices } from '../moves/auction.js';
import { bridges } from '../moves/bridges.js';
import { corrections, keptKeys, unnamedLeeches } from '../moves/by-hand.js';
import type { After, Chapter } from '../moves/chapter.js';
import { burns, conversions } from '../moves/convert.js';
import { digs } from '../moves/dig.js';
import { dwellings } from '../moves/dwelling.js';
import { departures, turnEnds, waits } from '../moves/ending.js';
import { factionChoices, terrainChoices } from '../moves/faction.js';
import { favors } from '../moves/favors.js';
import { waivers } from '../moves/giving-up.js';
import { transforms } from '../moves/land.js';
import { acceptances, fullRefusals, refusals, tokens } from '../moves/leech.js';
import { firstTiles, passes } from '../moves/pass.js';
import { sends, unlocks } from '../moves/priests.js';
import { starts } from '../moves/starting.js';
import { losses, steps } from '../moves/steps.js';
import { rivers, riversByHexes, townChoices } from '../moves/towns.js';
import { advances } from '../moves/tracks.js';
import { upgrades } from '../moves/upgrade.js';
import type { RuleId } from '../rules.js';
import type { Draft } from '../state/draft.js';
import type { Move, MoveOf } from '../state/move.js';
import { type Phase, phases, type State } from '../state/state.js';

/** The name of a kind of move. */
export type Tag = Move['_tag'];

/** The type of each kind of move, keyed by the name of the kind. */
type Moves = { readonly [T in Tag]: MoveOf<T> };

/** A checked move: the first condition that the move does not meet, if any, and the effect of the move. */
export interface Judged {
  /** The first condition that the move does not meet; undefined if the move is legal. */
  readonly broken: Broken<RuleId> | undefined;
  /** Carries out the checked move. Only legal moves may be carried out. */
  readonly perform: (draft: Draft, events: Events | null) => After;
}

/** Adds the legal moves of one kind to a list. */
type Lister = (asked: Question, moves: Move[]) => void;

/** A chapter as the rest of the game sees it, with the type of the chapter's question hidden. */
export interface Sealed<M extends Move> {
  /** Checks a move; the move's question is built only once, for both the check and the effect. */
  readonly judge: (asked: Question, move: M) => Judged;
  /** Carries out a move that is known to be legal. */
  readonly perform: (draft: Draft, asked: Question, move: M, events: Events | null) => After;
  /** Adds the legal moves of a seat to a list. */
  readonly list: Lister;
}

const sealed = <M extends Move, Q extends Question>({
  question,
  demands,
  perform,
  list,
}: Chapter<M, Q>): Sealed<M> => ({
  judge: (asked, move) => {
    const made = question(asked, move);
    return { broken: firstBroken(demands, made), perform: (draft, events) => perform(draft, made, events) };
  },
  perform: (draft, asked, move, events) => perform(draft, question(asked, move), events),
  list,
});

type Chapters = { readonly [T in Tag]: Sealed<Moves[T]> };

const chapters: Chapters = {
  Setup: sealed(factionChoices),
  PickColor: sealed(terrainChoices),
  Bid: sealed(bids),
  Take: sealed(tokenChoices),
  Build: sealed(dwellings),
  Transform: sealed(transforms),
  Dig: sealed(digs),
  Upgrade: sealed(upgrades),
  Advance: sealed(advances),
  Send: sealed(sends),
  Action: sealed(actions),
  Pass: sealed(passes),
  Leech: sealed(acceptances),
  Decline: sealed(refusals),
  DeclineAll: sealed(fullRefusals),
  Favor: sealed(favors),
  Town: sealed(townChoices),
  Step: sealed(steps),
  Lose: sealed(losses),
  GiveUp: sealed(waivers),
  Bridge: sealed(bridges),
  Connect: sealed(rivers),
  ConnectHexes: sealed(riversByHexes),
  Burn: sealed(burns),
  Convert: sealed(conversions),
  Unlock: sealed(unlocks),
  GainToken: sealed(tokens),
  Drop: sealed(departures),
  Wait: sealed(waits),
  KeepKey: sealed(keptKeys),
  LeechAny: sealed(unnamedLeeches),
  Correct: sealed(corrections),
  Done: sealed(turnEnds),
};

/**
 * For each phase of the set-up, the kinds of moves whose meaning in that phase differs from their usual meaning.
 *
 * @rule TMY-13.6 @rule TMY-13.7 @rule TMY-13.9
 */
const atSetup: Readonly<Partial<Record<Phase, Partial<Chapters>>>> = {
  auction: { Pass: sealed(quits) },
  dwelling: { Build: sealed(starts) },
  bonus: { Pass: sealed(firstTiles) },
};

/** The chapter that owns a kind of move in a state. */
export const chapterOf = <T extends Tag>({ phase, round }: Pick<State, 'phase' | 'round'>, tag: T): Sealed<Moves[T]> =>
  (round === 0 ? atSetup[phase]?.[tag] : undefined) ?? chapters[tag];

/** The kinds of choices that can be due both in a seat's own turn and outside it. */
const choices: readonly Tag[] = ['Step', 'Unlock', 'GainToken', 'GiveUp'];

/** The kinds of moves listed in each phase, in the order of listing; in a seat's own turn, {@link turnTags} come first. */
const tagsOf: Readonly<Record<Phase, readonly Tag[]>> = {
  auction: ['Bid', 'Pass', 'Take'],
  faction: ['Setup'],
  terrain: ['PickColor'],
  favor: ['Favor'],
  dwelling: ['Build'],
  bonus: ['Pass'],
  turn: [...choices, 'Leech'],
  offers: [...choices, 'Leech'],
  cult: ['Transform', ...choices],
  income: choices,
  end: [],
};

/** The kinds of moves listed in a seat's own turn: main actions, choices, free moves, the end of the turn. */
const turnTags: readonly Tag[] = [
  'Build',
  'Transform',
  'Dig',
  'Upgrade',
  'Advance',
  'Send',
  'Action',
  'Favor',
  'Town',
  'Lose',
  'PickColor',
  'Bridge',
  'Connect',
  'Burn',
  'Convert',
  'Pass',
  'Done',
];

/** For each phase, the generators of the moves of the given kinds, in the same order. @rule TMY-13.6 @rule TMY-13.7 @rule TMY-13.9 */
const listersFor = (before: readonly Tag[], round: number): Readonly<Record<Phase, readonly Lister[]>> =>
  byName(phases, (phase) => [...before, ...tagsOf[phase]].map((tag) => chapterOf({ phase, round }, tag).list));

const [atStart, elsewhere, inOwnTurn] = [listersFor([], 0), listersFor([], 1), listersFor(turnTags, 1)];

/** The generators of all moves that may be legal for a seat, in the order of listing. */
export const listersOf = (asked: Question): readonly Lister[] => {
  const { phase, round } = asked.state;
  if (inTurn(asked)) return inOwnTurn[phase];
  return (round === 0 ? atStart : elsewhere)[phase];
};
