/**
 * Chapters 1, 4 and 6: the seat that decides, the list of legal moves, making a move, and the end of turns.
 *
 * @packageDocumentation
 */
import { type Legal, mintAll } from '../../core/contract/legal.js';
import type { Seat } from '../../core/values/seat.js';
import { alone, nobody } from '../../core/values/to-move.js';
import { colour, numberOf, ownerOf, pieceNumber, size, systemOf } from './content.js';
import { decline, type Move, pass, stop } from './move.js';
import { addResearch, addSingles } from './moves/action.js';
import { addAlignments, addPicks, align, pick } from './moves/align.js';
import { addTrades } from './moves/blue.js';
import { addEnterprises, addRevolts, concentrate, type Decision } from './moves/concentration.js';
import { type Draft, draftOf } from './moves/draft.js';
import { type Fleets, fails, fallen, fleetsOf, judge, largeOf, type Verdict } from './moves/elimination.js';
import { addBuilds, addGrowths } from './moves/green.js';
import { addPlacements } from './moves/place.js';
import { endOfSystem, firstOf, hasPower, isRepeated, pieceAt, powersOf, type Site } from './moves/power.js';
import { raisedIn } from './moves/raised.js';
import { addAttacks } from './moves/red.js';
import { addMoves } from './moves/yellow.js';
import type { State, View } from './state.js';
import { Power } from './tables.js';
import { perform } from './verbs.js';

/**
 * The seats that may move: one seat, or none when the game is over.
 *
 * @param view - the state, or the view of the seat that decides
 * @returns the seats in ascending order
 * @rule IT-1.9 @rule IT-1.10
 * @example
 * ```ts
 * import { initial, toMove } from 'rulehouse/icetraders';
 * toMove(initial); // [0]
 * ```
 */
export const toMove = (view: View): readonly Seat[] => alone[view.mover] ?? nobody;

/**
 * Lists every legal move once; the list is empty if and only if the game is over. The function accepts either the state or the view of the seat that
 * decides, because hidden information makes no difference. In the phases `main` and `sac`, the list begins with `pass` or `stop`. The systems follow
 * one by one: first the builds, moves, trades, growths, sacrifice and Discovery of each type of ship, then the system's attacks and R&D. Every other
 * phase lists its moves in its own order. Listing the moves takes one pass over the ships, and time linear in the length of the list. In a long list
 * of legal moves, nearly all moves are R&D.
 *
 * @param view - the state, or the view of the seat that decides
 * @returns the moves in the documented order
 * @rule IT-9.3 @rule IT-10.3
 * @example
 * ```ts
 * import { none } from 'rulehouse';
 * import { initial, legalMoves, view } from 'rulehouse/icetraders';
 * legalMoves(view(none)(initial)); // [{ _tag: 'Align', alignment: 'good' }, { _tag: 'Align', alignment: 'evil' }]
 * ```
 */
export const legalMoves = (view: View): readonly Legal<Move>[] => {
  const moves: Move[] = [];
  switch (view.phase) {
    case 'align':
      addAlignments(moves);
      break;
    case 'pick':
      addPicks(view, moves);
      break;
    case 'place':
      addPlacements(view, moves);
      break;
    case 'main':
      moves.push(pass);
      addAtSites(view, moves);
      break;
    case 'sac':
      moves.push(stop);
      addAtSites(view, moves);
      break;
    case 'ent':
      moves.push(decline);
      addEnterprises(view, moves);
      break;
    case 'rev':
      moves.push(decline);
      addRevolts(view, moves);
      break;
    case 'over':
      break;
  }
  return mintAll(moves);
};

/** Adds the moves in each system in which the mover has ships. */
const addAtSites = (view: View, moves: Move[]): void => {
  const { ships, systems, mover } = view;
  let place = 0;
  for (let first = 0, end: number; first < ships.length; first = end) {
    end = endOfSystem(ships, first);
    const ownFirst = firstOf(ships, first, end, mover);
    if (ownFirst === end || ownerOf(ships[ownFirst]!) !== mover) continue;
    const number = systemOf(ships[first]!);
    while (place < systems.length && numberOf(systems[place]!) < number) place++;
    const ownEnd = firstOf(ships, ownFirst, end, mover + 1);
    addAtSite(view, { number, system: systems[place]!, first, end, ownFirst, ownEnd }, moves);
  }
};

