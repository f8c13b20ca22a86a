/**
 * Connections of each address: nobody may have so many that others have none.
 *
 * @packageDocumentation
 */
import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Limits } from './limits.js';
import { plainAddress } from './proxy.js';

/** Limits the time and the number of connections. Those of trusted proxies are not counted: they are of many people. */
export const harden = (server: Server, limits: Limits, trusted: readonly string[]): void => {
  server.headersTimeout = 10_000;
  server.requestTimeout = 30_000;
  server.keepAliveTimeout = 10_000;
  server.maxConnections = limits.connections;
  const open = new Map<string, number>();
  server.on('connection', (socket: Socket) => {
    const address = plainAddress(socket.remoteAddress ?? '');
    if (trusted.includes(address)) return;
    const count = (open.get(address) ?? 0) + 1;
    if (count > limits.connectionsPerAddress) {
      socket.destroy();
      return;
    }
    open.set(address, count);
    socket.once('close', () => {
      const left = (open.get(address) ?? 1) - 1;
      if (left === 0) open.delete(address);
      else open.set(address, left);
    });
  });
};
