/**
 * Supplies the contract members that a game's author need not write, and makes `setup` from the author's `start`.
 *
 * @packageDocumentation
 */
import { type Either, left, map, right } from 'fp-ts/Either';
import type * as t from 'io-ts';
import type { Game, GameTypes } from '../contract/game.js';
import { notYourTurn, type Refusal } from '../contract/refusal.js';
import type { RuleBook } from '../contract/rule.js';
import { isMoveOf } from '../reading/malformed.js';
import { optionsOf } from '../reading/objects.js';
import { type OptionInfo, type OptionTable, optionInfoOf } from '../reading/options.js';
import { type Codec, standard } from '../reading/standard.js';
import { constant } from '../values/constant.js';
import type { Seed } from '../values/random.js';
import { numberedSeat } from '../values/seat.js';
import { nobody } from '../values/to-move.js';
import { acceptOptions } from './accept-options.js';
import { everyoneAlone } from './placing.js';
import { firstUnlike } from './settings.js';

/** The contract members that follow from the rest of a game unless the author writes them explicitly. */
type DerivedMember = 'teams' | 'key' | 'seatName';

/** The contract members whose codecs become Standard Schemas. */
type Codecs = 'options' | 'state' | 'viewState' | 'move';

/** The members that only the author of a {@link Game} can write. */
export interface GameParts<T extends GameTypes>
  extends Omit<Game<T>, DerivedMember | Codecs>,
    Partial<Pick<Game<T>, DerivedMember>> {
  /** JSON codec of the options: it fills in defaults and refuses unknown keys. */
  readonly options: t.Type<T['Options'], unknown>;
  /** JSON codec of states: it decodes only positions that obey the rules. */
  readonly state: t.Type<T['State'], unknown>;
  /** JSON codec of views. */
  readonly viewState: t.Type<T['View'], unknown>;
  /** JSON codec of moves. */
  readonly move: t.Type<T['Move'], unknown>;
}

/**
 * Adapts a game's members to chance: where chance decides, no seat is to move, and only outcomes of chance are legal. In all other positions, the
 * author's own `toMove`, `legalMoves` and `check` apply.
 */
const withChance = <T extends GameTypes>(own: GameParts<T>): GameParts<T> => {
  const { chance, toMove, legalMoves, check, checkRecorded, moveText } = own;
  if (chance === undefined) return own;
  const outcomesOr =
    (elsewhere: Game<T>['check']): Game<T>['check'] =>
    (move) =>
    (view) => {
      const outcomes = chance(view);
      if (outcomes.length === 0 || !isMoveOf(own.move, move)) return elsewhere(move)(view);
      const text = moveText.print(move);
      const outcome = outcomes.find((one) => moveText.print(one.move) === text);
      return outcome === undefined
        ? left(notYourTurn(own.turnRule, 'chance decides now, and this is not one of its outcomes', nobody))
        : right(outcome.move);
    };
  return {
    ...own,
    toMove: (view) => (chance(view).length > 0 ? nobody : toMove(view)),
    legalMoves: (view) => {
      const outcomes = chance(view);
      return outcomes.length > 0 ? outcomes.map(({ move }) => move) : legalMoves(view);
    },
    check: outcomesOr(check),
    ...(checkRecorded === undefined ? {} : { checkRecorded: outcomesOr(checkRecorded) }),
  };
};

/**
 * Completes a game from the members that its author must write. Members that are left out get a default: `teams` makes every seat a team of its own,
 * `key` is the text of the position, and `seatName` numbers the seats. If the author supplies `chance`, it also determines the turns and moves in
 * positions that chance decides; the author's `toMove`, `legalMoves` and `check` are then called only for positions that seats decide. The game is
 * frozen, together with its tables and its codecs. This function is meant for authors of games.
 *
 * @param own - the members that only the author can write
 * @returns the frozen game, with every member of the contract
 *
 * @example
 * ```ts
 * import { gameOf } from 'rulehouse/author';
 * import { game, initial, type Terrafex } from 'rulehouse/terrafex';
 * const { teams, key, seatName, ...others } = game;
 * const plain = gameOf<Terrafex>(others);
 * plain.seatName(1, initial); // 'Seat 1'
 * plain.teams(initial); // [0, 1]
 * ```
 */