/** Adds every move in one system: any action in phase `main`, and uses of the sacrificed power in phase `sac`. @rule IT-4.1 @rule IT-4.5 */
const addAtSite = (view: View, site: Site, moves: Move[]): void => {
  const isMain = view.phase === 'main';
  let attacks = false;
  for (let index = site.ownFirst; index < site.ownEnd; index++) {
    const piece = pieceAt(view.ships, index);
    const powers = powersOf(view, site.system, piece);
    if (hasPower(powers, Power.Red)) attacks = true;
    if (hasPower(powers, Power.Green)) addBuilds(view, site, index, moves);
    if (isRepeated(view.ships, index, site.ownFirst)) continue;
    if (hasPower(powers, Power.Yellow)) addMoves(view, site, piece, moves);
    if (hasPower(powers, Power.Blue)) addTrades(view, site, piece, moves);
    if (hasPower(powers, Power.Green)) addGrowths(view, site, piece, moves);
    if (isMain) addSingles(site, piece, moves);
  }
  if (attacks) addAttacks(view, site, moves);
  if (isMain) addResearch(view, site, moves);
};

/** What remains of a sacrificed power after a move: its colour, and the number of uses left. @rule IT-4.4 @rule IT-4.5 @rule IT-4.7 */
interface Uses {
  readonly power: number;
  readonly uses: number;
}

const noUses: Uses = { power: -1, uses: 0 };

const usesAfter = (state: State, move: Move): Uses => {
  if (move._tag === 'Sacrifice') {
    const piece = pieceNumber(move.ship);
    return { power: colour(piece), uses: size(piece) };
  }
  if (move._tag === 'Stop') return noUses;
  // In the phases `ent` and `rev`, the use has already been counted.
  const uses = state.phase === 'sac' ? state.uses - 1 : state.uses;
  return uses > 0 ? { power: state.power, uses } : noUses;
};

/**
 * The state after a legal move. The function never fails: a move that is illegal in the state leads to an unspecified state. The function takes as
 * long as copying the ships, the systems and the stash once.
 *
 * @param state - the state in which the move is legal; it is not changed
 * @param move - a move that `check` or `legalMoves` found legal in this state
 * @returns a new state
 * @rule IT-6.7
 * @example
 * ```ts
 * import { isRight } from 'rulehouse';
 * import { applyLegal, check, initial } from 'rulehouse/icetraders';
 * const checked = check({ _tag: 'Align', alignment: 'evil' })(initial);
 * if (isRight(checked)) applyLegal(initial, checked.right).alignments; // ['evil', 'unchosen', 'unchosen', 'unchosen']
 * ```
 */
export const applyLegal = (state: State, move: Legal<Move>): State => {
  if (move._tag === 'Align') return align.perform(state, move);
  if (move._tag === 'PickPair') return pick.perform(state, move);
  const draft = draftOf(state);
  const what = perform(draft, state.mover, move);
  const decision = concentrate(draft, state.mover, what);
  const uses = usesAfter(state, move);
  return settled(state, draft, move, uses, decision, decision === 'none' ? 0 : raisedIn(what));
};

/** True if the mover has a large ship, or had one earlier in this turn. @rule IT-7.3 */
const hadLarge = (state: State, before: Fleets, move: Move): boolean =>
  state.bereft ||
  (largeOf(before) & (1 << state.mover)) !== 0 ||
  (move._tag === 'Research' && size(pieceNumber(move.piece)) === 3);

const goesOn = ({ alignments, standings, revealed }: State): Verdict => ({
  standings,
  alignments,
  revealed,
  ending: 'none',
  winners: [],
});

/**
 * Determines what follows an action: eliminations and victory come first, then a decision, further uses of the power, or the end of the turn.
 * @rule IT-6.7
 * @rule IT-7.4
 */
