/**
 * Every move in one place: who may move, what is legal, what breaks a rule, what a move does. Each kind of move is judged and
 * carried out by the chapter that owns it; nothing is stated here twice.
 *
 * @packageDocumentation
 */
import { firstBroken } from '../core/demand.js';
import type { Either } from 'fp-ts/Either';
import { checkBy } from '../core/judge.js';
import { type Legal, mintAll } from '../core/legal.js';
import { type Broken, broken, notYourTurn, over, type Refusal } from '../core/refusal.js';
import { isSeat, type Seat } from '../core/seat.js';
import { about, type Ask, askFor, inTurn, type Must, mustFinish, owesStep } from './ask.js';
import { auctionMoves, bid, bidDemands, quit, quitDemands, take, takeDemands } from './auction.js';
import type { Move, MoveOf } from './move.js';
import { move as codec } from './move-codec.js';
import { act, actionDemands, actions } from './moves/actions.js';
import { bridge, bridgeDemands, bridges, spanBetween } from './moves/bridges.js';
import { burn, burnDemands, convert, convertDemands, exchanges } from './moves/convert.js';
import { favorDemands, favors, takeFavor } from './moves/favors.js';
import { dig, digDemands, digs } from './moves/dig.js';
import { build, buildDemands, builds, siteAsk } from './moves/dwelling.js';
import { landAsk, transform, transformDemands, transforms } from './moves/land.js';
import { answer, answerDemands, buyToken, declineAll, type Notes, tokenDemands } from './moves/leech.js';
import { bonusDemands, firstTiles, passDemands, passes } from './moves/pass.js';
import { defaultSteps, send, sendDemands, sends, unlock, unlockDemands, unlocks } from './moves/priests.js';
import { lose, loseDemands, losses, step, stepDemands, steps } from './moves/steps.js';
import { joinRiver, riverBetween, riverDemands, takeTiles, tileDemands } from './moves/towns.js';
import { advance, advances, trackDemands } from './moves/tracks.js';
import { upgrade, upgradeDemands, upgrades } from './moves/upgrade.js';
import { giveUp, wasteDemands, wastes } from './moves/waste.js';
import type { RuleId } from './rules.js';
import { seatFaction } from './seating.js';
import {
  factionChoices,
  factionDemands,
  nextSetup,
  placeStart,
  setTerrain,
  startDemands,
  starts,
  takeFirst,
  terrainChoices,
  terrainDemands,
} from './setup.js';
import { hasDue, hasOffer, movers, offersOpen } from './standing.js';
import { type Draft, draftOf, isDeferred, seatNamed, seatOf, type State } from './state.js';
import { factions } from './tables/factions/index.js';
import { cults } from './tables/pieces.js';
import { bonusTiles, favorTiles, townTiles } from './tables/tiles.js';
import { ring } from './tables/terrain.js';
import { done, leave, pass, proceed } from './turn.js';

// ------------------------------------------------------------------------------------------------------------- who moves

/** Whether one seat is among them. */
const mayMove = (state: State, seat: number): boolean => {
  if (seat === state.active) return state.phase !== 'end';
  return isNamed(state) && seatOf(state, seat).dropped === 0 && (hasDue(state, seat) || offersOpen(state, seat));
};

/**
 * The seats that may move: one; with deferred answers everybody who has something to decide, ascending. None when the game is over.
 *
 * @rule TMY-19.1 @rule TMY-19.5
 * @example
 * ```ts
 * import { isRight } from 'rulehouse';
 * import { defaultOptions, setup, toMove } from 'rulehouse/terra-mystica';
 * const start = setup({ ...defaultOptions, 'maintain-player-order': true }, 7);
 * if (isRight(start)) toMove(start.right); // [0]
 * ```
 */
export const toMove = (state: State): readonly Seat[] => movers(state).filter(isSeat);

/** Whether several seats may act, so that moves name theirs. */
const isNamed = (state: State): boolean => isDeferred(state) && state.round > 0;

/**
 * The seat that makes a move: the one that it names, else the only one that can; -1 if that is not clear. Tells nothing of legality.
 *
 * @rule TMY-19.5
 * @example
 * ```ts
 * import { isRight } from 'rulehouse';
 * import { defaultOptions, moverOf, setup } from 'rulehouse/terra-mystica';
 * const start = setup({ ...defaultOptions, 'maintain-player-order': true }, 7);
 * if (isRight(start)) moverOf(start.right, { _tag: 'Setup', by: null, faction: 'witches' }); // 0
 * ```
 */
