/**
 * Terra Mystica (Helge Ostertag, Jens Drögemüller, 2012) with Fire & Ice (2014): fourteen factions and six more on three maps.
 *
 * Start with {@link game}; rules by number are in the rule book and in {@link rules}.
 *
 * @packageDocumentation
 * @module rulehouse/terra-mystica
 */
import { type Either, right } from 'fp-ts/Either';
import { none, type Option, some } from 'fp-ts/Option';
import type { Game, OptionInfo, Outcome } from '../core/game.js';
import { applyMove as applyMoveOf } from '../core/play.js';
import { type Seed, source } from '../core/random.js';
import type { Refusal } from '../core/refusal.js';
import { isSeat } from '../core/seat.js';
import { move, options, state } from './codec.js';
import type { Move } from './move.js';
import { moveText, readMove } from './move-text.js';
import { positionText } from './notation.js';
import { defaultOptions, type Options } from './options.js';
import { picture } from './picture.js';
import { applyLegal, check, legalMoves, moverOf, toMove } from './play.js';
import { type RuleId, rules } from './rules.js';
import { drawSetup, givenSetup, opening } from './setup.js';
import type { State } from './state.js';

/** The types of Terra Mystica, bundled for the contract. Nothing is hidden: a view is the state. @rule TMY-1.3 */
export interface TerraMystica {
  readonly Options: Options;
  readonly State: State;
  readonly View: State;
  readonly Move: Move;
  readonly Rule: RuleId;
}

const onOff = (name: keyof Options, meaning: string, on = false): OptionInfo<RuleId> => ({
  name,
  rule: 'TMY-18',
  values: 'true, false',
  default: String(on),
  meaning,
});

const optionInfo: readonly OptionInfo<RuleId>[] = [
  { name: 'players', rule: 'TMY-1.1', values: '2..5', default: '4', meaning: 'seats at the table' },
  {
    name: 'map',
    rule: 'TMY-3.6',
    values: '"original", "fire-ice", "fire-ice-2"',
    default: '"original"',
    meaning: 'the board',
  },
  {
    name: 'leech-timing',
    rule: 'TMY-19.5',
    values: '"immediate", "deferred"',
    default: '"immediate"',
    meaning: 'when offers of power are answered',
  },
  onOff('mini-expansion-1', 'town tiles TW6, TW7, TW8'),
  onOff('shipping-bonus', 'bonus tile BON10'),
  onOff('temple-scoring-tile', 'scoring tile SCORE9'),
  onOff('variable-turn-order', 'the order of passing is the order of the next round'),
  onOff('fire-and-ice-final-scoring', 'a final scoring tile; on by default on the boards of Fire & Ice'),
  onOff('fire-and-ice-factions/ice', 'the ice factions; likewise'),
  onOff('fire-and-ice-factions/volcano', 'the volcano factions; likewise'),
  onOff('fire-and-ice-factions/variable_v5', 'Riverwalkers and Shapeshifters; likewise'),
  {
    name: 'fire-and-ice-factions/variable',
    rule: 'TMY-18.2',
    values: 'true, false',
    default: 'false',
    meaning: 'an earlier edition of them, in place of variable_v5',
  },
  {
    name: 'fire-and-ice-factions/variable_v2',
    rule: 'TMY-18.2',
    values: 'true, false',
    default: 'false',
    meaning: 'an earlier edition of them, in place of variable_v5',
  },
  {
    name: 'fire-and-ice-factions/variable_v3',
    rule: 'TMY-18.2',
    values: 'true, false',
    default: 'false',
    meaning: 'an earlier edition of them, in place of variable_v5',
  },
  {
    name: 'fire-and-ice-factions/variable_v4',
    rule: 'TMY-18.2',
    values: 'true, false',
    default: 'false',
    meaning: 'an earlier edition of them, in place of variable_v5',
  },
  onOff('errata-cultist-power', 'a power when all neighbours decline', true),
  onOff('strict-leech', 'late and wrong answers to offers are refused', true),
  onOff('strict-darkling-sh', 'workers become priests in the turn of the stronghold only', true),
  {
    name: 'strict-chaosmagician-sh',
    rule: 'TMY-15.9',
    values: 'true',
    default: 'true',
    meaning: 'a pass ends a turn of two actions',
  },
  onOff('manual-fav5', 'a key that comes later does not move markers from 9 to 10'),
  {
    name: 'vp-variant',
    rule: 'TMY-13.5',
    values: '"standard", "original_2017"',
    default: '"standard"',
    meaning: 'victory points at the start',
  },
  { name: 'auction', rule: 'TMY-13.9', values: 'true, false', default: 'false', meaning: 'factions are auctioned' },
  onOff('maintain-player-order', 'seat 0 begins'),
  onOff('email-notify', 'no effect'),
  {
    name: 'setup',
    rule: 'TMY-13.1',
    values: 'null or { scoring, bonus, final, start }',
    default: 'null',
    meaning: 'the set-up in full instead of drawn',
  },
];

