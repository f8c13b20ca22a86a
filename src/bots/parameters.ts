/**
 * The parameters of bots: their names, meanings and bounds.
 *
 * @packageDocumentation
 */
import { constant } from '../core/values/constant.js';

/** The description of one parameter of bots. Every value of a parameter is a whole number. */
export interface ParameterInfo {
  /** The parameter's name, as it appears in the text of a bot. */
  readonly name: ParameterName;
  /** The least value. */
  readonly min: number;
  /** The greatest value. */
  readonly max: number;
  /** The value that is used if neither the bot's text nor the game's own defaults give one. */
  readonly default: number;
  /** What it decides. */
  readonly meaning: string;
}

/** The name of a parameter of a bot. */
export type ParameterName =
  | 'iterations'
  | 'ms'
  | 'nodes'
  | 'cut'
  | 'pick'
  | 'explore'
  | 'widen'
  | 'rivals'
  | 'order'
  | 'paranoid'
  | 'reuse'
  | 'depth'
  | 'by'
  | 'width'
  | 'turns'
  | 'mix'
  | 'spread';

/** A value for each parameter of a bot. */
export type Parameters = Readonly<Record<ParameterName, number>>;

/** Values of parameters that are known to suit a game. */
export type Defaults = Readonly<Partial<Record<ParameterName, number>>>;

const parameter = (name: ParameterName, min: number, max: number, preset: number, meaning: string): ParameterInfo => ({
  name,
  min,
  max,
  default: preset,
  meaning,
});

const iterations = parameter('iterations', 1, 1_000_000_000, 1000, 'iterations for one move');
/**
 * The number of positions that alpha-beta examines. Each position counts as one iteration and takes about ten microseconds. The default is the number
 * of positions that such a search needs to recognise an ending.
 */
const positions = parameter('iterations', 1, 1_000_000_000, 100_000, 'positions examined for one move');
const ms = parameter('ms', 0, 3_600_000, 0, 'milliseconds for one move; 0: iterations decide');
const nodes = parameter('nodes', 100, 10_000_000, 100_000, 'maximum number of positions in memory');
const cut = parameter('cut', 0, 100_000, 20, 'random plies before a position is evaluated; 0: none');
const pick = parameter('pick', 1, 100, 1, 'each random ply takes the best of this many moves; 1: any');
const explore = parameter('explore', 0, 1000, 70, 'preference for rarely tried moves, in hundredths');
const widen = parameter('widen', 0, 1000, 0, 'moves considered, in tenths of the square root of the visits; 0: all');
const rivals = parameter('rivals', 0, 1000, 0, 'the same for moves of other teams; 0: as for own moves');
const order = parameter('order', 0, 1, 1, 'the best moves first: 1 yes, 0 no');
const paranoid = parameter('paranoid', 0, 1, 0, 'all others play against this seat: 1 yes, 0 no');
const reuse = parameter('reuse', 0, 1, 1, 'the tree is kept: 1 yes, 0 no');
const depth = parameter('depth', 1, 200, 200, 'maximum number of plies to look ahead');
const by = parameter('by', 0, 2, 0, 'evaluation by: 0 the score, 1 the knowledge, 2 what self-play has taught');
/** Searches always evaluate by knowledge, if there is any. */
const byKnowledge = parameter('by', 1, 2, 1, 'evaluation by: 1 the knowledge, 2 what self-play has taught');
const mix = parameter('mix', 0, 5, 1, 'hidden moves: 0 the best; 1 drawn by visits; 2 and more flatter');
/** Terra Mystica has a default of its own; see what bots know about it. */
const spread = parameter('spread', 0, 1000, 0, 'drafts drawn: half the chance at so many points less; 0: the best');

const positionsOfPlan = parameter('iterations', 1, 1_000_000_000, 10_000, 'positions examined for one move');
const width = parameter('width', 1, 1024, 4, 'maximum number of lines to follow');
const turns = parameter('turns', 1, 1000, 8, 'turns to try from each line');

/** The description of one kind of bot. */
export interface BotInfo {
  /** The first word of the bot's text. */
  readonly name: BotName;
  /** A few words on how the bot chooses its moves. */
  readonly meaning: string;
  /** The parameters of the bot, in the order in which its text gives them. */
  readonly parameters: readonly ParameterInfo[];
}

/** The first word in the text of a bot, which names the kind of bot. */
export type BotName = 'random' | 'careful' | 'greedy' | 'flat' | 'mcts' | 'ismcts' | 'alphabeta' | 'plan';

const budget = [iterations, ms];

/** The bot that plans. */
export const planInfo: BotInfo = /* @__PURE__ */ constant<BotInfo>({
  name: 'plan',
  meaning: 'plans of one seat until the end of the round, for Terra Mystica',
  parameters: [positionsOfPlan, ms, width, turns, byKnowledge, spread],
});

/**
 * Every kind of bot, with its parameters.
 *
 * @example
 * ```ts
 * import { botInfo } from 'rulehouse/bots';
 * botInfo.map(({ name }) => name); // ['random', 'careful', 'greedy', 'flat', 'mcts', 'ismcts', 'alphabeta', 'plan']
 * ```
 */
export const botInfo: readonly BotInfo[] = constant<readonly BotInfo[]>([
  { name: 'random', meaning: 'any legal move', parameters: [] },
  { name: 'careful', meaning: 'any legal move that does not lose at once', parameters: [] },
  { name: 'greedy', meaning: 'the best position after one move, ties at random', parameters: [by, spread] },
  {
    name: 'flat',
    meaning: 'random play after each move, more often after better ones',
    parameters: [...budget, cut, pick, explore],
  },
  {
    name: 'mcts',
    meaning: 'a tree search with random play; proves wins and losses',
    parameters: [...budget, nodes, cut, pick, explore, widen, rivals, order, paranoid, reuse, byKnowledge, mix, spread],
  },
  {
    name: 'ismcts',
    meaning: 'the same search, with a new guess of the hidden information in each iteration',
    parameters: [...budget, nodes, cut, pick, explore, order, mix],
  },
  {
    name: 'alphabeta',
    meaning: 'iterative deepening over all moves, for two seats',
    parameters: [positions, ms, nodes, depth],
  },
  planInfo,
]);

/** The values of a bot's parameters: the given ones, and the default values of all others. */
export const valuesFor = ({ parameters }: BotInfo, given: Defaults): Parameters =>
  // Every parameter of the bot has a value, and bots read no other parameters.
  Object.fromEntries(parameters.map(({ name, default: preset }) => [name, given[name] ?? preset])) as Parameters;
