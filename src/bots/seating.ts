/**
 * What every search is given: a game with what is known of it, parameters, draws; and what it makes of a view.
 *
 * @packageDocumentation
 */
import type { Game, GameTypes } from '../core/contract/game.js';
import type { Legal } from '../core/contract/legal.js';
import { legalMovesOf } from '../core/playing/seat-moves.js';
import type { Source } from '../core/values/random.js';
import type { Seat } from '../core/values/seat.js';
import type { Analysis, Candidate, Search } from './analysis.js';
import type { Knowledge } from './knowledge.js';
import type { Parameters } from './parameters.js';
import { finalValues, valueFor, valueOf } from './value.js';

/**
 * A full state that a view may stand for: how a bot thinks of what it cannot see.
 *
 * @param view - what the bot sees
 * @param random - the source of the draws
 * @returns a state of which the view is true
 */
export type Belief<T extends GameTypes> = (view: T['View'], random: Source) => T['State'];

/** What every search is given. */
export interface Seating<T extends GameTypes> {
  readonly game: Game<T>;
  readonly knowledge: Knowledge<T>;
  readonly parameters: Parameters;
  readonly random: Source;
  /** What a position is worth to each team. */
  readonly value: (state: T['State']) => readonly number[];
  /** What a position is worth to one team. */
  readonly valueFor: (state: T['State'], team: number) => number;
  /** What a game that is over is worth to each team; undefined while it goes on. */
  readonly final: (state: T['State']) => readonly number[] | undefined;
}

/** What is to be decided: by whom, in which view, with which moves. */
export interface Decision<T extends GameTypes> {
  readonly view: T['View'];
  readonly seat: Seat;
  /** The legal moves of the seat: at least one. */
  readonly legal: readonly [Legal<T['Move']>, ...Legal<T['Move']>[]];
  /** A state that the view may stand for; where anything is hidden, another one each time. */
  readonly guess: () => T['State'];
  /** True if anything is hidden. It is found out only when somebody asks, since that costs as much as many plies. */
  readonly isHidden: () => boolean;
}

/** How one kind of bot thinks. */
export type Thinking = <T extends GameTypes>(
  seating: Seating<T>,
) => {
  readonly look: (decision: Decision<T>) => Search<T['Move']>;
  readonly told: (move: T['Move']) => void;
};

/** What every search is given. */
export const seatingOf = <T extends GameTypes>(
  game: Game<T>,
  knowledge: Knowledge<T>,
  parameters: Parameters,
  random: Source,
): Seating<T> => ({
  game,
  knowledge,
  parameters,
  random,
  value: valueOf(game, knowledge),
  valueFor: valueFor(game, knowledge),
  final: finalValues(game, knowledge),
});

const seeds = 0x1_0000_0000;

/** What a seat has to decide; undefined if it has nothing to decide. */
export const decisionOf = <T extends GameTypes>(
  { game, random }: Seating<T>,
  view: T['View'],
  seat: Seat,
  belief: Belief<T> | undefined,
): Decision<T> | undefined => {
  const [first, ...rest] = legalMovesOf(game)(view, seat);
  if (first === undefined) return undefined;
  const guess = (): T['State'] => belief?.(view, random) ?? game.determinize(view, random.below(seeds));
  // Two guesses that agree with the view to the last letter: nothing is hidden.
  const isHidden = (): boolean => game.viewText.print(view) !== game.position.print(game.determinize(view, 0));
  return { view, seat, legal: [first, ...rest], guess, isHidden };
};

/**
 * The seat that decides in a position of a tree: the first that may. Undefined where chance decides, and when the game is over.
 */
export const deciderOf = <T extends GameTypes>(game: Game<T>, state: T['State']): Seat | undefined =>
  game.toMove(state)[0];

/** The moves that a tree considers in a position: those of the seat that decides, without those that nobody makes. */
export const movesIn = <T extends GameTypes>(
  { game, knowledge }: Seating<T>,
  state: T['State'],
): readonly Legal<T['Move']>[] => {
  const decider = deciderOf(game, state);
  const legal = decider === undefined ? game.legalMoves(state) : legalMovesOf(game)(state, decider);
  return legal.length < 2 || knowledge.sensible === undefined ? legal : knowledge.sensible(state, legal);
};

/** Values by team as values by seat. */
export const bySeat = (teams: readonly number[], values: readonly number[]): readonly number[] =>
  teams.map((team) => values[team]!);

/** Candidates, best first: as `better` says, else in the order given. */
export const analysisOf = <Move>(
  candidates: readonly Candidate<Move>[],
  fallback: Legal<Move>,
  rest: Pick<Analysis<Move>, 'iterations' | 'depth' | 'nodes' | 'done'>,
): Analysis<Move> => ({ best: candidates[0]?.move ?? fallback, ...rest, candidates });
