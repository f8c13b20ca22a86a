/**
 * The tools for agents, with their inputs and actions, and the tables at which the tools act.
 *
 * @packageDocumentation
 */
import { type Either, isLeft, left, right } from 'fp-ts/Either';
import type * as t from 'io-ts';
import type { Bot } from '../../../bots/index.js';
import { decode, nullable, oneOf, text, whole } from '../../../core/reading/codec.js';
import { json } from '../../../core/reading/json.js';
import { exact } from '../../../core/reading/objects.js';
import { withDefaults } from '../../../core/reading/presets.js';
import { propertiesOf } from '../../../core/reading/properties.js';
import { type JsonSchema, schemaOf } from '../../../core/reading/schema.js';
import { type Fault, fault } from '../../../core/values/fault.js';
import { seats } from '../../../core/values/seat.js';
import { everyGame } from '../../host/own-games.js';
import { allRules, ruleText } from '../../host/rule-books.js';
import { type AgentAnswer, type AgentTable, type AgentTableRequest, openFor } from './tables.js';
import type { Turn } from './thinking.js';

const line = (name: string, max: number): t.Type<string> => text(name, max);

const wanted = withDefaults<AgentTableRequest>(
  'a table',
  {
    game: line('the id of a game', 40),
    options: json,
    seed: nullable(whole(0, Number.MAX_SAFE_INTEGER)),
    seat: nullable(oneOf(...seats)),
    bot: line('the text of a bot', 200),
  },
  { options: {}, seed: null, seat: 0, bot: 'greedy' },
);

interface TableInput {
  readonly table: string;
}

interface MoveInput extends TableInput {
  readonly move: string;
}

const table = line('the name of a table', 40);

const nothing = exact<object>('nothing', {});
const atTable = exact<TableInput>('a table', { table });
const withMove = exact<MoveInput>('a move', { table, move: line('the text of a move', 400) });
const withStart = withDefaults<TableInput & { readonly start: string }>(
  'a question',
  { table, start: line('the beginning of a move', 400) },
  { start: '' },
);
const withBot = withDefaults<TableInput & { readonly bot: string }>(
  'a question',
  { table, bot: line('the text of a bot', 200) },
  { bot: 'mcts:iterations=300' },
);
const withRule = exact<{ readonly rule: string }>('a rule', { rule: line('the number of a rule', 40) });

/** The explanations of the tools' arguments, keyed by argument name. */
const meanings: Readonly<Record<string, string>> = {
  game: 'The id of a game, as `games` lists it: terrafex for instance.',
  options:
    'Options of the game by name; those that are left out are as usual, with a limit for a game that need not end (0: none).',
  seed: 'The seed of the set-up, to play the same one again; null: one is drawn at random.',
  seat: 'The seat that you play, from 0; null: all of them.',
  bot: 'A bot with its parameters: random, greedy, mcts:iterations=300.',
  table: 'The name of a table, as `new_table` gave it: t1 for instance.',
  move: 'The text of a move, as `legal` lists it.',
  start: 'Only moves that begin with this text; default: all.',
  rule: 'The number of a rule: TF-7.9 for instance.',
};

/** Adds an explanation to every argument in a schema. */
const explained = (schema: JsonSchema): JsonSchema => ({
  ...schema,
  properties: Object.fromEntries(
    Object.entries(propertiesOf(schema)).map(([name, inner]) => [
      name,
      { ...inner, description: meanings[name] ?? name },
    ]),
  ),
});

/** A tool's answer, or a promise of it. */
type ToolAnswer = Either<Fault, AgentAnswer> | Promise<Either<Fault, AgentAnswer>>;

/** One tool: its input and its action. */
export interface Tool {
  readonly name: string;
  readonly description: string;
  readonly schema: Readonly<Record<string, unknown>>;
  readonly isReadOnly: boolean;
  /** Runs the tool. The given signal is aborted when the client no longer wants an answer. */
  readonly call: (args: unknown, signal: AbortSignal) => ToolAnswer;
}

