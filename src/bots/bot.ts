/**
 * Bots: a text names one, and it plays any game of the library.
 *
 * @packageDocumentation
 */
import type { Either } from 'fp-ts/Either';
import { map } from 'fp-ts/Either';
import type { Fault } from '../core/values/fault.js';
import type { Game, GameTypes } from '../core/contract/game.js';
import { type Seed, source } from '../core/values/random.js';
import type { Seat } from '../core/values/seat.js';
import { byDepth } from './alphabeta.js';
import type { Search } from './analysis.js';
import { flatly } from './flat.js';
import { greedily } from './greedy.js';
import { byGuesses } from './ismcts.js';
import type { Knowledge } from './knowledge.js';
import { byTree } from './mcts.js';
import type { BotName, Parameters } from './parameters.js';
import { randomly } from './random.js';
import { type Belief, decisionOf, seatingOf, type Thinking } from './seating.js';
import { type Named, printName, readName } from './text.js';

/** How long a bot thinks: a number of iterations, or a number of milliseconds. */
export type Budget = { readonly iterations: number } | { readonly ms: number };

/** A bot that sits at one table of one game. It remembers what it thought about; each seat needs a player of its own. */
export interface Player<T extends GameTypes> {
  /** How long it thinks about a move. */
  readonly budget: Budget;
  /**
   * Begins to think about what a seat has to decide; undefined if that seat has nothing to decide. All it is told is what the seat sees.
   *
   * `belief` says how to think of what is hidden: a state that the view may stand for, another one at each call. If left out, it is
   * `game.determinize`, to which everything is equally likely.
   */
  readonly look: (view: T['View'], seat: Seat, belief?: Belief<T>) => Search<T['Move']> | undefined;
  /** Tells it that a move was made, by any seat: what it thought about that move is kept for later. Need not be called. */
  readonly told: (move: T['Move']) => void;
}

/** A bot: what its text says, for every game. */
export interface Bot {
  /** Its text, with the parameters in their order. */
  readonly text: string;
  /**
   * Sits down at a table.
   *
   * @param game - the game
   * @param knowledge - what it knows of the game: `{}` for nothing but the rules
   * @param seed - what it leaves to chance comes from here: the same views, one after the other, and the same seed give the same moves
   */
  readonly sit: <T extends GameTypes>(game: Game<T>, knowledge: Knowledge<T>, seed: Seed) => Player<T>;
}

const thinkers: Readonly<Record<BotName, Thinking>> = {
  random: randomly,
  greedy: greedily,
  flat: flatly,
  mcts: byTree,
  ismcts: byGuesses,
  alphabeta: byDepth,
};

const parametersOf = <T extends GameTypes>({ info, given }: Named, { defaults }: Knowledge<T>): Parameters => {
  const values = info.parameters.map(({ name, default: preset }) => [name, given[name] ?? defaults?.[name] ?? preset]);
  // Those that a bot does not have it never looks at; the others are all there.
  return Object.fromEntries(values) as Parameters;
};

/** Bots that need no thought have neither parameter. */
const budgetOf = ({ ms = 0, iterations = 1 }: Partial<Parameters>): Budget => (ms > 0 ? { ms } : { iterations });

const botOfName = (named: Named): Bot => ({
  text: printName(named),
  sit: (game, knowledge, seed) => {
    const parameters = parametersOf(named, knowledge);
    const seating = seatingOf(game, knowledge, parameters, source(seed));
    const budget = budgetOf(parameters);
    const { look, told } = thinkers[named.info.name](seating);
    return {
      budget,
      look: (view, seat, belief) => {
        const decision = decisionOf(seating, view, seat, belief);
        return decision === undefined ? undefined : look(decision);
      },
      told,
    };
  },
});

/**
 * The bot of a text: a name, and parameters where they are to differ from those that suit the game. A text that names none is a fault which
 * says what there is.
 *
 * @param text - for instance `mcts:iterations=1000,cut=20`; {@link botInfo} lists names and parameters
 * @returns the bot, or a fault
 * @fails a fault that lists the names of all bots, or the parameters of this one, for a text that names none of them
 *
 * @example
 * ```ts
 * import { isLeft, isRight, printFault } from 'rulehouse';
 * import { botOf } from 'rulehouse/bots';
 * import { game, initial } from 'rulehouse/terrafex';
 *
 * const bot = botOf('mcts:iterations=50');
 * if (isRight(bot)) bot.right.sit(game, {}, 1).look(initial, 0)?.step(50).iterations; // 50
 * const none = botOf('mcts:iterations=0');
 * if (isLeft(none)) printFault(none.left); // 'mcts.iterations: "0" is not a whole number from 1 to 1000000000'
 * ```
 */
export const botOf = (text: string): Either<Fault, Bot> => map(botOfName)(readName(text));
