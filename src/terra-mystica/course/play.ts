/**
 * Every move in one place: who may move, what is legal, what breaks a rule, what a move does. Each kind of move is judged and
 * carried out by the chapter that owns it; nothing is stated here twice.
 *
 * @packageDocumentation
 */
import { firstBroken } from '../../core/demand.js';
import { type Legal, mintAll } from '../../core/legal.js';
import { type Broken, broken, notYourTurn, over, type Refusal } from '../../core/refusal.js';
import { mayMove, moverOf, movers, severalMayMove, toMove } from '../engine/deciding.js';
import type { Notes } from '../engine/events.js';
import { seatFaction } from '../engine/factions.js';
import { hasOffer } from '../engine/offers.js';
import { about, inTurn, type Question, questionFor } from '../engine/question.js';
import { act, actionDemands, actions } from '../moves/actions.js';
import { auctionMoves, bid, bidDemands, quit, quitDemands, take, takeDemands } from '../moves/auction.js';
import { bridge, bridgeDemands, bridges, spanBetween } from '../moves/bridges.js';
import { burn, burnDemands, convert, convertDemands, exchanges } from '../moves/convert.js';
import { dig, digDemands, digs } from '../moves/dig.js';
import { build, buildDemands, builds, siteQuestion } from '../moves/dwelling.js';
import { doneDemands, dropDemands } from '../moves/ending.js';
import { factionChoices, factionDemands, setTerrain, terrainChoices, terrainDemands } from '../moves/faction.js';
import { favorDemands, favors, takeFavor } from '../moves/favors.js';
import { giveUp, giveUpDemands, waivers } from '../moves/giving-up.js';
import { landQuestion, transform, transformDemands, transforms } from '../moves/land.js';
import { answer, answerDemands, buyToken, declineAll, tokenDemands } from '../moves/leech.js';
import { bonusDemands, firstTiles, passDemands, passes } from '../moves/pass.js';
import { defaultSteps, send, sendDemands, sends, unlock, unlockDemands, unlocks } from '../moves/priests.js';
import { placeStart, startDemands, starts } from '../moves/starting.js';
import { lose, loseDemands, losses, step, stepDemands, steps } from '../moves/steps.js';
import { joinRiver, riverBetween, riverDemands, takeTiles, tileDemands } from '../moves/towns.js';
import { advance, advances, trackDemands } from '../moves/tracks.js';
import { upgrade, upgradeDemands, upgrades } from '../moves/upgrade.js';
import type { RuleId } from '../rules.js';
import { type Draft, draftOf } from '../state/draft.js';
import type { Move, MoveOf } from '../state/move.js';
import { isDeferred, seatNamed, seatOf } from '../state/selectors.js';
import type { State } from '../state/state.js';
import { factions } from '../tables/factions/index.js';
import { cults } from '../tables/pieces.js';
import { ring } from '../tables/terrain.js';
import { bonusTiles, favorTiles, townTiles } from '../tables/tiles.js';
import { nextSetup, takeFirst } from './setup.js';
import { done, leave, pass, proceed } from './turn.js';

// ------------------------------------------------------------------------------------------------------------- who moves

// ---------------------------------------------------------------------------------------------------------------- judging

const cultIndex = (cult: string): number => cults.findIndex((known) => known === cult);
const hexOf = (question: Question, name: string): number => question.board.byName.get(name) ?? -1;

