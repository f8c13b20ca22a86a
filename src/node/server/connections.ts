/**
 * Limits the number of connections from each address, so that no single address can use up all of them.
 *
 * @packageDocumentation
 */
import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Limits } from './limits.js';
import { NetworkCounts } from './networks.js';
import { askerInHeaders } from './peers.js';
import { plainAddress } from './proxy.js';

/**
 * The number of connections of an address beyond its limit that are kept until their first request, and for how many milliseconds. By that request
 * another process shows that it asks for somebody else. All others are closed.
 */
const [mostOnTrial, trial] = [64, 2000];

/** A request on its connection. */
export interface Exchange {
  readonly incoming: Pick<IncomingMessage, 'headers' | 'socket'>;
  readonly outgoing: {
    readonly setHeader: (name: string, value: string) => unknown;
    readonly once: (event: 'close', listener: () => void) => unknown;
  };
}

const refusal = (status: 429 | 503, text: string): Response =>
  Response.json(
    { error: { text, rule: null } },
    { status, headers: { 'Retry-After': '2', 'Cache-Control': 'no-store' } },
  );

/** The connections of a server, each counted under the address of the client for whom it is used. */
export class Connections {
  readonly #counts: NetworkCounts;
  readonly #onTrial = new NetworkCounts(mostOnTrial);
  readonly #trusted: readonly string[];
  readonly #pass: string;
  /** The address under which a connection is counted; one of a trusted proxy, or of another process between two requests, counts under none. */
  readonly #owners = new WeakMap<Socket, string>();
  /** For each connection on trial, what ends its trial. */
  readonly #trials = new WeakMap<Socket, () => void>();

  /** `pass` is the password by which other processes of the store identify themselves. */
  constructor({ connectionsPerAddress, connections }: Limits, trusted: readonly string[], pass: string) {
    this.#counts = new NetworkCounts(connectionsPerAddress, connections);
    this.#trusted = trusted;
    this.#pass = pass;
  }

  /** Counts a new connection; if its address has too many, the connection is closed, at once or after a trial. */
  opened(socket: Socket): void {
    const address = plainAddress(socket.remoteAddress ?? '');
    if (this.#trusted.includes(address)) return;
    socket.once('close', () => this.#giveTo(socket, undefined));
    if (this.#counts.hasRoom(address)) this.#giveTo(socket, address);
    else if (this.#onTrial.hasRoom(address)) this.#try(socket, address);
    else socket.destroy();
  }

  /** Counts a request's connection under who asks; the result is a refusal if that client has too many connections. */
  asked({ incoming, outgoing }: Exchange): Response | undefined {
    const { socket } = incoming;
    const asker = askerInHeaders(incoming.headers, this.#pass);
    const endTrial = this.#trials.get(socket);
    if (asker === undefined) {
      if (endTrial === undefined) return undefined;
      outgoing.setHeader('Connection', 'close');
      return refusal(503, 'too many connections from this address');
    }
    endTrial?.();
    this.#giveTo(socket, undefined);
    if (!this.#counts.hasRoom(asker)) return refusal(429, 'too many connections from this address');
    this.#giveTo(socket, asker);
    outgoing.once('close', () => this.#giveTo(socket, undefined));
    return undefined;
  }

  #try(socket: Socket, address: string): void {
    this.#onTrial.add(address);
    const timer = setTimeout(() => socket.destroy(), trial);
    const end = (): void => {
      if (!this.#trials.delete(socket)) return;
      clearTimeout(timer);
      this.#onTrial.remove(address);
    };
    this.#trials.set(socket, end);
    socket.once('close', end);
  }

  /** Counts a connection under another address, or under none. */
  #giveTo(socket: Socket, address: string | undefined): void {
    const before = this.#owners.get(socket);
    if (before === address) return;
    if (before !== undefined) this.#counts.remove(before);
    if (address === undefined) this.#owners.delete(socket);
    else {
      this.#owners.set(socket, address);
      this.#counts.add(address);
    }
  }
}

/**
 * Limits the number of connections, and closes those that are slow or idle. A connection that cannot be accepted, because the process has no more
 * handles for instance, is reported and ends nothing.
 */
export const harden = (
  server: Server,
  connections: Connections,
  limits: Limits,
  report: (what: string, error: unknown) => void,
): void => {
  server.headersTimeout = 10_000;
  server.requestTimeout = 30_000;
  server.keepAliveTimeout = 10_000;
  server.maxConnections = limits.connections;
  server.on('connection', (socket: Socket) => connections.opened(socket));
  server.on('error', (error) => report('a connection could not be accepted', error));
};
