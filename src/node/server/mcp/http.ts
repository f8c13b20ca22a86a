/**
 * The interface for agents over HTTP. Between requests, only the tables are kept; a client that knows the name of a table can play at it.
 *
 * @packageDocumentation
 */
import { randomBytes } from 'node:crypto';
import { type Either, isLeft, left, right } from 'fp-ts/Either';
import { type Bot, botInfo, botOf } from '../../../bots/index.js';
import { type Fault, fault } from '../../../core/values/fault.js';
import { readEntrant, usualLimits } from '../../host/entrant.js';
import { type BotOffer, botNamed } from '../bot-offer.js';
import type { Limits } from '../limits.js';
import { networksOf, widestOf } from '../networks.js';
import type { Turns } from '../turns.js';
import { doorOf, load, needed } from './door.js';
import { type Agent, AgentTables, toolsOf } from './tools.js';

/** The interface for agents. It answers a request, given the address from which the request came. */
export interface AgentsDoor {
  readonly fetch: (request: Request, address: string) => Promise<Response>;
  readonly close: () => Promise<void>;
}

/** The greatest numbers of tables: for all agents together, and for the agents at one address. */
const [mostTables, mostOfOne] = [1000, 20];

/** Returns a function that finds a library bot by its text, if the bot stays within the operator's thinking-time limit. */
const botsWithin = (limits: Limits): ((text: string) => Either<Fault, Bot>) => {
  const entrants = botInfo.flatMap(({ name }) => {
    const read = readEntrant(name, usualLimits);
    return isLeft(read) ? [] : [read.right];
  });
  const offer: BotOffer = { entrants, limits };
  return (text) => {
    const named = botNamed(offer, text);
    return isLeft(named) ? named : botOf(named.right.text);
  };
};

/** Opens a server's interface for agents. */
export const agentsDoor = async (
  version: string,
  limits: Limits,
  turns: Turns,
  report: (what: string, error: unknown) => void,
): Promise<Either<Fault, AgentsDoor>> => {
  const libraries = await load();
  if (libraries === undefined) return left(fault([], needed));
  const tables = new AgentTables({
    name: () => randomBytes(12).toString('hex'),
    bot: botsWithin(limits),
    // Agents behind the same address may belong to different people.
    listed: false,
    most: mostTables,
    mostOwn: mostOfOne,
  });
  const agentAt = (address: string): Agent => ({
    id: networksOf(address)[0].name,
    group: widestOf(address),
    turn: (think) => turns.takeFor(address, think),
  });
  const handler = libraries.createMcpHandler(
    ({ authInfo, requestInfo }) =>
      doorOf(version, libraries, toolsOf(tables, agentAt(authInfo?.clientId ?? '')), requestInfo?.signal),
    {
      // Do not log requests that break the protocol. The client gets an error, and the operator can do nothing about it.
      onerror: (error) => {
        if (!error.message.startsWith('Rejected inbound request')) report('an agent could not be answered', error);
      },
      maxRequestBodySize: limits.body,
      maxSubscriptions: limits.watchers,
    },
  );
  return right({
    // Agents have no accounts, so their address identifies them.
    fetch: (request, address) => handler.fetch(request, { authInfo: { token: '', clientId: address, scopes: [] } }),
    close: () => {
      tables.close();
      return handler.close();
    },
  });
};