/** The first rule that a move of a seat breaks; `undefined` if it is legal. */
const judge = (question: Question, move: Move): Broken<RuleId> | undefined => {
  switch (move._tag) {
    case 'Setup':
      return firstBroken(
        factionDemands,
        about(question, { chosen: factions.findIndex(({ id }) => id === move.faction) }),
      );
    case 'PickColor':
      return firstBroken(terrainDemands, about(question, { terrain: ring.indexOf(move.color) }));
    case 'Bid':
      return firstBroken(bidDemands, about(question, { points: move.points }));
    case 'Take':
      return firstBroken(
        takeDemands,
        about(question, { token: factions.findIndex(({ id }) => id === move.faction), place: move.place }),
      );
    case 'Build':
      return question.state.phase === 'dwelling'
        ? (firstBroken(startDemands, about(question, { hex: hexOf(question, move.hex) })) ?? noSplit(move))
        : firstBroken(buildDemands, siteQuestion(question, move.hex, move.from));
    case 'Transform':
      return firstBroken(transformDemands, landQuestion(question, move.hex, move.to, move.from));
    case 'Dig':
      return firstBroken(digDemands, about(question, { move }));
    case 'Upgrade':
      return firstBroken(upgradeDemands, about(question, { hex: hexOf(question, move.hex), to: move.to }));
    case 'Advance':
      return firstBroken(trackDemands, about(question, { move }));
    case 'Send':
      return firstBroken(
        sendDemands,
        about(question, { cult: cultIndex(move.cult), steps: sendSteps(question.state, move) }),
      );
    case 'Action':
      return firstBroken(actionDemands, about(question, { move }));
    case 'Pass':
      return judgePass(question, move);
    case 'Leech':
    case 'Decline':
      return firstBroken(answerDemands, about(question, { move }));
    case 'DeclineAll':
      return hasOffer(question.state, question.seat) && isDeferred(question.state)
        ? undefined
        : broken('TMY-8.1', 'there is no such offer of power');
    case 'Favor':
      return firstBroken(favorDemands, about(question, { tile: favorTiles.findIndex(({ id }) => id === move.tile) }));
    case 'Town':
      return firstBroken(tileDemands, about(question, { move }));
    case 'Step':
      return firstBroken(stepDemands, about(question, { cult: cultIndex(move.cult), steps: move.steps }));
    case 'Lose':
      return firstBroken(loseDemands, about(question, { cult: cultIndex(move.cult), steps: move.steps }));
    case 'GiveUp':
      return firstBroken(giveUpDemands, about(question, { what: move.what }));
    case 'Bridge':
      return firstBroken(bridgeDemands, about(question, { span: spanBetween(question, move.a, move.b) }));
    case 'Connect':
      return firstBroken(riverDemands, about(question, { river: hexOf(question, move.river) }));
    case 'ConnectHexes':
      return firstBroken(riverDemands, about(question, { river: riverBetween(question, move.hexes) }));
    case 'Burn':
      return firstBroken(burnDemands, about(question, { move }));
    case 'Convert':
      return firstBroken(convertDemands, about(question, { move }));
    case 'Unlock':
      return firstBroken(unlockDemands, about(question, { terrain: move.terrain }));
    case 'GainToken':
      return firstBroken(tokenDemands, question);
    case 'Drop':
      return firstBroken(dropDemands, about(question, { target: seatNamed(question.state, move.faction) }));
    case 'Wait':
      return severalMayMove(question.state) ? undefined : broken('TMY-19.4', 'there is nothing to wait for');
    case 'Done':
      return firstBroken(doneDemands, question);
  }
};

const noSplit = (move: MoveOf<'Build'>): Broken<RuleId> | undefined =>
  move.from === null ? undefined : broken('TMY-5.7', 'no tokens are due here');

const sendSteps = (state: State, move: MoveOf<'Send'>): 1 | 2 | 3 =>
  move.steps ?? defaultSteps(state, cultIndex(move.cult));

const judgePass = (question: Question, move: MoveOf<'Pass'>): Broken<RuleId> | undefined => {
  const tile = bonusTiles.findIndex(({ id }) => id === move.tile);
  switch (question.state.phase) {
    case 'auction':
      return move.tile === null
        ? firstBroken(quitDemands, question)
        : broken('TMY-13.9', 'no bonus tiles are taken in an auction');
    case 'bonus':
      return firstBroken(bonusDemands, about(question, { tile }));
    case 'faction':
    case 'terrain':
    case 'favor':
    case 'dwelling':
    case 'turn':
    case 'offers':
    case 'cult':
    case 'income':
    case 'end':
      return firstBroken(passDemands, about(question, { tile }));
  }
};

