/**
 * Ports that are lent: whoever borrows a port can talk to its worker, but cannot end the worker.
 *
 * @packageDocumentation
 */
import type { Port } from './messages.js';

const withoutEnd = (port: Port): Port => ({
  postMessage: (message) => port.postMessage(message),
  ...(port.on === undefined
    ? { addEventListener: (type, listener) => port.addEventListener?.(type, listener) }
    : { on: (type, listener) => port.on?.(type, listener) }),
  start: () => port.start?.(),
});

/** Lends a worker that several sessions share: a session that closes ends its own worker, but not a lent one. */
export const lent = (open: () => Port | undefined) => (): Port | undefined => {
  const port = open();
  return port === undefined ? undefined : withoutEnd(port);
};
