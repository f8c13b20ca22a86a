/**
 * A report that accompanies the laws: it shows which parts of a game are reached by random play.
 *
 * @packageDocumentation
 */

import { sample } from 'fast-check';
import { isLeft } from 'fp-ts/Either';
import { isSome } from 'fp-ts/Option';
import type { Game, GameTypes } from '../core/contract/game.js';
import { addTo } from '../core/values/counts.js';
import type { Fault } from '../core/values/fault.js';
import { source } from '../core/values/random.js';
import { type LawOptions, legalTexts, samplesOf, wholePlies } from './sample.js';
import { mutateText } from './strange.js';

/** Counts how often things occurred, keyed by their names. */
export type Tally = Readonly<Record<string, number>>;

/** A report on random games, and on randomly edited texts of moves and positions. The report is plain data. */
export interface LawReport {
  /** The number of games that were played. */
  readonly games: number;
  /**
   * The rules that were not cited by any refusal or fault, in the order of the rule book. Rules that describe effects or set-ups are always listed,
   * because nothing cites them.
   */
  readonly uncited: readonly string[];
  /** How many moves were refused, keyed by the rule that they broke. */
  readonly refusals: Tally;
  /** How many texts of positions and moves were refused, keyed by the rule of the fault, or `none` if there is no rule. */
  readonly faults: Tally;
  /** The numbers of finished games, keyed by the reason for their end. */
  readonly reasons: Tally;
  /** The numbers of moves that were made, keyed by their `_tag`. */
  readonly kinds: Tally;
  /** The numbers of games, keyed by the number of their seats. */
  readonly seats: Tally;
}

const longest = 1000;

/** The number of randomly edited texts of moves and positions that are tried in each game. */
const edits = 60;

const tagOf = (move: unknown): string => {
  const tag: unknown = typeof move === 'object' && move !== null && '_tag' in move ? move._tag : undefined;
  return typeof tag === 'string' ? tag : 'move';
};

/**
 * Plays random games, in which it tries moves from other positions and randomly edited texts, and reports the results. If a rule is never cited, or
 * if a reason for a game's end or a kind of move never occurs, the laws did not reach that part of the game. Such a gap is not necessarily an error.
 * The report is meant for authors of games.
 *
 * @param game - the game to report on
 * @param options - the same options as for {@link lawsOf}, but `maxPlies` is 1,000 if left out, so that games reach their end
 * @param games - the number of random games to play
 * @param seed - the seed of the games
 * @returns the report: cited rules, kinds of moves and endings, each with its count, and the rules that were never cited
 *
 * @example
 * ```ts
 * import { lawReport } from 'rulehouse/laws';
 * import { game } from 'rulehouse/terrafex';
 * lawReport(game, { maxPlies: 20 }, 2).seats; // { '2': 2 }
 * ```
 */
export const lawReport = <T extends GameTypes>(
  game: Game<T>,
  options: LawOptions<T> = {},
  games = 100,
  seed = 1,
): LawReport => {
  const { plans, play } = samplesOf(game, options);
  const random = source(seed);
  const newTally = (): Map<string, number> => new Map();
  const [refusals, faults, reasons, kinds, seats] = [
    newTally(),
    newTally(),
    newTally(),
    newTally(),
    newTally(),
  ] as const;
  const { candidates = [] } = options;
  const countFault = ({ rule = 'none' }: Fault): void => addTo(faults, rule);
  const tryText = (text: string, state: T['State']): void => {
    const move = game.moveText.parse(text);
    if (isLeft(move)) {
      countFault(move.left);
      return;
    }
    const checked = game.check(move.right)(state);
    if (isLeft(checked)) addTo(refusals, checked.left.rule);
  };
  for (const plan of sample(plans, { numRuns: games, seed })) {
    const { states, moves, last } = play({ ...plan, plies: wholePlies(options.maxPlies ?? longest) });
    addTo(seats, String(game.seatCount(last)));
    for (const move of moves) addTo(kinds, tagOf(move));
    const outcome = game.outcome(last);
    if (isSome(outcome)) addTo(reasons, outcome.value.reason);
    const any = (): T['State'] => states[random.below(states.length)];
    const texts = [...candidates, ...legalTexts(game, any()), ...moves.slice(-edits).map(game.moveText.print)];
    for (const state of [any(), any(), last]) for (const text of texts) tryText(text, state);
    const positions = [any(), any(), last].map(game.position.print);
    for (let index = 0; index < edits; index++) {
      if (texts.length > 0) tryText(mutateText(random, texts[index % texts.length]!, texts), any());
      const read = game.position.parse(mutateText(random, positions[index % positions.length]!, positions));
      if (isLeft(read)) countFault(read.left);
    }
  }
  const plain = (tally: ReadonlyMap<string, number>): Tally =>
    Object.fromEntries([...tally].sort(([a], [b]) => a.localeCompare(b, 'en', { numeric: true })));
  const isCited = (rule: string): boolean => refusals.has(rule) || faults.has(rule);
  return {
    games,
    uncited: Object.keys(game.rules).filter((rule) => !isCited(rule)),
    refusals: plain(refusals),
    faults: plain(faults),
    reasons: plain(reasons),
    kinds: plain(kinds),
    seats: plain(seats),
  };
};