/** Refuses what no rule about the single move needs to see: the game is over, another seat decides. */
const barred = (state: State, seat: number, move: Move): Refusal<RuleId> | undefined => {
  if (state.phase === 'end') return over('TMY-1.1', 'the game is over');
  if (seat < 0)
    return broken(
      'TMY-19.5',
      move.by === null ? 'several seats may act: the move must name its seat' : 'no such faction is at the table',
    );
  // Dropping out and waiting are nobody's decision.
  if (move._tag === 'Drop' || move._tag === 'Wait') return undefined;
  return mayMove(state, seat) ? undefined : notYourTurn('TMY-19.1', 'another seat decides', toMove(state));
};

/** The first rule that a move breaks, with the seat that makes it. */
export const refusalOf = (state: State, move: Move): Refusal<RuleId> | undefined => {
  const seat = moverOf(state, move);
  return barred(state, seat, move) ?? judge(questionFor(state, seat), move);
};

/** {@link check} without the wrapping: the refusal, or nothing. For replays that count microseconds. */
export const refuses = refusalOf;

/** Checks a move and carries it out in place: the refusal, or nothing. For replays that own their position. */
export const attempt = (draft: Draft, move: Move, notes: Notes | null): Refusal<RuleId> | undefined => {
  const seat = moverOf(draft, move);
  const refused = barred(draft, seat, move);
  if (refused !== undefined) return refused;
  const question = questionFor(draft, seat);
  const mistake = judge(question, move);
  if (mistake === undefined) performAs(draft, question, move, notes);
  return mistake;
};

// ------------------------------------------------------------------------------------------------------------------ doing

/** Carries out a legal move on a private copy. */
export const perform = (draft: Draft, move: Move, notes: Notes | null): void => {
  performAs(draft, questionFor(draft, moverOf(draft, move)), move, notes);
};

