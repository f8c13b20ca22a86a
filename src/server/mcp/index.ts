/**
 * `mcp`: games for agents, as tools and resources of the Model Context Protocol over standard input and output.
 *
 * @packageDocumentation
 */
import { propertiesOf } from '../../core/reading/properties.js';
import { type Either, isLeft, left, right } from 'fp-ts/Either';
import type * as t from 'io-ts';
import { decode, nullable, oneOf, text, whole } from '../../core/reading/codec.js';
import { type Fault, fault, printFault } from '../../core/values/fault.js';
import { json } from '../../core/reading/json.js';
import { exact } from '../../core/reading/objects.js';
import { withDefaults } from '../../core/reading/presets.js';
import { type JsonSchema, schemaOf } from '../../core/reading/schema.js';
import { seats } from '../../core/values/seat.js';
import { everyGame } from '../../host/own-games.js';
import { allGuides, guideText } from './guides.js';
import { allRules, rulesOf, ruleText } from './rules.js';
import { outputs } from './outputs.js';
import { type AgentTable, openFor, type Told, type Wanted } from './tables.js';

/** The libraries of the protocol; undefined where they are not installed. */
const load = async () => {
  try {
    const [server, { serveStdio }] = await Promise.all([
      import('@modelcontextprotocol/server'),
      import('@modelcontextprotocol/server/stdio'),
    ]);
    return { ...server, serveStdio };
  } catch {
    return undefined;
  }
};

type Libraries = NonNullable<Awaited<ReturnType<typeof load>>>;
type McpServer = InstanceType<Libraries['McpServer']>;

/** The most tables of an agent; the oldest one makes room for a new one. */
const mostTables = 100;

const line = (name: string, max: number): t.Type<string> => text(name, max);