export const gameOf = <T extends GameTypes>(own: GameParts<T>): Game<T> => {
  const state = standard<T['State'], unknown>(own.state, {});
  // If nothing is hidden, views and states are the same.
  const isOpen = own.viewState === own.state;
  return constant({
    teams: (view) => everyoneAlone(own.seatCount(view)),
    key: own.position.print,
    seatName: numberedSeat,
    ...withChance(own),
    options: standard<T['Options']>(own.options),
    state,
    viewState: isOpen ? state : standard<T['View'], unknown>(own.viewState, {}),
    move: standard<T['Move'], unknown>(own.move, {}),
  });
};

/** The parts from which {@link openingBy} makes a game's rule book, options and set-up. */
export interface Opening<Options, State, Rule extends string> {
  /** The rule book. */
  readonly rules: RuleBook<Rule>;
  /** The general rule on options, cited if the seed is invalid, or if an option is wrong and its codec names no rule. */
  readonly rule: Rule;
  /** The table of all options, which describes each option once. */
  readonly table: OptionTable<Options, Rule>;
  /** Returns the state at the start of a game, for options that were accepted. */
  readonly start: (options: Options, seed: Seed) => State;
  /**
   * Returns the values of the options that can be read from every position of the game; `contradicted` uses them. The member `settings` is left out
   * if positions show no options.
   */
  readonly settings?: (state: State) => { readonly [Name in keyof Options]?: unknown };
}

/** The members of a game that concern its rule book, its options and its start. */
export interface Opened<Options, State, Rule extends string> {
  /** The title of each rule, by the number of the rule. */
  readonly rules: RuleBook<Rule>;
  /** The meanings of the options, for help texts. */
  readonly optionInfo: readonly OptionInfo<Rule>[];
  /** JSON codec of the options. */
  readonly options: Codec<Options>;
  /** The state at the start of a game, or a refusal of the options or the seed. */
  readonly setup: (options: Options, seed: Seed) => Either<Refusal<Rule>, State>;
  /** The name of the first option that a position contradicts, because the position was set up with another value. */
  readonly contradicted: (options: Options, state: State) => string | undefined;
}

/**
 * Makes the rule book, the options and the set-up of a game from its table of options and its `start`. The set-up is total: it can handle anything
 * that a program passes in. This function is meant for authors of games. If a set-up must refuse more than wrong options, write `setup` yourself and
 * begin it with {@link acceptOptions}.
 *
 * @param parts - the rule book, the table of options, and the start of a game
 * @returns the members that {@link Opened} lists: `rules`, `options`, `optionInfo`, `setup` and `contradicted`
 *
 * @example
 * ```ts
 * import { openingBy, whole } from 'rulehouse/author';
 * const { optionInfo, setup } = openingBy<{ readonly stones: number }, number, 'NIM-0'>({
 *   rules: { 'NIM-0': 'Stones' },
 *   rule: 'NIM-0',
 *   table: { stones: { rule: 'NIM-0', codec: whole(1, 9), default: 5, meaning: 'stones at the start' } },
 *   start: ({ stones }) => stones,
 * });
 * optionInfo[0]?.values; // '1..9'
 * setup({ stones: 4 }, 0); // right: 4
 * ```
 */
export const openingBy = <Options extends object, State, Rule extends string>({
  rules,
  rule,
  table,
  start,
  settings,
}: Opening<Options, State, Rule>): Opened<Options, State, Rule> => {
  const options = standard(optionsOf<Options>('options', table));
  const accepted = acceptOptions(options, rules, rule);
  const setup = (given: Options, seed: Seed): Either<Refusal<Rule>, State> =>
    map((chosen: Options) => start(chosen, seed))(accepted(given, seed));
  const contradicted = (given: Options, state: State): string | undefined =>
    settings === undefined ? undefined : firstUnlike(given, settings(state));
  return { rules, optionInfo: optionInfoOf(table), options, setup, contradicted };
};