const performAs = (draft: Draft, question: Question, move: Move, notes: Notes | null): void => {
  const { seat } = question;
  switch (move._tag) {
    case 'Setup':
      seatFaction(
        draft,
        seat,
        factions.findIndex(({ id }) => id === move.faction),
      );
      nextSetup(draft, notes);
      return;
    case 'PickColor':
      setTerrain(draft, seat, ring.indexOf(move.color));
      if (draft.phase === 'terrain') nextSetup(draft, notes);
      return;
    case 'Bid':
      bid(draft, seat, move.points);
      return;
    case 'Take':
      take(
        draft,
        seat,
        factions.findIndex(({ id }) => id === move.faction),
        move.place,
      );
      nextSetup(draft, notes);
      return;
    case 'Build':
      if (draft.phase !== 'dwelling') {
        build(draft, seat, hexOf(question, move.hex), move.from, notes);
        return;
      }
      placeStart(draft, seat, hexOf(question, move.hex));
      nextSetup(draft, notes);
      return;
    case 'Transform': {
      const { hex, to } = landQuestion(question, move.hex, move.to, move.from);
      transform(draft, seat, hex, to, move.from);
      proceed(draft, notes);
      return;
    }
    case 'Dig':
      dig(draft, seat, move, notes);
      return;
    case 'Upgrade':
      upgrade(draft, seat, hexOf(question, move.hex), move.to, notes);
      return;
    case 'Advance':
      advance(draft, seat, move, notes);
      return;
    case 'Send':
      send(draft, seat, cultIndex(move.cult), sendSteps(draft, move), notes);
      return;
    case 'Action':
      act(draft, question, move, notes);
      return;
    case 'Pass':
      performPass(draft, seat, move, notes);
      return;
    case 'Leech':
    case 'Decline':
      answer(draft, seat, move, notes);
      proceed(draft, notes);
      return;
    case 'DeclineAll':
      declineAll(draft, seat, notes);
      proceed(draft, notes);
      return;
    case 'Favor':
      takeFavor(
        draft,
        seat,
        favorTiles.findIndex(({ id }) => id === move.tile),
      );
      if (draft.phase === 'favor') nextSetup(draft, notes);
      return;
    case 'Town':
      takeTiles(draft, seat, move);
      return;
    case 'Step':
      step(draft, question, cultIndex(move.cult), move.steps);
      proceed(draft, notes);
      return;
    case 'Lose':
      lose(draft, seat, cultIndex(move.cult), move.steps);
      return;
    case 'GiveUp':
      giveUp(draft, seat, move.what);
      proceed(draft, notes);
      return;
    case 'Bridge': {
      const span = spanBetween(question, move.a, move.b);
      bridge(draft, seat, span, question.board.spans[span] ?? []);
      return;
    }
    case 'Connect':
      joinRiver(draft, seat, hexOf(question, move.river));
      return;
    case 'ConnectHexes':
      joinRiver(draft, seat, riverBetween(question, move.hexes));
      return;
    case 'Burn':
      burn(draft, seat, move.tokens);
      return;
    case 'Convert':
      convert(draft, seat, move);
      return;
    case 'Unlock':
      unlock(draft, question, move.terrain);
      proceed(draft, notes);
      return;
    case 'GainToken':
      buyToken(draft, seat);
      proceed(draft, notes);
      return;
    case 'Drop':
      leave(draft, seatNamed(draft, move.faction), notes);
      return;
    case 'Wait':
      return;
    case 'Done':
      done(draft, seat, notes);
      return;
  }
};

const performPass = (draft: Draft, seat: number, move: MoveOf<'Pass'>, notes: Notes | null): void => {
  const tile = bonusTiles.findIndex(({ id }) => id === move.tile);
  if (draft.phase === 'auction') quit(draft, seat);
  else if (draft.phase === 'bonus') {
    takeFirst(draft, seat, tile);
    nextSetup(draft, notes);
  } else pass(draft, seat, tile, notes);
};

/**
 * The state after a legal move, with everything that follows from it: offers, towns, the end of turns and rounds, income, the end of the
 * game. Total: a move that is not legal in the state gives an unspecified state. Time: one copy of the state, and what follows.
 *
 * @rule TMY-1.2 @rule TMY-14.12
 * @example
 * ```ts
 * import { isRight } from 'rulehouse';
 * import { applyLegal, check, defaultOptions, factions, setup } from 'rulehouse/terra-mystica';
 * const start = setup({ ...defaultOptions, 'maintain-player-order': true }, 7);
 * if (isRight(start)) {
 *   const checked = check({ _tag: 'Setup', by: null, faction: 'witches' })(start.right);
 *   if (isRight(checked)) factions[applyLegal(start.right, checked.right).seats[0]?.faction ?? -1]?.id; // 'witches'
 * }
 * ```
 */
export const applyLegal = (state: State, move: Legal<Move>): State => {
  const draft = draftOf(state);
  perform(draft, move, null);
  return draft;
};

// ---------------------------------------------------------------------------------------------------------------- listing

/** What a seat with offers may answer: in `immediate` mode to the first one only; a kind of answer once. @rule TMY-19.5 */
const answers = (question: Question): readonly Move[] => {
  const { state, seat, by } = question;
  const moves: Move[] = [];
  const known = new Set<string>();
  for (const offer of isDeferred(state) ? state.offers : state.offers.slice(0, 1)) {
    if (offer.to !== seat) continue;
    const from = factions[seatOf(state, offer.from).faction]?.id;
    if (from === undefined) continue;
    for (const _tag of ['Leech', 'Decline'] as const) {
      const move: MoveOf<'Leech'> | MoveOf<'Decline'> = { _tag, by, power: offer.amount, from };
      const name = `${_tag}${offer.amount}${from}`;
      if (known.has(name) || judge(question, move) !== undefined) continue;
      known.add(name);
      moves.push(move);
    }
  }
  return moves;
};

