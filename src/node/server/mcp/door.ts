/**
 * The interface for agents: an MCP server that offers tools, and rule books and guides as resources.
 *
 * @packageDocumentation
 */
import { isLeft } from 'fp-ts/Either';
import { printFault } from '../../../core/values/fault.js';
import { everyGame } from '../../host/own-games.js';
import { allRules, rulesOf, ruleText } from '../../host/rule-books.js';
import { allGuides, guideText } from './guides.js';
import { outputs } from './outputs.js';
import type { Tool } from './tools.js';

/** Loads the library for the Model Context Protocol; returns undefined if the library is not installed. */
export const load = async (): Promise<typeof import('@modelcontextprotocol/server') | undefined> =>
  import('@modelcontextprotocol/server').catch(() => undefined);

/** The message that names the package needed by {@link load}. */
export const needed = 'agents need a package that is not installed: npm install @modelcontextprotocol/server';

export type McpLibrary = NonNullable<Awaited<ReturnType<typeof load>>>;
type McpServer = InstanceType<McpLibrary['McpServer']>;

const addTools = (
  server: McpServer,
  { fromJsonSchema }: McpLibrary,
  tools: readonly Tool[],
  gone: AbortSignal | undefined,
): void => {
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
        const { signal } = mcpReq;
        const answer = await call(args, gone === undefined ? signal : AbortSignal.any([signal, gone]));
        return isLeft(answer)
          ? { isError: true, content: [{ type: 'text', text: printFault(answer.left) }] }
          : { content: [{ type: 'text', text: answer.right.text }], structuredContent: answer.right.data };
      },
    );
};

const mimeType = 'text/markdown';

/** The content of a resource; a resource that does not exist is an error of the protocol, which names its address. */
const contentOf = ({ ResourceNotFoundError }: McpLibrary, { href }: URL, text: string | undefined) =>
  text === undefined
    ? Promise.reject(new ResourceNotFoundError(href))
    : Promise.resolve({ contents: [{ uri: href, mimeType, text }] });

/** Adds the rule books as resources, and every single rule as a resource of its own. */
const addRules = (server: McpServer, library: McpLibrary): void => {
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
    new library.ResourceTemplate('rulehouse://rules/{game}/{rule}', { list }),
    { title: 'One rule', mimeType },
    async (uri, { game, rule }) => contentOf(library, uri, await ruleText(String(game), String(rule))),
  );
};

/** Adds the guides, tutorials and learning books as resources. */
const addGuides = (server: McpServer, library: McpLibrary): void => {
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
    new library.ResourceTemplate('rulehouse://guides/{folder}/{name}', { list }),
    { title: 'One guide', mimeType },
    async (uri, { folder, name }) => contentOf(library, uri, await guideText(String(folder), String(name))),
  );
};

/** Makes an MCP server with the given tools. The signal `gone` is aborted when the client has left. */
export const doorOf = (
  version: string,
  libraries: McpLibrary,
  tools: readonly Tool[],
  gone?: AbortSignal,
): McpServer => {
  const server = new libraries.McpServer({ name: 'rulehouse', version });
  addTools(server, libraries, tools, gone);
  addRules(server, libraries);
  addGuides(server, libraries);
  return server;
};