const wanted = withDefaults<Wanted>(
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

interface AtTable {
  readonly table: string;
}

interface WithMove extends AtTable {
  readonly move: string;
}

const table = line('the name of a table', 40);

const nothing = exact<object>('nothing', {});
const atTable = exact<AtTable>('a table', { table });
const withMove = exact<WithMove>('a move', { table, move: line('the text of a move', 400) });
const withStart = withDefaults<AtTable & { readonly start: string }>(
  'a question',
  { table, start: line('the beginning of a move', 400) },
  { start: '' },
);
const withBot = withDefaults<AtTable & { readonly bot: string }>(
  'a question',
  { table, bot: line('the text of a bot', 200) },
  { bot: 'mcts:iterations=300' },
);
const withRule = exact<{ readonly rule: string }>('a rule', { rule: line('the number of a rule', 40) });

/** What the arguments of the tools mean. */
const meanings: Readonly<Record<string, string>> = {
  game: 'The id of a game, as `games` lists it: terrafex for instance.',
  options: 'Options of the game by name; those that are left out are as usual.',
  seed: 'The seed of the set-up, to play the same one again; null: one is drawn.',
  seat: 'The seat that you play, from 0; null: all of them.',
  bot: 'A bot with its parameters: random, greedy, mcts:iterations=300.',
  table: 'The name of a table, as `new_table` gave it: t1 for instance.',
  move: 'The text of a move, as `legal` lists it.',
  start: 'Only moves that begin with this text; left out: all.',
  rule: 'The number of a rule: TF-7.9 for instance.',
};

/** A schema in which every argument is explained. */
const explained = (schema: JsonSchema): JsonSchema => ({
  ...schema,
  properties: Object.fromEntries(
    Object.entries(propertiesOf(schema)).map(([name, inner]) => [
      name,
      { ...inner, description: meanings[name] ?? name },
    ]),
  ),
});

/** The answer of a tool. */
type Answer = Either<Fault, Told> | Promise<Either<Fault, Told>>;

/** One tool: its input, and what it does. */
interface Tool {
  readonly name: string;
  readonly description: string;
  readonly schema: Readonly<Record<string, unknown>>;
  readonly isReadOnly: boolean;
  /** The signal is that of a client that wants no answer any more. */
  readonly call: (args: unknown, signal: AbortSignal) => Answer;
}

/** A tool that reads its input by a codec. */
const toolBy =
  (isReadOnly: boolean) =>
  <A>(
    name: string,
    description: string,
    codec: t.Type<A, unknown>,
    call: (args: A, signal: AbortSignal) => Answer,
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

const gameList = (): Told => {
  const games = everyGame().map((any) =>
    any.open(({ id, title, seats: count, optionInfo }) => ({ id, title, seats: count, options: optionInfo })),
  );
  return { text: JSON.stringify(games), data: { games } };
};

const explain = async (number: string): Promise<Either<Fault, Told>> => {
  const rule = allRules().find((one) => one.number === number);
  const text = rule === undefined ? undefined : await ruleText(rule.game, number);
  return text === undefined
    ? left(fault(['rule'], `no rule ${JSON.stringify(number)}`))
    : right({ text, data: { rule: number, text } });
};

/** The tables of an agent, by name. */
class AgentTables {
  readonly #tables = new Map<string, AgentTable>();
  #count = 0;

  /** Answers from a table, if there is one of that name. */
  at(name: string, answer: (table: AgentTable) => Answer): Answer {
    const found = this.#tables.get(name);
    return found === undefined
      ? left(fault(['table'], `no such table; there are: ${[...this.#tables.keys()].join(', ') || 'none'}`))
      : answer(found);
  }

  async open(given: Wanted, signal: AbortSignal): Promise<Either<Fault, Told>> {
    const opened = await openFor(given, signal);
    if (isLeft(opened)) return opened;
    const [oldest] = this.#tables.keys();
    if (this.#tables.size >= mostTables && oldest !== undefined) this.#tables.delete(oldest);
    const name = `t${++this.#count}`;
    this.#tables.set(name, opened.right);
    const { text, data } = opened.right.look();
    return right({ text: `table: ${name}\n${text}`, data: { table: name, ...data } });
  }
}

/** The tools, which share the tables. */
const toolsOf = (tables: AgentTables): readonly Tool[] => [
  asks('games', 'Every game with its id, seats and options.', nothing, () => right(gameList())),
  acts(
    'new_table',
    'Opens a table of a game. You play one seat (null: all seats); a bot plays the others, for instance greedy, random or mcts:iterations=300. Leave out the seed of the set-up and one is drawn.',
    wanted,
    (given, signal) => tables.open(given, signal),
  ),
  asks('look', 'The position as you see it, and what happened since you last looked.', atTable, (args) =>
    tables.at(args.table, (one) => right(one.look())),
  ),
  asks('legal', 'Your legal moves, with words; only those that begin with `start`.', withStart, (args) =>
    tables.at(args.table, (one) => right(one.legal(args.start))),
  ),
  acts('play', 'Makes a move, given as its text. The bots answer at once.', withMove, (args, signal) =>
    tables.at(args.table, (one) => one.play(args.move, signal)),
  ),
  asks('why', 'Says whether a move is legal, and if not, the first rule that it breaks.', withMove, (args) =>
    tables.at(args.table, (one) => right(one.why(args.move))),
  ),
  acts('undo', 'Takes your last move back, and all after it; never past a secret that became known.', atTable, (args) =>
    tables.at(args.table, (one) => one.undo()),
  ),
  asks('explain_rule', 'The text of a rule in the rule book, for instance TF-7.9.', withRule, (args) =>
    explain(args.rule),
  ),
  asks(
    'analyse',
    'The opinion of a bot about the position: moves with visits, worth and expected line.',
    withBot,
    (args, signal) => tables.at(args.table, (one) => one.analyse(args.bot, signal)),
  ),
];

const addTools = (server: McpServer, { fromJsonSchema }: Libraries, tools: readonly Tool[]): void => {
  for (const { name, description, schema, isReadOnly, call } of tools)
    server.registerTool(
      name,
      {
        description,
        inputSchema: fromJsonSchema({ ...schema, type: 'object' }),
        outputSchema: fromJsonSchema({ ...outputs[name], type: 'object' }),
        annotations: { readOnlyHint: isReadOnly },
      },
      async (args: unknown, { mcpReq }) => {
        const answer = await call(args, mcpReq.signal);
        return isLeft(answer)
          ? { isError: true, content: [{ type: 'text', text: printFault(answer.left) }] }
          : { content: [{ type: 'text', text: answer.right.text }], structuredContent: answer.right.data };
      },
    );
};

const mimeType = 'text/markdown';

/** The rule books, and every rule of them. */
const addRules = (server: McpServer, { ResourceTemplate }: Libraries): void => {
  for (const { id, title } of everyGame())
    server.registerResource(
      `rules-${id}`,
      `rulehouse://rules/${id}`,
      { title: `Rules of ${title}`, mimeType },
      async (uri) => ({ contents: [{ uri: uri.href, mimeType, text: await rulesOf(id) }] }),
    );
  const list = () => ({
    resources: allRules().map(({ game, number, title }) => ({
      uri: `rulehouse://rules/${game}/${number}`,
      name: `${number} ${title}`,
      mimeType,
    })),
  });
  server.registerResource(
    'rule',
    new ResourceTemplate('rulehouse://rules/{game}/{rule}', { list }),
    { title: 'One rule', mimeType },
    async (uri, { game, rule }) => {
      const text = await ruleText(String(game), String(rule));
      return { contents: text === undefined ? [] : [{ uri: uri.href, mimeType, text }] };
    },
  );
};

/** The guides, tutorials and learning books. */
const addGuides = (server: McpServer, { ResourceTemplate }: Libraries): void => {
  const list = async () => ({
    resources: (await allGuides()).map(({ name, title, description }) => ({
      uri: `rulehouse://guides/${name}`,
      name: title,
      description,
      mimeType,
    })),
  });
  server.registerResource(
    'guide',
    new ResourceTemplate('rulehouse://guides/{folder}/{name}', { list }),
    { title: 'One guide', mimeType },
    async (uri, { folder, name }) => {
      const text = await guideText(String(folder), String(name));
      return { contents: text === undefined ? [] : [{ uri: uri.href, mimeType, text }] };
    },
  );
};

/** Serves until standard input ends. */
export const mcp = async (version: string): Promise<Either<Fault, void>> => {
  const libraries = await load();
  if (libraries === undefined)
    return left(fault([], 'agents need a package that is not installed: npm install @modelcontextprotocol/server'));
  const tools = toolsOf(new AgentTables());
  libraries.serveStdio(() => {
    const server = new libraries.McpServer({ name: 'rulehouse', version });
    addTools(server, libraries, tools);
    addRules(server, libraries);
    addGuides(server, libraries);
    return server;
  });
  await new Promise<void>((resolve) => process.stdin.once('close', () => resolve()));
  return right(undefined);
};