/** Makes a tool that reads its input with a codec. */
const toolBy =
  (isReadOnly: boolean) =>
  <A>(
    name: string,
    description: string,
    codec: t.Type<A, unknown>,
    call: (args: A, signal: AbortSignal) => ToolAnswer,
  ): Tool => ({
    name,
    description,
    schema: explained(schemaOf(codec)),
    isReadOnly,
    call: (args, signal) => {
      const read = decode(codec)(args ?? {});
      return isLeft(read) ? read : call(read.right, signal);
    },
  });

const asks = toolBy(true);
const acts = toolBy(false);

const gameList = (): AgentAnswer => {
  const games = everyGame().map((any) =>
    any.open(({ id, title, seats: count, optionInfo }) => ({ id, title, seats: count, options: optionInfo })),
  );
  return { text: JSON.stringify(games), data: { games } };
};

const explain = async (number: string): Promise<Either<Fault, AgentAnswer>> => {
  const rule = allRules().find((one) => one.number === number);
  const text = rule === undefined ? undefined : await ruleText(rule.game, number);
  return text === undefined
    ? left(fault(['rule'], `no rule ${JSON.stringify(number)}`))
    : right({ text, data: { rule: number, text } });
};

/** The permissions and limits of the agents that use an interface. */
export interface AgentLimits {
  /** Makes the name of the next table. Over HTTP, a client that knows the table's name can play at the table. */
  readonly name: () => string;
  /** Finds the bot that a text names. */
  readonly bot: (text: string) => Either<Fault, Bot>;
  /** True if agents may list their tables. */
  readonly listed: boolean;
  /**
   * The greatest numbers of tables: for all agents together, and for a single agent. Once either number is reached, a new table replaces the least
   * recently used one of the group with the most tables, or of the agent.
   */
  readonly most: number;
  readonly mostOwn: number;
}

/** Who asks. */
export interface Agent {
  /** The name under which an agent's tables are counted; knowing this name does not give access to the tables. */
  readonly id: string;
  /** The name of all agents that may belong together. Where there are too many tables, those of the largest group give way. */
  readonly group: string;
  /** Waits until the agent may use the processor, and then runs the given function. */
  readonly turn: Turn;
}

interface OpenAgentTable {
  readonly table: AgentTable;
  readonly by: string;
  readonly group: string;
}

/** The tables of all agents that use one interface, by name; the most recently used tables come last. */
export class AgentTables {
  readonly allowed: AgentLimits;
  readonly #tables = new Map<string, OpenAgentTable>();
  /** For each agent, the number of bots that think for it or wait for their turn. */
  readonly #busy = new Map<string, number>();

  constructor(allowed: AgentLimits) {
    this.allowed = allowed;
  }

  /** Passes the table with the given name to `answer`; the result is a fault if there is no such table. */
  at(name: string, { id }: Agent, answer: (table: AgentTable) => Promise<Either<Fault, AgentAnswer>>): ToolAnswer {
    const found = this.#tables.get(name);
    if (found === undefined)
      return left(
        fault(
          ['table'],
          `no such table${this.allowed.listed ? `; there are: ${this.#of(id).join(', ') || 'none'}` : ''}`,
        ),
      );
    this.#tables.delete(name);
    this.#tables.set(name, found);
    return answer(found.table);
  }

  /** The names of an agent's tables. */
  #of(id: string): readonly string[] {
    return [...this.#tables].flatMap(([name, { by }]) => (by === id ? [name] : []));
  }

  /** The names of the tables of the group with the most tables. */
  #ofLargest(): readonly string[] {
    const groups = new Map<string, string[]>();
    for (const [name, { group }] of this.#tables) {
      const names = groups.get(group) ?? [];
      names.push(name);
      groups.set(group, names);
    }
    return [...groups.values()].reduce<readonly string[]>((most, one) => (one.length > most.length ? one : most), []);
  }

