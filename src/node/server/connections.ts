/**
 * Limits the number of connections from each address, so that no single address can use up all of them.
 *
 * @packageDocumentation
 */

import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { addTo, countIn } from '../../core/values/counts.js';
import type { Limits } from './limits.js';
import { plainAddress } from './proxy.js';

/**
 * Limits the number of connections, and closes those that are slow or idle. Connections from trusted proxies are not counted per address, because
 * each proxy connects many people.
 */
export const harden = (server: Server, limits: Limits, trusted: readonly string[]): void => {
  server.headersTimeout = 10_000;
  server.requestTimeout = 30_000;
  server.keepAliveTimeout = 10_000;
  server.maxConnections = limits.connections;
  const open = new Map<string, number>();
  server.on('connection', (socket: Socket) => {
    const address = plainAddress(socket.remoteAddress ?? '');
    if (trusted.includes(address)) return;
    if (countIn(open, address) >= limits.connectionsPerAddress) {
      socket.destroy();
      return;
    }
    addTo(open, address);
    socket.once('close', () => {
      addTo(open, address, -1);
      if (countIn(open, address) === 0) open.delete(address);
    });
  });
};
