/**
 * Bots, each of which is named by a text and can play any game.
 *
 * @packageDocumentation
 */
import type { Either } from 'fp-ts/Either';
import { map } from 'fp-ts/Either';
import type { Game, GameTypes } from '../core/contract/game.js';
import type { Fault } from '../core/values/fault.js';
import { type Seed, source } from '../core/values/random.js';
import type { Seat } from '../core/values/seat.js';
import { byDepth } from './alphabeta.js';
import type { Search } from './analysis.js';
import { carefully } from './careful.js';
import { drafted } from './draft.js';
import { flatly } from './flat.js';
import { greedily } from './greedy.js';
import { byGuesses } from './ismcts.js';
import type { Knowledge } from './knowledge.js';
import { byTree } from './mcts.js';
import { mixed } from './mixed.js';
import { type BotName, type Parameters, valuesFor } from './parameters.js';
import { byPlan } from './plan.js';
import { randomly } from './random.js';
import { type Belief, type Decision, decisionOf, type SearchMaker, type Seating, seatingOf } from './seating.js';
import { type ParsedBot, printName, readName } from './text.js';

/** The thinking time of a bot: a number of iterations, or a number of milliseconds. */
export type Budget = { readonly iterations: number } | { readonly ms: number };

/** A player: a bot that sits at a table and plays one game there. A player remembers its searches, so each seat needs a player of its own. */
export interface Player<T extends GameTypes> {
  /** The bot's thinking time for a move. */
  readonly budget: Budget;
  /**
   * Begins to think about a seat's decision; returns `undefined` if the seat has nothing to decide. The player sees only the seat's view of the game.
   *
   * `belief` fills in the hidden information: each call returns a new state that is consistent with the view. If `belief` is left out,
   * `game.determinize` is used, which makes all possibilities equally likely.
   */
  readonly look: (view: T['View'], seat: Seat, belief?: Belief<T>) => Search<T['Move']> | undefined;
  /**
   * Tells the player that a seat made a move, so that the player can keep the part of its search that follows the move. Telling the player about
   * moves is optional.
   */
  readonly told: (move: T['Move']) => void;
}

/** A bot that can play every game and is described by its text. */
export interface Bot {
  /** The text of the bot, which lists the parameters in their usual order. */
  readonly text: string;
  /** True if the bot uses what was learned by self-play, so that `loadLearned` must load it before the bot sits down; if left out, it does not. */
  readonly needsLearned?: boolean;
  /**
   * Makes a player for one seat at a table.
   *
   * @param game - the game that is played at the table
   * @param knowledge - what the bot knows about the game; `{}` if the bot is to know only the rules
   * @param seed - the seed of the bot's random choices: the same views in the same order and the same seed give the same moves
   */
  readonly sit: <T extends GameTypes>(game: Game<T>, knowledge: Knowledge<T>, seed: Seed) => Player<T>;
}

const thinkers: Readonly<Record<BotName, SearchMaker>> = {
  random: randomly,
  careful: carefully,
  greedy: greedily,
  flat: flatly,
  mcts: byTree,
  ismcts: byGuesses,
  alphabeta: byDepth,
  plan: byPlan,
};

/** Reads the thinking time from a bot's parameters; bots that do not search have no parameter for it. */
const budgetOf = ({ ms = 0, iterations = 1 }: Partial<Parameters>): Budget => (ms > 0 ? { ms } : { iterations });

/** The number of parts into which chances are divided when a hidden move is drawn. */
const parts = 0x1_0000_0000;

/** The value of the parameter `by` with which a bot uses what was learned by self-play. */
const byLearned = 2;

/** What a bot uses of the knowledge about a game: if it asks for what was learned, this replaces the other parts. */
const usedBy = <T extends GameTypes>({ given }: ParsedBot, knowledge: Knowledge<T>): Knowledge<T> =>
  given.by === byLearned ? { ...knowledge, ...knowledge.learned } : knowledge;

/** True if a bot draws a decision because it is part of a draft. A bot that plays for the score has no opinion about drafts. */
const isDrafted = <T extends GameTypes>(
  { knowledge: { isDraft }, parameters: { spread, by } }: Seating<T>,
  { legal, view }: Decision<T>,
): boolean => spread > 0 && by !== 0 && legal.length > 1 && isDraft?.(view) === true;

const botOfName = (named: ParsedBot): Bot => ({
  text: printName(named),
  needsLearned: named.given.by === byLearned,
  sit: (game, all, seed) => {
    const knowledge = usedBy(named, all);
    const parameters = valuesFor(named.info, { ...knowledge.defaults, ...named.given });
    const random = source(seed);
    const seating = seatingOf(game, knowledge, parameters, random);
    const budget = budgetOf(parameters);
    const { look, told } = thinkers[named.info.name](seating);
    return {
      budget,
      look: (view, seat, belief) => {
        const decision = decisionOf(seating, view, seat, belief);
        if (decision === undefined) return undefined;
        if (isDrafted(seating, decision))
          return drafted(seating, decision, parameters.spread, random.below(parts) / parts);
        const isDrawn = parameters.mix > 0 && decision.legal.length > 1 && game.isSecret(view);
        return isDrawn ? mixed(look(decision), parameters.mix, random.below(parts) / parts) : look(decision);
      },
      told,
    };
  },
});

/**
 * Returns the bot that a text names; the text is a name and the parameters that differ from the game's defaults. A text that does not name a bot
 * gives a fault, which lists the names of all bots.
 *
 * @param text - for instance `mcts:iterations=1000,cut=20`; {@link botInfo} lists the names and parameters
 * @returns the bot that the text names, or a fault
 * @fails if the text is wrong, a fault that lists the names of all bots or, if the bot's name is known, the parameters of this bot
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