  /** If there is no room for one more table, removes the first of the given tables, which was used least recently. */
  #makeRoom(names: readonly string[], most: number): void {
    const [oldest] = names;
    if (names.length < most || oldest === undefined) return;
    this.#tables.get(oldest)?.table.close();
    this.#tables.delete(oldest);
  }

  /** The turn of an agent, which counts the bots that think or wait for it, at tables that made room for others too. */
  #turnOf({ id, turn }: Agent): Agent['turn'] {
    return async (think) => {
      this.#busy.set(id, this.#busyOf(id) + 1);
      try {
        return await turn(think);
      } finally {
        const rest = this.#busyOf(id) - 1;
        if (rest === 0) this.#busy.delete(id);
        else this.#busy.set(id, rest);
      }
    };
  }

  /** Calls `begin` with the turn of an agent, unless as many bots as the agent may have tables think for it already. */
  async think<A>(
    agent: Agent,
    begin: (turn: Turn) => Either<Fault, A> | Promise<Either<Fault, A>>,
  ): Promise<Either<Fault, A>> {
    const { mostOwn } = this.allowed;
    if (this.#busyOf(agent.id) < mostOwn) return begin(this.#turnOf(agent));
    return left(fault([], `${mostOwn} bots think for you already: wait for one of them`));
  }

  #busyOf(id: string): number {
    return this.#busy.get(id) ?? 0;
  }

  async open(given: AgentTableRequest, agent: Agent, signal: AbortSignal): Promise<Either<Fault, AgentAnswer>> {
    const { id, group } = agent;
    const bot = this.allowed.bot(given.bot);
    if (isLeft(bot)) return bot;
    const opened = await this.think(agent, (turn) => openFor(given, bot.right, turn));
    if (isLeft(opened)) return opened;
    this.#makeRoom(this.#of(id), this.allowed.mostOwn);
    if (this.#tables.size >= this.allowed.most) this.#makeRoom(this.#ofLargest(), 1);
    const [name, table] = [this.allowed.name(), opened.right];
    this.#tables.set(name, { table, by: id, group });
    return table.whenReady(signal, () => {
      const { text, data } = table.look();
      return right({ text: `table: ${name}\n${text}`, data: { table: name, ...data } });
    });
  }

  /** Lets the bots of all tables stop thinking, because nobody will ask for their answers any more. */
  close(): void {
    for (const { table } of this.#tables.values()) table.close();
  }
}

/** Makes the tools for an agent. */
export const toolsOf = (tables: AgentTables, agent: Agent): readonly Tool[] => [
  asks('games', 'Every game with its id, seats and options.', nothing, () => right(gameList())),
  acts(
    'new_table',
    'Opens a table of a game. You play one seat (null: all seats); a bot plays the others, for instance greedy, random or mcts:iterations=300. Leave out the seed of the set-up and one is drawn at random.',
    wanted,
    (given, signal) => tables.open(given, agent, signal),
  ),
  asks('look', 'The position as you see it, and what happened since you last looked.', atTable, (args, signal) =>
    tables.at(args.table, agent, (one) => one.whenReady(signal, () => right(one.look()))),
  ),
  asks('legal', 'Your legal moves, with words; only those that begin with `start`.', withStart, (args, signal) =>
    tables.at(args.table, agent, (one) => one.whenReady(signal, () => right(one.legal(args.start)))),
  ),
  acts(
    'play',
    'Makes a move, given as its text, and waits for the bots. If you cancel the call, they think on, and your next call waits for them.',
    withMove,
    (args, signal) => tables.at(args.table, agent, (one) => one.play(args.move, signal)),
  ),
  asks('why', 'Says whether a move is legal, and if not, the first rule that it breaks.', withMove, (args, signal) =>
    tables.at(args.table, agent, (one) => one.whenReady(signal, () => right(one.why(args.move)))),
  ),
  acts(
    'undo',
    'Takes your last move back, and all after it; never past a secret that became known.',
    atTable,
    (args, signal) => tables.at(args.table, agent, (one) => one.whenReady(signal, () => one.undo())),
  ),
  asks('explain_rule', 'The text of a rule in the rule book, for instance TF-7.9.', withRule, (args) =>
    explain(args.rule),
  ),
  asks(
    'analyse',
    'The opinion of a bot about the position: moves with visits, worth and expected line.',
    withBot,
    (args, signal) =>
      tables.at(args.table, agent, async (one) => {
        const bot = tables.allowed.bot(args.bot);
        return isLeft(bot) ? bot : tables.think(agent, (turn) => one.analyse(bot.right, signal, turn));
      }),
  ),
];