export const moverOf = (state: State, move: Move): number => {
  if (move.by !== null) return seatNamed(state, move.by);
  const able = movers(state);
  return isNamed(state) && able.length !== 1 ? -1 : ([...able, -1][0] ?? 0);
};

// ---------------------------------------------------------------------------------------------------------------- judging

const doneDemands: readonly Must<Ask>[] = [
  { rule: 'TMY-14.2', text: 'only the seat whose turn it is ends it', holds: inTurn },
  { rule: 'TMY-14.2', text: 'a main action or a pass is due', holds: ({ state }) => state.turn.act !== 'none' },
  {
    rule: 'TMY-19.8',
    text: 'something of the running action must be finished first',
    holds: (ask) => !mustFinish(ask),
  },
  {
    rule: 'TMY-19.9',
    text: 'another main action is due',
    holds: ({ state }) => !isDeferred(state) || state.turn.left === 0,
  },
  { rule: 'TMY-19.5b', text: 'a cult step is due first', holds: (ask) => !owesStep(ask) },
];

const dropDemands: readonly Must<Ask & { readonly target: number }>[] = [
  { rule: 'TMY-18.1', text: 'seats leave a game in replays only', holds: ({ state }) => isNamed(state) },
  {
    rule: 'TMY-18.1',
    text: 'no such seat is in the game',
    holds: ({ state, target }) => target >= 0 && seatOf(state, target).dropped === 0,
  },
  {
    rule: 'TMY-18.1',
    text: 'the last seat stays',
    holds: ({ state, target }) => state.seats.some(({ dropped }, seat) => dropped === 0 && seat !== target),
  },
];

const cultIndex = (cult: string): number => cults.findIndex((known) => known === cult);
const hexOf = (ask: Ask, name: string): number => ask.board.byName.get(name) ?? -1;

/** The first rule that a move of a seat breaks; `undefined` if it is legal. */
const judge = (ask: Ask, move: Move): Broken<RuleId> | undefined => {
  switch (move._tag) {
    case 'Setup':
      return firstBroken(factionDemands, about(ask, { chosen: factions.findIndex(({ id }) => id === move.faction) }));
    case 'PickColor':
      return firstBroken(terrainDemands, about(ask, { terrain: ring.indexOf(move.color) }));
    case 'Bid':
      return firstBroken(bidDemands, about(ask, { points: move.points }));
    case 'Take':
      return firstBroken(
        takeDemands,
        about(ask, { token: factions.findIndex(({ id }) => id === move.faction), place: move.place }),
      );
    case 'Build':
      return ask.state.phase === 'dwelling'
        ? (firstBroken(startDemands, about(ask, { hex: hexOf(ask, move.hex) })) ?? noSplit(move))
        : firstBroken(buildDemands, siteAsk(ask, move.hex, move.from));
    case 'Transform':
      return firstBroken(transformDemands, landAsk(ask, move.hex, move.to, move.from));
    case 'Dig':
      return firstBroken(digDemands, about(ask, { move }));
    case 'Upgrade':
      return firstBroken(upgradeDemands, about(ask, { hex: hexOf(ask, move.hex), to: move.to }));
    case 'Advance':
      return firstBroken(trackDemands, about(ask, { move }));
    case 'Send':
      return firstBroken(sendDemands, about(ask, { cult: cultIndex(move.cult), steps: sendSteps(ask.state, move) }));
    case 'Action':
      return firstBroken(actionDemands, about(ask, { move }));
    case 'Pass':
      return judgePass(ask, move);
    case 'Leech':
    case 'Decline':
      return firstBroken(answerDemands, about(ask, { move }));
    case 'DeclineAll':
      return hasOffer(ask.state, ask.seat) && isDeferred(ask.state)
        ? undefined
        : broken('TMY-8.1', 'there is no such offer of power');
    case 'Favor':
      return firstBroken(favorDemands, about(ask, { tile: favorTiles.findIndex(({ id }) => id === move.tile) }));
    case 'Town':
      return firstBroken(tileDemands, about(ask, { move }));
    case 'Step':
      return firstBroken(stepDemands, about(ask, { cult: cultIndex(move.cult), steps: move.steps }));
    case 'Lose':
      return firstBroken(loseDemands, about(ask, { cult: cultIndex(move.cult), steps: move.steps }));
    case 'GiveUp':
      return firstBroken(wasteDemands, about(ask, { what: move.what }));
    case 'Bridge':
      return firstBroken(bridgeDemands, about(ask, { span: spanBetween(ask, move.a, move.b) }));
    case 'Connect':
      return firstBroken(riverDemands, about(ask, { river: hexOf(ask, move.river) }));
    case 'ConnectHexes':
      return firstBroken(riverDemands, about(ask, { river: riverBetween(ask, move.hexes) }));
    case 'Burn':
      return firstBroken(burnDemands, about(ask, { move }));
    case 'Convert':
      return firstBroken(convertDemands, about(ask, { move }));
    case 'Unlock':
      return firstBroken(unlockDemands, about(ask, { terrain: move.terrain }));
    case 'GainToken':
      return firstBroken(tokenDemands, ask);
    case 'Drop':
      return firstBroken(dropDemands, about(ask, { target: seatNamed(ask.state, move.faction) }));
    case 'Wait':
      return isNamed(ask.state) ? undefined : broken('TMY-19.4', 'there is nothing to wait for');
    case 'Done':
      return firstBroken(doneDemands, ask);
  }
};