const townChoices = (question: Question): readonly Move[] => {
  const moves: Move[] = [];
  if (question.state.turn.towns === 0) return moves;
  for (const { id } of townTiles) {
    const move: MoveOf<'Town'> = { _tag: 'Town', by: question.by, tile: id, count: 1 };
    if (judge(question, move) === undefined) moves.push(move);
  }
  return moves;
};

const riverChoices = (question: Question): readonly Move[] => {
  const moves: Move[] = [];
  if (question.faction.linking._tag !== 'river' || !inTurn(question)) return moves;
  for (const name of question.board.names) {
    if (!name.startsWith('r')) continue;
    const move: MoveOf<'Connect'> = { _tag: 'Connect', by: question.by, river: name };
    if (judge(question, move) === undefined) moves.push(move);
  }
  return moves;
};

const listed = (question: Question, move: Move): readonly Move[] => (judge(question, move) === undefined ? [move] : []);

/** The moves of the active seat in Phase II: main actions, choices, free moves, the end of the turn. */
const turnMoves = (question: Question): readonly Move[] => {
  const { by } = question;
  const terrains = question.state.turn.shift > 0 ? terrainChoices(question) : [];
  return [
    ...builds(question),
    ...transforms(question),
    ...digs(question),
    ...upgrades(question),
    ...advances(question),
    ...sends(question),
    ...actions(question),
    ...favors(question),
    ...townChoices(question),
    ...losses(question),
    ...terrains,
    ...bridges(question),
    ...riverChoices(question),
    ...exchanges(question),
    ...passes(question),
    ...listed(question, { _tag: 'Done', by }),
  ];
};

/** The moves of one seat, each once, in the order of chapters. */
const movesOf = (state: State, seat: number): readonly Move[] => {
  const question = questionFor(state, seat);
  switch (state.phase) {
    case 'auction':
      return auctionMoves(question);
    case 'faction':
      return factionChoices(question);
    case 'terrain':
      return terrainChoices(question);
    case 'favor':
      return favors(question);
    case 'dwelling':
      return starts(question);
    case 'bonus':
      return firstTiles(question);
    case 'turn':
    case 'offers':
      return [...(inTurn(question) ? turnMoves(question) : []), ...choices(question), ...answers(question)];
    case 'cult':
      return [...transforms(question), ...choices(question)];
    case 'income':
      return choices(question);
    case 'end':
      return [];
  }
};

/** Choices that can be due in and outside the own turn. */
const choices = (question: Question): readonly Move[] => [
  ...steps(question),
  ...unlocks(question),
  ...listed(question, { _tag: 'GainToken', by: question.by }),
  ...waivers(question),
];

/**
 * Every legal move in canonical form, each once: seat by seat in ascending order; empty exactly if the game is over. Time: every candidate
 * of the phase is checked, in a turn for each hex in reach; the dearest list of a game.
 *
 * @rule TMY-19.10
 * @example
 * ```ts
 * import { isRight } from 'rulehouse';
 * import { defaultOptions, legalMoves, moveText, setup } from 'rulehouse/terra-mystica';
 * const start = setup(defaultOptions, 7);
 * if (isRight(start)) legalMoves(start.right).slice(0, 2).map(moveText.print); // ['setup alchemists', 'setup darklings']
 * ```
 */
export const legalMoves = (state: State): readonly Legal<Move>[] => {
  const [only, ...others] = movers(state);
  if (only === undefined) return [];
  return mintAll(
    others.length === 0 ? movesOf(state, only) : [only, ...others].flatMap((seat) => movesOf(state, seat)),
  );
};
