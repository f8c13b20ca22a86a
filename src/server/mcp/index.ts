/**
 * `mcp`: games for agents, as tools and resources of the Model Context Protocol over standard input and output.
 *
 * @packageDocumentation
 */
import { type Either, isLeft, left, right } from 'fp-ts/Either';
import type * as t from 'io-ts';
import { decode, nullable, oneOf, text, whole } from '../../core/reading/codec.js';
import { type Fault, fault, printFault } from '../../core/values/fault.js';
import { json } from '../../core/reading/json.js';
import { optionsOf } from '../../core/reading/objects.js';
import { schemaOf } from '../../core/reading/schema.js';
import { seats } from '../../core/values/seat.js';
import { everyGame } from '../../host/own-games.js';
import { allGuides, guideText } from './guides.js';
import { allRules, rulesOf, ruleText } from './rules.js';
import { type AgentTable, openFor, type Wanted } from './tables.js';

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

const wanted = optionsOf<Wanted>('a table', {
  game: { codec: line('the id of a game', 40), default: '' },
  options: { codec: json, default: {} },
  seed: { codec: nullable(whole(0, Number.MAX_SAFE_INTEGER)), default: null },
  seat: { codec: nullable(oneOf(...seats)), default: 0 },
  bot: { codec: line('the text of a bot', 200), default: 'greedy' },
});

interface AtTable {
  readonly table: string;
}

interface WithMove extends AtTable {
  readonly move: string;
}

const table = { codec: line('the name of a table', 40), default: '' };
const move = { codec: line('the text of a move', 400), default: '' };

const atTable = optionsOf<AtTable>('a table', { table });
const withMove = optionsOf<WithMove>('a move', { table, move });
const withStart = optionsOf<AtTable & { readonly start: string }>('a question', {
  table,
  start: { codec: line('the beginning of a move', 400), default: '' },
});
const withBot = optionsOf<AtTable & { readonly bot: string }>('a question', {
  table,
  bot: { codec: line('the text of a bot', 200), default: 'mcts:iterations=300' },
});
const withRule = optionsOf<{ readonly rule: string }>('a rule', {
  rule: { codec: line('the number of a rule', 40), default: '' },
});

/** The answer of a tool. */
type Answer = Either<Fault, string> | Promise<Either<Fault, string>>;

/** One tool: its input, and what it does. */
interface Tool {
  readonly name: string;
  readonly description: string;
  readonly schema: Readonly<Record<string, unknown>>;
  readonly isReadOnly: boolean;
  readonly call: (args: unknown) => Answer;
}

/** A tool that reads its input by a codec. */
const toolBy =
  (isReadOnly: boolean) =>
  <A>(name: string, description: string, codec: t.Type<A, unknown>, call: (args: A) => Answer): Tool => ({
    name,
    description,
    schema: schemaOf(codec),
    isReadOnly,
    call: (args) => {
      const read = decode(codec)(args ?? {});
      return isLeft(read) ? read : call(read.right);
    },
  });

const asks = toolBy(true);
const acts = toolBy(false);

const gameList = (): string =>
  JSON.stringify(
    everyGame().map((any) =>
      any.open(({ id, title, seats: count, optionInfo }) => ({ id, title, seats: count, options: optionInfo })),
    ),
  );

const explain = async (number: string): Promise<Either<Fault, string>> => {
  const rule = allRules().find((one) => one.number === number);
  const text = rule === undefined ? undefined : await ruleText(rule.game, number);
  return text === undefined ? left(fault(['rule'], `no rule ${JSON.stringify(number)}`)) : right(text);
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

  async open(given: Wanted): Promise<Either<Fault, string>> {
    const opened = await openFor(given);
    if (isLeft(opened)) return opened;
    const [oldest] = this.#tables.keys();
    if (this.#tables.size >= mostTables && oldest !== undefined) this.#tables.delete(oldest);
    const name = `t${++this.#count}`;
    this.#tables.set(name, opened.right);
    return right(`table: ${name}\n${opened.right.look()}`);
  }
}

/** The tools, which share the tables. */
const toolsOf = (tables: AgentTables): readonly Tool[] => [
  asks('games', 'Every game with its id, seats and options.', optionsOf<object>('nothing', {}), () =>
    right(gameList()),
  ),
  acts(
    'new_table',
    'Opens a table of a game. You play one seat (null: all seats); a bot plays the others, for instance greedy, random or mcts:iterations=300. Leave out the seed of the set-up and one is drawn.',
    wanted,
    (given) => tables.open(given),
  ),
  asks('look', 'The position as you see it, and what happened since you last looked.', atTable, (args) =>
    tables.at(args.table, (one) => right(one.look())),
  ),
  asks('legal', 'Your legal moves, with words; only those that begin with `start`.', withStart, (args) =>
    tables.at(args.table, (one) => right(one.legal(args.start))),
  ),
  acts('play', 'Makes a move, given as its text. The bots answer at once.', withMove, (args) =>
    tables.at(args.table, (one) => one.play(args.move)),
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
    (args) => tables.at(args.table, (one) => one.analyse(args.bot)),
  ),
];

const addTools = (server: McpServer, { fromJsonSchema }: Libraries, tools: readonly Tool[]): void => {
  for (const { name, description, schema, isReadOnly, call } of tools)
    server.registerTool(
      name,
      {
        description,
        inputSchema: fromJsonSchema({ ...schema, type: 'object' }),
        annotations: { readOnlyHint: isReadOnly },
      },
      async (args: unknown) => {
        const answer = await call(args);
        return isLeft(answer)
          ? { isError: true, content: [{ type: 'text', text: printFault(answer.left) }] }
          : { content: [{ type: 'text', text: answer.right }] };
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
