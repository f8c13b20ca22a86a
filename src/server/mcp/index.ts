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
import { games } from '../../games.js';
import { allRules, rulesOf, ruleText } from './rules.js';
import { type AgentTable, openFor, type Wanted } from './tables.js';

const load = async () => {
  try {
    return await Promise.all([import('@modelcontextprotocol/server'), import('@modelcontextprotocol/server/stdio')]);
  } catch {
    return undefined;
  }
};

/** Tables that an agent may have; the oldest makes room for a new one. */
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

/** What a tool answers. */
type Said = Either<Fault, string> | Promise<Either<Fault, string>>;

/** One tool: its input, and what it does. */
interface Tool {
  readonly name: string;
  readonly description: string;
  readonly schema: Readonly<Record<string, unknown>>;
  readonly isReadOnly: boolean;
  readonly call: (args: unknown) => Said;
}

const tool = <A>(
  name: string,
  description: string,
  codec: t.Type<A, unknown>,
  isReadOnly: boolean,
  call: (args: A) => Said,
): Tool => ({
  name,
  description,
  schema: schemaOf(codec),
  isReadOnly,
  call: (args) => {
    const read = decode(codec)(args ?? {});
    return isLeft(read) ? read : call(read.right);
  },
});

const gameList = (): string =>
  JSON.stringify(
    games.map((any) =>
      any.open(({ id, title, seats: count, optionInfo }) => ({ id, title, seats: count, options: optionInfo })),
    ),
  );

/** The tools, with the tables that they share. */
const toolsOf = (): readonly Tool[] => {
  const tables = new Map<string, AgentTable>();
  let count = 0;
  const at = (name: string, use: (found: AgentTable) => Said): Said => {
    const found = tables.get(name);
    return found === undefined
      ? left(fault(['table'], `no such table; there are: ${[...tables.keys()].join(', ') || 'none'}`))
      : use(found);
  };
  const opened = async (given: Wanted): Promise<Either<Fault, string>> => {
    const made = await openFor(given);
    if (isLeft(made)) return made;
    const [oldest] = tables.keys();
    if (tables.size >= mostTables && oldest !== undefined) tables.delete(oldest);
    const name = `t${++count}`;
    tables.set(name, made.right);
    return right(`table: ${name}\n${made.right.look()}`);
  };
  const rule = async (number: string): Promise<Either<Fault, string>> => {
    const found = allRules().find((one) => one.number === number);
    const said = found === undefined ? undefined : await ruleText(found.game, number);
    return said === undefined ? left(fault(['rule'], `no rule ${JSON.stringify(number)}`)) : right(said);
  };
  return [
    tool('games', 'Every game with its id, seats and options.', optionsOf<object>('nothing', {}), true, () =>
      right(gameList()),
    ),
    tool(
      'new_table',
      'Opens a table of a game. You play one seat (null: all seats); a bot plays the others, for instance greedy, random or mcts:iterations=300. Leave out the seed of the set-up and one is drawn.',
      wanted,
      false,
      opened,
    ),
    tool('look', 'The position as you see it, and what happened since.', atTable, true, (args) =>
      at(args.table, (one) => right(one.look())),
    ),
    tool('legal', 'Your legal moves, with words; those that begin with a text.', withStart, true, (args) =>
      at(args.table, (one) => right(one.legal(args.start))),
    ),
    tool('play', 'Makes a move, given as its text. The bots answer at once.', withMove, false, (args) =>
      at(args.table, (one) => one.play(args.move)),
    ),
    tool('why', 'Whether a move is legal, and if not, the first rule that it breaks.', withMove, true, (args) =>
      at(args.table, (one) => right(one.why(args.move))),
    ),
    tool(
      'undo',
      'Takes your last move back, and all after it; never past a secret that became known.',
      atTable,
      false,
      (args) => at(args.table, (one) => one.undo()),
    ),
    tool('explain_rule', 'What the rule book says of a rule, for instance TF-7.9.', withRule, true, (args) =>
      rule(args.rule),
    ),
    tool('analyse', 'What a bot thinks of the position: moves with visits, worth and line.', withBot, true, (args) =>
      at(args.table, (one) => one.analyse(args.bot)),
    ),
  ];
};

/** Serves until standard input ends. */
export const mcp = async (version: string): Promise<Either<Fault, void>> => {
  const loaded = await load();
  if (loaded === undefined)
    return left(fault([], 'agents need a package that is not installed: npm install @modelcontextprotocol/server'));
  const [{ McpServer, ResourceTemplate, fromJsonSchema }, { serveStdio }] = loaded;
  const tools = toolsOf();
  serveStdio(() => {
    const server = new McpServer({ name: 'rulehouse', version });
    for (const { name, description, schema, isReadOnly, call } of tools)
      server.registerTool(
        name,
        {
          description,
          inputSchema: fromJsonSchema({ ...schema, type: 'object' }),
          annotations: { readOnlyHint: isReadOnly },
        },
        async (args: unknown) => {
          const said = await call(args);
          return isLeft(said)
            ? { isError: true, content: [{ type: 'text', text: printFault(said.left) }] }
            : { content: [{ type: 'text', text: said.right }] };
        },
      );
    for (const { id, title } of games)
      server.registerResource(
        `rules-${id}`,
        `rulehouse://rules/${id}`,
        { title: `Rules of ${title}`, mimeType: 'text/markdown' },
        async (uri) => ({
          contents: [{ uri: uri.href, mimeType: 'text/markdown', text: (await rulesOf(id)) ?? '' }],
        }),
      );
    server.registerResource(
      'rule',
      new ResourceTemplate('rulehouse://rules/{game}/{rule}', {
        list: () => ({
          resources: allRules().map(({ game, number, title }) => ({
            uri: `rulehouse://rules/${game}/${number}`,
            name: `${number} ${title}`,
            mimeType: 'text/markdown',
          })),
        }),
      }),
      { title: 'One rule', mimeType: 'text/markdown' },
      async (uri, { game, rule }) => {
        const said = await ruleText(String(game), String(rule));
        return { contents: said === undefined ? [] : [{ uri: uri.href, mimeType: 'text/markdown', text: said }] };
      },
    );
    return server;
  });
  await new Promise<void>((resolve) => process.stdin.once('close', () => resolve()));
  return right(undefined);
};