const settled = (
  state: State,
  draft: Draft,
  move: Move,
  { power, uses }: Uses,
  decision: Decision,
  pending: number,
): State => {
  const { mover } = state;
  const before = fleetsOf(state.ships);
  const after = fleetsOf(draft.ships);
  const large = hadLarge(state, before, move);
  const lasts = decision !== 'none' || uses > 0;
  const failed = fails(mover, large, after);
  const self = failed && (!lasts || state.settings.selfCheck === 'action');
  const others = fallen(state, before, after);
  const verdict = others === 0 && !self ? goesOn(state) : judge(state, others, self);
  if (verdict.ending !== 'none') return finished(state, draft, verdict);
  if (self || !lasts) return nextTurn(state, draft, verdict);
  const bereft = large && (largeOf(after) & (1 << mover)) === 0;
  return {
    settings: state.settings,
    phase: decision === 'none' ? 'sac' : decision,
    mover,
    power,
    uses,
    pending,
    bereft,
    revealed: verdict.revealed,
    standings: verdict.standings,
    tieSeat: 0,
    barred: 0,
    systems: draft.systems,
    ships: draft.ships,
    turns: state.turns,
    ending: 'none',
    winners: verdict.winners,
    alignments: verdict.alignments,
    picks: state.picks,
    stash: draft.stash,
  };
};

/** Ends the game and makes all alignments public. @rule IT-8.9 */
const finished = (state: State, draft: Draft, verdict: Verdict): State => ({
  settings: state.settings,
  phase: 'over',
  mover: -1,
  power: -1,
  uses: 0,
  pending: 0,
  bereft: false,
  revealed: true,
  standings: verdict.standings,
  tieSeat: 0,
  barred: 0,
  systems: draft.systems,
  ships: draft.ships,
  turns: state.turns,
  ending: verdict.ending,
  winners: verdict.winners,
  alignments: verdict.alignments,
  picks: state.picks,
  stash: draft.stash,
});

/** The next seat clockwise from the mover that has not been eliminated. @rule IT-4.10 @rule IT-7.5 */
const nextSeat = (mover: number, { standings }: Verdict): number => {
  const seats = standings.length;
  let seat = (mover + 1) % seats;
  while (standings[seat] !== 'living' && seat !== mover) seat = (seat + 1) % seats;
  return seat;
};

/**
 * True if a seat still has to place its first ship. While first ships are being placed, no seat has been eliminated, and each seat that has placed a
 * ship has exactly one.
 *
 * @rule IT-3.2 @rule IT-3.3
 */
const isPlacing = ({ phase, settings, ships }: State): boolean =>
  phase === 'place' && ships.length + 1 < settings.players;

/** Ends the turn: counts the turn if there is a turn limit, and lets the next seat begin its turn. @rule IT-4.10 @rule IT-8.7 */
const nextTurn = (state: State, draft: Draft, verdict: Verdict): State => {
  const { turnLimit } = state.settings;
  const turns = turnLimit > 0 ? state.turns + 1 : 0;
  if (turnLimit > 0 && turns >= turnLimit)
    return { ...finished(state, draft, { ...verdict, ending: 'limit', winners: [] }), turns };
  return {
    settings: state.settings,
    phase: isPlacing(state) ? 'place' : 'main',
    mover: nextSeat(state.mover, verdict),
    power: -1,
    uses: 0,
    pending: 0,
    bereft: false,
    revealed: verdict.revealed,
    standings: verdict.standings,
    tieSeat: 0,
    barred: 0,
    systems: draft.systems,
    ships: draft.ships,
    turns,
    ending: 'none',
    winners: verdict.winners,
    alignments: verdict.alignments,
    picks: state.picks,
    stash: draft.stash,
  };
};

/** The same position without the turn limit and the turns that it counts. @rule IT-8.7 */
export const timeless = (state: State): State => ({
  ...state,
  turns: 0,
  settings: { ...state.settings, turnLimit: 0 },
});