const noSplit = (move: MoveOf<'Build'>): Broken<RuleId> | undefined =>
  move.from === null ? undefined : broken('TMY-5.7', 'no tokens are due here');

const sendSteps = (state: State, move: MoveOf<'Send'>): 1 | 2 | 3 =>
  move.steps ?? defaultSteps(state, cultIndex(move.cult));

const judgePass = (ask: Ask, move: MoveOf<'Pass'>): Broken<RuleId> | undefined => {
  const tile = bonusTiles.findIndex(({ id }) => id === move.tile);
  switch (ask.state.phase) {
    case 'auction':
      return move.tile === null
        ? firstBroken(quitDemands, ask)
        : broken('TMY-13.9', 'no bonus tiles are taken in an auction');
    case 'bonus':
      return firstBroken(bonusDemands, about(ask, { tile }));
    case 'faction':
    case 'terrain':
    case 'favor':
    case 'dwelling':
    case 'turn':
    case 'offers':
    case 'cult':
    case 'income':
    case 'end':
      return firstBroken(passDemands, about(ask, { tile }));
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
const refusalOf = (state: State, move: Move): Refusal<RuleId> | undefined => {
  const seat = moverOf(state, move);
  return barred(state, seat, move) ?? judge(askFor(state, seat), move);
};

/**
 * The move as a legal one, or the first rule that it breaks. Accepts more spellings than `legalMoves` lists: larger amounts, `decline`
 * without amounts, rivers named by hexes. Time: one question for each rule of the move.
 *
 * @rule TMY-19.10
 * @example
 * ```ts
 * import { isRight } from 'rulehouse';
 * import { check, defaultOptions, setup } from 'rulehouse/terra-mystica';
 * const start = setup(defaultOptions, 7);
 * if (isRight(start)) check({ _tag: 'Setup', by: null, faction: 'witches' })(start.right); // right
 * if (isRight(start)) check({ _tag: 'Setup', by: null, faction: 'yetis' })(start.right); // left: TMY-18
 * ```
 */
export const check: (move: Move) => (state: State) => Either<Refusal<RuleId>, Legal<Move>> = checkBy<
  State,
  Move,
  RuleId
>({
  isOver: ({ phase }) => phase === 'end',
  overRule: 'TMY-1.1',
  move: codec,
  moveRule: 'TMY-19.10',
  refusal: refusalOf,
});

/** {@link check} without the wrapping: the refusal, or nothing. For replays that count microseconds. */
export const refuses = refusalOf;

/** Checks a move and carries it out in place: the refusal, or nothing. For replays that own their position. */
export const attempt = (draft: Draft, move: Move, notes: Notes | null): Refusal<RuleId> | undefined => {
  const seat = moverOf(draft, move);
  const refused = barred(draft, seat, move);
  if (refused !== undefined) return refused;
  const ask = askFor(draft, seat);
  const mistake = judge(ask, move);
  if (mistake === undefined) performAs(draft, ask, move, notes);
  return mistake;
};

// ------------------------------------------------------------------------------------------------------------------ doing

/** Carries out a legal move on a private copy. */
export const perform = (draft: Draft, move: Move, notes: Notes | null): void => {
  performAs(draft, askFor(draft, moverOf(draft, move)), move, notes);
};

const performAs = (draft: Draft, ask: Ask, move: Move, notes: Notes | null): void => {
  const { seat } = ask;
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
        build(draft, seat, hexOf(ask, move.hex), move.from, notes);
        return;
      }
      placeStart(draft, seat, hexOf(ask, move.hex));
      nextSetup(draft, notes);
      return;
    case 'Transform': {
      const { hex, to } = landAsk(ask, move.hex, move.to, move.from);
      transform(draft, seat, hex, to, move.from);
      proceed(draft, notes);
      return;
    }
    case 'Dig':
      dig(draft, seat, move, notes);
      return;
    case 'Upgrade':
      upgrade(draft, seat, hexOf(ask, move.hex), move.to, notes);
      return;
    case 'Advance':
      advance(draft, seat, move, notes);
      return;
    case 'Send':
      send(draft, seat, cultIndex(move.cult), sendSteps(draft, move), notes);
      return;
    case 'Action':
      act(draft, ask, move, notes);
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
      step(draft, ask, cultIndex(move.cult), move.steps);
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
      const span = spanBetween(ask, move.a, move.b);
      bridge(draft, seat, span, ask.board.spans[span] ?? []);
      return;
    }
    case 'Connect':
      joinRiver(draft, seat, hexOf(ask, move.river));
      return;
    case 'ConnectHexes':
      joinRiver(draft, seat, riverBetween(ask, move.hexes));
      return;
    case 'Burn':
      burn(draft, seat, move.tokens);
      return;
    case 'Convert':
      convert(draft, seat, move);
      return;
    case 'Unlock':
      unlock(draft, ask, move.terrain);
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
const answers = (ask: Ask): readonly Move[] => {
  const { state, seat, by } = ask;
  const moves: Move[] = [];
  const known = new Set<string>();
  for (const offer of isDeferred(state) ? state.offers : state.offers.slice(0, 1)) {
    if (offer.to !== seat) continue;
    const from = factions[seatOf(state, offer.from).faction]?.id;
    if (from === undefined) continue;
    for (const _tag of ['Leech', 'Decline'] as const) {
      const move: MoveOf<'Leech'> | MoveOf<'Decline'> = { _tag, by, power: offer.amount, from };
      const name = `${_tag}${offer.amount}${from}`;
      if (known.has(name) || judge(ask, move) !== undefined) continue;
      known.add(name);
      moves.push(move);
    }
  }
  return moves;
};

const townChoices = (ask: Ask): readonly Move[] => {
  const moves: Move[] = [];
  if (ask.state.turn.towns === 0) return moves;
  for (const { id } of townTiles) {
    const move: MoveOf<'Town'> = { _tag: 'Town', by: ask.by, tile: id, count: 1 };
    if (judge(ask, move) === undefined) moves.push(move);
  }
  return moves;
};

const riverChoices = (ask: Ask): readonly Move[] => {
  const moves: Move[] = [];
  if (ask.faction.linking._tag !== 'river' || !inTurn(ask)) return moves;
  for (const name of ask.board.names) {
    if (!name.startsWith('r')) continue;
    const move: MoveOf<'Connect'> = { _tag: 'Connect', by: ask.by, river: name };
    if (judge(ask, move) === undefined) moves.push(move);
  }
  return moves;
};

const listed = (ask: Ask, move: Move): readonly Move[] => (judge(ask, move) === undefined ? [move] : []);

/** The moves of the active seat in Phase II: main actions, choices, free moves, the end of the turn. */
const turnMoves = (ask: Ask): readonly Move[] => {
  const { by } = ask;
  const terrains = ask.state.turn.shift > 0 ? terrainChoices(ask) : [];
  return [
    ...builds(ask),
    ...transforms(ask),
    ...digs(ask),
    ...upgrades(ask),
    ...advances(ask),
    ...sends(ask),
    ...actions(ask),
    ...favors(ask),
    ...townChoices(ask),
    ...losses(ask),
    ...terrains,
    ...bridges(ask),
    ...riverChoices(ask),
    ...exchanges(ask),
    ...passes(ask),
    ...listed(ask, { _tag: 'Done', by }),
  ];
};

/** The moves of one seat, each once, in the order of chapters. */
const movesOf = (state: State, seat: number): readonly Move[] => {
  const ask = askFor(state, seat);
  switch (state.phase) {
    case 'auction':
      return auctionMoves(ask);
    case 'faction':
      return factionChoices(ask);
    case 'terrain':
      return terrainChoices(ask);
    case 'favor':
      return favors(ask);
    case 'dwelling':
      return starts(ask);
    case 'bonus':
      return firstTiles(ask);
    case 'turn':
    case 'offers':
      return [...(inTurn(ask) ? turnMoves(ask) : []), ...choices(ask), ...answers(ask)];
    case 'cult':
      return [...transforms(ask), ...choices(ask)];
    case 'income':
      return choices(ask);
    case 'end':
      return [];
  }
};

/** Choices that can be due in and outside the own turn. */
const choices = (ask: Ask): readonly Move[] => [
  ...steps(ask),
  ...unlocks(ask),
  ...listed(ask, { _tag: 'GainToken', by: ask.by }),
  ...wastes(ask),
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
