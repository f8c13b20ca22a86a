/**
 * The state at the start of a game (chapter 13).
 *
 * @packageDocumentation
 */
import { type Either, map } from 'fp-ts/Either';
import { acceptOptions } from '../../../core/authors/accept-options.js';
import type { Refusal } from '../../../core/contract/refusal.js';
import { type Source as Draws, type Seed, shuffled, source } from '../../../core/values/random.js';
import { auctionOf, drawTokens } from '../moves/auction.js';
import { type RuleId, rules } from '../rules.js';
import { blankSeat, newTurn } from '../state/draft.js';
import { boardOf } from '../state/map.js';
import { type Options, type Switches, switchesOf } from '../state/options.js';
import { options as codec } from '../state/options-codec.js';
import type { State } from '../state/state.js';
import { factions } from '../tables/factions/index.js';
import { cultBoard, cults } from '../tables/pieces.js';
import {
  bonusTiles,
  favorTiles,
  finalTiles,
  powerActions,
  type ScoringTile,
  scoringTiles,
  townTiles,
} from '../tables/tiles.js';

const accepted = acceptOptions(codec, rules, 'TMY-18');

/**
 * The state at the start. The tiles and the start seat are either drawn from the seed or all given by the options. The factions of an auction may be
 * given too. Options that break a rule are refused with the number of that rule.
 *
 * @param options - the options, as `Options` decodes them
 * @param seed - a whole number from 0 to 2^53-1, which determines the outcomes of chance at the start
 * @returns the first state, or a refusal
 * @fails a refusal that cites the rule broken by the first invalid option, or by the seed
 * @rule TMY-13.1
 * @example
 * ```ts
 * import { defaultOptions, setup } from 'rulehouse/terra-mystica';
 *
 * setup({ ...defaultOptions, players: 3 }, 7); // right
 * setup({ ...defaultOptions, players: 6 }, 7); // left: TMY-1.1
 * ```
 */
export const setup = (options: Options, seed: Seed): Either<Refusal<RuleId>, State> =>
  map((chosen: Options) => {
    const draws = source(seed);
    return initialState(chosen, givenSetup(chosen) ?? drawSetup(chosen, draws), draws);
  })(accepted(options, seed));

/** A game's tiles, as indices into the tables, and its start seat. */
export interface Drawn {
  readonly scoring: readonly number[];
  readonly bonus: readonly number[];
  readonly finals: readonly number[];
  readonly start: number;
  /** The factions that are auctioned; undefined if they are drawn when the auction begins. */
  readonly tokens?: readonly number[];
}

const isIn = (switches: Switches, option: ScoringTile['option'] | 'shipping-bonus' | 'mini-expansion-1'): boolean =>
  option === null || switches[option];

const indices = <A>(items: readonly A[], test: (item: A) => boolean): readonly number[] =>
  items.flatMap((item, index) => (test(item) ? [index] : []));

/** Draws the round scoring tiles; if any tile is in a round in which it is not allowed, draws all of them again. @rule TMY-13.1 */
const drawScoring = (draws: Draws, pool: readonly number[]): readonly number[] => {
  for (;;) {
    const drawn = shuffled(draws, pool).slice(0, 6);
    if (drawn.every((tile, index) => index + 1 <= scoringTiles[tile]!.lastRound)) return drawn;
  }
};

/** Draws the outcomes of chance at set-up. @rule TMY-13.1 */
export const drawSetup = (options: Options, draws: Draws): Drawn => ({
  scoring: drawScoring(
    draws,
    indices(scoringTiles, ({ option }) => isIn(options, option)),
  ),
  bonus: [
    ...shuffled(
      draws,
      indices(bonusTiles, ({ option }) => isIn(options, option)),
    ),
  ]
    .slice(0, options.players + 3)
    .sort((a, b) => a - b),
  finals: options['fire-and-ice-final-scoring'] ? [draws.below(finalTiles.length)] : [],
  start: options['maintain-player-order'] ? 0 : draws.below(options.players),
});

/** The set-up that the options give; null if they give none. */
export const givenSetup = (options: Options): Drawn | null => {
  const { setup } = options;
  if (setup === null) return null;
  return {
    scoring: setup.scoring.map((id) => scoringTiles.findIndex((tile) => tile.id === id)),
    bonus: setup.bonus.map((id) => bonusTiles.findIndex((tile) => tile.id === id)).sort((a, b) => a - b),
    finals: setup.final.map((id) => finalTiles.indexOf(id)),
    start: setup.start,
    ...(setup.tokens === undefined
      ? {}
      : { tokens: setup.tokens.map((id) => factions.findIndex((faction) => faction.id === id)) }),
  };
};

/** The position of a new game before any seat has made a choice. */
export const initialState = (options: Options, drawn: Drawn, draws: Draws): State => {
  const switches = switchesOf(options);
  const board = boardOf(options.map);
  const order = Array.from({ length: options.players }, (_, index) => (drawn.start + index) % options.players);
  return {
    switches,
    phase: options.auction ? 'auction' : 'faction',
    round: 0,
    active: drawn.start,
    turnOf: -1,
    order,
    passing: [],
    ground: board.grounds.slice(),
    structure: board.grounds.map(() => 0),
    owner: board.grounds.map(() => -1),
    town: board.grounds.map(() => 0),
    bridge: board.spans.map(() => -1),
    preachers: cults.flatMap(() => cultBoard.priestSpaces.map(() => -1)),
    favorPool: favorTiles.map(({ copies }) => copies),
    townPool: townTiles.map(({ copies, option }) => (isIn(switches, option) ? copies : 0)),
    bonusIn: bonusTiles.map((_, tile) => (drawn.bonus.includes(tile) ? 1 : 0)),
    bonusCoins: bonusTiles.map(() => 0),
    taken: powerActions.map(() => 0),
    scoring: drawn.scoring,
    finals: drawn.finals,
    offers: [],
    watches: [],
    builds: 0,
    seats: order.map(() => blankSeat()),
    turn: newTurn(0),
    auction: options.auction ? auctionOf(drawn.tokens ?? drawTokens(switches, order.length, draws), order) : null,
  };
};