/** The state at the start: tiles and start seat drawn from the seed, or given in full. */
export const setup = (chosen: Options, seed: Seed): Either<Refusal<RuleId>, State> => {
  const draws = source(seed);
  return right(opening(chosen, givenSetup(chosen) ?? drawSetup(chosen, draws), draws));
};

/** Victory points by seat. */
export const score = (position: State): readonly number[] => position.seats.map(({ vp }) => vp);

/** Who won: the seats with the most victory points once the game is over. @rule TMY-1.1 */
export const outcome = (position: State): Option<Outcome> => {
  if (position.phase !== 'end') return none;
  const points = score(position);
  const best = Math.max(...points);
  const winners = points.flatMap((vp, seat) => (vp === best && isSeat(seat) ? [seat] : []));
  return some({ winners, reason: 'points' });
};

/** The game: the contract of the core, kept by Terra Mystica. */
export const game: Game<TerraMystica> = {
  id: 'terra-mystica',
  title: 'Terra Mystica',
  seats: { min: 2, max: 5 },
  rules,
  turnRule: 'TMY-19.1',
  overRule: 'TMY-1.1',
  optionInfo,
  options,
  state,
  viewState: state,
  move,
  position: positionText,
  viewText: positionText,
  moveText,
  setup,
  seatCount: (position) => position.seats.length,
  seatName: (seat) => `seat ${seat}`,
  toMove,
  mover: (position, chosen) => {
    const seat = moverOf(position, chosen);
    return isSeat(seat) ? some(seat) : none;
  },
  legalMoves,
  check,
  applyLegal,
  score,
  outcome,
  view: () => (whole) => whole,
  determinize: (seen) => seen,
  isSecret: () => false,
  board: picture,
};

/** The state after a move, or the first rule that the move breaks. */
export const applyMove: (move: Move) => (state: State) => Either<Refusal<RuleId>, State> = applyMoveOf(game);

export type { Refusal } from '../core/refusal.js';
export { type Board, boardOf, boards } from './board.js';
export { canonical } from './canonical.js';
export { checkLedger, type Difference, type Replayed } from './ledger/replay.js';
export { type Figures, type Ledger, type LedgerComment, type LedgerRow, readLedger } from './ledger/read.js';
export type { By, Move, MoveOf, Space, Split, Waste } from './move.js';
export { moveText, readMove };
export type { GivenSetup, Switches } from './options.js';
export { breakdown } from './picture.js';
export { moverOf };
export { defaultOptions, type Options, type RuleId, rules, legalMoves, applyLegal, check, toMove };
export {
  type Auction,
  type Offer,
  type Phase,
  type SeatState,
  type Source,
  sources,
  type SpadeKind,
  type State,
  type Turn,
  type Watch,
} from './state.js';
export type { HexPlace } from '../boards/hex.js';
export type * from './tables/faction.js';
export { type Cult, cults, type Kind, kinds, type Resource, resources } from './tables/pieces.js';
export type * from './tables/tiles.js';
export { type Ground, grounds, ring, type Terrain } from './tables/terrain.js';
export { type MapId, type MapTable, maps } from './tables/maps.js';
export { type FactionId, factionList, factions } from './tables/factions/index.js';
