/**
 * `mcp`: games for agents, as tools and resources of the Model Context Protocol over standard input and output.
 *
 * @packageDocumentation
 */
import { type Either, left, right } from 'fp-ts/Either';
import { type Fault, fault } from '../../../core/values/fault.js';
import { readBot } from '../../host/bots.js';
import { Turns } from '../turns.js';
import { doorOf, load, needed } from './door.js';
import { type Agent, AgentTables, toolsOf } from './tools.js';

/**
 * The only agent of a process. Its bots, and the bots whose opinion it asks, think one after another: otherwise an agent could take time from its
 * opponents by letting others think beside them.
 */
const alone = (): Agent => {
  const turns = new Turns(1);
  return { id: 'here', group: 'here', turn: (think) => turns.takeFor('here', think) };
};

/** Serves an agent until standard input ends. */
export const mcp = async (version: string): Promise<Either<Fault, void>> => {
  const libraries = await load();
  if (libraries === undefined) return left(fault([], needed));
  const { serveStdio } = await import('@modelcontextprotocol/server/stdio');
  let count = 0;
  const tables = new AgentTables({ name: () => `t${++count}`, bot: readBot, listed: true, most: 100, mostOwn: 100 });
  const tools = toolsOf(tables, alone());
  serveStdio(() => doorOf(version, libraries, tools));
  await new Promise<void>((resolve) => process.stdin.once('close', () => resolve()));
  return right(undefined);
};
